"""Rules about getting other cards: `exchanges`, `exchange_stop`, `one_up`, `low_redeal`, `reveal`."""

from __future__ import annotations

from bot.game.actions import Exchange, Redeal
from bot.game.engine import legal_actions
from bot.game.events import Exchanged, HandShown
from bot.game.rules import OneUp, Reveal, Rules
from bot.game.state import Asks
from tests.dsl import Game
from tests.game.house_rules.shown import LOSES_ALL, WINS_ALL, shows, simply


@shows("exchanges", {2: [1, 2]}, usually=[1, 2, 3])
def exchanges_of_a_deal(rules: Rules) -> list[int]:
    game = simply(Game(2, rules=rules).deal(WINS_ALL, LOSES_ALL), before=Asks.PLAY)
    return sorted({event.number for event in game.told(Exchanged)})


@shows("exchange_stop", {41: 41, 42: 42, 45: 45, 46: 46, 47: 47}, usually=None)
def least_score_that_may_not_exchange(rules: Rules) -> int | None:
    game = Game(2, rules=rules).deal(WINS_ALL, LOSES_ALL)
    for score in range(52):
        game.give(score, 0)
        if not any(action.cards for action in legal_actions(game.state, game.turn) if isinstance(action, Exchange)):
            return score
    return None


@shows("one_up", {OneUp.FIRST: [1], OneUp.EVERY: [1, 2, 3]}, usually=[])
def exchanges_in_which_one_card_may_be_seen_first(rules: Rules) -> list[int]:
    game, openly = Game(2, rules=rules).deal(WINS_ALL, LOSES_ALL), []
    for number in (1, 2, 3):
        offered = [action for action in legal_actions(game.state, game.turn) if isinstance(action, Exchange)]
        open_ones = [action.cards for action in offered if action.openly]
        assert open_ones in ([], [(card,) for card in game.state.hands[game.turn]])  # any one card, or none
        openly += [number] * bool(open_ones)
        game.keep_all().all_pass()
    return openly


@shows("low_redeal", {True: True}, usually=False)
def may_a_low_hand_be_dealt_anew(rules: Rules) -> bool:
    game = Game(2, rules=rules).deal("9S 7S 5H 4D 2C", WINS_ALL.replace("9H", "9D"))
    return Redeal(game.turn) in legal_actions(game.state, game.turn)


@shows("reveal", {Reveal.PHASE_TWO: [2], Reveal.OFF: []}, usually=[2, 3])
def exchanges_before_which_a_scored_hand_is_shown(rules: Rules) -> list[int]:
    """R2.4: seat 0 scores for its pair in the phase before, and breaks it."""
    second = Game(2, rules=rules).deal("KS KH 9D 5C 3H", LOSES_ALL)
    third = Game(2, rules=rules).deal("KS KH 9D 5C 3H", LOSES_ALL)
    second.keep_all().declare(True, False).exchange("KS 9D")
    third.keep_all().declare(False, False).keep_all().declare(True, False).exchange("KS 9D")
    return [number for number, game in ((2, second), (3, third)) if game.told(HandShown)]
