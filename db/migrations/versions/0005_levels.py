"""AI players of three levels: which a server lets people seat, which sit down at a table; and hints."""

import sqlalchemy as sa
from alembic import op
from sqlalchemy.dialects import postgresql

revision = "0005"
down_revision = "0003"
branch_labels = None
depends_on = None

JSON = sa.JSON().with_variant(postgresql.JSONB(), "postgresql")

LEVELS = '["medium", "easy", "hard"]'


def upgrade() -> None:
    one_of_three = sa.CheckConstraint("hints IN ('always', 'alone', 'never')", name=op.f("ck_guild_settings_hints"))
    for table in ("games", "guild_settings"):
        op.add_column(table, sa.Column("levels", JSON, nullable=False, server_default=LEVELS))
    op.add_column("people", sa.Column("hints", sa.Boolean(), nullable=False, server_default=sa.false()))
    op.add_column(
        "guild_settings", sa.Column("hints", sa.String(8), one_of_three, nullable=False, server_default="always")
    )


def downgrade() -> None:
    op.drop_column("guild_settings", "hints")
    op.drop_column("guild_settings", "levels")
    op.drop_column("people", "hints")
    op.drop_column("games", "levels")
