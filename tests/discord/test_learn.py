"""/chicago learn: a practice deal, step by step, with the teacher's words above it."""

from __future__ import annotations

from collections import Counter
from random import Random

import pytest

from bot.demo import SeededShuffler
from bot.records import Kind, Status
from bot.sandbox.screen import Screen
from tests.discord.alone import message, private_table, public, state, tap_on
from tests.discord.conftest import OpenWorld
from tests.discord.playing import follow
from tests.discord.world import World

LESSON = Kind.LESSON
TO_THE_TRICKS = ("keepmade", "declare", "keepmade", "show", "declare", "pat")
ADVISED = (*TO_THE_TRICKS, "8♠", "K♥", "K♦", "A♠", "K♠", "Continue", "Continue", "Continue")
LONGEST = 500
"""Words that two minutes are enough to read, at 250 a minute."""


@pytest.fixture
async def lesson(world: World) -> World:
    """Anna has begun the lesson."""
    await world.slash("anna", "chicago learn")
    return world


async def take(world: World, *taps: str) -> None:
    """Anna taps these, one after the other."""
    await follow(world, *(f"anna {tap}" for tap in taps))


def says(world: World) -> str:
    """What is on the screen."""
    return message(world, "anna").text


def teacher(screen: Screen) -> str:
    """What the teacher says."""
    return "\n".join(line.removeprefix("> ") for line in screen.lines if line.startswith(">"))


def ended(screen: Screen) -> bool:
    """Is it the last page?"""
    return screen.find("Play a game") is not None


async def test_the_lesson_from_its_beginning_to_its_end(lesson: World) -> None:
    world = lesson
    told = [
        ("You hold a pair. Throw what does not help it and draw new cards: Keep pair, exchange 3", "step 1 of 9"),
        ("You drew K♦ 5♣ 2♠ and hold three of a kind now", "The best hand declared scores", "step 2 of 9"),
        ("Your three of a kind was the best hand declared: +3 for you", "is shown before it is changed", "step 3 of 9"),
        ("Maja will know what you hold", "step 3 of 9"),
        ("You drew A♠ 8♠", "told apart by their ranks, never by their suits", "step 4 of 9"),
        ("your K beats the 9 of Maja", "After it come five tricks", "step 5 of 9"),
        ("You kept all five", "Only the last trick scores, so begin with a low one", "step 6 of 9"),
        ("Maja takes the trick with 9♠, highest spade", "Maja led clubs and you have none", "step 6 of 9"),
        ("your K♥ was no club", "Maja led diamonds and you have some, so you must follow suit", "step 6 of 9"),
        ("Your K♦ takes the trick, highest diamond", "whoever takes it leads to the last", "step 6 of 9"),
        ("Your A♠ takes the trick", "The last trick, worth +5. You have one card left", "step 6 of 9"),
        ("Your K♠ takes the last trick", "+5 for you", "step 7 of 9"),
        ("all hands are compared", "Maja has the best, a full house: +6 for Maja", "step 8 of 9"),
        ("a promise to win all five", "This time you took 3 of the five", "step 9 of 9"),
        ("You know the game", "anna 11 · Maja 6"),
    ]
    read, taught = 0, Counter[str]()
    for sentences, tap in zip(told, (*ADVISED, None), strict=True):
        assert [sentence for sentence in sentences if sentence not in says(world)] == []
        read += len(teacher(message(world, "anna")).split())
        taught.update(teacher(message(world, "anna")).splitlines())
        if tap is not None:
            await take(world, tap)
    assert read < LONGEST
    assert [sentence for sentence, times in taught.items() if times > 1 and sentence] == []
    assert public(world) == []
    await world.slash("anna", "leaderboard")
    assert "Against AI" not in world.screens("anna")[-1].text


async def test_it_is_the_same_for_everybody(open_world: OpenWorld) -> None:
    world = await open_world(shuffler=SeededShuffler(8))
    seen = {}
    for person in ("cia", "dan"):
        await world.slash(person, "chicago learn")
        pages = []
        for tap in ADVISED:
            pages.append(message(world, person).text.replace(person, "somebody"))
            await world.click(person, tap)
        seen[person] = pages
    assert seen["cia"] == seen["dan"]


@pytest.mark.parametrize(
    ("taps", "sentence"),
    [
        (("throw|0", "exchange"), "You threw K♠, though: it belonged to your pair. What makes a hand is better kept."),
        (("throw|4", "exchange"), "J♣ 7♦ could have gone too: a card that makes nothing is nothing to lose."),
        (("pat",), "You kept all five. That is allowed, but new cards cost nothing"),
        (("keepmade", "pass"), "You passed, so Maja scores +1 with a pair. Yours was as good or better"),
        (("pat", "pass"), "You passed, so Maja scores +1 with a pair. Yours was as good or better"),
        (("pat", "declare"), "Both of you declared a pair, so you named your ranks: your K beats the 9 of Maja."),
        (("throw|0", "throw|1", "throw|2", "throw|3", "throw|4", "exchange"), "hold a high card now"),
        (
            ("throw|0", "throw|1", "throw|2", "throw|3", "throw|4", "exchange"),
            "You have nothing to declare, so you can only pass. In a game that happens by itself.",
        ),
        (
            ("throw|0", "throw|1", "throw|2", "throw|3", "throw|4", "exchange", "pass"),
            "Maja declared a pair: +1 for Maja.",
        ),
        ((*TO_THE_TRICKS, "A♠"), "It scores nothing, though: such a card is worth more in the last two."),
        ((*TO_THE_TRICKS, "8♠", "A♠", "K♦"), "Your K♦ takes the trick, highest diamond."),
        ((*TO_THE_TRICKS, "8♠", "K♦", "A♠", "K♥", "K♠"), "Your K♠ takes the last trick"),
        ((*TO_THE_TRICKS, "8♠", "K♦", "K♠", "K♥", "A♠"), "Your A♠ takes the last trick"),
        ((*TO_THE_TRICKS, "A♠", "K♠", "8♠", "K♥", "K♦", "Continue", "Continue"), "This time you took all five"),
    ],
)
async def test_a_weak_choice_is_allowed_and_explained(lesson: World, taps: tuple[str, ...], sentence: str) -> None:
    await take(lesson, *taps)
    assert sentence in says(lesson)


async def test_the_last_trick_can_be_lost(lesson: World) -> None:
    """To give away what wins is allowed, too."""
    await take(lesson, *TO_THE_TRICKS, "8♠", "K♦", "K♥", "A♠")
    await take(lesson, "K♠")
    assert "takes the last trick" in says(lesson)
    assert "To win it, keep a high card and the lead." in says(lesson)


@pytest.mark.parametrize("seed", range(3))
async def test_whatever_one_does_it_comes_to_its_end(lesson: World, seed: int) -> None:
    """And shows no hidden card: that is watched in every test."""
    await tap_on(lesson, "anna", Random(seed), until=ended)
    assert public(lesson) == []


# Left, and taken up again


async def test_it_can_be_left_and_taken_up_again(lesson: World) -> None:
    world = lesson
    await take(world, "keepmade", "declare")
    here = says(world)
    await world.slash("anna", "chicago learn")
    assert world.screens("anna")[-1].lines[0] == "You are in the middle of the lesson"
    await world.click("anna", "Go on")
    assert says(world) == here


async def test_after_a_restart_too(lesson: World) -> None:
    world = lesson
    await take(world, "keepmade", "declare")
    here = message(world, "anna")
    await world.restart()
    await world.env.advance_time(24 * 3600)
    await world.slash("anna", "chicago learn")
    await world.click("anna", "Go on")
    assert world.screens("anna")[-1].text == here.text
    await world.click("anna", "pat", on=here)  # the old message works as well
    assert "step 4 of 9" in world.screens("anna")[0].text


async def test_after_a_restart_the_pages_begin_again(lesson: World) -> None:
    world = lesson
    await take(world, *ADVISED[:-2])
    assert "All hands" in says(world)
    await world.restart()
    await world.slash("anna", "chicago learn")
    await world.click("anna", "Go on")
    assert world.screens("anna")[-1].lines[0] == "The last trick"
    await world.click("anna", "Continue")
    assert world.screens("anna")[-1].lines[0] == "All hands"


async def test_it_falls_asleep_and_wakes(lesson: World) -> None:
    world = lesson
    await take(world, "keepmade")
    here = says(world)
    await world.env.advance_time(15 * 60)
    assert "Asleep" in says(world)
    await world.click("anna", "Wake")
    assert says(world) == here


async def test_start_over_begins_again(lesson: World) -> None:
    world = lesson
    first = await private_table(world, "anna", LESSON)
    beginning = says(world)
    await take(world, "keepmade", "declare")
    await world.slash("anna", "chicago learn")
    await world.click("anna", "Start over")
    assert world.screens("anna")[-1].text == beginning
    assert first.status is Status.VOID
    await world.click("anna", "pat", on=world.screens("anna")[0])
    assert world.screens("anna")[0].lines[0] == "This lesson is over"


async def test_at_the_end_one_plays_a_game(lesson: World) -> None:
    world = lesson
    await take(world, *ADVISED)
    assert not (await world.bot.tables.table(1)).live
    await take(world, "Play a game")
    assert "Deal 1 of a game to 26" in says(world)
    assert (await private_table(world, "anna")).live
    await world.slash("anna", "chicago learn")
    assert "step 1 of 9" in world.screens("anna")[-1].text, "a lesson that was read to its end is not offered again"


async def test_a_game_that_goes_on_is_offered(world: World) -> None:
    await world.slash("anna", "chicago solo")
    await world.slash("anna", "chicago learn")
    for tap in ADVISED:
        await world.click("anna", tap, on=world.screens("anna")[-1])
    await world.click("anna", "Play a game")
    assert world.screens("anna")[-1].lines[0] == "You have a game going on"
    await world.click("anna", "Go on")
    assert message(world, "anna").text.startswith("Your turn")


async def test_nobody_deals_in_a_lesson(lesson: World) -> None:
    world = lesson
    await take(world, *ADVISED[:-3])
    game = await state(world, "anna", LESSON)
    for verb in ("next", "deal", "lesson|9", "play|0"):
        await world.deliver(world.tap("anna", f"ch1|1|{game.asked_at[0]}|{verb}", on=message(world, "anna")))
    assert await state(world, "anna", LESSON) is game
