"""Early answers: what a person may answer before the table asks, and what becomes of it when its turn comes.

They live here and not in the rules: the engine asks one seat after another.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import assert_never

from bot.game.actions import (
    CallChicago,
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
from bot.game.engine import refusal
from bot.game.errors import Refusal
from bot.game.events import Event, HandRedealt, HandScored
from bot.game.exchange import exchange_refusal, is_low, stops_exchange
from bot.game.poker import Category, rank_of
from bot.game.rules import Declarations
from bot.game.state import Asks, Declaring, GameState, Playing, Question
from bot.game.tricks import playable
from bot.game.view import SeatView, questions
from bot.manager.ports import Habits
from bot.records import Player

Answers = Mapping[tuple[Seat, Question], SeatAction]


def asked_for(action: SeatAction) -> frozenset[Asks]:
    """The kinds of question an action answers."""
    match action:
        case Redeal():
            return frozenset({Asks.REDEAL})
        case Exchange():
            return frozenset({Asks.EXCHANGE})
        case TakeUpcard():
            return frozenset({Asks.UPCARD})
        case ChooseReset():
            return frozenset({Asks.RESET})
        case Declare():
            return frozenset({Asks.DECLARE})
        case Pass():
            return frozenset({Asks.REDEAL, Asks.DECLARE, Asks.CHICAGO})
        case CallChicago():
            return frozenset({Asks.CHICAGO})
        case PlayCard():
            return frozenset({Asks.PLAY})
        case Resign():
            return frozenset()
        case _:
            assert_never(action)


def question_for(view: SeatView, action: SeatAction, answers: Answers) -> Question | None:
    """The question this action answers: the first open one of its kind; None if none is open.

    Questions are answered in order: an exchange may be answered ahead of a declaration only when that is settled.
    """
    kinds = asked_for(action)
    for question in view.questions:
        if question.asks in kinds:
            return question
        if not _settled(view, question, answers):
            return None
    return None


def first_unanswered(view: SeatView, answers: Answers) -> Question | None:
    """What a person's panel asks now; None when everything is answered, or answers itself."""
    for question in view.questions:
        if not _settled(view, question, answers):
            return question
        if view.seat is not None and isinstance(answers.get((view.seat, question)), Redeal):
            return None  # it will hold other cards
    return None


def _settled(view: SeatView, question: Question, answers: Answers) -> bool:
    if view.seat is None or (view.seat, question) in answers:
        return True
    match question.asks:
        case Asks.REDEAL:
            return not is_low(view.hand)
        case Asks.EXCHANGE:
            return stops_exchange(view.rules, view.scores[view.seat])
        case Asks.DECLARE:
            if view.rules.declaring is Declarations.AUTOMATIC:
                return True
            best = view.phase.best if isinstance(view.phase, Declaring) else None
            category = rank_of(view.hand).category
            return category is Category.HIGH_CARD or (best is not None and category < best)
        case Asks.PLAY:
            trick = view.phase.trick if isinstance(view.phase, Playing) else ()
            return len(view.hand) == 1 or (bool(trick) and len(playable(view.hand, trick)) == 1)
        case _:
            return False


def early_refusal(state: GameState, question: Question, action: SeatAction) -> Refusal | None:
    """Why an early answer to this question could never stand, as far as can be said before its turn.

    None if it may be kept.
    """
    match action:
        case Declare(seat) if rank_of(state.hands[seat]).category is Category.HIGH_CARD:
            return Refusal.NOTHING_TO_DECLARE
        case Redeal(seat) if not is_low(state.hands[seat]):
            return Refusal.NOT_LOW
        case Pass() if question.asks is Asks.DECLARE and state.rules.declaring is Declarations.AUTOMATIC:
            return Refusal.MUST_DECLARE
        case PlayCard(seat, card) if card not in state.hands[seat]:
            return Refusal.NOT_YOUR_CARD
        case PlayCard(seat, card) if isinstance(state.phase, Playing):
            return None if card in playable(state.hands[seat], state.phase.trick) else Refusal.FOLLOW_SUIT
        case Exchange():
            return exchange_refusal(state, action, number=question.number)
        case _:
            return None


def carried_out(state: GameState, answer: SeatAction) -> SeatAction | None:
    """What an early answer amounts to at its turn; None when it lapsed and the seat is asked again."""
    match refusal(state, answer):
        case None:
            return answer
        case Refusal.TOO_LOW if isinstance(answer, Declare):
            return Pass(answer.seat)
        case _:
            return None


def declarers(players: tuple[Player, ...], habits: Habits, *, unasked: bool) -> frozenset[Seat]:
    """The seats whose hands are declared for them; `unasked`: also for those who have not said whether they want it."""
    people = ((Seat(seat), player.user_id) for seat, player in enumerate(players) if player.plays_itself)
    wishes = ((seat, habits.declares(user_id)) for seat, user_id in people if user_id is not None)
    return frozenset(seat for seat, wish in wishes if (unasked if wish is None else wish))


def said_for(
    seats: frozenset[Seat], before: GameState, after: GameState, answers: Answers
) -> dict[tuple[Seat, Question], SeatAction]:
    """The early answers of those whose hands are declared for them: each hand, as soon as it may be declared.

    Only when that becomes so: who takes the answer back is asked, and not overruled by the next step.
    """
    said: dict[tuple[Seat, Question], SeatAction] = {}
    if after.rules.declaring is Declarations.AUTOMATIC:
        return said  # all hands declare themselves
    for seat in seats.difference(after.left):
        fresh = after.hands[seat] != before.hands[seat]
        known = () if fresh else questions(before, seat)
        for question in questions(after, seat):
            new = question.asks is Asks.DECLARE and question not in known and (seat, question) not in answers
            if new and early_refusal(after, question, Declare(seat)) is None:
                said[seat, question] = Declare(seat)
    return said


def lapsed(state: GameState, answers: Answers, events: tuple[Event, ...]) -> dict[tuple[Seat, Question], None]:
    """Answers that must be dropped after a step, so that the person is asked again if there is still something to ask.

    Those of a person who left, those whose question is no longer open, cards that are illegal now that a suit was led
    (R6.1), exchanges that now would break a hand that scored (R2.4), and all that was said of a hand dealt anew.
    """
    scorers = {event.seat for event in events if isinstance(event, HandScored)}
    new_hands = {event.seat for event in events if isinstance(event, HandRedealt)}
    gone: dict[tuple[Seat, Question], None] = {}
    for (seat, question), action in answers.items():
        shows = isinstance(action, Exchange) and bool(action.cards) and seat in scorers and state.owing[seat]
        redealt = seat in new_hands
        closed = seat in state.left or question not in questions(state, seat)
        if shows or redealt or closed or early_refusal(state, question, action) is not None:
            gone[seat, question] = None
    return gone
