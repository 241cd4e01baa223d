"""The hard player: it plays to win the game, not the deal, and reckons where medium goes by feeling."""

from __future__ import annotations

from random import Random
from typing import assert_never

from bot.ai import medium
from bot.ai.effort import Effort, Overtime
from bot.ai.hands.declaring import is_worth_declaring
from bot.ai.hands.exchanging import takes_upcard, ways
from bot.ai.tricks.chicago import is_worth_calling
from bot.ai.tricks.playing import play
from bot.game.actions import CallChicago, Declare, Exchange, Pass, SeatAction, TakeUpcard
from bot.game.state import Asks
from bot.game.view import SeatView

overtimes = 0
"""How often in this process a decision took too long and medium's was played instead."""


def choose(view: SeatView, rng: Random, effort: Effort | None = None) -> SeatAction:
    """What the hard player does: one of `view.legal`, never leaving the game.

    The same view and the same state of `rng` give the same answer, unless the machine is so busy that medium's is
    taken. Raises ValueError if nothing is asked of the seat.
    """
    global overtimes  # noqa: PLW0603 - a count of the process
    try:
        return reckoned(view, rng, effort or Effort())
    except Overtime:
        overtimes += 1
        return medium.choose(view, rng)


def reckoned(view: SeatView, rng: Random, effort: Effort) -> SeatAction:
    """The same, however busy the machine. Raises Overtime when the effort is at its end."""
    if not view.turn:
        raise ValueError("nothing is asked of this seat now")
    match view.questions[0].asks:
        case Asks.EXCHANGE:
            return _exchange(view)
        case Asks.UPCARD:
            take = takes_upcard(view)
            return next(action for action in view.legal if isinstance(action, TakeUpcard) and action.take is take)
        case Asks.DECLARE:
            return _say(view, Declare if is_worth_declaring(view) else Pass)
        case Asks.CHICAGO:
            return _say(view, CallChicago if is_worth_calling(view, rng, effort) else Pass)
        case Asks.PLAY:
            return play(view, rng, effort)
        case Asks.REDEAL | Asks.RESET:
            return medium.choose(view, rng)  # two answers, and it is plain which is better
        case _:
            assert_never(view.questions[0].asks)


def _exchange(view: SeatView) -> Exchange:
    """The best of the ways that the rules of the table leave; one card openly, which can be refused, if that may be."""
    offers: dict[object, Exchange] = {}
    for offer in view.legal:
        if isinstance(offer, Exchange) and (offer.openly or offer.cards not in offers):
            offers[offer.cards] = offer
    thrown = (tuple(card for card in view.hand if card not in way.kept) for way in ways(view))
    return next(offers[cards] for cards in thrown if cards in offers)


def _say(view: SeatView, kind: type[Declare | CallChicago | Pass]) -> SeatAction:
    """This, if it may be said; else what there is to say."""
    return next((action for action in view.legal if isinstance(action, kind)), view.legal[0])
