"""One kind of step that a house of tables takes: how it comes to it, and how it is taken."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from dataclasses import dataclass
from typing import NamedTuple

from bot.failpoints import Place
from bot.game.actions import SeatAction
from bot.game.view import SeatView
from bot.manager.table import Table
from bot.records import Player
from tests.reliability.house import House

TAP = 1_000_000
"""The number of the tap that everything is about; all others are smaller before it, and greater after it."""
STORING = (Place.BEFORE_BEGIN, Place.HALFWAY, Place.BEFORE_COMMIT, Place.AFTER_COMMIT)
ANSWERING = (*STORING, Place.BEFORE_ANSWER, Place.AFTER_ANSWER)


class Tapped(NamedTuple):
    """The table, as its person saw it who taps."""

    table: Table
    seen: int
    """The `asked_at` of that person's panel."""
    ply: int
    person: Player


Before = Callable[[House], Awaitable[Table]]
Take = Callable[[House, Tapped], Awaitable[object]]
Choose = Callable[[SeatView], SeatAction]


@dataclass(frozen=True, kw_only=True)
class Step:
    """One kind of step."""

    name: str
    before: Before
    """Plays to the moment before it."""
    take: Take
    """Takes it. Once more, it is refused, or does nothing."""
    about: str = str(TAP)
    """What failpoints know it by; "": whatever is stored."""
    places: tuple[Place, ...] = ANSWERING
    who: Player | None = None
    """Who taps; None: who is asked."""

    @property
    def tapped(self) -> bool:
        """Is it somebody's tap, and not what the table does by itself?"""
        return self.about == str(TAP)


def by_itself(name: str, before: Before, take: Take, *, about: str) -> Step:
    """A step that nobody taps for."""
    return Step(name=name, before=before, take=take, about=about, places=STORING)
