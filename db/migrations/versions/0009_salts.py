"""The players' own parts in shuffles; and the finished games of a server in the order they ended."""

import sqlalchemy as sa
from alembic import op

revision = "0009"
down_revision = "0008"
branch_labels = None
depends_on = None

ID = sa.BigInteger().with_variant(sa.Integer(), "sqlite")


def upgrade() -> None:
    op.create_table(
        "salts",
        sa.Column("game_id", ID, nullable=False),
        sa.Column("deal", sa.Integer(), autoincrement=False, nullable=False),
        sa.Column("seat", sa.Integer(), autoincrement=False, nullable=False),
        sa.Column("salt", sa.String(), nullable=False),
        sa.CheckConstraint("deal >= 0", name=op.f("ck_salts_deal")),
        sa.CheckConstraint("seat BETWEEN 0 AND 3", name=op.f("ck_salts_seat")),
        sa.ForeignKeyConstraint(["game_id"], ["games.id"], name="fk_salts_game_id_games"),
        sa.PrimaryKeyConstraint("game_id", "deal", "seat", name="pk_salts"),
    )
    op.create_index("ix_games_guild_id_ended", "games", ["guild_id", "ended"])


def downgrade() -> None:
    op.drop_index("ix_games_guild_id_ended", table_name="games")
    op.drop_table("salts")
