"""What goes to a worker and comes back is the same at the other end, and nothing else gets through."""

from __future__ import annotations

from itertools import islice

import pytest

from bot.ai import medium
from bot.ai.wire import Unreadable, read, written
from bot.game.actions import CallChicago, Exchange, Seat
from bot.game.cards import Card, parse_cards
from bot.game.rules import PRESETS
from bot.game.view import observe
from bot.hints import CallReason, Goal, Hint, Holding, Keep, KeepReason, PlainReason, PlayReason
from tests.ai.games import anything, asked

ME = Seat(0)
PAIR = Keep(parse_cards("8C 8D"), Holding.ONE_PAIR, 2.25)


@pytest.mark.parametrize("preset", PRESETS)
def test_every_view_comes_through(preset: str) -> None:
    for state, seat, action in islice(asked([medium.choose, anything, anything], 1, PRESETS[preset]), 0, 600, 5):
        view = observe(state, seat)
        assert read(written(view)) == view
        assert read(written(action)) == action


@pytest.mark.parametrize(
    "hint",
    [
        Hint(Exchange(ME, parse_cards("2H")), KeepReason(PAIR, None)),
        Hint(Exchange(ME, ()), KeepReason(PAIR, Keep((), Holding.NOTHING, -0.5))),
        Hint(CallChicago(ME), CallReason(0.75, 0.9)),
        Hint(CallChicago(ME), PlayReason(Goal.LAST_TRICK, 0.5, Card.parse("QS"), 0.0)),
        Hint(CallChicago(ME), PlainReason()),
    ],
)
def test_every_hint_comes_through(hint: Hint) -> None:
    line = written(hint)
    assert read(line) == hint
    assert line.count(b"\n") == 1


@pytest.mark.parametrize(
    "line",
    [
        b"",
        b"what?",
        b'{"GameState": []}',
        b'{"Card": "1X"}',
        b'{"Card": []}',
        b'{"Suit": "STARS"}',
        b'{"Suit": {}}',
        b'{"Exchange": [0]}',
        b'{"Exchange": 0}',
        b'{"Pass": [0], "Card": "QS"}',
        b"{}",
        b"\xff",
    ],
)
def test_anything_else_is_refused(line: bytes) -> None:
    with pytest.raises(Unreadable):
        read(line)
