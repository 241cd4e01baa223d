"""Whom a table pings, and when: a person who is asked and has not answered for a while (UX.md, M4)."""

from __future__ import annotations

from dataclasses import dataclass, replace
from datetime import datetime, timedelta
from typing import Final

from bot.game.actions import Seat
from bot.game.questions import asked_now, questions
from bot.game.state import Asks, GameState, Question
from bot.game.view import observe
from bot.manager.attendance import alone
from bot.manager.automatic import next_step
from bot.manager.core import TableCore
from bot.manager.early import first_unanswered
from bot.manager.pace import TIMES
from bot.manager.timing import patience
from bot.records import Kind, Status

QUIET: Final = timedelta(seconds=20)
"""Nobody is pinged so soon after a tap of their own."""
AROUND: Final = timedelta(minutes=5)
"""Where people are pinged at once, whoever tapped within this time is still looking."""
SECRET: Final = frozenset({Asks.REDEAL, Asks.DECLARE, Asks.CHICAGO})
"""Questions about which a ping would tell who has a choice."""
SHARED: Final = frozenset({Asks.EXCHANGE})
"""Questions that are put to everybody in turn and that everybody has to think about, whatever they hold: that an early
answer to one is missing tells nothing. A card that plays itself is missing in no ping, and so would be known."""


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
    question: tuple[int, Question] = (0, Question(Asks.PLAY, 0))
    """The deal, and what is asked."""
    others: tuple[int, ...] = ()
    """Who may answer the same question already, has not, and shares the ping."""

    @property
    def people(self) -> frozenset[int]:
        """All whom it pings."""
        return frozenset({self.user_id, *self.others})


def nudge(table: TableCore, now: datetime) -> Nudge | None:
    """The ping that stands in the channel now, if there is to be one."""
    wanted, when = _wanted(table), nudge_at(table)
    if wanted is None or when is None or when > now:
        return None
    return wanted if wanted.around else replace(wanted, others=_sharing(table, wanted, now))


def passed_on(table: TableCore, before: Nudge) -> Nudge | None:
    """This ping as it stands now, if it is for whom the table waits: somebody who shared it may be asked by now.

    None if it is not: nobody of these is waited for, it is for another question, or its person has new time for it.
    """
    wanted = _wanted(table)
    if wanted is None or wanted.question != before.question or wanted.user_id not in before.people:
        return None
    if wanted.user_id == before.user_id and wanted.since != before.since:
        return None
    still = tuple(user_id for user_id in _missing(table, wanted) if user_id in before.people)
    return replace(wanted, around=False, others=still)


def nudge_at(table: TableCore) -> datetime | None:
    """When the person who is asked is pinged; None for never."""
    wanted = _wanted(table)
    if wanted is None or table.state is None:
        return None
    after, tapped = TIMES[table.pace].nudge, table.seen.get(wanted.user_id)
    when = wanted.since + (after or timedelta()) * patience(table.state, table.players)
    if tapped is not None:
        when = max(when, tapped + _quiet(table))
    return when if table.due is None or when < table.due else None


def _quiet(table: TableCore) -> timedelta:
    return QUIET if TIMES[table.pace].nudge is not None else AROUND


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
    question = (state.deal, questions(state, asked.seat)[0])
    return Nudge(asked.seat, player.user_id, table.since, table.due, around, question)


def _sharing(table: TableCore, wanted: Nudge, now: datetime) -> tuple[int, ...]:
    """Who shares a ping: whose early answer is missing, and who has not tapped just now."""
    if not TIMES[table.pace].shares_pings:
        return ()
    last = ((user_id, table.seen.get(user_id)) for user_id in _missing(table, wanted))
    return tuple(user_id for user_id, tapped in last if tapped is None or tapped + _quiet(table) <= now)


def _missing(table: TableCore, wanted: Nudge) -> tuple[int, ...]:
    """Who else has still to answer what is asked, in the order of the seats."""
    state, question = table.state, wanted.question[1]
    if state is None or question.asks not in SHARED:
        return ()
    seats = (seat for seat in table.people if seat != wanted.seat and not table.players[seat].away)
    people = (table.players[seat].user_id for seat in seats if _still_to_answer(table, state, seat, question))
    return tuple(user_id for user_id in people if user_id is not None)


def _still_to_answer(table: TableCore, state: GameState, seat: Seat, question: Question) -> bool:
    return first_unanswered(observe(state, seat), table.answers) == question
