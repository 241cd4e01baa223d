"""Walking through a game: every move from every side, nothing but what that side saw, and a sentence for each."""

from __future__ import annotations

from itertools import pairwise

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from bot.game.actions import Deal, Seat
from bot.game.engine import apply, new_game
from bot.game.rules import Rules
from bot.game.view import observe
from bot.render.panel import Button, Panel, Select
from bot.render.replay import replay, viewer_number, viewer_of
from bot.render.scenes import ReplayScene
from bot.replay.recording import Recording
from bot.replay.walk import deal_starts, scene_at, walk
from tests.game.random_games import rules
from tests.render.screen import ENGLISH, LETTERS, text
from tests.replay.recordings import by_rules, recording

VIEWERS = (None, Seat(0), Seat(1), Seat(2), Seat(3))


def shown(scene: ReplayScene) -> Panel:
    return replay(scene, ENGLISH, LETTERS)


@pytest.mark.parametrize("viewer", VIEWERS)
def test_every_move_is_shown_as_that_side_saw_it(viewer: Seat | None) -> None:
    game = recording()
    state = new_game(game.rules, 4)
    for ply, scene in enumerate(walk(game, viewer=viewer)):
        assert (scene.ply, scene.viewer, scene.view) == (ply, viewer, observe(state, viewer))
        open_to = range(4) if viewer is None else [viewer]
        assert scene.hands == tuple(state.hands[seat] if seat in open_to else () for seat in range(4))
        if ply < len(game.actions):
            state = apply(state, game.actions[ply]).state
    assert scene.ply == scene.plies == len(game.actions)


def test_any_moment_can_be_gone_to_at_once() -> None:
    game = recording()
    moments = list(walk(game, viewer=Seat(2), game=7))
    for ply in (0, 1, 57, len(game.actions)):
        assert scene_at(game, ply, viewer=Seat(2), game=7) == moments[ply]
    assert scene_at(game, -5, viewer=Seat(2), game=7) == moments[0]
    assert scene_at(game, 10**6, viewer=Seat(2), game=7) == moments[-1]


def test_a_viewer_that_does_not_sit_there_looks_on_from_above() -> None:
    game = by_rules(Rules(), 1, seats=2)
    assert scene_at(game, 9, viewer=Seat(3)) == scene_at(game, 9, viewer=None)
    assert [viewer_of(viewer_number(viewer)) for viewer in VIEWERS] == list(VIEWERS)


def test_deals_begin_where_their_cards_come() -> None:
    game = recording()
    for before, after in pairwise((0, *deal_starts(game))):
        assert scene_at(game, after, viewer=None).view.deal == scene_at(game, before, viewer=None).view.deal + 1
    assert len(deal_starts(game)) == scene_at(game, 0, viewer=None).deals


@settings(max_examples=12, deadline=None)
@given(rules=rules(), seed=st.integers(0, 10**6), viewer=st.sampled_from(VIEWERS))
def test_by_any_rules_every_move_has_a_panel_that_fits(rules: Rules, seed: int, viewer: Seat | None) -> None:
    game = by_rules(rules, seed)
    for scene in walk(game, viewer=viewer, game=2**40):
        panel = shown(scene)
        told = text(panel)
        assert told.startswith("### ")
        assert len(told) < 3000
        verbs = [control.do for row in panel.rows for control in row if isinstance(control, Button | Select)]
        assert len(set(verbs)) == len(verbs) == 8


def test_two_games_that_differ_in_what_a_seat_does_not_see_look_the_same_to_it() -> None:
    """Seat 0's panels do not change when two cards that others hold change places (law: secret)."""
    whole = recording()
    deal = deal_starts(whole)[0] - 1
    dealt = whole.actions[deal]
    assert isinstance(dealt, Deal)
    pack = list(dealt.pack)
    mine = scene_at(whole, deal + 1, viewer=None).view.order.index(Seat(0))
    first, second = [place for place in range(4) if place != mine][:2]
    pack[first], pack[second] = pack[second], pack[first]
    game, twin = (
        Recording(whole.rules, whole.players, (*whole.actions[:deal], Deal(tuple(cards))))
        for cards in (dealt.pack, pack)
    )
    ours, theirs = (scene_at(one, deal + 1, viewer=Seat(0)) for one in (game, twin))
    assert text(shown(ours)) == text(shown(theirs))
    above = [scene_at(one, deal + 1, viewer=None) for one in (game, twin)]
    assert text(shown(above[0])) != text(shown(above[1]))
