"""Who wins, and what place everybody else takes (R8, R1.6)."""

from __future__ import annotations

from collections.abc import Iterable
from typing import NamedTuple, assert_never

from bot.game.actions import Seat
from bot.game.copying import changed
from bot.game.dealing import all_seats, next_deal, next_dealer
from bot.game.events import DealEnded, GameWon, TieBreakCalled
from bot.game.rules import Required, WinCheck
from bot.game.state import Dealing, Finished, GameState, tell


class Outcome(NamedTuple):
    """How one seat ended, for the record: its place (1 is best, equals share it), whether its player won or left."""

    place: int
    won: bool
    left: bool


def end_deal(state: GameState) -> GameState:
    """The deal is over: somebody has won, some play a tie-break, or the deal passes on (R8.1, R8.2, R1.4)."""
    state = _close(state)
    leaders = _leaders(state)
    return _settle(state, leaders) if leaders else _deal_on(state, all_seats(state))


def ended_early(state: GameState, *, scorers: tuple[Seat, ...] = ()) -> GameState | None:
    """The game if it ends here, in the middle of a deal, now that points have been written; None if it goes on.

    `scorers` have just scored for a hand that wins at once (R8.3), whatever other totals and rule `chicago_required`
    say. Otherwise rule `win_check: immediate` looks for a winner now.
    """
    if scorers:
        return _settle(_close(state), _highest(state, scorers))
    match state.rules.win_check:
        case WinCheck.DEAL_END:
            return None
        case WinCheck.IMMEDIATE:
            leaders = _leaders(state)
            if not leaders or (in_tie_break(state) and len(leaders) > 1):
                return None
            return _settle(_close(state), leaders)
        case _:
            assert_never(state.rules.win_check)


def _close(state: GameState) -> GameState:
    """Nothing more happens in this deal; its duties end with it (R2.4)."""
    state = changed(state, owing=(False,) * state.seats)
    return tell(state, DealEnded(state.deal, state.scores))


def _settle(state: GameState, leaders: tuple[Seat, ...]) -> GameState:
    """One seat ahead wins; several level ones play a tie-break (R8.1, R8.2)."""
    return _win(state, leaders[0]) if len(leaders) == 1 else _break_tie(state, leaders)


def _leaders(state: GameState) -> tuple[Seat, ...]:
    """The seats that are ahead when it counts: none while nobody who can win has the target (R8.1).

    In tie-breaks only the seats that play them count, whatever their totals (R8.2).
    """
    if in_tie_break(state):
        return _highest(state, tuple(sorted(state.order)))
    contenders = tuple(seat for seat in all_seats(state) if _can_win(state, seat))
    if not any(state.scores[seat] >= state.rules.target for seat in contenders):
        return ()
    return _highest(state, contenders)


def _can_win(state: GameState, seat: Seat) -> bool:
    """Must a seat have called, or made, a Chicago in this game (rule `chicago_required`)?"""
    match state.rules.chicago_required:
        case Required.OFF:
            return True
        case Required.CALLED:
            return state.called[seat]
        case Required.WON:
            return state.made[seat]
        case _:
            assert_never(state.rules.chicago_required)


def _highest(state: GameState, seats: tuple[Seat, ...]) -> tuple[Seat, ...]:
    """Of these seats, those with the highest total."""
    most = max(state.scores[seat] for seat in seats)
    return tuple(seat for seat in seats if state.scores[seat] == most)


def in_tie_break(state: GameState) -> bool:
    """Has the game come to tie-break deals (R8.2)?"""
    return any(state.tie_breaks)


def _break_tie(state: GameState, level: tuple[Seat, ...]) -> GameState:
    """Seats level at the top play a deal alone (R8.2)."""
    tie_breaks = tuple(deals + (seat in level) for seat, deals in enumerate(state.tie_breaks))
    state = tell(changed(state, tie_breaks=tie_breaks), TieBreakCalled(level))
    return _deal_on(state, level)


def _deal_on(state: GameState, seats: tuple[Seat, ...]) -> GameState:
    """The deal passes to the next of these seats (R1.4, R8.2)."""
    assert state.dealer is not None
    dealer = next_dealer(seats, state.dealer)
    return changed(state, phase=next_deal(seats, dealer, tie_break=in_tie_break(state)))


def _win(state: GameState, winner: Seat) -> GameState:
    return changed(tell(state, GameWon(winner)), phase=Finished(winner, _places(state, winner)))


def _places(state: GameState, winner: Seat | None) -> tuple[int, ...]:
    """By seat: the winner first, then a deeper tie-break before a higher total (R8.5)."""
    return _ranking((seat == winner, state.tie_breaks[seat], state.scores[seat]) for seat in all_seats(state))


def ended_by_vote(state: GameState, last_deal: int | None) -> bool:
    """Is the deal over, and nobody has won yet, that was agreed to be the last?"""
    return last_deal is not None and isinstance(state.phase, Dealing) and state.deal >= last_deal


def standing_results(state: GameState, *, last_deal: int | None = None) -> tuple[Outcome, ...]:
    """By seat, the results of a game that ends here, as they go on record (R1.6, R8.5).

    Those who left rank below all who stayed, the earlier leaver lower; a seat played on for them may have won the
    game, but then nobody has. Nor has anybody won a game that is given up before it is over. Where `last_deal` was
    agreed to be the last, whoever is ahead after it has won, and seats that are level share that.
    """
    winner = state.phase.winner if isinstance(state.phase, Finished) else None
    places = _places(state, winner)
    decided = winner is not None or ended_by_vote(state, last_deal)
    return tuple(
        Outcome(
            place=place,
            won=decided and places[seat] == 1 and seat not in state.left,
            left=seat in state.left,
        )
        for seat, place in enumerate(_places_on_record(state, places))
    )


def _places_on_record(state: GameState, places: tuple[int, ...]) -> tuple[int, ...]:
    """By seat: the places with those who left moved below all others, first to leave last (R1.6)."""
    return _ranking(
        (0, state.left.index(seat)) if seat in state.left else (1, -places[seat]) for seat in all_seats(state)
    )


def _ranking(merits: Iterable[tuple[int, ...]]) -> tuple[int, ...]:
    """Places from 1 for these merits, the greatest best; equals share a place, and the next ones are skipped."""
    merits = tuple(merits)
    return tuple(1 + sum(other > own for other in merits) for own in merits)
