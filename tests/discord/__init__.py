"""The bot in a simulated Discord: SimCord, with people who tap, and without waiting for longer than there is to do."""

from __future__ import annotations

from simcord import Env

LOOK_AGAIN = 0.005
"""Seconds until SimCord looks again whether all work rests. By itself it takes ten times as long, a third of the time
of these tests: what rests has not ended, so nothing has it look earlier."""
_SETTLES = Env._settle_internal.__kwdefaults__
assert _SETTLES is not None
_SETTLES["idle"] = LOOK_AGAIN
