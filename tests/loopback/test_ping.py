"""The yardstick that the bot's answers are measured with is what it says: as durable as the bot, and no faster."""

from __future__ import annotations

import sqlite3
from contextlib import closing
from pathlib import Path

from sqlalchemy import Connection

from db.engine import open_database
from tests.loopback import judge
from tests.loopback.interactions import Answers
from tests.loopback.ping import BARE, PRAGMAS, STORED
from tests.loopback.process import Host
from tests.loopback.server import SmallDiscord


async def test_it_answers_one_command_and_commits_a_row_before_it_answers_the_other(
    discord: SmallDiscord, tmp_path: Path
) -> None:
    host = Host(discord, tmp_path / "ping.db", program="tests.loopback.ping")
    anna = discord.person("Anna")
    try:
        await host.start()
        bare, noted = [await anna.slash(name) for name in (BARE, STORED)]
        await host.runs[0].kill()
    finally:
        await host.close()
    assert [bare.answered, noted.answered] == [Answers.MESSAGE, Answers.MESSAGE]
    with closing(sqlite3.connect(host.database)) as file:
        assert file.execute("SELECT interaction_id, user_id FROM notes").fetchall() == [(noted.id, anna.id)]
        assert file.execute("PRAGMA journal_mode").fetchone() == ("wal",)
    assert judge.refused(discord.requests) == []


async def test_its_file_is_as_careful_as_that_of_the_bot(tmp_path: Path) -> None:
    database = await open_database(f"sqlite:///{tmp_path / 'chicago.db'}")

    def settings(connection: Connection) -> dict[str, int | str]:
        answers = {name: connection.exec_driver_sql(f"PRAGMA {name}") for name in PRAGMAS}
        return {name: answer.scalar_one() for name, answer in answers.items()}

    try:
        assert await database.read(settings) == PRAGMAS
    finally:
        await database.close()
