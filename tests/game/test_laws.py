"""Seven laws that every game keeps, whatever is dealt and done."""

from __future__ import annotations

import json
from collections import Counter
from copy import deepcopy
from dataclasses import replace
from random import Random

import pytest
from hypothesis import given, settings

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
from bot.game.cards import PACK, in_pack_order
from bot.game.codec import decode_action, decode_rules, encode_action, encode_rules
from bot.game.copying import changed
from bot.game.dealing import all_seats
from bot.game.engine import apply, legal_actions, refusal, wanted
from bot.game.errors import IllegalAction
from bot.game.events import (
    CardsCut,
    ChicagoBroken,
    Event,
    HandDeclared,
    OthersReset,
    ScoreEvent,
)
from bot.game.questions import asked_now
from bot.game.rules import Rules
from bot.game.state import Finished, GameState
from bot.game.view import observe, redact
from tests.game.otherwise import cards_seen, exchanged
from tests.game.random_games import Move, Start, moves, opening, rules, starts, to_the_end

# Pure


@settings(max_examples=30)
@given(starts())
def test_pure_the_same_action_leads_to_the_same_step_and_alters_nothing(start: Start) -> None:
    for before, action, step in moves(start, 60):
        untouched = deepcopy(before)

        assert apply(before, action) == step
        assert before == untouched


# Conserving


@given(starts())
def test_conserving_the_52_cards_are_always_there_once(start: Start) -> None:
    for _, _, (state, _) in moves(start):
        held = [card for hand in (*state.hands, *state.played) for card in hand]
        assert in_pack_order([*held, *state.stock, *state.discards]) == PACK


# Complete


def everything_to_try(state: GameState, seat: Seat, random: Random) -> list[Action]:
    """Every kind of answer, right and wrong; exchanges of own cards in a random order, and of others' cards."""
    hand = state.hands[seat] if 0 <= seat < state.seats else ()
    throws = [in_pack_order(card for bit, card in enumerate(hand) if mask >> bit & 1) for mask in range(1 << len(hand))]
    throws += [(*throw, random.choice(PACK)) for throw in random.sample(throws, min(4, len(throws)))]
    yes_or_no = (True, False)
    answers: tuple[Action, ...] = (
        *(Declare(seat), Pass(seat), CallChicago(seat), Redeal(seat), Resign(seat)),
        *(TakeUpcard(seat, take=yes) for yes in yes_or_no),
        *(ChooseReset(seat, reset=yes) for yes in yes_or_no),
    )
    exchanges = (Exchange(seat, throw, openly=openly) for throw in throws for openly in yes_or_no)
    return [*answers, *(PlayCard(seat, card) for card in PACK), *exchanges]


def as_listed(action: Action) -> Action:
    """The cards of an exchange may be named in any order, and are listed in pack order."""
    return replace(action, cards=in_pack_order(action.cards)) if isinstance(action, Exchange) else action


@settings(max_examples=20)
@given(starts())
def test_complete_allowed_is_exactly_what_is_listed(start: Start) -> None:
    random = Random(start.seed)
    for state in [opening(start), *(step.state for _, _, step in moves(start, 40))]:
        for seat in (Seat(number) for number in range(-1, 5)):
            listed = legal_actions(state, seat)
            assert len(set(listed)) == len(listed)
            tried = everything_to_try(state, seat, random)
            assert {as_listed(action) for action in tried if refusal(state, action) is None} == set(listed)


@given(starts())
def test_complete_cards_to_throw_may_be_named_in_any_order(start: Start) -> None:
    random = Random(start.seed)
    for before, action, step in moves(start, 60):
        if isinstance(action, Exchange):
            other = replace(action, cards=tuple(random.sample(action.cards, len(action.cards))))
            assert apply(before, other) == step


@given(starts())
def test_complete_chance_may_give_exactly_the_cards_that_are_wanted(start: Start) -> None:
    random = Random(start.seed)
    for state in [opening(start), *(step.state for _, _, step in moves(start, 60))]:
        want = wanted(state)
        cards = PACK if want is None else want.cards
        for kind, label in ((Cut, "cut"), (Deal, "deal"), (Reshuffle, "reshuffle")):
            right = want is not None and want.label == label
            assert (refusal(state, kind(tuple(random.sample(cards, len(cards))))) is None) == right
            assert refusal(state, kind(cards[1:])) is not None
            assert refusal(state, kind((*cards, cards[0]))) is not None
            assert refusal(state, kind((*cards[1:], cards[1]))) is not None


@given(starts())
def test_complete_what_is_refused_cannot_be_applied(start: Start) -> None:
    for state in (step.state for _, _, step in moves(start, 30)):
        for action in (PlayCard(Seat(0), PACK[0]), Pass(Seat(1)), Deal(PACK), Resign(Seat(7))):
            why = refusal(state, action)
            if why is not None:
                with pytest.raises(IllegalAction) as refused:
                    apply(state, action)
                assert refused.value.refusal is why


# Live


@given(starts())
def test_live_until_it_is_over_one_seat_or_chance_can_go_on(start: Start) -> None:
    for _, _, (state, _) in moves(start):
        seats = [
            seat
            for seat in all_seats(state)
            if any(not isinstance(action, Resign) for action in legal_actions(state, seat))
        ]
        asked = asked_now(state)
        assert seats == ([] if asked is None else [asked.seat])
        if isinstance(state.phase, Finished):
            assert (seats, wanted(state)) == ([], None)
        else:
            assert bool(seats) != (wanted(state) is not None)


@settings(max_examples=25)
@given(starts())
def test_live_a_game_in_which_points_are_only_won_comes_to_an_end(start: Start) -> None:
    *_, last = to_the_end(start)

    assert isinstance(last.step.state.phase, Finished)


# Secret


def in_another_world(move: Move, seat: Seat | None, random: Random) -> tuple[GameState, Action]:
    """The state and the action of this move as they might have been, for all that this seat knows after it."""
    seen = cards_seen(move.step.state, seat)
    hidden = [card for card in PACK if card not in seen]
    other = {card: card for card in PACK} | dict(zip(hidden, random.sample(hidden, len(hidden)), strict=True))
    record = tuple(e if isinstance(e, CardsCut) else exchanged(e, other) for e in move.before.record)
    state = changed(exchanged(move.before, other), record=record)
    return changed(state, hands=tuple(in_pack_order(hand) for hand in state.hands)), exchanged(move.action, other)


def tells_a_rank(move: Move, seat: Seat | None) -> bool:
    """Does a declaration tell the table something true about cards of another seat that stay hidden (R3.2)?"""
    return any(
        isinstance(event, HandDeclared) and (event.seat != seat or event.against is not None)
        for event in move.step.events
    )


@settings(max_examples=40)
@given(starts())
def test_secret_what_is_hidden_from_a_seat_makes_no_difference_to_it(start: Start) -> None:
    random = Random(start.seed)
    for move in moves(start, 120):
        seat = random.choice([None, *all_seats(move.before)])
        if isinstance(move.action, Cut) or tells_a_rank(move, seat):
            continue
        state, action = in_another_world(move, seat, random)
        if refusal(state, action) is not None:
            continue  # in the other world this card would break the rule to follow suit
        after, events = apply(state, action)
        assert observe(after, seat) == observe(move.step.state, seat)
        assert seen(events, seat) == seen(move.step.events, seat)


def seen(events: tuple[Event, ...], seat: Seat | None) -> list[Event]:
    return [redact(event, seat) for event in events]


# Replayable


@given(starts())
def test_replayable_the_stored_actions_lead_to_the_same_state(start: Start) -> None:
    played = list(moves(start))
    stored = json.dumps([encode_action(move.action) for move in played])

    state = opening(start)
    for action in json.loads(stored):
        state = apply(state, decode_action(action)).state

    assert state == played[-1].step.state
    assert state.version == len(played)


@given(rules())
def test_replayable_house_rules_come_back_as_they_were_stored(chosen: Rules) -> None:
    assert decode_rules(json.loads(json.dumps(encode_rules(chosen)))) == chosen


# Scored


@given(starts())
def test_scored_a_score_is_the_sum_of_what_was_written_and_never_below_zero(start: Start) -> None:
    scores = Counter(dict(enumerate(start.scores)))
    for _, _, (state, events) in moves(start):
        for event in events:
            if isinstance(event, ChicagoBroken):
                assert event.points == -min(start.rules.chicago_points, scores[event.seat])
            if isinstance(event, OthersReset):
                scores.update(dict(enumerate(event.lost)))
            elif isinstance(event, ScoreEvent):
                scores[event.seat] += event.points
        assert state.scores == tuple(scores[seat] for seat in range(state.seats))
        assert min(state.scores) >= 0
