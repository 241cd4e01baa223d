"""The channel's messages: who wrote each, who may see it, how often it was edited; and what everybody saw when."""

from __future__ import annotations

import asyncio
import json
from collections import defaultdict
from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field
from itertools import count
from typing import Any, NamedTuple

from tests.discord.payloads import broken_layout
from tests.loopback.clock import Clock
from tests.loopback.lengths import too_long
from tests.loopback.places import Guild, Json, User
from tests.loopback.refusals import No, Refused

EPHEMERAL, LOADING, COMPONENTS_V2 = 1 << 6, 1 << 7, 1 << 15
"""Flags: one person sees it; "thinking" stands where it will be; it is made of components."""
LASTING = EPHEMERAL | COMPONENTS_V2
NONCE_LIVES = 180.0
"""Seconds for which the same nonce means the same message."""
OLD, OLD_EDITS, OLD_EDITS_WITHIN = 3600.0, 3, 60.0
"""A message older than an hour takes so many edits in so many seconds (error 30046)."""


class Upload(NamedTuple):
    """A file that came with a request."""

    name: str
    data: bytes
    type: str


Files = Mapping[str, Upload]


@dataclass(eq=False, slots=True)
class Message:
    """One message as it is now. `only` is the one user who sees it; None: everybody does.

    What it shows is replaced when it is edited, and never changed: who saw it before keeps what they saw.
    """

    id: int
    channel_id: int
    author: User
    only: int | None
    flags: int
    born: float
    content: str = ""
    components: list[Json] = field(default_factory=list)
    attachments: list[Json] = field(default_factory=list)
    edits: list[float] = field(default_factory=list)
    """When it was edited."""
    deleted: bool = False

    @property
    def ephemeral(self) -> bool:
        """Whether one person alone sees it."""
        return self.only is not None

    @property
    def loading(self) -> bool:
        """Whether "thinking" stands in its place."""
        return bool(self.flags & LOADING)

    def payload(self, clock: Clock) -> Json:
        """The message as Discord describes it."""
        return {
            "id": str(self.id),
            "channel_id": str(self.channel_id),
            "author": self.author.payload(),
            "content": self.content,
            "timestamp": clock.text(self.born),
            "edited_timestamp": clock.text(self.edits[-1]) if self.edits else None,
            "tts": False,
            "mention_everyone": False,
            "mentions": [],
            "mention_roles": [],
            "attachments": self.attachments,
            "embeds": [],
            "components": self.components,
            "pinned": False,
            "type": 0,
            "flags": self.flags,
        }


class Sight(NamedTuple):
    """Something that appeared, changed or went on screens. `only`: on whose; None: on everybody's."""

    at: float
    only: int | None
    message_id: int
    components: list[Json]
    deleted: bool


class Board:
    """All messages, the deleted ones too, and the transcript of all that was seen."""

    def __init__(self, clock: Clock, guild: Guild) -> None:
        self._clock = clock
        self._guild = guild
        self.cdn = ""
        """Where files lie."""
        self.files: dict[str, Upload] = {}
        self.transcript: list[Sight] = []
        self._messages: dict[int, Message] = {}
        self._in_channel: defaultdict[int, list[Message]] = defaultdict(list)
        self._nonces: dict[tuple[int, str], tuple[float, Message]] = {}
        self._changed = asyncio.Event()

    # Reading

    def find(self, message_id: int) -> Message:
        """A message that is there. Raises Refused."""
        message = self._messages.get(message_id)
        if message is None or message.deleted:
            raise Refused(No.UNKNOWN_MESSAGE)
        return message

    def public(self, channel_id: int, message_id: int) -> Message:
        """A message that the channel's own routes reach: ephemeral ones are not there. Raises Refused."""
        message = self.find(message_id)
        if message.ephemeral or message.channel_id != channel_id:
            raise Refused(No.UNKNOWN_MESSAGE)
        return message

    def seen_by(self, user_id: int | None, *, channel_id: int | None = None) -> list[Message]:
        """What is on this person's screen in a channel, by default the first, or on everybody's; oldest first."""
        messages = self._in_channel[channel_id or self._guild.channel_id]
        return [one for one in messages if not one.deleted and one.only in {None, user_id}]

    def transcript_of(self, user_id: int) -> list[Sight]:
        """All that this person saw."""
        return [sight for sight in self.transcript if sight.only in {None, user_id}]

    async def change(self, *, within: float) -> bool:
        """Wait until anything changes on anybody's screen; False if nothing does."""
        try:
            await asyncio.wait_for(self._changed.wait(), within)
        except TimeoutError:
            return False
        return True

    # Writing

    def post(
        self,
        body: Json,
        files: Files,
        *,
        author: User,
        channel_id: int,
        only: int | None = None,
        loading: bool = False,
    ) -> Message:
        """A new message. Raises Refused. The same nonce again gives the message that is there already."""
        nonce = (author.id, str(body.get("nonce")))
        if body.get("enforce_nonce") and nonce in self._nonces:
            at, before = self._nonces[nonce]
            if self._clock.now() - at <= NONCE_LIVES:
                return before
        flags = int(body.get("flags") or 0) & LASTING | (LOADING if loading else 0)
        message = Message(self._clock.snowflake(), channel_id, author, only, flags, self._clock.now())
        self._write(message, body, files)
        self._messages[message.id] = message
        self._in_channel[channel_id].append(message)
        if body.get("nonce") is not None:
            self._nonces[nonce] = (message.born, message)
        self._tell(message)
        return message

    def edit(self, message: Message, body: Json, files: Files) -> Message:
        """Change a message of the bot. Raises Refused."""
        if message.author != self._guild.bot:
            raise Refused(No.OTHERS_MESSAGE)
        now = self._clock.now()
        lately = [at for at in message.edits if now - at < OLD_EDITS_WITHIN]
        if now - message.born > OLD and len(lately) >= OLD_EDITS:
            raise Refused(No.TOO_MANY_OLD_EDITS, retry_after=round(lately[-OLD_EDITS] + OLD_EDITS_WITHIN - now, 3))
        self._write(message, body, files)
        message.flags = message.flags & ~LOADING | int(body.get("flags") or 0) & COMPONENTS_V2
        message.edits.append(now)
        self._tell(message)
        return message

    def delete(self, message: Message, *, by: User | None = None) -> None:
        """Take a message away. Raises Refused if it is somebody else's: the bot was not invited to manage messages."""
        if by is not None and message.author != by:
            raise Refused(No.MISSING_PERMISSIONS)
        message.deleted = True
        self._tell(message)

    def clear(self) -> None:
        """Take every message away, as if none had ever been posted."""
        for channel_id in list(self._in_channel):
            self.clear_channel(channel_id)
        self._nonces.clear()

    def clear_channel(self, channel_id: int) -> None:
        """The channel goes, and its messages with it."""
        for message in self._in_channel.pop(channel_id, []):
            if not message.deleted:
                self.delete(message)

    def _write(self, message: Message, body: Json, files: Files) -> None:
        """Put what a body says into a message, whole or not at all. Raises Refused."""
        content = message.content if "content" not in body else body["content"] or ""
        components = message.components if "components" not in body else body["components"] or []
        complaints = [*broken_layout({**body, "components": components}), *too_long(components)]
        if complaints or len(content) > 2000:
            raise Refused(No.INVALID_FORM_BODY, why="; ".join(complaints))
        attachments = [*self._kept(message, body), *self._uploaded(message, body, files)]
        if not (content or components or attachments or message.loading):
            raise Refused(No.EMPTY_MESSAGE)
        message.content, message.attachments = content, attachments
        message.components = _numbered(_linked(components, attachments))

    def _kept(self, message: Message, body: Json) -> Iterator[Json]:
        listed = {str(one["id"]) for one in body.get("attachments") or ()}
        return (one for one in message.attachments if "attachments" not in body or one["id"] in listed)

    def _uploaded(self, message: Message, body: Json, files: Files) -> Iterator[Json]:
        described = {str(one["id"]): one.get("description") for one in body.get("attachments") or ()}
        for field_name, file in files.items():
            number = self._clock.snowflake()
            path = f"/attachments/{message.channel_id}/{number}/{file.name}"
            self.files[path] = file
            yield {
                "id": str(number),
                "filename": file.name,
                "size": len(file.data),
                "content_type": file.type,
                "url": self.cdn + path,
                "proxy_url": self.cdn + path,
                "description": described.get(field_name.removeprefix("files[").removesuffix("]")),
            }

    def _tell(self, message: Message) -> None:
        components = [] if message.deleted else message.components
        self.transcript.append(Sight(self._clock.now(), message.only, message.id, components, message.deleted))
        self._changed.set()
        self._changed = asyncio.Event()


def _linked(components: list[Json], attachments: list[Json]) -> list[Json]:
    """The components with the addresses of the files that came along."""
    text = json.dumps(components)
    for one in attachments:
        text = text.replace(f'"attachment://{one["filename"]}"', json.dumps(one["url"]))
    linked: list[Json] = json.loads(text)
    return linked


def _numbered(components: list[Json]) -> list[Json]:
    """The components, each with a number of its own, as Discord sends them back."""
    numbers = count(1)

    def number(part: Any) -> None:
        match part:
            case list():
                for one in part:
                    number(one)
            case dict():
                if "type" in part:
                    part.setdefault("id", next(numbers))
                for name in ("components", "accessory", "component"):
                    number(part.get(name))

    number(components)
    return components
