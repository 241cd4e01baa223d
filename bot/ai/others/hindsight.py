"""How well the cards that an opponent has played fit a hand that it may hold.

An opponent that could have made sure of the last trick is not likely to have played another card. It did not see all
hands when it played, so it may have; but deals in which it played well all along are the likelier ones.
"""

from __future__ import annotations

from typing import Final, NamedTuple

from bot.ai.sets.bits import BIT, SUIT_OF, Bits, indices
from bot.ai.sets.options import NOBODY
from bot.ai.tricks.open_hands import wins_last_with
from bot.game.events import CardPlayed
from bot.game.view import SeatView

BLUNDER: Final = 0.1
"""How much less likely a deal is for each card in it that gave the last trick away."""


class Choice(NamedTuple):
    """A card the opponent chose, and what else was played then and later."""

    card: int
    led: int
    """The card it followed to, or NOBODY."""
    mine_since: Bits
    """The cards I have played since it chose."""
    its_since: Bits
    """The cards it has played since, this one included."""


def choices(view: SeatView) -> list[Choice]:
    """The opponent's cards of this deal, the latest first; at a table of two."""
    plays = [(event.seat, event.card.index) for event in view.record if isinstance(event, CardPlayed)]
    mine = its = 0
    found = []
    for at in range(len(plays) - 1, -1, -1):
        seat, card = plays[at]
        if seat == view.seat:
            mine |= BIT[card]
        else:
            its |= BIT[card]
            follows = at % 2 == 1
            found.append(Choice(card, plays[at - 1][1] if follows else NOBODY, mine, its))
    return found


def likelihood(chosen: list[Choice], mine: Bits, its: Bits) -> float:
    """How well these choices fit, when I hold my cards now and the opponent these."""
    fit = 1.0
    for choice in chosen:
        my_hand, its_hand = mine | choice.mine_since, its | choice.its_since
        options = its_hand if choice.led == NOBODY else its_hand & SUIT_OF[choice.led] or its_hand
        winning = (wins_last_with(card, its_hand, my_hand, choice.led) for card in indices(options))
        if options & options - 1 and not wins_last_with(choice.card, its_hand, my_hand, choice.led) and any(winning):
            fit *= BLUNDER
    return fit
