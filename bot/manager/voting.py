"""Ending a game before its time: the people at a table vote whether, and how; a moderator needs nobody's leave."""

from __future__ import annotations

from collections.abc import Callable
from typing import assert_never

from bot.game.actions import Seat
from bot.game.state import GameState
from bot.manager.automatic import Automatic
from bot.manager.errors import StalePanel
from bot.manager.house import House
from bot.manager.plan import is_over, results
from bot.manager.running import RunningTable
from bot.manager.timing import NEVER, Moments
from bot.records import Change, Ending, Status, Stop, StoredTable


class VotedTable(RunningTable):
    """A table whose people may end the game together.

    What was agreed is stored. Votes are not: they lapse when other people sit here, and with a restart.
    """

    def __init__(self, stored: StoredTable, house: House, ring: Callable[[], None]) -> None:
        super().__init__(stored, house, ring)
        self._votes: dict[int, Stop] = {}
        """By the ids of people."""
        self._electorate: frozenset[int | None] = frozenset()
        """The ids of the people who sat here when these votes were given."""

    @property
    def voters(self) -> tuple[Seat, ...]:
        """The people whose votes are counted: all who sit here and are not away."""
        return tuple(seat for seat in self.people if not self.players[seat].away)

    @property
    def stop_votes(self) -> dict[Stop, frozenset[Seat]]:
        """Who wants to end this now, by how; only what somebody wants is in it."""
        if self.over or self._electorate != self._seated_ids():
            return {}
        wish = {seat: self._votes.get(self.players[seat].user_id or 0) for seat in self.voters}
        return {stop: seats for stop in Stop if (seats := frozenset(seat for seat in wish if wish[seat] is stop))}

    @property
    def deal_to_end(self) -> int:
        """The deal that is meant by this deal: the one on the table, also when it is over; before the first, that."""
        return max(self.deal, 1)

    async def stop(self, how: Stop = Stop.VOID, *, click: int | None) -> None:
        """End the game, without a vote; every seat is free again. `click` is None when nobody tapped.

        Raises StalePanel where no deal is on the table after which it could end.
        """
        async with self._turn():
            await self._stop(how, click=click)

    async def vote_to_stop(self, user_id: int, how: Stop = Stop.VOID, *, click: int) -> bool:
        """One person's vote, in place of the one before; True when enough people want this now: it is done.

        Raises NotSeated, StalePanel as `stop`.
        """
        async with self._turn():
            self.seat_of(user_id)
            self._check_stops(how)
            if self._electorate != self._seated_ids():
                self._electorate, self._votes = self._seated_ids(), {}
            self._votes[user_id] = how
            agreed = self._agreed() is how or self.over or (how is Stop.AFTER_DEAL and self.last_deal is not None)
            if agreed:
                await self._stop(how, click=click)
            else:
                self._tell()
            return agreed

    async def take_back_vote(self, user_id: int) -> None:
        """This person wants to play on after all. Raises NotSeated."""
        async with self._turn():
            self.seat_of(user_id)
            if self._votes.pop(user_id, None) is not None:
                self._tell()

    def vote_of(self, user_id: int) -> Stop | None:
        """What this person voted for, if that still stands."""
        return next(
            (how for how, seats in self.stop_votes.items() for seat in seats if self.players[seat].user_id == user_id),
            None,
        )

    async def _due_step(self, run: GameState | None) -> Automatic | None:
        """As everywhere; but first it is seen whether those whose votes were missing are away by now."""
        if self.live and (how := self._agreed()) is not None:
            await self._stop(how, click=None)
        return await super()._due_step(run)

    def _agreed(self) -> Stop | None:
        """What more than half of those want who are here."""
        enough = len(self.voters)
        return next((how for how, seats in self.stop_votes.items() if 2 * len(seats) > enough), None)

    def _check_stops(self, how: Stop) -> None:
        if how is Stop.AFTER_DEAL and self.state is None:
            raise StalePanel

    async def _stop(self, how: Stop, *, click: int | None) -> None:
        self._check_stops(how)
        if self.over:
            return
        match how:
            case Stop.VOID:
                await self._end(Status.VOID if self.state else Status.CLOSED, click=click)
            case Stop.AFTER_DEAL:
                await self._make_last(self.deal_to_end, click=click)
            case _:
                assert_never(how)
        self._votes.clear()

    async def _make_last(self, deal: int, *, click: int | None) -> None:
        """The game ends with this deal; at once, if that is over."""
        assert self.state is not None
        if self.last_deal is not None:
            return
        ended = is_over(self.state, last_deal=deal)
        when = NEVER if ended else Moments(self.due, self.since)
        change = Change(
            click=click,
            last_deal=deal,
            status=Status.FINISHED if ended else None,
            due=when.due,
            since=when.since,
            ending=Ending(results(self.state, last_deal=deal), self.lines, self.state.deal) if ended else None,
        )
        await self._write(change)
        self.last_deal = deal
        if ended:
            self.status, self.answers = Status.FINISHED, {}
        self._tell()
        self._arm()

    def _forget_vote(self, user_id: int) -> None:
        self._votes.pop(user_id, None)

    def _forget_votes(self) -> None:
        """Those were about something else."""
        self._votes.clear()

    def _seated_ids(self) -> frozenset[int | None]:
        return frozenset(self.players[seat].user_id for seat in self.people)
