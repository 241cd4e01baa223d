"""Whether a game is rated, and who wants hands declared for them."""

import sqlalchemy as sa
from alembic import op

revision = "0007"
down_revision = "0005"
branch_labels = None
depends_on = None

PEOPLE_OF_GAME = "SELECT count(*) FROM seats WHERE seats.game_id = games.id AND seats.user_id IS NOT NULL"


def upgrade() -> None:
    """Games of before are rated if two people or more sat there: nobody could come later then."""
    op.add_column("games", sa.Column("rated", sa.Boolean(), nullable=False, server_default=sa.false()))
    op.add_column("people", sa.Column("declares", sa.Boolean(), nullable=False, server_default=sa.false()))
    op.execute(f"UPDATE games SET rated = true WHERE status IN ('active', 'finished') AND ({PEOPLE_OF_GAME}) >= 2")  # noqa: S608


def downgrade() -> None:
    op.drop_column("people", "declares")
    op.drop_column("games", "rated")
