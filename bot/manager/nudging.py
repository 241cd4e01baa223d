"""Whom a table pings, and when: a person who is asked and has not answered for a while (UX.md, M4)."""

from __future__ import annotations

from dataclasses import dataclass
from datetime import datetime, timedelta
from typing import Final

from bot.game.actions import Seat
from bot.game.questions import asked_now
from bot.game.state import Asks
from bot.manager.attendance import alone
from bot.manager.automatic import next_step
from bot.manager.core import TableCore
from bot.manager.pace import TIMES
from bot.manager.timing import patience
from bot.records import Kind, Status

QUIET: Final = timedelta(seconds=20)
"""Nobody is pinged so soon after a tap of their own."""
AROUND: Final = timedelta(minutes=5)
"""Where people are pinged at once, whoever tapped within this time is still looking."""
SECRET: Final = frozenset({Asks.REDEAL, Asks.DECLARE, Asks.CHICAGO})
"""Questions about which a ping would tell who has a choice."""


@dataclass(frozen=True, slots=True)
class Nudge:
    """Somebody is to be pinged for the question asked at `since`."""

    seat: Seat
    user_id: int
    since: datetime
    until: datetime | None
    """When the time is up; None without a clock."""
    around: bool = False
    """Was the person here just before, where people are pinged at once? Then the table itself comes to them."""


def nudge(table: TableCore, now: datetime) -> Nudge | None:
    """The ping that stands in the channel now, if there is to be one."""
    wanted = _wanted(table)
    when = nudge_at(table)
    return wanted if when is not None and when <= now else None


def nudge_at(table: TableCore) -> datetime | None:
    """When the person who is asked is pinged; None for never."""
    wanted = _wanted(table)
    if wanted is None or table.state is None:
        return None
    after, tapped = TIMES[table.pace].nudge, table.seen.get(wanted.user_id)
    when = wanted.since + (after or timedelta()) * patience(table.state, table.players)
    if tapped is not None:
        when = max(when, tapped + (QUIET if after is not None else AROUND))
    return when if table.due is None or when < table.due else None


def _wanted(table: TableCore) -> Nudge | None:
    """Whom the table waits for, if that is a person who may be pinged for it."""
    state = table.state
    if state is None or table.status is not Status.ACTIVE or table.kind is not Kind.TABLE or alone(table.players):
        return None
    asked = asked_now(state)
    if asked is None or asked.asks in SECRET or table.since is None:
        return None
    player = table.players[asked.seat]
    if player.away or next_step(state, table.players, table.answers, pace=table.pace) is not None:
        return None
    assert player.user_id is not None
    tapped = table.seen.get(player.user_id)
    around = TIMES[table.pace].nudge is None and tapped is not None and tapped + AROUND > table.since
    return Nudge(asked.seat, player.user_id, table.since, table.due, around)
