"""The house rules of a table (RULES.md section 9): what each may be, what goes together, and the four presets."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import asdict, dataclass, field, fields
from enum import StrEnum
from types import MappingProxyType
from typing import Final, cast

from bot.game.errors import InvalidRules

OFF: Final = 0
"""The value of a rule about points that does not hold."""


class ScorePhases(StrEnum):
    """Which of the comparisons before the tricks are held and score."""

    ALL = "all"
    FIRST = "first"
    NONE = "none"


class Lead(StrEnum):
    """Who leads after a call."""

    CALLER = "caller"
    ELDEST = "eldest"


class Required(StrEnum):
    """Whether a seat must have called, or made, a Chicago in this game to win it."""

    OFF = "off"
    CALLED = "called"
    WON = "won"


class OneUp(StrEnum):
    """In which exchanges a seat that throws one card may see the next one face up first."""

    OFF = "off"
    FIRST = "first"
    EVERY = "every"


class FourOfAKind(StrEnum):
    """What four of a kind scores: points, or points and everybody else to 0, or the scorer's choice."""

    SEVEN = "7"
    EIGHT = "8"
    RESET = "reset"
    CHOICE = "choice"


class StraightFlush(StrEnum):
    """What a straight flush scores: points, or points and the game."""

    EIGHT = "8"
    TEN = "10"
    ELEVEN = "11"
    WIN = "win"


class TiedHands(StrEnum):
    """Which of several equal best hands score."""

    NONE = "none"
    ALL = "all"


class WinCheck(StrEnum):
    """When it is looked whether somebody has won."""

    DEAL_END = "deal_end"
    IMMEDIATE = "immediate"


class Declarations(StrEnum):
    """Whether a seat may keep its hand to itself."""

    VOLUNTARY = "voluntary"
    AUTOMATIC = "automatic"


class Reveal(StrEnum):
    """Before which exchanges a hand that scored must be shown when it is broken (R2.4)."""

    EVERY_PHASE = "every_phase"
    PHASE_TWO = "phase_two"
    OFF = "off"


Value = int | StrEnum
"""What a rule may be set to: a number, on or off, or a word."""


def _points(default: int, *others: int) -> int:
    """A house rule about points or numbers, with the other values a table may choose; 0 is off."""
    rule: int = field(default=default, metadata={"choices": (default, *others)})
    return rule


@dataclass(frozen=True, slots=True, kw_only=True)
class Rules:
    """Every value a table may choose; the defaults are the standard game.

    Raises InvalidRules for a value that is not offered ("invalid-target") and for rules that make no sense together
    ("clash-exchange-stop"); the key names the sentence that says why.
    """

    target: int = _points(52, 26, 41, 50, 51)
    """Points that win the game, and what a royal flush scores (R5, R8.1)."""
    exchanges: int = _points(3, 2)
    """How often a seat may exchange in a deal; with 2, the tricks follow the second exchange (R2)."""
    score_phases: ScorePhases = ScorePhases.ALL
    """Which comparisons before the tricks score; one that does not is not held (R3)."""
    last_trick: int = _points(5, 2, 3)
    """Points for the last trick (R6.2)."""
    deuce_last_trick: int = _points(OFF, 10)
    """Points for winning the last trick with a two, instead; never in a deal with a call (R6.2)."""
    chicago_points: int = _points(15, 13)
    """Points a Chicago wins or loses, and that a seat needs to call one (R7)."""
    chicago_minimum: bool = True
    """Must a seat have those points to call? A loss still stops at 0 (R7.1)."""
    chicago_lead: Lead = Lead.CALLER
    """Who leads to the first trick after a call (R7.3)."""
    chicago_hand_points: bool = True
    """Are hands compared after a call, made or broken? If not, unplayed cards stay hidden (R7.6)."""
    chicago_required: Required = Required.OFF
    """Only seats that called, or made, a Chicago in this game can win it (R8.1, R8.2)."""
    chicago_breaker: int = _points(OFF, 8, 10)
    """Points for the seat that breaks a Chicago, in full whatever the caller had to lose (R7.5)."""
    exchange_stop: int = _points(OFF, 41, 42, 45, 46, 47)
    """A seat with this many points when its exchange comes may not exchange (R2.1)."""
    one_up: OneUp = OneUp.OFF
    """When a seat that throws one card may see the next one first, and refuse it for the one after (R2.1)."""
    four_of_a_kind: FourOfAKind = FourOfAKind.SEVEN
    """What four of a kind scores (R5)."""
    straight_flush: StraightFlush = StraightFlush.EIGHT
    """What a straight flush scores (R5); with WIN, a royal flush wins the game too."""
    royal_wins_at_once: bool = False
    """Does a royal flush that scores win the game, whatever the totals (R8.3)?"""
    tied_hands: TiedHands = TiedHands.NONE
    """Whether equal best hands score all or not at all (R3.4, R6.3)."""
    win_check: WinCheck = WinCheck.DEAL_END
    """When it is looked whether somebody has won (R8.1)."""
    low_redeal: bool = False
    """May a seat without a card above nine ask for five new ones before the first exchange?"""
    declaring: Declarations = Declarations.VOLUNTARY
    """Whether every seat declares whenever it may (R3.3)."""
    reveal: Reveal = Reveal.EVERY_PHASE
    """Where the duty to show before breaking a scored hand holds (R2.4)."""

    def __post_init__(self) -> None:
        for rule, choices in CHOICES.items():
            value = getattr(self, rule)
            if not any(value == choice and type(value) is type(choice) for choice in choices):
                raise InvalidRules("invalid-" + rule.replace("_", "-"))
        for clash, makes_no_sense in CLASHES.items():
            if makes_no_sense(self):
                raise InvalidRules(clash)


def _choices(default: Value, metadata: Mapping[str, tuple[int, ...]]) -> tuple[Value, ...]:
    """What one rule may be set to, its default first."""
    match default:
        case bool():
            return default, not default
        case StrEnum():
            return (default, *(word for word in type(default) if word is not default))
        case _:
            return metadata["choices"]


CHOICES: Final[Mapping[str, tuple[Value, ...]]] = MappingProxyType(
    {rule.name: _choices(cast(Value, rule.default), rule.metadata) for rule in fields(Rules)}
)
"""What each house rule may be set to, the default first."""


def _stops_after_the_end(rules: Rules) -> bool:
    return rules.exchange_stop != OFF and rules.exchange_stop >= rules.target


def _first_of_one(rules: Rules) -> bool:
    return rules.score_phases is ScorePhases.FIRST and rules.exchanges == 2


def _no_third_phase_to_spare(rules: Rules) -> bool:
    return rules.reveal is Reveal.PHASE_TWO and rules.exchanges == 2


CLASHES: Final[Mapping[str, Callable[[Rules], bool]]] = {
    "clash-exchange-stop": _stops_after_the_end,
    "clash-score-phases": _first_of_one,
    "clash-reveal": _no_third_phase_to_spare,
}
"""Combinations that make no sense, by the key of the sentence that says why."""

PRESETS: Final[Mapping[str, Rules]] = MappingProxyType(
    {
        "standard": Rules(),
        "pagat": Rules(exchange_stop=46, four_of_a_kind=FourOfAKind.CHOICE),
        "svensk": Rules(
            exchange_stop=46,
            one_up=OneUp.EVERY,
            deuce_last_trick=10,
            four_of_a_kind=FourOfAKind.RESET,
            royal_wins_at_once=True,
            chicago_hand_points=False,
        ),
        "quick": Rules(target=26, declaring=Declarations.AUTOMATIC),
    }
)
"""Sets of rules a lobby starts from."""


def differences(rules: Rules) -> dict[str, Value]:
    """The rules of a table that are not the standard ones, in the order of this page."""
    return {rule: value for rule, value in asdict(rules).items() if value != CHOICES[rule][0]}
