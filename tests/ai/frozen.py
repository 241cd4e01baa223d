"""Medium's answers to 1,000 stored views: the yardstick by which the other levels are measured.

Each view is stored as the actions that lead to it, so that it can be rebuilt for as long as stored games can be read.
`python -m tests.ai.frozen` wrote the file once, before there was a stronger player. Written anew, it measures against
another medium: then every figure of docs/ai.md has to be measured again.
"""

from __future__ import annotations

import json
from collections.abc import Iterator, Sequence
from pathlib import Path
from random import Random
from typing import Final, NamedTuple

from bot.ai.medium import choose
from bot.game.actions import SeatAction
from bot.game.codec import decode_action, decode_rules, encode_action, encode_rules
from bot.game.engine import apply, new_game
from bot.game.questions import asked_now
from bot.game.rules import Rules
from bot.game.view import SeatView, observe
from tests.ai.games import Chooser, anything, game, turn

FILE: Final = Path(__file__).with_name("medium_answers.json")
VIEWS: Final = 1_000
TABLES: Final[Sequence[Sequence[Chooser]]] = (
    [choose] * 2,
    [choose, anything],
    [choose] * 3,
    [anything, choose, anything],
    [choose] * 4,
    [anything, choose, anything, choose],
)


class Frozen(NamedTuple):
    """A view, the seed of the dice, and what medium answered."""

    view: SeatView
    seed: int
    answer: SeatAction


def frozen() -> Iterator[Frozen]:
    """The stored views with their answers, in the order they were stored."""
    for stored in json.loads(FILE.read_text()):
        rules = decode_rules(stored["rules"])
        answers = {int(ply): decode_action(answer) for ply, answer in stored["answers"].items()}
        state = new_game(rules, stored["seats"])
        for ply, action in enumerate(map(decode_action, stored["actions"])):
            if ply in answers:
                answer = answers[ply]
                assert isinstance(answer, SeatAction)
                yield Frozen(observe(state, turn(state)), ply, answer)
            state = apply(state, action).state


def freeze() -> str:
    """One game of each table, and medium's answers at moments drawn evenly from all of them."""
    games = [list(game(choosers, seed)) for seed, choosers in enumerate(TABLES)]
    moments = [
        (number, ply)
        for number, moves in enumerate(games)
        for ply, move in enumerate(moves)
        if asked_now(move.before) is not None
    ]
    drawn = sorted(Random(0).sample(moments, VIEWS))
    stored = [
        {
            "rules": encode_rules(Rules()),
            "seats": len(choosers),
            "actions": [encode_action(move.action) for move in moves],
            "answers": {
                ply: encode_action(choose(observe(moves[ply].before, turn(moves[ply].before)), Random(ply)))
                for game_number, ply in drawn
                if game_number == number
            },
        }
        for number, (choosers, moves) in enumerate(zip(TABLES, games, strict=True))
    ]
    return "[\n" + ",\n".join(json.dumps(table, separators=(",", ":")) for table in stored) + "\n]\n"


if __name__ == "__main__":
    FILE.write_text(freeze())
