"""Whole stretches of play, written down as a card player would: see tests/retelling.py for the language."""

from pathlib import Path

import pytest

from tests.retelling import retold

PLAYTHROUGHS = sorted((Path(__file__).parent.parent / "playthroughs").glob("*.txt"))


def test_there_are_playthroughs() -> None:
    assert len(PLAYTHROUGHS) >= 3


@pytest.mark.parametrize("file", PLAYTHROUGHS, ids=lambda file: file.stem)
def test_the_table_is_told_what_is_written(file: Path) -> None:
    text = file.read_text("utf-8")

    assert retold(text) == text


def test_a_wrong_line_is_noticed() -> None:
    text = PLAYTHROUGHS[0].read_text("utf-8").replace("wins trick 1", "wins trick 2", 1)

    assert retold(text) != text
