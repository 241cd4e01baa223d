"""A person who wants to be forgotten leaves every table, as if they had never been there."""

from __future__ import annotations

from bot.manager.table import Table
from bot.records import Kind, Status


async def depart(table: Table, user_id: int, *, number: int) -> None:
    """Stand up: an AI player takes the seat of a game that runs (R1.6), and a game of this person alone ends.

    `number` takes the place of the person's id. What failed in between may be done again.
    """
    if table.kind is not Kind.TABLE or table.status is Status.ASLEEP:
        await table.stop(click=None)
    elif table.seated(user_id) and not table.over:
        await table.welcome(user_id)
        await table.leave(user_id, click=None)
    await table.forget(user_id, number=number)
