"""How few taps a deal takes (UX.md): about ten a person with four people, and none where there is no choice."""

from __future__ import annotations

from random import Random

from bot.ai.medium import choose
from bot.demo import SeededShuffler
from bot.game.actions import CallChicago, Declare, Exchange, Pass, PlayCard, SeatAction
from bot.game.events import CardPlayed, Exchanged, Passed
from bot.game.poker import Category, rank_of
from bot.game.state import Asks
from bot.game.view import SeatView, observe
from bot.render.slots import made_cards, places
from tests.discord.conftest import OpenWorld
from tests.discord.playing import Cards, follow, game, rigged, table
from tests.discord.world import World

FOUR = ("anna", "bo", "cia", "dan")
PROMISED = 10
HANDS = Cards(["AS AH 9C 7D 5H", "KS QH 8C 6D 4H"])


def fewest_taps(view: SeatView, action: SeatAction) -> list[str]:
    """The buttons that give this answer, in order."""
    match action:
        case Exchange(_, cards):
            return [*_exchange(view, frozenset(cards)), *["show"] * (bool(cards) and view.owing[action.seat])]
        case Declare():
            return ["declare"]
        case Pass():
            return ["pass" if view.questions[0].asks is Asks.DECLARE else "decline"]
        case CallChicago():
            return ["call", "callsure"]
        case PlayCard(_, card):
            return [f"play|{places(view).index(card)}"]
        case _:
            raise AssertionError(action)


def _exchange(view: SeatView, cards: frozenset[object]) -> list[str]:
    if not cards:
        return ["pat"]
    rest = frozenset(view.hand) - frozenset(made_cards(view.hand))
    if cards == rest and rank_of(view.hand).category is not Category.HIGH_CARD:
        return ["keepmade"]
    return [*(f"throw|{slot}" for slot, card in enumerate(places(view)) if card in cards), "exchange"]


async def advised(world: World) -> int:
    """Whoever is asked does what a sensible player would do. Returns the taps it took."""
    here = await table(world)
    assert here.state is not None
    for seat, name in enumerate(FOUR):
        view = observe(here.state, here.seat_of(world.person(name).id))
        if view.turn:
            taps = fewest_taps(view, choose(view, Random(seat)))
            await follow(world, *(f"{name} {tap}" for tap in taps))
            return len(taps)
    raise AssertionError("nobody is asked")


async def test_a_deal_takes_ten_taps_a_person(open_world: OpenWorld) -> None:
    world = await open_world(shuffler=SeededShuffler(1))
    await world.start("anna", joining=FOUR[1:])
    taps, deals = 0, 2
    while (await game(world)).deal <= deals:
        taps += await advised(world)
    assert taps / deals / len(FOUR) <= PROMISED


async def test_what_a_hand_makes_is_kept_in_one_tap(open_world: OpenWorld) -> None:
    world = await open_world(shuffler=rigged(HANDS))
    await world.start("anna", joining=["bo"])
    await follow(world, "anna keepmade")
    [exchanged] = [event for event in (await game(world)).record if isinstance(event, Exchanged)]
    assert (exchanged.count, [str(card) for card in exchanged.thrown or ()]) == (3, ["9C", "7D", "5H"])


async def test_who_has_nothing_to_declare_is_not_asked(open_world: OpenWorld) -> None:
    """R3.7: and the log says "passes" of Bo as it would of anybody."""
    world = await open_world(shuffler=rigged(HANDS))
    await world.start("anna", joining=["bo"])
    await follow(world, "anna pat, bo pat, anna declare")  # nothing of Bo
    assert [event.seat for event in (await game(world)).record if isinstance(event, Passed)] == [1]


async def test_a_card_that_must_be_played_plays_itself(open_world: OpenWorld) -> None:
    """Bo's only spade in the first trick, and everybody's last card in the fifth."""
    world = await open_world(shuffler=rigged(HANDS))
    await world.start("anna", joining=["bo"])
    phase = "anna pat, bo pat, anna pass"
    await follow(world, phase, phase, "anna pat, bo pat, anna A♠")
    played = [str(event.card) for event in (await game(world)).record if isinstance(event, CardPlayed)]
    assert played == ["AS", "KS"]
    await follow(world, "anna A♥, bo Q♥, anna 9♣, anna 7♦")
    state = await game(world)
    assert (state.deal, state.scores) == (2, (6, 0))


async def test_nobody_waits_for_anybody(open_world: OpenWorld) -> None:
    """Whoever taps first, each person needs one tap for an exchange: in turn, or early."""
    world = await open_world(shuffler=rigged(Cards(["AS 7D", "KS 6D", "QS 5D", "JS 4D"])))
    await world.start("anna", joining=FOUR[1:])
    await follow(world, "dan pat, cia pat, bo pat, anna pat")
    assert [event.seat for event in (await game(world)).record if isinstance(event, Exchanged)] == [0, 1, 2, 3]
