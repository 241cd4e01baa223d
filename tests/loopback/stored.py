"""What a bot left in its database file, and whether all is there that people saw accepted."""

from __future__ import annotations

import json
import sqlite3
from collections.abc import Collection, Iterable
from contextlib import closing
from dataclasses import dataclass
from itertools import takewhile
from pathlib import Path

from bot.game.actions import Action, Deal, PlayCard
from bot.game.codec import decode_action, decode_rules
from bot.game.engine import apply, new_game
from bot.game.errors import IllegalAction
from bot.game.state import GameState
from bot.sandbox.screen import controls, lines
from bot.views.custom_id import decode
from tests.discord.secrecy import cards_in
from tests.loopback.interactions import Interaction

KEPT, PLAYED = "Kept for your turn", "Played: "
"""What a panel says of an early answer, and of cards that lie on the table."""


@dataclass(frozen=True)
class Stored:
    """One game as the database file has it."""

    game_id: int
    status: str
    start: GameState
    numbers: list[int]
    """Those of the plies; a game without gaps counts 0, 1, 2 and so on."""
    actions: list[Action]
    seats: dict[int, int]
    """Seat by user id."""
    answers: list[Action]
    """Early answers that are kept."""
    clicks: frozenset[int]
    """Interactions that were carried out."""
    results: dict[str, int]
    """Scores by name, once the game is finished."""

    def state(self) -> GameState:
        """The game that its actions make. Raises IllegalAction."""
        state = self.start
        for action in self.actions:
            state = apply(state, action).state
        return state


def read_game(database: Path, game_id: int = 1) -> Stored:
    """Read one game from the file of a bot that has ended, however it did."""
    with closing(sqlite3.connect(database)) as file:

        def rows(query: str) -> list[tuple[str, ...]]:
            return file.execute(query, {"game": game_id}).fetchall()

        assert rows("PRAGMA integrity_check") == [("ok",)]
        [(status, rules)] = rows("SELECT status, rules FROM games WHERE id = :game")
        seats = rows("SELECT seat, user_id, name FROM seats WHERE game_id = :game")
        plies = rows("SELECT ply, action FROM actions WHERE game_id = :game ORDER BY ply")
        answers = rows("SELECT answer FROM answers WHERE game_id = :game")
        clicks = rows("SELECT interaction_id FROM clicks WHERE game_id = :game")
        scores = rows("SELECT seat, score FROM results WHERE game_id = :game")
    names = {seat: name for seat, _, name in seats}
    return Stored(
        game_id=game_id,
        status=status,
        start=new_game(decode_rules(json.loads(rules)), max(2, len(seats))),  # one alone in a lobby plays nothing yet
        numbers=[int(number) for number, _ in plies],
        actions=[decode_action(json.loads(action)) for _, action in plies],
        seats={int(user): int(seat) for seat, user, _ in seats if user is not None},
        answers=[decode_action(json.loads(answer)) for (answer,) in answers],
        clicks=frozenset(int(click) for (click,) in clicks),
        results={names[seat]: int(score) for seat, score in scores},
    )


def games_in(database: Path) -> list[int]:
    """The numbers of all games in the file."""
    with closing(sqlite3.connect(database)) as file:
        return [number for (number,) in file.execute("SELECT id FROM games")]


def broken(game: Stored) -> list[str]:
    """Gaps in the game, and actions that the rules refuse: something was lost, or happened twice."""
    if game.numbers != list(range(len(game.numbers))):
        return [f"the plies are {game.numbers}"]
    try:
        game.state()
    except IllegalAction as error:
        return [f"the actions are no game: {error}"]
    return []


def lost(game: Stored, interactions: Iterable[Interaction], *, after: Iterable[Interaction] = ()) -> list[str]:
    """What people were shown as done, in an answer that reached them, and is not in the game.

    `after`: earlier interactions, of which these may be repetitions.
    """
    these = list(interactions)
    done = {_meant(game, one) for one in (*these, *after) if one.id in game.clicks}
    answered = (one for one in these if one.answered is not None)
    return [complaint for one in answered if (complaint := _lost(game, one, done)) is not None]


def deal_from(game: Stored, ply: int) -> list[Action]:
    """What was done from this ply on, in the same deal."""
    return list(takewhile(lambda action: not isinstance(action, Deal), game.actions[ply:]))


def _meant(game: Stored, one: Interaction) -> tuple[int, str, int]:
    """Whose tap on what it was, and in which deal: the same, wherever in which panel it lay.

    While it is carried out, a panel may be drawn anew with another version in its controls. A repetition of the tap
    then comes from another control, and changes nothing; it only redraws, and shows what the first tap did.
    """
    tapped = decode(one.custom_id)
    ply = tapped.version if tapped is not None else 0
    return one.user.id, one.label, sum(isinstance(action, Deal) for action in game.actions[:ply])


def _lost(game: Stored, one: Interaction, done: Collection[tuple[int, str, int]]) -> str | None:
    """`done`: what was carried out of all that was meant."""
    tapped = decode(one.custom_id)
    drawn = [decode(control.custom_id or "") for control in controls(one.shown)]
    shown = max((control.version for control in drawn if control and control.game == game.game_id), default=0)
    if shown > len(game.numbers):
        return f"{one.user.name} was shown ply {shown} of {len(game.numbers)}"
    if tapped is None or tapped.verb != "play" or tapped.game != game.game_id:
        return None
    [card] = cards_in(one.label)
    told = "\n".join(lines(one.shown))
    if f"{KEPT}: play {one.label}" in told and _meant(game, one) not in done:
        return f"{one.user.name} was shown that {one.label} is kept"
    seat = game.seats[one.user.id]
    rest = deal_from(game, tapped.version)
    played = {action.card for action in rest if isinstance(action, PlayCard) and action.seat == seat}
    if card in cards_in(told.partition(PLAYED)[2].partition("\n")[0]) and card not in played:
        return f"{one.user.name} was shown that {one.label} is played"
    return None
