"""Newcomers: who comes to a game that runs, and plays on in a seat that no person plays."""

from __future__ import annotations

from bot.game.actions import Seat
from bot.game.state import Dealing, GameState
from bot.manager.errors import AlreadySeated, LeftAlready, NoFreeSeat
from bot.manager.lobby import Seats
from bot.records import Player


def may_be_taken(player: Player) -> bool:
    """Is this the seat of an AI player? Those who left have ended theirs: it ranks below all others (R1.6)."""
    return player.user_id is None


def free_seat(state: GameState | None, players: Seats) -> Seat | None:
    """The seat that a newcomer gets: between two deals, the last one that may be taken."""
    if state is None or not isinstance(state.phase, Dealing) or not state.deal:
        return None
    return next((Seat(seat) for seat in reversed(range(len(players))) if may_be_taken(players[seat])), None)


def sit_down(state: GameState | None, players: Seats, person: Player) -> Seats:
    """The seats with the newcomer in one of them. Raises AlreadySeated, LeftAlready, NoFreeSeat."""
    for player in players:
        if player.user_id == person.user_id:
            raise AlreadySeated if player.plays_itself else LeftAlready
    seat = free_seat(state, players)
    if seat is None:
        raise NoFreeSeat
    return (*players[:seat], person, *players[seat + 1 :])
