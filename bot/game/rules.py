"""The house rules of a table."""

from __future__ import annotations

from dataclasses import dataclass


@dataclass(frozen=True, slots=True, kw_only=True)
class Rules:
    """Every value a table may choose (RULES.md section 9); the defaults are the standard game."""

    target: int = 52
    last_trick: int = 5
    chicago_points: int = 15
