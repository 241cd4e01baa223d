"""Proofs to look at: one made by hand from the known answers, and those of random games."""

from __future__ import annotations

from functools import cache
from hashlib import sha256
from random import Random

from bot.game import shuffle
from bot.game.actions import Action, Cut, Deal, Reshuffle, Seat
from bot.game.cards import PACK, Hand, in_pack_order, parse_cards
from bot.game.engine import apply, new_game, wanted
from bot.game.rules import Rules
from bot.game.shuffle import Salt, commitment
from bot.game.state import Finished
from bot.proof.check import pack_label, refill_label
from bot.proof.document import DealProof, Proof, Refill
from bot.proof.publishing import proof_of, salts_of
from tests.dsl import shuffled
from tests.game.random_games import any_action

GAME = bytes(range(16))
ALICE_AND_BJORN = (Salt(Seat(0), "alice"), Salt(Seat(1), "bj\u00f6rn"))
V2_PACK = (
    "7D AS JD 5D 8S 7H 3S 4S 7C 3H 9D TH AH 4H 3C JS JH 2C 5C 3D 7S 8H KC 2H KH QH "
    "6H 5S TD 2S 6D 6C 2D AC TS TC 4C 8D QS AD 9S 5H 4D KD 8C KS QD 9H 6S JC 9C QC"
)
V4_BEFORE, V4_AFTER = "2C 3C 4C 5C 6C 7C 8C 9C TC JC QC KC", "QC 9C 2C 4C 5C 7C 3C JC 6C KC 8C TC"


def known() -> Proof:
    """Deal 1 as in the known answers V2 and V4."""
    seed = bytes(range(32))
    deal = DealProof(
        deal=1,
        commitment=commitment(seed=seed, game=GAME, deal=1),
        seed=seed,
        salts=ALICE_AND_BJORN,
        pack=parse_cards(V2_PACK),
        reshuffles=(Refill(parse_cards(V4_BEFORE), parse_cards(V4_AFTER)),),
    )
    return Proof(GAME, (deal,))


class Chance:
    """Gives the packs of one game from its seeds and salts, as a table does."""

    def __init__(self, seed: int, *, salts: dict[tuple[int, Seat], str]) -> None:
        self.salts = salts
        self._number = seed
        self._times: dict[int, int] = {}

    def seed_of(self, deal: int) -> bytes:
        return sha256(f"{self._number} {deal}".encode()).digest()

    def cards(self, cards: Hand, deal: int) -> Hand:
        times = self._times[deal] = self._times.get(deal, -1) + 1
        label = refill_label(deal, times) if times else pack_label(deal)
        salts = salts_of(self.salts, deal)
        return shuffle.shuffle(cards, seed=self.seed_of(deal), game=GAME, deal=deal, label=label, salts=salts)


@cache
def played(seed: int, *, seats: int = 4, most: int = 300) -> tuple[Proof, list[Action]]:
    """A random game with refills, and its proof."""
    chance = Chance(seed, salts={(1, Seat(0)): "mine", (2, Seat(1)): "\u00e5", (2, Seat(0)): "again"})
    random, state, actions = Random(seed), new_game(Rules(target=26), seats), list[Action]()
    while len(actions) < most and not isinstance(state.phase, Finished):
        want = wanted(state)
        if want is None:
            action = any_action(state, random)
        else:
            deal = state.deal + 1 if want.label == "deal" else state.deal
            action = shuffled(want, chance.cards(want.cards, deal))
        actions.append(action)
        state = apply(state, action).state
    seeds = {deal: chance.seed_of(deal) for deal in range(state.deal + 1)}
    return proof_of(GAME, seeds=seeds, salts=chance.salts, actions=actions), actions


def chance_in(actions: list[Action]) -> list[Hand]:
    """All that chance gave."""
    return [
        action.cards if isinstance(action, Reshuffle) else action.pack
        for action in actions
        if isinstance(action, Cut | Deal | Reshuffle)
    ]


def chance_proven(proof: Proof) -> list[Hand]:
    """All that a proof says chance gave."""
    return [cards for deal in proof.deals for cards in (deal.pack, *(refill.after for refill in deal.reshuffles))]


def whole_pack() -> str:
    """The pack as a file spells it."""
    return " ".join(map(str, in_pack_order(PACK)))
