"""The house rules of a table."""

from __future__ import annotations

from dataclasses import dataclass, field, fields
from typing import Final

from bot.game.errors import InvalidRules

EXCHANGES: Final = 3
"""How often a seat may exchange in a deal: once in each phase (R2)."""


def _choice(default: int, *others: int) -> int:
    """A house rule with its default and the other values a table may choose."""
    rule: int = field(default=default, metadata={"choices": (default, *others)})
    return rule


@dataclass(frozen=True, slots=True, kw_only=True)
class Rules:
    """Every value a table may choose (RULES.md section 9); the defaults are the standard game.

    Raises InvalidRules, with the key "invalid-" and the rule's name, for a value that is not offered.
    """

    target: int = _choice(52, 26, 41, 50, 51)
    """Points that win the game, and what a royal flush scores (R5, R8.1)."""
    last_trick: int = _choice(5, 2, 3)
    """Points for the last trick (R6.2)."""
    chicago_points: int = _choice(15, 13)
    """Points a Chicago wins or loses, and that a seat needs to call one (R7)."""

    def __post_init__(self) -> None:
        for rule, choices in CHOICES.items():
            if getattr(self, rule) not in choices:
                raise InvalidRules("invalid-" + rule.replace("_", "-"))


CHOICES: Final[dict[str, tuple[int, ...]]] = {rule.name: rule.metadata["choices"] for rule in fields(Rules)}
"""What each house rule may be set to, the default first."""
