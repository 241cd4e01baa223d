"""Shuffling a whole game again from its seeds and salts, and comparing."""

from __future__ import annotations

from typing import NamedTuple

from bot.game.cards import PACK, Hand
from bot.game.shuffle import CUT_DEAL, commitment, cut_label, deal_label, reshuffle_label, shuffle
from bot.proof.document import DealProof, Fault, Proof, Unproven, called


class Checked(NamedTuple):
    """What was checked: how many packs and refills, and how many salts went into them."""

    packs: int
    refills: int
    salts: int


def check(proof: Proof) -> Checked:
    """Are all cards where the seeds put them, and the seeds those that were sealed? Raises Unproven at the first no."""
    seen: dict[bytes, int] = {}
    for deal in proof.deals:
        if deal.seed in seen:
            raise Unproven(Fault.SEED, f"it has the seed of {_in_words(seen[deal.seed])}", deal=deal.deal)
        seen[deal.seed] = deal.deal
        _check_deal(deal, proof.game)
    return Checked(
        packs=len(proof.deals),
        refills=sum(len(deal.reshuffles) for deal in proof.deals),
        salts=sum(len(deal.salts) for deal in proof.deals),
    )


def _check_deal(deal: DealProof, game: bytes) -> None:
    if commitment(seed=deal.seed, game=game, deal=deal.deal) != deal.commitment:
        raise Unproven(Fault.COMMITMENT, "the seed is not the one that was sealed", deal=deal.deal)
    if reshuffled(PACK, deal, game, label=pack_label(deal.deal)) != deal.pack:
        raise Unproven(Fault.PACK, "the pack is not in the order that its seed and salts give", deal=deal.deal)
    for number, refill in enumerate(deal.reshuffles, start=1):
        if reshuffled(refill.before, deal, game, label=refill_label(deal.deal, number)) != refill.after:
            why = f"reshuffle {number} is not in the order that the deal's seed and salts give"
            raise Unproven(Fault.RESHUFFLE, why, deal=deal.deal)


def reshuffled(cards: Hand, deal: DealProof, game: bytes, *, label: str) -> Hand:
    """The cards, given in pack order, as the seed and the salts of `deal` put them."""
    return shuffle(cards, seed=deal.seed, game=game, deal=deal.deal, label=label, salts=deal.salts)


def pack_label(deal: int) -> str:
    """The label under which a deal's pack is shuffled."""
    return cut_label() if deal == CUT_DEAL else deal_label()


def refill_label(deal: int, number: int) -> str:
    """The label of the `number`-th refill, from 1; of the cut it is one more pack to draw from."""
    return cut_label(number + 1) if deal == CUT_DEAL else reshuffle_label(number)


def _in_words(deal: int) -> str:
    name = called(deal)
    return name[0].lower() + name[1:]
