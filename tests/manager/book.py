"""What was said at the tables, beside what is stored: who answered what to which question."""

from __future__ import annotations

from bot.game.actions import ChanceAction, Declare, Exchange, Pass, Resign, Seat, SeatAction
from bot.game.engine import apply, legal_actions, new_game, refusal
from bot.game.errors import Refusal
from bot.game.questions import asked_now, questions
from bot.game.state import GameState, Question
from bot.game.view import SeatView
from bot.manager.pace import TIMES
from bot.records import By, Pace, Ply, Status, StoredTable

Place = tuple[int, int, Seat, Question]
"""Game, deal, seat, question."""


class Book:
    """Keeps the answers that people were told are taken, and checks every stored action against them."""

    def __init__(self) -> None:
        self._said: dict[Place, list[SeatAction]] = {}
        self._folds: dict[int, GameState] = {}

    def note(self, game_id: int, view: SeatView, question: Question, answer: SeatAction, *, instead: bool) -> None:
        """An answer was taken, `instead` of those before it, or perhaps after one of them."""
        assert view.seat is not None
        said = self._said.setdefault((game_id, view.deal, view.seat, question), [])
        if instead:
            said.clear()
        said.append(answer)

    def strike(self, game_id: int, deal: int, seat: Seat, question: Question) -> None:
        """An answer was taken back."""
        self._said.pop((game_id, deal, seat, question), None)

    def fold(self, game: StoredTable) -> GameState | None:
        """The state that the stored actions lead to, each of which must be one that its seat may have wanted."""
        if game.status in {Status.LOBBY, Status.CLOSED}:
            return None
        state = self._folds.get(game.game_id) or new_game(game.rules, len(game.players))
        assert [ply.number for ply in game.plies] == list(range(len(game.plies)))
        for ply in game.plies[state.version :]:
            self._check(game, state, ply)
            state = apply(state, ply.action).state
        self._folds[game.game_id] = state
        return state

    def _check(self, game: StoredTable, state: GameState, ply: Ply) -> None:
        """Nobody acts for a person who has answered, nor for one who still has time."""
        asked = asked_now(state)
        if asked is None or isinstance(ply.action, Resign):
            return
        seat = asked.seat
        if game.players[seat].user_id is None or seat in state.left:
            assert ply.by is By.AI
            return
        said = self._said.get((game.game_id, state.deal, seat, questions(state, seat)[0]), [])
        match ply.by:
            case By.PERSON:
                assert ply.action in said
            case By.EARLY:
                too_low = _too_low(state, seat, said) and ply.action == Pass(seat)
                assert ply.action in said or too_low or (not said and _for_them(game, state, ply.action))
            case By.ONLY:
                choices = [choice for choice in legal_actions(state, seat) if not isinstance(choice, Resign)]
                assert choices == [ply.action]
            case By.CARETAKER:
                assert game.pace is not Pace.NONE
                assert not any(_stands(state, answer) for answer in said), f"{ply.action} in spite of {said}"
            case _:
                raise AssertionError(f"{ply.action} by {ply.by} for a person")


def _too_low(state: GameState, seat: Seat, said: list[SeatAction]) -> bool:
    """Is what it wanted to declare less than the best by now (R3.1)?"""
    return Declare(seat) in said and refusal(state, Declare(seat)) is Refusal.TOO_LOW


def _for_them(game: StoredTable, state: GameState, action: SeatAction | ChanceAction) -> bool:
    """Is it a hand that was declared for somebody unasked, because the game takes days?"""
    if isinstance(action, ChanceAction) or not TIMES[game.pace].in_passing:
        return False
    declare = Declare(action.seat)
    return action == declare or (action == Pass(action.seat) and refusal(state, declare) is Refusal.TOO_LOW)


def _stands(state: GameState, answer: SeatAction) -> bool:
    """Would this answer be carried out? An exchange that now shows the hand is asked again (R2.4)."""
    shows = isinstance(answer, Exchange) and bool(answer.cards) and state.owing[answer.seat]
    return not shows and refusal(state, answer) is None
