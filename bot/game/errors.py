"""Why the rules say no.

RulesError
├── IllegalAction   an action the rules refuse; carries the Refusal
└── InvalidRules    a set of house rules that makes no sense
"""

from __future__ import annotations

from enum import Enum


class Refusal(Enum):
    """A reason to refuse an action. The value is the key of the sentence that says so."""

    GAME_OVER = "refusal-game-over"
    NOT_IN_DEAL = "refusal-not-in-deal"
    NOT_YOUR_TURN = "refusal-not-your-turn"
    NOT_ASKED = "refusal-not-asked"
    NOT_YOUR_CARD = "refusal-not-your-card"
    FOLLOW_SUIT = "refusal-follow-suit"
    TOO_LOW = "refusal-too-low"
    NOTHING_TO_DECLARE = "refusal-nothing-to-declare"
    TOO_FEW_POINTS = "refusal-too-few-points"
    LEFT_ALREADY = "refusal-left-already"
    MUST_DECLARE = "refusal-must-declare"
    EXCHANGE_STOPPED = "refusal-exchange-stopped"
    NOT_ONE_CARD = "refusal-not-one-card"
    NOT_LOW = "refusal-not-low"
    NOT_A_PACK = "refusal-not-a-pack"


class RulesError(Exception):
    """Any no of the rules."""


class IllegalAction(RulesError):
    """The action is refused; `refusal` says why."""

    def __init__(self, refusal: Refusal) -> None:
        super().__init__(refusal.value)
        self.refusal = refusal


class InvalidRules(RulesError):
    """House rules that do not go together; `key` names the sentence that says why."""

    def __init__(self, key: str) -> None:
        super().__init__(key)
        self.key = key
