"""A hint in one short sentence: what a hard AI player would do, and why."""

from __future__ import annotations

from typing import assert_never

from bot.game.actions import (
    CallChicago,
    ChooseReset,
    Declare,
    Exchange,
    Pass,
    PlayCard,
    Redeal,
    Resign,
    SeatAction,
    TakeUpcard,
)
from bot.game.poker import rank_of
from bot.game.state import Asks
from bot.hints import CallReason, DeclareReason, Hint, Holding, Keep, KeepReason, PlainReason, PlayReason
from bot.render.setting import Setting
from bot.render.slots import places, sorted_hand
from bot.render.words import key

_NAMED = frozenset(Holding) - {Holding.CARDS}
"""What has a name that tells which cards it is."""


def hint_lines(at: Setting, hint: Hint | None) -> list[str]:
    """The hint, in a line; nothing if there is none."""
    if hint is None:
        return []
    why = _why(at, hint)
    return [
        at.say("hint-because", what=_what(at, hint), why=why) if why else at.say("hint-plain", what=_what(at, hint))
    ]


def _what(at: Setting, hint: Hint) -> str:
    """What to do."""
    match hint.action, hint.reason:
        case Exchange(), KeepReason(best, second):
            return _way(at, best, beside=second)
        case action, _:
            return _deed(at, action)


def _deed(at: Setting, action: SeatAction) -> str:
    match action:
        case Exchange(cards=thrown):
            kept = tuple(card for card in places(at.view) if card not in thrown)
            holding = Holding.CARDS if thrown and kept else Holding.EVERYTHING if kept else Holding.NOTHING
            return at.say("hint-keep", holding=_word(holding), cards=at.glyphs.cards(kept))
        case TakeUpcard(take=take):
            return at.say("hint-take" if take else "hint-refuse")
        case Redeal():
            return at.say("hint-redeal")
        case ChooseReset(reset=reset):
            return at.say("hint-reset" if reset else "hint-points")
        case Declare():
            return at.say("hint-declare", category=key(rank_of(places(at.view)).category))
        case CallChicago():
            return at.say("hint-call")
        case Pass():
            return at.say(_NO[at.view.questions[0].asks])
        case PlayCard(card=card):
            return at.say("hint-play", cards=at.glyphs.card(card))
        case Resign():
            raise ValueError("nobody is told to leave")
        case _:
            assert_never(action)


_NO = {Asks.REDEAL: "hint-no-redeal", Asks.DECLARE: "hint-pass", Asks.CHICAGO: "hint-no-call"}
"""A no, by the question."""


def _why(at: Setting, hint: Hint) -> str:
    match hint.reason:
        case KeepReason(best, second):
            if second is None:
                return at.say("hint-why-points", points=at.text.signed_tenths(best.points))
            return _rather(at, hint.action, best, second)
        case DeclareReason(chance):
            passes = isinstance(hint.action, Pass)
            return at.say("hint-why-pass" if passes else "hint-why-declare", chance=at.text.percent(chance))
        case CallReason(success, last_trick):
            both = {"success": at.text.percent(success), "last": at.text.percent(last_trick)}
            return at.say("hint-why-call", **both)
        case PlayReason(goal, chance, second, second_chance):
            why = at.say("hint-why-play", goal=goal.value.replace(" ", "-").lower(), chance=at.text.percent(chance))
            if second is None:
                return why
            other = at.text.percent(second_chance)
            return at.say("hint-why-play-rather", why=why, cards=at.glyphs.card(second), chance=other)
        case PlainReason():
            return ""
        case _:
            assert_never(hint.reason)


def _rather(at: Setting, action: SeatAction, best: Keep, second: Keep) -> str:
    """The numbers of the best way and of the next one; if that has more, the totals of the game speak against it."""
    if isinstance(action, TakeUpcard):
        other = at.say("hint-refuse" if action.take else "hint-take")
    else:
        other = _way(at, second, beside=best)
    less = round(second.points, 1) <= round(best.points, 1)
    return at.say(
        "hint-why-rather" if less else "hint-why-totals",
        points=at.text.signed_tenths(best.points),
        other=other,
        less=at.text.signed_tenths(second.points),
    )


def _way(at: Setting, way: Keep, *, beside: Keep | None) -> str:
    """A way to exchange, by the name of what is kept; by its cards where the way beside it has the same name."""
    plain = way.holding in _NAMED and (beside is None or beside.holding is not way.holding)
    holding = way.holding if plain else Holding.CARDS
    return at.say("hint-keep", holding=_word(holding), cards=at.glyphs.cards(sorted_hand(way.cards)))


def _word(holding: Holding) -> str:
    return holding.value.replace(" ", "-")
