"""What is published when a game is over: from the seeds, the salts and the list of actions to the proof."""

from __future__ import annotations

from collections.abc import Iterable, Mapping

from bot.game.actions import Action, Cut, Deal, Reshuffle, Seat
from bot.game.cards import PACK, Hand, in_pack_order
from bot.game.shuffle import CUT_DEAL, Salt, commitment, shuffle
from bot.proof.check import pack_label
from bot.proof.document import DealProof, Fault, Proof, Refill, Unproven

Salts = Mapping[tuple[int, Seat], str]
"""The players' texts by deal and seat."""


def proof_of(game: bytes, *, seeds: Mapping[int, bytes], salts: Salts, actions: Iterable[Action]) -> Proof:
    """The proof of a game that is over, named by its 16 random bytes.

    Packs and refills are those that were really dealt. A deal that was sealed and never begun is in it too, with the
    pack that it would have had: whoever noted its seal finds it again. Raises Unproven for a deal without a seed.
    """
    packs = _dealt(actions)
    for deal in range(max({*packs, *seeds}, default=CUT_DEAL) + 1):
        if deal not in seeds:
            raise Unproven(Fault.FORM, "there is no seed for it", deal=deal)
    return Proof(game, tuple(_deal_proof(game, deal, seeds[deal], salts, packs.get(deal)) for deal in sorted(seeds)))


def salts_of(salts: Salts, deal: int) -> tuple[Salt, ...]:
    """The salts of one deal by seat."""
    return tuple(sorted(Salt(seat, text) for (number, seat), text in salts.items() if number == deal))


def _deal_proof(game: bytes, deal: int, seed: bytes, salts: Salts, dealt: list[Hand] | None) -> DealProof:
    own = salts_of(salts, deal)
    if dealt is None:
        dealt = [shuffle(PACK, seed=seed, game=game, deal=deal, label=pack_label(deal), salts=own)]
    pack, *refills = dealt
    return DealProof(
        deal=deal,
        commitment=commitment(seed=seed, game=game, deal=deal),
        seed=seed,
        salts=own,
        pack=pack,
        reshuffles=tuple(Refill(in_pack_order(cards), cards) for cards in refills),
    )


def _dealt(actions: Iterable[Action]) -> dict[int, list[Hand]]:
    """By deal: its pack, then its refills, as chance gave them."""
    packs: dict[int, list[Hand]] = {}
    deal = CUT_DEAL
    for action in actions:
        match action:
            case Cut(cards) | Reshuffle(cards):
                packs.setdefault(deal, []).append(cards)
            case Deal(cards):
                deal += 1
                packs[deal] = [cards]
            case _:
                pass
    return packs
