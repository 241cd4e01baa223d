"""What a table does next by itself, if anything: chance, an AI's turn, an early answer, the only possible answer."""

from __future__ import annotations

from dataclasses import dataclass

from bot.game.actions import Resign, Seat, SeatAction
from bot.game.engine import legal_actions, wanted
from bot.game.questions import asked_now, questions
from bot.game.state import GameState
from bot.manager.early import Answers, carried_out
from bot.records import Level, Player


@dataclass(frozen=True, slots=True)
class Chance:
    """A pack is needed."""


@dataclass(frozen=True, slots=True)
class AskAI:
    """An AI player has to act."""

    seat: Seat
    level: Level


@dataclass(frozen=True, slots=True)
class Answer:
    """A person's answer is known: given early, or the only one there is."""

    action: SeatAction


Automatic = Chance | AskAI | Answer


def next_step(state: GameState, players: tuple[Player, ...], answers: Answers) -> Automatic | None:
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
    return Answer(action) if action is not None else _only_answer(state, seat)


def _only_answer(state: GameState, seat: Seat) -> Answer | None:
    """Nothing to choose, so nobody is asked (R3.7). No to Chicago is a choice."""
    choices = [action for action in legal_actions(state, seat) if not isinstance(action, Resign)]
    return Answer(choices[0]) if len(choices) == 1 else None
