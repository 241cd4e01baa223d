"""What commands, their options and their choices say about themselves, in the language of Discord's client."""

from __future__ import annotations

from typing import Final

import discord
from discord import app_commands
from discord.app_commands import locale_str

from bot.i18n.languages import FALLBACK
from bot.i18n.localizer import Localizer
from bot.i18n.shortening import shortened

LONGEST: Final = 100
"""Letters of a description, or of the name of a choice."""


def localised(key: str) -> locale_str:
    """The sentence under this key, to describe a command with: in English, and a key for `Descriptions`."""
    return locale_str(_short(Localizer.for_locale(FALLBACK).say(key)), key=key)


class Descriptions(app_commands.Translator):
    """Translates what was `localised`. Names of commands and options are the same in all languages.

    A start asks for everything twice, in some thirty locales: whether it changed, and to send it.
    """

    def __init__(self) -> None:
        self._said: dict[tuple[str, str], str | None] = {}

    async def translate(
        self,
        string: locale_str,
        locale: discord.Locale,
        context: app_commands.TranslationContextTypes,  # noqa: ARG002
    ) -> str | None:
        """The sentence for clients in this locale; None where English stands in, and for what has no key."""
        key = string.extras.get("key")
        if key is None:
            return None
        asked = (key, locale.value)
        if asked not in self._said:
            text = Localizer.for_locale(locale.value)
            self._said[asked] = None if text.language == FALLBACK else _short(text.say(key))
        return self._said[asked]


def _short(sentence: str) -> str:
    return shortened(sentence, LONGEST)
