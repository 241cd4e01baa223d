"""What is old goes: the moves of games that ended long ago, and the names of people who have not come back."""

from __future__ import annotations

from collections.abc import Collection
from datetime import datetime, timedelta
from typing import Final

from sqlalchemy import Connection, delete, select, update

from bot.records import Keeping
from db.schema import UNPRUNED, actions, answers, games, guild_settings, people, salts, seats, seeds

MOVES: Final = (actions, seeds, salts, answers)
"""What a game can be replayed and verified from; its results and score sheet stay."""
YEAR: Final = timedelta(days=365)


def prune_moves(connection: Connection, *, now: datetime, kept_for: timedelta, most: int) -> frozenset[int] | None:
    """Drop the moves of games that ended longer ago than `kept_for`, or than their server wants; at most so many.

    Returns the people of these games; None if there was no such game.
    """
    before, wishes = now - kept_for, guild_settings.c
    longer = select(wishes.guild_id).where(wishes.keeping != Keeping.HOST.value)
    yearly = select(wishes.guild_id).where(wishes.keeping == Keeping.YEAR.value)
    in_time = games.c.guild_id.not_in(longer) | (
        (games.c.ended < min(before, now - YEAR)) & games.c.guild_id.in_(yearly)
    )
    old = select(games.c.id).where(games.c.ended < before, UNPRUNED, in_time).order_by(games.c.ended).limit(most)
    numbers = connection.scalars(old).all()
    if not numbers:
        return None
    for table in MOVES:
        connection.execute(delete(table).where(table.c.game_id.in_(numbers)))
    connection.execute(update(games).where(games.c.id.in_(numbers)).values(pruned=True))
    seated = select(seats.c.user_id).where(seats.c.game_id.in_(numbers), seats.c.user_id > 0)
    return frozenset(connection.scalars(seated).all())


def away_since(connection: Connection, before: datetime) -> list[int]:
    """The people whose names are kept although they did nothing since this moment, as far as the list of people says.

    Who played has a newer seat, which `drop_names` looks at.
    """
    query = select(people.c.user_id).where(people.c.seen < before, people.c.name != "")
    return list(connection.scalars(query).all())


def drop_names(connection: Connection, user_ids: Collection[int], *, before: datetime) -> int:
    """Drop the names of those among these people who did nothing since this moment; says of how many.

    Who has a seat in a game that is not over, or was not over then, is not among them.
    """
    about = set(user_ids)
    playing = (
        select(seats.c.user_id)
        .join(games, games.c.id == seats.c.game_id)
        .where(seats.c.user_id.in_(about), games.c.ended.is_(None) | (games.c.ended >= before))
    )
    here = select(people.c.user_id).where(people.c.user_id.in_(about), people.c.seen >= before)
    gone = about - set(connection.scalars(playing).all()) - set(connection.scalars(here).all())
    for table in (people, seats):
        connection.execute(update(table).where(table.c.user_id.in_(gone), table.c.name != "").values(name=""))
    return len(gone)
