"""Clocks: how much time people have, who was missed, who made which step; games that are paused or asleep.

Games that run already go on as they began: without a clock.
"""

from typing import Final

import sqlalchemy as sa
from alembic import op

revision = "0004"
down_revision = "0003"
branch_labels = None
depends_on = None

MOMENT = sa.DateTime(timezone=True)
PACES = "pace IN ('live', 'relaxed', 'slow', 'none')"
MADE_BY = "by IN ('person', 'early', 'only', 'caretaker', 'ai', 'chance')"

CHECKS: Final = {
    "ck_games_status": (
        "status IN ('lobby', 'active', 'finished', 'void', 'closed')",
        "status IN ('lobby', 'active', 'paused', 'asleep', 'finished', 'void', 'closed')",
    ),
    "ck_games_ended": (
        "(status IN ('lobby', 'active')) = (ended IS NULL)",
        "(status IN ('lobby', 'active', 'paused', 'asleep')) = (ended IS NULL)",
    ),
}
"""What is checked of a game, before and after."""
LIVE_BEFORE = "status IN ('lobby', 'active') AND kind = 'table'"
LIVE_AFTER = "status IN ('lobby', 'active', 'paused') AND kind = 'table'"


def upgrade() -> None:
    of_four = sa.CheckConstraint(PACES, name=op.f("ck_games_pace"))
    op.add_column("games", sa.Column("pace", sa.String(8), of_four, nullable=False, server_default="none"))
    op.add_column("games", sa.Column("since", MOMENT))
    op.add_column("seats", sa.Column("missed", sa.Integer(), nullable=False, server_default="0"))
    op.add_column("seats", sa.Column("novice", sa.Boolean(), nullable=False, server_default=sa.false()))
    op.add_column("actions", sa.Column("by", sa.String(9), sa.CheckConstraint(MADE_BY, name=op.f("ck_actions_by"))))
    of_four = sa.CheckConstraint(PACES, name=op.f("ck_guild_settings_pace"))
    op.add_column("guild_settings", sa.Column("pace", sa.String(8), of_four, nullable=False, server_default="live"))
    op.add_column("people", sa.Column("nudged", sa.Boolean(), nullable=False, server_default=sa.true()))
    recheck({name: after for name, (_, after) in CHECKS.items()})
    live_channel(LIVE_AFTER)


def downgrade() -> None:
    """What is paused or asleep is void from now on: there is no place for it in the older form."""
    resting = "status IN ('paused', 'asleep')"
    op.execute(f"UPDATE seats SET live = false WHERE game_id IN (SELECT id FROM games WHERE {resting})")  # noqa: S608
    op.execute(f"UPDATE games SET status = 'void', due = NULL, ended = CURRENT_TIMESTAMP WHERE {resting}")  # noqa: S608
    live_channel(LIVE_BEFORE)
    recheck({name: before for name, (before, _) in CHECKS.items()})
    op.drop_column("people", "nudged")
    op.drop_column("guild_settings", "pace")
    op.drop_column("actions", "by")
    op.drop_column("seats", "novice")
    op.drop_column("seats", "missed")
    op.drop_column("games", "since")
    op.drop_column("games", "pace")


def recheck(checks: dict[str, str]) -> None:
    """Check other things of a game from now on."""
    if op.get_bind().dialect.name == "sqlite":
        _rewrite(checks)
        return
    for name, check in checks.items():
        op.drop_constraint(op.f(name), "games", type_="check")
        op.create_check_constraint(op.f(name), "games", check)


def _rewrite(checks: dict[str, str]) -> None:
    """SQLite cannot change a check, and other tables refer to this one, so that it cannot be built anew either.

    Its manual (ALTER TABLE, section 7) has a way that touches no row: to edit the text of the schema itself.
    """
    connection = op.get_bind()
    version = connection.execute(sa.text("PRAGMA schema_version")).scalar_one()
    connection.execute(sa.text("PRAGMA writable_schema = ON"))
    for name, check in checks.items():
        other = next(text for text in CHECKS[name] if text != check)
        edit = sa.text("UPDATE sqlite_master SET sql = replace(sql, :old, :new) WHERE name = 'games'")
        connection.execute(edit, {"old": f"({other})", "new": f"({check})"})
    connection.execute(sa.text(f"PRAGMA schema_version = {version + 1}"))
    connection.execute(sa.text("PRAGMA writable_schema = OFF"))


def live_channel(condition: str) -> None:
    """Which games occupy their channel."""
    where = sa.text(condition)
    op.drop_index("uq_games_live_channel", table_name="games")
    op.create_index(
        "uq_games_live_channel", "games", ["channel_id"], unique=True, sqlite_where=where, postgresql_where=where
    )
