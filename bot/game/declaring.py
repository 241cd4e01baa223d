"""Declaring poker hands, rank by rank only as far as needed (R3)."""

from __future__ import annotations

from dataclasses import replace
from typing import assert_never

from bot.game.actions import Declare, Pass, Seat
from bot.game.copying import changed
from bot.game.errors import Refusal
from bot.game.events import HandDeclared, Passed
from bot.game.poker import Category, rank_of
from bot.game.rules import Declarations
from bot.game.state import Declaring, GameState, tell


def declare_refusal(state: GameState, seat: Seat) -> Refusal | None:
    """A category at least as high as the highest so far may be declared; high card never (R3.1)."""
    phase = state.phase
    assert isinstance(phase, Declaring)
    category = rank_of(state.hands[seat]).category
    if category is Category.HIGH_CARD:
        return Refusal.NOTHING_TO_DECLARE
    if phase.best is not None and category < phase.best:
        return Refusal.TOO_LOW
    return None


def pass_refusal(state: GameState, seat: Seat) -> Refusal | None:
    """A seat may pass although it could declare (R3.3), unless all declare what they can (rule `declaring`)."""
    match state.rules.declaring:
        case Declarations.VOLUNTARY:
            return None
        case Declarations.AUTOMATIC:
            return Refusal.MUST_DECLARE if declare_refusal(state, seat) is None else None
        case _:
            assert_never(state.rules.declaring)


def declarations_of(state: GameState, seat: Seat) -> tuple[Declare | Pass, ...]:
    """What the seat may say now, to declare first."""
    declares = (Declare(seat),) if declare_refusal(state, seat) is None else ()
    passes = (Pass(seat),) if pass_refusal(state, seat) is None else ()
    return declares + passes


def declare(state: GameState, seat: Seat) -> GameState:
    """The seat declares its category, which leads unless an equal one beats it (R3.1, R3.2)."""
    phase = state.phase
    assert isinstance(phase, Declaring)
    category = rank_of(state.hands[seat]).category
    if category is phase.best:
        return _settle(state, phase, seat)
    state = changed(state, phase=replace(phase, best=category, holders=(seat,), named=()))
    return tell(state, HandDeclared(seat, phase.number, category))


def _settle(state: GameState, phase: Declaring, seat: Seat) -> GameState:
    """Equal categories: both name their deciding ranks, one at a time, until two differ (R3.2).

    What the holders named before stays named; it is the longer list if this seat drops out early.
    """
    holder = phase.holders[0]
    category, ranks = rank_of(state.hands[seat])
    _, held = rank_of(state.hands[holder])
    needed = next((place for place, pair in enumerate(zip(ranks, held, strict=True), 1) if pair[0] != pair[1]), None)
    named = ranks[:needed]
    against_named = held[: max(len(named), len(phase.named))]
    if ranks > held:
        after = replace(phase, holders=(seat,), named=named)
    elif ranks == held:
        after = replace(phase, holders=(*phase.holders, seat), named=named)
    else:
        after = replace(phase, named=against_named)
    event = HandDeclared(
        seat,
        phase.number,
        category,
        named=named,
        against=holder,
        against_named=against_named,
        leads=ranks >= held,
        tied=ranks == held,
    )
    return tell(changed(state, phase=after), event)


def pass_by(state: GameState, seat: Seat) -> GameState:
    """The seat declares nothing, whatever it holds (R3.3, R3.7)."""
    assert isinstance(state.phase, Declaring)
    return tell(state, Passed(seat, state.phase.number))
