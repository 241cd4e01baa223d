"""Cards in a line of text and on a button."""

from __future__ import annotations

from bot.game.cards import Card, Suit, parse_cards
from bot.records import Deck, Look
from bot.render.glyphs import Face, Glyphs, emoji_names

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


def test_in_four_colours_clubs_and_diamonds_have_emojis_of_their_own() -> None:
    ids = {"QS": 1, "QD": 2, "QD4": 3, "suitD": 4, "suitD4": 5, "QC": 6, "suitC": 7}
    four = Glyphs(ids, Look(Deck.FOUR))
    assert four.cards(parse_cards("QS QD")) == "<:QS:1> <:QD4:3>"
    assert four.suit(Suit.DIAMONDS) == "<:suitD4:5>"
    assert Glyphs(ids).card(Card.parse("QD")) == "<:QD:2>"
    assert four.card(Card.parse("QC")) == "<:QC:6>", "while the green one is not there"
    assert four.suit(Suit.CLUBS) == "<:suitC:7>"


def test_every_emoji_has_a_name_of_its_own_that_discord_takes() -> None:
    names = emoji_names()
    assert len(names) == len(set(names)) == 2 * (52 + 26) + 6 + 1 <= 2000
    assert all(2 <= len(name) <= 32 and name.isalnum() for name in names)
