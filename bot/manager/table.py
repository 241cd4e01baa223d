"""What people do at a table: sit down, begin, answer, change their minds, leave."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from datetime import datetime

from bot.game.actions import CallChicago, ChooseReset, Exchange, Resign, Seat, SeatAction
from bot.game.engine import new_game, refusal
from bot.game.exchange import must_show_first
from bot.game.rules import Rules
from bot.game.state import Dealing, GameState, Question
from bot.game.view import SeatView, observe
from bot.manager import lobby, newcomers
from bot.manager.attending import AttendedTable
from bot.manager.automatic import Answer, next_step
from bot.manager.core import Draft
from bot.manager.early import early_refusal, question_for
from bot.manager.errors import NotHost, NotInLobby, Refused, StalePanel
from bot.manager.pace import NOVICE, TIMES
from bot.manager.plan import without
from bot.manager.timing import Moments
from bot.records import Change, Kind, Level, Pace, Player, Status

FEWEST_RATED = 2
"""People who must sit at a table from the first deal on for the game to be rated."""


class Table(AttendedTable):
    """A channel's game, as people touch it."""

    # The lobby

    async def join(self, person: Player, *, click: int) -> None:
        """Sit down before the first deal. Raises AlreadySeated, TableFull, NotInLobby, SeatTaken."""
        await self._reseat(lambda players: lobby.join(players, person), click=click)

    async def add_ai(self, user_id: int, *, level: Level | None, click: int) -> None:
        """Seat one more AI player, of the level chosen last if none is named.

        Raises NotSeated, NoRoomForAI, NoAIHere, LevelNotAllowed, NotInLobby.
        """
        self.seat_of(user_id)
        levels = lobby.offered(self.levels, level or next(iter(self.levels), Level.MEDIUM))
        await self._reseat(lambda players: lobby.add_ai(players, levels[0]), levels=levels, click=click)

    async def drop_ai(self, user_id: int, *, click: int) -> None:
        """Send the last AI player away. Raises NotSeated, NoAI, NotInLobby."""
        self.seat_of(user_id)
        await self._reseat(lobby.drop_ai, click=click)

    async def set_rules(self, user_id: int, rules: Rules, *, seen: int, click: int) -> None:
        """The host chooses what is played, before the first deal; `seen` is the `edition` of the form that was tapped.

        Raises NotInLobby, NotHost, StalePanel when the rules are others by now, Repeated.
        """
        async with self._turn():
            self.check_chooses(user_id)
            if lobby.edition(self.rules) != seen:
                raise StalePanel
            await self._write(Change(click=click, rules=rules, due=self._lobby_closes()))
            self.rules = rules
            self._tell()
            self._arm()

    async def set_pace(self, user_id: int, pace: Pace, *, click: int) -> None:
        """The host chooses how much time people have, before the first deal. Raises NotInLobby, NotHost, Repeated."""
        async with self._turn():
            self.check_chooses(user_id)
            due = self._house.clock.now() + TIMES[pace].lobby
            await self._write(Change(click=click, pace=pace, due=due))
            self.pace = pace
            self._tell()
            self._arm()

    def check_chooses(self, user_id: int) -> None:
        """May this person choose the rules now? Raises NotInLobby, NotHost."""
        self._check_lobby()
        if user_id != self.host_id:
            raise NotHost

    def may_choose(self, user_id: int) -> bool:
        """Does this person choose the rules now?"""
        return self.status is Status.LOBBY and user_id == self.host_id

    async def start(self, user_id: int, *, click: int | None) -> None:
        """Begin the game with who sits here. Raises NotSeated, NotInLobby, TooFewSeats."""
        async with self._turn():
            self._check_lobby()
            self.seat_of(user_id)
            players = await self._with_novices(lobby.ready(self.players, self.levels))
            rated = self.kind is Kind.TABLE and len(lobby.people(players)) >= FEWEST_RATED
            state = new_game(self.rules, len(players))
            when = self._moments(state, players, {})
            await self._write(Change(click=click, players=players, rated=rated, status=Status.ACTIVE, due=when.due))
            self.players, self.rated, self.status, self.state = players, rated, Status.ACTIVE, state
            self.stop_votes = frozenset()
            self._tell()
        await self._go_on()

    async def take_seat(self, person: Player, *, click: int) -> Player:
        """Come to a game that runs: between two deals, in the place of an AI player, or of somebody away all the deal.

        Returns whose seat that was; that person is free now, and the game is not rated any more. Raises AlreadySeated,
        LeftAlready, NoFreeSeat, SeatTaken.
        """
        async with self._turn():
            seat = self.free_seat
            players = newcomers.sit_down(seat, self.players, person)
            assert seat is not None
            before = self.players[seat]
            await self._write(Change(click=click, players=players, rated=False, due=self.due, since=self.since))
            self.players, self.rated = players, False
            self._tell()
            return before

    async def leave(self, user_id: int, *, click: int) -> None:
        """Stand up. In a game an AI takes the seat (R1.6); the last person to go ends it.

        Raises NotSeated, NotInLobby.
        """
        async with self._turn():
            seat = self.seat_of(user_id)
            if self.state is None:
                await self._leave_lobby(user_id, click=click)
            elif self.live:
                await self._leave_game(seat, click=click)
        await self._go_on()

    async def stop(self, *, click: int | None) -> None:
        """End the game without a result; every seat is free again. `click` is None when nobody tapped."""
        async with self._turn():
            if not self.over:
                await self._end(Status.VOID if self.state else Status.CLOSED, click=click)

    async def vote_to_stop(self, user_id: int, *, click: int) -> bool:
        """One person's vote to end the game without a result; True when that ended it. Raises NotSeated."""
        async with self._turn():
            self.seat_of(user_id)
            self.stop_votes |= {user_id}
            agreed = len(self.stop_seats) * 2 > len(self.people)
            if agreed and self.live:
                await self._end(Status.VOID if self.state else Status.CLOSED, click=click)
            else:
                self._tell()
            return agreed

    # The game

    async def answer(
        self,
        user_id: int,
        choose: Callable[[SeatView, Draft], SeatAction],
        *,
        seen: int,
        click: int,
        sure: bool = False,
    ) -> None:
        """Take one person's answer, now or early: check, apply, store, remember, tell; in that order.

        `seen` is the `asked_at` of the panel that was tapped. Some answers are asked once more and wait in the draft
        until they come again with `sure`. Raises NotSeated, StalePanel, Refused, NothingMarked, Repeated.
        """
        async with self._turn():
            state, seat, view = self._asked(user_id, seen)
            action = choose(view, self.draft(view))
            question = question_for(view, action, self.answers)
            if question is None:
                raise StalePanel
            now = view.turn and question == view.questions[0]
            reason = refusal(state, action) if now else early_refusal(state, question, action)
            if reason is not None:
                raise Refused(reason)
            if not sure and wants_second_tap(view, question, action):
                self.drafts[seat] = replace(self.draft(view), pending=action)
                return
            if now:
                await self._take(action, click=click)
            else:
                kept = {(seat, question): action}
                await self._write(Change(click=click, answers=kept, due=self.due, since=self.since))
                self.answers[seat, question] = action
            self.drafts.pop(seat, None)
        await self._go_on()

    async def take_back(self, user_id: int, *, seen: int, click: int) -> None:
        """Forget this person's last early answer. Raises NotSeated, StalePanel."""
        async with self._turn():
            state, seat, view = self._asked(user_id, seen)
            given = [question for question in view.questions if (seat, question) in self.answers]
            if not given:
                raise StalePanel
            gone = {(seat, given[-1]): None}
            answers = without(self.answers, gone)
            when = Moments(self.due, self.since)
            if self._about_to_answer(state, seat):
                when = self._moments(state, self.players, answers, since=self.since)
            await self._write(Change(click=click, answers=gone, due=when.due, since=when.since))
            self.answers = answers
            self._arm()

    async def mark(self, user_id: int, slot: int, *, throw: bool, seen: int) -> None:
        """Mark a card to throw, or to keep after all. Raises NotSeated, StalePanel."""
        async with self._turn():
            _, seat, view = self._asked(user_id, seen)
            if slot >= len(view.hand):
                raise StalePanel
            draft = self.draft(view)
            thrown = draft.thrown | {slot} if throw else draft.thrown - {slot}
            self.drafts[seat] = replace(draft, thrown=thrown, pending=None)

    async def reconsider(self, user_id: int, *, seen: int) -> None:
        """Leave a second question unanswered. Raises NotSeated, StalePanel."""
        async with self._turn():
            _, seat, view = self._asked(user_id, seen)
            self.drafts[seat] = replace(self.draft(view), pending=None)

    async def deal_now(self, user_id: int) -> None:
        """One person has seen enough of the last deal; when all have, the next begins. Raises NotSeated."""
        async with self._turn():
            seat = self.seat_of(user_id)
            if self.live and self.state and isinstance(self.state.phase, Dealing):
                self.ready |= {seat}
                self._hurry()
                self._tell()
        await self._go_on()

    async def _with_novices(self, players: lobby.Seats) -> lobby.Seats:
        """The seats, knowing for whom this is one of the first games."""
        people = [player.user_id for player in players if player.plays_itself and player.user_id is not None]
        games = await self._house.store.games_of(people)
        return tuple(
            replace(player, novice=player.plays_itself and games.get(player.user_id or 0, 0) < NOVICE)
            for player in players
        )

    def _about_to_answer(self, state: GameState, seat: Seat) -> bool:
        """Would this seat's early answer be carried out next?"""
        step = next_step(state, self.players, self.answers, pace=self.pace)
        return isinstance(step, Answer) and step.action.seat == seat

    def _lobby_closes(self) -> datetime:
        return self._house.clock.now() + TIMES[self.pace].lobby

    def _check_lobby(self) -> None:
        if self.status is not Status.LOBBY:
            raise NotInLobby

    def _asked(self, user_id: int, seen: int) -> tuple[GameState, Seat, SeatView]:
        """The game as this person sees it, if the panel that was tapped still shows it so."""
        seat = self.seat_of(user_id)
        if self.state is None or not self.live:
            raise StalePanel
        view = observe(self.state, seat)
        if view.asked_at != seen:
            raise StalePanel
        return self.state, seat, view

    async def _reseat(
        self, change: Callable[[lobby.Seats], lobby.Seats], *, levels: lobby.Levels | None = None, click: int
    ) -> None:
        async with self._turn():
            self._check_lobby()
            players = change(self.players)
            due = self._lobby_closes()
            await self._write(Change(click=click, players=players, levels=levels, due=due))
            self.players, self.levels = players, self.levels if levels is None else levels
            self._tell()
            self._arm()

    async def _leave_lobby(self, user_id: int, *, click: int) -> None:
        self._check_lobby()
        players = lobby.leave(self.players, user_id)
        people = lobby.people(players)
        if not people:
            await self._end(Status.CLOSED, click=click)
            return
        host = self.host_id if self.host_id != user_id else people[0].user_id
        await self._write(Change(click=click, players=players, host_id=host, due=self._lobby_closes()))
        assert host is not None
        self.players, self.host_id = players, host
        self._tell()

    async def _leave_game(self, seat: Seat, *, click: int) -> None:
        handed = replace(self.players[seat], level=Level.MEDIUM, missed=0, novice=False)
        players = (*self.players[:seat], handed, *self.players[seat + 1 :])
        await self._take(Resign(seat), click=click, players=players)
        self._hurry()

    def _hurry(self) -> None:
        """Nobody is left, or here, who wants to look at the last deal: the next one is due."""
        here = {seat for seat in self.people if not self.players[seat].away}
        between_deals = self.status is Status.ACTIVE and self.state and isinstance(self.state.phase, Dealing)
        if between_deals and self.ready and self.ready >= here:
            self.due = self._house.clock.now()


def wants_second_tap(view: SeatView, question: Question, action: SeatAction) -> bool:
    """Is this asked once more, so that a slip of the finger does no harm?

    A call binds, breaking a hand that scored shows it to the table (R2.4), and a reset takes all from the others.
    """
    match action:
        case CallChicago():
            return True
        case Exchange(seat, cards):
            return bool(cards) and view.owing[seat] and must_show_first(view.rules, question.number)
        case ChooseReset(reset=True):
            return True
        case _:
            return False
