"""The one door for failures: one private sentence for the person, one record in the log, an id that joins them."""

from __future__ import annotations

import secrets

import structlog

from bot.game.errors import IllegalAction, InvalidRules
from bot.i18n.localizer import Localizer
from bot.manager.errors import StalePanel, TableError
from bot.records import ChannelTaken, Conflict, NameTaken, Repeated, SeatTaken, TooManySets, Unavailable

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


def sentence(error: Exception, text: Localizer, **where: object) -> str:
    """What to tell the person. A failure nobody foresaw is logged with `where`; the id it was logged under is told."""
    key = explained(error)
    if key is not None:
        return text.say(key)
    return text.say("error-unexpected", code=incident(error, **where))


def incident(error: BaseException, **where: object) -> str:
    """Log a failure nobody foresaw; returns the 8-character id it was logged under."""
    code = secrets.token_hex(4)
    _log.error("incident", code=code, exc_info=error, **where)
    return code
