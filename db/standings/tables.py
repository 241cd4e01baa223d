"""The tables that finished games add up to. All of them can be made anew from the games.

What a leaderboard ranks by is one number per person, greatest first, worked out by the database itself from the counts
beside it, so that the two never disagree. It is NULL for who is not ranked.
"""

from __future__ import annotations

from typing import Final

from sqlalchemy import (
    BigInteger,
    CheckConstraint,
    Column,
    Computed,
    Float,
    ForeignKey,
    Index,
    Integer,
    SmallInteger,
    Table,
)

from bot.standings import LEAST_GAMES, By, Span
from db.columns import Id, UtcDateTime, metadata

_LEAST: Final = (
    f"CASE span {' '.join(f'WHEN {span.value} THEN {LEAST_GAMES[span]}' for span in Span if span is not Span.WEEK)}"
    f" ELSE {LEAST_GAMES[Span.WEEK]} END"
)
"""So many games one must have played to be ranked by an average."""


def _merit(by: By, sql: str) -> Column[int]:
    return Column(f"by_{by.name.lower()}", BigInteger, Computed(sql, persisted=True))


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
    Column("by_rating", BigInteger),  # ratings.merit, copied so that an index can rank by it
    _merit(By.WINS, "wins * 1000000 - games"),
    _merit(By.RATE, f"CASE WHEN games >= {_LEAST} THEN wins * 1000000 / games * 1000000 + games END"),
    _merit(By.POINTS, f"CASE WHEN games >= {_LEAST} AND deals > 0 THEN points * 1000 / deals * 1000000 + deals END"),
    _merit(By.CHICAGOS, "CASE WHEN chicagos > 0 THEN chicagos * 1000000 - calls END"),
    _merit(By.HAND, "CASE WHEN hand IS NOT NULL THEN hand * 1000000 + hands END"),
    CheckConstraint("games > 0", name="games"),
    sqlite_with_rowid=False,
)
for _by in By:
    _column = standings.c[f"by_{_by.name.lower()}"]
    Index(None, standings.c.scope, standings.c.place_id, standings.c.span, standings.c.since, _column, "user_id")
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
