"""A person's own deck, and the form of their hand."""

from __future__ import annotations

from dataclasses import replace

import pytest

from bot.game.view import observe
from bot.records import Deck, Look
from bot.render.glyphs import Glyphs
from bot.render.hand import hand
from bot.render.panel import Panel, Picture
from bot.render.scenes import HandScene
from tests.dsl import Game
from tests.render.screen import ANNA, ENGLISH, PLAYERS, button, picture, text


@pytest.fixture
def game() -> Game:
    """Anna, eldest hand, holds kings; Bo queens, and Cia, who dealt, nothing."""
    return Game(3).deal("KS KH 7D 4C 2S", "QS QH 8D 5C 3S", "AS JH TD 9C 6S")


EMOJIS = Glyphs({"KS": 1, "KH": 2, "7D": 3, "7D4": 4, "7D4x": 5, "4C": 6, "2S": 7})


def shown(game: Game, look: Look) -> Panel:
    view = observe(game.state, ANNA)
    scene = HandScene(game=7, view=view, players=PLAYERS[:3], question=view.questions[0], thrown=frozenset({2}))
    return hand(scene, ENGLISH, replace(EMOJIS, look=look))


def test_a_hand_may_be_a_line_of_emojis(game: Game) -> None:
    panel = shown(game, Look(pictured=False))
    assert not [block for block in panel.blocks if isinstance(block, Picture)]
    assert "\n# <:KS:1> <:KH:2> <:7D:3> <:4C:6> <:2S:7>\n" in text(panel)


def test_in_four_colours_the_same_on_buttons_in_lines_and_in_the_picture(game: Game) -> None:
    two, four = shown(game, Look()), shown(game, Look(Deck.FOUR))
    assert button(four, "keep|2").emoji == "<:7D4x:5>"
    assert "Out goes <:7D4x:5>" in text(four)
    assert picture(two).alt == picture(four).alt
    assert picture(two).png != picture(four).png


def test_what_was_played_is_struck_out_in_the_line(game: Game) -> None:
    game.keep_all().all_pass().keep_all().all_pass().keep_all().play("KS")
    view = observe(game.state, ANNA)
    scene = HandScene(game=7, view=view, players=PLAYERS[:3], question=None)
    written = text(hand(scene, ENGLISH, Glyphs(look=Look(pictured=False))))
    assert "\n# ~~K♠~~ K♥ 7♦ 4♣ 2♠\n" in written
