"""Actions and house rules as JSON, written for good and read strictly."""

from __future__ import annotations

import json
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from bot.game.actions import (
    Action,
    CallChicago,
    ChooseReset,
    Cut,
    Deal,
    Declare,
    Exchange,
    Pass,
    PlayCard,
    Redeal,
    Reshuffle,
    Resign,
    Seat,
    TakeUpcard,
)
from bot.game.cards import PACK, Card, parse_cards
from bot.game.codec import Malformed, decode_action, decode_rules, encode_action, encode_rules
from bot.game.rules import PRESETS, Rules
from tests.game.random_games import rules

seats = st.integers(0, 3).map(Seat)
packs = st.permutations(PACK).map(tuple)
some_cards = st.lists(st.sampled_from(PACK), unique=True).map(tuple)
actions = st.one_of(
    st.builds(Exchange, seats, st.lists(st.sampled_from(PACK), unique=True, max_size=5).map(tuple)),
    st.builds(Exchange, seats, st.tuples(st.sampled_from(PACK)), openly=st.just(True)),
    st.builds(TakeUpcard, seats, take=st.booleans()),
    st.builds(Redeal, seats),
    st.builds(ChooseReset, seats, reset=st.booleans()),
    st.builds(Declare, seats),
    st.builds(Pass, seats),
    st.builds(CallChicago, seats),
    st.builds(PlayCard, seats, st.sampled_from(PACK)),
    st.builds(Resign, seats),
    st.builds(Cut, packs),
    st.builds(Deal, packs),
    st.builds(Reshuffle, some_cards),
)


@given(actions)
def test_an_action_is_read_as_it_was_written(action: Action) -> None:
    assert decode_action(json.loads(json.dumps(encode_action(action)))) == action


@given(rules())
def test_rules_are_read_as_they_were_written(value: Rules) -> None:
    assert decode_rules(json.loads(json.dumps(encode_rules(value)))) == value


@pytest.mark.parametrize(
    ("action", "text"),
    [
        (Exchange(Seat(2), parse_cards("7C 9D")), '{"v": 1, "do": "exchange", "seat": 2, "cards": "7C 9D"}'),
        (Exchange(Seat(2), ()), '{"v": 1, "do": "exchange", "seat": 2, "cards": ""}'),
        (
            Exchange(Seat(2), parse_cards("7C"), openly=True),
            '{"v": 1, "do": "exchange openly", "seat": 2, "cards": "7C"}',
        ),
        (TakeUpcard(Seat(1), take=True), '{"v": 1, "do": "take", "seat": 1}'),
        (TakeUpcard(Seat(1), take=False), '{"v": 1, "do": "refuse", "seat": 1}'),
        (Redeal(Seat(0)), '{"v": 1, "do": "redeal", "seat": 0}'),
        (ChooseReset(Seat(3), reset=True), '{"v": 1, "do": "reset", "seat": 3}'),
        (ChooseReset(Seat(3), reset=False), '{"v": 1, "do": "points", "seat": 3}'),
        (Declare(Seat(0)), '{"v": 1, "do": "declare", "seat": 0}'),
        (Pass(Seat(1)), '{"v": 1, "do": "pass", "seat": 1}'),
        (CallChicago(Seat(3)), '{"v": 1, "do": "call", "seat": 3}'),
        (PlayCard(Seat(0), Card.parse("TD")), '{"v": 1, "do": "play", "seat": 0, "card": "TD"}'),
        (Resign(Seat(0)), '{"v": 1, "do": "resign", "seat": 0}'),
        (Reshuffle(parse_cards("AS 2C")), '{"v": 1, "do": "reshuffle", "cards": "AS 2C"}'),
    ],
)
def test_version_1_looks_like_this_for_good(action: Action, text: str) -> None:
    """Games that were stored so have to be read for as long as they are kept."""
    assert json.dumps(encode_action(action)) == text
    assert decode_action(json.loads(text)) == action


def test_packs_of_version_1_look_like_this_for_good() -> None:
    pack = " ".join(map(str, PACK))

    for kind, made in (("cut", Cut), ("deal", Deal)):
        assert encode_action(made(PACK)) == {"v": 1, "do": kind, "cards": pack}
        assert decode_action({"v": 1, "do": kind, "cards": pack}) == made(PACK)


def test_rules_of_version_1_look_like_this_for_good() -> None:
    assert json.loads(json.dumps(encode_rules(PRESETS["svensk"]))) == {
        "v": 1,
        "target": 52,
        "exchanges": 3,
        "score_phases": "all",
        "last_trick": 5,
        "deuce_last_trick": 10,
        "chicago_points": 15,
        "chicago_minimum": True,
        "chicago_lead": "caller",
        "chicago_hand_points": False,
        "chicago_required": "off",
        "chicago_breaker": 0,
        "exchange_stop": 46,
        "one_up": "every",
        "four_of_a_kind": "reset",
        "straight_flush": "8",
        "royal_wins_at_once": True,
        "tied_hands": "none",
        "win_check": "deal_end",
        "low_redeal": False,
        "declaring": "voluntary",
        "reveal": "every_phase",
    }


def test_rules_stored_when_there_were_only_three_of_them_are_read() -> None:
    stored = {"v": 1, "target": 26, "last_trick": 5, "chicago_points": 13}
    assert decode_rules(stored) == Rules(target=26, chicago_points=13)


def test_a_rule_that_was_unknown_when_a_game_was_stored_has_its_default() -> None:
    assert decode_rules({"v": 1, "target": 26}) == Rules(target=26)


PLAY = {"v": 1, "do": "play", "seat": 0, "card": "TD"}
THROW = {"v": 1, "do": "exchange", "seat": 0, "cards": "TD 2C"}


@pytest.mark.parametrize(
    ("value", "why"),
    [
        (None, "a JSON object"),
        ([], "a JSON object"),
        ("play", "a JSON object"),
        ({1: 2}, "a JSON object"),
        ({}, "version"),
        (PLAY | {"v": 2}, "version"),
        (PLAY | {"v": True}, "version"),
        (PLAY | {"v": 1.0}, "version"),
        (PLAY | {"do": "fold"}, "no such action"),
        (PLAY | {"do": None}, "no such action"),
        (PLAY | {"do": ["play"]}, "no such action"),
        (PLAY | {"more": 1}, "has the fields"),
        ({"v": 1, "do": "play", "seat": 0}, "has the fields"),
        (PLAY | {"seat": 4}, "seats are 0 to 3"),
        (PLAY | {"seat": -1}, "seats are 0 to 3"),
        (PLAY | {"seat": True}, "whole number"),
        (PLAY | {"seat": "0"}, "whole number"),
        (PLAY | {"seat": 0.0}, "whole number"),
        (PLAY | {"card": ""}, "card is missing"),
        (PLAY | {"card": "TD 2C"}, "1 different"),
        (PLAY | {"card": "10D"}, "1 different"),
        (PLAY | {"card": 7}, "is text"),
        (THROW | {"cards": "TD TD"}, "5 different"),
        (THROW | {"cards": "TD  2C"}, "5 different"),
        (THROW | {"cards": " TD"}, "5 different"),
        (THROW | {"cards": "TD\t2C"}, "5 different"),
        (THROW | {"cards": "TD 2C 3C 4C 5C 6C"}, "5 different"),
        (THROW | {"cards": ["TD", "2C"]}, "is text"),
        ({"v": 1, "do": "deal", "cards": "TD 2C"}, "52 cards"),
        ({"v": 1, "do": "cut", "cards": " ".join(map(str, (*PACK, PACK[0])))}, "52 different"),
    ],
)
def test_what_was_not_written_here_is_not_an_action(value: Any, why: str) -> None:
    with pytest.raises(Malformed, match=why):
        decode_action(value)


@pytest.mark.parametrize(
    ("value", "why"),
    [
        (None, "a JSON object"),
        ({"target": 52}, "version"),
        ({"v": 1, "jokers": 2}, "no such house rule"),
        ({"v": 1, "target": "52"}, "target cannot be '52'"),
        ({"v": 1, "target": 99}, "target cannot be 99"),
        ({"v": 1, "four_of_a_kind": 7}, "four_of_a_kind cannot be 7"),
        ({"v": 1, "chicago_breaker": False}, "chicago_breaker cannot be False"),
        ({"v": 1, "chicago_minimum": 1}, "chicago_minimum cannot be 1"),
        ({"v": 1, "target": 26, "exchange_stop": 46}, "clash-exchange-stop"),
    ],
)
def test_what_was_not_written_here_is_not_a_set_of_rules(value: Any, why: str) -> None:
    with pytest.raises(Malformed, match=why):
        decode_rules(value)


junk = st.none() | st.booleans() | st.integers() | st.floats() | st.text(max_size=5) | st.lists(st.text(), max_size=2)
kinds = st.sampled_from(["exchange", "declare", "pass", "call", "play", "resign", "cut", "deal", "reshuffle"])
almost_actions = st.fixed_dictionaries(
    {"v": st.just(1) | junk, "do": kinds | junk},
    optional={
        "seat": st.integers(-1, 4) | junk,
        "card": st.sampled_from(PACK).map(str) | junk,
        "cards": st.lists(st.sampled_from(PACK), max_size=6).map(lambda cards: " ".join(map(str, cards))) | junk,
    },
)


@given(junk | almost_actions)
def test_whatever_is_read_is_an_action_as_it_is_written_or_malformed(value: Any) -> None:
    try:
        action = decode_action(value)
    except Malformed:
        return
    assert encode_action(action) == value


def test_a_refusal_names_no_card() -> None:
    for cards in ("KS QH KS", "KS QH XX"):
        with pytest.raises(Malformed) as refused:
            decode_action(THROW | {"cards": cards})
        assert "KS" not in str(refused.value)
        assert "QH" not in str(refused.value)
