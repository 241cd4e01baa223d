"""How people want their cards to look: in two colours or four, the own hand as a picture or not."""

import sqlalchemy as sa
from alembic import op

revision = "0012"
down_revision = "0011"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.add_column("people", sa.Column("four_colours", sa.Boolean(), nullable=False, server_default=sa.false()))
    op.add_column("people", sa.Column("pictured", sa.Boolean(), nullable=False, server_default=sa.true()))


def downgrade() -> None:
    op.drop_column("people", "pictured")
    op.drop_column("people", "four_colours")
