"""Games whose moves are not kept any more, how long a server wants them, and ways to find all about a person."""

import sqlalchemy as sa
from alembic import op

revision = "0010"
down_revision = "0009"
branch_labels = None
depends_on = None

KEEPING = "keeping IN ('host', 'year', 'always')"
UNPRUNED = sa.text("NOT pruned")


def upgrade() -> None:
    op.add_column("games", sa.Column("pruned", sa.Boolean(), nullable=False, server_default=sa.false()))
    of_three = sa.CheckConstraint(KEEPING, name=op.f("ck_guild_settings_keeping"))
    keeping = sa.Column("keeping", sa.String(8), of_three, nullable=False, server_default="host")
    op.add_column("guild_settings", keeping)
    op.create_index("ix_games_unpruned", "games", ["ended"], sqlite_where=UNPRUNED, postgresql_where=UNPRUNED)
    op.create_index("ix_games_host_id", "games", ["host_id"])
    op.create_index("ix_seats_user_id", "seats", ["user_id"])


def downgrade() -> None:
    op.drop_index("ix_seats_user_id", table_name="seats")
    op.drop_index("ix_games_host_id", table_name="games")
    op.drop_index("ix_games_unpruned", table_name="games")
    op.drop_column("guild_settings", "keeping")
    op.drop_column("games", "pruned")
