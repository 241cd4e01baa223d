"""A small Discord on loopback: HTTP and a gateway to which an unmodified client connects, and a log of all it asked."""

from __future__ import annotations

import asyncio
import json
import re
import ssl
from collections.abc import AsyncIterator, Iterator
from contextlib import asynccontextmanager
from dataclasses import dataclass
from typing import Any

from aiohttp import web

from bot.render.glyphs import emoji_names
from tests.loopback.board import Board, Files, Upload
from tests.loopback.buckets import Buckets
from tests.loopback.clock import Clock
from tests.loopback.faults import Fault, Faults, Kind
from tests.loopback.gateway import SESSIONS_A_DAY, Gateway
from tests.loopback.interactions import Interactions
from tests.loopback.people import Person
from tests.loopback.places import Guild
from tests.loopback.refusals import No, Refused
from tests.loopback.routes import Routes

TOKEN = "MTIzNDU2Nzg5MDEyMzQ1Njc4.Loop.back-in-a-small-world-of-its-own"
"""The bot's token; any other is refused."""
API = "/api/v10/"
LARGEST_BODY = 25 * 2**20
WITH_A_WAIT = frozenset({No.RATE_LIMITED, No.TOO_MANY_OLD_EDITS})
"""Refusals that say when to come again."""
_HEAD = re.compile(
    r"Content-Type: (?P<kind>[^\r]+)\r\n"
    r'Content-Disposition: form-data; name="(?P<name>[^"]+)"(?:; filename="(?P<file>[^"]+)")?'
)
"""The head of a part of a form."""
_UNAUTHORISED = ("interactions", "webhooks")
"""Routes whose tokens stand in their paths."""


@dataclass(slots=True)
class Request:
    """One request of the bot, with the moments at which it came and was answered. `status` 0: never answered."""

    method: str
    path: str
    body: Any
    at: float
    until: float = 0.0
    status: int = 0
    code: int = 0

    def __str__(self) -> str:
        return f"{self.method} {self.path}: {self.status} ({self.code})"


class SmallDiscord:
    """One guild or more; see `opened`. `hurry` is how many times as fast its rate limits run, and its days pass."""

    def __init__(self, *, hurry: float = 1, channels: int = 1, guilds: int = 1) -> None:
        self.clock = Clock()
        self.faults = Faults()
        first = (self.clock.snowflake() >> 22) // guilds * guilds
        self.guild = Guild(self.clock, channels=channels, guild_id=first << 22)
        for number in range(1, guilds):  # one in each shard, if there are as many shards
            self.guild.beside(first + number << 22)
        self.board = Board(self.clock, self.guild)
        self.interactions = Interactions(self.clock, self.guild, self.board)
        self.gateway = Gateway(self.clock, self.guild, token=TOKEN)
        self.gateway.sessions_a_day = round(SESSIONS_A_DAY * hurry)
        self.routes = Routes(self.clock, self.guild, self.board, self.interactions, self.gateway)
        self.requests: list[Request] = []
        """All the bot asked, in the order it was received."""
        self.api = ""
        """Where the routes are."""
        self.port = 0
        self.latency = 0.0
        """Seconds that every request takes."""
        self._buckets = Buckets(self.clock, hurry=hurry)
        self._people: dict[str, Person] = {}

    def person(self, name: str, *, channel: int = 0) -> Person:
        """Somebody in the guild, who joins it at the first mention, and stays in that channel."""
        if name not in self._people:
            self._people[name] = Person(self, name, channel_id=self.guild.all_channels[channel])
        return self._people[name]

    async def lose_channel(self, channel_id: int) -> None:
        """Somebody deletes a channel."""
        channel = self.guild.channel(channel_id)
        self.guild.channel_ids.remove(channel_id)
        self.board.clear_channel(channel_id)
        await self.gateway.dispatch("CHANNEL_DELETE", channel)

    async def lose_guild(self, *, unavailable: bool = False) -> None:
        """The bot is shown the door, or Discord cannot reach the guild just now."""
        self.guild.here = False
        gone = {"id": str(self.guild.id)} | ({"unavailable": True} if unavailable else {})
        await self.gateway.dispatch("GUILD_DELETE", gone)

    # HTTP

    async def serve(self, request: web.Request) -> web.StreamResponse:
        """Answer one request as Discord would, or as a fault would have it."""
        path = request.match_info["path"]
        try:
            body, files = await _read(request)
        except ConnectionError:  # the bot died in the middle of it
            return web.Response(status=400)
        entry = Request(request.method, path, body, self.clock.now())
        self.requests.append(entry)
        fault = self.faults.next(request.method, path)
        await asyncio.sleep(self.latency + (fault.seconds if fault is not None and fault.kind is Kind.LATE else 0))
        headers: dict[str, str] = {}
        words = path.split("/")
        try:
            authorised = self._authorised(request, words)
            headers = self._buckets.take(request.method, words, authorised=authorised)
            answer = self._carry_out(fault, request.method, words, body, files)
            entry.status = 204 if answer is None else 200
        except Refused as refused:
            entry.status, entry.code, answer = refused.status, refused.code, refused.body
            headers |= refused.headers
        entry.until = self.clock.now()
        return self._answered(request, entry, fault, answer, headers)

    def _carry_out(self, fault: Fault | None, method: str, words: list[str], body: Any, files: Files) -> Any:
        """Do what is asked, unless a fault is in the way. Raises Refused."""
        if fault is not None and fault.kind is Kind.REFUSED:
            raise Refused(fault.no, retry_after=fault.seconds if fault.no in WITH_A_WAIT else None)
        if fault is not None and fault.kind is Kind.LOST:
            return None
        return self.routes.answer(method, words, body, files)

    def _answered(
        self, request: web.Request, entry: Request, fault: Fault | None, answer: Any, headers: dict[str, str]
    ) -> web.Response:
        """The answer; nobody hears it when the connection breaks first."""
        if fault is not None and fault.kind in {Kind.LOST, Kind.UNHEARD}:
            entry.status = 0
            assert request.transport is not None
            request.transport.abort()
        if answer is None:
            return web.Response(status=204, headers=headers)
        headers["Content-Type"] = "application/json"  # a client looks for exactly this
        return web.Response(body=json.dumps(answer).encode(), status=entry.status or 200, headers=headers)

    def _authorised(self, request: web.Request, words: list[str]) -> bool:
        """Whether the request carries the bot's token; one that needs none may do without. Raises Refused."""
        given = request.headers.get("Authorization")
        if given is None and words[0] in _UNAUTHORISED:
            return False
        if given != f"Bot {TOKEN}":
            raise Refused(No.UNAUTHORIZED)
        return words[0] not in _UNAUTHORISED

    async def file(self, request: web.Request) -> web.Response:
        """A file that was sent along with a message."""
        found = self.board.files.get(request.path)
        if found is None:
            raise web.HTTPNotFound
        return web.Response(body=found.data, content_type=found.type)


@asynccontextmanager
async def opened(
    *,
    hurry: float = 1,
    channels: int = 1,
    guilds: int = 1,
    emojis: bool = True,
    certificate: ssl.SSLContext | None = None,
) -> AsyncIterator[SmallDiscord]:
    """A small Discord on a port of its own, until the end of the block.

    `guilds`: how many the bot is in. `emojis`: the application has the cards' emojis already, as after a first start.
    With a `certificate` it speaks TLS, and calls itself by Discord's own names.
    """
    discord = SmallDiscord(hurry=hurry, channels=channels, guilds=guilds)
    for name in emoji_names() if emojis else ():
        discord.guild.add_emoji(name)
    app = web.Application(client_max_size=LARGEST_BODY)
    app.router.add_get("/", discord.gateway.serve)
    app.router.add_get("/attachments/{path:.+}", discord.file)
    app.router.add_route("*", API + "{path:.+}", discord.serve)
    runner = web.AppRunner(app, access_log=None, shutdown_timeout=0.2)
    await runner.setup()
    try:
        site = web.TCPSite(runner, "127.0.0.1", 0, ssl_context=certificate)
        await site.start()
        discord.port = runner.addresses[0][1]
        _name(discord, own=certificate is None)
        yield discord
    finally:
        await discord.gateway.drop(1001)
        await runner.cleanup()


def _name(discord: SmallDiscord, *, own: bool) -> None:
    """Set the addresses that it gives for itself: those of its port, or Discord's."""
    here = f"127.0.0.1:{discord.port}"
    discord.api = f"http://{here}{API}".rstrip("/") if own else "https://discord.com/api/v10"
    discord.gateway.url = f"ws://{here}/" if own else "wss://gateway.discord.gg/"
    discord.board.cdn = f"http://{here}" if own else "https://cdn.discordapp.com"


async def _read(request: web.Request) -> tuple[Any, dict[str, Upload]]:
    """The JSON body of a request, and the files beside it."""
    raw = await request.read()
    content_type = request.headers.get("Content-Type", "")
    if not content_type.startswith("multipart/form-data"):
        return (json.loads(raw) if raw else None), {}
    body: Any = {}
    files: dict[str, Upload] = {}
    for kind, name, file, content in _parts(raw, content_type):
        if file is None:
            body = json.loads(content)
        else:
            files[name] = Upload(file, content, kind)
    return body, files


def _parts(raw: bytes, content_type: str) -> Iterator[tuple[str, str, str | None, bytes]]:
    """Each part of a form as aiohttp's client writes it: the type, its name, that of a file, and what is in it.

    There are libraries for forms of every kind, aiohttp too; each takes longer, if only for the boundary, than all else
    a small Discord does for an answer, and whoever measures a bot would measure that.
    """
    boundary = content_type.partition("boundary=")[2].encode()
    for part in (b"\r\n" + raw).split(b"\r\n--" + boundary)[1:-1]:
        head, _, content = part.partition(b"\r\n\r\n")
        said = _HEAD.search(head.decode())
        assert said is not None, head
        yield said["kind"], said["name"], said["file"], content
