"""The one door for failures: one private sentence for the person, one record in the log, an id that joins them."""

from __future__ import annotations

import secrets
import traceback
from collections.abc import Iterator
from pathlib import Path
from typing import Final

import discord
import structlog

from bot.game.errors import IllegalAction, InvalidRules
from bot.i18n.localizer import Localizer
from bot.manager.errors import StalePanel, TableError
from bot.meters import Outcome
from bot.records import ChannelTaken, Conflict, NameTaken, Repeated, SeatTaken, TooManySets, Unavailable

_HOME: Final = Path(__file__).parents[2]

_log = structlog.get_logger(__name__)

_KEYS: dict[type[Exception], str] = {
    Unavailable: "error-database",
    Conflict: "error-stale",
    Repeated: "error-stale",
    SeatTaken: "error-seat-elsewhere",
    ChannelTaken: "error-table-here",
    NameTaken: "error-name-taken",
    TooManySets: "error-too-many-sets",
}


def only_redraws(error: Exception) -> bool:
    """Is it enough to show things as they are now? A click that came twice or too late needs no sentence."""
    return isinstance(error, StalePanel | Repeated | Conflict)


def explained(error: Exception) -> str | None:
    """The key of the sentence for a failure we foresaw; None for any other."""
    match error:
        case TableError():
            return error.key
        case IllegalAction(refusal=refusal):
            return refusal.value
        case InvalidRules(key=key):
            return key
        case _:
            return _KEYS.get(type(error))


def outcome_of(error: Exception) -> Outcome:
    """What a tap or command that failed so came to."""
    if only_redraws(error):
        return Outcome.REDRAWN
    return Outcome.FAILED if explained(error) is None else Outcome.REFUSED


def sentence(error: Exception, text: Localizer, **where: object) -> str:
    """What to tell the person. A failure nobody foresaw is logged with `where`; the id it was logged under is told."""
    key = explained(error)
    if key is not None:
        return text.say(key)
    return text.say("error-unexpected", code=incident(error, **where))


def incident(error: BaseException, **where: object) -> str:
    """Log a failure nobody foresaw; returns the 8-character id it was logged under.

    What went wrong and where, but never the words of it: those of a KeyError may name a card (RELIABILITY.md 11).
    """
    code = secrets.token_hex(4)
    _log.error("incident", code=code, trouble=trouble(error), **where)
    return code


def trouble(error: BaseException) -> list[str]:
    """What went wrong, and what led to it: kinds and lines of code."""
    return [_told(link) for link in _chain(error)]


def _chain(error: BaseException) -> Iterator[BaseException]:
    """A failure, and what led to it."""
    link: BaseException | None = error
    while link is not None:
        yield link
        link = link.__cause__ or (None if link.__suppress_context__ else link.__context__)


def _told(error: BaseException) -> str:
    """The kind of a failure and the lines of code it came through, the innermost last."""
    frames = traceback.extract_tb(error.__traceback__)
    kind = type(error).__name__
    if isinstance(error, discord.HTTPException):
        kind = f"{kind}({error.status}/{error.code})"
    return " ".join([kind, *(f"{_place(frame.filename)}:{frame.lineno}" for frame in frames)])


def _place(file: str) -> str:
    """A file of ours by its path in the project, any other by its name alone."""
    path = Path(file)
    return path.relative_to(_HOME).as_posix() if path.is_relative_to(_HOME) else path.name
