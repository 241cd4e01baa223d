"""What is stored is what is loaded, whatever a table went through."""

from __future__ import annotations

from dataclasses import replace
from datetime import UTC, datetime
from itertools import count

from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from bot.game.actions import (
    Action,
    CallChicago,
    ChooseReset,
    Cut,
    Deal,
    Declare,
    Exchange,
    Pass,
    PlayCard,
    Redeal,
    Reshuffle,
    Resign,
    Seat,
    SeatAction,
    TakeUpcard,
)
from bot.game.cards import PACK
from bot.game.state import Asks, Question
from bot.records import OVER, By, Change, Level, NewTable, Pace, Player, Ply, Status, StoredTable
from db.games import SqlGameStore
from tests.game.random_games import rules

IDS = st.integers(1, 2**63 - 1)
TEXT = st.text(st.characters(exclude_categories=["Cs"], exclude_characters="\0"), max_size=40)
MOMENTS = st.datetimes(datetime(2015, 1, 1), datetime(2100, 1, 1), timezones=st.just(UTC))  # noqa: DTZ001
SEATS = st.integers(0, 3).map(Seat)
SEEDS = st.binary(min_size=32, max_size=32)
CARDS = st.lists(st.sampled_from(PACK), unique=True, max_size=5).map(tuple)
PACKS = st.permutations(PACK).map(tuple)
SEAT_ACTIONS: st.SearchStrategy[SeatAction] = st.one_of(
    st.builds(Exchange, SEATS, CARDS),
    st.builds(PlayCard, SEATS, st.sampled_from(PACK)),
    st.builds(Exchange, SEATS, st.tuples(st.sampled_from(PACK)), openly=st.just(True)),
    st.builds(TakeUpcard, SEATS, take=st.booleans()),
    st.builds(ChooseReset, SEATS, reset=st.booleans()),
    *(st.builds(kind, SEATS) for kind in (Redeal, Declare, Pass, CallChicago, Resign)),
)
ACTIONS: st.SearchStrategy[Action] = SEAT_ACTIONS | st.one_of(
    st.builds(Cut, PACKS), st.builds(Deal, PACKS), st.builds(Reshuffle, CARDS)
)
QUESTIONS = st.builds(Question, st.sampled_from(Asks), st.integers(1, 5))
_fresh = count(1)


@st.composite
def players(draw: st.DrawFn) -> tuple[Player, ...]:
    """Up to four seats, taken by people who sit nowhere else, by AI players and by people who left."""
    seats = draw(st.lists(st.tuples(TEXT, st.booleans(), st.booleans()), max_size=4))
    return tuple(
        Player(
            name,
            None if ai else next(_fresh),
            Level.MEDIUM if ai or gone else None,
            draw(st.integers(0, 3)),
            draw(st.booleans()),
        )
        for name, ai, gone in seats
    )


@st.composite
def lobbies(draw: st.DrawFn) -> NewTable:
    number = next(_fresh)
    return NewTable(
        key=number.to_bytes(16),
        guild_id=draw(IDS),
        channel_id=number,
        host_id=draw(IDS),
        rules=draw(rules()),
        players=draw(players()),
        seeds=draw(st.dictionaries(st.integers(0, 3), SEEDS)),
        due=draw(st.none() | MOMENTS),
        opened=draw(MOMENTS),
        click=number,
        pace=draw(st.sampled_from(Pace)),
    )


@st.composite
def changes(draw: st.DrawFn, table: StoredTable) -> Change:
    """Anything that could happen to `table` next."""
    return Change(
        click=draw(st.none() | st.builds(lambda: next(_fresh))),
        plies=tuple(
            Ply(len(table.plies) + number, action, draw(st.none() | st.sampled_from(By)))
            for number, action in enumerate(draw(st.lists(ACTIONS, max_size=3)))
        ),
        seeds={
            deal: seed
            for deal, seed in draw(st.dictionaries(st.integers(0, 9), SEEDS)).items()
            if deal not in table.seeds
        },
        answers=draw(st.dictionaries(st.tuples(SEATS, QUESTIONS), st.none() | SEAT_ACTIONS, max_size=3)),
        salts=draw(st.dictionaries(st.tuples(st.integers(0, 9), SEATS), st.none() | TEXT, max_size=3)),
        players=draw(st.none() | players()),
        rules=draw(st.none() | rules()),
        host_id=draw(st.none() | IDS),
        status=draw(st.none() | st.sampled_from(Status)),
        pace=draw(st.none() | st.sampled_from(Pace)),
        due=draw(st.none() | MOMENTS),
        since=draw(st.none() | MOMENTS),
        last_deal=draw(st.none() | st.integers(1, 99)),
    )


def as_opened(game_id: int, lobby: NewTable) -> StoredTable:
    """How a lobby must be read back."""
    return StoredTable(
        game_id=game_id,
        key=lobby.key,
        guild_id=lobby.guild_id,
        channel_id=lobby.channel_id,
        host_id=lobby.host_id,
        status=Status.LOBBY,
        revision=0,
        rules=lobby.rules,
        players=lobby.players,
        plies=(),
        seeds=lobby.seeds,
        answers={},
        posts={},
        due=lobby.due,
        opened=lobby.opened,
        pace=lobby.pace,
    )


def changed(table: StoredTable, change: Change) -> StoredTable:
    """How the table must be read back after the change."""
    status = change.status or table.status
    kept = {place: answer for place, answer in {**table.answers, **change.answers}.items() if answer is not None}
    salts = {place: salt for place, salt in {**table.salts, **change.salts}.items() if salt is not None}
    return replace(
        table,
        revision=table.revision + 1,
        plies=table.plies + change.plies,
        seeds={**table.seeds, **change.seeds},
        answers={} if status in OVER else kept,
        salts=salts,
        players=table.players if change.players is None else change.players,
        rules=change.rules or table.rules,
        host_id=change.host_id or table.host_id,
        status=status,
        pace=change.pace or table.pace,
        due=change.due,
        since=change.since,
        last_deal=change.last_deal or table.last_deal,
    )


@settings(max_examples=40, suppress_health_check=[HealthCheck.function_scoped_fixture])
@given(data=st.data())
async def test_a_table_is_loaded_as_it_was_stored(store: SqlGameStore, data: st.DataObject) -> None:
    """Change by change, until the game is over; the fixture is shared by all examples, their tables are not."""
    lobby = data.draw(lobbies())
    game_id = await store.open(lobby)
    table = as_opened(game_id, lobby)
    assert await store.load(game_id) == table
    for _ in range(data.draw(st.integers(0, 5))):
        change = data.draw(changes(table))
        await store.commit(game_id, table.revision, change)
        table = changed(table, change)
        assert await store.load(game_id) == table
        if table.status in OVER:
            break
