"""A database of an older version of the program: nothing is lost by the upgrade, and old games replay the same."""

from __future__ import annotations

import json
from collections.abc import AsyncIterator, Mapping
from datetime import UTC, datetime
from pathlib import Path
from typing import Any

import pytest
from alembic import command
from alembic.config import Config
from sqlalchemy import Connection, text

from bot.game.codec import decode_action, decode_rules
from bot.game.poker import Category
from bot.game.rules import CHOICES, Rules
from bot.game.state import Finished
from bot.manager.history import tell
from bot.records import Status
from bot.standings import By, Choice, Honour
from db.engine import Database, open_database
from db.games import SqlGameStore
from db.guilds import Guilds
from db.migrate import migrate
from db.standings.rebuilding import make_ready
from db.standings.scores import Scores

FIRST_GAME: Mapping[str, Any] = json.loads((Path(__file__).parent / "first_game.json").read_text("utf-8"))
"""A whole game of three, with a call, a refill and a hand that was shown, as the first version stored it.

That version knew three house rules only, and the scores are those it came to.
"""
RULES_THEN = Rules(target=26, last_trick=3, chicago_points=13)
OPENED = datetime(2026, 2, 1, 20, tzinfo=UTC)
ENDED = datetime(2026, 2, 1, 20, 30, tzinfo=UTC)
GUILD, CHANNEL, ANNA, BO = 11, 12, 13, 14
SEATS = (("Anna", ANNA, None), ("Bo", BO, None), ("Ebba", None, "medium"))


@pytest.fixture
async def old(bare: str) -> AsyncIterator[Database]:
    """A database of revision 0001 with the first game in it."""
    database = await open_database(bare)
    try:
        await database.tx(first_revision)
        await database.tx(fill)
        yield database
    finally:
        await database.close()


def first_revision(connection: Connection) -> None:
    config = Config(attributes={"connection": connection})
    config.set_main_option("script_location", "db:migrations")
    command.upgrade(config, "0001")


def fill(connection: Connection) -> None:
    """One finished game, written without the help of today's schema."""
    sqlite = connection.dialect.name == "sqlite"
    opened, ended = (f"{at:%Y-%m-%d %H:%M:%S.%f}" if sqlite else at for at in (OPENED, ENDED))

    def put(table: str, **row: object) -> None:
        values = [
            f"CAST(:{column} AS jsonb)" if isinstance(row[column], dict) and not sqlite else f":{column}"
            for column in row
        ]
        statement = text(f"INSERT INTO {table} ({', '.join(row)}) VALUES ({', '.join(values)})")
        plain = {column: json.dumps(value) if isinstance(value, dict) else value for column, value in row.items()}
        connection.execute(statement, plain)

    game: dict[str, Any] = {"key": bytes(16), "guild_id": GUILD, "channel_id": CHANNEL, "host_id": ANNA}
    game |= {"status": "finished", "revision": 127, "opened": opened, "ended": ended, "deals": FIRST_GAME["deals"]}
    put("games", rules=FIRST_GAME["rules"], **game)
    for seat, (name, user_id, level) in enumerate(SEATS):
        put("seats", game_id=1, seat=seat, guild_id=GUILD, user_id=user_id, name=name, level=level, live=False)
    for ply, action in enumerate(FIRST_GAME["actions"]):
        put("actions", game_id=1, ply=ply, action=action, at=opened)
    put("people", user_id=ANNA, name="Anna", seen=opened)


def test_a_game_of_the_first_version_comes_to_the_same_scores() -> None:
    """Rules that came into being later have their default in a game that was stored before."""
    rules = decode_rules(FIRST_GAME["rules"])
    assert FIRST_GAME["rules"].keys() < {*CHOICES, "v"}
    assert rules == RULES_THEN
    told = tell(rules, len(SEATS), map(decode_action, FIRST_GAME["actions"]))
    assert isinstance(told.state.phase, Finished)
    assert (list(told.state.scores), told.state.deal) == (FIRST_GAME["scores"], FIRST_GAME["deals"])


async def test_games_from_before_there_were_standings_are_counted(old: Database) -> None:
    """Anna has won it, by a Chicago and two flushes, Bo's flush is an AI player's: he had left."""
    await old.tx(enter_results)
    await migrate(old)
    await make_ready(old, now=ENDED)
    scores = Scores(old, now=lambda: ENDED)
    board = await scores.leaderboard(Choice(by=By.HAND), guild_id=GUILD, channel_id=CHANNEL, asker=BO)
    [anna] = board.rows
    assert (anna.user_id, anna.wins, anna.points, anna.deals) == (ANNA, 1, 30, FIRST_GAME["deals"])
    assert (anna.hand, anna.hands, anna.chicagos, anna.calls) == (Category.FLUSH, 2, 1, 2)
    assert board.own is not None
    assert (board.own.row, board.own.games, board.own.hands) == (None, 1, 0)
    found = await scores.profile(GUILD, ANNA)
    assert (found.record.last_tricks, found.curve) == (1, (found.rating,))
    assert [honour for honour, _ in found.honours] == [Honour.WIN, Honour.CHICAGO]


def enter_results(connection: Connection) -> None:
    """How the first game might have ended, as versions before 0008 entered it."""
    ended = f"{ENDED:%Y-%m-%d %H:%M:%S.%f}" if connection.dialect.name == "sqlite" else ENDED
    result = text(
        "INSERT INTO results VALUES (1, :seat, :user, :guild, :channel, :place, :score, :won, :gone, 2, :ended)"
    )
    for seat, (user, place, score) in enumerate(((ANNA, 1, 30), (BO, 3, 5), (None, 2, 20))):
        more = {"won": place == 1, "gone": user == BO, "guild": GUILD, "channel": CHANNEL, "ended": ended}
        connection.execute(result, {"seat": seat, "user": user, "place": place, "score": score, **more})
    line = text("INSERT INTO score_lines VALUES (1, 1, :ordinal, :seat, :source, :points, :category)")
    lines = (
        (0, "hand", 5, 5),
        (0, "hand", 5, 5),
        (0, "hand", 1, 1),
        (0, "chicago", 15, None),
        (0, "chicago", -15, None),
        (0, "last_trick", 5, None),
        (1, "hand", 5, 5),
    )
    for ordinal, (seat, source, points, category) in enumerate(lines):
        told = {"ordinal": ordinal, "seat": seat, "source": source, "points": points, "category": category}
        connection.execute(line, told)


async def test_an_old_game_is_the_same_game_after_the_upgrade(old: Database) -> None:
    await migrate(old)
    stored = await SqlGameStore(old, now=lambda: ENDED).load(1)
    assert stored is not None
    assert stored.rules == RULES_THEN
    assert stored.rated, "two people sat there"
    assert (stored.status, stored.revision, stored.host_id, stored.opened) == (Status.FINISHED, 127, ANNA, OPENED)
    assert [(player.name, player.user_id) for player in stored.players] == [seat[:2] for seat in SEATS]
    told = tell(stored.rules, len(SEATS), (ply.action for ply in stored.plies))
    assert list(told.state.scores) == FIRST_GAME["scores"]


async def test_after_the_upgrade_a_guild_can_settle_things(old: Database) -> None:
    await migrate(old)
    guilds = Guilds(old, now=lambda: ENDED)
    await guilds.keep_rules(GUILD, "Ours", Rules(exchanges=2), replace=False)
    assert [kept.name for kept in await guilds.rule_sets(GUILD)] == ["Ours"]
    await migrate(old)
    assert [kept.name for kept in await Guilds(old, now=lambda: ENDED).rule_sets(GUILD)] == ["Ours"]
