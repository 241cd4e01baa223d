"""What somebody sees must be what they may know: nobody's cards, and nobody's early answers, but their own."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import fields, is_dataclass
from enum import Enum

from bot.game.actions import Seat
from bot.game.cards import Card
from bot.game.events import Dealt, Exchanged, HandRedealt
from bot.manager.scenes import private_scene, public_posts
from bot.manager.table import Table
from bot.render.scenes import PastDealScene, Scene
from tests.manager.evening import state_of


def cards_in(value: object) -> set[Card]:
    """Every card anywhere in a value."""
    return set(_cards(value))


def _cards(value: object) -> Iterator[Card]:
    match value:
        case Card():
            yield value
        case str() | bytes() | int() | Enum() | None:
            pass
        case Mapping():
            yield from _cards((*value.keys(), *value.values()))
        case tuple() | list() | set() | frozenset():
            for item in value:
                yield from _cards(item)
        case _ if is_dataclass(value):
            for field in fields(value):
                yield from _cards(getattr(value, field.name))


def known_to(table: Table, seat: Seat | None) -> set[Card]:
    """The cards of the deal on the table that this seat, or everybody (None), may have seen."""
    state = state_of(table)
    known = cards_in([event for event in state.record if not isinstance(event, Dealt | Exchanged | HandRedealt)])
    known |= cards_in([event.shown for event in state.record if isinstance(event, HandRedealt)])
    known |= cards_in(state.played)
    if seat is not None:
        known |= cards_in(state.hands[seat])
        known |= cards_in([event.hands[seat] for event in state.record if isinstance(event, Dealt)])
        known |= cards_in(
            [event for event in state.record if isinstance(event, Exchanged | HandRedealt) and event.seat == seat]
        )
    return known


def seen_by(table: Table, seat: Seat | None) -> list[Scene]:
    """All that the table shows to this seat, or to everybody (None); deals that are over are public as they are."""
    if seat is None:
        posts = public_posts(table)
        return [post.scene for post in posts if not isinstance(post.scene, PastDealScene) or table.over]
    user_id = table.players[seat].user_id
    assert user_id is not None
    return [private_scene(table, user_id)]


def assert_keeps_secrets(table: Table) -> None:
    """Nobody sees a card that is not theirs to see, and nothing changes with what others have answered early."""
    for seat in (None, *table.people):
        scenes = seen_by(table, seat)
        leaked = cards_in(scenes) - known_to(table, seat)
        assert not leaked, f"seat {seat} sees {leaked}"
        kept = table.answers
        table.answers = {place: answer for place, answer in kept.items() if place[0] == seat}
        without_others = seen_by(table, seat)
        table.answers = kept
        assert scenes == without_others, f"seat {seat} sees what others answered"
