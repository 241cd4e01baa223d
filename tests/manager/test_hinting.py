"""Hints are about what a person is asked just now, on that person's own view, and tell nothing of the others."""

from __future__ import annotations

import pytest

from bot.ai.hints import hint
from bot.game.actions import CallChicago, Exchange, Pass
from bot.game.rules import Rules
from bot.game.state import Calling, Redealing
from bot.game.view import observe
from bot.manager.hinting import allowed, as_if_asked, asked_view, kept_hint
from bot.records import Hints, Kind, Level, Player
from tests.dsl import Game
from tests.manager.evening import ANNA, BO, Evening, view_of
from tests.manager.moments import DEALER, ELDEST, KINGS, NOTHING

AI, LEFT = Player("Ebba", level=Level.HARD), Player("Cia", 103, Level.MEDIUM)


@pytest.mark.parametrize(
    ("players", "kind", "where"),
    [
        ((ANNA, AI), Kind.TABLE, {Hints.ALWAYS, Hints.ALONE}),
        ((ANNA, AI), Kind.SOLO, {Hints.ALWAYS, Hints.ALONE}),
        ((ANNA, BO, AI), Kind.TABLE, {Hints.ALWAYS}),
        ((ANNA, LEFT, AI), Kind.TABLE, {Hints.ALWAYS}),
        ((ANNA, AI), Kind.LESSON, set()),
    ],
)
def test_a_game_of_two_people_is_rated_and_the_lesson_has_its_own(
    players: tuple[Player, ...], kind: Kind, where: set[Hints]
) -> None:
    assert {hints for hints in Hints if allowed(hints, kind, players)} == where


async def test_only_who_is_asked_now_gets_a_hint(evening: Evening) -> None:
    table = await evening.dealt(ANNA, BO, hands=(KINGS, NOTHING))
    assert asked_view(table, ELDEST) == view_of(table, ANNA)
    assert asked_view(table, DEALER) is None, "an early answer is made without"
    await table.stop(click=evening.click())
    assert asked_view(table, ELDEST) is None


async def test_a_hint_holds_for_one_question(evening: Evening) -> None:
    table = await evening.dealt(ANNA, BO, hands=(KINGS, NOTHING))
    view = asked_view(table, ELDEST)
    assert view is not None
    told = hint(view, seed=1, seconds=None)
    table.hints[ELDEST] = view, told
    assert kept_hint(table, ELDEST) == told
    await evening.answer(table, BO, Exchange(DEALER, ()))
    assert kept_hint(table, ELDEST) == told, "what the other has decided early changes nothing"
    await evening.answer(table, ANNA, Exchange(ELDEST, ()))
    assert kept_hint(table, ELDEST) is None


def test_a_hint_about_chicago_does_not_tell_who_has_declined() -> None:
    """R7.7: all are asked at once, so it comes at once, and it is about the same view whoever has declined."""
    game = Game(3).give(20, 20, 20).deal("KS KH 9C 4C 2S", "AS AH 8D 6C 2H", "QS QH 7D 5C 3H").to_third_phase()
    assert isinstance(game.state.phase, Calling)
    seats = [seat for seat in game.state.order if seat != game.turn]
    before = [as_if_asked(observe(game.state, seat)) for seat in seats]
    assert all(view.turn and view.legal[0] == CallChicago(view.seat) for view in before if view.seat is not None)
    game.do(Pass(game.turn))
    assert [as_if_asked(observe(game.state, seat)) for seat in seats] == before
    last = observe(game.state, game.turn)
    assert as_if_asked(last) == last, "who is asked in fact sees just that"


def test_a_hint_about_a_new_hand_does_not_tell_who_was_asked() -> None:
    """Rule `low_redeal`"""
    game = Game(2, rules=Rules(low_redeal=True)).deal("9S 8H 7C 4C 2S", "9D 8C 6D 5C 3H")
    assert isinstance(game.state.phase, Redealing)
    second = next(seat for seat in game.state.order if seat != game.turn)
    before = as_if_asked(observe(game.state, second))
    assert before.turn
    game.do(Pass(game.turn))
    assert as_if_asked(observe(game.state, second)) == before == observe(game.state, second)
