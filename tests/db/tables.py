"""Tables to store: small ones, told apart by their numbers."""

from __future__ import annotations

from dataclasses import replace
from datetime import UTC, datetime
from itertools import count

from bot.game.rules import Rules
from bot.records import Kind, Level, NewTable, Player

NOW = datetime(2026, 3, 1, 18, 30, 0, 250_000, tzinfo=UTC)
LATER = NOW.replace(hour=19)

ANNA, BO, CIA, DAN = (Player(name, user_id) for name, user_id in (("Anna", 1), ("Bo", 2), ("Cia", 3), ("Dan", 4)))
AI = Player("Ada", level=Level.MEDIUM)

GUILD = 1 << 60  # as large as Discord's ids

_numbers = count(1)


def lobby(
    *players: Player,
    channel: int | None = None,
    guild: int = GUILD,
    click: int | None = None,
    key: bytes | None = None,
    kind: Kind = Kind.TABLE,
) -> NewTable:
    """A lobby, in a channel of its own unless told otherwise."""
    number = next(_numbers)
    return NewTable(
        key=key or number.to_bytes(16),
        guild_id=guild,
        channel_id=channel or GUILD + number,
        host_id=players[0].user_id or 0 if players else 0,
        rules=Rules(),
        players=players,
        seeds={0: seed(0)},
        due=LATER,
        opened=NOW,
        click=click,
        kind=kind,
    )


def seed(number: int) -> bytes:
    """A seed like no other."""
    return number.to_bytes(32)


def left(player: Player) -> Player:
    """The seat of a person who left: an AI plays on (R1.6)."""
    return replace(player, level=Level.MEDIUM)
