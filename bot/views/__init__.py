"""From plain panels to Discord: layouts, custom ids, replies, and the notifier that keeps messages up to date."""
