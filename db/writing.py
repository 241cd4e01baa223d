"""How one step of a table is written: piece by piece, inside one transaction.

What must be there only once is left to the unique keys, with ON CONFLICT DO NOTHING: both databases then say by the
missing row, and not in the words of an error, which key was taken.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from datetime import datetime
from functools import cache
from typing import Any, Final, NamedTuple

from sqlalchemy import Connection, Executable, Table, bindparam, delete, select, tuple_, update
from sqlalchemy.dialects import postgresql, sqlite

from bot.failpoints import Place, passing
from bot.game.actions import Seat, SeatAction
from bot.game.codec import encode_action, encode_rules
from bot.game.state import Question
from bot.records import (
    LIVE,
    OVER,
    Change,
    ChannelTaken,
    Conflict,
    Kind,
    NewTable,
    Player,
    Ply,
    Repeated,
    SeatTaken,
    Status,
)
from bot.standings import Aftermath
from db.endings import write_ending
from db.engine import insert
from db.schema import LIVE_SEAT, LIVE_TABLE, actions, answers, clicks, games, salts, seats, seeds

_ADVANCE: Final = (
    update(games)
    .where(games.c.id == bindparam("game"), games.c.revision == bindparam("before"))
    .returning(games.c.guild_id, games.c.kind, games.c.status)
)
"""Compare and set; made once, for a statement that is put together anew costs more than to carry it out."""


class GameRow(NamedTuple):
    """What the seats of a game need to know of it."""

    game_id: int
    guild_id: int
    kind: Kind
    status: Status

    @property
    def live(self) -> bool:
        """Does it occupy its channel, and its people's seats?"""
        return self.status in LIVE

    @property
    def over(self) -> bool:
        """Is it over for good?"""
        return self.status in OVER


def named(change: Change) -> tuple[object, ...]:
    """What a step is about, for failpoints: its click, the kinds of its actions and who did them, the new status."""
    plies = (word for ply in change.plies for word in (type(ply.action).__name__, ply.by))
    return change.click, *plies, change.status


def write_lobby(connection: Connection, table: NewTable, *, now: datetime) -> int:
    """A lobby opens; returns its game id. Raises ChannelTaken, SeatTaken, Repeated."""
    game_id = _occupy(connection, table)
    if game_id is None:
        raise _known(connection, table.click) or ChannelTaken
    _take_click(connection, game_id, table.click, now=now)
    passing(Place.HALFWAY, table.click)
    game = GameRow(game_id, table.guild_id, table.kind, Status.LOBBY)
    _seat(connection, game, table.players)
    _write_once(connection, seeds, _seed_rows(game_id, table.seeds))
    return game_id


def write_change(connection: Connection, game_id: int, revision: int, change: Change, *, now: datetime) -> Aftermath:
    """A table takes a step; says what the game came to if it ends it.

    Raises Repeated, Conflict, SeatTaken, and ChannelTaken if it cannot wake up.
    """
    if change.status is Status.ACTIVE and _is_taken(connection, game_id):
        raise _known(connection, change.click) or ChannelTaken
    game = _advance(connection, game_id, revision, change, now=now)
    if game is None:
        raise _known(connection, change.click) or Conflict
    _take_click(connection, game_id, change.click, now=now)
    if change.players is not None:
        connection.execute(delete(seats).where(seats.c.game_id == game_id))
        _seat(connection, game, change.players)
    if not _write_once(connection, actions, _action_rows(game_id, change.plies, now=now)):
        raise Conflict
    if not _write_once(connection, seeds, _seed_rows(game_id, change.seeds)):
        raise Conflict
    passing(Place.HALFWAY, *named(change))
    _keep_answers(connection, game_id, change.answers)
    _keep_salts(connection, game_id, change.salts)
    if not game.live:
        _free_seats(connection, game_id)
    if game.over:
        connection.execute(delete(answers).where(answers.c.game_id == game_id))
    return Aftermath() if change.ending is None else write_ending(connection, game_id, change.ending, now=now)


def _occupy(connection: Connection, table: NewTable) -> int | None:
    """Write the game's row; None if its channel has a live table already."""
    row = {
        "key": table.key,
        "guild_id": table.guild_id,
        "channel_id": table.channel_id,
        "host_id": table.host_id,
        "status": Status.LOBBY.value,
        "revision": 0,
        "rules": encode_rules(table.rules),
        "due": table.due,
        "opened": table.opened,
        "kind": table.kind.value,
        "pace": table.pace.value,
        "levels": [level.value for level in table.levels],
    }
    statement = insert(connection, games).on_conflict_do_nothing(
        index_elements=[games.c.channel_id], index_where=LIVE_TABLE
    )
    game_id: int | None = connection.scalar(statement.returning(games.c.id), row)
    return game_id


def _is_taken(connection: Connection, game_id: int) -> bool:
    """Has the channel of this table another live one by now? For two who ask at once there is the unique index."""
    own = games.alias()
    channel = select(own.c.channel_id).where(own.c.id == game_id, own.c.kind == Kind.TABLE.value).scalar_subquery()
    other = select(games.c.id).where(LIVE_TABLE, games.c.channel_id == channel, games.c.id != game_id)
    return connection.scalar(other) is not None


def _advance(connection: Connection, game_id: int, revision: int, change: Change, *, now: datetime) -> GameRow | None:
    """Compare and set the revision; None if it has moved on."""
    values: dict[str, Any] = {"revision": revision + 1, "due": change.due, "since": change.since}
    if change.rules is not None:
        values["rules"] = encode_rules(change.rules)
    if change.pace is not None:
        values["pace"] = change.pace.value
    if change.levels is not None:
        values["levels"] = [level.value for level in change.levels]
    if change.host_id is not None:
        values["host_id"] = change.host_id
    if change.rated is not None:
        values["rated"] = change.rated
    if change.last_deal is not None:
        values["last_deal"] = change.last_deal
    if change.status is not None:
        values["status"] = change.status.value
        values["ended"] = now if change.status in OVER else None
    row = connection.execute(_ADVANCE, {"game": game_id, "before": revision, **values}).one_or_none()
    return None if row is None else GameRow(game_id, row.guild_id, Kind(row.kind), Status(row.status))


def _take_click(connection: Connection, game_id: int, click: int | None, *, now: datetime) -> None:
    """A click works once. Raises Repeated."""
    if click is None:
        return
    if not _write_once(connection, clicks, [{"interaction_id": click, "game_id": game_id, "at": now}]):
        raise Repeated


def _known(connection: Connection, click: int | None) -> Repeated | None:
    """Was it this very click that was here before?"""
    stored = connection.scalar(select(clicks.c.game_id).where(clicks.c.interaction_id == click))
    return None if stored is None else Repeated()


def _seat(connection: Connection, game: GameRow, players: Sequence[Player]) -> None:
    """Write who sits where. A person holds one live seat of each kind in a guild: raises SeatTaken."""
    statement = insert(connection, seats).on_conflict_do_nothing(
        index_elements=[seats.c.guild_id, seats.c.user_id, seats.c.kind], index_where=LIVE_SEAT
    )
    for seat, player in enumerate(players):
        row = {
            "game_id": game.game_id,
            "seat": seat,
            "guild_id": game.guild_id,
            "kind": game.kind.value,
            "user_id": player.user_id,
            "name": player.name,
            "level": player.level.value if player.level else None,
            "live": game.live and player.plays_itself,
            "missed": player.missed,
            "novice": player.novice,
        }
        written = connection.scalar(statement.returning(seats.c.seat), row)
        if written is None and player.user_id is not None:
            raise SeatTaken(player.user_id)


def _keep_answers(connection: Connection, game_id: int, new: Mapping[tuple[Seat, Question], SeatAction | None]) -> None:
    """Early answers: an action takes the place of the one before, None drops it."""
    if not new:
        return
    place = tuple_(answers.c.seat, answers.c.asks, answers.c.number)
    places = [(seat, question.asks.value, question.number) for seat, question in new]
    connection.execute(delete(answers).where(answers.c.game_id == game_id, place.in_(places)))
    rows = [
        {
            "game_id": game_id,
            "seat": seat,
            "asks": question.asks.value,
            "number": question.number,
            "answer": encode_action(answer),
        }
        for (seat, question), answer in new.items()
        if answer is not None
    ]
    _write_once(connection, answers, rows)


def _keep_salts(connection: Connection, game_id: int, new: Mapping[tuple[int, Seat], str | None]) -> None:
    """The players' parts in shuffles: a text takes the place of the one before, None drops it."""
    if not new:
        return
    place = tuple_(salts.c.deal, salts.c.seat)
    connection.execute(delete(salts).where(salts.c.game_id == game_id, place.in_(list(new))))
    rows = [
        {"game_id": game_id, "deal": deal, "seat": seat, "salt": text}
        for (deal, seat), text in new.items()
        if text is not None
    ]
    _write_once(connection, salts, rows)


def _free_seats(connection: Connection, game_id: int) -> None:
    """Everybody of the game may sit elsewhere."""
    connection.execute(update(seats).where(seats.c.game_id == game_id).values(live=False))


def _action_rows(game_id: int, plies: Iterable[Ply], *, now: datetime) -> list[dict[str, Any]]:
    return [
        {"game_id": game_id, "ply": ply.number, "action": encode_action(ply.action), "at": now, "by": ply.by}
        for ply in plies
    ]


def _seed_rows(game_id: int, new: Mapping[int, bytes]) -> list[dict[str, Any]]:
    return [{"game_id": game_id, "deal": deal, "seed": seed} for deal, seed in new.items()]


def _write_once(connection: Connection, table: Table, rows: Sequence[Mapping[str, Any]]) -> bool:
    """Insert the rows, replacing nothing; False if one of them was there before."""
    if not rows:
        return True
    statement = _once(connection.dialect.name, table)
    some = rows[0] if len(rows) == 1 else rows  # a list, even of one, is put together anew each time
    return len(connection.execute(statement, some).all()) == len(rows)


@cache
def _once(dialect: str, table: Table) -> Executable:
    """Insert, replacing nothing; returns the keys of the rows that were not there before."""
    maker = sqlite.insert if dialect == "sqlite" else postgresql.insert
    return maker(table).on_conflict_do_nothing().returning(*table.primary_key.columns)
