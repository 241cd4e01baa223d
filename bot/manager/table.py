"""What people do in a game: answer, change their minds, come later, leave, end it."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace

from bot.game.actions import CallChicago, ChooseReset, Exchange, Resign, Seat, SeatAction
from bot.game.engine import refusal
from bot.game.exchange import must_show_first
from bot.game.state import Dealing, GameState, Question
from bot.game.view import SeatView
from bot.manager import newcomers
from bot.manager.automatic import Answer, next_step
from bot.manager.early import early_refusal, question_for
from bot.manager.errors import Refused, StalePanel
from bot.manager.hosting import HostedTable
from bot.manager.house import Draft
from bot.manager.plan import without
from bot.manager.timing import Moments
from bot.records import Change, Level, Player, Status


class Table(HostedTable):
    """A channel's game, as people touch it."""

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
            self.relieved = self.relieved.union([before.user_id] if before.user_id is not None else [])
            self.relieved -= {person.user_id}
            self._tell()
            return before

    async def leave(self, user_id: int, *, click: int | None) -> None:
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

    def _about_to_answer(self, state: GameState, seat: Seat) -> bool:
        """Would this seat's early answer be carried out next?"""
        step = next_step(state, self.players, self.answers, pace=self.pace)
        return isinstance(step, Answer) and step.action.seat == seat

    def _asked(self, user_id: int, seen: int) -> tuple[GameState, Seat, SeatView]:
        """The game as this person sees it, if the panel that was tapped still shows it so."""
        seat = self.seat_of(user_id)
        if self.state is None or not self.live:
            raise StalePanel
        view = self.view(seat)
        if view.asked_at != seen:
            raise StalePanel
        return self.state, seat, view

    async def _leave_game(self, seat: Seat, *, click: int | None) -> None:
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
