"""Games, seats, actions, seeds, answers, posts, clicks, results, score lines and people."""

import sqlalchemy as sa
from alembic import op
from sqlalchemy.dialects import postgresql

revision = "0001"
down_revision = None
branch_labels = None
depends_on = None

ID = sa.BigInteger().with_variant(sa.Integer(), "sqlite")
JSON = sa.JSON().with_variant(postgresql.JSONB(), "postgresql")
MOMENT = sa.DateTime(timezone=True)


def upgrade() -> None:
    op.create_table(
        "games",
        sa.Column("id", ID, nullable=False),
        sa.Column("key", sa.LargeBinary(16), nullable=False),
        sa.Column("guild_id", sa.BigInteger(), nullable=False),
        sa.Column("channel_id", sa.BigInteger(), nullable=False),
        sa.Column("host_id", sa.BigInteger(), nullable=False),
        sa.Column("status", sa.String(8), nullable=False),
        sa.Column("revision", sa.Integer(), nullable=False),
        sa.Column("rules", JSON, nullable=False),
        sa.Column("due", MOMENT),
        sa.Column("opened", MOMENT, nullable=False),
        sa.Column("ended", MOMENT),
        sa.Column("deals", sa.Integer()),
        sa.PrimaryKeyConstraint("id", name="pk_games"),
        sa.UniqueConstraint("key", name="uq_games_key"),
        sa.CheckConstraint("length(key) = 16", name=op.f("ck_games_key")),
        sa.CheckConstraint("status IN ('lobby', 'active', 'finished', 'void', 'closed')", name=op.f("ck_games_status")),
        sa.CheckConstraint("(status IN ('lobby', 'active')) = (ended IS NULL)", name=op.f("ck_games_ended")),
        sa.CheckConstraint("revision >= 0", name=op.f("ck_games_revision")),
        sqlite_autoincrement=True,
    )
    live_game = sa.text("status IN ('lobby', 'active')")
    op.create_index(
        "uq_games_live_channel",
        "games",
        ["channel_id"],
        unique=True,
        sqlite_where=live_game,
        postgresql_where=live_game,
    )
    op.create_table(
        "seats",
        *part_of_a_game("seats"),
        sa.Column("seat", sa.Integer(), nullable=False),
        sa.Column("guild_id", sa.BigInteger(), nullable=False),
        sa.Column("user_id", sa.BigInteger()),
        sa.Column("name", sa.String(), nullable=False),
        sa.Column("level", sa.String(8)),
        sa.Column("live", sa.Boolean(), nullable=False),
        sa.PrimaryKeyConstraint("game_id", "seat", name="pk_seats"),
        sa.CheckConstraint("seat BETWEEN 0 AND 3", name=op.f("ck_seats_seat")),
        sa.CheckConstraint("user_id IS NOT NULL OR level IS NOT NULL", name=op.f("ck_seats_player")),
        sa.CheckConstraint("NOT live OR (user_id IS NOT NULL AND level IS NULL)", name=op.f("ck_seats_live")),
    )
    op.create_index(
        "uq_seats_live_person",
        "seats",
        ["guild_id", "user_id"],
        unique=True,
        sqlite_where=sa.text("live"),
        postgresql_where=sa.text("live"),
    )
    op.create_table(
        "actions",
        *part_of_a_game("actions"),
        sa.Column("ply", sa.Integer(), nullable=False),
        sa.Column("action", JSON, nullable=False),
        sa.Column("at", MOMENT, nullable=False),
        sa.PrimaryKeyConstraint("game_id", "ply", name="pk_actions"),
        sa.CheckConstraint("ply >= 0", name=op.f("ck_actions_ply")),
    )
    op.create_table(
        "seeds",
        *part_of_a_game("seeds"),
        sa.Column("deal", sa.Integer(), nullable=False),
        sa.Column("seed", sa.LargeBinary(32), nullable=False),
        sa.PrimaryKeyConstraint("game_id", "deal", name="pk_seeds"),
        sa.CheckConstraint("deal >= 0", name=op.f("ck_seeds_deal")),
        sa.CheckConstraint("length(seed) = 32", name=op.f("ck_seeds_seed")),
    )
    op.create_table(
        "answers",
        *part_of_a_game("answers"),
        sa.Column("seat", sa.Integer(), nullable=False),
        sa.Column("asks", sa.String(8), nullable=False),
        sa.Column("number", sa.Integer(), nullable=False),
        sa.Column("answer", JSON, nullable=False),
        sa.PrimaryKeyConstraint("game_id", "seat", "asks", "number", name="pk_answers"),
    )
    op.create_table(
        "posts",
        *part_of_a_game("posts"),
        sa.Column("slot", sa.String(32), nullable=False),
        sa.Column("message_id", sa.BigInteger(), nullable=False),
        sa.PrimaryKeyConstraint("game_id", "slot", name="pk_posts"),
    )
    op.create_table(
        "clicks",
        sa.Column("interaction_id", sa.BigInteger(), autoincrement=False, nullable=False),
        *part_of_a_game("clicks"),
        sa.Column("at", MOMENT, nullable=False),
        sa.PrimaryKeyConstraint("interaction_id", name="pk_clicks"),
    )
    op.create_table(
        "results",
        *part_of_a_game("results"),
        sa.Column("seat", sa.Integer(), nullable=False),
        sa.Column("user_id", sa.BigInteger()),
        sa.Column("guild_id", sa.BigInteger(), nullable=False),
        sa.Column("channel_id", sa.BigInteger(), nullable=False),
        sa.Column("place", sa.Integer(), nullable=False),
        sa.Column("score", sa.Integer(), nullable=False),
        sa.Column("won", sa.Boolean(), nullable=False),
        sa.Column("left_game", sa.Boolean(), nullable=False),
        sa.Column("people", sa.Integer(), nullable=False),
        sa.Column("ended", MOMENT, nullable=False),
        sa.PrimaryKeyConstraint("game_id", "seat", name="pk_results"),
        sa.CheckConstraint("place >= 1", name=op.f("ck_results_place")),
        sa.CheckConstraint("score >= 0", name=op.f("ck_results_score")),
    )
    op.create_index("ix_results_guild_id_user_id", "results", ["guild_id", "user_id"])
    op.create_table(
        "score_lines",
        *part_of_a_game("score_lines"),
        sa.Column("deal", sa.Integer(), nullable=False),
        sa.Column("ordinal", sa.Integer(), nullable=False),
        sa.Column("seat", sa.Integer(), nullable=False),
        sa.Column("source", sa.String(12), nullable=False),
        sa.Column("points", sa.Integer(), nullable=False),
        sa.Column("category", sa.Integer()),
        sa.PrimaryKeyConstraint("game_id", "deal", "ordinal", name="pk_score_lines"),
    )
    op.create_table(
        "people",
        sa.Column("user_id", sa.BigInteger(), autoincrement=False, nullable=False),
        sa.Column("name", sa.String(), nullable=False),
        sa.Column("locale", sa.String(16)),
        sa.Column("seen", MOMENT, nullable=False),
        sa.PrimaryKeyConstraint("user_id", name="pk_people"),
    )
    op.create_table(
        "notes",
        sa.Column("name", sa.String(32), nullable=False),
        sa.Column("text", sa.String(), nullable=False),
        sa.PrimaryKeyConstraint("name", name="pk_notes"),
    )


def part_of_a_game(table: str) -> tuple[sa.Column[int], sa.ForeignKeyConstraint]:
    """The column that names the game, and what it refers to."""
    return (
        sa.Column("game_id", ID, nullable=False),
        sa.ForeignKeyConstraint(["game_id"], ["games.id"], name=f"fk_{table}_game_id_games"),
    )


def downgrade() -> None:
    for table in (
        "notes",
        "people",
        "score_lines",
        "results",
        "clicks",
        "posts",
        "answers",
        "seeds",
        "actions",
        "seats",
        "games",
    ):
        op.drop_table(table)
