"""How a finished game is entered: a result for every seat, and the score sheet."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Mapping, Sequence
from datetime import datetime
from typing import Any, NamedTuple

from sqlalchemy import Connection, Table, select, update

from bot.records import Ending, ScoreLine, Source
from bot.standings import Aftermath, is_forgotten
from db.engine import insert
from db.schema import games, people, results, score_lines, seats
from db.standings.counting import Place, count_game, is_person
from db.standings.honours import award, awards_of
from db.standings.ranking import rank_people
from db.standings.rating import changes_of, rate_game


class Player(NamedTuple):
    """Who held a seat: a person, to its end or not, or an AI player of some level."""

    user_id: int | None
    name: str
    level: str | None


def write_ending(connection: Connection, game_id: int, ending: Ending, *, now: datetime) -> Aftermath:
    """Enter the results of a game, its score lines, the names its people had, and what it adds to standings."""
    statement = update(games).where(games.c.id == game_id).values(deals=ending.deals)
    columns = (games.c.guild_id, games.c.channel_id, games.c.opened, games.c.rated)
    game = connection.execute(statement.returning(*columns)).one()
    players = _players(connection, game_id)
    persons = {seat: player for seat, player in players.items() if player.user_id is not None}
    rows = [
        {
            "game_id": game_id,
            "seat": result.seat,
            "user_id": persons[result.seat].user_id if result.seat in persons else None,
            "guild_id": game.guild_id,
            "channel_id": game.channel_id,
            "place": result.place,
            "score": result.score,
            "won": result.won,
            "left_game": result.left,
            "people": len(persons),
            "ended": now,
            "deals": ending.deals,
            **_facts(() if result.left else [line for line in ending.lines if line.seat == result.seat]),
        }
        for result in ending.results
    ]
    _write(connection, results, rows)
    _write(connection, score_lines, _line_rows(game_id, ending.lines))
    _remember(connection, persons.values(), seen=game.opened)
    count_game(connection, Place(guild_id=game.guild_id, channel_id=game.channel_id), rows, now=now)
    levels = {seat: player.level for seat, player in players.items() if player.user_id is None and player.level}
    if game.rated:
        rate_game(connection, game.guild_id, rows, levels)
    rank_people(connection, [row["user_id"] for row in rows if is_person(row)], guild_id=game.guild_id)
    award(connection, rows, ending.lines)
    return aftermath_of(connection, game_id)


def aftermath_of(connection: Connection, game_id: int) -> Aftermath:
    """What a game came to beyond itself."""
    return Aftermath(changes_of(connection, game_id), awards_of(connection, game_id))


def _players(connection: Connection, game_id: int) -> Mapping[int, Player]:
    """Who held the seats of a game, to its end or not."""
    query = select(seats.c.seat, seats.c.user_id, seats.c.name, seats.c.level).where(seats.c.game_id == game_id)
    return {row.seat: Player(row.user_id, row.name, row.level) for row in connection.execute(query)}


def _facts(lines: Sequence[ScoreLine]) -> dict[str, int | None]:
    """What the score lines of one seat come to."""
    chicagos = [line.points for line in lines if line.source is Source.CHICAGO]
    hands = [line.category or 0 for line in lines if line.source is Source.HAND]
    return {
        "chicagos": sum(points > 0 for points in chicagos),
        "calls": len(chicagos),
        "last_tricks": sum(line.source is Source.LAST_TRICK for line in lines),
        "hand": max(hands, default=None),
        "hands": hands.count(max(hands, default=0)),
    }


def _line_rows(game_id: int, lines: Sequence[ScoreLine]) -> list[dict[str, Any]]:
    """The score lines, numbered within their deal in the order given."""
    written: Counter[int] = Counter()
    rows = []
    for line in lines:
        rows.append(
            {
                "game_id": game_id,
                "deal": line.deal,
                "ordinal": written[line.deal],
                "seat": line.seat,
                "source": line.source.value,
                "points": line.points,
                "category": line.category,
            }
        )
        written[line.deal] += 1
    return rows


def _remember(connection: Connection, persons: Iterable[Player], *, seen: datetime) -> None:
    """Who has a result has a name: the one at this table, unless the person was seen after it opened."""
    statement = insert(connection, people)
    statement = statement.on_conflict_do_update(
        index_elements=[people.c.user_id],
        set_={"name": statement.excluded.name, "seen": statement.excluded.seen},
        where=people.c.seen < seen,
    )
    rows = {
        person.user_id: {"user_id": person.user_id, "name": person.name, "seen": seen}
        for person in persons
        if not is_forgotten(person.user_id)
    }
    if rows:
        connection.execute(statement, list(rows.values()))


def _write(connection: Connection, table: Table, rows: Sequence[Mapping[str, Any]]) -> None:
    if rows:
        connection.execute(table.insert(), rows)
