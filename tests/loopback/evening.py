"""An evening in the channel: people open a table and play, all at once and each at their own screen."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Sequence
from random import Random

from bot.sandbox.screen import Control, Screen
from tests.loopback.people import Person, read
from tests.loopback.server import SmallDiscord

PATIENCE = 0.5
"""Seconds without anything to tap until somebody asks for their hand anew."""
PREFERS = ("show", "keepmade", "pat", "declare", "decline", "pass", "play")
"""What people answer, the best first. Chicago is not called: it makes games long."""
SOON = 25.0
"""Seconds in which whatever is waited for has come, on a busy machine too."""
LONGEST = 90.0
"""Seconds in which every game is over, on a busy machine too."""


async def open_table(people: Sequence[Person], *, ai: int = 0, rules: str = "quick") -> None:
    """The first opens a table, the others join, and it begins."""
    host, *others = people
    await host.slash("chicago start", rules=rules, opponents=ai)
    for other in others:
        await until(other, "join")
        await other.click("join")
    await until(host, "start")
    await host.click("start")


async def play(discord: SmallDiscord, people: Sequence[Person], *, dice: Random) -> Screen:
    """Everybody taps what their panel offers until the game is over; returns the result. Raises TimeoutError."""
    async with asyncio.timeout(LONGEST):
        await asyncio.gather(*(_play(discord, person, Random(dice.random())) for person in people))
    result = table(discord)
    assert result.find("rematch")
    return result


def table(discord: SmallDiscord) -> Screen:
    """The newest public message."""
    newest = table_or_none(discord)
    assert newest is not None
    return newest


def table_or_none(discord: SmallDiscord) -> Screen | None:
    """The newest public message; None before the first."""
    seen = discord.board.seen_by(None)
    return read(seen[-1]) if seen else None


async def _play(discord: SmallDiscord, person: Person, dice: Random) -> None:
    """One person's evening, until the game is over."""
    seen = None
    while table(discord).find("rematch") is None:
        panel = person.panel()
        control = None if panel is None else _answer(panel, dice)
        if control is not None:
            await person.tap(str(control.custom_id), on=panel)
            seen = None
        elif seen is not None and discord.clock.now() - seen > PATIENCE and table(discord).find("hand"):
            await person.click("hand", on=table(discord))
            seen = None
        else:
            seen = seen or discord.clock.now()
            await discord.board.change(within=PATIENCE)


def _answer(panel: Screen, dice: Random) -> Control | None:
    """What this panel is answered with; None when it asks nothing."""
    can = {control.verb: control for control in dice.sample(panel.controls, len(panel.controls)) if control.enabled}
    return next((can[verb] for verb in PREFERS if verb in can), None)


async def until(person: Person, what: str) -> None:
    """Wait until this person sees such a control."""
    await until_true(person.discord, lambda: any(screen.find(what) for screen in person.screens()))


async def until_true(discord: SmallDiscord, holds: Callable[[], bool]) -> None:
    """Wait until this holds, looking whenever something changes on a screen. Raises TimeoutError."""
    async with asyncio.timeout(SOON):
        while not holds():
            await discord.board.change(within=0.1)
