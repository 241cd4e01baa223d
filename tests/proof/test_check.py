"""A proof holds when everything is where its seeds put it, and falls with the smallest change."""

from __future__ import annotations

from dataclasses import replace

import pytest

from bot.game.actions import Cut, Seat
from bot.game.cards import PACK
from bot.game.shuffle import Salt, shuffle
from bot.proof.check import Checked, check, refill_label
from bot.proof.document import DealProof, Fault, Proof, Refill, Unproven, read, written
from bot.proof.publishing import proof_of
from tests.proof.proofs import GAME, chance_in, chance_proven, known, played


def with_deal(proof: Proof, number: int, **changes: object) -> Proof:
    """The same proof, one deal changed."""
    deals = tuple(replace(deal, **changes) if deal.deal == number else deal for deal in proof.deals)  # type: ignore[arg-type]
    return replace(proof, deals=deals)


def refused(proof: Proof) -> Unproven:
    with pytest.raises(Unproven) as caught:
        check(proof)
    return caught.value


def deal_of(proof: Proof, number: int) -> DealProof:
    return next(deal for deal in proof.deals if deal.deal == number)


def test_the_known_answers_hold() -> None:
    assert check(known()) == Checked(packs=1, refills=1, salts=2)


@pytest.mark.parametrize("seed", range(4))
def test_the_proof_of_a_game_holds_and_has_all_its_cards(seed: int) -> None:
    proof, actions = played(seed)
    assert check(read(written(proof).encode())).refills > 0
    assert chance_proven(proof) == chance_in(actions)
    assert [deal.deal for deal in proof.deals] == list(range(len(proof.deals)))


def test_a_deal_that_was_sealed_and_never_begun_is_published_too() -> None:
    pack = shuffle(PACK, seed=bytes([0]) * 32, game=GAME, deal=0, label="cut")
    seeds = {number: bytes([number]) * 32 for number in range(3)}
    proof = proof_of(GAME, seeds=seeds, salts={}, actions=[Cut(pack)])
    assert [deal.deal for deal in proof.deals] == [0, 1, 2]
    assert check(proof).packs == 3


def test_a_second_pack_for_the_cut_is_the_refill_of_deal_0() -> None:
    seed = bytes(32)
    first, second = (shuffle(PACK, seed=seed, game=GAME, deal=0, label=label) for label in ("cut", "cut/2"))
    proof = proof_of(GAME, seeds={0: seed}, salts={}, actions=[Cut(first), Cut(second)])
    assert check(proof) == Checked(packs=1, refills=1, salts=0)
    assert refill_label(0, 1) == "cut/2"


def test_a_deal_without_a_seed_cannot_be_proven() -> None:
    with pytest.raises(Unproven, match=r"^Deal 1: there is no seed for it\.$"):
        proof_of(GAME, seeds={0: bytes(32), 2: bytes(32)}, salts={}, actions=[])


def test_another_seed_is_found() -> None:
    found = refused(with_deal(known(), 1, seed=bytes(32)))
    assert str(found) == "Deal 1: the seed is not the one that was sealed."
    assert (found.deal, found.fault) == (1, Fault.COMMITMENT)


def test_another_game_is_found() -> None:
    assert refused(replace(known(), game=bytes(16))).fault is Fault.COMMITMENT


def test_two_cards_that_changed_places_are_found() -> None:
    first, second, *rest = deal_of(known(), 1).pack
    found = refused(with_deal(known(), 1, pack=(second, first, *rest)))
    assert str(found) == "Deal 1: the pack is not in the order that its seed and salts give."


@pytest.mark.parametrize(
    "salts",
    [(), (Salt(Seat(0), "alice"),), (Salt(Seat(0), "alice"), Salt(Seat(2), "bj\u00f6rn")), (Salt(Seat(0), "Alice"),)],
)
def test_a_salt_that_was_left_out_or_changed_is_found(salts: tuple[Salt, ...]) -> None:
    assert refused(with_deal(known(), 1, salts=salts)).fault is Fault.PACK


def test_a_refill_in_another_order_is_found() -> None:
    [refill] = deal_of(known(), 1).reshuffles
    found = refused(with_deal(known(), 1, reshuffles=(refill, Refill(refill.before, refill.after))))
    assert str(found) == "Deal 1: reshuffle 2 is not in the order that the deal's seed and salts give."


def test_a_seed_that_was_used_before_is_found() -> None:
    proof, _ = played(1)
    again = with_deal(proof, 2, seed=deal_of(proof, 0).seed)
    assert str(refused(again)) == "Deal 2: it has the seed of deal 0 (the cut)."


def test_packs_that_were_exchanged_between_deals_are_found() -> None:
    proof, _ = played(1)
    found = refused(with_deal(proof, 2, pack=deal_of(proof, 1).pack))
    assert (found.deal, found.fault) == (2, Fault.PACK)
