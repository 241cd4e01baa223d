"""What is kept: games as lists of actions, who sat where, how it ended. One schema for SQLite and PostgreSQL.

Columns are changed by a migration and here alike; a test holds the two together.
"""

from __future__ import annotations

from typing import Final

from sqlalchemy import (
    BigInteger,
    Boolean,
    CheckConstraint,
    Column,
    ForeignKey,
    Index,
    Integer,
    LargeBinary,
    String,
    Table,
    UniqueConstraint,
    false,
    text,
    true,
)

from db.columns import Forgotten, Id, Json, UtcDateTime, person_id
from db.columns import metadata as metadata  # noqa: PLC0414 - complete once this module and what it names are read
from db.standings import tables as _  # noqa: F401 - they belong to the same metadata

LEVELS: Final = '["medium", "easy", "hard"]'

OPEN_GAME: Final = text("status IN ('lobby', 'active', 'paused', 'asleep')")
LIVE_TABLE: Final = text("status IN ('lobby', 'active', 'paused') AND kind = 'table'")
LIVE_SEAT: Final = text("live")
UNPRUNED: Final = text("NOT pruned")
PACES: Final = "pace IN ('live', 'relaxed', 'slow', 'none')"
KEEPING: Final = "keeping IN ('host', 'year', 'always')"
MADE_BY: Final = "by IN ('person', 'early', 'only', 'caretaker', 'ai', 'chance')"


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
    person_id("host_id", Forgotten.STAYS, nullable=False, index=True),
    Column("status", String(8), nullable=False),
    Column("revision", Integer, nullable=False),
    Column("rules", Json, nullable=False),
    Column("due", UtcDateTime),
    Column("opened", UtcDateTime, nullable=False),
    Column("ended", UtcDateTime),
    Column("deals", Integer),  # played in all, once the game is finished
    Column("pruned", Boolean, nullable=False, server_default=false()),  # its moves are not kept any more
    Column("last_deal", Integer),  # after which it ends, as its people voted
    Column("rated", Boolean, nullable=False, server_default=false()),  # two people or more from the first deal on
    Column("levels", Json, nullable=False, server_default=LEVELS),  # of AI players, what was chosen last first
    _kind(),
    CheckConstraint("length(key) = 16", name="key"),
    Column("pace", String(8), CheckConstraint(PACES, name="pace"), nullable=False, server_default="none"),
    Column("since", UtcDateTime),  # when the person whose turn it is was asked
    CheckConstraint(
        "status IN ('lobby', 'active', 'paused', 'asleep', 'finished', 'void', 'closed')",
        name="status",
    ),
    CheckConstraint("(status IN ('lobby', 'active', 'paused', 'asleep')) = (ended IS NULL)", name="ended"),
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
Index("ix_games_unpruned", games.c.ended, sqlite_where=UNPRUNED, postgresql_where=UNPRUNED)
Index(None, games.c.guild_id, games.c.ended)

seats: Final = Table(
    "seats",
    metadata,
    _game_id(primary_key=True),
    Column("seat", Integer, primary_key=True, autoincrement=False),
    Column("guild_id", BigInteger, nullable=False),
    person_id("user_id", Forgotten.STAYS, index=True),
    Column("name", String, nullable=False),  # empty once it is forgotten
    Column("level", String(8)),
    Column("live", Boolean, nullable=False),  # a person plays it in a game that is not over
    _kind(),
    Column("missed", Integer, nullable=False, server_default="0"),  # time-outs in a row
    Column("novice", Boolean, nullable=False, server_default=false()),  # it is one of the person's first games
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
    Column("by", String(9), CheckConstraint(MADE_BY, name="by")),  # who did it; not known of the oldest games
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
    person_id("user_id", Forgotten.STAYS),
    Column("guild_id", BigInteger, nullable=False),
    Column("channel_id", BigInteger, nullable=False),
    Column("place", Integer, nullable=False),
    Column("score", Integer, nullable=False),
    Column("won", Boolean, nullable=False),
    Column("left_game", Boolean, nullable=False),
    Column("people", Integer, nullable=False),  # how many persons the game had, those who left included
    Column("ended", UtcDateTime, nullable=False),
    Column("deals", Integer, nullable=False, server_default="0"),
    # What the seat did for its person; nothing once that person has left.
    Column("chicagos", Integer, nullable=False, server_default="0"),  # made
    Column("calls", Integer, nullable=False, server_default="0"),  # made or broken
    Column("last_tricks", Integer, nullable=False, server_default="0"),  # that scored
    Column("hand", Integer),  # the best category that scored
    Column("hands", Integer, nullable=False, server_default="0"),  # how often it did
    CheckConstraint("place >= 1", name="place"),
    CheckConstraint("score >= 0", name="score"),  # R5.2
    Index(None, "guild_id", "user_id"),
    Index(None, "user_id"),
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
    person_id("user_id", Forgotten.GOES, primary_key=True, autoincrement=False),
    Column("name", String, nullable=False),  # empty once it is forgotten
    Column("locale", String(16)),
    Column("seen", UtcDateTime, nullable=False),
    Column("nudged", Boolean, nullable=False, server_default=true()),  # may be pinged when asked
    Column("declares", Boolean),  # their hands are declared for them; null: as the pace has it
    Column("hints", Boolean, nullable=False, server_default=false()),
    Column("four_colours", Boolean, nullable=False, server_default=false()),
    Column("pictured", Boolean, nullable=False, server_default=true()),  # their hand is a picture
    Column("language", String(8)),  # chosen; null: as their Discord is set
)

notes: Final = Table(
    "notes",
    metadata,
    Column("name", String(32), primary_key=True),
    Column("text", String, nullable=False),
)

identify_gate: Final = Table(
    "identify_gate",
    metadata,
    Column("bucket", Integer, primary_key=True, autoincrement=False),  # of Discord's: shard % max_concurrency
    Column("free_at", UtcDateTime, nullable=False),  # before this moment no shard of it may identify
)

guild_settings: Final = Table(
    "guild_settings",
    metadata,
    Column("guild_id", BigInteger, primary_key=True, autoincrement=False),
    Column("rules", Json, nullable=False),
    Column("channels", Json, nullable=False),  # where tables may stand; an empty list is everywhere
    Column("levels", Json, nullable=False, server_default=LEVELS),  # of AI players to be seated, the usual one first
    Column("hints", String(8), nullable=False, server_default="always"),
    Column("hidden", Boolean, nullable=False, server_default=false()),  # not in the leaderboard of all servers
    Column("threads", Boolean, nullable=False, server_default=false()),  # each table in a thread of its own
    Column("changed", UtcDateTime, nullable=False),
    Column("pace", String(8), CheckConstraint(PACES, name="pace"), nullable=False, server_default="live"),
    Column("keeping", String(8), CheckConstraint(KEEPING, name="keeping"), nullable=False, server_default="host"),
    Column("language", String(8), nullable=False, server_default=""),  # empty: as the server is set in Discord
    CheckConstraint("hints IN ('always', 'alone', 'never')", name="hints"),
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
