"""The one answer to one interaction: in time, once, and harmless when Discord no longer wants it."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from dataclasses import replace
from datetime import timedelta
from types import TracebackType
from typing import Final, Self

import aiohttp
import discord
import structlog

from bot.failpoints import Place, passing
from bot.render.panel import Panel, Row, Slip
from bot.views.layout import message, modal

SLOW: Final = 1.2
"""Seconds after which an answer that is not ready yet is announced, and edited in later (RELIABILITY.md 3)."""
DEADLINE: Final = 2.5
"""Seconds after the tap within which Discord must hear of it; it gives us three."""
LATE: Final = timedelta(seconds=3)
"""A tap that is older when it arrives has most likely been told to have failed."""
ANSWERED_ALREADY: Final = 40060
UNKNOWN_MESSAGE: Final = 10008
GONE: Final = frozenset({10062, 10015, 50027})
"""Unknown interaction, unknown webhook, invalid token: too late, or answered by another process."""
TOO_MANY: Final = 429
SERVER_FAILED: Final = 500
LINE_BROKE: Final = (OSError, aiohttp.ClientError)
"""What a broken line to Discord raises: no timeout or reset alone, also a server that hangs up."""

_log = structlog.get_logger(__name__)


class Reply:
    """Use as `async with Reply(interaction) as reply`; call exactly one of `update`, `show`, `ask`, `nothing`."""

    def __init__(
        self,
        interaction: discord.Interaction,
        *,
        own_panel: bool = False,
        under: Callable[[discord.Interaction], Awaitable[Row]] | None = None,
    ) -> None:
        """`own_panel`: the control lies in a private panel, and the answer most likely redraws that panel.

        `under`: what goes under a new private message, if anything.
        """
        self.interaction = interaction
        self.sent = False
        """Did an answer with content reach Discord?"""
        self.message_id: int | None = None
        """The message it lies in, once it did."""
        self._own_panel = own_panel
        self._under = under
        self._timer: asyncio.TimerHandle | None = None
        self._deferring: asyncio.Task[None] | None = None
        self._thinking = False
        """Does a private "thinking" stand where the answer will be?"""
        self._gone = False
        """Does Discord want no answer any more?"""

    async def __aenter__(self) -> Self:
        wait = max(0.0, min(SLOW, DEADLINE - age(self.interaction).total_seconds()))
        self._timer = asyncio.get_running_loop().call_later(wait, self._announce)
        return self

    async def __aexit__(
        self, kind: type[BaseException] | None, _: BaseException | None, __: TracebackType | None
    ) -> None:
        await self._ready()

    async def update(self, panel: Panel) -> None:
        """Redraw the private message the control lies in; nobody's own panel is ever put on a message that all see."""
        if not self._own_panel:  # a control of a private panel, forged
            await self.show(panel)
            return
        view, files = message(panel)
        await self._ready()
        if self.interaction.response.is_done():
            await self._send(self.interaction.edit_original_response(view=view, attachments=files))
        else:
            await self._send(self.interaction.response.edit_message(view=view, attachments=files))

    async def show(self, panel: Panel) -> None:
        """A new private message."""
        under = await self._under(self.interaction) if self._under is not None else ()
        if under:
            panel = replace(panel, rows=(*panel.rows, under))
        view, files = message(panel)
        await self._ready()
        if not self.interaction.response.is_done():
            send: Awaitable[object] = self.interaction.response.send_message(view=view, files=files, ephemeral=True)
        elif self._own_panel:
            send = self.interaction.followup.send(view=view, files=files, ephemeral=True, wait=True)
        else:
            send = self.interaction.edit_original_response(view=view, attachments=files)
        await self._send(send)

    async def ask(self, slip: Slip) -> None:
        """A window to write in. It must be the first answer: one that comes too late is not asked at all."""
        await self._ready()
        if not self.interaction.response.is_done():
            await self._send(self.interaction.response.send_modal(modal(slip)), content=False)

    async def acknowledge(self) -> bool:
        """Acknowledge before anything is done, as a tap that comes late must be.

        False if Discord wants no answer any more: whoever tapped was told that it failed, so it must not be done.
        """
        await self._ready()
        await self._defer()
        return not self._gone

    async def nothing(self) -> None:
        """Acknowledge, and change nothing."""
        await self._ready()
        if self.interaction.type is discord.InteractionType.application_command:
            await self._defer()  # a command cannot be acknowledged without a message, which is taken away again
        if not self.interaction.response.is_done():
            await self._send(self.interaction.response.defer(), content=False)
        elif self._thinking:
            await self._send(self.interaction.delete_original_response(), content=False)

    async def _ready(self) -> None:
        if self._timer is not None:
            self._timer.cancel()
            self._timer = None
        if self._deferring is not None:
            await self._deferring
            self._deferring = None

    def _announce(self) -> None:
        self._timer = None
        self._deferring = asyncio.create_task(self._defer())

    async def _defer(self) -> None:
        if not self.interaction.response.is_done():
            self._thinking = not self._own_panel
            await self._send(self.interaction.response.defer(ephemeral=True, thinking=self._thinking), content=False)

    async def _send(self, sending: Awaitable[object], *, content: bool = True) -> None:
        """An answer that is lost undoes nothing (RELIABILITY.md 3): the panel is pushed, or redraws at the next tap."""
        passing(Place.BEFORE_ANSWER, self.interaction.id)
        try:
            answer = await sending
        except discord.HTTPException as error:
            self._gone = is_gone(error)
            if not self._gone and not is_outage(error.status):
                raise
            _log.info("answer lost", code=error.code, status=error.status)
            if content and error.code == UNKNOWN_MESSAGE:  # it moved under a new table while it was tapped
                await self.nothing()
        except LINE_BROKE:
            _log.info("answer lost", code="connection")
        else:
            passing(Place.AFTER_ANSWER, self.interaction.id)
            if content:
                self.sent, self.message_id = True, _message_of(answer)


def _message_of(answer: object) -> int | None:
    """The message that an answer lies in."""
    match answer:
        case discord.InteractionCallbackResponse():
            return answer.message_id
        case discord.Message():
            return answer.id
        case _:
            return None


def age(interaction: discord.Interaction) -> timedelta:
    """How long ago somebody tapped."""
    return discord.utils.utcnow() - interaction.created_at


def is_late(interaction: discord.Interaction) -> bool:
    """Did this tap take so long to arrive that it must be acknowledged before anything is done?"""
    return age(interaction) > LATE


def is_gone(error: discord.HTTPException) -> bool:
    """Is the interaction answered already, or its token dead? Then there is nothing left to do."""
    return error.code == ANSWERED_ALREADY or error.code in GONE or error.status in {401, 404}


def is_outage(status: int) -> bool:
    """Does an answer with this HTTP status mean that Discord cannot serve us just now?"""
    return status == TOO_MANY or status >= SERVER_FAILED
