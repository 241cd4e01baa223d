"""How far the messages of one table are brought up to date, and whether what failed is tried again."""

from __future__ import annotations

from dataclasses import dataclass, field
from datetime import datetime, timedelta
from typing import Final

import discord

from bot.manager.errors import Busy
from bot.manager.places import Loss
from bot.manager.ports import Alarm
from bot.records import Unavailable
from bot.views.posts import Board
from bot.views.reply import LINE_BROKE, is_outage

AGAIN: Final = (timedelta(seconds=5), timedelta(seconds=20), timedelta(seconds=60))
"""After how long what failed by no fault of ours is tried again; after the last one only with the next change, but
that a place is lost the house must learn."""


LONGEST: Final = timedelta(minutes=2)
"""No round waits so long; one that would waits for a clock that has been set back."""


def has_come(moment: datetime | None, now: datetime) -> bool:
    """Is there nothing to wait for any more?"""
    return moment is None or not now < moment <= now + LONGEST


@dataclass(slots=True)
class Room:
    """How far the messages of one table are brought up to date."""

    board: Board = field(default_factory=Board)
    dirty: bool = False
    busy: bool = False
    catching_up: bool = False
    """Will the panels that had to wait be seen to?"""
    not_before: datetime | None = None
    turn: datetime | None = None
    """When it may write in its channel, if it has to wait for that."""
    alarm: Alarm | None = None
    """Rings at that moment, if something waits for it."""
    failures: int = 0
    """How often in a row it could not be brought up to date."""
    sealed: int = -1
    """The last deal whose seal was shown, or could not be."""
    lost: Loss | None = None
    """Why nothing is sent to the channel."""
    lost_until: datetime | None = None
    """Before this moment it is not tried again."""
    told: bool = True
    """Does the house know of the loss?"""
    answering: list[int] = field(default_factory=list)
    """Whose taps are being answered, which redraws their panels."""
    drawing: list[int] = field(default_factory=list)
    """Those of them whose answers are not on their way yet."""
    held: bool = False
    """Does a round wait until they are?"""
    passed_over: bool = False
    """Was a panel left out of a round, for it was being redrawn?"""


def is_tried_again(error: Exception, room: Room) -> bool:
    """Will what failed so be tried once more, before anything else changes?"""
    return may_pass(error) and (room.failures < len(AGAIN) or not room.told)


def may_pass(error: Exception) -> bool:
    """Is this a failure of Discord, the line or the database, that may be over in a moment?"""
    match error:
        case discord.HTTPException(status=status):
            return is_outage(status)
        case _:
            return isinstance(error, (discord.RateLimited, Unavailable, Busy, *LINE_BROKE))
