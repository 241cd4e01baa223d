"""What a server has settled for its tables, and its own sets of rules."""

import sqlalchemy as sa
from alembic import op
from sqlalchemy.dialects import postgresql

revision = "0002"
down_revision = "0001"
branch_labels = None
depends_on = None

ID = sa.BigInteger().with_variant(sa.Integer(), "sqlite")
JSON = sa.JSON().with_variant(postgresql.JSONB(), "postgresql")
MOMENT = sa.DateTime(timezone=True)


def upgrade() -> None:
    op.create_table(
        "guild_settings",
        sa.Column("guild_id", sa.BigInteger(), autoincrement=False, nullable=False),
        sa.Column("rules", JSON, nullable=False),
        sa.Column("channels", JSON, nullable=False),
        sa.Column("changed", MOMENT, nullable=False),
        sa.PrimaryKeyConstraint("guild_id", name="pk_guild_settings"),
    )
    op.create_table(
        "rule_sets",
        sa.Column("id", ID, nullable=False),
        sa.Column("guild_id", sa.BigInteger(), nullable=False),
        sa.Column("name", sa.String(), nullable=False),
        sa.Column("looks", sa.String(), nullable=False),
        sa.Column("rules", JSON, nullable=False),
        sa.Column("saved", MOMENT, nullable=False),
        sa.PrimaryKeyConstraint("id", name="pk_rule_sets"),
        sa.UniqueConstraint("guild_id", "looks", name="uq_rule_sets_guild_id_looks"),
        sqlite_autoincrement=True,
    )


def downgrade() -> None:
    op.drop_table("rule_sets")
    op.drop_table("guild_settings")
