"""How much time people have: every number of the four paces, and of what happens when people vanish."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from datetime import timedelta
from types import MappingProxyType
from typing import Final

from bot.game.rules import PRESETS, Rules
from bot.records import Pace


@dataclass(frozen=True, slots=True, kw_only=True)
class Times:
    """The times a game is played by."""

    turn: timedelta | None
    """What a person has for an answer; None for as long as it takes."""
    chicago: timedelta | None
    """What all have, together, to call Chicago."""
    nudge: timedelta | None
    """How long after being asked a person is pinged; None at once, unless the person was here just now."""
    shares_pings: bool
    """Does a ping go to those too who may answer already? Not where everybody sits at the table anyway."""
    lobby: timedelta
    """How long a lobby stays open without a click."""
    paused: timedelta
    """How long a paused game waits before it is void."""
    stands_in: bool
    """Does an AI player act for somebody away at once, or only when the time is up?"""
    in_passing: bool
    """Is it played beside other things, for days? Then a table has a thread of its own, plays the preset `quick`, and
    hands are declared for their people, unless told otherwise."""


_MINUTE: Final = timedelta(minutes=1)
_HOUR: Final = timedelta(hours=1)
_DAY: Final = timedelta(days=1)

TIMES: Final[Mapping[Pace, Times]] = MappingProxyType(
    {
        Pace.LIVE: Times(
            turn=_MINUTE,
            chicago=_MINUTE / 6,
            nudge=_MINUTE / 2,
            shares_pings=False,
            lobby=10 * _MINUTE,
            paused=30 * _MINUTE,
            stands_in=True,
            in_passing=False,
        ),
        Pace.RELAXED: Times(
            turn=5 * _MINUTE,
            chicago=_MINUTE,
            nudge=_MINUTE,
            shares_pings=True,
            lobby=10 * _MINUTE,
            paused=30 * _MINUTE,
            stands_in=True,
            in_passing=False,
        ),
        Pace.SLOW: Times(
            turn=12 * _HOUR,
            chicago=12 * _HOUR,
            nudge=None,
            shares_pings=True,
            lobby=_DAY,
            paused=3 * _DAY,
            stands_in=False,
            in_passing=True,
        ),
        Pace.NONE: Times(
            turn=None,
            chicago=None,
            nudge=None,
            shares_pings=True,
            lobby=_DAY,
            paused=3 * _DAY,
            stands_in=False,
            in_passing=True,
        ),
    }
)

ALONE: Final = 10 * _MINUTE
"""How long the only person at a table may be silent before the game falls asleep."""
ASLEEP: Final = 7 * _DAY
"""How long a game that fell asleep can be gone on with."""
LEAST_AFTER_START: Final = _MINUTE
"""What people have at least after the bot was away."""
NOVICE: Final = 2
"""For how many games a person is new to this."""
PATIENCE: Final = 2
"""How many times as long a new person has for the first question of each kind."""


def wants_thread(pace: Pace) -> bool:
    """Does a table of this pace stand in a thread of its own, unless told otherwise?"""
    return TIMES[pace].in_passing


def rules_for(pace: Pace, settled: Rules) -> Rules:
    """What a table plays when no rules are named and its server has `settled` these."""
    return PRESETS["quick"] if TIMES[pace].in_passing and settled == Rules() else settled
