"""The teacher's words: what the learner's last choice led to, and what is asked now. They go by what has happened."""

from __future__ import annotations

from typing import Final

from bot.game.actions import Seat
from bot.game.cards import Hand, Rank
from bot.game.events import Exchanged, HandDeclared, HandScored, NobodyScored
from bot.game.poker import Category, rank_of
from bot.game.scoring import hand_points
from bot.game.state import Declaring, Exchanging, Playing
from bot.game.tricks import TRICKS, playable
from bot.render import accounts
from bot.render.panel import Button, Row, Style
from bot.render.scenes import HandScene
from bot.render.setting import Setting
from bot.render.slots import made_cards, places, sorted_hand
from bot.render.story import ComparisonTold
from bot.render.words import key, named

LEARNER, PARTNER = Seat(0), Seat(1)
FIGHT: Final = TRICKS - 1
"""Who takes this trick leads to the last."""
HIGH: Final = Rank.JACK
"""From here on a card is too good for a trick that scores nothing."""


def taught(at: Setting, hand: HandScene, rows: tuple[Row, ...]) -> list[str]:
    """What came of the last choice, and what is asked now. `rows` are the buttons it is answered with."""
    match at.view.phase:
        case Exchanging() if hand.confirming:
            return [_say(at, "lesson-show")]
        case Exchanging(number=1):
            return [_say(at, "lesson-welcome"), _first_exchange(at, rows)]
        case Exchanging(number=number):
            asks = "lesson-exchange-again" if number == 2 else "lesson-exchange-last"
            return [_compared(at, number - 1), _say(at, asks), _secret(at, number)]
        case Declaring(number=number):
            return [*_exchanged(at, number), _to_declare(at, number)]
        case Playing(number=1):
            return [*_exchanged(at, at.view.rules.exchanges), _to_play(at, at.view.phase)]
        case Playing(number=number):
            return [*_taken(at, number - 1), _to_play(at, at.view.phase)]
        case _:
            return []


# What is asked


def _first_exchange(at: Setting, rows: tuple[Row, ...]) -> str:
    button = next(
        control.label or ""
        for row in rows
        for control in row
        if isinstance(control, Button) and control.style is Style.GOOD
    )
    return at.say("lesson-exchange", category=_category(places(at.view)), button=button)


def _secret(at: Setting, number: int) -> str:
    """The duty to show (R2.4); in few words to who was told of it in the exchange before."""
    if not at.view.owing[LEARNER]:
        return ""
    told = any(_scored(at, LEARNER, before) for before in range(1, number - 1))
    return _say(at, "lesson-owing-again" if told else "lesson-owing")


def _scored(at: Setting, seat: Seat, number: int) -> bool:
    return any(isinstance(one, HandScored) and one.seat == seat for one in at.story.comparisons[number].outcomes)


def _to_declare(at: Setting, number: int) -> str:
    category = rank_of(at.view.hand).category
    if category is Category.HIGH_CARD:
        return at.say("lesson-declare-nothing")
    points = at.points(hand_points(category, at.view.rules))
    return at.say("lesson-declare" if number == 1 else "lesson-declare-again", category=key(category), points=points)


def _to_play(at: Setting, phase: Playing) -> str:
    points = at.points(at.view.rules.last_trick)
    if phase.number == TRICKS:
        return _say(at, "lesson-last", points=points)
    if not phase.trick:
        return _say(at, _leading(phase.number), points=points)
    suit = phase.trick[0].card.suit
    if any(card.suit is suit for card in at.view.hand):
        return _say(at, "lesson-follow-fourth" if phase.number == FIGHT else "lesson-follow", suit=key(suit))
    return _say(at, "lesson-void", suit=key(suit))


def _leading(trick: int) -> str:
    if trick == 1:
        return "lesson-lead-first"
    return "lesson-lead-fourth" if trick == FIGHT else "lesson-lead"


# What came of it


def _exchanged(at: Setting, number: int) -> list[str]:
    """What the learner threw, what came for it, and whether that was wise."""
    event = next(e for e in at.view.record if isinstance(e, Exchanged) and (e.seat, e.number) == (LEARNER, number))
    thrown, drawn, hand = event.thrown or (), event.drawn or (), at.view.hand
    if not thrown:
        return [_kept(at, number)]
    before = (*(card for card in hand if card not in drawn), *thrown)
    told = [at.say("lesson-drew", cards=_cards(at, drawn), category=_category(hand))]
    broken = [card for card in thrown if card in made_cards(before)]
    idle = [card for card in before if card not in thrown and card not in made_cards(before)]
    if broken:
        told.append(at.say("lesson-broke", cards=_cards(at, tuple(broken)), category=_category(before)))
    elif idle and number == 1:
        told.append(at.say("lesson-idle", cards=_cards(at, tuple(idle))))
    return told


def _kept(at: Setting, number: int) -> str:
    if number == 1:
        return at.say("lesson-kept-first")
    return at.say("lesson-kept-secret" if at.view.owing[LEARNER] else "lesson-kept")


def _compared(at: Setting, number: int) -> str:
    """Who scored for the best declared hand, and why not the other."""
    told = at.story.comparisons[number]
    match told.outcomes:
        case [HandScored(seat=seat, category=category, points=gained), *_]:
            points, kind = at.points(gained), key(category)
            if ranks := _named(at, told):
                ours, theirs = ranks
                sentence = "lesson-scored-ranks" if seat == LEARNER else "lesson-lost-ranks"
                return _say(at, sentence, category=kind, ours=ours, theirs=theirs, points=points)
            if seat == LEARNER:
                return _say(at, "lesson-scored", category=kind, points=points)
            passed = not any(isinstance(answer, HandDeclared) and answer.seat == LEARNER for answer in told.answers)
            wasted = passed and rank_of(at.view.hand).category >= category
            return _say(at, "lesson-passed" if wasted else "lesson-lost", category=kind, points=points)
        case [NobodyScored(tied=tied), *_] if tied:
            return at.say("lesson-level")
        case _:
            return at.say("lesson-nobody")


def _named(at: Setting, told: ComparisonTold) -> tuple[str, str] | None:
    """The ranks that were named to settle equal declarations, the learner's and the partner's (R3.2)."""
    for answer in told.answers:
        if isinstance(answer, HandDeclared) and answer.against is not None:
            ranks = named(at.text, answer.named), named(at.text, answer.against_named)
            return ranks if answer.seat == LEARNER else ranks[::-1]
    return None


def _taken(at: Setting, number: int) -> list[str]:
    """Who took a trick, and whether it was worth the card."""
    trick = at.story.tricks[number - 1]
    own = next(played.card for played in trick.cards if played.seat == LEARNER)
    reason = accounts.reason(at, trick)
    if trick.winner == LEARNER:
        told = [at.say("lesson-trick-won", cards=at.glyphs.card(own), reason=reason)]
        spent = number < FIGHT and own.rank >= HIGH and _could_be_saved(at, number)
        return [*told, at.say("lesson-trick-spent")] if spent else told
    if own.suit is not trick.winning.card.suit:
        return [_say(at, "lesson-trick-void", cards=at.glyphs.card(own), suit=key(trick.winning.card.suit))]
    return [_say(at, "lesson-trick-lost", cards=at.glyphs.card(trick.winning.card), reason=reason)]


def _could_be_saved(at: Setting, number: int) -> bool:
    """Might a lower card have been played to this trick?"""
    played = at.view.played[LEARNER]
    held = tuple(card for card in places(at.view) if card not in played[: number - 1])
    trick = at.story.tricks[number - 1].cards
    before = () if trick[0].seat == LEARNER else trick[:1]
    return min(card.rank for card in playable(held, before)) < played[number - 1].rank


# When the deal is done


def about_last_trick(at: Setting) -> list[str]:
    """Who took the last trick."""
    trick = at.story.tricks[-1]
    sentence = "lesson-last-won" if trick.winner == LEARNER else "lesson-last-lost"
    points = at.points(at.view.rules.last_trick)
    reason = accounts.reason(at, trick)
    return [_say(at, sentence, cards=at.glyphs.card(trick.winning.card), reason=reason, points=points)]


def about_hands(at: Setting) -> list[str]:
    """The comparison of all hands (R6.3)."""
    told = [at.say("lesson-hands")]
    match at.story.comparisons[at.view.rules.exchanges].outcomes:
        case [HandScored(seat=seat, category=category, points=gained), *_]:
            sentence = "lesson-hands-won" if seat == LEARNER else "lesson-hands-lost"
            told.append(_say(at, sentence, category=key(category), points=at.points(gained)))
        case _:
            told.append(at.say("lesson-hands-nobody"))
    return told


def about_chicago(at: Setting) -> list[str]:
    """What it is to call Chicago (R7), and how far from it the learner was."""
    points = at.view.rules.chicago_points
    took = sum(trick.winner == LEARNER for trick in at.story.tricks)
    what = at.say("lesson-chicago", needed=points, won=at.points(points), lost=at.points(-points))
    return [what, at.say("lesson-chicago-tricks", tricks=took)]


def about_points(at: Setting) -> list[str]:
    """What a game is made of."""
    return [at.say("lesson-points", target=at.view.rules.target), at.say("lesson-goodbye")]


def _say(at: Setting, sentence: str, **variables: str | int) -> str:
    """A sentence in which the partner may be named."""
    return at.say(sentence, ai=at.name(PARTNER), **variables)


def _category(hand: Hand) -> str:
    return key(rank_of(hand).category)


def _cards(at: Setting, cards: Hand) -> str:
    return at.glyphs.cards(sorted_hand(cards))
