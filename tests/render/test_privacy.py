"""What is kept about somebody, in words: only what there is; and how who is forgotten is called."""

from __future__ import annotations

import gzip
import json

from bot.i18n.localizer import Localizer
from bot.privacy import LARGEST, Kept, file_of
from bot.records import Level, Player
from bot.render.privacy import forget_question, privacy
from bot.render.words import Cast
from tests.render.screen import text

SAY = Localizer.for_locale("en")


def test_only_what_there_is_is_told() -> None:
    told = text(privacy(Kept(name="Anna", running=1), SAY, days=1))
    assert "1 game or table that is not over" in told.replace("*", "")
    assert "go a day after its end, unless" in told
    for word in ("finished", "rating", "milestone", "pings", "without a result"):
        assert word not in told


def test_whose_name_went_is_told_so() -> None:
    assert "No name any more" in text(privacy(Kept(finished=3, unfinished=1), SAY, days=90))


def test_of_nobody_nothing_can_be_forgotten() -> None:
    assert privacy(Kept(), SAY, days=90).rows == ()


def test_a_name_cannot_write_the_panel() -> None:
    assert "**x**" not in text(privacy(Kept(name="**x** @everyone"), SAY, days=90))


def test_who_plays_is_told_that_they_leave() -> None:
    assert "leave" not in text(forget_question(Kept(finished=1), SAY))
    assert "2 games and tables" in text(forget_question(Kept(running=2), SAY))


def test_two_who_are_forgotten_are_told_apart() -> None:
    players = (Player("", -1), Player("", -2, Level.MEDIUM), Player("Bo", 2))
    assert Cast.of(players, SAY).plain == ("someone 1", "someone 2", "Bo")


def test_a_large_file_is_packed() -> None:
    small, large = {"name": "Zoë"}, {"moves": ["x"] * (LARGEST // 4)}
    assert file_of(small) == ("chicago.json", json.dumps(small, ensure_ascii=False, indent=1).encode())
    name, content = file_of(large)
    assert name == "chicago.json.gz"
    assert json.loads(gzip.decompress(content)) == large
