"""What people did for the first time on a server, remembered with the game in which they did."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Mapping, Sequence
from datetime import datetime
from typing import Any

from sqlalchemy import Connection, select

from bot.game.actions import Seat
from bot.honours import honours_in_play, honours_of_record
from bot.records import ScoreLine
from bot.standings import Award, Honour, Scope, Span
from db.engine import insert
from db.standings.counting import LEAST_PEOPLE, is_person
from db.standings.tables import honours, standings

Record = Counter[tuple[int, int, str]]
"""How many "games" and "wins" each person has on each server: (guild, user, what)."""


def award(connection: Connection, results: Sequence[Mapping[str, Any]], lines: Iterable[ScoreLine]) -> None:
    """Remember what the people of a game that was just counted did for the first time in it."""
    mine = [one for one in results if _counts(one)]
    record: Record = Counter()
    for one in mine:
        here = {"scope": Scope.SERVER, "place_id": one["guild_id"], "span": Span.ALL, "user_id": one["user_id"]}
        query = select(standings.c.games, standings.c.wins).filter_by(**here)
        row = connection.execute(query).one()
        record += Counter({(*_whose(one), "games"): row.games, (*_whose(one), "wins"): row.wins})
    write_honours(connection, earned(record, mine, lines))


def earned(record: Record, results: Sequence[Mapping[str, Any]], lines: Iterable[ScoreLine]) -> list[dict[str, Any]]:
    """Rows of `honours` for all that was done in a game, whether for the first time or not.

    `record` is the record after the game. Who left has earned nothing in it.
    """
    lines = tuple(lines)
    rows = []
    for one in results:
        if not _counts(one):
            continue
        games, wins = (record[*_whose(one), what] for what in ("games", "wins"))
        done = {*honours_in_play(lines, Seat(one["seat"])), *honours_of_record(games=games, wins=wins)}
        rows += [_row(one, honour) for honour in Honour if honour in done]
    return rows


def write_honours(connection: Connection, rows: Sequence[Mapping[str, Any]]) -> None:
    """Remember these; what was done before stays as it is."""
    if rows:
        connection.execute(insert(connection, honours).on_conflict_do_nothing(), rows)


def awards_of(connection: Connection, game_id: int) -> tuple[Award, ...]:
    """What was done for the first time in a game."""
    query = select(honours.c.seat, honours.c.honour).where(honours.c.game_id == game_id)
    awards = [Award(Seat(row.seat), Honour(row.honour)) for row in connection.execute(query)]
    order = list(Honour)
    return tuple(sorted(awards, key=lambda award: (award.seat, order.index(award.honour))))


def _counts(result: Mapping[str, Any]) -> bool:
    return is_person(result) and result["people"] >= LEAST_PEOPLE and not result["left_game"]


def _whose(result: Mapping[str, Any]) -> tuple[int, int]:
    return result["guild_id"], result["user_id"]


def _row(result: Mapping[str, Any], honour: Honour) -> dict[str, Any]:
    at: datetime = result["ended"]
    guild_id, user_id = _whose(result)
    return {
        "guild_id": guild_id,
        "user_id": user_id,
        "honour": honour.value,
        "game_id": result["game_id"],
        "seat": result["seat"],
        "at": at,
    }
