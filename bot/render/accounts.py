"""A deal's facts as short phrases: exchanges, declarations, the cut, tricks and points."""

from __future__ import annotations

from collections.abc import Sequence
from typing import assert_never

from bot.game.actions import Seat
from bot.game.cards import Card
from bot.game.events import (
    BreakerScored,
    CardsCut,
    ChicagoBroken,
    ChicagoMade,
    HandDeclared,
    HandScored,
    LastTrickScored,
    NobodyScored,
    Passed,
)
from bot.render.setting import Setting
from bot.render.slots import sorted_hand
from bot.render.story import ComparisonTold, Gain, Loss, TrickTold
from bot.render.words import DOT, alone, counted, ended_together, key, named, unbroken


def line(at: Setting, sentence: str, seats: str) -> str:
    """A line of small print, "Exchanged: ..."; empty when there is nothing to tell."""
    return at.say(sentence, seats=seats) if seats else ""


def won(at: Setting, event: Gain) -> str:
    """One change of a score and what it was for: "flush +5"."""
    points = at.points(event.points)
    match event:
        case HandScored(category=kind):
            return at.say("won-hand", category=key(kind), points=points)
        case LastTrickScored():
            return at.say("won-last-trick", points=points)
        case ChicagoMade():
            return at.say("won-chicago-made", points=points)
        case ChicagoBroken():
            return at.say("won-chicago-broken", points=points)
        case BreakerScored():
            return at.say("won-breaker", points=points)
        case Loss():
            return at.say("won-reset", points=points)
        case _:
            assert_never(event)


def gains(at: Setting, seat: Seat) -> list[str]:
    """What a seat's score changed by in a deal and for what, in order: "flush +5 twice", "last trick +5"."""
    return counted(at.text, (ended_together(won(at, event)) for event in at.story.won(seat)))


def points(at: Setting) -> str:
    """Everybody's points of a deal: "Bo flush +5, last trick +5 · Anna pair +1"."""
    scorers = dict.fromkeys(event.seat for event in at.story.points)
    told = (f"{at.name(seat)} {at.text.row(gains(at, seat))}" for seat in scorers)
    return DOT.join(told) or at.say("won-nothing")


def scores(at: Setting, totals: Sequence[int]) -> str:
    """Everybody's score, the reader's own in bold: "**Anna 26** · Bo 19"."""
    told = [unbroken(at.say("small-score", name=at.name(Seat(seat)), score=score)) for seat, score in enumerate(totals)]
    return DOT.join(f"**{score}**" if seat == at.view.seat else score for seat, score in enumerate(told))


def exchanged(at: Setting) -> str:
    """How many cards each seat took, exchange by exchange (R2.2): "Anna 3, 1, 0 · Bo 3, 3"."""
    counts = {
        seat: [alone(at.text, told.taken[seat]) for told in at.story.exchanges.values() if seat in told.taken]
        for seat in at.view.order
    }
    return DOT.join(
        unbroken(at.say("small-exchanged-seat", name=at.name(seat), counts=at.text.row(taken)))
        for seat, taken in counts.items()
        if taken
    )


def showed(at: Setting, *, but: int) -> str:
    """The hands that had to be shown in this deal (R2.4), except in exchange number `but`."""
    return DOT.join(
        at.say("small-cards", name=at.name(seat), cards=at.glyphs.cards(sorted_hand(hand)))
        for number, exchange in at.story.exchanges.items()
        if number != but
        for seat, hand in exchange.shown.items()
    )


def redealt(at: Setting) -> str:
    """The low hands that were shown and thrown for five new cards (rule `low_redeal`)."""
    return DOT.join(
        unbroken(at.say("small-cards", name=at.name(seat), cards=at.glyphs.cards(sorted_hand(hand))))
        for seat, hand in at.story.redealt.items()
    )


def upcard(at: Setting, card: Card, *, taken: bool | None) -> str:
    """A card that was turned face up, and what became of it (rule `one_up`): "saw 7♦, took it"."""
    what = "upcard-open" if taken is None else "upcard-taken" if taken else "upcard-refused"
    return at.say(what, cards=at.glyphs.card(card))


def outcomes(at: Setting) -> str:
    """How the comparisons ended that are over: "Kalle pair +1 · Cia three of a kind +3", "Kalle pair +1 twice".

    One in which nobody scored is told only if nobody scored in the others either: "nobody · nobody" tells nothing.
    """
    told = [told for told in at.story.comparisons.values() if told.outcomes or told.reset is not None]
    scored = [one for one in told if any(not _nobody(outcome) for outcome in one.outcomes) or one.reset is not None]
    return DOT.join(counted(at.text, (part for one in scored or told[:1] for part in _outcome(at, one))))


def _nobody(outcome: HandScored | NobodyScored) -> bool:
    """Did nobody declare anything?"""
    return isinstance(outcome, NobodyScored) and not outcome.tied


def _outcome(at: Setting, told: ComparisonTold) -> list[str]:
    reset = [] if told.reset is None else [at.say("small-reset", name=at.name(told.reset))]
    return [*(_ended(at, outcome) for outcome in told.outcomes), *reset]


def _ended(at: Setting, outcome: HandScored | NobodyScored) -> str:
    match outcome:
        case HandScored(seat=seat, category=kind, points=gained):
            told = at.say("small-scored", name=at.name(seat), category=key(kind), points=at.points(gained))
            return ended_together(told)
        case nobody if nobody.tied:
            return at.say("small-level", names=at.names(nobody.tied))
        case _:
            return at.say("small-nobody")


def declaration(at: Setting, answer: HandDeclared | Passed) -> str:
    """What a seat said, with exactly the ranks it had to name (R3.2)."""
    name = at.name(answer.seat)
    if isinstance(answer, Passed):
        return at.say("log-passes", name=name)
    kind = key(answer.category)
    if answer.against is None:
        return at.say("log-declares", name=name, category=kind)
    ours, against = named(at.text, answer.named), at.name(answer.against)
    if answer.tied:
        return at.say("log-declares-level", name=name, category=kind, named=ours, against=against)
    verdict = "log-declares-beats" if answer.leads else "log-declares-loses"
    theirs = named(at.text, answer.against_named[: len(answer.named)])
    return at.say(verdict, name=name, category=kind, named=ours, against=against, theirs=theirs)


def draws(at: Setting, cut: CardsCut) -> str:
    """The cut for the first deal, redraws included (R1.3): "Anna K♠ · Bo 4♥"."""
    first, *more = (
        DOT.join(at.say("small-cards", name=at.name(seat), cards=at.glyphs.card(card)) for seat, card in drawn)
        for drawn in cut.rounds
    )
    return DOT.join([first, *(at.say("small-again", draws=again) for again in more)])


def reason(at: Setting, trick: TrickTold) -> str:
    """Why a trick was won (R6.1): "highest diamond"."""
    return at.say("reason-only" if trick.alone else "reason-highest", suit=key(trick.winning.card.suit))
