"""The picture of a deal that is over."""

from __future__ import annotations

import io

from PIL import Image, ImageChops

from bot.game.cards import parse_cards
from bot.records import Deck
from bot.render.cards.deal import Row, deal_picture
from bot.render.cards.inks import GOLD_LIGHT

ANNA = Row(1, parse_cards("AH KS QH"), took=frozenset({0}), led=frozenset({0}))
BO = Row(2, parse_cards("4H AS 2H"), took=frozenset({1}))
PLACE = (126, 114)


def opened(png: bytes) -> Image.Image:
    return Image.open(io.BytesIO(png)).convert("RGBA")


def golden(picture: Image.Image, row: int, place: int) -> int:
    """How many pixels of a place in the grid are of the frame's gold."""
    left, top = 14 + 64 + place * PLACE[0], 14 + row * PLACE[1]
    cut = picture.crop((left, top, left + PLACE[0], top + PLACE[1])).convert("RGB")
    ground = Image.new("RGB", cut.size, GOLD_LIGHT)
    apart = ImageChops.difference(cut, ground).convert("L")
    return sum(apart.histogram()[:12])


def test_a_place_for_every_card_and_a_row_for_every_seat() -> None:
    two, four = opened(deal_picture((ANNA, BO))), opened(deal_picture((ANNA, BO, ANNA, BO)))
    assert two.size == (2 * 14 + 64 + 3 * PLACE[0], 2 * 14 + 2 * PLACE[1])
    assert four.height - two.height == 2 * PLACE[1]


def test_cards_that_took_their_trick_are_framed_and_larger() -> None:
    picture = opened(deal_picture((ANNA, BO)))
    framed = {(row, place) for row in range(2) for place in range(3) if golden(picture, row, place) > 1500}
    assert framed == {(0, 0), (1, 1)}


def test_the_last_trick_wears_a_crown() -> None:
    plain, crowned = opened(deal_picture((ANNA, BO))), opened(deal_picture((ANNA, BO), last=(1, 1)))
    changed = (
        ImageChops.difference(plain.convert("RGB"), crowned.convert("RGB")).point(lambda v: 255 * (v > 60)).getbbox()
    )
    assert changed is not None
    left, top, right, bottom = changed
    corner = (14 + 64 + 2 * PLACE[0] - 12, 14 + PLACE[1] + 12)
    assert left < corner[0] - 5 < right, "at the upper right corner of the card"
    assert top < corner[1] < bottom
    assert (right - left, bottom - top) < (50, 50)


def test_it_is_small_and_drawn_once() -> None:
    rows = tuple(Row(number, parse_cards("AH KS QH 8H 6D")) for number in range(1, 5))
    assert len(deal_picture(rows)) < 60_000
    assert deal_picture(rows) is deal_picture(rows)
    assert deal_picture((ANNA,)) == deal_picture((ANNA,), deck=Deck.FOUR), "spades and hearts are the same"
    assert deal_picture(rows) != deal_picture(rows, deck=Deck.FOUR)
