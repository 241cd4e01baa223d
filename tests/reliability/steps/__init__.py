"""Every kind of step that a house of tables takes, by where it is taken."""

from __future__ import annotations

from tests.reliability.steps.game import GAME, at, of_phase
from tests.reliability.steps.itself import ITSELF
from tests.reliability.steps.lobby import LOBBY, elsewhere
from tests.reliability.steps.step import STORING, TAP, Before, Step, Take, Tapped

__all__ = [
    "GAME",
    "ITSELF",
    "LOBBY",
    "STORING",
    "TAP",
    "Before",
    "Step",
    "Take",
    "Tapped",
    "at",
    "elsewhere",
    "of_phase",
]
