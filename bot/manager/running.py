"""What a table does by itself: packs, AI players, answers that are known, and what happens when a time is up."""

from __future__ import annotations

from collections.abc import Callable
from datetime import datetime
from typing import Final

import structlog

from bot.game.actions import SeatAction
from bot.game.engine import wanted
from bot.game.questions import asked_now
from bot.game.state import Calling, Dealing, Declaring, Exchanging, GameState, Redealing, TakingUpcard
from bot.manager.attendance import missed
from bot.manager.automatic import Answer, AskAI, Automatic, Chance, next_step, when_time_is_up
from bot.manager.core import TableCore
from bot.manager.house import House
from bot.manager.ports import Alarm
from bot.manager.tempo import dice
from bot.manager.thinking import Thoughts
from bot.records import By, Kind, Player, Status, StoredTable

_log = structlog.get_logger(__name__)

ENDS: Final = {Status.LOBBY: Status.CLOSED, Status.PAUSED: Status.VOID, Status.ASLEEP: Status.VOID}
"""How a table ends that was waited for in vain."""


class RunningTable(TableCore):
    """A table that goes on without a tap."""

    def __init__(self, stored: StoredTable, house: House, ring: Callable[[], None]) -> None:
        super().__init__(stored, house, ring)
        self._thoughts = Thoughts(house.players)
        self._alarm: Alarm | None = None

    async def act(self) -> None:
        """The house wakes this table: do what is due without a tap, and think about what comes next."""
        if (to_come := self._to_come()) is not None:
            await self._decision(*to_come)
        await self._move()

    async def make_sure(self) -> None:
        """The store is back: if something was stored and nobody heard of it, know it, and go on."""
        if self.doubtful:
            async with self._turn(patient=True):
                await self._read_again()

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
                    await self._carry_out(step, state)
                    continue
                due = self.due
            action = await self._decision(state, step)
            async with self._turn(patient=True):
                # nobody ended the game meanwhile, and the person an AI player was to act for did not come back
                if self.state is state and self.status is Status.ACTIVE and self.due == due:
                    await self._take(action, by=step.by, players=self._noted(step))

    def _to_come(self) -> tuple[GameState, AskAI] | None:
        """The AI player who acts next, at a moment that is fixed already, and has not been asked yet."""
        if self.status is not Status.ACTIVE or self.state is None or self._thoughts.know(self.state):
            return None
        step = next_step(self.state, self.players, self.answers, pace=self.pace)
        return (self.state, step) if isinstance(step, AskAI) else None

    async def _decision(self, state: GameState, step: AskAI) -> SeatAction:
        seed = dice(self.key, state.version)
        return await self._thoughts.decision(step.level, state, step.seat, seed=seed, game=self.game_id)

    async def _carry_out(self, step: Chance | Answer, state: GameState) -> None:
        match step:
            case Chance():
                await self._take(self._packs.chance(state), by=By.CHANCE)
            case Answer(action, by):
                await self._take(action, by=by, players=self._noted(step))

    def _noted(self, step: Answer | AskAI) -> tuple[Player, ...] | None:
        """The seats once it is noted that a person's time was up; None if it was not, or the person is away anyway."""
        seat = step.seat if isinstance(step, AskAI) else step.action.seat
        if step.by is not By.CARETAKER or self.players[seat].away:
            return None
        return missed(self.players, seat)

    async def _go_on(self) -> None:
        """Do what follows a person's tap. The tap is stored, so no failure here may be its answer: the house tries."""
        try:
            await self._move()
        except Exception as error:
            _log.warning("table stumbled", game=self.game_id, trouble=type(error).__name__)
            self._ring()

    async def _due_step(self, run: GameState | None) -> Automatic | None:
        """The next step by itself if its time has come, or if it belongs to the same run as the last one."""
        is_due = self.due is not None and self.due <= self._house.clock.now()
        if is_due and self.status in ENDS:
            await self._end(ENDS[self.status])
        if self.status is not Status.ACTIVE or self.state is None:
            return None
        step = next_step(self.state, self.players, self.answers, pace=self.pace)
        if self._waits_for_seal():
            return None
        if step is None:
            return await self._unanswered(self.state) if is_due else None
        self._catch_up(self.state)
        if self.due is None or is_due or (run is not None and one_run(run, self.state)):
            return step
        return None

    def _catch_up(self, state: GameState) -> None:
        """After a start, what was moved as if it were a person's time is done as soon as it would have been.

        It is known and not stored: a bot that dies again and again at its first write would never come to its second.
        """
        when = self._moments(state, self.players, self.answers, since=self.since)
        if self.due is not None and when.due is not None and when.due < self.due:
            self.due, self.since = when.due, when.since

    async def _unanswered(self, state: GameState) -> Automatic | None:
        """What happens when a person was waited for in vain."""
        return when_time_is_up(state) if asked_now(state) is not None else None

    async def _end(self, status: Status, *, click: int | None = None) -> None:
        await super()._end(status, click=click)
        self._arm()

    def put_off(self, due: datetime) -> None:
        """What people are waited for is due later than it was: they could do nothing for a while."""
        waits = self.since is not None or self.status in {Status.LOBBY, Status.PAUSED}
        if self.over or self.due is None or not waits or due <= self.due:
            return
        self.since = None if self.since is None else self.since + (due - self.due)
        self.due = due
        self._arm()
        self._tell()

    def _arm(self) -> None:
        if self._alarm is not None:
            self._alarm.cancel()
        when = self._next_alarm()
        self._alarm = self._house.clock.at(when, self._ring) if when is not None else None

    def _next_alarm(self) -> datetime | None:
        """When to be woken next; never while the notifier is to ring, or while only a tap can bring the table on."""
        return None if self.over or self._waits_for_seal() else self.due

    def _waits_for_seal(self) -> bool:
        """Are cards wanted whose seal is not on the table yet? It has to be there before the first (FAIRNESS.md)."""
        if self.kind is not Kind.TABLE or self.state is None or wanted(self.state) is None:
            return False
        deal = self.state.deal + 1 if isinstance(self.state.phase, Dealing) else self.state.deal
        return not self._house.notifier.has_sealed(self.game_id, deal)


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
