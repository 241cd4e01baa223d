"""The practice deal: the same for everybody, whatever the learner does in it, and counted nowhere."""

from __future__ import annotations

from collections.abc import Callable
from itertools import product
from random import Random

import pytest

from bot.game.actions import Action, Declare, Exchange, Pass, PlayCard, SeatAction
from bot.game.cards import PACK, Hand, Suit, parse_cards
from bot.game.events import HandDeclared, HandScored, LastTrickScored, TrickWon
from bot.game.poker import Category
from bot.game.shuffle import cut_label, deal_label
from bot.game.state import Exchanging
from bot.game.view import SeatView
from bot.manager import lesson
from bot.manager.errors import NoTable, PlayingAlready, StalePanel
from bot.manager.lesson import LEARNER, PARTNER, ChosenPacks, LessonTable
from bot.manager.private import between_deals
from bot.manager.scenes import private_scene
from bot.manager.shuffling import OsShuffler
from bot.records import Kind, Status
from bot.render.scenes import LessonScene, Page
from tests.manager.evening import ANNA, GUILD, HERE, Evening, choices, id_of, state_of, view_of

Choose = Callable[[SeatView], SeatAction]
ADVICE = (
    "JC 7D 4D",  # keep the kings
    "5C 2S",  # show them, and draw an ace
    "",
)
CARDS = "8S KH KD AS KS"
"""As the teacher advises: lead low, give away what is needed least, follow suit, and then from the top."""


async def begun(evening: Evening) -> LessonTable:
    table = await evening.tables.open_private(
        Kind.LESSON, HERE, lesson.players(ANNA), rules=lesson.RULES, click=evening.click()
    )
    assert isinstance(table, LessonTable)
    return table


async def play(evening: Evening, table: LessonTable, choose: Choose) -> list[SeatAction]:
    """Play the deal to its end; returns what the learner did."""
    done: list[SeatAction] = []
    while not between_deals(state_of(table)):
        view = view_of(table, ANNA)
        assert view.turn, "the learner is always asked"
        done.append(choose(view))
        await evening.answer(table, ANNA, done[-1])
    return done


def advised(view: SeatView) -> SeatAction:
    """What the teacher would do."""
    match choices(view)[0]:
        case Exchange(seat):
            assert isinstance(view.phase, Exchanging)
            return Exchange(seat, parse_cards(ADVICE[view.phase.number - 1]))
        case Declare() | Pass() as first:
            return first
        case _:
            legal = {action.card for action in choices(view) if isinstance(action, PlayCard)}
            return PlayCard(LEARNER, next(card for card in parse_cards(CARDS) if card in legal))


def at_random(dice: Random) -> Choose:
    return lambda view: dice.choice(choices(view))


async def test_who_takes_the_advice_sees_everything_there_is_to_learn(evening: Evening) -> None:
    table = await begun(evening)
    await play(evening, table, advised)
    record = state_of(table).record
    scored = [(event.seat, event.category) for event in record if isinstance(event, HandScored)]
    assert scored == [
        (LEARNER, Category.THREE_OF_A_KIND),
        (LEARNER, Category.THREE_OF_A_KIND),
        (PARTNER, Category.FULL_HOUSE),
    ]
    declared = [event for event in record if isinstance(event, HandDeclared) and event.against is not None]
    assert [(event.seat, event.leads) for event in declared] == [(PARTNER, False)], "equal kinds, told apart by rank"
    tricks = [event.seat for event in record if isinstance(event, TrickWon)]
    assert tricks == [PARTNER, PARTNER, LEARNER, LEARNER, LEARNER]
    assert [event.seat for event in record if isinstance(event, LastTrickScored)] == [LEARNER]
    assert state_of(table).scores == (11, 6)


async def test_the_same_taps_make_the_same_deal() -> None:
    """Whatever the seeds are."""
    deals: list[tuple[Action, ...]] = []
    for seeds_before in (0, 3):
        evening = Evening()
        for _ in range(seeds_before):
            evening.shuffler.seed()
        table = await begun(evening)
        await play(evening, table, at_random(Random(5)))
        deals.append(evening.memory.actions(table.game_id))
        evening.drop_work()
    assert deals[0] == deals[1]


@pytest.mark.parametrize("seed", range(40))
async def test_it_comes_to_its_end_whatever_the_learner_does(evening: Evening, seed: int) -> None:
    table = await begun(evening)
    done = await play(evening, table, at_random(Random(seed)))
    assert sum(isinstance(action, PlayCard) for action in done) == 5, "every card is laid by hand"
    assert sum(isinstance(action, Declare | Pass) for action in done) == 2, "passing too"
    assert table.live


def test_no_royal_flush_can_be_drawn() -> None:
    """It would win the game (R5), and the lesson would count. The learner can see 24 cards of the stock at most."""
    pack = ChosenPacks(OsShuffler()).shuffle(PACK, seed=b"", game=b"", deal=1, label=deal_label())
    within_reach = {*pack[0:10:2], *pack[10:34]}
    partners = {*pack[1:10:2], *pack[10:34]}
    for suit, cards in product(Suit, (within_reach, partners)):
        assert not {*parse_cards(" ".join(rank + suit.value for rank in "TJQKA"))} <= cards


def test_chosen_packs_are_packs() -> None:
    packs = ChosenPacks(OsShuffler())
    cut: Hand = packs.shuffle(PACK, seed=b"", game=b"", deal=0, label=cut_label())
    assert sorted(cut, key=str) == sorted(PACK, key=str)
    some = PACK[20:40]
    assert sorted(packs.shuffle(some, seed=b"", game=b"", deal=1, label="reshuffle/1"), key=str) == sorted(
        some, key=str
    )


# The pages after the deal


async def test_pages_are_for_after_the_deal(evening: Evening) -> None:
    table = await begun(evening)
    with pytest.raises(StalePanel):
        await table.turn_page(id_of(ANNA), Page.HANDS)


async def test_the_last_page_ends_the_lesson_and_nothing_is_counted(evening: Evening) -> None:
    table = await begun(evening)
    await play(evening, table, advised)
    for page in (Page.HANDS, Page.CHICAGO):
        await table.turn_page(id_of(ANNA), page)
        assert table.live
    await table.turn_page(id_of(ANNA), Page.POINTS)
    assert table.status is evening.memory.game(table.game_id).status is Status.VOID
    assert evening.memory.endings == {}
    await table.turn_page(id_of(ANNA), Page.HANDS)  # reading back is allowed
    scene = private_scene(table, id_of(ANNA))
    assert isinstance(scene, LessonScene)
    assert (scene.page, scene.over) == (Page.HANDS, True)


async def test_there_is_one_deal_only(evening: Evening) -> None:
    table = await begun(evening)
    await play(evening, table, advised)
    with pytest.raises(StalePanel):
        await table.next_deal(id_of(ANNA), seen=view_of(table, ANNA).asked_at)
    await evening.pass_time(3600)
    assert table.deal == 1


async def test_it_can_be_left_and_taken_up_after_a_restart(evening: Evening) -> None:
    table = await begun(evening)
    await evening.answer(table, ANNA, advised)
    before = view_of(table, ANNA)
    evening.restart()
    await evening.tables.begin()
    again = await evening.tables.private_table(Kind.LESSON, GUILD, id_of(ANNA))
    assert isinstance(again, LessonTable)
    assert view_of(again, ANNA) == before
    await play(evening, again, advised)
    assert state_of(again).scores == (11, 6)


async def test_a_lesson_and_a_game_stand_side_by_side(evening: Evening) -> None:
    table = await begun(evening)
    with pytest.raises(PlayingAlready):
        await begun(evening)
    with pytest.raises(NoTable):
        await evening.tables.private_table(Kind.SOLO, GUILD, id_of(ANNA))
    await table.give_up()
    assert (await begun(evening)).game_id != table.game_id
