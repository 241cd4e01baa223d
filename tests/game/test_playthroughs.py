"""Whole stretches of play, written down as a card player would: see tests/retelling.py for the language."""

from pathlib import Path

import pytest

from bot.game.rules import PRESETS
from tests.retelling import retold

PLAYTHROUGHS = sorted((Path(__file__).parent.parent / "playthroughs").glob("*.txt"))


def test_the_standard_game_is_there_three_times_and_every_other_preset_once() -> None:
    texts = [file.read_text("utf-8") for file in PLAYTHROUGHS]
    assert sum("\nRules: " not in text for text in texts) >= 3
    for preset in PRESETS.keys() - {"standard"}:
        assert sum(f"\nRules: {preset}.\n" in text for text in texts) == 1


@pytest.mark.parametrize("file", PLAYTHROUGHS, ids=lambda file: file.stem)
def test_the_table_is_told_what_is_written(file: Path) -> None:
    text = file.read_text("utf-8")

    assert retold(text) == text


def test_a_wrong_line_is_noticed() -> None:
    text = PLAYTHROUGHS[0].read_text("utf-8").replace("wins trick 1", "wins trick 2", 1)

    assert retold(text) != text
