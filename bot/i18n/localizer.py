"""Every sentence the bot says, in the reader's language; English stands in for what is not translated yet."""

from __future__ import annotations

from collections.abc import Iterable
from datetime import datetime
from functools import cache
from typing import Final

from babel import Locale
from babel.dates import format_date
from babel.lists import format_list
from babel.numbers import format_decimal, format_percent
from fluent.runtime import FluentBundle, FluentResource

from bot.i18n.languages import FALLBACK, RIGHT_TO_LEFT, first_of, written
from bot.i18n.shortening import shortened

LONGEST: Final = 2_000
"""Letters of what is put into a sentence; Fluent takes 2,500 before it fails."""


class MissingSentence(LookupError):
    """No language has a sentence under this key, or it lacks a variable that the sentence needs."""


@cache
def _bundle(language: str) -> FluentBundle:
    """The sentences of one language.

    Variables are isolated where the script runs right to left; in other languages the names, which alone may hold
    such letters, bring their own isolation (`names.safe_name`).
    """
    bundle = FluentBundle([language], use_isolating=language in RIGHT_TO_LEFT)
    bundle.add_resource(FluentResource(written(language)))
    return bundle


def _short(value: str | int) -> str | int:
    return shortened(value, LONGEST) if isinstance(value, str) else value


class Localizer:
    """Says things in one language. Cheap to keep; get one with `for_locale`."""

    def __init__(self, language: str, *, strict: bool = True) -> None:
        """`language` has a file in `locales`. A sentence nobody wrote raises when `strict`, else its key is said."""
        self.language = language
        self._locale = Locale(language)
        self._strict = strict
        self._bundles = tuple(_bundle(name) for name in dict.fromkeys((language, FALLBACK)))

    @classmethod
    def for_locale(cls, *locales: str | None) -> Localizer:
        """For a locale such as "sv-SE", of several for the first whose language we speak, else English."""
        return _localizer(first_of(*locales))

    def say(self, key: str, **variables: str | int) -> str:
        """The sentence under `key`. Raises MissingSentence if there is none or a variable is not given (`strict`)."""
        short = {name: _short(value) for name, value in variables.items()}
        for bundle in self._bundles:
            if not bundle.has_message(key) or (pattern := bundle.get_message(key).value) is None:
                continue
            sentence, errors = bundle.format_pattern(pattern, short)
            if errors and self._strict:
                raise MissingSentence(f"{key}: {errors[0]}")
            return str(sentence)
        if self._strict:
            raise MissingSentence(key)
        return key

    def number(self, value: int) -> str:
        """A whole number: 1,234."""
        return format_decimal(value, locale=self._locale)

    def signed(self, value: int) -> str:
        """A change of a score, with its sign: +5, −15, 0."""
        sign = "+" if value > 0 else "−" if value < 0 else ""
        return sign + self.number(abs(value))

    def minus(self, value: int) -> str:
        """A whole number that may be below 0: 812, −48."""
        return self.signed(value) if value < 0 else self.number(value)

    def decimal(self, value: float) -> str:
        """A number with one decimal: 3.4."""
        return format_decimal(value, format="#,##0.0", locale=self._locale)

    def signed_tenths(self, value: float) -> str:
        """An average change of a score, with its sign and one decimal: +2.3, −0.4, 0.0."""
        tenths = round(value, 1)
        sign = "+" if tenths > 0 else "−" if tenths < 0 else ""
        return sign + format_decimal(abs(tenths), format="0.0", locale=self._locale)

    def percent(self, share: float) -> str:
        """A share from 0 to 1 in whole per cent: 63%."""
        return format_percent(share, locale=self._locale)

    def day(self, moment: datetime) -> str:
        """The day of a moment, in UTC: Mar 1, 2026."""
        return format_date(moment, "medium", locale=self._locale)

    def both(self, items: Iterable[str]) -> str:
        """All of these: "Anna, Bo, and Cia". Empty for none."""
        return format_list(list(items), locale=self._locale)

    def row(self, items: Iterable[str]) -> str:
        """These, one after the other: "3, 1, 0". Empty for none.

        Between them stands what is between the first two of many: Babel's own patterns for such lists are not whole
        in Swedish, Spanish, Czech and Persian, and end in an "and" in French.
        """
        between: str = self._locale.list_patterns["standard"]["start"].format("", "")
        return between.join(items)


@cache
def _localizer(language: str) -> Localizer:
    return Localizer(language)
