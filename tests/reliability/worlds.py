"""Two worlds that differ in nothing but cards which one reader may not know (S2)."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from datetime import timedelta
from random import Random
from typing import NamedTuple

from bot.game.actions import Action, Deal, Seat, SeatAction
from bot.game.cards import PACK, Card, in_pack_order
from bot.game.copying import changed
from bot.game.engine import apply
from bot.game.errors import IllegalAction
from bot.game.events import CardsCut, Event
from bot.game.rules import PRESETS
from bot.game.state import Calling, Finished, GameState, Question, Redealing
from bot.game.view import observe, redact
from bot.manager.early import asked_for
from bot.manager.house import House
from bot.manager.table import Table
from bot.records import Level, Pace, Player, Ply, Status, StoredTable
from tests.game.otherwise import cards_seen, exchanged
from tests.game.random_games import Move, Start, moves
from tests.manager.doubles import OPENS
from tests.manager.evening import any_answer

SALTED = "salt"
PACES = tuple(Pace)
OTHERS = 3
"""Worlds that each world is held against."""
MOST = 150
"""Moves of a game that are looked at."""


class World(NamedTuple):
    """A table as it is in one of the worlds. `stored` is None if no moves lead to it: its cards alone are others."""

    table: Table
    stored: StoredTable | None


class Pair(NamedTuple):
    """Two worlds, and who cannot tell them apart: a seat, or everybody who has none."""

    one: World
    other: World
    reader: Seat | None
    about: str
    """What differs, and when: for the counting."""


def pairs(seed: int, *, house: House) -> Iterator[Pair]:
    """Without end: random games by all kinds of rules, every move of them, every reader in turn."""
    dice = Random(seed)
    while True:
        rules = dice.choice([*PRESETS.values(), replace(PRESETS["svensk"], low_redeal=True)])
        scores = tuple(dice.choice((0, 16, 20, 45)) for _ in range(dice.randint(2, 4)))
        yield from _of_game(Start(rules, scores, dice.randrange(2**32)), dice, house)


def _of_game(start: Start, dice: Random, house: House) -> Iterator[Pair]:
    seats = len(start.scores)
    people = tuple(
        Player(f"Player {seat}", 10**17 + seat, None if seat < 2 or dice.random() < 0.5 else Level.MEDIUM)
        for seat in range(seats)
    )
    pace, past = dice.choice(PACES), list[Move]()
    for move in moves(start, MOST):
        past.append(move)
        state = move.step.state
        if isinstance(state.phase, Finished) or dice.random() < 0.5:
            continue
        answers = _answers(state, people, dice)
        reader = dice.choice([None, *(Seat(seat) for seat, player in enumerate(people) if player.plays_itself)])
        yield from _pairs(_stored(start, past, people, pace, answers), past, reader, dice, house)


def _answers(state: GameState, people: tuple[Player, ...], dice: Random) -> dict[tuple[Seat, Question], SeatAction]:
    """What some of the people have answered early."""
    found = {}
    for seat in (Seat(seat) for seat, player in enumerate(people) if player.plays_itself):
        view = observe(state, seat)
        ahead = view.questions[1:] if view.turn else view.questions
        answer = any_answer(view, dice)
        question = next((one for one in ahead if one.asks in asked_for(answer)), None)
        if question is not None and dice.random() < 0.5:
            found[seat, question] = answer
    return found


def _stored(
    start: Start,
    past: list[Move],
    people: tuple[Player, ...],
    pace: Pace,
    answers: dict[tuple[Seat, Question], SeatAction],
) -> StoredTable:
    return StoredTable(
        game_id=77,
        key=bytes(16),
        guild_id=7_000,
        channel_id=8_000,
        host_id=people[0].user_id or 0,
        status=Status.ACTIVE,
        revision=len(past),
        rules=start.rules,
        players=people,
        plies=tuple(Ply(number, move.action) for number, move in enumerate(past)),
        seeds={deal: bytes([deal]) * 32 for deal in range(past[-1].step.state.deal + 2)},
        answers=answers,
        posts={},
        due=OPENS + timedelta(days=30),
        since=OPENS,
        opened=OPENS,
        pace=pace,
        salts={(past[-1].step.state.deal + 1, Seat(0)): SALTED},
    )


def _pairs(stored: StoredTable, past: list[Move], reader: Seat | None, dice: Random, house: House) -> Iterator[Pair]:
    """This world and a few others, one after the other: it is the same object in all pairs of a kind."""
    state = past[-1].step.state
    phase = type(state.phase).__name__
    one = World(_table(stored, state, past, house), stored)
    bare = World(one.table, None)
    for _ in range(OTHERS):
        others = other_cards(state, reader, dice)
        answers = {
            place: answer if place[0] == reader else exchanged(answer, others)
            for place, answer in stored.answers.items()
        }
        twin_past = played_otherwise(past, reader, others)
        if twin_past is not None:
            plies = tuple(Ply(number, move.action) for number, move in enumerate(twin_past))
            twin = replace(stored, plies=plies, answers=answers)
            yield Pair(
                one, World(_table(twin, twin_past[-1].step.state, twin_past, house), twin), reader, f"{phase}, played"
            )
        else:
            twin_state = _ask_another(_with_other_cards(state, others), reader)
            other = World(_table(replace(stored, answers=answers), twin_state, past, house), None)
            yield Pair(bare, other, reader, f"{phase}, laid")


def _table(stored: StoredTable, state: GameState, past: list[Move], house: House) -> Table:
    """The table, told of the moves without applying them anew."""
    table = Table(replace(stored, status=Status.LOBBY, plies=()), house, lambda: None)
    table.status, table.state = stored.status, state
    before = [move.before for move in past if isinstance(move.action, Deal)]
    table.past = observe(before[-1], None) if before and state.deal > 1 else None
    return table


# Other cards


def other_cards(state: GameState, reader: Seat | None, dice: Random) -> dict[Card, Card]:
    """Which card stands for which in the other world: the same for all that the reader has seen."""
    seen = cards_seen(state, reader)
    hidden = [card for card in PACK if card not in seen]
    return {card: card for card in PACK} | dict(zip(hidden, dice.sample(hidden, len(hidden)), strict=True))


def _with_other_cards(state: GameState, other: dict[Card, Card]) -> GameState:
    record = tuple(event if isinstance(event, CardsCut) else exchanged(event, other) for event in state.record)
    swapped: GameState = changed(exchanged(state, other), record=record)
    return changed(swapped, hands=tuple(in_pack_order(hand) for hand in swapped.hands))


def _ask_another(state: GameState, reader: Seat | None) -> GameState:
    """Where all are asked at once, it is another one's turn, if the reader cannot know whose it is."""
    match state.phase:
        case Calling(asked=asked, turn=turn) if turn != reader:
            others = [seat for seat in asked if seat not in {turn, reader}]
        case Redealing(turn=turn) if turn != reader:
            others = [seat for seat in state.order if seat not in {turn, reader}]
        case _:
            return state
    return changed(state, phase=replace(state.phase, turn=others[-1])) if others else state


def played_otherwise(past: list[Move], reader: Seat | None, other: dict[Card, Card]) -> list[Move] | None:
    """The game with this deal in other cards; None if the rules do not lead there, or the reader would see it."""
    dealt = max((number for number, move in enumerate(past) if isinstance(move.action, Deal)), default=None)
    if dealt is None:
        return None
    found, state = past[:dealt], past[dealt].before
    for move in past[dealt:]:
        action: Action = exchanged(move.action, other)
        try:
            step = apply(state, action)
        except IllegalAction:
            return None
        if _told(step.events, reader) != _told(move.step.events, reader):
            return None
        found.append(Move(state, action, step))
        state = step.state
    return found if observe(state, reader) == observe(past[-1].step.state, reader) else None


def _told(events: tuple[Event, ...], reader: Seat | None) -> list[Event]:
    return [redact(event, reader) for event in events]
