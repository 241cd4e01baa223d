"""One move of a game in a sentence or two: what it was, and what it led to."""

from __future__ import annotations

from typing import assert_never

from bot.game.events import (
    BreakerScored,
    CardPlayed,
    CardsCut,
    ChicagoBroken,
    ChicagoCalled,
    ChicagoMade,
    DealEnded,
    Dealt,
    Event,
    Exchanged,
    GameWon,
    HandDeclared,
    HandRedealt,
    HandScored,
    HandShown,
    HandsRevealed,
    LastTrickScored,
    NobodyCalled,
    NobodyScored,
    OthersReset,
    Passed,
    SeatLeft,
    StockRenewed,
    TieBreakCalled,
    TrickWon,
    UpcardRefused,
    UpcardShown,
    UpcardTaken,
)
from bot.game.state import Reshuffling
from bot.render import accounts
from bot.render.scenes import ReplayScene
from bot.render.setting import Setting
from bot.render.slots import sorted_hand
from bot.render.words import capital, key


def move(at: Setting, scene: ReplayScene) -> list[str]:
    """What the last move was and led to, a sentence for each thing that happened; never empty."""
    told = [sentence for event in scene.events if (sentence := told_of(at, event))]
    if scene.quiet is not None:
        told.insert(0, at.say("move-says-no", name=at.name(scene.quiet)))
    if not told:
        told = [_unheard(at, scene)]
    return [capital(sentence.removesuffix(".")) for sentence in told]


def _unheard(at: Setting, scene: ReplayScene) -> str:
    """A move of which nothing was heard, or heard yet."""
    match scene.view.phase:
        case Reshuffling(turn=seat):
            return at.say("table-drawing", name=at.name(seat))
        case _ if scene.ply:
            return at.say("move-hidden")
        case _:
            return at.say("move-start")


def told_of(at: Setting, event: Event) -> str:
    """What happened; empty for what the lines of the seats show anyway."""
    match event:
        case CardsCut():
            return at.say("move-cut", draws=accounts.draws(at, event), name=at.name(event.dealer))
        case Dealt(deal, dealer, _, _, tie_break):
            return at.say("move-dealt-tie-break" if tie_break else "move-dealt", deal=deal, name=at.name(dealer))
        case HandShown(seat, hand):
            return at.say("log-showed", name=at.name(seat), cards=at.glyphs.cards(sorted_hand(hand)))
        case Exchanged():
            return _exchanged(at, event)
        case UpcardShown(seat, _, card):
            return f"{at.name(seat)} {accounts.upcard(at, card, taken=None)}"
        case UpcardTaken(seat, card):
            return f"{at.name(seat)} {accounts.upcard(at, card, taken=True)}"
        case UpcardRefused(seat, card):
            return f"{at.name(seat)} {accounts.upcard(at, card, taken=False)}"
        case HandRedealt(seat, shown):
            return at.say("move-redealt", name=at.name(seat), cards=at.glyphs.cards(sorted_hand(shown)))
        case StockRenewed(count):
            return at.say("log-new-pile", count=count)
        case HandDeclared() | Passed():
            return accounts.declaration(at, event)
        case CardPlayed(seat, _, card):
            return at.say("move-plays", name=at.name(seat), cards=at.glyphs.card(card))
        case TrickWon(seat, number):
            return at.say("move-trick", name=at.name(seat), number=number)
        case HandsRevealed():
            return ""
        case DealEnded(deal, scores):
            return at.say("move-deal-over", deal=deal, scores=accounts.scores(at, scores))
        case TieBreakCalled(seats):
            return at.say("log-tie-break", names=at.names(seats))
        case SeatLeft(seat):
            return at.say("log-left", name=at.name(seat))
        case GameWon(seat):
            return at.say("log-won", name=at.name(seat))
        case _:
            return _scored(at, event)


def _exchanged(at: Setting, event: Exchanged) -> str:
    name, count = at.name(event.seat), event.count
    if not count:
        return at.say("move-keeps-all", name=name)
    if event.thrown is None or event.drawn is None:
        return at.say("move-exchanges", name=name, count=count)
    thrown, drawn = (at.glyphs.cards(sorted_hand(cards)) for cards in (event.thrown, event.drawn))
    return at.say("move-exchanges-cards", name=name, thrown=thrown, drawn=drawn)


Scored = (
    HandScored
    | NobodyScored
    | OthersReset
    | ChicagoCalled
    | NobodyCalled
    | LastTrickScored
    | ChicagoMade
    | ChicagoBroken
    | BreakerScored
)


def _scored(at: Setting, event: Scored) -> str:
    """Points, and the call that puts them at stake."""
    match event:
        case HandScored(seat, _, category, points):
            name, kind = at.name(seat), key(category)
            return at.say("move-scores", name=name, category=kind, points=at.points(points)) if points else ""
        case NobodyScored(_, tied):
            return at.say("log-level", names=at.names(tied)) if tied else at.say("log-nobody")
        case OthersReset(seat):
            return at.say("log-reset", name=at.name(seat))
        case ChicagoCalled(seat):
            return at.say("move-calls", name=at.name(seat))
        case NobodyCalled():
            return at.say("move-nobody-calls")
        case LastTrickScored(seat, points):
            return at.say("log-last-trick", name=at.name(seat), points=at.points(points))
        case ChicagoMade(seat, points):
            return at.say("log-chicago-made", name=at.name(seat), points=at.points(points))
        case ChicagoBroken(seat, by, points):
            return at.say("log-chicago-broken", name=at.name(seat), by=at.name(by), points=at.points(points))
        case BreakerScored(seat, points):
            return at.say("log-breaker", name=at.name(seat), points=at.points(points))
        case _:
            assert_never(event)
