"""What a table does next by itself: chance, an AI's turn, an early answer, the only possible one, a missing one."""

from __future__ import annotations

from dataclasses import dataclass
from typing import assert_never

from bot.game.actions import Pass, Resign, Seat, SeatAction
from bot.game.engine import legal_actions, wanted
from bot.game.questions import asked_now, questions
from bot.game.state import Asks, GameState
from bot.manager.early import Answers, carried_out
from bot.manager.pace import TIMES
from bot.records import By, Level, Pace, Player


@dataclass(frozen=True, slots=True)
class Chance:
    """A pack is needed."""


@dataclass(frozen=True, slots=True)
class AskAI:
    """An AI player has to act: its own turn, or as caretaker for somebody who does not."""

    seat: Seat
    level: Level
    by: By = By.AI


@dataclass(frozen=True, slots=True)
class Answer:
    """A person's answer is known: given early, the only one there is, or silence that means no."""

    action: SeatAction
    by: By = By.ONLY


Automatic = Chance | AskAI | Answer


def next_step(
    state: GameState, players: tuple[Player, ...], answers: Answers, *, pace: Pace = Pace.LIVE
) -> Automatic | None:
    """What happens without a tap; None when the table waits for a person, or is finished."""
    if wanted(state) is not None:
        return Chance()
    asked = asked_now(state)
    if asked is None:
        return None
    seat = asked.seat
    level = players[seat].level
    if level is not None:
        return AskAI(seat, level)
    question = questions(state, seat)[0]
    early = answers.get((seat, question))
    action = carried_out(state, early) if early is not None else None
    if action is not None:
        return Answer(action, By.EARLY)
    if (only := _only_answer(state, seat)) is not None:
        return only
    if players[seat].away and TIMES[pace].stands_in:
        return AskAI(seat, Level.MEDIUM, By.CARETAKER) if asked.asks is not Asks.CHICAGO else _silence(seat)
    return None


def when_time_is_up(state: GameState) -> Automatic:
    """What is done for the person who was asked and did not answer.

    An AI player makes that one move. But where nothing may tell who had a choice, silence is no: nothing is declared,
    nothing called, no new hand taken.
    """
    asked = asked_now(state)
    assert asked is not None
    match asked.asks:
        case Asks.REDEAL | Asks.DECLARE | Asks.CHICAGO:
            return _silence(asked.seat)
        case Asks.EXCHANGE | Asks.UPCARD | Asks.RESET | Asks.PLAY:
            return AskAI(asked.seat, Level.MEDIUM, By.CARETAKER)
        case asks:
            assert_never(asks)


def _silence(seat: Seat) -> Answer:
    return Answer(Pass(seat), By.CARETAKER)


def _only_answer(state: GameState, seat: Seat) -> Answer | None:
    """Nothing to choose, so nobody is asked (R3.7). No to Chicago is a choice."""
    choices = [action for action in legal_actions(state, seat) if not isinstance(action, Resign)]
    return Answer(choices[0]) if len(choices) == 1 else None
