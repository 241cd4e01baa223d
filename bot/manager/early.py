"""Early answers: what a person may answer before the table asks, and what becomes of it when its turn comes.

They live here and not in the rules: the engine asks one seat after another.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import assert_never

from bot.game.actions import CallChicago, Declare, Exchange, Pass, PlayCard, Resign, Seat, SeatAction
from bot.game.engine import refusal
from bot.game.errors import Refusal
from bot.game.events import Event, HandScored
from bot.game.exchange import exchange_refusal
from bot.game.poker import Category, rank_of
from bot.game.state import Asks, Declaring, GameState, Playing, Question
from bot.game.tricks import playable
from bot.game.view import SeatView, questions

Answers = Mapping[tuple[Seat, Question], SeatAction]


def asked_for(action: SeatAction) -> frozenset[Asks]:
    """The kinds of question an action answers."""
    match action:
        case Exchange():
            return frozenset({Asks.EXCHANGE})
        case Declare():
            return frozenset({Asks.DECLARE})
        case Pass():
            return frozenset({Asks.DECLARE, Asks.CHICAGO})
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
    return next((question for question in view.questions if not _settled(view, question, answers)), None)


def _settled(view: SeatView, question: Question, answers: Answers) -> bool:
    if view.seat is None or (view.seat, question) in answers:
        return True
    match question.asks:
        case Asks.DECLARE:
            best = view.phase.best if isinstance(view.phase, Declaring) else None
            category = rank_of(view.hand).category
            return category is Category.HIGH_CARD or (best is not None and category < best)
        case Asks.PLAY:
            trick = view.phase.trick if isinstance(view.phase, Playing) else ()
            return len(view.hand) == 1 or (bool(trick) and len(playable(view.hand, trick)) == 1)
        case _:
            return False


def early_refusal(state: GameState, action: SeatAction) -> Refusal | None:
    """Why an early answer could never stand, as far as can be said before its turn; None if it may be kept."""
    match action:
        case Declare(seat) if rank_of(state.hands[seat]).category is Category.HIGH_CARD:
            return Refusal.NOTHING_TO_DECLARE
        case PlayCard(seat, card) if card not in state.hands[seat]:
            return Refusal.NOT_YOUR_CARD
        case PlayCard(seat, card) if isinstance(state.phase, Playing):
            return None if card in playable(state.hands[seat], state.phase.trick) else Refusal.FOLLOW_SUIT
        case Exchange():
            return exchange_refusal(state, action)
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


def lapsed(state: GameState, answers: Answers, events: tuple[Event, ...]) -> dict[tuple[Seat, Question], None]:
    """Answers that must be dropped after a step, so that the person is asked again if there is still something to ask.

    Those of a person who left, those whose question is no longer open, cards that are illegal now that a suit was led
    (R6.1), and exchanges that now would break a hand that scored (R2.4).
    """
    scorers = {event.seat for event in events if isinstance(event, HandScored)}
    gone: dict[tuple[Seat, Question], None] = {}
    for (seat, question), action in answers.items():
        shows = isinstance(action, Exchange) and bool(action.cards) and seat in scorers
        closed = seat in state.left or question not in questions(state, seat)
        if shows or closed or early_refusal(state, action) is not None:
            gone[seat, question] = None
    return gone
