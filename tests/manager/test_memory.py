"""The store of these tests keeps the same contract as the database: what is told from both is the same."""

from __future__ import annotations

from collections.abc import AsyncIterator
from dataclasses import replace
from datetime import timedelta
from pathlib import Path
from random import Random

import pytest

from bot.game.actions import Declare, Exchange, Pass, PlayCard, Seat, SeatAction
from bot.game.cards import PACK
from bot.game.rules import Rules
from bot.game.state import Asks, Question
from bot.manager.ports import GameStore
from bot.records import (
    Change,
    ChannelTaken,
    Conflict,
    Ending,
    Level,
    NewTable,
    Player,
    Ply,
    Repeated,
    SeatResult,
    SeatTaken,
    Status,
    StoreError,
)
from db.engine import open_database
from db.games import SqlGameStore
from db.migrate import migrate
from tests.manager.doubles import OPENS
from tests.manager.evening import ANNA, BO, CHANNEL, CIA, DAN, EVE, GUILD
from tests.manager.memory import MemoryStore

PEOPLE = (ANNA, BO, CIA, DAN, EVE)
QUESTIONS = (Question(Asks.EXCHANGE, 1), Question(Asks.DECLARE, 1), Question(Asks.PLAY, 2))


@pytest.fixture
async def database(tmp_path: Path) -> AsyncIterator[SqlGameStore]:
    database = await open_database(f"sqlite+aiosqlite:///{tmp_path}/chicago.db")
    await migrate(database)
    yield SqlGameStore(database, now=lambda: OPENS)
    await database.close()


class Caller:
    """Calls two stores alike, at random, and holds their answers against each other."""

    def __init__(self, random: Random, *stores: GameStore) -> None:
        self.random = random
        self.stores = stores
        self.games: dict[int, int] = {}
        """Every game with the revision it has, as far as the caller knows."""
        self.plies: dict[int, int] = {}
        self.over: set[int] = set()
        self.heard: set[type[StoreError]] = set()

    async def call(self) -> None:
        """One call of both, which they answer alike."""
        going_on = [game_id for game_id in self.games if game_id not in self.over]
        if not going_on or self.random.random() < 0.2:
            new = self.lobby()
            answers = [await self.answer(store, new) for store in self.stores]
            if isinstance(answers[0], int):
                self.games[answers[0]] = 0
        else:
            game_id = self.random.choice(going_on)
            revision = self.games[game_id] - (self.random.random() < 0.1)
            change = self.change(game_id)
            answers = [await self.answer(store, change, game_id, revision) for store in self.stores]
            if answers[0] is None:
                self.games[game_id] += 1
                self.plies[game_id] = self.plies.get(game_id, 0) + len(change.plies)
                self.over |= {game_id} if change.status not in {None, Status.ACTIVE} else set()
        assert answers[0] == answers[1]

    async def answer(self, store: GameStore, what: NewTable | Change, game_id: int = 0, revision: int = 0) -> object:
        """What a store says; an error by its kind, and whom it is about."""
        try:
            if isinstance(what, NewTable):
                return await store.open(what)
            await store.commit(game_id, revision, what)
        except StoreError as error:
            self.heard.add(type(error))
            return type(error), getattr(error, "user_id", None)
        return None

    async def compare(self) -> None:
        """Both know the same games; what one came to, only the database works out."""
        for game_id in self.games:
            first, second = [await store.load(game_id) for store in self.stores]
            assert first is not None
            assert second is not None
            assert replace(first, aftermath=second.aftermath) == second
        first_live, second_live = [await store.live() for store in self.stores]
        assert list(first_live) == list(second_live)

    # What is called

    def click(self) -> int | None:
        return self.random.choice([None, self.random.randrange(60)])

    def players(self) -> tuple[Player, ...]:
        """Up to four seats; a person now and then twice, and some who have left."""
        seats = self.random.choices([*PEOPLE, Player("Ada", level=Level.MEDIUM)], k=self.random.randrange(1, 4))
        left = Player("Fay", 999, Level.MEDIUM)
        return (*seats, left) if self.random.random() < 0.2 else tuple(seats)

    def lobby(self) -> NewTable:
        number = self.random.randrange(10**6)
        return NewTable(
            key=number.to_bytes(16),
            guild_id=GUILD + self.random.randrange(2),
            channel_id=CHANNEL + self.random.randrange(4),
            host_id=ANNA.user_id or 0,
            rules=Rules(target=self.random.choice([26, 52])),
            players=self.players(),
            seeds={0: bytes(32), 1: bytes([1] * 32)},
            due=OPENS,
            opened=OPENS,
            click=self.click(),
        )

    def change(self, game_id: int) -> Change:
        number = self.plies.get(game_id, 0) - (self.random.random() < 0.1)
        status = self.random.choice([None, None, None, Status.ACTIVE, Status.FINISHED, Status.VOID, Status.CLOSED])
        over = status is Status.FINISHED
        return Change(
            click=self.click(),
            plies=tuple(Ply(max(0, number) + more, self.action()) for more in range(self.random.randrange(3))),
            seeds={self.random.randrange(8): bytes([7] * 32)} if self.random.random() < 0.3 else {},
            answers={
                (Seat(self.random.randrange(4)), self.random.choice(QUESTIONS)): self.random.choice(
                    [None, self.action()]
                )
                for _ in range(self.random.randrange(3))
            },
            players=self.players() if self.random.random() < 0.3 else None,
            rules=Rules() if self.random.random() < 0.1 else None,
            host_id=self.random.choice([None, BO.user_id]),
            status=status,
            due=self.random.choice([None, OPENS + timedelta(seconds=self.random.random())]),
            ending=Ending((SeatResult(Seat(0), 1, 52, won=True, left=False),), (), 3) if over else None,
        )

    def place(self) -> tuple[Seat, Question]:
        return Seat(self.random.randrange(4)), self.random.choice(QUESTIONS)

    def action(self) -> SeatAction:
        seat = Seat(self.random.randrange(4))
        cards = tuple(self.random.sample(PACK, self.random.randrange(6)))
        actions: list[SeatAction] = [Exchange(seat, cards), Declare(seat), Pass(seat), PlayCard(seat, PACK[7])]
        return self.random.choice(actions)


@pytest.mark.parametrize("seed", range(2))
async def test_the_memory_answers_as_the_database_does(database: SqlGameStore, seed: int) -> None:
    caller = Caller(Random(seed), MemoryStore(), database)
    for _ in range(120):
        await caller.call()
    await caller.compare()
    assert caller.heard == {ChannelTaken, SeatTaken, Repeated, Conflict}


async def test_messages_are_kept_by_both(database: SqlGameStore) -> None:
    for store in (MemoryStore(), database):
        game_id = await store.open(Caller(Random(1), store).lobby())
        for slot, message_id in (("lobby", 5), ("deal/1", 6), ("lobby", 7)):
            await store.save_post(game_id, slot, message_id)
        stored = await store.load(game_id)
        assert stored is not None
        assert stored.posts == {"lobby": 7, "deal/1": 6}
        assert await store.load(game_id + 1) is None
