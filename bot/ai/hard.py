"""The hard player: it plays to win the game, not the deal, and reckons where medium goes by feeling."""

from __future__ import annotations

from random import Random
from typing import assert_never

from bot.ai import medium
from bot.ai.effort import Effort
from bot.ai.hands.declaring import chance_to_score, is_worth_declaring
from bot.ai.hands.exchanging import exchange, take_or_refuse
from bot.ai.tricks.chicago import weigh_call
from bot.ai.tricks.playing import play
from bot.game.actions import CallChicago, Declare, Pass, SeatAction
from bot.game.state import Asks
from bot.game.view import SeatView
from bot.hints import CallReason, DeclareReason, PlainReason, Reason


def choose(view: SeatView, rng: Random, effort: Effort | None = None) -> SeatAction:
    """What the hard player does: one of `view.legal`, never leaving the game.

    The same view and the same state of `rng` give the same answer. Raises ValueError if nothing is asked of the seat,
    Overtime if the machine is so busy that thinking takes too long.
    """
    return decide(view, rng, effort or Effort())[0]


def decide(view: SeatView, rng: Random, effort: Effort) -> tuple[SeatAction, Reason]:
    """The same, and why."""
    if not view.turn:
        raise ValueError("nothing is asked of this seat now")
    match view.questions[0].asks:
        case Asks.EXCHANGE:
            return exchange(view)
        case Asks.UPCARD:
            return take_or_refuse(view)
        case Asks.DECLARE:
            chance = chance_to_score(view)
            return _say(view, Declare if is_worth_declaring(view, chance) else Pass), DeclareReason(chance)
        case Asks.CHICAGO:
            call = weigh_call(view, rng, effort)
            return _say(view, CallChicago if call.pays else Pass), CallReason(call.success, call.last_trick)
        case Asks.PLAY:
            return play(view, rng, effort)
        case Asks.REDEAL | Asks.RESET:
            return medium.choose(view, rng), PlainReason()  # two answers, and it is plain which is better
        case _:
            assert_never(view.questions[0].asks)


def _say(view: SeatView, kind: type[Declare | CallChicago | Pass]) -> SeatAction:
    """This, if it may be said; else what there is to say."""
    return next((action for action in view.legal if isinstance(action, kind)), view.legal[0])
