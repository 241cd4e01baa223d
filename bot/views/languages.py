"""Which language is spoken with whom, and in the channels of a server."""

from __future__ import annotations

from collections import OrderedDict
from typing import Any, Final

import discord

from bot.i18n.languages import Tongue
from bot.i18n.localizer import Localizer
from bot.records import GuildSettings, Unavailable
from bot.render.language import language_button
from bot.render.panel import Row
from db.guilds import Guilds
from db.preferences import Preferences

OFFERED: Final = 10_000
"""People of whom is remembered that they were offered another language since the bot started."""
_TEXT: Final = "text"


class Languages:
    """A person's own choice, else their Discord, else the server; in channels the server's choice, else its Discord.

    Where neither tells a language that we speak, it is English. A database that does not answer holds nothing up.
    """

    def __init__(self, client: discord.Client, *, people: Preferences, houses: Guilds) -> None:
        self._client = client
        self._people = people
        self._houses = houses
        self._offered: OrderedDict[int, None] = OrderedDict()

    async def meet(self, interaction: discord.Interaction[Any]) -> None:
        """Look up what to speak with who has tapped or typed something: `spoken` knows it from then on."""
        interaction.extras[_TEXT] = await self.private(interaction)

    def spoken(self, interaction: discord.Interaction[Any]) -> Localizer:
        """The language of private answers to this interaction."""
        found = interaction.extras.get(_TEXT)
        return found if isinstance(found, Localizer) else Localizer.for_locale(interaction.locale.value)

    async def private(self, interaction: discord.Interaction[Any]) -> Localizer:
        """The language of a private message that is redrawn later: its person may have chosen another one since."""
        chosen, _ = await self._tongue(interaction.user.id)
        return await self._first(chosen, interaction.locale.value, guild_id=interaction.guild_id)

    async def of(self, user_id: int, *, guild_id: int) -> Localizer:
        """The language of somebody who has not just tapped anything."""
        return await self._first(*await self._tongue(user_id), guild_id=guild_id)

    async def public(self, guild_id: int) -> Localizer:
        """What everybody on a server reads."""
        return await self._first(guild_id=guild_id)

    async def remember(self, interaction: discord.Interaction[Any]) -> None:
        """Keep the locale of somebody who sits at a table, for what they are told when they have tapped nothing."""
        user = interaction.user
        try:
            await self._people.remember(user.id, name=user.display_name, locale=interaction.locale.value)
        except Unavailable:
            return  # at the next tap

    async def offer(self, interaction: discord.Interaction[Any]) -> Row:
        """What goes under the first private message that somebody ever gets: the way to another language. Else nothing.

        Who has never sat at a table is not remembered: they may read it again after a restart.
        """
        user_id = interaction.user.id
        if user_id in self._offered or await self._tongue(user_id) != Tongue():
            return ()
        self.introduce(user_id)
        return (language_button(self.spoken(interaction)),)

    def introduce(self, user_id: int) -> None:
        """This person knows by now that there are other languages."""
        self._offered[user_id] = None
        while len(self._offered) > OFFERED:
            self._offered.popitem(last=False)

    async def _tongue(self, user_id: int) -> Tongue:
        try:
            return await self._people.tongue(user_id)
        except Unavailable:
            return Tongue()

    async def _first(self, *locales: str | None, guild_id: int | None) -> Localizer:
        try:
            settled = await self._houses.settings(guild_id or 0)
        except Unavailable:
            settled = GuildSettings()
        guild = self._client.get_guild(guild_id or 0)
        preferred = guild.preferred_locale.value if guild is not None else None
        return Localizer.for_locale(*locales, settled.language, preferred)
