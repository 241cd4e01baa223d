"""What people want to tap, and where: at the tables that were opened last."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final, NamedTuple

from bot.game.rules import FourOfAKind, OneUp, Rules
from bot.records import Status
from tests.manager.evening import ANNA, BO, CIA, DAN, EVE
from tests.manager.tapping import WHAT, Wish

PEOPLE = (ANNA, BO, CIA, DAN, EVE)
HOUSE_RULES = {
    "short": Rules(target=26),
    "new hands": Rules(target=26, low_redeal=True, four_of_a_kind=FourOfAKind.CHOICE),
    "open cards": Rules(target=26, one_up=OneUp.EVERY, exchanges=2),
}
NEWEST = 3
"""Tables that are tapped at: those that were opened last."""
FORGOTTEN: Final = "somebody is forgotten"
WHOLE_DEAL = 60
"""Steps in which a deal comes to its end, if nothing fails."""
REMEMBERED = 12
"""Taps that may be delivered again."""
OFFERED = {
    Status.LOBBY: ("join", "add ai", "drop ai", "start", "leave", "salt", "rules", "pace", "level"),
    Status.ACTIVE: ("answer", "answer", "answer", "leave", "vote", "deal now", "sit", "salt"),
}
BETWEEN_DEALS = ("sit", "sit", "sit", "salt", "deal now")
VERBS = tuple(sorted({*WHAT} - {"look", "stale", "mark", "reconsider", "unvote", "vote", "deal now"}))
"""What is tapped and may be taken."""
ALWAYS = frozenset({"join", "add ai", "drop ai", "start", "leave", "sit", "stop", "salt", "rules", "pace", "level"})
"""What is stored with its tap if it is taken at a table that is not over."""


class Wanted(NamedTuple):
    """Somebody is about to tap something at a table: one of the newest, counted back."""

    table: int
    person: int
    seated: bool
    """Is it one of those who sit there, if that is wanted; of the others, if it is to come to the table?"""
    fitting: bool
    """Is it something that is offered there?"""
    what: str
    seed: int


@dataclass(frozen=True)
class Tapped:
    """A tap that was delivered: it may be once more."""

    game_id: int
    wish: Wish
    seen: int
    click: int
