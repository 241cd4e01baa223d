"""Newcomers: who comes to a game that runs, and plays on in a seat that no person plays."""

from __future__ import annotations

from bot.game.actions import Seat
from bot.game.state import Dealing, GameState
from bot.manager.attendance import Attendance
from bot.manager.errors import AlreadySeated, LeftAlready, NoFreeSeat
from bot.manager.lobby import Seats
from bot.records import Player


def free_seat(state: GameState, players: Seats, attendance: Attendance) -> Seat | None:
    """The seat that a newcomer gets: between two deals, the last one of an AI player.

    Where there is none, the last one whose person is away, and was for the whole deal. Those who left have ended
    theirs: it ranks below all others (R1.6).
    """
    if not isinstance(state.phase, Dealing) or not state.deal:
        return None
    places = [Seat(seat) for seat in reversed(range(len(players)))]
    ai = [seat for seat in places if players[seat].user_id is None]
    away = [seat for seat in places if players[seat].away and attendance.absent(seat)]
    return next(iter(ai + away), None)


def sit_down(seat: Seat | None, players: Seats, person: Player) -> Seats:
    """The seats with the newcomer in the one that is free. Raises AlreadySeated, LeftAlready, NoFreeSeat."""
    for player in players:
        if player.user_id == person.user_id:
            raise AlreadySeated if player.plays_itself else LeftAlready
    if seat is None:
        raise NoFreeSeat
    return (*players[:seat], person, *players[seat + 1 :])
