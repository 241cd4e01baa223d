"""Private tables: games and seats have a kind, and only tables in a channel occupy it."""

import sqlalchemy as sa
from alembic import op

revision = "0003"
down_revision = "0002"
branch_labels = None
depends_on = None

LIVE_GAME = "status IN ('lobby', 'active')"
LIVE_SEAT = "live"


def upgrade() -> None:
    for table in ("games", "seats"):
        of_three = sa.CheckConstraint("kind IN ('table', 'solo', 'lesson')", name=op.f(f"ck_{table}_kind"))
        op.add_column(table, sa.Column("kind", sa.String(8), of_three, nullable=False, server_default="table"))
    live_channel(f"{LIVE_GAME} AND kind = 'table'")
    live_person("guild_id", "user_id", "kind")


def downgrade() -> None:
    """Private games are void from now on: there is no place for them in the older form."""
    op.execute("UPDATE seats SET live = false WHERE kind <> 'table'")
    op.execute(
        f"UPDATE games SET status = 'void', due = NULL, ended = CURRENT_TIMESTAMP WHERE kind <> 'table' AND {LIVE_GAME}"  # noqa: S608
    )
    live_channel(LIVE_GAME)
    live_person("guild_id", "user_id")
    for table in ("games", "seats"):
        op.drop_column(table, "kind")


def live_channel(condition: str) -> None:
    """Which games occupy their channel."""
    where = sa.text(condition)
    op.drop_index("uq_games_live_channel", table_name="games")
    op.create_index(
        "uq_games_live_channel", "games", ["channel_id"], unique=True, sqlite_where=where, postgresql_where=where
    )


def live_person(*columns: str) -> None:
    """Of what a person holds one at a time."""
    where = sa.text(LIVE_SEAT)
    op.drop_index("uq_seats_live_person", table_name="seats")
    op.create_index("uq_seats_live_person", "seats", columns, unique=True, sqlite_where=where, postgresql_where=where)
