"""Clocks in the record: paces, who was missed, what rests; and nobody loses time while the bot is away."""

from __future__ import annotations

from collections.abc import AsyncIterator
from datetime import timedelta

import pytest
from alembic import command
from alembic.config import Config
from sqlalchemy import Connection, text

from bot.game.actions import Pass, Seat
from bot.game.state import Asks, Question
from bot.records import By, Change, ChannelTaken, Kind, Pace, Player, Ply, SeatTaken, Share, Status
from db.engine import Database, open_database
from db.errors import Rejected
from db.games import SqlGameStore
from db.migrate import migrate
from tests.db.tables import AI, ANNA, BO, GUILD, LATER, NOW, lobby

HERE = GUILD + 1
MINUTE = timedelta(minutes=1)
HOUR = timedelta(hours=1)
ASKED = NOW - MINUTE


async def asleep(store: SqlGameStore) -> int:
    """Anna's game, which fell asleep with an answer of hers kept."""
    game_id = await store.open(lobby(ANNA, AI, channel=HERE))
    early = {(Seat(0), Question(Asks.DECLARE, 1)): Pass(Seat(0))}
    await store.commit(game_id, 0, Change(status=Status.ACTIVE, answers=early))
    await store.commit(game_id, 1, Change(status=Status.ASLEEP, due=LATER))
    return game_id


# Paused and asleep


async def test_a_paused_game_occupies_its_channel_and_seats(store: SqlGameStore) -> None:
    game_id = await store.open(lobby(ANNA, BO, channel=HERE))
    await store.commit(game_id, 0, Change(status=Status.PAUSED, due=LATER))
    with pytest.raises(ChannelTaken):
        await store.open(lobby(AI, channel=HERE))
    with pytest.raises(SeatTaken):
        await store.open(lobby(BO))


async def test_a_game_asleep_occupies_neither_and_loses_nothing(store: SqlGameStore) -> None:
    game_id = await asleep(store)
    await store.open(lobby(ANNA, channel=HERE))
    stored = await store.load(game_id)
    assert stored is not None
    assert (stored.status, stored.due, len(stored.answers)) == (Status.ASLEEP, LATER, 1)
    assert (game_id, Status.ASLEEP) in [(row.game_id, row.status) for row in await store.live()]


async def test_a_game_asleep_goes_on_in_its_place(store: SqlGameStore) -> None:
    game_id = await asleep(store)
    await store.commit(game_id, 2, Change(status=Status.ACTIVE, players=(ANNA, AI)))
    with pytest.raises(ChannelTaken):
        await store.open(lobby(BO, channel=HERE))
    with pytest.raises(SeatTaken):
        await store.open(lobby(ANNA))


async def test_a_game_asleep_cannot_go_on_where_another_is_live(store: SqlGameStore) -> None:
    game_id = await asleep(store)
    await store.open(lobby(BO, channel=HERE))
    with pytest.raises(ChannelTaken):
        await store.commit(game_id, 2, Change(status=Status.ACTIVE, players=(ANNA, AI)))


async def test_a_game_asleep_cannot_go_on_while_its_person_sits_elsewhere(store: SqlGameStore) -> None:
    game_id = await asleep(store)
    await store.open(lobby(ANNA))
    with pytest.raises(SeatTaken):
        await store.commit(game_id, 2, Change(status=Status.ACTIVE, players=(ANNA, AI)))


async def test_private_tables_go_on_in_a_channel_with_a_table(store: SqlGameStore) -> None:
    await store.open(lobby(BO, channel=HERE))
    private = await store.open(lobby(ANNA, AI, channel=HERE, kind=Kind.SOLO))
    await store.commit(private, 0, Change(status=Status.ACTIVE))


async def test_there_are_no_other_paces_and_makers(database: Database) -> None:
    store = SqlGameStore(database, now=lambda: NOW)
    game_id = await store.open(lobby(ANNA))
    await store.commit(game_id, 0, Change(plies=(Ply(0, Pass(Seat(0)), By.CARETAKER),)))
    for statement in ("UPDATE games SET pace = 'brisk'", "UPDATE actions SET by = 'magic'"):
        with pytest.raises(Rejected):
            await database.tx(lambda connection, sql=statement: connection.execute(text(sql)))  # type: ignore[misc]


# While the bot was away


async def due_of(store: SqlGameStore, game_id: int) -> object:
    stored = await store.load(game_id)
    assert stored is not None
    return stored.due, stored.since


async def test_people_lose_no_time_while_the_bot_is_away(store: SqlGameStore) -> None:
    """By an hour, since it was last alive an hour ago."""
    waiting = await store.open(lobby(ANNA))
    playing = await store.open(lobby(BO))
    await store.commit(playing, 0, Change(status=Status.ACTIVE, due=LATER, since=ASKED))
    await store.alive(NOW)
    await store.back(NOW + HOUR, least=MINUTE)
    assert await due_of(store, waiting) == (LATER + HOUR, None)
    assert await due_of(store, playing) == (LATER + HOUR, ASKED + HOUR)
    await store.back(NOW + HOUR, least=MINUTE)
    assert await due_of(store, playing) == (LATER + HOUR, ASKED + HOUR), "the second time it was not away"


async def test_people_have_a_minute_at_least(store: SqlGameStore) -> None:
    """Also the first time, when nobody knows how long the bot was away."""
    waiting = await store.open(lobby(ANNA))
    await store.back(LATER + HOUR, least=MINUTE)
    assert await due_of(store, waiting) == (LATER + HOUR + MINUTE, None)


async def test_what_is_nobodys_time_stays_as_it_was(store: SqlGameStore) -> None:
    """An AI player's turn, a private table, a game that is over."""
    of_ai = await store.open(lobby(ANNA))
    await store.commit(of_ai, 0, Change(status=Status.ACTIVE, due=NOW))
    private = await store.open(lobby(ANNA, AI, kind=Kind.SOLO))
    over = await store.open(lobby(BO))
    await store.commit(over, 0, Change(status=Status.CLOSED))
    await store.alive(NOW)
    await store.back(NOW + HOUR, least=MINUTE)
    assert [await due_of(store, game) for game in (of_ai, private, over)] == [(NOW, None), (LATER, None), (None, None)]


async def test_a_clock_that_was_set_back_takes_no_time_from_anybody(store: SqlGameStore) -> None:
    waiting = await store.open(lobby(ANNA))
    await store.alive(NOW)
    await store.back(NOW - HOUR, least=MINUTE)
    assert await due_of(store, waiting) == (LATER, None)


@pytest.mark.parametrize("then", [3, 4, 5], ids=lambda count: f"{count} shards")
async def test_a_server_lost_as_much_time_as_nobody_was_there_for_it(database: Database, then: int) -> None:
    """Each process moves its own, however many shards there were when somebody was last there."""
    guilds = [number << 22 for number in range(1, 13)]
    dead, alive = (SqlGameStore(database, now=lambda: NOW, share=Share(shards, then)) for shards in ((0, 1), (2,)))
    waiting = {guild: await dead.open(lobby(ANNA, guild=guild)) for guild in guilds}
    await dead.alive(NOW)
    await alive.alive(NOW + HOUR)
    now, half = NOW + 2 * HOUR, Share((0, 1), 4)
    heir = SqlGameStore(database, now=lambda: now, share=half)
    assert {row.guild_id for row in await heir.live()} == {guild for guild in guilds if half.has(guild)}
    await heir.back(now, least=MINUTE)
    for guild, game in waiting.items():
        shard = (guild >> 22) % then
        away = 2 * HOUR if shard in {0, 1} else HOUR if shard == 2 else timedelta()
        moved = max(LATER + away, now + MINUTE) if half.has(guild) else LATER
        assert await due_of(heir, game) == (moved, None), (guild >> 22, shard)


# Migrations


@pytest.fixture
async def older(bare: str) -> AsyncIterator[Database]:
    """A database as it was before there were clocks, with a game that runs in it."""
    database = await open_database(bare)
    try:
        await database.tx(lambda connection: to(connection, "0003"))
        await database.tx(fill)
        yield database
    finally:
        await database.close()


def to(connection: Connection, revision: str) -> None:
    config = Config(attributes={"connection": connection})
    config.set_main_option("script_location", "db:migrations")
    command.upgrade(config, revision)


def back_to(connection: Connection, revision: str) -> None:
    config = Config(attributes={"connection": connection})
    config.set_main_option("script_location", "db:migrations")
    command.downgrade(config, revision)


def fill(connection: Connection) -> None:
    now = NOW if connection.dialect.name == "postgresql" else NOW.replace(tzinfo=None).isoformat(" ")
    game = """INSERT INTO games (id, key, guild_id, channel_id, host_id, status, revision, rules, opened, kind)
              VALUES (700, :key, :guild, :channel, 1, 'active', 0, '{"v": 1}', :now, 'table')"""
    seat = """INSERT INTO seats (game_id, seat, guild_id, user_id, name, live, kind)
              VALUES (700, 0, :guild, 1, 'Anna', true, 'table')"""
    action = """INSERT INTO actions (game_id, ply, action, at)
                VALUES (700, 0, '{"v": 1, "do": "pass", "seat": 0}', :now)"""
    connection.execute(text(game), {"key": bytes(16), "guild": GUILD, "channel": HERE, "now": now})
    connection.execute(text(seat), {"guild": GUILD})
    connection.execute(text(action), {"now": now})


async def test_games_from_before_go_on_as_they_began(older: Database) -> None:
    """Without a clock; and nobody knows who made their steps."""
    await migrate(older)
    store = SqlGameStore(older, now=lambda: NOW)
    stored = await store.load(700)
    assert stored is not None
    assert (stored.pace, stored.status, stored.due, stored.since) == (Pace.NONE, Status.ACTIVE, None, None)
    assert stored.players == (Player("Anna", 1),)
    assert [ply.by for ply in stored.plies] == [None]
    await store.commit(700, 0, Change(status=Status.PAUSED, due=LATER))
    await store.commit(700, 1, Change(status=Status.ASLEEP, due=LATER))


async def test_going_back_voids_what_rests_and_frees_its_people(older: Database) -> None:
    await migrate(older)
    store = SqlGameStore(older, now=lambda: NOW)
    await store.commit(700, 0, Change(status=Status.PAUSED, due=LATER))
    await older.tx(lambda connection: back_to(connection, "0003"))
    with pytest.raises(Rejected):
        await older.tx(lambda connection: connection.execute(text("UPDATE games SET status = 'paused'")))
    await migrate(older)
    stored = await store.load(700)
    assert stored is not None
    assert (stored.status, stored.due) == (Status.VOID, None)
    await store.open(lobby(ANNA, channel=HERE))
