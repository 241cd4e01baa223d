"""How a table is read back: all that is needed to rebuild it whole, at one moment."""

from __future__ import annotations

from collections.abc import Mapping
from typing import cast

from sqlalchemy import Connection, select

from bot.game.actions import Seat, SeatAction
from bot.game.codec import decode_action, decode_rules
from bot.game.state import Asks, Question
from bot.records import By, Kind, Level, Pace, Player, Ply, Status, StoredTable
from db.endings import aftermath_of
from db.schema import actions, answers, games, posts, salts, seats, seeds


def stored_table(connection: Connection, game_id: int) -> StoredTable | None:
    """The table as it was last stored, or None when there is no such game."""
    game = connection.execute(select(games).where(games.c.id == game_id)).one_or_none()
    if game is None:
        return None
    return StoredTable(
        game_id=game.id,
        key=game.key,
        guild_id=game.guild_id,
        channel_id=game.channel_id,
        host_id=game.host_id,
        status=Status(game.status),
        revision=game.revision,
        rules=decode_rules(game.rules),
        players=_players(connection, game_id),
        plies=_plies(connection, game_id),
        seeds=_seeds(connection, game_id),
        answers=_answers(connection, game_id),
        posts=_posts(connection, game_id),
        due=game.due,
        opened=game.opened,
        kind=Kind(game.kind),
        aftermath=aftermath_of(connection, game_id),
        pace=Pace(game.pace),
        since=game.since,
        salts=_salts(connection, game_id),
        rated=game.rated,
        last_deal=game.last_deal,
        levels=tuple(map(Level, game.levels)),
        pruned=game.pruned,
    )


def _players(connection: Connection, game_id: int) -> tuple[Player, ...]:
    query = select(seats).where(seats.c.game_id == game_id).order_by(seats.c.seat)
    return tuple(
        Player(row.name, row.user_id, Level(row.level) if row.level else None, row.missed, row.novice)
        for row in connection.execute(query)
    )


def _plies(connection: Connection, game_id: int) -> tuple[Ply, ...]:
    columns = (actions.c.ply, actions.c.action, actions.c.by)
    query = select(*columns).where(actions.c.game_id == game_id).order_by(actions.c.ply)
    return tuple(
        Ply(row.ply, decode_action(row.action), By(row.by) if row.by else None) for row in connection.execute(query)
    )


def _seeds(connection: Connection, game_id: int) -> Mapping[int, bytes]:
    query = select(seeds.c.deal, seeds.c.seed).where(seeds.c.game_id == game_id).order_by(seeds.c.deal)
    return {row.deal: row.seed for row in connection.execute(query)}


def _salts(connection: Connection, game_id: int) -> Mapping[tuple[int, Seat], str]:
    rows = connection.execute(select(salts).where(salts.c.game_id == game_id))
    return {(row.deal, Seat(row.seat)): row.salt for row in rows}


def _answers(connection: Connection, game_id: int) -> Mapping[tuple[Seat, Question], SeatAction]:
    rows = connection.execute(select(answers).where(answers.c.game_id == game_id))
    return {
        (Seat(row.seat), Question(Asks(row.asks), row.number)): cast(SeatAction, decode_action(row.answer))
        for row in rows
    }


def _posts(connection: Connection, game_id: int) -> Mapping[str, int]:
    query = select(posts.c.slot, posts.c.message_id).where(posts.c.game_id == game_id)
    return {row.slot: row.message_id for row in connection.execute(query)}
