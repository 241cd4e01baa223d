"""What a table needs from the world, in the hands of a test: time, packs, AI players, and somebody to tell."""

from __future__ import annotations

import heapq
from collections import Counter
from collections.abc import Awaitable, Callable, Sequence
from dataclasses import dataclass, field
from datetime import UTC, datetime
from itertools import count

from bot.ai.players import LocalPlayers
from bot.game import shuffle
from bot.game.actions import Seat, SeatAction
from bot.game.cards import PACK, Hand
from bot.game.shuffle import Salt
from bot.game.view import SeatView
from bot.records import Level
from tests.dsl import pack_for

OPENS = datetime(2026, 3, 1, 18, tzinfo=UTC)


@dataclass(slots=True)
class HandAlarm:
    """A wake-up that was ordered."""

    when: datetime
    ring: Callable[[], None]
    cancelled: bool = False

    def cancel(self) -> None:
        """Do not ring."""
        self.cancelled = True


class HandClock:
    """Fits the port `Clock`: time stands still until a test moves it."""

    def __init__(self) -> None:
        self.moment = OPENS
        self._heap: list[tuple[datetime, int, HandAlarm]] = []
        self._order = count()

    def now(self) -> datetime:
        return self.moment

    def at(self, when: datetime, ring: Callable[[], None]) -> HandAlarm:
        alarm = HandAlarm(when, ring)
        heapq.heappush(self._heap, (when, next(self._order), alarm))
        return alarm

    @property
    def alarms(self) -> list[datetime]:
        """When it will ring, the earliest first."""
        return [when for when, _, alarm in sorted(self._heap, key=lambda entry: entry[:2]) if not alarm.cancelled]

    def next_alarm(self, until: datetime) -> HandAlarm | None:
        """Take the earliest alarm until then and move to its time."""
        while self._heap and self._heap[0][0] <= until:
            _, _, alarm = heapq.heappop(self._heap)
            if not alarm.cancelled:
                self.moment = max(self.moment, alarm.when)
                return alarm
        return None


@dataclass
class RiggedShuffler:
    """Fits the port `Shuffler`: some packs were chosen beforehand, by deal; all others are shuffled by counted seeds.

    `packs[1]` is the pack of deal 1, `packs[0]` the one for the cut; `packs[2, "reshuffle/1"]` a refill in deal 2.
    """

    packs: dict[int | tuple[int, str], Hand] = field(default_factory=dict)
    asked: list[tuple[int, str]] = field(default_factory=list)
    _numbers: count[int] = field(default_factory=lambda: count(1))

    def key(self) -> bytes:
        return next(self._numbers).to_bytes(16)

    def seed(self) -> bytes:
        return next(self._numbers).to_bytes(32)

    def shuffle(
        self, cards: Hand, *, seed: bytes, game: bytes, deal: int, label: str, salts: Sequence[Salt] = ()
    ) -> Hand:
        self.asked.append((deal, label))
        chosen = self.packs.get((deal, label)) or (None if "reshuffle" in label else self.packs.get(deal))
        return chosen or shuffle.shuffle(cards, seed=seed, game=game, deal=deal, label=label, salts=salts)


def cut_for(dealer: int) -> Hand:
    """A pack from which seat `dealer` of four draws the only two (R1.3)."""
    twos, others = PACK[:1], PACK[9:12]
    drawn = (*others[:dealer], *twos, *others[dealer:])
    return (*drawn, *(card for card in PACK if card not in drawn))


def pack_of(*hands: str, then: str = "") -> Hand:
    """A pack that deals these hands, eldest hand first, and then these cards; the rest lies in pack order (R1.5)."""
    seats = [Seat(number) for number in range(len(hands))]
    return pack_for(seats, dict(zip(seats, hands, strict=True)), stock=then)


Thought = Callable[[Level, SeatView, int], Awaitable[SeatAction]]


class ScriptedPlayers:
    """Fits the port `Players`: the real AI players, until a test puts a `thought` of its own in their heads."""

    def __init__(self) -> None:
        self.thought: Thought | None = None
        self.views: list[SeatView] = []
        self.seeds: list[int] = []

    async def ask(self, level: Level, view: SeatView, *, seed: int) -> SeatAction:
        self.views.append(view)
        self.seeds.append(seed)
        if self.thought is not None:
            return await self.thought(level, view, seed)
        return await LocalPlayers().ask(level, view, seed=seed)

    def asked(self, seat: Seat) -> int:
        """How often this seat was asked."""
        return Counter(view.seat for view in self.views)[seat]


@dataclass
class Habits:
    """Fits the port `Habits`: those who have said yes or no to hands declared for them are the ones a test names."""

    declarers: set[int] = field(default_factory=set)
    by_hand: set[int] = field(default_factory=set)

    def declares(self, user_id: int) -> bool | None:
        return True if user_id in self.declarers else False if user_id in self.by_hand else None


class Notes:
    """Fits the port `Notifier`: writes down whose messages are out of date."""

    def __init__(self) -> None:
        self.published: list[int] = []
        self.sealed: int | None = None
        """The last deal whose seal is on the table; None: all of them always are."""

    def publish(self, game_id: int) -> None:
        self.published.append(game_id)

    def has_sealed(self, game_id: int, deal: int) -> bool:
        return self.sealed is None or deal <= self.sealed
