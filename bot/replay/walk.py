"""Walking through a recording: what a seat, or somebody who looks on from above, saw after each move."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import islice

from bot.game.actions import Action, Deal, Pass, Seat
from bot.game.engine import Step, apply, new_game
from bot.game.events import Event
from bot.game.state import Calling, GameState, Redealing
from bot.game.view import observe, redact
from bot.game.winning import ended_by_vote
from bot.render.scenes import ReplayScene
from bot.replay.recording import Recording


def scene_at(recording: Recording, ply: int, *, viewer: Seat | None, game: int = 0) -> ReplayScene:
    """The game after its first `ply` moves (the nearest there is), as `viewer` sees it; None looks on from above."""
    shown = min(max(ply, 0), len(recording.actions))
    return next(islice(walk(recording, viewer=viewer, game=game), shown, None))


def walk(recording: Recording, *, viewer: Seat | None = None, game: int = 0) -> Iterator[ReplayScene]:
    """The game before its first move and after every one. A seat that the table does not have looks on from above."""
    seats = len(recording.players)
    who = viewer if viewer is not None and viewer < seats else None
    begun = [Seat(seat) for seat in range(seats)]
    state = new_game(recording.rules, seats)
    deals = len(deal_starts(recording))

    def seen(state: GameState, ply: int, events: tuple[Event, ...], quiet: Seat | None) -> ReplayScene:
        return ReplayScene(
            game=game,
            players=recording.players,
            ply=ply,
            plies=len(recording.actions),
            deals=deals,
            viewer=who,
            view=observe(state, who),
            hands=tuple(observe(state, seat).hand if who in {None, seat} else () for seat in begun),
            events=events,
            quiet=quiet,
            by_vote=ply == len(recording.actions) and ended_by_vote(state, recording.last_deal),
        )

    yield seen(state, 0, (), None)
    for ply, action in enumerate(recording.actions, start=1):
        step = apply(state, action)
        yield seen(step.state, ply, _events(step, who), _quiet(state, action, who))
        state = step.state


def deal_starts(recording: Recording) -> tuple[int, ...]:
    """After how many moves the cards of each deal lie on the table."""
    return tuple(ply for ply, action in enumerate(recording.actions, start=1) if isinstance(action, Deal))


def _events(step: Step, viewer: Seat | None) -> tuple[Event, ...]:
    """What a move led to, as the viewer learned of it; from above, as the seat that it happened to."""
    return tuple(redact(event, getattr(event, "seat", None) if viewer is None else viewer) for event in step.events)


def _quiet(state: GameState, action: Action, viewer: Seat | None) -> Seat | None:
    """Who said no where only it knows that it was asked (R7.7; rule `low_redeal`), for those who see its cards."""
    if isinstance(action, Pass) and isinstance(state.phase, Calling | Redealing) and viewer in {None, action.seat}:
        return action.seat
    return None
