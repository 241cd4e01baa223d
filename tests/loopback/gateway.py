"""The gateway: sessions over websockets, which tell a bot what happens, and tell it again after a lost connection."""

from __future__ import annotations

import asyncio
import json
import secrets
from collections import Counter
from dataclasses import dataclass, field
from enum import IntEnum
from typing import Any

from aiohttp import WSMsgType, web

from tests.loopback.clock import Clock
from tests.loopback.places import Guild, Json

HEARTBEAT = 41_250
"""Milliseconds between a bot's heartbeats."""
AFAR = 0.05
"""Seconds that Discord's answer to a heartbeat takes."""
SESSIONS_A_DAY = 1000
RESUMABLE, WRONG_TOKEN, INVALID_INTENTS = 4000, 4004, 4013


class Op(IntEnum):
    """What a gateway message is."""

    DISPATCH = 0
    HEARTBEAT = 1
    IDENTIFY = 2
    RESUME = 6
    RECONNECT = 7
    INVALID_SESSION = 9
    HELLO = 10
    HEARTBEAT_ACK = 11


@dataclass(eq=False)
class Session:
    """What one bot was told, to be told again on RESUME; `socket` is None while the connection is lost."""

    id: str
    socket: web.WebSocketResponse | None
    line: asyncio.Transport | None
    """The connection under the socket."""
    told: list[Json] = field(default_factory=list)

    async def tell(self, event: str, data: Json) -> None:
        """Dispatch an event; one that cannot be sent now is kept."""
        self.told.append({"op": Op.DISPATCH, "d": data, "s": len(self.told) + 1, "t": event})
        await self._send(self.told[-1])

    async def tell_again(self, after: int) -> None:
        """Everything after this sequence number, once more."""
        for message in self.told[after:]:
            await self._send(message)

    async def send(self, op: Op, data: Any = None) -> None:
        """A message that is no event."""
        await self._send({"op": op, "d": data, "s": None, "t": None})

    async def _send(self, message: Json) -> None:
        if self.socket is not None and not self.socket.closed:
            try:
                await self.socket.send_str(json.dumps(message))
            except ConnectionError:  # the process at the other end is gone
                self.socket = None


class Gateway:
    """Where bots connect. One bot at a time: a new IDENTIFY ends the session before it."""

    def __init__(self, clock: Clock, guild: Guild, *, token: str) -> None:
        self._clock = clock
        self._guild = guild
        self._token = token
        self.url = ""
        self.counted: Counter[str] = Counter()
        """How often a bot identified, resumed, and sent a heartbeat."""
        self.closed_with: list[int | None] = []
        """The codes that connections ended with."""
        self.sessions_a_day = SESSIONS_A_DAY
        self._session: Session | None = None
        self._ready = asyncio.Event()

    @property
    def connected(self) -> bool:
        """Whether a bot is there."""
        return self._session is not None and self._session.socket is not None and not self._session.socket.closed

    async def ready(self, *, within: float) -> None:
        """Wait until a bot has been told of the guild, or has resumed. Raises TimeoutError."""
        await asyncio.wait_for(self._ready.wait(), within)

    def expect(self) -> None:
        """Whoever was here, the next to be ready is a new bot."""
        self._ready.clear()

    async def dispatch(self, event: str, data: Json, *, times: int = 1) -> None:
        """Tell the bot; more than once, if the network is unlucky."""
        for _ in range(times):
            if self._session is not None:
                await self._session.tell(event, data)

    # What goes wrong

    async def drop(self, code: int = RESUMABLE) -> None:
        """Close the connection."""
        self._ready.clear()
        if self._session is not None and self._session.socket is not None:
            await self._session.socket.close(code=code)

    async def cut(self) -> None:
        """Let the connection break without a word."""
        self._ready.clear()
        if self._session is not None and self._session.line is not None:
            self._session.line.abort()

    async def ask_to_reconnect(self) -> None:
        """Op 7."""
        self._ready.clear()
        if self._session is not None:
            await self._session.send(Op.RECONNECT)

    async def invalidate(self, *, resumable: bool = False) -> None:
        """Op 9: the session is over; what it has not told yet is lost."""
        self._ready.clear()
        session = self._session
        if session is not None:
            await session.send(Op.INVALID_SESSION, resumable)
            if not resumable:
                self._session = None

    # The connection

    async def serve(self, request: web.Request) -> web.WebSocketResponse:
        """One connection, until it ends."""
        socket = web.WebSocketResponse(max_msg_size=0)
        await socket.prepare(request)
        session = Session(secrets.token_hex(16), socket, request.transport)
        await session.send(Op.HELLO, {"heartbeat_interval": HEARTBEAT})
        async for message in socket:
            if message.type is WSMsgType.TEXT:
                session = await self._heard(session, json.loads(message.data))
        self.closed_with.append(socket.close_code)
        if session.socket is socket:
            session.socket = None
        return socket

    async def _heard(self, session: Session, message: Json) -> Session:
        """Act on what a bot says; returns the session it speaks for from now on."""
        match message["op"]:
            case Op.HEARTBEAT:
                self.counted["heartbeat"] += 1
                await asyncio.sleep(AFAR)  # a client that hears back at once has not yet noted that it asked
                await session.send(Op.HEARTBEAT_ACK)
            case Op.IDENTIFY:
                await self._identify(session, message["d"])
            case Op.RESUME:
                return await self._resume(session, message["d"])
        return session

    async def _identify(self, session: Session, data: Json) -> None:
        self.counted["identify"] += 1
        assert session.socket is not None
        if data["token"] != self._token:
            await session.socket.close(code=WRONG_TOKEN)
            return
        if data["intents"] != 1:  # guilds, and nothing that Discord would have to approve
            await session.socket.close(code=INVALID_INTENTS)
            return
        self._session = session
        guild = {"id": str(self._guild.id), "unavailable": True}
        ready = {
            "v": 10,
            "user": self._guild.bot.payload(),
            "guilds": [guild],
            "session_id": session.id,
            "resume_gateway_url": self.url,
            "application": {"id": str(self._guild.bot.id), "flags": 0},
            "shard": data.get("shard", [0, 1]),
        }
        await session.tell("READY", ready)
        await session.tell("GUILD_CREATE", self._guild.payload())
        self._ready.set()

    async def _resume(self, fresh: Session, data: Json) -> Session:
        session = self._session
        if session is None or session.id != data["session_id"] or data["token"] != self._token:
            await fresh.send(Op.INVALID_SESSION, data=False)
            return fresh
        self.counted["resume"] += 1
        session.socket, session.line = fresh.socket, fresh.line
        await session.tell_again(data["seq"])
        await session.tell("RESUMED", {})
        self._ready.set()
        return session
