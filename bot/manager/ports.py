"""What a table needs from the world, by shape."""

from __future__ import annotations

from collections.abc import Callable, Collection, Mapping, Sequence
from datetime import datetime, timedelta
from typing import Protocol

from bot.game.actions import SeatAction
from bot.game.cards import Hand
from bot.game.shuffle import Salt
from bot.game.view import SeatView
from bot.hints import Hint
from bot.records import Change, Level, LiveTable, NewTable, StoredTable
from bot.standings import Aftermath


class GameStore(Protocol):
    """Where games are written down."""

    async def open(self, table: NewTable) -> int:
        """Store a new lobby and return its game id.

        Raises ChannelTaken if the channel has a live table (private ones may be opened anywhere), SeatTaken if a person
        of it already holds a live seat of this kind in this guild, Repeated if the click was stored before; nothing is
        stored then.
        """
        ...

    async def commit(self, game_id: int, revision: int, change: Change) -> Aftermath:
        """Store a change in one transaction if the game is still at `revision`; it is then at `revision` + 1.

        Says what the game came to if this ends it.

        Raises Repeated if the click was stored before, Conflict if the revision moved on, SeatTaken as `open`, and
        ChannelTaken if a game that fell asleep is to go on where another table is live by now.
        """
        ...

    async def load(self, game_id: int) -> StoredTable | None:
        """The table, or None when there is no such game."""
        ...

    async def live(self) -> Sequence[LiveTable]:
        """All tables that are not over."""
        ...

    async def games_of(self, user_ids: Collection[int]) -> Mapping[int, int]:
        """How many games each of these people has finished, in any server; those with none are missing."""
        ...

    async def asleep(self, guild_id: int, channel_id: int, user_id: int) -> int | None:
        """The newest game of this person that fell asleep in this channel, or None."""
        ...

    async def open_games_of(self, user_id: int) -> Sequence[int]:
        """The games that are not over in which this person has, or had, a seat, or which the person opened."""
        ...

    async def alive(self, now: datetime) -> None:
        """Write down that the bot is alive."""
        ...

    async def back(self, now: datetime, *, least: timedelta) -> None:
        """The bot is back, for the first time since it was last `alive`: people lost no time by that.

        What waits for people at a table in a channel moves by as long as the bot was away, and `least` is left of it.
        What is an AI player's turn, or chance's, and what private tables wait for, stays as it was.
        """
        ...

    async def save_post(self, game_id: int, slot: str, message_id: int) -> None:
        """Remember the message that shows `slot`."""
        ...

    async def drop_post(self, game_id: int, slot: str) -> None:
        """Nothing shows `slot` any more."""
        ...


class Alarm(Protocol):
    """A wake-up that was ordered."""

    def cancel(self) -> None:
        """Do not ring."""
        ...


class Clock(Protocol):
    """Time, as tables know it."""

    def now(self) -> datetime:
        """This moment, aware, UTC."""
        ...

    def at(self, when: datetime, ring: Callable[[], None]) -> Alarm:
        """Call `ring` at `when`, or soon if that is past; never inside this call."""
        ...


class Shuffler(Protocol):
    """Where packs come from (FAIRNESS.md)."""

    def key(self) -> bytes:
        """16 new bytes that name a game."""
        ...

    def seed(self) -> bytes:
        """32 new bytes from the operating system."""
        ...

    def shuffle(
        self, cards: Hand, *, seed: bytes, game: bytes, deal: int, label: str, salts: Sequence[Salt] = ()
    ) -> Hand:
        """The cards in the order that this seed and the players' salts give them under `label`."""
        ...


class Players(Protocol):
    """The AI players."""

    async def ask(self, level: Level, view: SeatView, *, seed: int) -> SeatAction:
        """One legal action for the seat of `view`; the same for the same view and seed."""
        ...


class Habits(Protocol):
    """What people want done for them."""

    def declares(self, user_id: int) -> bool | None:
        """Are this person's hands declared for them? None if they have not said."""
        ...


class Adviser(Protocol):
    """Who gives hints."""

    async def hint(self, view: SeatView, *, seed: int) -> Hint:
        """What a hard AI player would do for the seat of `view`, and why; the same for the same view and seed.

        Raises ValueError if nothing is asked of the seat.
        """
        ...


class Notifier(Protocol):
    """Tells the channel and the panels that a table changed; returns at once."""

    def publish(self, game_id: int) -> None:
        """The table's messages are out of date."""
        ...

    def has_sealed(self, game_id: int, deal: int) -> bool:
        """Is the seal of this deal's shuffle (0: of the cut) on the table, or cannot be put there?

        Whoever says no rings the table when that changes.
        """
        ...
