"""python -m bot inspect CODE: what whoever runs the bot may know of a reported problem, and no hidden card.

Of a game that goes on nothing is told but numbers and the kinds of what everybody has seen happen; nor of any other.
"""

from __future__ import annotations

import argparse
import asyncio
import sys
from collections.abc import Iterator, Sequence
from importlib.metadata import PackageNotFoundError, version
from typing import Final

from bot.game.engine import apply, new_game
from bot.game.errors import IllegalAction
from bot.manager.problems import Problem, problem_of
from bot.records import Player, Status, StoredTable, Unavailable
from db.engine import open_to_look
from db.errors import DatabaseError
from db.reading import stored_table

LAST: Final = 12
"""Moves that are told, the last ones before the problem was reported."""


def main(argv: Sequence[str], *, database_url: str) -> int:
    """Print what is behind a code. Returns the exit code: 0, or 1 with one sentence on the error stream."""
    words = argparse.ArgumentParser(prog="python -m bot inspect", description="Look into a problem that was reported.")
    words.add_argument("code", metavar="CODE", help="what Report a problem gave")
    problem = problem_of(words.parse_args(argv).code)
    if problem is None:
        return _failed("That is no problem code. One looks like this: 0A3F-92KD.")
    try:
        stored = asyncio.run(_stored(database_url, problem.game_id))
    except DatabaseError as error:
        return _failed(str(error))
    except Unavailable:
        return _failed("The database does not answer.")
    if stored is None:
        return _failed(f"There is no game {problem.game_id} in this database.")
    for line in told(stored, problem):
        print(line)
    return 0


async def _stored(database_url: str, game_id: int) -> StoredTable | None:
    database = await open_to_look(database_url)
    try:
        return await database.read(lambda connection: stored_table(connection, game_id))
    finally:
        await database.close()


def told(stored: StoredTable, problem: Problem) -> Iterator[str]:
    """What may be told, in lines."""
    seats = (_plays(player) for player in stored.players)
    yield f"game      {stored.game_id}, {stored.kind.value}, {stored.status.value}"
    yield f"version   {_version()}, revision {stored.revision}"
    yield f"seats     {', '.join(seats)}"
    yield f"ply       {problem.ply} when it was reported, {len(stored.plies)} now"
    if stored.status in {Status.LOBBY, Status.CLOSED}:
        return
    try:
        yield from _course(stored, problem.ply)
    except IllegalAction as error:
        yield f"broken    the next stored move is against the rules: {error.refusal.value}"


def _plays(player: Player) -> str:
    if player.plays_itself:
        return "person"
    return "AI" if player.user_id is None else "AI for a person who left"


def _version() -> str:
    """Of this program."""
    try:
        return version("chicago-bot")
    except PackageNotFoundError:
        return "of a source folder"


def _course(stored: StoredTable, until: int) -> Iterator[str]:
    """The kinds of what happened, move by move, and where that led to."""
    state, happened = new_game(stored.rules, len(stored.players)), list[str]()
    for ply in stored.plies[:until]:
        state, events = apply(state, ply.action)
        happened.append(f"{ply.number:>8}  {', '.join(type(event).__name__ for event in events) or '-'}")
    yield f"then      deal {state.deal}, {type(state.phase).__name__}"
    yield from happened[-LAST:]


def _failed(sentence: str) -> int:
    print(sentence, file=sys.stderr)
    return 1
