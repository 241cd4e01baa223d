"""Private tables beside those in channels: what a person may hold at a time, and games from before there were any."""

from __future__ import annotations

from collections.abc import AsyncIterator

import pytest
from alembic import command
from alembic.config import Config
from sqlalchemy import Connection, text

from bot.records import Change, ChannelTaken, Ending, Kind, LiveTable, SeatResult, SeatTaken, Status
from bot.standings import Choice
from db.engine import Database, open_database
from db.games import SqlGameStore
from db.migrate import migrate
from db.standings.scores import Scores
from tests.db.tables import AI, ANNA, BO, CIA, GUILD, LATER, NOW, lobby

HERE = GUILD + 1


async def test_a_private_table_does_not_occupy_the_channel(store: SqlGameStore) -> None:
    await store.open(lobby(ANNA, AI, channel=HERE, kind=Kind.SOLO))
    await store.open(lobby(BO, AI, channel=HERE, kind=Kind.SOLO))
    await store.open(lobby(CIA, channel=HERE))
    await store.open(lobby(CIA, AI, channel=HERE, kind=Kind.LESSON))
    with pytest.raises(ChannelTaken):
        await store.open(lobby(ANNA, channel=HERE))


@pytest.mark.parametrize("kind", [Kind.SOLO, Kind.LESSON])
async def test_a_person_has_one_private_table_of_a_kind_in_a_server(store: SqlGameStore, kind: Kind) -> None:
    first = await store.open(lobby(ANNA, AI, kind=kind))
    with pytest.raises(SeatTaken):
        await store.open(lobby(ANNA, AI, kind=kind))
    await store.open(lobby(ANNA, AI, kind=kind, guild=GUILD + 1))
    await store.commit(first, 0, Change(status=Status.VOID))
    await store.open(lobby(ANNA, AI, kind=kind))


async def test_private_tables_do_not_take_the_seat_at_a_table(store: SqlGameStore) -> None:
    for kind in Kind:
        await store.open(lobby(ANNA, AI, kind=kind))
    with pytest.raises(SeatTaken):
        await store.open(lobby(ANNA))


async def test_the_kind_is_read_back(store: SqlGameStore) -> None:
    game_id = await store.open(lobby(ANNA, AI, channel=HERE, kind=Kind.SOLO))
    stored = await store.load(game_id)
    assert stored is not None
    assert stored.kind is Kind.SOLO
    assert await store.live() == [LiveTable(game_id, GUILD, HERE, LATER, 1, Kind.SOLO, Status.LOBBY)]


async def test_a_change_of_seats_keeps_the_kind(store: SqlGameStore) -> None:
    game_id = await store.open(lobby(ANNA, kind=Kind.SOLO))
    await store.commit(game_id, 0, Change(players=(ANNA, AI)))
    await store.open(lobby(ANNA))
    with pytest.raises(SeatTaken):
        await store.open(lobby(ANNA, kind=Kind.SOLO))


async def test_a_finished_private_game_counts_against_ai_players_only(store: SqlGameStore, database: Database) -> None:
    game_id = await store.open(lobby(ANNA, AI, kind=Kind.SOLO))
    results = (SeatResult(0, 1, 53, won=True, left=False), SeatResult(1, 2, 20, won=False, left=False))  # type: ignore[arg-type]
    await store.commit(game_id, 0, Change(status=Status.FINISHED, ending=Ending(results, (), deals=5)))
    board = await Scores(database, now=lambda: NOW).leaderboard(Choice(), guild_id=GUILD, channel_id=HERE, asker=1)
    assert (board.rows, board.own) == ((), None)
    assert (board.own_ai_games, board.own_ai_wins) == (1, 1)


# Migrations


@pytest.fixture
async def older(bare: str) -> AsyncIterator[Database]:
    """A database as it was before there were private tables, with a game that runs in it."""
    database = await open_database(bare)
    try:
        await database.tx(lambda connection: upgrade(connection, "0001"))
        await database.tx(fill)
        yield database
    finally:
        await database.close()


def upgrade(connection: Connection, revision: str) -> None:
    command.upgrade(config(connection), revision)


def downgrade(connection: Connection, revision: str) -> None:
    command.downgrade(config(connection), revision)


def config(connection: Connection) -> Config:
    config = Config(attributes={"connection": connection})
    config.set_main_option("script_location", "db:migrations")
    return config


def fill(connection: Connection) -> None:
    game = """INSERT INTO games (id, key, guild_id, channel_id, host_id, status, revision, rules, opened)
              VALUES (700, :key, :guild, :channel, 1, 'active', 0, '{"v": 1}', :now)"""
    seat = "INSERT INTO seats (game_id, seat, guild_id, user_id, name, live) VALUES (700, 0, :guild, 1, 'Anna', true)"
    now = NOW if connection.dialect.name == "postgresql" else NOW.replace(tzinfo=None).isoformat(" ")
    connection.execute(text(game), {"key": bytes(16), "guild": GUILD, "channel": HERE, "now": now})
    connection.execute(text(seat), {"guild": GUILD})


async def test_games_from_before_are_tables_in_channels(older: Database) -> None:
    await migrate(older)
    store = SqlGameStore(older, now=lambda: NOW)
    stored = await store.load(700)
    assert stored is not None
    assert (stored.kind, stored.players) == (Kind.TABLE, (ANNA,))
    with pytest.raises(ChannelTaken):
        await store.open(lobby(BO, channel=HERE))
    with pytest.raises(SeatTaken):
        await store.open(lobby(ANNA))
    await store.open(lobby(ANNA, AI, channel=HERE, kind=Kind.SOLO))


async def test_going_back_ends_private_games_and_leaves_the_others(older: Database) -> None:
    await migrate(older)
    store = SqlGameStore(older, now=lambda: NOW)
    private = await store.open(lobby(ANNA, AI, channel=HERE, kind=Kind.SOLO))
    await older.tx(lambda connection: downgrade(connection, "0001"))
    states = await older.read(lambda connection: connection.execute(text("SELECT id, status FROM games")).all())
    assert {tuple(row) for row in states} == {(private, "void"), (700, "active")}
    await migrate(older)
    assert [row.game_id for row in await store.live()] == [700]
