"""When a table next does something by itself, and since when a person is asked."""

from __future__ import annotations

from datetime import datetime
from typing import Final, NamedTuple

from bot.game.questions import asked_now, questions
from bot.game.state import Calling, GameState, Redealing
from bot.manager.attendance import alone
from bot.manager.automatic import Answer, AskAI, next_step
from bot.manager.early import Answers
from bot.manager.pace import ALONE, PATIENCE, TIMES
from bot.manager.tempo import Tempo
from bot.records import Pace, Player


class Moments(NamedTuple):
    """`due` is None while nothing happens by itself, `since` while it is nobody's turn but an AI player's."""

    due: datetime | None
    since: datetime | None


ASKED_TOGETHER: Final = (Calling, Redealing)
"""Phases in which all are asked at once: no clock tells whose answer is missing."""
NEVER: Final = Moments(None, None)


def moments(
    state: GameState,
    players: tuple[Player, ...],
    answers: Answers,
    *,
    pace: Pace,
    tempo: Tempo,
    key: bytes,
    now: datetime,
    since: datetime | None = None,
) -> Moments:
    """What comes next for a game that stands like this; `since` when its question was asked, if that is not new.

    The answer that is known already, and the only one there is, have a `since` too: it must not tell them from others.
    """
    step = next_step(state, players, answers, pace=pace)
    since = since or now
    if step is not None:
        of_person = isinstance(step, Answer) or isinstance(state.phase, ASKED_TOGETHER)
        delay = tempo.delay(state, key=key, card_of_ai=isinstance(step, AskAI))
        return Moments(now + delay, since if of_person else None)
    if asked_now(state) is None:
        return NEVER
    return Moments(now + ALONE if alone(players) else deadline(state, players, since=since, pace=pace), since)


def deadline(state: GameState, players: tuple[Player, ...], *, since: datetime, pace: Pace) -> datetime | None:
    """Until when the question that was asked `since` may be answered; None if that takes as long as it takes."""
    times = TIMES[pace]
    if isinstance(state.phase, Calling):
        return None if times.chicago is None else since + times.chicago
    return None if times.turn is None else since + times.turn * patience(state, players)


def patience(state: GameState, players: tuple[Player, ...]) -> int:
    """How many times as long the person whose turn it is has: more for somebody new, asked for the first time."""
    asked = asked_now(state)
    if asked is None or state.deal != 1 or not players[asked.seat].novice or isinstance(state.phase, ASKED_TOGETHER):
        return 1
    return PATIENCE if questions(state, asked.seat)[0].number == 1 else 1


def shown_deadline(
    state: GameState, players: tuple[Player, ...], *, since: datetime | None, pace: Pace
) -> datetime | None:
    """Until when the table, for everybody to see, waits for an answer; None if there is no clock.

    The same for whoever has a choice and who has none, and for those who have answered already: it must not tell.
    """
    if since is None or alone(players):
        return None
    return deadline(state, players, since=since, pace=pace)


def same_wait(before: GameState, after: GameState) -> bool:
    """Does the clock of a question run on from one state to the next?

    Somebody else left, or Chicago or a new hand is asked, which all answer in the same time.
    """
    together = isinstance(after.phase, ASKED_TOGETHER) and type(before.phase) is type(after.phase)
    return together or before.phase == after.phase
