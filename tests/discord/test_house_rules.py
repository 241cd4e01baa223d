"""House rules by taps (RULES.md section 9): open exchanges, new hands, a choice, a stop, and a win on the spot."""

from __future__ import annotations

from bot.game.actions import Seat
from bot.game.cards import Card
from bot.game.events import GameWon, HandRedealt, OthersReset, UpcardRefused, UpcardTaken
from bot.game.rules import Declarations, FourOfAKind, OneUp, Rules, WinCheck, differences
from bot.game.state import Declaring, Exchanging, Redealing, TakingUpcard
from bot.i18n.localizer import Localizer
from bot.render.house import phrase
from tests.discord.conftest import OpenWorld
from tests.discord.playing import Cards, follow, game, rigged, start_by, table, views
from tests.discord.world import World

KINGS, NOTHING = "KC KH 9D 5C 3H", "QS JH 8C 6C 2H"
FOURS, ROYAL = "4S 4H 4D 4C 9S", "AS KS QS JS TS"


async def dealt(open_world: OpenWorld, rules: Rules, *deals: Cards) -> World:
    """Anna and Bo play by these rules, and hold these cards."""
    world = await open_world(shuffler=rigged(*deals))
    await start_by(world, rules, joining=["bo"])
    return world


async def told(world: World, kind: type) -> list[object]:
    """The events of this kind in this deal, as a spectator knows them."""
    return [event for event in (await views(world))[-1].record if isinstance(event, kind)]


async def test_the_table_says_what_differs(open_world: OpenWorld) -> None:
    rules = Rules(one_up=OneUp.EVERY, chicago_hand_points=False)
    world = await dealt(open_world, rules, Cards([KINGS, NOTHING]))
    [line] = [line for line in world.table().lines if line.startswith("House rules: ")]
    for rule in differences(rules):
        assert phrase(Localizer.for_locale("en"), rules, rule) in line


async def test_one_card_is_seen_first_and_taken_or_refused(open_world: OpenWorld) -> None:
    """`one_up`"""
    world = await dealt(open_world, Rules(one_up=OneUp.FIRST), Cards([KINGS, NOTHING], stock="KD AC 7D"))
    await follow(world, "anna throw|3")
    assert world.panel("anna").find("oneup")
    await follow(world, "anna throw|4")
    assert not world.panel("anna").find("oneup"), "only for one card"
    await follow(world, "anna keep|3, anna oneup")
    assert isinstance((await game(world)).phase, TakingUpcard)
    assert "anna sees K♦" in world.table().text
    assert world.panel("anna").lines[0] == "Your turn · take this card?"

    await follow(world, "anna takeup")
    assert await told(world, UpcardTaken) == [UpcardTaken(Seat(0), Card.parse("KD"))]
    await follow(world, "bo throw|4, bo oneup")
    assert "bo sees A♣" in world.table().text
    await follow(world, "bo refuseup")
    assert await told(world, UpcardRefused) == [UpcardRefused(Seat(1), Card.parse("AC"))]
    assert Card.parse("7D") in (await game(world)).hands[1]
    assert isinstance((await game(world)).phase, Declaring)


async def test_a_low_hand_is_shown_for_a_new_one(open_world: OpenWorld) -> None:
    """`low_redeal`: nobody sees who could have asked, and did not."""
    low = Cards(["9S 7S 5H 4D 2C", "8S 7D 6C 3C 2S"], stock="AS AH AD AC KD")
    world = await dealt(open_world, Rules(low_redeal=True), low)
    assert world.table().lines[:2] == ["Who wants a new hand?", "Time up 18:01:00"]
    assert world.panel("anna").lines[0] == world.panel("bo").lines[0] == "Do you want a new hand?"
    before = world.table().text
    await follow(world, "anna keephand")
    assert isinstance((await game(world)).phase, Redealing)
    assert world.table().text == before

    await follow(world, "bo redeal")
    assert [event.seat for event in await told(world, HandRedealt) if isinstance(event, HandRedealt)] == [1]
    assert "New hands for: bo 8♠ 7♦ 6♣ 3♣ 2♠" in world.table().text
    assert Card.parse("AS") in (await game(world)).hands[1]
    await follow(world, "anna pat, bo pat")


async def test_four_of_a_kind_sets_the_others_to_0_when_it_is_said_twice(open_world: OpenWorld) -> None:
    """`four_of_a_kind: choice`"""
    # Deal 1 gives Bo points to lose.
    first = Cards([NOTHING, FOURS.replace("9S", "AS")])
    second = Cards([FOURS, KINGS])
    world = await dealt(open_world, Rules(four_of_a_kind=FourOfAKind.CHOICE), first, second)
    await follow(world, "anna pat, bo pat, bo declare, bo takepoints")
    assert (await game(world)).scores == (0, 7)

    await follow(world, "anna pat, bo pat, bo declare, bo reset")
    assert world.panel("bo").lines[0] == "Set everybody else to 0?"
    assert "bo holds four of a kind and chooses" in world.table().text
    await follow(world, "bo back, bo takepoints")
    assert (await game(world)).scores == (0, 14)
    assert await told(world, OthersReset) == []


async def test_a_reset_is_public_and_written_down(open_world: OpenWorld) -> None:
    """`four_of_a_kind: choice`"""
    world = await dealt(open_world, Rules(four_of_a_kind=FourOfAKind.CHOICE), Cards([KINGS, FOURS]))
    await follow(world, "anna pat, bo pat, anna declare, bo pass")
    assert (await game(world)).scores == (1, 0)
    await follow(world, "anna pat, bo pat, anna declare, bo declare, bo reset, bo resetsure")
    assert (await game(world)).scores == (0, 0)
    assert "bo set the others to 0" in world.table().text
    assert await told(world, OthersReset) == [OthersReset(Seat(1), (-1, 0))]


async def test_who_has_enough_points_is_not_asked_for_an_exchange(open_world: OpenWorld) -> None:
    """`exchange_stop`: a royal flush brings Anna beyond 46, and Bo alone exchanges in phase two."""
    world = await dealt(open_world, Rules(exchange_stop=46), Cards([ROYAL, KINGS]))
    await follow(world, "anna pat, bo pat, anna declare")
    assert (await game(world)).scores == (52, 0)
    assert (await game(world)).phase == Exchanging(2, Seat(1))
    assert not world.panel("anna").find("pat")
    await follow(world, "bo throw|4, bo exchange")


async def test_the_game_is_won_the_moment_the_points_are_there(open_world: OpenWorld) -> None:
    """`win_check: immediate`, with hands that are declared by themselves."""
    rules = Rules(target=26, win_check=WinCheck.IMMEDIATE, declaring=Declarations.AUTOMATIC)
    world = await dealt(open_world, rules, Cards([ROYAL, KINGS]))
    played = await table(world)
    await follow(world, "anna pat, bo pat")
    assert played.state is not None
    assert GameWon(Seat(0)) in played.state.record
    assert world.table().lines[0] == "anna wins with 26"
    assert "K♠" not in world.table().text, "cards that were not shown stay hidden"
