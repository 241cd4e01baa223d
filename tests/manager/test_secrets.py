"""Whole games in which at every step each person and everybody sees nothing that they may not know (R2.2, R7.7)."""

from __future__ import annotations

from contextlib import suppress
from random import Random

import pytest

from bot.game.cards import parse_cards
from bot.game.view import observe
from bot.manager.errors import TableError
from bot.manager.table import Table
from bot.records import Status
from tests.manager.evening import ANNA, BO, CIA, SHORT, Evening, any_answer, asked_person, choices, state_of, view_of
from tests.manager.moments import DEALER, ELDEST, KINGS, NOTHING
from tests.manager.secrets import assert_keeps_secrets, cards_in, known_to


async def answer_early(evening: Evening, table: Table, random: Random) -> None:
    """Some of those whose turn it is not answer something, right or wrong."""
    for person in (ANNA, BO, CIA):
        if random.random() < 0.5 and not view_of(table, person).turn:
            with suppress(TableError):
                await evening.answer(table, person, lambda view: any_answer(view, random))


@pytest.mark.parametrize("seed", range(2))
async def test_nobody_sees_what_is_not_theirs_to_see(evening: Evening, seed: int) -> None:
    random = Random(seed)
    table = await evening.game(ANNA, BO, CIA, ai=1, rules=SHORT)
    steps = 0
    while table.status is Status.ACTIVE and steps < 150:
        await answer_early(evening, table, random)
        assert_keeps_secrets(table)
        person = asked_person(table)
        if person is None:
            await evening.pass_time(1)
        else:
            await evening.answer(table, person, random.choice(choices(view_of(table, person))))
        steps += 1
    assert state_of(table).deal > 1
    assert_keeps_secrets(table)


async def test_the_check_sees_a_leak(evening: Evening) -> None:
    """Were somebody shown another seat's view, it would be noticed."""
    table = await evening.dealt(ANNA, BO, hands=(KINGS, NOTHING))
    assert not cards_in(observe(state_of(table), ELDEST)) <= known_to(table, DEALER)
    assert not cards_in(state_of(table)) <= known_to(table, None)
    assert cards_in(observe(state_of(table), ELDEST)) - known_to(table, None) == set(parse_cards(KINGS))
