"""Playing alone: the one private message, what it may show, and that nobody else is shown anything."""

from __future__ import annotations

from collections.abc import Callable
from random import Random

from bot.game.cards import Card
from bot.game.state import GameState
from bot.manager.private import PrivateTable
from bot.records import Kind
from bot.sandbox.screen import Control, Screen
from tests.discord.playing import ANSWERS
from tests.discord.secrecy import cards_in
from tests.discord.world import World

MOST_TAPS = 1000
ON = (ANSWERS - {"call"}) | {"next", "lesson"}
"""The verbs that bring a private game on."""


async def private_table(world: World, person: str, kind: Kind = Kind.SOLO) -> PrivateTable:
    """The person's private table."""
    return await world.bot.tables.private_table(kind, world.room.guild.id, world.person(person).id)


async def state(world: World, person: str, kind: Kind = Kind.SOLO) -> GameState:
    """The game at it, secrets included."""
    found = (await private_table(world, person, kind)).state
    assert found is not None
    return found


def message(world: World, person: str) -> Screen:
    """The one private message."""
    [only] = [screen for screen in world.screens(person) if screen.private]
    return only


async def tap_on(world: World, person: str, dice: Random, *, until: Callable[[Screen], bool]) -> int:
    """Tap what the newest private message offers, at random, until it shows what is wanted; says how many taps."""
    for taps in range(MOST_TAPS):
        screen = world.screens(person)[-1]
        if until(screen):
            return taps
        control = dice.choice(offered(screen))
        await world.person(person).click(screen.message, custom_id=control.custom_id)
    raise AssertionError(f"it does not come:\n{world.screens(person)[-1].text}")


def offered(screen: Screen) -> list[Control]:
    """What brings the game on."""
    can = [control for control in screen.controls if control.enabled and control.verb in ON]
    assert can, f"nothing to tap in:\n{screen.text}"
    return can


def over(screen: Screen) -> bool:
    """Is the result there?"""
    return screen.find("again") is not None


def deal_over(screen: Screen) -> bool:
    """Do all hands lie open?"""
    return screen.find("next") is not None


def public(world: World) -> list[str]:
    """All that everybody could see: it should be nothing."""
    seen = [f"{sent.request.method} {sent.request.path}" for sent in world.log.sent if sent.only is None]
    return [request for request in seen if "/messages" in request or "/interactions" in request or "webhook" in request]


def shown_cards(world: World) -> frozenset[Card]:
    """The cards in the newest thing the bot sent."""
    return cards_in(next(sent.request.json for sent in reversed(world.log.sent) if sent.request.json))
