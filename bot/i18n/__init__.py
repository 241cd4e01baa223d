"""Languages: every sentence lives in locales/*.ftl, behind the Localizer."""
