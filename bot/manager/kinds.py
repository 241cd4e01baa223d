"""The kinds of tables: what one of each occupies while it lives, and how it behaves."""

from __future__ import annotations

from collections.abc import Callable
from typing import assert_never

from bot.manager.house import House
from bot.manager.lesson import LessonTable
from bot.manager.private import PrivateTable
from bot.manager.table import Table
from bot.records import Kind, LiveTable, NewTable, StoredTable

Spot = tuple[Kind | int, ...]
"""What one live table at most may occupy: a channel; or, for each private kind, a person in a guild."""


def spot(table: NewTable | LiveTable | Table) -> Spot:
    """What this table occupies."""
    if table.kind is Kind.TABLE:
        return table.kind, table.channel_id
    return table.kind, table.guild_id, table.host_id


def seated(stored: StoredTable, house: House, ring: Callable[[], None]) -> Table:
    """The table of a stored game."""
    match stored.kind:
        case Kind.TABLE:
            return Table(stored, house, ring)
        case Kind.SOLO:
            return PrivateTable(stored, house, ring)
        case Kind.LESSON:
            return LessonTable(stored, house, ring)
        case _:
            assert_never(stored.kind)
