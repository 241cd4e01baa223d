"""The tables that finished games add up to. All of them can be made anew from the games."""

from __future__ import annotations

from types import MappingProxyType
from typing import Final

from sqlalchemy import (
    BigInteger,
    CheckConstraint,
    Column,
    Float,
    ForeignKey,
    Index,
    Integer,
    SmallInteger,
    String,
    Table,
)

from bot.standings import By
from db.columns import Id, UtcDateTime, metadata

standings: Final = Table(
    "standings",
    metadata,
    Column("scope", SmallInteger, primary_key=True, autoincrement=False),
    Column("place_id", BigInteger, primary_key=True, autoincrement=False),  # the guild, the channel; 0 everywhere
    Column("span", SmallInteger, primary_key=True, autoincrement=False),
    Column("user_id", BigInteger, primary_key=True, autoincrement=False),
    # The day the span began, as a number; 1 for all time. A row is begun anew when its person first plays in a new
    # span: one that is older than the span of today says nothing.
    Column("since", Integer, nullable=False),
    Column("guild_id", BigInteger, nullable=False),  # in which guild the rating was won; 0 everywhere
    Column("games", BigInteger, nullable=False),
    Column("wins", BigInteger, nullable=False),
    Column("points", BigInteger, nullable=False),
    Column("deals", BigInteger, nullable=False),
    Column("chicagos", BigInteger, nullable=False),
    Column("calls", BigInteger, nullable=False),
    Column("hand", Integer),
    Column("hands", BigInteger, nullable=False),
    # One number for each way of ranking, the greatest first; NULL for who is not ranked so.
    *(Column(f"by_{by.name.lower()}", BigInteger) for by in By),
    CheckConstraint("games > 0", name="games"),
    sqlite_with_rowid=False,
)
MERITS: Final = MappingProxyType({by: standings.c[f"by_{by.name.lower()}"] for by in By})
"""The column that each way of ranking goes by."""
for _merit in MERITS.values():  # from such an index alone a page is read, and a row counted
    _board = (standings.c.scope, standings.c.place_id, standings.c.span, standings.c.since)
    Index(None, *_board, _merit, standings.c.user_id)
Index(None, standings.c.user_id, standings.c.guild_id)

ratings: Final = Table(
    "ratings",
    metadata,
    Column("guild_id", BigInteger, primary_key=True, autoincrement=False),  # 0: over all guilds
    Column("user_id", BigInteger, primary_key=True, autoincrement=False),
    Column("mu", Float(53), nullable=False),
    Column("sigma", Float(53), nullable=False),
    Column("season", Integer, nullable=False),  # the number of the one in which it was last changed
    Column("games", Integer, nullable=False),
    Column("merit", BigInteger, nullable=False),  # what is shown, finer
)

rating_changes: Final = Table(
    "rating_changes",
    metadata,
    Column("game_id", Id, ForeignKey("games.id"), primary_key=True),
    Column("guild_id", BigInteger, primary_key=True, autoincrement=False),  # 0: over all guilds
    Column("seat", Integer, primary_key=True, autoincrement=False),
    Column("user_id", BigInteger, nullable=False),
    Column("mu_before", Float(53), nullable=False),
    Column("sigma_before", Float(53), nullable=False),
    Column("mu", Float(53), nullable=False),
    Column("sigma", Float(53), nullable=False),
    Column("at", UtcDateTime, nullable=False),
    Index(None, "user_id", "guild_id", "at"),
)

honours: Final = Table(
    "honours",
    metadata,
    Column("guild_id", BigInteger, primary_key=True, autoincrement=False),
    Column("user_id", BigInteger, primary_key=True, autoincrement=False),
    Column("honour", String(16), primary_key=True),
    Column("game_id", Id, ForeignKey("games.id"), nullable=False),
    Column("seat", Integer, nullable=False),
    Column("at", UtcDateTime, nullable=False),
    Index(None, "game_id"),
)
