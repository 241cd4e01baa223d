"""The private hand panels that are on somebody's screen, and how to reach them while Discord allows it.

An ephemeral message can be edited only with a token of its owner's interaction, for 15 minutes. Tokens are
credentials: they live here, in memory, and nowhere else.
"""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Collection
from dataclasses import dataclass
from datetime import datetime, timedelta
from typing import Final

import discord
import structlog

from bot.manager.ports import Clock
from bot.render.panel import Panel
from bot.views.layout import message
from bot.views.reply import LINE_BROKE, is_gone, is_outage

LONGEST_CALL: Final = 10.0
"""Seconds one request may take."""
LIFE: Final = timedelta(minutes=14)
"""How long a token is trusted; Discord's own limit is 15 minutes."""

BEFORE_ANY: Final = -1
"""The deal of a panel that is not there yet: before the cut and all deals."""

_log = structlog.get_logger(__name__)


@dataclass(slots=True)
class Shown:
    """A panel on a screen: the newest interaction of its owner, and the message if it is not that one's original."""

    interaction: discord.Interaction
    message_id: int | None
    at: datetime
    stamp: object
    deal: int
    lies_in: int | None = None
    """The message, also when it is the original; None if Discord did not say."""
    bare: bool = False
    """Was a public message tapped, so that there is no panel yet? What is the original then is everybody's."""


class HandPanels:
    """One panel per person and game."""

    def __init__(self, clock: Clock) -> None:
        self._clock = clock
        self._shown: dict[tuple[int, int], Shown] = {}
        self._waiting: dict[int, dict[int, discord.Interaction]] = {}
        """By game that is over and person: the tap that asked for a rematch."""

    @property
    def alive(self) -> int:
        """How many panels there are whose tokens live."""
        now = self._clock.now()
        return sum(now - shown.at <= LIFE for shown in self._shown.values())

    def find(self, game_id: int, user_id: int) -> Shown | None:
        """The panel, if its token lives."""
        shown = self._shown.get((game_id, user_id))
        if shown is not None and self._clock.now() - shown.at > LIFE:
            self.forget(game_id, user_id)
            return None
        return shown

    def keep(
        self,
        game_id: int,
        interaction: discord.Interaction,
        *,
        stamp: object,
        deal: int,
        lies_in: int | None = None,
    ) -> Shown | None:
        """The answer to this interaction is now the person's panel, under the table of deal `deal`.

        Returns the panel it had before.
        """
        key = (game_id, interaction.user.id)
        before = self._shown.get(key)
        self._shown[key] = Shown(interaction, None, interaction.created_at, stamp, deal, lies_in)
        return before

    def wait(self, game_id: int, interaction: discord.Interaction) -> None:
        """With this tap on a public message its person may be shown a panel of the game that comes after this one."""
        for game, taps in [*self._waiting.items()]:  # games that nothing came after
            if all(self._clock.now() - tap.created_at > LIFE for tap in taps.values()):
                del self._waiting[game]
        self._waiting.setdefault(game_id, {})[interaction.user.id] = interaction

    def pass_on(self, game_id: int, next_game: int, people: Collection[int]) -> list[int]:
        """These people play the game that comes after this one; says who of them can be shown a panel of it."""
        waiting = self._waiting.pop(game_id, {})
        can_be = [one for one in waiting if one in people and self.find(next_game, one) is None]
        for user_id in can_be:
            tap = waiting[user_id]
            self._shown[next_game, user_id] = Shown(tap, None, tap.created_at, None, BEFORE_ANY, bare=True)
        return can_be

    def forget(self, game_id: int, user_id: int) -> None:
        """The token is dead, or the game over."""
        self._shown.pop((game_id, user_id), None)

    def forget_game(self, game_id: int) -> None:
        """Nothing of this game is shown any more."""
        for key in [key for key in self._shown if key[0] == game_id]:
            del self._shown[key]

    def outdate(self, user_id: int) -> list[int]:
        """What this person has on the screen is not as it should be any more; says of which games."""
        games = [game_id for game_id, owner in self._shown if owner == user_id]
        for game_id in games:
            self._shown[game_id, user_id].stamp = None
        return games

    def forget_person(self, user_id: int) -> None:
        """Nothing of this person is redrawn any more."""
        for key in [key for key in self._shown if key[1] == user_id]:
            del self._shown[key]
        for waiting in self._waiting.values():
            waiting.pop(user_id, None)

    async def push(self, game_id: int, user_id: int, panel: Panel, *, stamp: object) -> bool:
        """Redraw the panel where it is; False if that failed by no fault of ours, and may be tried again."""
        shown = self.find(game_id, user_id)
        if shown is None:
            return True
        if shown.bare:
            return await self.renew(game_id, user_id, panel, stamp=stamp, deal=shown.deal)
        before, shown.stamp = shown.stamp, stamp
        view, attachments = message(panel)
        if shown.message_id is None:
            edit: Awaitable[object] = shown.interaction.edit_original_response(view=view, attachments=attachments)
        else:
            followup = shown.interaction.followup
            edit = followup.edit_message(shown.message_id, view=view, attachments=attachments)
        done, _ = await self._try(game_id, user_id, edit)
        if not done and shown.stamp is stamp:
            shown.stamp = before
        return done

    async def renew(self, game_id: int, user_id: int, panel: Panel, *, stamp: object, deal: int) -> bool:
        """Show the panel anew at the bottom of the channel, then delete the old one; False as `push` says it."""
        shown = self.find(game_id, user_id)
        if shown is None:
            return True
        old_id, bare, before = shown.message_id, shown.bare, shown.stamp
        shown.stamp, shown.deal = stamp, deal
        followup = shown.interaction.followup
        view, files = message(panel)
        sending = followup.send(view=view, files=files, ephemeral=True, wait=True)
        done, sent = await self._try(game_id, user_id, sending)
        if isinstance(sent, discord.Message):
            shown.message_id = shown.lies_in = sent.id
            shown.bare = False
            if not bare:
                await self._delete(shown.interaction, old_id)
        elif not done and shown.stamp is stamp:
            shown.stamp = before  # next time it is redrawn where it is
        return done

    async def replace(self, before: Shown) -> None:
        """Delete a panel that another one has taken the place of."""
        if self._clock.now() - before.at <= LIFE and not before.bare:
            await self._delete(before.interaction, before.message_id)

    async def _try(self, game_id: int, user_id: int, call: Awaitable[object]) -> tuple[bool, object]:
        """One failure only: a dead token is forgotten, the panel redraws itself at the next tap.

        Says whether there is nothing left to do, and what Discord answered.
        """
        try:
            async with asyncio.timeout(LONGEST_CALL):
                return True, await call
        except discord.HTTPException as error:
            if is_outage(error.status):
                return False, None
            self.forget(game_id, user_id)
            if not is_gone(error):
                _log.warning("panel not pushed", game=game_id, code=error.code, status=error.status)
            return True, None
        except LINE_BROKE:
            _log.warning("panel not pushed", game=game_id, code="connection")
            return False, None

    async def _delete(self, interaction: discord.Interaction, message_id: int | None) -> None:
        try:
            if message_id is None:
                await interaction.delete_original_response()
            else:
                await interaction.followup.delete_message(message_id)
        except (discord.HTTPException, *LINE_BROKE):
            _log.info("old panel not deleted")
