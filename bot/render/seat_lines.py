"""The middle of a table: one line per seat, with its score, its card in the trick, and what it did."""

from __future__ import annotations

from typing import Final

from bot.game.actions import Seat
from bot.game.events import HandDeclared
from bot.game.poker import rank_of
from bot.game.state import (
    Calling,
    ChoosingReset,
    Dealing,
    Declaring,
    Exchanging,
    Playing,
    Redealing,
    Reshuffling,
    TakingUpcard,
    Trick,
)
from bot.game.tricks import takes
from bot.render import accounts
from bot.render.setting import Setting
from bot.render.slots import sorted_hand
from bot.render.words import DOT, key, score_box

_KEYCAP: Final = "\ufe0f\u20e3"
"""Turns a digit into the picture of a key."""


def seat_lines(at: Setting, *, pictured: bool = False) -> list[str]:
    """One line per seat; two when the deal is done and all hands lie open, but for those in a picture beside them."""
    return [_seat(at, Seat(seat), pictured=pictured) for seat in range(at.view.seats)]


def number(seat: Seat) -> int:
    """By which number a seat is known in a picture, from 1."""
    return seat + 1


def _seat(at: Setting, seat: Seat, *, pictured: bool) -> str:
    start = score_box(at.text, at.view.scores[seat])
    if at.story.over:
        return _seat_after(at, seat, f"{start} {number(seat)}{_KEYCAP}" if pictured else start, pictured=pictured)
    if at.view.order and seat not in at.view.order:
        return f"{start} {at.bold(seat)}{DOT}{at.say('seat-sits-out')}"
    card = _card(at, seat)
    return " ".join(filter(None, (start, card, DOT.join([at.bold(seat), *_away(at, seat), *_did(at, seat)]))))


def _seat_after(at: Setting, seat: Seat, start: str, *, pictured: bool) -> str:
    """A seat when the deal is done: what it scored, what it held, its five cards (R6.3)."""
    hand = at.story.hands[seat] if at.story.hands else ()
    parts = [at.bold(seat)]
    if gained := sum(event.points for event in at.story.won(seat)):
        parts.append(f"**{at.points(gained)}**")
    if hand:
        parts.append(at.say("seat-held", category=key(rank_of(hand).category)))
    cards = "" if pictured else at.glyphs.cards(sorted_hand(hand))
    return "\n".join(filter(None, (f"{start} {DOT.join(parts)}", cards)))


def trick_in_sight(at: Setting) -> Trick:
    """The trick on the table: the open one; or the last one, until somebody leads to the next."""
    match at.view.phase:
        case Playing(trick=()) if at.story.tricks:
            return at.story.tricks[-1].cards
        case Playing(trick=trick):
            return trick
        case _:
            return ()


def _card(at: Setting, seat: Seat) -> str:
    """The card in front of a seat: drawn in the cut, or played to the trick."""
    match at.view.phase:
        case Dealing() if at.story.cut:
            return at.glyphs.cards(card for draw in at.story.cut.rounds for drawer, card in draw if drawer == seat)
        case Playing():
            played = next((played.card for played in trick_in_sight(at) if played.seat == seat), None)
            return at.glyphs.back() if played is None else at.glyphs.card(played)
        case _:
            return ""


def _did(at: Setting, seat: Seat) -> list[str]:
    match at.view.phase:
        case Redealing():
            return _redealt(at, seat)  # who is asked stays a secret
        case (
            Exchanging(number=number, turn=turn)
            | Reshuffling(number=number, turn=turn)
            | TakingUpcard(number=number, turn=turn)
        ):
            return _exchanged(at, seat, number) + _choosing(at, now=seat == turn)
        case Declaring(number=number, turn=turn) | ChoosingReset(number=number, turn=turn):
            return _declared(at, seat, number) + _choosing(at, now=seat == turn)
        case Playing(caller=caller):
            return [at.say("seat-chicago")] * (caller == seat) + _takes(at, seat)
        case _:
            return []


def _away(at: Setting, seat: Seat) -> list[str]:
    """That an AI player acts for this person; not where it would tell that a time was up, and so who had a choice."""
    if isinstance(at.view.phase, Declaring | Calling | Redealing) or not at.cast.players[seat].away:
        return []
    return [at.say("seat-away")]


def _choosing(at: Setting, *, now: bool) -> list[str]:
    return [f"*{at.say('seat-choosing')}*"] if now else []


def _takes(at: Setting, seat: Seat) -> list[str]:
    trick = trick_in_sight(at)
    if not trick or takes(trick).seat != seat:
        return []
    if len(trick) < len(at.view.order):
        return [at.say("seat-takes-so-far")]
    return [at.say("seat-took-trick", number=len(at.story.tricks))]  # the heading speaks of the next one already


def _redealt(at: Setting, seat: Seat) -> list[str]:
    thrown = at.story.redealt.get(seat)
    return [at.say("seat-redealt", cards=at.glyphs.cards(sorted_hand(thrown)))] if thrown else []


def _exchanged(at: Setting, seat: Seat, number: int) -> list[str]:
    exchange = at.story.exchanges.get(number)
    if exchange is None:
        return []
    shown, taken = exchange.shown.get(seat), exchange.taken.get(seat)
    did = [at.say("seat-shows", cards=at.glyphs.cards(sorted_hand(shown)))] if shown else []
    if seat in exchange.upcards:
        card, took = exchange.upcards[seat]
        did.append(accounts.upcard(at, card, taken=took))
    if taken is not None:
        did.append(at.say("seat-took", count=taken) if taken else at.say("seat-kept-all"))
    return did


def _declared(at: Setting, seat: Seat, number: int) -> list[str]:
    told = at.story.comparisons.get(number)
    answer = next((answer for answer in told.answers if answer.seat == seat), None) if told else None
    if answer is None:
        return []
    if not isinstance(answer, HandDeclared):
        return [at.say("seat-passes")]
    phase = at.view.phase
    best = isinstance(phase, Declaring) and seat in phase.holders
    return [at.say("seat-declares-best" if best else "seat-declares", category=key(answer.category))]
