"""The languages we speak, and which of several is spoken."""

from __future__ import annotations

from functools import cache
from importlib.resources import files
from typing import Final, NamedTuple

from babel import Locale

FALLBACK: Final = "en"
RIGHT_TO_LEFT: Final = frozenset({"ar", "fa", "he"})
LOCALES: Final = files("bot.i18n") / "locales"


class Tongue(NamedTuple):
    """What is known of the language of a person."""

    chosen: str | None = None
    """A language of ours, if the person chose one."""
    seen: str | None = None
    """The locale of the person's Discord when it was last seen: "sv-SE"."""


@cache
def languages() -> tuple[str, ...]:
    """The languages there are files for, English first: "en", "cs" ..."""
    found = {file.name.removesuffix(".ftl") for file in LOCALES.iterdir() if file.name.endswith(".ftl")}
    return (FALLBACK, *sorted(found - {FALLBACK}))


def written(language: str) -> str:
    """The sentences of one of the languages, as Fluent."""
    return (LOCALES / f"{language}.ftl").read_text("utf-8")


def language_of(locale: str | None) -> str | None:
    """The language we have for a locale as Discord or an operating system writes it: "sv-SE", "sv_SE", "en-GB"."""
    wanted = (locale or "").replace("_", "-").partition("-")[0].lower()
    return wanted if wanted in languages() else None


def first_of(*locales: str | None) -> str:
    """The first language of these that we speak, else English."""
    return next(filter(None, map(language_of, locales)), FALLBACK)


@cache
def own_name(language: str) -> str:
    """What a language calls itself: "Svenska"."""
    name = Locale(language).get_display_name() or language
    return name[:1].upper() + name[1:]
