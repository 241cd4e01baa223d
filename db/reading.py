"""How a table is read back: all that is needed to rebuild it whole, at one moment."""

from __future__ import annotations

from collections.abc import Mapping
from typing import cast

from sqlalchemy import select
from sqlalchemy.ext.asyncio import AsyncConnection

from bot.game.actions import Seat, SeatAction
from bot.game.codec import decode_action, decode_rules
from bot.game.state import Asks, Question
from bot.records import By, Kind, Level, Pace, Player, Ply, Status, StoredTable
from db.endings import aftermath_of
from db.schema import actions, answers, games, posts, salts, seats, seeds


async def stored_table(connection: AsyncConnection, game_id: int) -> StoredTable | None:
    """The table as it was last stored, or None when there is no such game."""
    game = (await connection.execute(select(games).where(games.c.id == game_id))).one_or_none()
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
        players=await _players(connection, game_id),
        plies=await _plies(connection, game_id),
        seeds=await _seeds(connection, game_id),
        answers=await _answers(connection, game_id),
        posts=await _posts(connection, game_id),
        due=game.due,
        opened=game.opened,
        kind=Kind(game.kind),
        aftermath=await aftermath_of(connection, game_id),
        pace=Pace(game.pace),
        since=game.since,
        salts=await _salts(connection, game_id),
        rated=game.rated,
        last_deal=game.last_deal,
        levels=tuple(map(Level, game.levels)),
        pruned=game.pruned,
    )


async def _players(connection: AsyncConnection, game_id: int) -> tuple[Player, ...]:
    query = select(seats).where(seats.c.game_id == game_id).order_by(seats.c.seat)
    return tuple(
        Player(row.name, row.user_id, Level(row.level) if row.level else None, row.missed, row.novice)
        for row in await connection.execute(query)
    )


async def _plies(connection: AsyncConnection, game_id: int) -> tuple[Ply, ...]:
    columns = (actions.c.ply, actions.c.action, actions.c.by)
    query = select(*columns).where(actions.c.game_id == game_id).order_by(actions.c.ply)
    return tuple(
        Ply(row.ply, decode_action(row.action), By(row.by) if row.by else None)
        for row in await connection.execute(query)
    )


async def _seeds(connection: AsyncConnection, game_id: int) -> Mapping[int, bytes]:
    query = select(seeds.c.deal, seeds.c.seed).where(seeds.c.game_id == game_id).order_by(seeds.c.deal)
    return {row.deal: row.seed for row in await connection.execute(query)}


async def _salts(connection: AsyncConnection, game_id: int) -> Mapping[tuple[int, Seat], str]:
    rows = await connection.execute(select(salts).where(salts.c.game_id == game_id))
    return {(row.deal, Seat(row.seat)): row.salt for row in rows}


async def _answers(connection: AsyncConnection, game_id: int) -> Mapping[tuple[Seat, Question], SeatAction]:
    rows = await connection.execute(select(answers).where(answers.c.game_id == game_id))
    return {
        (Seat(row.seat), Question(Asks(row.asks), row.number)): cast(SeatAction, decode_action(row.answer))
        for row in rows
    }


async def _posts(connection: AsyncConnection, game_id: int) -> Mapping[str, int]:
    query = select(posts.c.slot, posts.c.message_id).where(posts.c.game_id == game_id)
    return {row.slot: row.message_id for row in await connection.execute(query)}
