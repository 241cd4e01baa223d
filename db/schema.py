"""What is kept: games as lists of actions, who sat where, how it ended. One schema for SQLite and PostgreSQL.

Columns are changed by a migration and here alike; a test holds the two together.
"""

from __future__ import annotations

from datetime import UTC, datetime
from typing import Final

from sqlalchemy import (
    JSON,
    BigInteger,
    Boolean,
    CheckConstraint,
    Column,
    DateTime,
    Dialect,
    ForeignKey,
    Index,
    Integer,
    LargeBinary,
    MetaData,
    String,
    Table,
    UniqueConstraint,
    text,
)
from sqlalchemy.dialects.postgresql import JSONB
from sqlalchemy.types import TypeDecorator

metadata: Final = MetaData(
    naming_convention={
        "pk": "pk_%(table_name)s",
        "fk": "fk_%(table_name)s_%(column_0_N_name)s_%(referred_table_name)s",
        "uq": "uq_%(table_name)s_%(column_0_N_name)s",
        "ix": "ix_%(table_name)s_%(column_0_N_name)s",
        "ck": "ck_%(table_name)s_%(constraint_name)s",
    }
)


class UtcDateTime(TypeDecorator[datetime]):
    """A moment, aware and in UTC whichever database it comes from (SQLite alone would return it naive)."""

    impl = DateTime(timezone=True)
    cache_ok = True

    def process_bind_param(self, value: datetime | None, dialect: Dialect) -> datetime | None:  # noqa: ARG002
        """To the database. Raises ValueError for a naive moment."""
        if value is None:
            return None
        if value.tzinfo is None:
            raise ValueError("a moment without a time zone")
        return value.astimezone(UTC)

    def process_result_value(self, value: datetime | None, dialect: Dialect) -> datetime | None:  # noqa: ARG002
        """From the database."""
        if value is None:
            return None
        return value.replace(tzinfo=UTC) if value.tzinfo is None else value.astimezone(UTC)


Json: Final = JSON().with_variant(JSONB(), "postgresql")
Id: Final = BigInteger().with_variant(Integer(), "sqlite")
"""A number the database gives; SQLite numbers INTEGER keys only."""

LIVE_GAME: Final = text("status IN ('lobby', 'active')")
LIVE_TABLE: Final = text("status IN ('lobby', 'active') AND kind = 'table'")
LIVE_SEAT: Final = text("live")


def _kind() -> Column[str]:
    """What sort of table it is. Those stored before there were several sorts were all of the first."""
    one_of_three = CheckConstraint("kind IN ('table', 'solo', 'lesson')", name="kind")
    return Column("kind", String(8), one_of_three, nullable=False, server_default="table")


def _game_id(*, primary_key: bool = False) -> Column[int]:
    return Column("game_id", Id, ForeignKey("games.id"), primary_key=primary_key, nullable=False)


games: Final = Table(
    "games",
    metadata,
    Column("id", Id, primary_key=True),
    Column("key", LargeBinary(16), nullable=False, unique=True),
    Column("guild_id", BigInteger, nullable=False),
    Column("channel_id", BigInteger, nullable=False),
    Column("host_id", BigInteger, nullable=False),
    Column("status", String(8), nullable=False),
    Column("revision", Integer, nullable=False),
    Column("rules", Json, nullable=False),
    Column("due", UtcDateTime),
    Column("opened", UtcDateTime, nullable=False),
    Column("ended", UtcDateTime),
    Column("deals", Integer),  # played in all, once the game is finished
    _kind(),
    CheckConstraint("length(key) = 16", name="key"),
    CheckConstraint("status IN ('lobby', 'active', 'finished', 'void', 'closed')", name="status"),
    CheckConstraint("(status IN ('lobby', 'active')) = (ended IS NULL)", name="ended"),
    CheckConstraint("revision >= 0", name="revision"),
    sqlite_autoincrement=True,  # a number is never given twice: old buttons carry it
)
Index(
    "uq_games_live_channel",
    games.c.channel_id,
    unique=True,
    sqlite_where=LIVE_TABLE,
    postgresql_where=LIVE_TABLE,
)
Index(None, games.c.guild_id, games.c.ended)

seats: Final = Table(
    "seats",
    metadata,
    _game_id(primary_key=True),
    Column("seat", Integer, primary_key=True, autoincrement=False),
    Column("guild_id", BigInteger, nullable=False),
    Column("user_id", BigInteger),
    Column("name", String, nullable=False),
    Column("level", String(8)),
    Column("live", Boolean, nullable=False),  # a person plays it in a game that is not over
    _kind(),
    CheckConstraint("seat BETWEEN 0 AND 3", name="seat"),
    CheckConstraint("user_id IS NOT NULL OR level IS NOT NULL", name="player"),
    CheckConstraint("NOT live OR (user_id IS NOT NULL AND level IS NULL)", name="live"),
)
Index(
    "uq_seats_live_person",
    seats.c.guild_id,
    seats.c.user_id,
    seats.c.kind,
    unique=True,
    sqlite_where=LIVE_SEAT,
    postgresql_where=LIVE_SEAT,
)

actions: Final = Table(
    "actions",
    metadata,
    _game_id(primary_key=True),
    Column("ply", Integer, primary_key=True, autoincrement=False),
    Column("action", Json, nullable=False),
    Column("at", UtcDateTime, nullable=False),
    CheckConstraint("ply >= 0", name="ply"),
)

seeds: Final = Table(
    "seeds",
    metadata,
    _game_id(primary_key=True),
    Column("deal", Integer, primary_key=True, autoincrement=False),
    Column("seed", LargeBinary(32), nullable=False),
    CheckConstraint("deal >= 0", name="deal"),
    CheckConstraint("length(seed) = 32", name="seed"),
)

salts: Final = Table(
    "salts",
    metadata,
    _game_id(primary_key=True),
    Column("deal", Integer, primary_key=True, autoincrement=False),
    Column("seat", Integer, primary_key=True, autoincrement=False),
    Column("salt", String, nullable=False),  # NFC, at most 64 bytes, as it enters the shuffle
    CheckConstraint("deal >= 0", name="deal"),
    CheckConstraint("seat BETWEEN 0 AND 3", name="seat"),
)

answers: Final = Table(
    "answers",
    metadata,
    _game_id(primary_key=True),
    Column("seat", Integer, primary_key=True, autoincrement=False),
    Column("asks", String(8), primary_key=True),
    Column("number", Integer, primary_key=True, autoincrement=False),
    Column("answer", Json, nullable=False),
)

posts: Final = Table(
    "posts",
    metadata,
    _game_id(primary_key=True),
    Column("slot", String(32), primary_key=True),
    Column("message_id", BigInteger, nullable=False),
)

clicks: Final = Table(
    "clicks",
    metadata,
    Column("interaction_id", BigInteger, primary_key=True, autoincrement=False),
    _game_id(),
    Column("at", UtcDateTime, nullable=False),
)

results: Final = Table(
    "results",
    metadata,
    _game_id(primary_key=True),
    Column("seat", Integer, primary_key=True, autoincrement=False),
    Column("user_id", BigInteger),
    Column("guild_id", BigInteger, nullable=False),
    Column("channel_id", BigInteger, nullable=False),
    Column("place", Integer, nullable=False),
    Column("score", Integer, nullable=False),
    Column("won", Boolean, nullable=False),
    Column("left_game", Boolean, nullable=False),
    Column("people", Integer, nullable=False),  # how many persons the game had, those who left included
    Column("ended", UtcDateTime, nullable=False),
    CheckConstraint("place >= 1", name="place"),
    CheckConstraint("score >= 0", name="score"),  # R5.2
    Index(None, "guild_id", "user_id"),
)

score_lines: Final = Table(
    "score_lines",
    metadata,
    _game_id(primary_key=True),
    Column("deal", Integer, primary_key=True, autoincrement=False),
    Column("ordinal", Integer, primary_key=True, autoincrement=False),
    Column("seat", Integer, nullable=False),
    Column("source", String(12), nullable=False),
    Column("points", Integer, nullable=False),
    Column("category", Integer),
)

people: Final = Table(
    "people",
    metadata,
    Column("user_id", BigInteger, primary_key=True, autoincrement=False),
    Column("name", String, nullable=False),
    Column("locale", String(16)),
    Column("seen", UtcDateTime, nullable=False),
)

notes: Final = Table(
    "notes",
    metadata,
    Column("name", String(32), primary_key=True),
    Column("text", String, nullable=False),
)

guild_settings: Final = Table(
    "guild_settings",
    metadata,
    Column("guild_id", BigInteger, primary_key=True, autoincrement=False),
    Column("rules", Json, nullable=False),
    Column("channels", Json, nullable=False),  # where tables may stand; an empty list is everywhere
    Column("changed", UtcDateTime, nullable=False),
)

rule_sets: Final = Table(
    "rule_sets",
    metadata,
    Column("id", Id, primary_key=True),
    Column("guild_id", BigInteger, nullable=False),
    Column("name", String, nullable=False),
    Column("looks", String, nullable=False),  # the same for names that are easily taken for each other
    Column("rules", Json, nullable=False),
    Column("saved", UtcDateTime, nullable=False),
    UniqueConstraint("guild_id", "looks"),
    sqlite_autoincrement=True,  # a number is never given twice: old drop-downs carry it
)
