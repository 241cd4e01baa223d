"""What Discord does for each request: one short function over method and path, and no rate limits or faults here."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Any

from tests.loopback.board import Board, Files
from tests.loopback.clock import Clock
from tests.loopback.gateway import Gateway
from tests.loopback.interactions import Interactions
from tests.loopback.places import Guild, Json
from tests.loopback.refusals import No, Refused

WHOLE = "everywhere"
"""Where commands are that are not one guild's."""


@dataclass
class Routes:
    """The HTTP side of a small Discord."""

    clock: Clock
    guild: Guild
    board: Board
    interactions: Interactions
    gateway: Gateway
    commands: dict[str, list[Json]] = field(default_factory=dict)
    """What the bot registered, by guild id or everywhere."""

    def answer(self, method: str, words: list[str], body: Any, files: Files) -> Any:
        """Carry out a request; returns the body of the answer, None for one without. Raises Refused."""
        match method, *words:
            case ["GET", "users", "@me"]:
                return self.guild.bot.payload()
            case ["GET", "users", "@me", "guilds"]:
                return [self.guild.summary()]
            case ["GET", "gateway", "bot"]:
                total = self.gateway.sessions_a_day
                limit = {
                    "total": total,
                    "remaining": total - self.gateway.counted["identify"],
                    "reset_after": 86_400_000,
                }
                return {"url": self.gateway.url, "shards": 1, "session_start_limit": {**limit, "max_concurrency": 1}}
            case ["GET", "oauth2", "applications", "@me"] | ["GET", "applications", "@me"]:
                return self.guild.application()
            case [_, "applications", _, *rest]:
                return self._application(method, rest, body)
            case [_, "channels", channel, "messages", *rest]:
                return self._channel(method, _number(channel), rest, body, files)
            case ["POST", "interactions", interaction, token, "callback"]:
                return self.interactions.answer(_number(interaction), token, body, files)
            case [_, "webhooks", _, token, *rest]:
                return self._webhook(method, token, rest, body, files)
            case _:
                raise Refused(No.NOT_FOUND, why=f"{method} {'/'.join(words)} is not built here")

    def _application(self, method: str, words: list[str], body: Any) -> Any:
        match method, *words:
            case ["GET", "commands"]:
                return self.commands.get(WHOLE, [])
            case ["PUT", "commands"]:
                return self._register(WHOLE, body)
            case ["PUT", "guilds", guild, "commands"]:
                return self._register(guild, body)
            case ["GET", "emojis"]:
                return {"items": self.guild.emojis}
            case ["POST", "emojis"]:
                return self.guild.add_emoji(body["name"])
            case _:
                raise Refused(No.NOT_FOUND, why="not built here")

    def _register(self, place: str, commands: list[Json]) -> list[Json]:
        known = {"application_id": str(self.guild.bot.id), "version": "1", "default_member_permissions": None}
        self.commands[place] = [{"id": str(self.clock.snowflake()), "type": 1, **known, **one} for one in commands]
        return self.commands[place]

    def _channel(self, method: str, channel: int, words: list[str], body: Any, files: Files) -> Any:
        if not self.guild.here:
            raise Refused(No.MISSING_ACCESS)
        if channel not in self.guild.channel_ids:
            raise Refused(No.UNKNOWN_CHANNEL)
        match method, *words:
            case ["POST"]:
                return self.board.post(body, files, author=self.guild.bot, channel_id=channel).payload(self.clock)
            case ["GET", message]:
                return self.board.public(channel, _number(message)).payload(self.clock)
            case ["PATCH", message]:
                return self.board.edit(self.board.public(channel, _number(message)), body, files).payload(self.clock)
            case ["DELETE", message]:
                return self.board.delete(self.board.public(channel, _number(message)), by=self.guild.bot)
            case _:
                raise Refused(No.NOT_FOUND, why="not built here")

    def _webhook(self, method: str, token: str, words: list[str], body: Any, files: Files) -> Any:
        match method, *words:
            case ["POST"]:
                return self.interactions.follow_up(token, body, files).payload(self.clock)
            case ["GET", "messages", which]:
                return self.interactions.message(token, which).payload(self.clock)
            case ["PATCH", "messages", which]:
                message = self.interactions.message(token, which)
                return self.board.edit(message, body, files).payload(self.clock)
            case ["DELETE", "messages", which]:
                return self.board.delete(self.interactions.message(token, which))
            case _:
                raise Refused(No.NOT_FOUND, why="not built here")


def _number(word: str) -> int:
    """An id in a path. Raises Refused."""
    if not word.isdecimal():
        raise Refused(No.NOT_FOUND)
    return int(word)
