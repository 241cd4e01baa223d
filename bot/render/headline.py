"""The top of a table: who acts, and what is happening."""

from __future__ import annotations

from typing import assert_never

from bot.game.poker import Category
from bot.game.questions import declarations
from bot.game.rules import OFF
from bot.game.scoring import hand_points
from bot.game.state import (
    Calling,
    ChoosingReset,
    Cutting,
    Dealing,
    Declaring,
    Exchanging,
    Finished,
    Playing,
    Redealing,
    Reshuffling,
    TakingUpcard,
)
from bot.game.tricks import TRICKS
from bot.render.setting import Setting
from bot.render.words import DOT, key


def who(at: Setting) -> str:
    """Who acts.

    While Chicago, or a new hand, is asked, never whose answer is missing (R7.7; rule `low_redeal`).
    """
    match at.view.phase:
        case Cutting():
            return at.say("table-cutting")
        case Dealing():
            return _between_deals(at)
        case Redealing():
            return at.say("table-who-redeals")
        case Exchanging(turn=seat):
            return at.say("table-to-exchange", name=at.name(seat))
        case TakingUpcard(turn=seat):
            return at.say("table-to-take", name=at.name(seat), cards=at.glyphs.card(at.view.phase.card))
        case Reshuffling(turn=seat):
            return at.say("table-drawing", name=at.name(seat))
        case Declaring(turn=seat):
            return at.say("table-to-declare", name=at.name(seat))
        case ChoosingReset(turn=seat):
            return at.say("table-to-choose", name=at.name(seat))
        case Calling():
            return at.say("table-who-calls")
        case Playing(turn=seat, trick=trick):
            return at.say("table-to-play" if trick else "table-to-lead", name=at.name(seat))
        case Finished(winner=seat):
            return at.say("table-won", name=at.name(seat), score=at.view.scores[seat])
        case phase:
            assert_never(phase)


def what(at: Setting, *, next_deal: str) -> list[str]:
    """What is happening, in a line or two. `next_deal` says when that comes; empty when it is not waited for."""
    match at.view.phase:
        case Cutting() | Finished():
            return []
        case Dealing():
            level = at.story.tie_break
            return [at.say("table-deals-alone", names=at.names(level)) if level else "", next_deal]
        case Redealing():
            return [at.say("table-redealing")]
        case Exchanging(number=number):
            return [at.say("table-exchange", number=number, of=at.view.rules.exchanges)]
        case TakingUpcard(number=number):
            return [at.say("table-exchange", number=number, of=at.view.rules.exchanges), at.say("table-taking")]
        case Reshuffling(number=number):
            return [at.say("table-exchange", number=number, of=at.view.rules.exchanges), at.say("table-new-pile")]
        case ChoosingReset():
            return [at.say("table-choosing", points=at.points(hand_points(Category.FOUR_OF_A_KIND, at.view.rules)))]
        case Declaring():
            return [_declaring(at, at.view.phase)]
        case Calling():
            points = at.view.rules.chicago_points
            return [at.say("table-calling", won=at.points(points), lost=at.points(-points))]
        case Playing():
            return _trick(at, at.view.phase)
        case phase:
            assert_never(phase)


def _between_deals(at: Setting) -> str:
    if at.story.over:
        return at.say("table-level") if at.story.tie_break else at.say("table-deal-over", deal=at.view.deal)
    cut = at.story.cut
    return at.say("table-deals-first", name=at.name(cut.dealer)) if cut else at.say("table-dealing")


def _declaring(at: Setting, phase: Declaring) -> str:
    number = at.say("table-declaring", number=phase.number, of=declarations(at.view.rules))
    if phase.best is None:
        return number + DOT + at.say("table-declaring-none")
    best = at.say("table-declaring-best", name=at.names(phase.holders), category=key(phase.best))
    return number + DOT + best


def _trick(at: Setting, phase: Playing) -> list[str]:
    sentence = "table-trick-last" if phase.number == TRICKS and phase.caller is None else "table-trick"
    rules = at.view.rules
    parts = [at.say(sentence, number=phase.number, of=TRICKS, points=at.points(rules.last_trick))]
    if sentence == "table-trick-last" and rules.deuce_last_trick != OFF:
        parts.append(at.say("table-deuce", points=at.points(rules.deuce_last_trick)))
    if phase.trick:
        parts.append(at.say("table-led", suit=key(phase.trick[0].card.suit)))
    called = [] if phase.caller is None else [at.say("table-chicago-called", name=at.name(phase.caller))]
    return [DOT.join(parts), *called]
