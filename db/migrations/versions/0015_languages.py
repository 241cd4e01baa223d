"""A person may choose a language, and a server the one that everybody reads."""

import sqlalchemy as sa
from alembic import op

revision = "0015"
down_revision = "0012"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.add_column("people", sa.Column("language", sa.String(8)))
    op.add_column("guild_settings", sa.Column("language", sa.String(8), nullable=False, server_default=""))


def downgrade() -> None:
    op.drop_column("guild_settings", "language")
    op.drop_column("people", "language")
