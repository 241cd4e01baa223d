"""Games that have come to a moment at which there is something particular to tap, for the real bot to go on with."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from datetime import UTC, datetime
from pathlib import Path
from typing import NamedTuple

from bot.game.state import GameState
from bot.manager.manager import Place
from bot.records import Player
from tests.manager.evening import SHORT
from tests.manager.moments import ACES, KINGS, STRAIGHT_FLUSH, Moment, calling, declaring, exchanging, playing
from tests.reliability.house import opened


class Scene(NamedTuple):
    """Two people hold these cards, the eldest hand's first, and have played so far."""

    moment: Moment
    hands: tuple[str, str] = (ACES, KINGS)


def nearly_won(state: GameState) -> bool:
    """One of the two will have won when this deal is done, and there are cards to choose from."""
    return playing(4)(state) and max(state.scores) >= state.rules.target


EXCHANGE, AGAIN, DECLARE = Scene(exchanging(1)), Scene(exchanging(2)), Scene(declaring(1))
CHICAGO = Scene(calling, hands=(STRAIGHT_FLUSH, KINGS))
TRICKS, LAST_TRICKS = Scene(playing(2)), Scene(nearly_won)

SCENES: Mapping[str, Scene | None] = {
    **dict.fromkeys(("join", "addai", "dropai", "pace", "start")),
    **dict.fromkeys(("pat", "keepmade", "exchange", "undo"), EXCHANGE),
    "show": AGAIN,
    **dict.fromkeys(("declare", "pass"), DECLARE),
    **dict.fromkeys(("decline", "callsure"), CHICAGO),
    "play": TRICKS,
    "rematch": LAST_TRICKS,
}
"""Where each kind of tap is to be had; None: in a channel where nothing stands yet."""
LEADS: Mapping[str, tuple[str, ...]] = {
    "dropai": ("addai",),
    "start": ("addai",),
    "exchange": ("throw",),
    "show": ("keepmade",),
    "undo": ("pat",),
    "callsure": ("call",),
    "rematch": ("play",),
}
"""What people have to tap first, so that the other can be tapped."""
TOGETHER = frozenset({"rematch"})
"""What happens when both have tapped it."""


async def write(file: Path, scene: Scene, people: Sequence[Player], place: Place) -> None:
    """Let these people play to this scene, in a database file that holds no game yet."""
    async with opened(file, clicks=1, at=datetime.now(UTC)) as house:
        table = await house.dealt(*people, hands=scene.hands, rules=SHORT, place=place)
        await house.until(table, scene.moment)
        assert table.state is not None
        assert scene.moment(table.state), "it does not come so far"
