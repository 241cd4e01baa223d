"""Who is here: whose time was up, for whom an AI player acted, and whether anybody played in a deal at all."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass, replace
from typing import Final

from bot.game.actions import CallChicago, Cut, Deal, Declare, Pass, Reshuffle, Resign, Seat
from bot.records import By, Player, Ply

HERE: Final = frozenset({By.PERSON, By.EARLY})
"""Steps that show that a person is here."""


@dataclass(frozen=True, slots=True)
class Attendance:
    """What the steps of the deal on the table say about its people."""

    acted: frozenset[Seat] = frozenset()
    """The seats whose people answered anything."""
    missing: bool = False
    """Was a person asked who did not answer?"""
    stood_in: tuple[Seat, ...] = ()
    """For whom an AI player acted, in the order in which that happened first.

    Only where everybody knows that there was a choice: not while declaring, or when Chicago or a new hand is asked.
    """

    @property
    def nobody(self) -> bool:
        """Were people asked, and none of them here?"""
        return self.missing and not self.acted

    def absent(self, seat: Seat) -> bool:
        """Did an AI player act for the person of this seat all the time?"""
        return seat in self.stood_in and seat not in self.acted

    def after(self, plies: Iterable[Ply]) -> Attendance:
        """What is known after these steps; with a new deal everything begins anew."""
        known = self
        for ply in plies:
            known = known._after(ply)
        return known

    def _after(self, ply: Ply) -> Attendance:
        match ply.action:
            case Deal():
                return Attendance()
            case Pass() | Declare() | CallChicago():
                openly = False
            case Resign() | Cut() | Reshuffle():
                return self
            case _:
                openly = True
        if ply.by is By.EARLY and isinstance(ply.action, Pass | Declare):
            return self  # it may have been declared for somebody who is not here
        if ply.by in HERE:
            return replace(self, acted=self.acted | {ply.action.seat})
        if ply.by is not By.CARETAKER:
            return self
        seats = self.stood_in
        if openly and (seat := ply.action.seat) not in seats:
            seats = (*seats, seat)
        return replace(self, missing=True, stood_in=seats)


def attendance_of(plies: Iterable[Ply], *, deal: int) -> Attendance:
    """Who was there in this deal of a game."""
    dealt, known = 0, Attendance()
    for ply in plies:
        dealt += isinstance(ply.action, Deal)
        if dealt > deal:
            break
        known = known.after([ply])
    return known


def missed(players: tuple[Player, ...], seat: Seat) -> tuple[Player, ...]:
    """The seats after the time of one was up."""
    player = players[seat]
    return _with(players, seat, replace(player, missed=player.missed + 1))


def returned(players: tuple[Player, ...], seat: Seat) -> tuple[Player, ...]:
    """The seats after the person of one showed up."""
    return _with(players, seat, replace(players[seat], missed=0))


def alone(players: tuple[Player, ...]) -> bool:
    """Does one person play against AI players only?"""
    return sum(player.plays_itself for player in players) == 1


def _with(players: tuple[Player, ...], seat: Seat, player: Player) -> tuple[Player, ...]:
    return (*players[:seat], player, *players[seat + 1 :])
