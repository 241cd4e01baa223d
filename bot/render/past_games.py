"""Finished games in a list to choose from."""

from __future__ import annotations

from collections.abc import Iterable

from bot.i18n.localizer import Localizer
from bot.records import PastGame
from bot.render.words import Cast

LONGEST_CHOICE = 100
"""Letters that Discord takes for a choice."""


def choices(games: Iterable[PastGame], say: Localizer, *, typed: str) -> list[tuple[str, str]]:
    """Those games that hold what was typed: how each is called, and its number."""
    told = [(called(game, say), str(game.game_id)) for game in games]
    wanted = typed.strip().casefold()
    return [(name[:LONGEST_CHOICE], number) for name, number in told if wanted in name.casefold()]


def called(game: PastGame, say: Localizer) -> str:
    """A game in a line: "Game 12, Mar 1, 2026: Anna 53, Bo 41"."""
    names = Cast.of(game.players, say).plain
    if game.scores:
        told = say.row(
            say.say("past-game-score", name=name, score=score) for name, score in zip(names, game.scores, strict=True)
        )
    else:
        told = say.say("past-game-void", names=say.row(names))
    return say.say("past-game", game=str(game.game_id), day=say.day(game.ended), scores=told)
