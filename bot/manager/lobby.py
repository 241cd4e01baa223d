"""Who sits down before the first deal: a table's seats as a tuple of players, in the order they came."""

from __future__ import annotations

import json
from typing import Final
from zlib import crc32

from bot.game.codec import encode_rules
from bot.game.rules import Rules
from bot.manager.errors import (
    AlreadySeated,
    LevelNotAllowed,
    NoAI,
    NoAIHere,
    NoRoomForAI,
    NotSeated,
    TableFull,
    TooFewSeats,
)
from bot.records import Level, Player

SEATS = 4
FEWEST = 2
AI_NAMES = ("Kalle", "Maja", "Ebba", "Nils", "Stina", "Olle")

EDITIONS: Final = 1_000_000

Seats = tuple[Player, ...]
Levels = tuple[Level, ...]


def join(players: Seats, person: Player) -> Seats:
    """Sit down; at a full table in the place of the last AI player. Raises AlreadySeated, TableFull."""
    if any(player.user_id == person.user_id for player in players):
        raise AlreadySeated
    if len(players) < SEATS:
        return (*players, person)
    for seat, player in reversed(list(enumerate(players))):
        if player.user_id is None:
            return (*players[:seat], *players[seat + 1 :], person)
    raise TableFull


def leave(players: Seats, user_id: int) -> Seats:
    """Stand up. Raises NotSeated."""
    rest = tuple(player for player in players if player.user_id != user_id)
    if len(rest) == len(players):
        raise NotSeated
    return rest


def add_ai(players: Seats, level: Level) -> Seats:
    """One more AI player, under a name nobody here has. Raises NoRoomForAI."""
    if len(players) >= SEATS:
        raise NoRoomForAI
    taken = {player.name.casefold() for player in players}
    name = next(name for name in AI_NAMES if name.casefold() not in taken)
    return (*players, Player(name, level=level))


def offered(levels: Levels, wanted: Level | None) -> Levels:
    """These levels, the one that is wanted first. Raises NoAIHere, LevelNotAllowed if it is not among them."""
    if wanted is None:
        return levels
    if not levels:
        raise NoAIHere
    if wanted not in levels:
        raise LevelNotAllowed
    return (wanted, *(level for level in levels if level is not wanted))


def drop_ai(players: Seats) -> Seats:
    """The last AI player goes. Raises NoAI."""
    for seat, player in reversed(list(enumerate(players))):
        if player.user_id is None:
            return players[:seat] + players[seat + 1 :]
    raise NoAI


def ready(players: Seats, levels: Levels) -> Seats:
    """The seats a game starts with: one person alone is joined by AI players of the first of these levels.

    Raises TooFewSeats for nobody, and for one person where there are no AI players.
    """
    if not people(players) or (len(players) < FEWEST and not levels):
        raise TooFewSeats
    if len(players) < FEWEST:
        while len(players) < SEATS:
            players = add_ai(players, levels[0])
    return players


def people(players: Seats) -> Seats:
    """Those played by a person."""
    return tuple(player for player in players if player.plays_itself)


def edition(rules: Rules) -> int:
    """A number from 0 to 999,999 that tells sets of rules apart, so that a form knows whether it still shows them.

    It needs no memory: the same rules have the same edition after a restart, and in every process.
    """
    return crc32(json.dumps(encode_rules(rules), sort_keys=True).encode()) % EDITIONS
