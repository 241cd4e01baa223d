"""Every control: from its custom id to the one function that handles its verb."""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Mapping
from dataclasses import dataclass
from typing import Any, Final, cast

import discord
from discord.ext import commands
from structlog.contextvars import bound_contextvars

from bot.client import ChicagoBot
from bot.i18n.localizer import Localizer
from bot.manager.errors import NoTable, NotSeated, Pruned, SeatGiven, TableError
from bot.manager.table import Table
from bot.meters import Outcome
from bot.records import Player, StoreError
from bot.render.notice import notice
from bot.views.custom_id import Control, decode
from bot.views.door import explained, only_redraws, outcome_of, sentence
from bot.views.reply import Reply, is_late
from cogs.hand import show_panel, tell_seat_given

TAPS: Final = frozenset({discord.InteractionType.component, discord.InteractionType.modal_submit})


@dataclass(frozen=True, slots=True)
class Click:
    """A pressed button, a choice in a drop-down or a filled-in slip: whose, which, and how to answer."""

    bot: ChicagoBot
    reply: Reply
    control: Control

    @property
    def user_id(self) -> int:
        """Who pressed it: always from the interaction, never from the custom id."""
        return self.reply.interaction.user.id

    @property
    def key(self) -> int:
        """The interaction's id: the same click works once."""
        return self.reply.interaction.id

    @property
    def slot(self) -> int:
        """The card's place in the panel that was drawn."""
        return self.control.arg or 0

    @property
    def values(self) -> list[str]:
        """What was chosen in a drop-down: any text of any length, from whoever forges it."""
        values = self._data.get("values")
        return [str(value) for value in values] if isinstance(values, list) else []

    @property
    def written(self) -> str:
        """What was written on a slip: any text of any length."""
        rows = self._data.get("components")
        lines = [row.get("component") for row in rows if isinstance(row, dict)] if isinstance(rows, list) else []
        return next((str(line["value"]) for line in lines if isinstance(line, dict) and line.get("value")), "")

    @property
    def _data(self) -> Mapping[str, Any]:
        return cast("Mapping[str, Any]", self.reply.interaction.data)

    @property
    def guild_id(self) -> int:
        """The server it happened in: all our panels are in one."""
        assert self.reply.interaction.guild_id is not None
        return self.reply.interaction.guild_id

    @property
    def text(self) -> Localizer:
        """The person's language."""
        return self.bot.text_for(self.reply.interaction)

    @property
    def person(self) -> Player:
        """Who pressed it, as a player."""
        user = self.reply.interaction.user
        return Player(user.display_name, user.id)

    @property
    def in_own_panel(self) -> bool:
        """Was it pressed in the person's private panel of a game?"""
        message = self.reply.interaction.message
        return message is not None and message.flags.ephemeral and self.control.game > 0

    async def table(self) -> Table:
        """The table the control belongs to, which learns that this person is here.

        Raises NoTable, also when it stands elsewhere or is not theirs, Pruned, and as `GameManager.welcome`.
        """
        table = await self.table_as_it_is()
        await self.bot.tables.welcome(table, self.user_id)
        return table

    async def table_as_it_is(self) -> Table:
        """The table the control belongs to; one that is paused stays so. Raises NoTable, Pruned."""
        interaction = self.reply.interaction
        table = await self.bot.tables.table(self.control.game)
        place = {"guild_id": interaction.guild_id, "channel_id": interaction.channel_id}
        if not table.within_reach(self.user_id, **place):
            raise NoTable
        if table.pruned:
            raise Pruned
        return table


Handler = Callable[[Click], Awaitable[None]]
_HANDLERS: dict[str, Handler] = {}


def handles(verb: str) -> Callable[[Handler], Handler]:
    """This function handles controls with this verb. Raises ValueError if another one does already."""

    def keep(handler: Handler) -> Handler:
        if verb in _HANDLERS:
            raise ValueError(f"two functions handle {verb!r}: {_HANDLERS[verb].__qualname__}, {handler.__qualname__}")
        _HANDLERS[verb] = handler
        return handler

    return keep


class Clicks(commands.Cog):
    """The one listener for all controls."""

    def __init__(self, bot: ChicagoBot) -> None:
        self.bot = bot

    @commands.Cog.listener()
    async def on_interaction(self, interaction: discord.Interaction) -> None:
        """Decode, hand over, and answer for whatever goes wrong."""
        if interaction.type not in TAPS or interaction.data is None or not await self.bot.admits(interaction):
            return
        control = decode(str(interaction.data.get("custom_id", "")))
        handler = _HANDLERS.get(control.verb) if control is not None else None
        private = interaction.message is not None and interaction.message.flags.ephemeral
        with (
            bound_contextvars(game=control.game if control is not None else None, guild=interaction.guild_id),
            self.bot.meters.answering(control.verb if control is not None and handler is not None else "any") as taken,
        ):
            async with Reply(interaction, own_panel=private, under=self.bot.languages.offer) as reply:
                if is_late(interaction) and not await reply.acknowledge():
                    taken.outcome = Outcome.LATE
                elif control is None or handler is None:
                    taken.outcome = Outcome.UNKNOWN
                    await reply.show(notice(self.bot.text_for(interaction).say("error-old-button")))
                else:
                    taken.outcome = await _carry_out(Click(self.bot, reply, control), handler)


async def _carry_out(click: Click, handler: Handler) -> Outcome:
    """Do what a tap asks for, and answer for whatever goes wrong."""
    try:
        await handler(click)
    except Exception as error:
        await _explain(click, error)
        return outcome_of(error)
    return Outcome.DONE


async def _explain(click: Click, error: Exception) -> None:
    """Say what went wrong, in the person's own panel if that is where they tapped and we foresaw it."""
    if isinstance(error, SeatGiven):
        await tell_seat_given(click.bot, click.reply, await click.table_as_it_is())
        return
    key = None if only_redraws(error) else explained(error)
    if click.in_own_panel and (key is not None or only_redraws(error)):
        try:
            await show_panel(click.bot, click.reply, await click.table_as_it_is(), note=key)
        except (NoTable, NotSeated):
            await click.reply.update(notice(sentence(error, click.text, verb=click.control.verb)))
        except (TableError, StoreError):  # no panel can be had now: the bot stops, or the database does not answer
            await click.reply.show(notice(sentence(error, click.text, verb=click.control.verb)))
    elif only_redraws(error):
        await click.reply.nothing()
    else:
        await click.reply.show(notice(sentence(error, click.text, verb=click.control.verb)))
