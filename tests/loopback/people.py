"""The people in the channel: each types, taps what is on their screen, and reads."""

from __future__ import annotations

import asyncio
from collections.abc import Sequence
from contextlib import suppress
from functools import lru_cache
from typing import TYPE_CHECKING, Any, cast

from bot.sandbox.screen import Screen
from tests.discord.world import HAND_PICTURE
from tests.loopback.board import Message
from tests.loopback.interactions import FIRST_ANSWER, Asked, Interaction
from tests.loopback.places import Json, User

if TYPE_CHECKING:
    import simcord

    from tests.loopback.server import SmallDiscord

TYPES = {str: 3, int: 4, bool: 5}
"""What Discord calls the types of a command's options."""


class Person:
    """Somebody in the guild, at their screen."""

    def __init__(self, discord: SmallDiscord, name: str, *, channel_id: int) -> None:
        self.discord = discord
        self.channel_id = channel_id
        self.user = User(discord.clock.snowflake(), name)

    @property
    def name(self) -> str:
        """What everybody calls them."""
        return self.user.name

    @property
    def id(self) -> int:
        """Their account's id."""
        return self.user.id

    # What they see

    def screens(self) -> list[Screen]:
        """The channel as they see it; oldest message first."""
        return [read(message) for message in self.discord.board.seen_by(self.id, channel_id=self.channel_id)]

    def panel(self) -> Screen | None:
        """Their hand panel: the newest private message with cards, else the newest private one; None without one."""
        private = [screen for screen in self.screens() if screen.private]
        with_cards = [screen for screen in private if HAND_PICTURE in screen.pictures]
        return next(reversed(with_cards or private), None)

    def showing(self, what: str) -> Screen:
        """The newest message with such a control, which is enabled."""
        for screen in reversed(self.screens()):
            if (control := screen.find(what)) is not None and control.enabled:
                return screen
        raise AssertionError(f"{self.name} sees no {what!r} in:\n" + "\n--\n".join(s.text for s in self.screens()[-4:]))

    # What they do

    async def slash(
        self, command: str, *, times: int = 1, patience: float = FIRST_ANSWER, **options: Any
    ) -> Interaction:
        """Type a command that the bot has registered, "chicago start"; `times` is how often it is delivered."""
        return await self._ask(Asked.COMMAND, self._command(command.split(), options), times=times, patience=patience)

    async def click(
        self, what: str, *, on: Screen | None = None, times: int = 1, patience: float = FIRST_ANSWER
    ) -> Interaction:
        """Press a button, found by its label, verb, or verb and argument, on the newest message that has it."""
        screen = on or self.showing(what)
        control = screen.find(what)
        assert control is not None, f"no {what!r} in:\n{screen.text}"
        return await self.tap(str(control.custom_id), on=screen, times=times, patience=patience)

    async def tap(
        self,
        custom_id: str,
        *,
        on: Screen | None = None,
        values: Sequence[str] | None = None,
        times: int = 1,
        patience: float = FIRST_ANSWER,
    ) -> Interaction:
        """A tap on any control, real or forged, on any message or on none. `values`: those of a drop-down.

        `patience`: seconds to wait for the answer; with none it is only sent.
        """
        data: Json = {"custom_id": custom_id, "component_type": 2 if values is None else 3, "id": 1}
        if values is not None:
            data["values"] = list(values)
        source = None if on is None else cast("Message", on.message)
        control = None if on is None else next((one for one in on.controls if one.custom_id == custom_id), None)
        label = "" if control is None else control.label
        return await self._ask(Asked.TAP, data, source=source, label=label, times=times, patience=patience)

    async def complete(self, command: str, option: str, typed: str, *, times: int = 1) -> Interaction:
        """Look at what the bot suggests for an option while it is being typed."""
        data = self._command(command.split(), {option: typed})
        leaf = data
        while leaf["options"][0]["type"] == 1:
            leaf = leaf["options"][0]
        leaf["options"][0]["focused"] = True
        return await self._ask(Asked.COMPLETE, data, times=times)

    async def write(self, text: str, *, on: Interaction, times: int = 1) -> Interaction:
        """Write a line in the window that a tap was answered with."""
        [label] = on.answer["components"]
        line = {"type": 4, "id": 2, "custom_id": label["component"]["custom_id"], "value": text}
        components: list[Json] = [{"type": 18, "id": 1, "component": line}]
        data: Json = {"custom_id": on.answer["custom_id"], "components": components}
        return await self._ask(Asked.SLIP, data, source=on.source, times=times)

    async def say(self, text: str) -> Message:
        """Write in the channel."""
        return self.discord.board.post({"content": text}, {}, author=self.user, channel_id=self.channel_id)

    async def _ask(
        self,
        asked: Asked,
        data: Json,
        *,
        source: Message | None = None,
        label: str = "",
        times: int,
        patience: float = FIRST_ANSWER,
    ) -> Interaction:
        """Deliver it, and wait for the answer as long as Discord's own client does."""
        one = await self._deliver(asked, data, source=source, label=label, times=times)
        if patience <= 0:
            return one
        with suppress(TimeoutError):  # "the application did not respond": `one.answered` stays None
            await asyncio.wait_for(one.acknowledged.wait(), patience)
        return one

    async def _deliver(
        self, asked: Asked, data: Json, *, source: Message | None, label: str, times: int
    ) -> Interaction:
        interactions = self.discord.interactions
        one = interactions.new(asked, self.user, data, channel_id=self.channel_id, source=source, label=label)
        await self.discord.gateway.dispatch("INTERACTION_CREATE", interactions.payload(one), times=times)
        return one

    def _command(self, words: list[str], options: dict[str, Any]) -> Json:
        known = [one for place in self.discord.routes.commands.values() for one in place if one["name"] == words[0]]
        assert known, f"the bot has no command /{words[0]}"
        given: list[Json] = [{"name": name, "type": TYPES[type(one)], "value": one} for name, one in options.items()]
        for name in reversed(words[1:]):
            assert any(one["name"] == name for one in known[0]["options"]), f"no such command: {words}"
            given = [{"name": name, "type": 1, "options": given}]
        return {
            "id": known[0]["id"],
            "name": words[0],
            "type": 1,
            "options": given,
            "guild_id": str(self.discord.guild.id),
        }


def read(message: Message) -> Screen:
    """A message as a person reads it."""
    return _read(message, len(message.edits))


@lru_cache(maxsize=512)
def _read(message: Message, _: int) -> Screen:
    """The same until it is edited: people look often."""
    return Screen(cast("simcord.ResponseMessage", message))  # it is read for id, ephemeral, content and components
