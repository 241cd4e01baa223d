"""The picture of a deal that is over: every hand, trick by trick, and who took what."""

from __future__ import annotations

from bot.game.actions import Seat
from bot.game.cards import Hand
from bot.render.cards.deal import Row, deal_picture
from bot.render.panel import Picture
from bot.render.seat_lines import number
from bot.render.setting import Setting
from bot.render.slots import sorted_hand
from bot.render.words import spoken


def deal_over(at: Setting) -> Picture | None:
    """All hands side by side (R6.3), and the tricks; None while the deal goes on, or if no hand was laid open."""
    seats = [Seat(seat) for seat, hand in enumerate(at.story.hands) if hand]
    if not at.story.over or not seats:
        return None
    rows = tuple(_row(at, seat) for seat in seats)
    last = at.story.last_trick
    crowned = None if last is None else (seats.index(last.winner), len(at.story.tricks) - 1)
    told = [_told(at, seat, row) for seat, row in zip(seats, rows, strict=True)]
    if last is not None:
        told.append(at.say("alt-deal-last", name=at.cast.plain[last.winner]))
    picture = deal_picture(rows, last=crowned, deck=at.glyphs.look.deck)
    return Picture("deal.png", picture, at.say("alt-deal", seats=" ".join(told)))


def _row(at: Setting, seat: Seat) -> Row:
    tricks = at.story.tricks
    played: Hand = tuple(one.card for trick in tricks for one in trick.cards if one.seat == seat)
    left = sorted_hand(tuple(card for card in at.story.hands[seat] if card not in played))
    return Row(
        number(seat),
        played + left,
        took=frozenset(place for place, trick in enumerate(tricks) if trick.winner == seat),
        led=frozenset(place for place, trick in enumerate(tricks) if trick.cards[0].seat == seat),
    )


def _told(at: Setting, seat: Seat, row: Row) -> str:
    """A row for who cannot see it."""
    name, cards = at.cast.plain[seat], spoken(at.text, row.cards)
    if not row.took:
        return at.say("alt-deal-seat", name=name, cards=cards)
    tricks = at.text.both(at.text.number(place + 1) for place in sorted(row.took))
    return at.say("alt-deal-seat-took", name=name, cards=cards, tricks=tricks, count=len(row.took))
