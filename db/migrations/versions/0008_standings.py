"""Standings, ratings, honours, and what they are counted from: how a seat's game went, beside its result."""

import sqlalchemy as sa
from alembic import op

revision = "0008"
down_revision = "0007"
branch_labels = None
depends_on = None

ID = sa.BigInteger().with_variant(sa.Integer(), "sqlite")
MOMENT = sa.DateTime(timezone=True)

MERITS = ("by_wins", "by_rating", "by_rate", "by_points", "by_chicagos", "by_hand")
LINES = "FROM score_lines l WHERE l.game_id = results.game_id AND l.seat = results.seat"
BEST = f"(SELECT MAX(l.category) {LINES} AND l.source = 'hand')"
FACTS = {
    "chicagos": f"(SELECT COUNT(*) {LINES} AND l.source = 'chicago' AND l.points > 0)",
    "calls": f"(SELECT COUNT(*) {LINES} AND l.source = 'chicago')",
    "last_tricks": f"(SELECT COUNT(*) {LINES} AND l.source = 'last_trick')",
    "hand": BEST,
    "hands": f"(SELECT COUNT(*) {LINES} AND l.source = 'hand' AND l.category = {BEST})",
}
"""What the score lines of a seat say; its person made nothing of it after leaving."""


def upgrade() -> None:
    add_facts()
    op.add_column("guild_settings", sa.Column("hidden", sa.Boolean(), nullable=False, server_default=sa.false()))
    create_standings()
    create_ratings()
    create_honours()


def add_facts() -> None:
    """How each seat's game went, known from its score lines."""
    for column in ("deals", "chicagos", "calls", "last_tricks", "hands"):
        op.add_column("results", sa.Column(column, sa.Integer(), nullable=False, server_default="0"))
    op.add_column("results", sa.Column("hand", sa.Integer()))
    op.create_index("ix_results_user_id", "results", ["user_id"])
    op.execute("UPDATE results SET deals = (SELECT COALESCE(g.deals, 0) FROM games g WHERE g.id = results.game_id)")
    told = ", ".join(f"{column} = {sql}" for column, sql in FACTS.items())
    op.execute(f"UPDATE results SET {told} WHERE NOT left_game")  # noqa: S608


def create_standings() -> None:
    """Empty: the bot fills them from the games when it starts."""
    op.create_table(
        "standings",
        sa.Column("scope", sa.SmallInteger(), autoincrement=False, nullable=False),
        sa.Column("place_id", sa.BigInteger(), autoincrement=False, nullable=False),
        sa.Column("span", sa.SmallInteger(), autoincrement=False, nullable=False),
        sa.Column("user_id", sa.BigInteger(), autoincrement=False, nullable=False),
        sa.Column("since", sa.Integer(), nullable=False),
        sa.Column("guild_id", sa.BigInteger(), nullable=False),
        *(
            sa.Column(count, sa.BigInteger(), nullable=False)
            for count in ("games", "wins", "points", "deals", "chicagos", "calls")
        ),
        sa.Column("hand", sa.Integer()),
        sa.Column("hands", sa.BigInteger(), nullable=False),
        *(sa.Column(merit, sa.BigInteger()) for merit in MERITS),
        sa.PrimaryKeyConstraint("scope", "place_id", "span", "user_id", name="pk_standings"),
        sa.CheckConstraint("games > 0", name=op.f("ck_standings_games")),
        sqlite_with_rowid=False,
    )
    board = ["scope", "place_id", "span", "since"]
    for merit in MERITS:
        op.create_index(f"ix_standings_{'_'.join(board)}_{merit}_user_id", "standings", [*board, merit, "user_id"])
    op.create_index("ix_standings_user_id_guild_id", "standings", ["user_id", "guild_id"])


def create_ratings() -> None:
    """Empty as well."""
    op.create_table(
        "ratings",
        sa.Column("guild_id", sa.BigInteger(), autoincrement=False, nullable=False),
        sa.Column("user_id", sa.BigInteger(), autoincrement=False, nullable=False),
        sa.Column("mu", sa.Float(53), nullable=False),
        sa.Column("sigma", sa.Float(53), nullable=False),
        sa.Column("season", sa.Integer(), nullable=False),
        sa.Column("games", sa.Integer(), nullable=False),
        sa.Column("merit", sa.BigInteger(), nullable=False),
        sa.PrimaryKeyConstraint("guild_id", "user_id", name="pk_ratings"),
    )
    op.create_table(
        "rating_changes",
        sa.Column("game_id", ID, nullable=False),
        sa.Column("guild_id", sa.BigInteger(), autoincrement=False, nullable=False),
        sa.Column("seat", sa.Integer(), autoincrement=False, nullable=False),
        sa.Column("user_id", sa.BigInteger(), nullable=False),
        *(sa.Column(name, sa.Float(53), nullable=False) for name in ("mu_before", "sigma_before", "mu", "sigma")),
        sa.Column("at", MOMENT, nullable=False),
        sa.PrimaryKeyConstraint("game_id", "guild_id", "seat", name="pk_rating_changes"),
        sa.ForeignKeyConstraint(["game_id"], ["games.id"], name="fk_rating_changes_game_id_games"),
    )
    op.create_index("ix_rating_changes_user_id_guild_id_at", "rating_changes", ["user_id", "guild_id", "at"])


def create_honours() -> None:
    """Empty as well."""
    op.create_table(
        "honours",
        sa.Column("guild_id", sa.BigInteger(), autoincrement=False, nullable=False),
        sa.Column("user_id", sa.BigInteger(), autoincrement=False, nullable=False),
        sa.Column("honour", sa.String(16), nullable=False),
        sa.Column("game_id", ID, nullable=False),
        sa.Column("seat", sa.Integer(), nullable=False),
        sa.Column("at", MOMENT, nullable=False),
        sa.PrimaryKeyConstraint("guild_id", "user_id", "honour", name="pk_honours"),
        sa.ForeignKeyConstraint(["game_id"], ["games.id"], name="fk_honours_game_id_games"),
    )
    op.create_index("ix_honours_game_id", "honours", ["game_id"])


def downgrade() -> None:
    for table in ("honours", "rating_changes", "ratings", "standings"):
        op.drop_table(table)
    op.drop_column("guild_settings", "hidden")
    op.drop_index("ix_results_user_id", table_name="results")
    for column in ("hands", "hand", "last_tricks", "calls", "chicagos", "deals"):
        op.drop_column("results", column)
