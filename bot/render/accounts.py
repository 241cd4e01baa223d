"""A deal's facts as short phrases: exchanges, declarations, the cut, tricks and points."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import assert_never

from bot.game.actions import Seat
from bot.game.cards import Card
from bot.game.events import ChicagoBroken, ChicagoMade, HandDeclared, HandScored, LastTrickScored, Passed, ScoreEvent
from bot.i18n.localizer import Localizer
from bot.render.glyphs import Glyphs
from bot.render.slots import sorted_hand
from bot.render.story import ComparisonTold, Story, TrickTold
from bot.render.words import DOT, Cast, key, named


def won(say: Localizer, event: ScoreEvent) -> str:
    """One change of a score and what it was for: "flush +5"."""
    points = say.signed(event.points)
    match event:
        case HandScored(category=kind):
            return say.say("won-hand", category=key(kind), points=points)
        case LastTrickScored():
            return say.say("won-last-trick", points=points)
        case ChicagoMade():
            return say.say("won-chicago-made", points=points)
        case ChicagoBroken():
            return say.say("won-chicago-broken", points=points)
        case _:
            assert_never(event)


def points_of(say: Localizer, story: Story, cast: Cast) -> str:
    """Everybody's points of a deal: "Bo flush +5, last trick +5 · Anna pair +1"."""
    scorers = dict.fromkeys(event.seat for event in story.points)
    totals = [f"{cast.names[seat]} {say.row(won(say, event) for event in story.won(seat))}" for seat in scorers]
    return DOT.join(totals) or say.say("won-nothing")


def scores(say: Localizer, cast: Cast, totals: Sequence[int]) -> str:
    """Everybody's score: "Anna 26 · Bo 19"."""
    return DOT.join(say.say("small-scores", name=cast.names[seat], score=score) for seat, score in enumerate(totals))


def exchanged(say: Localizer, story: Story, cast: Cast) -> str:
    """How many cards each seat took, exchange by exchange (R2.2): "Anna 3, 1, 0 · Bo 3, 3"."""
    order = story.dealt.order if story.dealt else ()
    counts = {
        seat: [say.number(ex.taken[seat]) for ex in story.exchanges.values() if seat in ex.taken] for seat in order
    }
    return DOT.join(
        say.say("small-exchanged-seat", name=cast.names[seat], counts=say.row(taken))
        for seat, taken in counts.items()
        if taken
    )


def showed(say: Localizer, glyphs: Glyphs, story: Story, cast: Cast) -> str:
    """The hands that had to be shown in this deal (R2.4)."""
    return DOT.join(
        say.say("small-drawn", name=cast.names[seat], card=glyphs.cards(sorted_hand(hand)))
        for exchange in story.exchanges.values()
        for seat, hand in exchange.shown.items()
    )


def outcome(say: Localizer, comparison: ComparisonTold, cast: Cast) -> str:
    """How a comparison before the tricks ended: "Cia three of a kind +3"; empty while it is open."""
    match comparison.outcome:
        case None:
            return ""
        case HandScored(seat=seat, category=kind, points=points):
            return say.say("small-scored", name=cast.names[seat], category=key(kind), points=say.signed(points))
        case nobody:
            level = nobody.tied
            return say.say("small-level", names=cast.all(say, level)) if level else say.say("small-nobody")


def declaration(say: Localizer, answer: HandDeclared | Passed, cast: Cast) -> str:
    """What a seat said, with exactly the ranks it had to name (R3.2)."""
    name = cast.names[answer.seat]
    if isinstance(answer, Passed):
        return say.say("log-passes", name=name)
    kind = key(answer.category)
    if answer.against is None:
        return say.say("log-declares", name=name, category=kind)
    ours, against = named(say, answer.named), cast.names[answer.against]
    if answer.tied:
        return say.say("log-declares-level", name=name, category=kind, named=ours, against=against)
    verdict = "log-declares-beats" if answer.leads else "log-declares-loses"
    theirs = named(say, answer.against_named)
    return say.say(verdict, name=name, category=kind, named=ours, against=against, theirs=theirs)


def draws(say: Localizer, glyphs: Glyphs, rounds: Iterable[Iterable[tuple[Seat, Card]]], cast: Cast) -> str:
    """The cut for the first deal, redraws included (R1.3): "Anna K♠ · Bo 4♥"."""
    drawn = [
        DOT.join(say.say("small-drawn", name=cast.names[seat], card=glyphs.card(card)) for seat, card in draw)
        for draw in rounds
    ]
    return DOT.join([*drawn[:1], *(say.say("small-again", draws=more) for more in drawn[1:])])


def reason(say: Localizer, trick: TrickTold) -> str:
    """Why a trick was won (R6.1): "highest diamond"."""
    return say.say("reason-only" if trick.alone else "reason-highest", suit=key(trick.winning.card.suit))
