"""An evening of cards: a house with tables, people who tap, and a clock that is moved by hand."""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Coroutine, Sequence
from datetime import datetime, timedelta
from itertools import count
from random import Random

from bot.game.actions import (
    CallChicago,
    ChanceAction,
    ChooseReset,
    Declare,
    Exchange,
    Pass,
    PlayCard,
    Redeal,
    Resign,
    Seat,
    SeatAction,
    TakeUpcard,
)
from bot.game.cards import PACK
from bot.game.rules import Rules
from bot.game.state import Asks, GameState, Question
from bot.game.view import SeatView, observe
from bot.manager.automatic import next_step
from bot.manager.early import first_unanswered
from bot.manager.house import Draft, House
from bot.manager.manager import GameManager, Place
from bot.manager.ports import GameStore
from bot.manager.table import Table
from bot.manager.tempo import Tempo
from bot.records import Level, Pace, Player, Status
from tests.manager.doubles import Habits, HandClock, Notes, RiggedShuffler, ScriptedPlayers, cut_for, pack_of
from tests.manager.memory import MemoryStore, ShakyStore
from tests.manager.moments import Moment, in_deal

ANNA, BO, CIA, DAN, EVE = (
    Player(name, user_id) for user_id, name in enumerate(("Anna", "Bo", "Cia", "Dan", "Eve"), start=101)
)
GUILD, CHANNEL = 7_000, 8_000
HERE = Place(GUILD, CHANNEL)
SHORT = Rules(target=26)

Choose = Callable[[SeatView], SeatAction]


class Evening:
    """A house of tables on a store, with everything else in the hands of the test."""

    def __init__(
        self, *, on: GameStore | None = None, tempo: Tempo | None = None, shuffler: RiggedShuffler | None = None
    ) -> None:
        """`on` is a store that keeps the games instead of memory."""
        self.memory = MemoryStore()
        self.store = ShakyStore(on or self.memory)
        self.tempo = tempo or Tempo.live()
        self.shuffler = shuffler or RiggedShuffler()
        self.players = ScriptedPlayers()
        self.habits = Habits()
        self.incidents: list[Exception] = []
        """What failed in the background."""
        self._clicks = count(1)
        self._work: list[Awaitable[None]] = []
        self.restart()

    def restart(self, *, at: datetime | None = None) -> None:
        """A new house that knows nothing but the store; `begin` reads it."""
        self.clock = HandClock()
        if at is not None:
            self.clock.moment = at
        self.notes = Notes()
        self.drop_work()
        self.house = House(
            store=self.store,
            clock=self.clock,
            shuffler=self.shuffler,
            players=self.players,
            notifier=self.notes,
            tempo=self.tempo,
            habits=self.habits,
        )
        self.tables = GameManager(self.house, self._work.append)

    # Time

    async def settle(self) -> None:
        """Let everything that runs in the background come to its end."""
        while self._work:
            try:
                await self._work.pop(0)
            except Exception as failure:
                self.incidents.append(failure)

    async def pass_time(self, seconds: float) -> None:
        """Let the clock run, ringing its alarms at their times."""
        until, rung = self.clock.now() + timedelta(seconds=seconds), 0
        await self.settle()
        while (alarm := self.clock.next_alarm(until)) is not None:
            rung += 1
            assert rung < 5_000, "the clock rings for ever"
            alarm.ring()
            await self.settle()
        self.clock.moment = until

    def drop_work(self) -> None:
        """What was to run in the background never will."""
        while self._work:
            work = self._work.pop()
            if isinstance(work, Coroutine):
                work.close()

    # What people do

    def click(self) -> int:
        """The id of a new interaction."""
        return next(self._clicks)

    async def lobby(
        self, *people: Player, ai: int = 0, place: Place = HERE, rules: Rules | None = None, pace: Pace = Pace.LIVE
    ) -> Table:
        """A lobby in which these people sit, and then some AI players."""
        host, *others = people
        table = await self.tables.open(place, host, rules=rules or Rules(), pace=pace, click=self.click())
        await self.settle()
        for person in others:
            await table.join(person, click=self.click())
        for _ in range(ai):
            await table.add_ai(id_of(host), level=Level.MEDIUM, click=self.click())
        return table

    async def game(
        self, *people: Player, ai: int = 0, place: Place = HERE, rules: Rules | None = None, pace: Pace = Pace.LIVE
    ) -> Table:
        """A game that these people have just begun: the cut is next."""
        table = await self.lobby(*people, ai=ai, place=place, rules=rules, pace=pace)
        await table.start(id_of(people[0]), click=self.click())
        return table

    async def answer(
        self,
        table: Table,
        person: Player,
        answer: SeatAction | Choose,
        *,
        sure: bool = True,
        click: int | None = None,
        seen: int | None = None,
    ) -> None:
        """One person's answer on the panel as it is now (or as it was `seen`)."""
        view = view_of(table, person)

        def choose(seen_now: SeatView, _: Draft) -> SeatAction:
            return answer(seen_now) if callable(answer) else answer

        await table.answer(
            id_of(person),
            choose,
            seen=view.asked_at if seen is None else seen,
            click=self.click() if click is None else click,
            sure=sure,
        )

    async def dealt(
        self,
        *people: Player,
        hands: Sequence[str],
        then: str = "",
        dealer: int | None = None,
        ai: int = 0,
        place: Place = HERE,
        rules: Rules | None = None,
        pace: Pace = Pace.LIVE,
    ) -> Table:
        """A game in which deal 1 gives these hands, eldest hand first; the dealer is the last seat unless told."""
        last = len(people) + ai - 1
        self.shuffler.packs |= {0: cut_for(last if dealer is None else dealer), 1: pack_of(*hands, then=then)}
        table = await self.game(*people, ai=ai, place=place, rules=rules, pace=pace)
        await self.until(table, in_deal(1))
        return table

    async def play_on(self, table: Table, *, without: Player | None = None) -> None:
        """One thing happens: who is asked answers the simplest way; else, or if it is `without`, time passes."""
        person = asked_person(table)
        if person is None or (without is not None and person.user_id == without.user_id):
            await self.pass_time(1)
        else:
            await self.answer(table, person, simplest)

    async def silent(self, table: Table, person: Player, *, times: int) -> None:
        """This person does not answer, until that was noticed so often; the others do."""
        while table.players[seat_of(table, person)].missed < times:
            await self.play_on(table, without=person)

    async def until(self, table: Table, reached: Moment, *, choose: Choose | None = None) -> None:
        """Play on, the simplest way unless told otherwise, until the game has come so far."""
        for _ in range(5_000):
            state = state_of(table)
            if reached(state) or table.status is not Status.ACTIVE:
                return
            person = asked_person(table)
            if person is None:
                await self.pass_time(1)
            else:
                await self.answer(table, person, choose or simplest)
        raise AssertionError(f"the game does not get there: {table.state!r}")


def id_of(person: Player) -> int:
    """The person's Discord id."""
    assert person.user_id is not None
    return person.user_id


def state_of(table: Table) -> GameState:
    """The game of a table where one has begun."""
    assert table.state is not None
    return table.state


def seat_of(table: Table, person: Player) -> Seat:
    """Where this person sits."""
    return table.seat_of(id_of(person))


def view_of(table: Table, person: Player) -> SeatView:
    """The game as this person sees it."""
    return observe(state_of(table), seat_of(table, person))


def asked_person(table: Table) -> Player | None:
    """Whom the table waits for; None when it goes on by itself."""
    state = state_of(table)
    step = next_step(state, table.players, table.answers, pace=table.pace)
    if table.status is not Status.ACTIVE or step is not None:
        return None
    (asked,) = (seat for seat in range(state.seats) if observe(state, Seat(seat)).turn)
    return table.players[asked]


def done(evening: Evening, table: Table, person: Player) -> list[SeatAction]:
    """All that is stored of what this person's seat has done."""
    seat = seat_of(table, person)
    actions = evening.memory.actions(table.game_id)
    return [action for action in actions if not isinstance(action, ChanceAction) and action.seat == seat]


def asks(table: Table, person: Player) -> Question | None:
    """What this person's panel asks."""
    return first_unanswered(view_of(table, person), table.answers)


def choices(view: SeatView) -> list[SeatAction]:
    """What the seat may answer now."""
    return [action for action in view.legal if not isinstance(action, Resign)]


def any_answer(view: SeatView, random: Random) -> SeatAction:
    """An answer to one of the questions that are open to the seat, in turn or not; sometimes none that is allowed."""
    seat = view.seat
    assert seat is not None
    question = random.choice(view.questions) if view.questions and random.random() < 0.9 else None
    match question.asks if question else random.choice(list(Asks)):
        case Asks.EXCHANGE:
            thrown = tuple(card for card in view.hand if random.random() < 0.4)
            return Exchange(seat, thrown, openly=random.random() < 0.3)
        case Asks.REDEAL:
            return Redeal(seat) if random.random() < 0.7 else Pass(seat)
        case Asks.UPCARD:
            return TakeUpcard(seat, take=random.random() < 0.5)
        case Asks.RESET:
            return ChooseReset(seat, reset=random.random() < 0.5)
        case Asks.DECLARE:
            return Declare(seat) if random.random() < 0.7 else Pass(seat)
        case Asks.CHICAGO:
            return CallChicago(seat) if random.random() < 0.3 else Pass(seat)
        case Asks.PLAY:
            return PlayCard(seat, random.choice(view.hand or PACK))


def simplest(view: SeatView) -> SeatAction:
    """Keep all, declare, call nothing, play the first card."""
    return next(choice for choice in choices(view) if not isinstance(choice, CallChicago))
