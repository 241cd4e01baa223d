"""Playing alone: the one private message, what it may show, and that nobody else is shown anything."""

from __future__ import annotations

import json
import re
from collections.abc import Callable
from random import Random

from bot.game.actions import Seat
from bot.game.cards import PACK, Card
from bot.game.events import Exchanged, HandShown
from bot.game.state import GameState
from bot.i18n.localizer import Localizer
from bot.manager.private import PrivateTable
from bot.records import Kind
from bot.render.words import spoken
from bot.sandbox.screen import Control, Screen
from tests.discord.playing import ANSWERS
from tests.discord.world import World

MOST_TAPS = 1000
ON = (ANSWERS - {"call"}) | {"next", "lesson"}
"""The verbs that bring a private game on."""
OWN = Seat(0)
FROM_ANOTHER_PACK = "Cut: "
"""The line that tells the cut for the first deal: those cards went back, and the pack was shuffled (R1.3)."""


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


def public(world: World) -> list[str]:
    """All that everybody could see: it should be nothing."""
    seen = [f"{sent.request.method} {sent.request.path}" for sent in world.log.sent if sent.only is None]
    return [request for request in seen if "/messages" in request or "/interactions" in request or "webhook" in request]


def shown_cards(world: World) -> set[Card]:
    """The cards in the newest thing the bot sent, in any form: emojis, or the description of a picture."""
    body = next(sent.request.json for sent in reversed(world.log.sent) if sent.request.json)
    written = json.dumps(body, ensure_ascii=False).replace("\\n", "\n")
    told = "\n".join(line for line in written.splitlines() if FROM_ANOTHER_PACK not in line)
    emojis = {Card.parse(name) for name in re.findall(r"[:\"]([2-9TJQKA][SHDC])x?[:\"]", told)}
    return emojis | {card for card in PACK if spoken(Localizer.for_locale("en"), [card]) in told}


def hidden_cards(game: GameState) -> set[Card]:
    """What the person in the first seat may not know: the draw pile, and what others hold or threw and never showed."""
    shown = {card for event in game.record if isinstance(event, HandShown) for card in event.hand}
    played = {card for cards in game.played for card in cards}
    others = {card for seat, hand in enumerate(game.hands) if seat != OWN for card in hand}
    thrown = {
        card
        for event in game.record
        if isinstance(event, Exchanged) and event.seat != OWN
        for card in event.thrown or ()
    }
    return (others | thrown | {*game.stock}) - shown - {*game.hands[OWN], *game.played[OWN]} - played
