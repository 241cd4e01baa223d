"""The bot's own emojis: found again, uploaded when they are missing, and in whatever state no reason to fail."""

from __future__ import annotations

from collections import Counter
from collections.abc import Awaitable
from dataclasses import dataclass, field, replace
from datetime import timedelta

import pytest

from bot.game.cards import Card
from bot.records import Deck, Look
from bot.render.glyphs import Glyphs, emoji_names
from bot.views.emojis import AGAIN, NO_ROOM, Emojis
from tests.discord.conftest import OpenWorld
from tests.discord.world import World
from tests.manager.doubles import HandClock

EMOJIS = "/applications/*/emojis"
MISSING = {"2Cx", "KD4", "KD4x"}
QUEEN, SEVEN = Card.parse("QS"), Card.parse("7D")


@dataclass
class Start:
    """Another start of the bot in a world, step by step."""

    world: World
    clock: HandClock = field(default_factory=HandClock)
    shown: list[Glyphs] = field(default_factory=list)
    work: list[Awaitable[None]] = field(default_factory=list)

    async def begin(self) -> None:
        """Look for emojis, and do the work that is left to the background."""
        await Emojis(self.world.bot, clock=self.clock, spawn=self.work.append, show=self.shown.append).begin()
        await self.go_on()

    async def wake(self) -> timedelta:
        """Wait until it is tried again; says how long."""
        before = self.clock.now()
        alarm = self.clock.next_alarm(before + timedelta(days=2))
        assert alarm is not None
        alarm.ring()
        await self.go_on()
        return alarm.when - before

    async def go_on(self) -> None:
        while self.work:
            await self.work.pop(0)

    @property
    def there(self) -> Counter[str]:
        """The application's emojis by name."""
        return Counter(emoji.name for emoji in self.world.env.backend.application_emojis.values())

    def fail(self, method: str, *, status: int = 503, code: int = 0, times: int = 1) -> None:
        self.world.env.inject_error(method, EMOJIS, status=status, code=code, times=times)


@pytest.fixture
async def start(open_world: OpenWorld) -> Start:
    """A bot whose application lacks a card of the four-colour deck, and a struck-out one of either deck."""
    world = await open_world()
    stored = world.env.backend.application_emojis
    for one in [one for one, emoji in stored.items() if emoji.name in MISSING]:
        del stored[one]
    return Start(world)


async def test_what_is_there_is_found_by_name_and_the_rest_uploaded_once(start: Start) -> None:
    await start.begin()
    assert start.there == Counter(emoji_names())
    assert start.shown[0].card(QUEEN).startswith("<:QS:")
    last = Glyphs(start.shown[-1].ids, Look(Deck.FOUR))
    assert (last.card(QUEEN)[:5], last.card(SEVEN)[:6], last.card(SEVEN, thrown=True)[:7]) == (
        "<:QS:",
        "<:7D4:",
        "<:7D4x:",
    )
    await Start(start.world).begin()
    assert start.there == Counter(emoji_names())


async def test_a_set_of_which_a_card_is_missing_is_not_used(start: Start) -> None:
    start.fail("POST")
    await start.begin()
    [shown] = start.shown
    assert shown.card(QUEEN).startswith("<:QS:")
    assert shown.card(QUEEN, thrown=True).startswith("~~")
    assert replace(shown, look=Look(Deck.FOUR)).card(SEVEN).startswith("<:7D:")


async def test_nothing_is_uploaded_before_it_is_known_what_is_there(start: Start) -> None:
    before = start.there
    start.fail("GET", times=2)
    await start.begin()
    assert (start.shown, start.there) == ([], before), "cards are letters"
    assert await start.wake() == AGAIN[0]
    assert start.there == Counter(emoji_names())


async def test_what_fails_is_tried_again_later_and_later_and_then_left(start: Start) -> None:
    start.fail("POST", times=1 + len(AGAIN))
    await start.begin()
    assert [await start.wake() for _ in AGAIN] == list(AGAIN)
    assert start.clock.alarms == []
    await Start(start.world).begin()
    assert start.there == Counter(emoji_names())


async def test_one_that_is_refused_holds_up_no_other(start: Start) -> None:
    start.fail("POST", status=400, code=50035)
    await start.begin()
    assert start.clock.alarms == []
    assert len(emoji_names()) - start.there.total() == 1


async def test_an_application_without_room_is_left_alone(start: Start) -> None:
    before = start.there
    start.fail("POST", status=400, code=NO_ROOM)
    await start.begin()
    assert (start.there, start.clock.alarms) == (before, [])
