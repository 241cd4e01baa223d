"""From every revision there was: a database with something in every table keeps all of it, and the bot can go on."""

from __future__ import annotations

from collections.abc import Mapping
from datetime import UTC, datetime
from typing import Any

import pytest
from alembic import command
from alembic.config import Config
from alembic.script import ScriptDirectory
from sqlalchemy import JSON, Column, Connection, DateTime, LargeBinary, MetaData, String, Table, select

from bot.game.codec import decode_action
from bot.records import Status
from bot.standings import By, Choice
from db.engine import Database, open_database
from db.games import SqlGameStore
from db.guilds import Guilds
from db.migrate import migrate
from db.privacy.dossiers import Dossiers
from db.schema import metadata
from db.standings.rebuilding import make_ready
from db.standings.scores import Scores
from tests.db.test_upgrade import ENDED, FIRST_GAME, OPENED, RULES_THEN

SCRIPTS = Config()
SCRIPTS.set_main_option("script_location", "db:migrations")
REVISIONS = [script.revision for script in ScriptDirectory.from_config(SCRIPTS).walk_revisions()][::-1]

GAME, GUILD, CHANNEL, ANNA = 1, 11, 12, 13
THROWN = next(action for action in FIRST_GAME["actions"] if action["do"] == "exchange")
VALUES: Mapping[str, Any] = {
    **{"id": GAME, "game_id": GAME, "guild_id": GUILD, "channel_id": CHANNEL, "place_id": GUILD},
    **{"host_id": ANNA, "user_id": ANNA, "name": "Anna", "key": bytes(16), "seed": bytes(32)},
    **{
        "status": "finished",
        "opened": OPENED,
        "ended": ENDED,
        "live": False,
        "people": 2,
        "won": True,
        "place": 1,
        "left_game": False,
    },
    **{"source": "hand", "category": 5, "hand": 5, "asks": "exchange", "number": 1, "answer": THROWN, "honour": "win"},
    **{"rules": FIRST_GAME["rules"], "action": FIRST_GAME["actions"][0], "channels": [CHANNEL]},
    **{"levels": ["hard"], "pace": "slow", "by": "chance", "kind": "table", "keeping": "year"},
    **{"locale": "sv", "declares": True, "ply": 0, "seat": 0, "deal": 1},
}
"""What stands in a column of this name, in whichever table; other columns have what is usual or nothing, or a one."""
COUNTED = {"standings", "ratings", "rating_changes", "honours"}
"""What is made anew from the games."""


@pytest.mark.parametrize(
    ("storage", "revision"),
    [*(("sqlite", revision) for revision in REVISIONS), *(("postgresql", revision) for revision in REVISIONS[::4])],
    indirect=["storage"],
)
async def test_a_filled_database_of_any_revision_is_whole_after_the_upgrade(bare: str, revision: str) -> None:
    database = await open_database(bare)
    try:
        before = await database.tx(lambda connection: filled(connection, revision))
        assert all(before.values())
        await migrate(database)
        after = await database.read(contents)
        assert before.keys() <= after.keys()
        for table, row in before.items():
            assert after[table].items() >= row.items(), table
        await the_bot_goes_on(database)
    finally:
        await database.close()


def filled(connection: Connection, revision: str) -> dict[str, dict[str, Any]]:
    """A row in every table that there was at a revision; returns them by table."""
    SCRIPTS.attributes["connection"] = connection
    command.upgrade(SCRIPTS, revision)
    there = MetaData()
    there.reflect(connection)
    rows = {}
    for table in there.sorted_tables:
        if table.name != "alembic_version":
            connection.execute(table.insert(), _row(table))
            [row] = connection.execute(select(table)).mappings()
            rows[table.name] = {name: plain(value) for name, value in row.items()}
    return rows


def _row(table: Table) -> dict[str, Any]:
    chosen = {column.name: _value(column) for column in table.columns}
    return {name: value for name, value in chosen.items() if value is not None}


def _value(column: Column[Any]) -> Any:
    """Something that may stand in this column."""
    if column.name in VALUES:
        return VALUES[column.name]
    if column.nullable or column.server_default is not None:
        return None
    match column.type:
        case DateTime():
            return OPENED
        case JSON():
            return {}
        case LargeBinary():
            return b"1"
        case String():
            return "1"
        case _:
            return 1


def contents(connection: Connection) -> dict[str, dict[str, Any]]:
    """The one row of every table that has one."""
    rows = {}
    for table in metadata.sorted_tables:
        if row := connection.execute(select(table)).mappings().first():
            rows[table.name] = {name: plain(value) for name, value in row.items()}
    return rows


def plain(value: Any) -> Any:
    """A value as it is however a database is asked: moments in UTC."""
    if isinstance(value, datetime):
        return value.replace(tzinfo=UTC) if value.tzinfo is None else value.astimezone(UTC)
    return value


async def the_bot_goes_on(database: Database) -> None:
    """It counts what was never counted, and every door opens."""
    await make_ready(database, now=ENDED)
    stored = await SqlGameStore(database, now=lambda: ENDED).load(GAME)
    assert stored is not None
    assert (stored.status, stored.rules, stored.seeds) == (Status.FINISHED, RULES_THEN, {1: bytes(32)})
    assert [ply.action for ply in stored.plies] == [decode_action(FIRST_GAME["actions"][0])]
    [kept] = await Guilds(database, now=lambda: ENDED).rule_sets(GUILD) or [None]
    assert kept is None or kept.rules == RULES_THEN
    scores = Scores(database, now=lambda: ENDED)
    [anna] = (await scores.leaderboard(Choice(by=By.WINS), guild_id=GUILD, channel_id=CHANNEL, asker=ANNA)).rows
    assert (anna.name, anna.games, anna.wins) == ("Anna", 1, 1)
    dossiers = Dossiers(database, now=lambda: ENDED, kept_for=ENDED - OPENED)
    assert (await dossiers.kept(ANNA)).finished == 1
    assert await dossiers.forget(ANNA, number=-7)
    assert (await dossiers.kept(ANNA)).nothing
