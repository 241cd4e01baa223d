"""The heart of a table: one lock, one state, stored before it is remembered, and what it does by itself."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from dataclasses import dataclass
from datetime import datetime, timedelta

import structlog

from bot.game.actions import Action, Seat, SeatAction
from bot.game.engine import wanted
from bot.game.state import Calling, Dealing, Declaring, Exchanging, GameState, Redealing, TakingUpcard
from bot.game.view import SeatView, observe
from bot.hints import Hint
from bot.manager import lobby
from bot.manager.automatic import AskAI, Automatic, Chance, next_step
from bot.manager.early import Answers, declarers
from bot.manager.errors import Busy, LeftAlready, NotSeated
from bot.manager.history import tell
from bot.manager.pace import Pace, dice
from bot.manager.plan import Packs, Plan, is_over, plan, results, without
from bot.manager.ports import Alarm, Clock, GameStore, Habits, Notifier, Players, Shuffler
from bot.manager.thinking import Thoughts
from bot.records import Change, Conflict, Ending, Kind, Player, ScoreLine, Status, StoredTable

MOST_WAITING = 20
"""Clicks that may wait for one table's lock."""
LONGEST_WAIT = 2.0
"""Seconds a click waits for it."""

_log = structlog.get_logger(__name__)


@dataclass(frozen=True, slots=True, kw_only=True)
class House:
    """What all tables share."""

    store: GameStore
    clock: Clock
    shuffler: Shuffler
    players: Players
    notifier: Notifier
    habits: Habits
    pace: Pace


@dataclass(frozen=True, slots=True)
class Draft:
    """What a person has half decided about the hand it held at version `asked_at`: kept in memory only."""

    asked_at: int
    thrown: frozenset[int] = frozenset()
    """Slots of the sorted hand that are marked to throw."""
    pending: SeatAction | None = None
    """An answer that wants a second tap."""


class TableCore:
    """One channel's game from its lobby to its end. Everything that changes it holds its lock."""

    def __init__(self, stored: StoredTable, house: House, ring: Callable[[], None]) -> None:
        """`ring` has the house wake this table: it calls `act`, and answers for what goes wrong."""
        self.game_id = stored.game_id
        self.kind = stored.kind
        self.key = stored.key
        self.guild_id = stored.guild_id
        self.channel_id = stored.channel_id
        self.drafts: dict[Seat, Draft] = {}
        self.hints: dict[Seat, tuple[SeatView, Hint]] = {}
        """The last hint of each seat, and the view that it was given for: in memory only."""
        self.ready: frozenset[Seat] = frozenset()
        self.stop_votes: frozenset[int] = frozenset()
        """The ids of those who want to end this without a result."""
        self.rematch: frozenset[Seat] = frozenset()
        self.next_game: int | None = None
        self._house = house
        self._thoughts = Thoughts(house.players)
        self._ring = ring
        self._lock = asyncio.Lock()
        self._waiting = 0
        self._alarm: Alarm | None = None
        self._read(stored)

    def _read(self, stored: StoredTable) -> None:
        """Know what is stored."""
        self.host_id = stored.host_id
        self.status = stored.status
        self.rules = stored.rules
        self.players = stored.players
        self.rated = stored.rated
        self.levels = stored.levels
        """Of the AI players who may be seated here; the first joins a person alone."""
        self.seeds = dict(stored.seeds)
        self.salts = dict(stored.salts)
        self.answers = dict(stored.answers)
        self.posts = dict(stored.posts)
        self.due = stored.due
        self.aftermath = stored.aftermath
        self.state: GameState | None = None
        self.lines: tuple[ScoreLine, ...] = ()
        self.past: SeatView | None = None
        """What a spectator saw at the end of the deal before this one."""
        if stored.status not in {Status.LOBBY, Status.CLOSED}:
            told = tell(stored.rules, len(stored.players), (ply.action for ply in stored.plies))
            self.state, self.lines, self.past = told.state, told.lines, told.past
        self._revision = stored.revision
        self._packs = Packs(self._house.shuffler, self.key, self.seeds, self.salts)

    # Who is who

    @property
    def live(self) -> bool:
        """Does this table occupy its channel and seats?"""
        return self.status in {Status.LOBBY, Status.ACTIVE}

    def within_reach(self, user_id: int, *, guild_id: int | None, channel_id: int | None) -> bool:  # noqa: ARG002
        """May this person touch the table from there? A channel's table is for all who are in the channel."""
        return (guild_id, channel_id) == (self.guild_id, self.channel_id)

    @property
    def people(self) -> tuple[Seat, ...]:
        """The seats played by people now."""
        return tuple(Seat(seat) for seat, player in enumerate(self.players) if player.plays_itself)

    @property
    def deal(self) -> int:
        """The number of the deal on the table, 0 before the first."""
        return self.state.deal if self.state is not None else 0

    @property
    def has_room(self) -> bool:
        """Can one more person sit down?"""
        return self.status is Status.LOBBY and len(self.people) < lobby.SEATS

    @property
    def stop_seats(self) -> frozenset[Seat]:
        """The people at the table who want to end this without a result."""
        return frozenset(seat for seat in self.people if self.players[seat].user_id in self.stop_votes)

    def grant(self, until: datetime) -> None:
        """Do not close this lobby before `until`."""
        if self.status is Status.LOBBY and self.due is not None:
            self.due = max(self.due, until)

    def seat_of(self, user_id: int) -> Seat:
        """The seat this person plays. Raises NotSeated, and of its kind LeftAlready."""
        for seat, player in enumerate(self.players):
            if player.user_id == user_id:
                if player.plays_itself:
                    return Seat(seat)
                raise LeftAlready
        raise NotSeated

    def seated(self, user_id: int) -> bool:
        """Does this person play here?"""
        return any(self.players[seat].user_id == user_id for seat in self.people)

    def draft(self, view: SeatView) -> Draft:
        """What the person of this view has half decided about the hand it holds."""
        assert view.seat is not None
        kept = self.drafts.get(view.seat)
        return kept if kept is not None and kept.asked_at == view.asked_at else Draft(view.asked_at)

    def push(self) -> None:
        """Something is to be shown that is in no answer to a tap: all is drawn again that is out of date."""
        self._house.notifier.publish(self.game_id)

    # By itself

    async def act(self) -> None:
        """The house wakes this table: do what is due without a tap, and think about what comes next."""
        if (to_come := self._to_come()) is not None:
            await self._decision(*to_come)
        await self._move()

    async def _move(self) -> None:
        """Do what is due, until a person is needed or the next thing comes later."""
        run: GameState | None = None
        while True:
            async with self._turn(patient=True):
                step = await self._due_step(run)
                if step is None or self.state is None:
                    self._arm()
                    if self._to_come() is not None:
                        self._ring()  # it thinks in its own time, not in that of the tap which is being answered
                    return
                run = state = self.state
                if not isinstance(step, AskAI):
                    await self._take(self._packs.chance(state) if isinstance(step, Chance) else step.action)
                    continue
            action = await self._decision(state, step)
            async with self._turn(patient=True):
                if self.state is state and self.live:  # nobody ended the game meanwhile
                    await self._take(action)

    def _to_come(self) -> tuple[GameState, AskAI] | None:
        """The AI player who acts next, at a moment that is fixed already, and has not been asked yet."""
        if self.status is not Status.ACTIVE or self.state is None or self._thoughts.know(self.state):
            return None
        step = next_step(self.state, self.players, self.answers)
        return (self.state, step) if isinstance(step, AskAI) else None

    async def _decision(self, state: GameState, step: AskAI) -> SeatAction:
        seed = dice(self.key, state.version)
        return await self._thoughts.decision(step.level, state, step.seat, seed=seed, game=self.game_id)

    async def _go_on(self) -> None:
        """Do what follows a person's tap. The tap is stored, so no failure here may be its answer: the house tries."""
        try:
            await self._move()
        except Exception as error:
            _log.warning("table stumbled", game=self.game_id, trouble=type(error).__name__)
            self._ring()

    async def _due_step(self, run: GameState | None) -> Automatic | None:
        """The next step by itself if its time has come, or if it belongs to the same run as the last one."""
        now = self._house.clock.now()
        if self.status is Status.LOBBY and self.due is not None and self.due <= now:
            await self._end(Status.CLOSED)
        if self.status is not Status.ACTIVE or self.state is None:
            return None
        step = next_step(self.state, self.players, self.answers)
        if self._waits_for_seal():
            return None
        if step is None or self.due is None or self.due <= now or (run is not None and one_run(run, self.state)):
            return step
        return None

    # Inside the lock

    @asynccontextmanager
    async def _turn(self, *, patient: bool = False) -> AsyncIterator[None]:
        """Hold the lock. Raises Busy when too many wait, or waited too long; the table itself is patient."""
        if self._waiting >= MOST_WAITING and not patient:
            raise Busy
        self._waiting += 1
        try:
            async with asyncio.timeout(None if patient else LONGEST_WAIT):
                await self._lock.acquire()
        except TimeoutError:
            raise Busy from None
        finally:
            self._waiting -= 1
        try:
            yield
        finally:
            self._lock.release()

    async def _take(
        self, action: Action, *, click: int | None = None, players: tuple[Player, ...] | None = None
    ) -> None:
        """Apply, store, remember, tell; in that order."""
        assert self.state is not None
        seated = players or self.players
        wish = declarers(seated, self._house.habits)
        made = plan(self.state, action, packs=self._packs, answers=self.answers, declarers=wish)
        answers = {**without(self.answers, made.dropped), **made.said}
        lines = self.lines + made.lines
        over = is_over(made.state) or not lobby.people(seated)
        change = Change(
            click=click,
            plies=made.plies,
            seeds=made.seeds,
            answers={**made.dropped, **made.said},
            players=players,
            status=Status.FINISHED if over else None,
            due=None if over else self._next_due(made.state, seated, answers),
            ending=Ending(results(made.state), lines, made.state.deal) if over else None,
        )
        await self._write(change)
        self._remember(made, lines=lines, answers=answers, players=seated, over=over)
        self._tell()

    def _remember(
        self, made: Plan, *, lines: tuple[ScoreLine, ...], answers: Answers, players: tuple[Player, ...], over: bool
    ) -> None:
        if self.state is not None and made.state.deal > self.state.deal:
            self.ready = frozenset()
            self.past = observe(self.state, None)
        self.state, self.lines, self.answers, self.players = made.state, lines, dict(answers), players
        self.seeds.update(made.seeds)
        if over:
            self.status = Status.FINISHED

    async def _end(self, status: Status, *, click: int | None = None) -> None:
        await self._write(Change(click=click, status=status))
        self.status, self.answers = status, {}
        self._tell()

    async def _write(self, change: Change) -> None:
        try:
            aftermath = await self._house.store.commit(self.game_id, self._revision, change)
        except Conflict:
            await self._read_again()
            raise
        self._revision += 1
        self.due = change.due
        if change.ending is not None:
            self.aftermath = aftermath

    async def _read_again(self) -> None:
        """A change that seemed to fail was stored after all: know it, or no other would ever be stored."""
        stored = await self._house.store.load(self.game_id)
        assert stored is not None
        self._read(stored)
        self._tell()
        self._ring()

    def _next_due(self, state: GameState, players: tuple[Player, ...], answers: Answers) -> datetime | None:
        step = next_step(state, players, answers)
        if step is None:
            return None
        card_of_ai = isinstance(step, AskAI)
        return self._house.clock.now() + self._house.pace.delay(state, key=self.key, card_of_ai=card_of_ai)

    def _later(self, seconds: float) -> datetime:
        return self._house.clock.now() + timedelta(seconds=seconds)

    def _tell(self) -> None:
        self._house.notifier.publish(self.game_id)

    def _waits_for_seal(self) -> bool:
        """Are cards wanted whose seal is not on the table yet? It has to be there before the first (FAIRNESS.md)."""
        if self.kind is not Kind.TABLE or self.state is None or wanted(self.state) is None:
            return False
        deal = self.state.deal + 1 if isinstance(self.state.phase, Dealing) else self.state.deal
        return not self._house.notifier.has_sealed(self.game_id, deal)

    def _arm(self) -> None:
        """Order the next wake-up; none while the notifier is to ring, or while only a tap can bring the table on."""
        if self._alarm is not None:
            self._alarm.cancel()
        due = self.due if self.live and not self._waits_for_seal() else None
        self._alarm = self._house.clock.at(due, self._ring) if due is not None else None


def one_run(before: GameState, after: GameState) -> bool:
    """Do answers given by themselves in these two states follow each other without a pause?

    Exchanges of one phase do, declarations of one phase, and answers about Chicago; cards come one by one.
    """
    match before.phase, after.phase:
        case (Exchanging(number=a) | TakingUpcard(number=a), Exchanging(number=b) | TakingUpcard(number=b)):
            return a == b
        case (Declaring(number=a), Declaring(number=b)):
            return a == b
        case (Redealing(), Redealing()) | (Calling(), Calling()):
            return True
        case _:
            return False
