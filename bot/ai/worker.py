"""A process that thinks for the hard player: it reads a question, answers it, and ends when nobody asks any more.

Started by `bot.ai.workers`. Questions come in and answers go out as lines of JSON; the first line says it is ready.
"""

from __future__ import annotations

import os
import signal
import sys
from contextlib import suppress
from random import Random
from typing import BinaryIO, Final, Literal, cast

from bot.ai import hard
from bot.ai.effort import Effort
from bot.ai.hands.tables import warm_up
from bot.ai.hints import hint
from bot.ai.wire import read, written
from bot.game.actions import SeatAction
from bot.game.view import SeatView
from bot.hints import Hint

READY: Final = "ready"
POLITENESS: Final = 5
"""How far the process stands back behind the one that answers people (`nice`)."""


Wants = Literal["action", "hint"]
Question = tuple[Wants, SeatView, int]
"""What is wanted, the view, and the seed."""

Answer = SeatAction | Hint | str
"""What was wanted, or the name of what went wrong; the asker then has another player."""


def answers(questions: BinaryIO, replies: BinaryIO) -> None:
    """Say that all is ready, and answer until the questions end."""
    reply: Answer = READY
    replies.write(written(reply))
    replies.flush()
    for line in questions:
        replies.write(written(answer(line)))
        replies.flush()


def answer(line: bytes) -> Answer:
    """What the hard player does, or hints at."""
    try:
        wants, view, seed = cast(Question, read(line))
        if wants == "hint":
            return hint(view, seed=seed)
        return hard.choose(view, Random(seed), Effort())  # noqa: S311 - it settles what makes no difference
    except Exception as error:  # whatever it was, the table must go on; its text may name a card
        return type(error).__name__


def main() -> None:
    """Be a worker until the bot asks no more."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # Ctrl+C is for the bot, which then stops asking
    if hasattr(os, "nice"):
        with suppress(PermissionError):  # some hosts forbid even to take a lower priority; then it thinks all the same
            os.nice(POLITENESS)
    warm_up()
    answers(sys.stdin.buffer, sys.stdout.buffer)


if __name__ == "__main__":
    main()
