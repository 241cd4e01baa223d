"""Cards in a line of text and on a button."""

from __future__ import annotations

from bot.game.cards import Card, Suit
from bot.render.glyphs import Face, Glyphs

QUEEN, TEN = Card.parse("QS"), Card.parse("TH")
OURS = Glyphs({"QS": 11, "QSx": 12, "back": 13, "suitS": 14})


def test_the_bots_own_emojis_are_used_where_it_has_them() -> None:
    assert OURS.card(QUEEN) == "<:QS:11>"
    assert OURS.card(QUEEN, thrown=True) == "<:QSx:12>"
    assert OURS.back() == "<:back:13>"
    assert OURS.suit(Suit.SPADES) == "<:suitS:14>"
    assert OURS.button(QUEEN, thrown=True) == Face(label=None, emoji="<:QSx:12>")


def test_letters_stand_in_and_ask_for_text_and_not_for_a_coloured_picture() -> None:
    assert OURS.card(TEN) == "10♥\ufe0e"
    assert OURS.suit(Suit.HEARTS) == "♥\ufe0e"
    assert OURS.button(TEN) == Face(label="10♥\ufe0e", emoji=None)


def test_a_thrown_card_is_struck_out_and_not_only_coloured() -> None:
    assert OURS.card(TEN, thrown=True) == "~~10♥\ufe0e~~"
    assert OURS.button(TEN, thrown=True) == Face(label="✕ 10♥\ufe0e", emoji=None)
