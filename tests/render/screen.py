"""Panels as a reader sees them: plain text, and the buttons by what they say."""

from __future__ import annotations

from datetime import UTC, datetime
from typing import Any

from bot.game.actions import Seat
from bot.game.rules import Rules
from bot.game.view import observe
from bot.i18n.localizer import Localizer
from bot.records import Level, Player
from bot.render.glyphs import Glyphs
from bot.render.hand import hand
from bot.render.log import log
from bot.render.panel import Button, Link, Panel, Picture, Text
from bot.render.scenes import HandScene, LobbyScene, PastDealScene, TableScene
from bot.render.table import past_deal, table
from tests.dsl import Game

ENGLISH = Localizer.for_locale("en")
LETTERS = Glyphs()
PLAYERS = (Player("Anna", 1), Player("Bo", 2), Player("Cia", 3), Player("Kalle", None, Level.MEDIUM))
ANNA, BO, CIA, KALLE = (Seat(seat) for seat in range(4))
SEAL = "d98c211e7e1909baf26b8ac130ca706c525adc1dc5b118ae2df00b41b5ec2283"
SOON = datetime(2026, 11, 30, 12, 0, tzinfo=UTC)
UNSEEN = str.maketrans({"\u2068": "", "\u2069": "", "\ufe0e": "", "\u00a0": " "})


def text(panel: Panel) -> str:
    """All text of a panel, as it is read."""
    blocks = [block.markdown for block in panel.blocks if isinstance(block, Text)]
    return "\n".join(blocks).translate(UNSEEN)


def heading(panel: Panel) -> str:
    """The first line."""
    return text(panel).splitlines()[0].lstrip("# ")


def controls(panel: Panel) -> list[Button | Link]:
    """All buttons, row by row."""
    return [control for row in panel.rows for control in row if isinstance(control, Button | Link)]


def labels(panel: Panel) -> list[str]:
    """What the buttons say."""
    return [(control.label or "").translate(UNSEEN) for control in controls(panel)]


def verbs(panel: Panel) -> list[str]:
    """What the buttons do."""
    return [control.do for control in controls(panel) if isinstance(control, Button)]


def button(panel: Panel, verb: str) -> Button:
    """The button that does this. Raises StopIteration if there is none."""
    return next(control for control in controls(panel) if isinstance(control, Button) and control.do == verb)


def picture(panel: Panel) -> Picture:
    """The picture of a panel. Raises StopIteration if there is none."""
    return next(block for block in panel.blocks if isinstance(block, Picture))


def players(game: Game) -> tuple[Player, ...]:
    """Who plays a game at the test table."""
    return PLAYERS[: game.state.seats]


def lobby_scene(*seated: Player, **more: Any) -> LobbyScene:
    """A lobby that Anna opened."""
    scene = {"game": 7, "rules": Rules(), "host_id": 1, "closes": SOON, "commitment": SEAL}
    return LobbyScene(players=seated or PLAYERS[:1], **{**scene, **more})


def shown_table(game: Game, **more: Any) -> Panel:
    """The table as everybody sees it."""
    scene = {"players": players(game), "commitment": SEAL, "next_deal": None, **more}
    return table(TableScene(game=7, view=observe(game.state, None), **scene), ENGLISH, LETTERS)


def shown_hand(game: Game, seat: Seat, **more: Any) -> Panel:
    """A seat's panel, with the first open question unless another is named."""
    view = observe(game.state, seat)
    scene = {"question": view.questions[0] if view.questions else None, **more}
    return hand(HandScene(game=7, view=view, players=players(game), **scene), ENGLISH, LETTERS)


def past_scene(game: Game) -> PastDealScene:
    """The deal that is over, as everybody saw it."""
    return PastDealScene(game=7, view=observe(game.state, None), players=players(game))


def shown_past(game: Game) -> Panel:
    """The deal that is over, shrunk."""
    return past_deal(past_scene(game), ENGLISH, LETTERS)


def shown_log(game: Game) -> Panel:
    """How the deal went."""
    return log(past_scene(game), ENGLISH, LETTERS)
