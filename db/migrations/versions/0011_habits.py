"""People may not have said whether their hands are declared for them: then that depends on the pace."""

import sqlalchemy as sa
from alembic import op

revision = "0011"
down_revision = "0010"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Nobody knows of a no that it was said: it counts as not said."""
    with op.batch_alter_table("people") as people:
        people.alter_column("declares", existing_type=sa.Boolean(), nullable=True, server_default=None)
    op.execute("UPDATE people SET declares = NULL WHERE NOT declares")


def downgrade() -> None:
    op.execute("UPDATE people SET declares = false WHERE declares IS NULL")
    with op.batch_alter_table("people") as people:
        people.alter_column("declares", existing_type=sa.Boolean(), nullable=False, server_default=sa.false())
