"""S1, the small part: a thousand forged taps through the bot's own listener, and careless bots, which are found out."""

from __future__ import annotations

import asyncio
from typing import Any
from unittest.mock import patch

import pytest

from bot.game.actions import Seat
from bot.manager.table import Table
from bot.sandbox.room import logs_aside
from bot.views.layout import layout
from bot.views.reply import Reply
from cogs.clicks import Click
from tests.reliability import attacks
from tests.reliability.report import OFTEN, Report

ATTACKS = 1_000
"""Of the 10,000 that RELIABILITY.md asks for: the rest is in the long run."""
FEW = 250


def attacked(count: int, careless: Any = None) -> Report:
    """What comes of so many."""
    logs_aside()
    report = attacks.reported()
    asyncio.run(attacks.attack(report, count=count, seed=1, careless=careless))
    return report


def test_no_forged_tap_does_anything() -> None:
    attacked(ATTACKS).assert_well(least=OFTEN)


def anywhere(*_: Any, **__: Any) -> bool:
    return True


def first_seat(*_: Any) -> Seat:
    return Seat(0)


async def edited(reply: Reply, panel: Any) -> None:
    """Whatever message the control lies in is redrawn."""
    await reply.interaction.response.edit_message(view=layout(panel))


CARELESS = {
    "not yours": patch.multiple(Table, within_reach=anywhere),
    "accepted": patch.multiple(Table, seat_of=first_seat),
    "told everybody": patch.multiple(Reply, update=edited),
    "failed": patch.multiple(Click, values=property(lambda click: click._data["values"])),
}


@pytest.mark.parametrize("what", CARELESS)
def test_a_careless_bot_is_found_out(what: str) -> None:
    assert any(what in line for line in attacked(FEW, CARELESS[what]).wrong)
