"""A process that thinks for the hard player: it reads a question, answers it, and ends when nobody asks any more.

Started by `bot.ai.workers`; questions come in and answers go out as pickles, each behind its length in four bytes.
"""

from __future__ import annotations

import pickle
import signal
import sys
from typing import BinaryIO, Final

from bot.ai.hands.tables import tables
from bot.ai.hints import Hint, hint
from bot.ai.players import choose
from bot.game.actions import SeatAction
from bot.game.view import SeatView
from bot.records import Level

LENGTH: Final = 4
"""Bytes that say how long a message is."""

Question = tuple[Level | None, SeatView, int]
"""Level, or None for a hint; view and seed."""


def written(message: object) -> bytes:
    """A message as it goes through the pipe."""
    data = pickle.dumps(message)
    return len(data).to_bytes(LENGTH, "big") + data


def answers(questions: BinaryIO, replies: BinaryIO) -> None:
    """Answer until the questions end: an action for each, or None where thinking went wrong."""
    while len(head := questions.read(LENGTH)) == LENGTH:
        data = questions.read(int.from_bytes(head, "big"))
        replies.write(written(answer(pickle.loads(data))))  # noqa: S301 - from the process that started this one
        replies.flush()


def answer(question: Question) -> SeatAction | Hint | None:
    """The action or the hint, or None if the player failed; the asker has another one."""
    level, view, seed = question
    try:
        if level is None:
            return hint(view, seed=seed)
        return choose(level, view, seed=seed)
    except Exception:  # whatever it was, the table must go on
        return None


if __name__ == "__main__":
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # Ctrl+C is for the bot, which then stops asking
    tables()
    answers(sys.stdin.buffer, sys.stdout.buffer)
