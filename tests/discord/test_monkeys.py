"""People who tap anything that is on their screens, new or old: every tap is answered, and nothing breaks."""

from __future__ import annotations

from random import Random, SystemRandom

from bot.demo import SeededShuffler
from tests.discord.conftest import OpenWorld
from tests.discord.playing import table_of
from tests.discord.world import PEOPLE, Tap, World

TURNS = 80
ENDS = frozenset({"stopsure", "leavesure", "leave"})
"""What ends a game sooner than it teaches us anything; pressed rarely."""
COMMANDS = ("chicago hand", "chicago start", "chicago stop", "chicago leave", "chicago rules", "leaderboard")


def anything(world: World, dice: Random, old: list[Tap]) -> Tap:
    """A control that somebody sees, or one that somebody saw."""
    person = dice.choice(PEOPLE)
    seen = [
        (screen, control)
        for screen in world.screens(person)
        for control in screen.controls
        if control.enabled and control.custom_id and (control.verb not in ENDS or dice.random() < 0.02)
    ]
    if not seen:
        return world.tap(person, "ch1|1|0|hand", on=None)
    screen, control = dice.choice(seen)
    assert control.custom_id is not None
    tap = world.tap(person, control.custom_id, on=screen, values=control.options[:1] or None)
    old.append(tap)
    return tap


def is_gone(world: World, tap: Tap) -> bool:
    """Was the message that was tapped deleted meanwhile, because another tap had the panel shown anew?"""
    return tap.record.source_message_id not in world.env.backend.messages[world.room.channel.id]


async def test_monkeys_break_nothing(open_world: OpenWorld) -> None:
    seed = SystemRandom().randrange(10**6)
    print("seed", seed)
    dice = Random(seed)
    world = await open_world(shuffler=SeededShuffler(seed))
    await world.slash("anna", "chicago start")
    old: list[Tap] = []
    for _ in range(TURNS):
        taps = [anything(world, dice, old) for _ in range(dice.choice((1, 1, 1, 2, 3)))]
        if dice.random() < 0.1:
            was = dice.choice(old)
            taps.append(world.tap("anna", was.payload["data"]["custom_id"], on=world.screens("anna")[-1]))
        for tap, answer in zip(taps, await world.deliver(*taps), strict=True):
            assert answer.acknowledged or is_gone(world, tap)
        if dice.random() < 0.03:
            await world.restart()
        if dice.random() < 0.05:
            await world.slash(dice.choice(PEOPLE), dice.choice(COMMANDS))
        if await table_of(world) is None:
            await world.slash("anna", "chicago start")
    assert not [screen.text for name in PEOPLE for screen in world.screens(name) if "went wrong" in screen.text]
