"""What becomes of a table when the place where it stands is lost."""

from __future__ import annotations

from enum import Enum
from typing import assert_never

from bot.manager.table import Table


class Loss(Enum):
    """Why a table can no longer be shown."""

    CHANNEL = "channel"
    """Its channel or thread was deleted: nobody can come back to it."""
    SERVER = "server"
    """The bot was removed from the server, or Discord cannot reach the server just now."""
    PERMISSION = "permission"
    """The bot may no longer write there."""
    ARCHIVED = "archived"
    """Its thread was put away, or locked."""


async def gone(table: Table, why: Loss) -> None:
    """A table whose channel was deleted ends, and its people are free; any other loss may be made good again."""
    match why:
        case Loss.CHANNEL:
            await table.stop(click=None)
        case Loss.SERVER | Loss.PERMISSION | Loss.ARCHIVED:
            pass
        case _:
            assert_never(why)
