"""Who is here: a tap gives back a seat, goes on with a paused game and wakes one that fell asleep.

And who is not to be spoken of any more.
"""

from __future__ import annotations

from dataclasses import replace
from datetime import datetime
from typing import Final

from bot.game.actions import Seat
from bot.game.questions import asked_now
from bot.game.state import GameState
from bot.manager.attendance import alone, returned
from bot.manager.automatic import Automatic
from bot.manager.nudging import nudge, nudge_at
from bot.manager.pace import ALONE, ASLEEP, TIMES
from bot.manager.timing import Moments
from bot.manager.voting import VotedTable
from bot.records import Change, Status

RESTING: Final = frozenset({Status.PAUSED, Status.ASLEEP})
"""A tap of one of its people goes on with a game that rests so."""


class AttendedTable(VotedTable):
    """A table that notices who is here."""

    async def act(self) -> None:
        """The house wakes this table: do what is due without a tap, and have whoever is waited for pinged."""
        await super().act()
        if nudge(self, self._house.clock.now()) is not None:
            self._tell()

    def _next_alarm(self) -> datetime | None:
        """When to be woken next: for what is due, or for a ping before that."""
        when, ping = super()._next_alarm(), nudge_at(self)
        return ping if ping is not None and ping > self._house.clock.now() else when

    async def welcome(self, user_id: int) -> None:
        """This person has tapped anything at all.

        Whoever was missed has the seat back at once, with the whole time for a question that is open; a game that is
        paused or asleep goes on. Costs nothing when there is nothing to do. Raises ChannelTaken or SeatTaken when a
        game cannot be woken.
        """
        if self.seated(user_id):
            self.seen[user_id] = self._house.clock.now()
        if not self._awaited(user_id):
            return
        async with self._turn():
            if self._awaited(user_id):
                await self._take_back_seat(user_id)
        await self._go_on()

    async def pause(self) -> None:
        """Nobody can play for now: the game waits until one of its people taps again, or is void in the end."""
        async with self._turn():
            if self.status is Status.ACTIVE:
                await self._rest(Status.PAUSED, self._house.clock.now() + TIMES[self.pace].paused)
                self._arm()

    async def forget(self, user_id: int, *, number: int) -> None:
        """Nothing here says any more who this person was, who has left if the game runs; `number` stands for the id."""
        async with self._turn(patient=True):
            self._forget_vote(user_id)
            self.relieved -= {user_id}
            self.seen.pop(user_id, None)
            theirs = {Seat(seat) for seat, player in enumerate(self.players) if player.user_id == user_id}
            if not theirs and self.host_id != user_id:
                return
            players = tuple(
                replace(player, name="", user_id=number) if seat in theirs else player
                for seat, player in enumerate(self.players)
            )
            host_id = number if self.host_id == user_id else self.host_id
            if not self.over:  # what is over, the store changes by itself
                await self._write(Change(players=players, host_id=host_id, due=self.due, since=self.since))
            self.players, self.host_id = players, host_id
            self.rematch -= theirs
            self._tell()

    def _awaited(self, user_id: int) -> bool:
        """Does a tap of this person change anything?"""
        if not self.seated(user_id) or self.over:
            return False
        return self.status in RESTING or self.players[self.seat_of(user_id)].missed > 0

    async def _take_back_seat(self, user_id: int) -> None:
        assert self.state is not None
        seat = self.seat_of(user_id)
        players = returned(self.players, seat)
        asked = asked_now(self.state)
        when = Moments(self.due, self.since)
        if self.status in RESTING or (asked is not None and asked.seat == seat):
            when = self._moments(self.state, players, self.answers)
        status = Status.ACTIVE if self.status in RESTING else None
        await self._write(Change(players=players, status=status, due=when.due, since=when.since))
        self.players, self.status = players, Status.ACTIVE
        self._tell()
        self._arm()

    async def _unanswered(self, state: GameState) -> Automatic | None:
        """Who plays alone with AI players has no clock: the game falls asleep when the person is silent."""
        if not alone(self.players):
            return await super()._unanswered(state)
        now = self._house.clock.now()
        (person,) = self.people
        last = self.seen.get(self.players[person].user_id or 0)
        if last is not None and now < last + ALONE:
            self.due = last + ALONE  # it tapped without answering
        else:
            await self._rest(Status.ASLEEP, now + ASLEEP)
        return None

    async def _rest(self, status: Status, due: datetime) -> None:
        """Go on only after a tap; `due` is when it is too late for one."""
        await self._write(Change(status=status, due=due))
        self.status = status
        self._tell()
