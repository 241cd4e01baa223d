"""Every sentence the bot says, in the reader's language; English stands in for what is not translated yet."""

from __future__ import annotations

import re
from collections.abc import Iterable, Mapping
from datetime import datetime
from functools import cache, lru_cache
from typing import Any, Final

from babel import Locale
from babel.dates import format_date
from babel.lists import format_list
from babel.numbers import format_decimal, format_percent
from fluent.runtime import FluentBundle
from fluent.runtime.resolver import CurrentEnvironment, Pattern, ResolverEnvironment
from fluent.runtime.types import FluentInt

from bot.i18n.book import Book
from bot.i18n.languages import FALLBACK, RIGHT_TO_LEFT, first_of
from bot.i18n.shortening import shortened

LONGEST: Final = 2_000
"""Letters of what is put into a sentence; Fluent takes 2,500 before it fails."""
REMEMBERED: Final = 2_000
"""Sentences of a language that are not put together anew: a panel says most of what the one before it said."""
_NUMBERING: Final = "default"
"""Signs of numbers are those the language has; digits are another matter."""
_DIGITS: Final[Mapping[str, dict[int, int]]] = {"fa": str.maketrans("0123456789%", "۰۱۲۳۴۵۶۷۸۹٪")}
"""By language: Babel knows Latin digits only, and no other sign for per cent."""
_OPEN, _CLOSE, _MARK = "\u2068", "\u2069", "\u200f"
_CODE: Final = re.compile(r"(?<!\\)`[^`]+`")
"""What is set as code is there to be copied, with nothing in it that is not seen."""


class MissingSentence(LookupError):
    """No language has a sentence under this key, or it lacks a variable that the sentence needs."""


@cache
def _book(language: str) -> Book:
    """The sentences of one language."""
    return Book(language)


class _Numeral(FluentInt):
    """A whole number in a sentence, in the digits of its language; forms are chosen by its value."""

    def format(self, locale: Locale) -> str:
        """As `Localizer.number`."""
        return _number(int(self), locale)


@lru_cache(maxsize=1_000)
def _number(value: int, locale: Locale) -> str:
    return _in_digits(format_decimal(value, locale=locale, numbering_system=_NUMBERING), locale)


def _in_digits(text: str, locale: Locale) -> str:
    return text.translate(_DIGITS.get(locale.language, {}))


def _given(value: str | int) -> str | FluentInt:
    return shortened(value, LONGEST) if isinstance(value, str) else _Numeral(value)


def _format(bundle: FluentBundle, pattern: Pattern, variables: Mapping[str, Any]) -> tuple[str, list[Exception]]:
    """As the bundle's own `format_pattern`, which would make Fluent's numbers of ours."""
    errors: list[Exception] = []
    current = CurrentEnvironment(args=dict(variables))
    try:
        return str(pattern(ResolverEnvironment(context=bundle, current=current, errors=errors))), errors
    except ValueError as error:  # a part is too long
        return "", [*errors, error]


class Localizer:
    """Says things in one language. Cheap to keep; get one with `for_locale`."""

    def __init__(self, language: str, *, strict: bool = True) -> None:
        """`language` has a file in `locales`. A sentence nobody wrote raises when `strict`, else its key is said."""
        self.language = language
        self.right_to_left = language in RIGHT_TO_LEFT
        self._locale = Locale(language)
        self._strict = strict
        self._books = tuple(_book(name) for name in dict.fromkeys((language, FALLBACK)))
        self._said = lru_cache(maxsize=REMEMBERED)(self._sentence)

    @classmethod
    def for_locale(cls, *locales: str | None) -> Localizer:
        """For a locale such as "sv-SE", of several for the first whose language we speak, else English."""
        return _localizer(first_of(*locales))

    def say(self, key: str, **variables: str | int) -> str:
        """The sentence under `key`. Raises MissingSentence if there is none or a variable is not given (`strict`)."""
        return self._said(key, *variables.items())

    def _sentence(self, key: str, *variables: tuple[str, str | int]) -> str:
        given = {name: _given(value) for name, value in variables}
        for book in self._books:
            pattern = book.find(key)
            if pattern is None:
                continue
            sentence, errors = _format(book.bundle, pattern, given)
            if errors and self._strict:
                raise MissingSentence(f"{key}: {errors[0]}")
            return _CODE.sub(_bare, sentence) if book.bundle.use_isolating else sentence
        if self._strict:
            raise MissingSentence(key)
        return key

    def number(self, value: int) -> str:
        """A whole number: 1,234."""
        return _number(value, self._locale)

    def signed(self, value: int) -> str:
        """A change of a score, with its sign: +5, −15, 0."""
        return _sign(value) + self.number(abs(value))

    def minus(self, value: int) -> str:
        """A whole number that may be below 0: 812, −48."""
        return self.signed(value) if value < 0 else self.number(value)

    def decimal(self, value: float) -> str:
        """A number with one decimal: 3.4."""
        return self._decimal(value, "#,##0.0")

    def signed_tenths(self, value: float) -> str:
        """An average change of a score, with its sign and one decimal: +2.3, −0.4, 0.0."""
        tenths = round(value, 1)
        return _sign(tenths) + self._decimal(abs(tenths), "0.0")

    def percent(self, share: float) -> str:
        """A share from 0 to 1 in whole per cent: 63%."""
        return self._in_digits(format_percent(share, locale=self._locale, numbering_system=_NUMBERING))

    def day(self, moment: datetime) -> str:
        """The day of a moment, in UTC: Mar 1, 2026."""
        return self._in_digits(format_date(moment, "medium", locale=self._locale))

    def both(self, items: Iterable[str]) -> str:
        """All of these: "Anna, Bo, and Cia". Empty for none."""
        return format_list([*map(self.apart, items)], locale=self._locale)

    def row(self, items: Iterable[str]) -> str:
        """These, one after the other: "3, 1, 0". Empty for none.

        Between them stands what is between the first two of many: Babel's own patterns for such lists are not whole
        in Swedish, Spanish, Czech and Persian, and end in an "and" in French.
        """
        between: str = self._locale.list_patterns["standard"]["start"].format("", "")
        row = between.join(map(self.apart, items))
        return f"{_MARK}{row}" if self.right_to_left and row else row  # it runs that way within a sentence, too

    def apart(self, part: str) -> str:
        """A part of a line, such that those around it do not turn it round where the script runs right to left."""
        return f"{_OPEN}{part}{_CLOSE}" if self.right_to_left else part

    def _decimal(self, value: float, form: str) -> str:
        return self._in_digits(format_decimal(value, form, locale=self._locale, numbering_system=_NUMBERING))

    def _in_digits(self, text: str) -> str:
        return _in_digits(text, self._locale)


def _sign(value: float) -> str:
    return "+" if value > 0 else "−" if value < 0 else ""


def _bare(code: re.Match[str]) -> str:
    return code[0].replace(_OPEN, "").replace(_CLOSE, "")


@cache
def _localizer(language: str) -> Localizer:
    return Localizer(language)
