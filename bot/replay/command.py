"""python -m bot replay FILE: print a game that was carried away, move by move, with everybody's hands."""

from __future__ import annotations

import argparse
import os
import sys
from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import Final

from bot.game.actions import Seat
from bot.i18n.localizer import Localizer
from bot.records import Player
from bot.render.glyphs import Glyphs
from bot.render.house import house_rules
from bot.render.moves import move
from bot.render.scenes import ReplayScene
from bot.render.setting import Setting
from bot.render.slots import sorted_hand
from bot.render.words import Cast
from bot.replay.recording import LONGEST, Recording, Unreadable, read
from bot.replay.walk import walk

_UNSEEN: Final = str.maketrans({"\u2060": "", "\u2068": "", "\u2069": "", "\ufe0e": "", "\u00a0": " "})
"""What keeps names apart in a message; a terminal has no use for it."""
_MARGIN: Final = 6
_SAY: Final = Localizer.for_locale(None)


def main(argv: Sequence[str]) -> int:
    """Print one file. Returns the exit code: 0, or 1 with one sentence on the error stream."""
    words = argparse.ArgumentParser(prog="python -m bot replay", description=__doc__)
    words.add_argument("file", type=Path, metavar="FILE", help="what Export in /chicago replay handed out")
    file: Path = words.parse_args(argv).file
    try:
        with file.open("rb") as opened:
            recording = read(opened.read(LONGEST + 1))
    except OSError as error:
        print(f"The file cannot be read: {error.strerror or type(error).__name__}.", file=sys.stderr)
        return 1
    except Unreadable as unreadable:
        print(unreadable, file=sys.stderr)
        return 1
    try:
        for line in told(recording):
            print(line)
        sys.stdout.flush()
    except BrokenPipeError:  # whoever reads has seen enough
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
    return 0


def told(recording: Recording) -> Iterator[str]:
    """The game in lines: a number for each move, what it was, and the hands that it changed."""
    cast = Cast.of(recording.players, _SAY)
    people = _SAY.both(_called(player, name) for player, name in zip(recording.players, cast.plain, strict=True))
    yield f"{house_rules(recording.rules, _SAY)}. {people}.".translate(_UNSEEN)
    before: ReplayScene | None = None
    for scene in walk(recording):
        if before is not None:
            if scene.view.deal != before.view.deal:
                yield from ("", _SAY.say("replay-deal", deal=scene.view.deal, of=scene.deals).capitalize())
            yield from (line.translate(_UNSEEN) for line in _move(scene, before, cast))
        before = scene
    if before is not None and before.by_vote:
        yield from ("", _SAY.say("result-by-vote", deal=before.deals))


def _called(player: Player, name: str) -> str:
    if player.plays_itself:
        return name
    if player.user_id is None and player.level is not None:
        return _SAY.say("player-ai", name=name, level=player.level.value)
    return _SAY.say("player-left", name=name)


def _move(scene: ReplayScene, before: ReplayScene, cast: Cast) -> Iterator[str]:
    at = Setting.of(scene.view, scene.players, _SAY, Glyphs())
    at = Setting(at.view, at.story, Cast(cast.players, cast.plain, cast.plain), at.text, at.glyphs)
    number = f"{scene.ply:>{_MARGIN - 2}}  "
    for sentence in move(at, scene):
        yield number + sentence
        number = " " * _MARGIN
    width = max(map(len, cast.plain))
    for seat, (hand, last) in enumerate(zip(scene.hands, before.hands, strict=True)):
        if hand and hand != last:
            yield f"{number}  {cast.plain[Seat(seat)]:<{width}}  {at.glyphs.cards(sorted_hand(hand))}"
