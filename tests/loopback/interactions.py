"""Interactions: a tap or a command, the one answer it may get, and what its token is good for afterwards."""

from __future__ import annotations

import asyncio
import secrets
from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from enum import IntEnum

from tests.loopback.board import EPHEMERAL, Board, Files, Message
from tests.loopback.clock import Clock, given_at
from tests.loopback.lengths import broken_choices, broken_slip
from tests.loopback.places import OF_THE_BOT, Guild, Json, User
from tests.loopback.refusals import No, Refused

FIRST_ANSWER = 3.0
"""Seconds until the first answer comes too late."""
TOKEN_LIVES = 15 * 60.0


class Asked(IntEnum):
    """What the person did."""

    COMMAND = 2
    TAP = 3
    COMPLETE = 4
    SLIP = 5


class Answers(IntEnum):
    """What the bot may answer."""

    MESSAGE = 4
    THINKING = 5
    LATER = 6
    UPDATE = 7
    CHOICES = 8
    SLIP = 9


FITTING: Mapping[Asked, frozenset[Answers]] = {
    Asked.COMMAND: frozenset({Answers.MESSAGE, Answers.THINKING, Answers.SLIP}),
    Asked.TAP: frozenset(Answers) - {Answers.CHOICES},
    Asked.COMPLETE: frozenset({Answers.CHOICES}),
    Asked.SLIP: frozenset(Answers) - {Answers.CHOICES, Answers.SLIP},
}
"""What may be answered to what."""


@dataclass(eq=False, slots=True)
class Interaction:
    """One tap or command. `source` is the message that was tapped, `label` what was on the control."""

    id: int
    token: str
    asked: Asked
    user: User
    data: Json
    channel_id: int
    source: Message | None = None
    label: str = ""
    answered: Answers | None = None
    answered_at: float | None = None
    """Seconds since 1970; None until the bot answers."""
    answer: Json = field(default_factory=dict)
    """What the answer said, when it shows no message: choices, or a window to write in."""
    original: Message | None = None
    """The message the answer is, or redrew."""
    shown: list[Json] = field(default_factory=list)
    """The components of that message the moment it was answered."""
    followups: list[Message] = field(default_factory=list)
    acknowledged: asyncio.Event = field(default_factory=asyncio.Event)

    @property
    def custom_id(self) -> str:
        """Of the control that was tapped; "" for a command."""
        return str(self.data.get("custom_id", ""))

    @property
    def waited(self) -> float | None:
        """Seconds until the answer; None if there was none."""
        return None if self.answered_at is None else self.answered_at - given_at(self.id)


class Interactions:
    """All interactions there were."""

    def __init__(self, clock: Clock, guild: Guild, board: Board) -> None:
        self._clock = clock
        self._guild = guild
        self._board = board
        self.all: dict[int, Interaction] = {}
        self.heed: Callable[[Interaction], None] = lambda _: None
        """Is told of every new one, before the bot is."""
        self._by_token: dict[str, Interaction] = {}

    def new(
        self,
        asked: Asked,
        user: User,
        data: Json,
        *,
        channel_id: int,
        source: Message | None = None,
        label: str = "",
    ) -> Interaction:
        """Somebody tapped or typed."""
        token = secrets.token_urlsafe(64)
        one = Interaction(self._clock.snowflake(), token, asked, user, data, channel_id, source, label)
        self.all[one.id] = self._by_token[one.token] = one
        self.heed(one)
        return one

    def payload(self, one: Interaction) -> Json:
        """What INTERACTION_CREATE says."""
        guild_id = str(self._guild.id)
        payload: Json = {
            "id": str(one.id),
            "application_id": str(self._guild.bot.id),
            "type": one.asked.value,
            "token": one.token,
            "version": 1,
            "data": one.data,
            "guild_id": guild_id,
            "guild": {"id": guild_id, "features": [], "locale": "en-US"},
            "channel_id": str(one.channel_id),
            "channel": self._guild.channel(one.channel_id),
            "member": one.user.member(self._clock),
            "locale": "en-US",
            "guild_locale": "en-US",
            "app_permissions": str(OF_THE_BOT),
            "entitlements": [],
            "authorizing_integration_owners": {"0": guild_id},
            "context": 0,
            "attachment_size_limit": 10 * 2**20,
        }
        if one.source is not None:
            payload["message"] = one.source.payload(self._clock)
        return payload

    # The answer

    def answer(self, interaction_id: int, token: str, body: Json, files: Files) -> Json:
        """The bot's one answer, in time. Raises Refused."""
        one = self.all.get(interaction_id)
        if one is None or one.token != token:
            raise Refused(No.UNKNOWN_INTERACTION)
        if one.answered is not None:
            raise Refused(No.ALREADY_ANSWERED)
        if self._clock.now() - given_at(one.id) > FIRST_ANSWER:
            raise Refused(No.UNKNOWN_INTERACTION)
        answered = Answers(body["type"])
        if answered not in FITTING[one.asked]:
            raise Refused(No.INVALID_FORM_BODY, why=f"{answered.name} is no answer to {one.asked.name}")
        one.original = self._shown(one, answered, body.get("data") or {}, files)
        one.answered, one.answered_at = answered, self._clock.now()
        if one.original is not None:
            one.shown = one.original.components
        one.acknowledged.set()
        return self._told(one, answered)

    def _shown(self, one: Interaction, answered: Answers, data: Json, files: Files) -> Message | None:
        match answered:
            case Answers.MESSAGE:
                return self._post(one, data, files)
            case Answers.THINKING:
                return self._post(one, {"flags": data.get("flags")}, {}, loading=True)
            case Answers.LATER | Answers.UPDATE if one.source is None:
                raise Refused(No.INVALID_FORM_BODY, why="there is no message to update")
            case Answers.LATER:
                return one.source
            case Answers.UPDATE:
                assert one.source is not None
                return self._board.edit(self._board.find(one.source.id), data, files)
            case Answers.CHOICES | Answers.SLIP:
                wrong = [*(broken_choices(data) if answered is Answers.CHOICES else broken_slip(data))]
                if wrong:
                    raise Refused(No.INVALID_FORM_BODY, why="; ".join(wrong))
                one.answer = data
                return None

    def _told(self, one: Interaction, answered: Answers) -> Json:
        original = one.original
        told: Json = {"id": str(one.id), "type": one.asked.value, "response_message_loading": bool(answered == 5)}
        if original is not None:
            told |= {"response_message_id": str(original.id), "response_message_ephemeral": original.ephemeral}
        if answered not in {Answers.MESSAGE, Answers.UPDATE} or original is None:
            return {"interaction": told}
        resource = {"type": answered.value, "message": original.payload(self._clock)}
        return {"interaction": told, "resource": resource}

    # What the token is good for

    def by_token(self, token: str) -> Interaction:
        """The answered interaction whose token this is, while it lives. Raises Refused."""
        one = self._by_token.get(token)
        if one is None or one.answered is None:
            raise Refused(No.UNKNOWN_WEBHOOK)
        if self._clock.now() - given_at(one.id) > TOKEN_LIVES:
            raise Refused(No.INVALID_WEBHOOK_TOKEN)
        return one

    def follow_up(self, token: str, body: Json, files: Files) -> Message:
        """One more message; the first after a "thinking" takes its place. Raises Refused."""
        one = self.by_token(token)
        if one.original is not None and one.original.loading:
            return self._board.edit(one.original, body, files)
        one.followups.append(self._post(one, body, files))
        return one.followups[-1]

    def message(self, token: str, which: str) -> Message:
        """The original answer, or a follow-up of this interaction. Raises Refused."""
        one = self.by_token(token)
        if which == "@original":
            found = one.original
        else:
            mine = [*one.followups, *([one.original] if one.original else [])]
            found = next((message for message in mine if str(message.id) == which), None)
        if found is None:
            raise Refused(No.UNKNOWN_MESSAGE)
        return self._board.find(found.id)

    def _post(self, one: Interaction, body: Json, files: Files, *, loading: bool = False) -> Message:
        only = one.user.id if int(body.get("flags") or 0) & EPHEMERAL else None
        return self._board.post(
            body, files, author=self._guild.bot, channel_id=one.channel_id, only=only, loading=loading
        )
