"""The people at a table may vote to end its game after a deal."""

import sqlalchemy as sa
from alembic import op

revision = "0016"
down_revision = "0015"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.add_column("games", sa.Column("last_deal", sa.Integer()))


def downgrade() -> None:
    op.drop_column("games", "last_deal")
