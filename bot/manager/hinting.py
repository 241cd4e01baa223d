"""Which question a hint is about: what a person's panel asks just now, on that person's own view and no other."""

from __future__ import annotations

from dataclasses import replace

from bot.game.actions import CallChicago, Pass, Redeal, Resign, Seat, SeatAction
from bot.game.state import Asks, Calling, Redealing
from bot.game.view import SeatView
from bot.hints import Hint
from bot.manager.core import TableCore
from bot.manager.early import first_unanswered
from bot.records import Hints, Kind, Player


def allowed(hints: Hints, kind: Kind, players: tuple[Player, ...]) -> bool:
    """May people have hints in this game? The lesson has its own; with two people or more a game is rated."""
    rated = sum(player.user_id is not None for player in players) > 1
    return kind is not Kind.LESSON and (hints is Hints.ALWAYS or (hints is Hints.ALONE and not rated))


def asked_view(table: TableCore, seat: Seat) -> SeatView | None:
    """The view on which this seat's panel asks something that the table waits for; None if there is no such thing."""
    if table.state is None or not table.live:
        return None
    view = as_if_asked(table.view(seat))
    question = first_unanswered(view, table.answers)
    return view if view.turn and question == view.questions[0] else None


def as_if_asked(view: SeatView) -> SeatView:
    """The view, in the seat's turn if Chicago, or a new hand, is asked of all at once.

    Nothing may tell whether those before it have answered already (R7.7; rule `low_redeal`): neither that a hint comes
    nor what it says.
    """
    seat, asks = view.seat, view.questions[0].asks if view.questions else None
    assert seat is not None
    match view.phase:
        case Calling() as phase if asks is Asks.CHICAGO:
            legal: tuple[SeatAction, ...] = (CallChicago(seat), Pass(seat), Resign(seat))
            return replace(view, phase=replace(phase, turn=seat), turn=True, legal=legal)
        case Redealing() as phase if asks is Asks.REDEAL:
            legal = (Redeal(seat), Pass(seat), Resign(seat))
            return replace(view, phase=replace(phase, turn=seat), turn=True, legal=legal)
        case _:
            return view


def kept_hint(table: TableCore, seat: Seat) -> Hint | None:
    """The hint this seat was given, while it still holds."""
    kept = table.hints.get(seat)
    return kept[1] if kept is not None and kept[0] == asked_view(table, seat) else None
