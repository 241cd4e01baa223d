"""Seeds from the operating system, packs from seeds (FAIRNESS.md); and which pack a game is given when."""

from __future__ import annotations

from bot.game import shuffle
from bot.game.actions import Cut, Deal, Exchange, Reshuffle
from bot.game.cards import PACK, parse_cards
from bot.game.state import Cutting
from bot.manager.plan import Packs
from bot.manager.shuffling import OsShuffler
from tests.dsl import Game
from tests.manager.doubles import RiggedShuffler
from tests.manager.evening import ANNA, BO, CIA, DAN, Evening, choices
from tests.manager.moments import deal_over, in_deal


def test_keys_and_seeds_are_new_each_time() -> None:
    shuffler = OsShuffler()
    assert len({shuffler.key() for _ in range(50)} | {shuffler.seed() for _ in range(50)}) == 100
    assert (len(shuffler.key()), len(shuffler.seed())) == (shuffle.GAME_BYTES, shuffle.SEED_BYTES)


def test_a_pack_follows_from_its_seed_alone() -> None:
    """`chicago/v1`, known answer V1."""
    pack = OsShuffler().shuffle(PACK, seed=bytes(32), game=bytes(range(16)), deal=1, label="deal")
    assert pack[:8] == parse_cards("2C TS 8H AH JS 7D 3D AS")
    assert pack == shuffle.shuffle(PACK, seed=bytes(32), game=bytes(range(16)), deal=1, label="deal")


async def test_every_pack_of_a_game_is_shuffled_by_the_seed_of_its_deal(evening: Evening) -> None:
    table = await evening.game(ANNA, BO)
    await evening.until(table, in_deal(3))
    packs = [action for action in evening.memory.actions(table.game_id) if isinstance(action, Cut | Deal)]
    stored = evening.memory.game(table.game_id)
    assert [type(action) for action in packs] == [Cut, Deal, Deal, Deal]
    for deal, action in enumerate(packs):
        label = "cut" if deal == 0 else "deal"
        assert action.pack == shuffle.shuffle(PACK, seed=stored.seeds[deal], game=stored.key, deal=deal, label=label)


async def test_the_next_deal_is_sealed_the_moment_the_last_one_ends(evening: Evening) -> None:
    table = await evening.game(ANNA, BO)
    assert set(table.seeds) == {0, 1}
    await evening.until(table, in_deal(1))
    assert set(table.seeds) == {0, 1}
    await evening.until(table, deal_over)
    assert set(table.seeds) == set(evening.memory.game(table.game_id).seeds) == {0, 1, 2}


async def test_a_new_stock_comes_at_once_with_the_exchange_that_needs_it(evening: Evening) -> None:
    """R2.3: in the same step, under the label of its number within the deal."""
    table = await evening.game(ANNA, BO, CIA, DAN)
    await evening.until(table, in_deal(1))
    await evening.until(table, in_deal(2), choose=lambda view: choices(view)[-1])
    actions = evening.memory.actions(table.game_id)
    places = [place for place, action in enumerate(actions) if isinstance(action, Reshuffle)]
    assert places
    assert all(isinstance(actions[place - 1], Exchange) for place in places)
    labels = [label for deal, label in evening.shuffler.asked if deal == 1]
    assert labels == ["deal", *(f"reshuffle/{number}" for number in range(1, len(places) + 1))]


def test_a_second_pack_for_the_cut_has_a_label_of_its_own() -> None:
    """R1.3: when redraws have used up the whole pack."""
    game = Game(2)
    shuffler = RiggedShuffler()
    packs = Packs(shuffler, bytes(16), {0: bytes(32)})
    level = [card for pair in zip(PACK[:26], PACK[26:], strict=True) for card in pair]
    game.do(Cut(tuple(level)))
    assert isinstance(game.state.phase, Cutting)
    packs.chance(game.state)
    assert shuffler.asked == [(0, "cut/2")]
