"""How storage says no."""

from __future__ import annotations


class StoreError(Exception):
    """Storage says no.

    StoreError
    ├── Repeated      this interaction was stored before
    ├── Conflict      the table moved on in the meantime
    ├── ChannelTaken  the channel has a live table already
    ├── SeatTaken     the person holds a live seat in this guild already
    ├── NameTaken     the guild has rules under this name already
    ├── TooManySets   the guild keeps as many sets of rules as it may
    └── Unavailable   the database is locked, full or gone; nothing was stored
    """


class Repeated(StoreError):
    """This interaction was stored before."""


class Conflict(StoreError):
    """The table moved on in the meantime."""


class ChannelTaken(StoreError):
    """The channel has a live table already."""


class SeatTaken(StoreError):
    """`user_id` holds a live seat in this guild already."""

    def __init__(self, user_id: int) -> None:
        super().__init__(str(user_id))
        self.user_id = user_id


class NameTaken(StoreError):
    """The guild has rules under this name already."""


class TooManySets(StoreError):
    """The guild keeps as many sets of rules as it may."""


class Unavailable(StoreError):
    """The database is locked, full or gone; nothing was stored."""
