"""S2, the small part: worlds that look the same do; and a leak of each kind, planted, is found."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Iterator
from contextlib import AbstractContextManager, ExitStack
from dataclasses import replace
from datetime import timedelta
from typing import Any, ClassVar
from unittest.mock import patch

from sqlalchemy import select

from bot import inspection
from bot.game import view
from bot.game.actions import Seat
from bot.game.state import GameState
from bot.game.view import SeatView
from bot.manager.tempo import Tempo
from bot.meters import Meters, Outcome
from bot.sandbox.room import logs_aside
from db.privacy import exporting
from db.schema import actions
from tests.reliability import evenings, twins
from tests.reliability.report import Report

PAIRS = 120
"""Of the 2,000 that RELIABILITY.md asks for: the rest is in the long run."""
FEW = 16


def compared(count: int, *, exports: int = twins.EXPORTS) -> Report:
    """What a comparison of so many pairs comes to."""
    report = twins.reported()
    asyncio.run(twins.compare(report, count=count, seed=1, exports=exports))
    return report


def test_nobody_can_tell_worlds_apart_that_differ_in_hidden_cards() -> None:
    compared(PAIRS).assert_well()


def weight(state: GameState) -> int:
    """A number that the hidden cards decide."""
    return sum(place * card.rank for place, card in enumerate((*state.stock, *state.discards), start=1))


def talkative(state: GameState, seat: Seat | None) -> SeatView:
    """A view whose points tell the hidden cards, and whose last line tells the stock."""
    seen = view.observe(state, seat)
    return replace(seen, scores=tuple(weight(state) + seat for seat in range(state.seats)), deal=weight(state))


def telling(function: Callable[..., Iterator[str]]) -> Callable[..., Iterator[str]]:
    """The same function, which also tells the moves as they are stored."""

    def told(stored: Any, until: int) -> Iterator[str]:
        yield from function(stored, until)
        yield str([ply.action for ply in stored.plies])

    return told


def every_move(connection: Any, _: int) -> list[dict[str, Any]]:
    """What every seat did, and chance."""
    rows = connection.execute(select(actions)).mappings()
    return [exporting._plain(row) for row in rows]


LEAKS: tuple[AbstractContextManager[Any], ...] = (
    patch("bot.manager.sight.observe", talkative),
    patch("bot.manager.nudging.patience", lambda state, _: 1 + weight(state) % 1000),
    patch.object(Tempo, "delay", lambda _, state, **__: timedelta(seconds=weight(state))),
    patch("tests.reliability.twins.observe", talkative),
    patch("tests.reliability.twins.hint", lambda view, **_: view.deal),
    patch.object(GameState, "__repr__", lambda state: f"<{weight(state)}>"),
    patch("bot.inspection._course", telling(inspection._course)),
    patch("bot.views.door._told", repr),
    patch("db.privacy.exporting._moves", every_move),
)


def test_a_leak_is_found_wherever_it_is() -> None:
    """The control: a bot that tells too much, in each place where it could."""
    with ExitStack() as leaking:
        for leak in LEAKS:
            leaking.enter_context(leak)
        report = compared(FEW, exports=4)
    found = {line.partition(",")[0] for line in report.wrong}
    assert found == {*twins.AT_EVERY_PAIR, twins.LOGGED, twins.EXPORTED}


def spent(*, seed: int) -> Report:
    """What comes of one deal, played twice."""
    logs_aside()
    report = evenings.reported()
    asyncio.run(evenings.compare(report, seed=seed, deals=1))
    return report


def test_a_person_sees_the_same_on_screen_whatever_the_others_hold() -> None:
    spent(seed=1).assert_well()


class Counted(Meters):
    """The counts of the bot that was begun last."""

    newest: ClassVar[Meters]

    def __init__(self) -> None:
        super().__init__()
        Counted.newest = self


def counting(tempo: Tempo, state: GameState, **how: Any) -> timedelta:
    """Counts a step under a name that tells the stock."""
    Counted.newest.count(f"stock{weight(state)}", Outcome.DONE)
    return DELAY(tempo, state, **how)


DELAY = Tempo.delay


def test_a_leak_on_a_screen_and_one_in_the_counts_are_found() -> None:
    with (
        patch("bot.manager.sight.observe", talkative),
        patch("bot.app.Meters", Counted),
        patch.object(Tempo, "delay", counting),
    ):
        found = {line.partition(": ")[0] for line in spent(seed=1).wrong}
    assert found >= {"evening 1, on screen", "evening 1, at /metrics"}
