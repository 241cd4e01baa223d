"""A game that is over is counted where it belongs, in the same transaction that ends it."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from datetime import UTC, datetime
from typing import Any, Final

from sqlalchemy import Connection, case, func, select

from bot.standings import Scope, Span, first_day, is_forgotten
from db.engine import insert
from db.schema import guild_settings
from db.standings.tables import standings

LEAST_PEOPLE: Final = 2
"""A game with fewer people is on no leaderboard."""
OVER_ALL: Final = 0
"""The "guild" of what is counted over all guilds."""
COUNTS: Final = ("games", "wins", "points", "deals", "chicagos", "calls")


@dataclass(frozen=True, slots=True, kw_only=True)
class Place:
    """Where a game was played."""

    guild_id: int
    channel_id: int


def count_game(connection: Connection, place: Place, results: Sequence[Mapping[str, Any]], *, now: datetime) -> None:
    """Add the results of one finished game, rows of `results`, to the standings of its people."""
    mine = [result for result in results if is_person(result) and result["people"] >= LEAST_PEOPLE]
    if not mine:
        return
    places = list(_places(place, hidden=is_hidden(connection, place.guild_id)))
    rows = [
        {"scope": scope, "place_id": place_id, "guild_id": guild_id, **since, **_counted(result)}
        for result in mine
        for scope, place_id, guild_id in places
        for since in _spans(now)
    ]
    rows.sort(key=lambda row: (row["scope"], row["place_id"], row["span"], row["user_id"]))  # all lock in one order
    connection.execute(_adding(connection), rows)


def is_person(result: Mapping[str, Any]) -> bool:
    """Is this the result of somebody who may be spoken of? Of an AI player, or of who is forgotten, nothing is kept."""
    return result["user_id"] is not None and not is_forgotten(result["user_id"])


def is_hidden(connection: Connection, guild_id: int) -> bool:
    """Does this guild keep its games out of the leaderboard of all servers?"""
    query = select(guild_settings.c.hidden).where(guild_settings.c.guild_id == guild_id)
    return bool(connection.scalar(query))


def _places(place: Place, *, hidden: bool) -> Iterator[tuple[Scope, int, int]]:
    """The scope, the place in it, and the guild whose rating is shown there."""
    yield Scope.SERVER, place.guild_id, place.guild_id
    yield Scope.CHANNEL, place.channel_id, place.guild_id
    if not hidden:
        yield Scope.EVERYWHERE, OVER_ALL, OVER_ALL


def _spans(now: datetime) -> list[dict[str, int]]:
    today = now.astimezone(UTC).date()
    return [{"span": span, "since": first_day(span, today).toordinal()} for span in Span]


def _counted(result: Mapping[str, Any]) -> dict[str, Any]:
    """What one result adds: one game; a seat that wins after its person left wins for nobody, nor has it points."""
    stayed = not result["left_game"]
    return {
        "user_id": result["user_id"],
        "games": 1,
        "wins": int(result["won"] and stayed),
        "points": result["score"] if stayed else 0,
        **{column: result[column] for column in ("deals", "chicagos", "calls", "hand", "hands")},
    }


def _adding(connection: Connection) -> Any:
    """Add to a row of the same span, begin an older one anew, and leave a newer one as it is."""
    statement = insert(connection, standings)
    old, new = standings.c, statement.excluded
    same = old.since == new.since
    best = func.coalesce(old.hand, -1)
    values: dict[str, Any] = {count: case((same, old[count]), else_=0) + new[count] for count in COUNTS}
    values |= {
        "since": new.since,
        "hand": case((same & (best > func.coalesce(new.hand, -1)), old.hand), else_=new.hand),
        "hands": case(
            (same & (best > func.coalesce(new.hand, -1)), old.hands),
            (same & (old.hand == new.hand), old.hands + new.hands),
            else_=new.hands,
        ),
    }
    key = standings.primary_key.columns
    return statement.on_conflict_do_update(index_elements=key, set_=values, where=old.since <= new.since)
