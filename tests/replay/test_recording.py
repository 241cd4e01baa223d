"""The file of a recording: small, readable, and strict."""

from __future__ import annotations

import json
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from bot.__main__ import main
from bot.records import Level, Player
from bot.replay.command import told
from bot.replay.recording import LONGEST, Recording, Unreadable, read, written
from tests.game.random_games import rules
from tests.replay.recordings import PLAYERS, by_rules, recording


def refused(file: bytes) -> str:
    with pytest.raises(Unreadable) as caught:
        read(file)
    return str(caught.value)


def test_a_recording_reads_as_it_was_written() -> None:
    game = recording()
    again = read(written(game).encode())
    assert (again.rules, again.actions) == (game.rules, game.actions)
    told = [(player.name, player.level, player.user_id is None) for player in again.players]
    assert told == [(player.name, player.level, player.user_id is None) for player in PLAYERS]


@settings(max_examples=10, deadline=None)
@given(rules=rules(), seed=st.integers(0, 10**6))
def test_by_any_rules(rules: object, seed: int) -> None:
    game = by_rules(rules, seed)  # type: ignore[arg-type]
    again = read(written(game).encode())
    assert (again.rules, again.actions) == (game.rules, game.actions)


def test_a_whole_game_is_a_small_file_without_anybodys_id() -> None:
    game = Recording(recording().rules, (Player("Anna", 123456789012345678), *PLAYERS[1:]), recording().actions)
    assert len(written(game)) < 20_000
    assert "123456789012345678" not in written(game)


def test_a_forgotten_person_is_someone_in_the_file_too() -> None:
    """Not the name that the file would make of a person without one, nor the number that stands for the id."""
    forgotten = (Player("", -77_123), Player("Zoë", -78_456, Level.HARD))
    game = Recording(recording().rules, (*forgotten, *PLAYERS[2:]), recording().actions)
    file = written(game)
    assert not [word for word in ("77", "78", "Zoë") if word in file.partition("actions")[0]]
    assert [player.forgotten for player in read(file.encode()).players] == [True, True, False, False]
    first, *_ = told(read(file.encode()))
    assert first.endswith("someone 1, someone 2 (left), Cia, and Kalle medium AI.")


WRONG: list[tuple[Callable[[dict[str, Any]], object], str]] = [
    (lambda file: file.pop("rules"), "The file is no recording"),
    (lambda file: file.update(more=1), "The file is no recording"),
    (lambda file: file.update(v=2), "The file is not of version 1"),
    (lambda file: file.update(v=True), "The file is not of version 1"),
    (lambda file: file.update(players=[]), "A game has two to four players, not 0."),
    (lambda file: file.update(players=[{"name": 5}, {"name": "x"}]), "Player 1 has no name."),
    (lambda file: file.update(players=[{"name": "x" * 201}, {"name": "x"}]), "Player 1 has no name."),
    (lambda file: file.update(players=[{"name": "x", "ai": "god"}, {"name": "x"}]), "Player 1 is of a level"),
    (lambda file: file.update(players=[{"name": "x", "ai": []}, {"name": "x"}]), "Player 1 is of a level"),
    (lambda file: file.update(players=[{"name": "x", "left": []}, {"name": "x"}]), "“left” of player 1 is not true."),
    (lambda file: file.update(players=[{"name": "x"}, {"name": "", "forgotten": 1}]), "“forgotten” of player 2 is not"),
    (lambda file: file.update(players={}), "The file is no recording: a list was expected."),
    (lambda file: file["rules"].update(target=7), "The rules cannot be read: target cannot be 7."),
    (lambda file: file["actions"].insert(1, {"v": 1, "do": "win"}), "Move 2 cannot be read: no such action"),
    (lambda file: file["actions"].pop(4), "Move 5 is against the rules: "),
    (lambda file: file["actions"].insert(3, file["actions"][2]), "Move 4 is against the rules: "),
]


@pytest.mark.parametrize(("spoil", "why"), WRONG)
def test_what_is_no_game_is_refused(spoil: Callable[[dict[str, Any]], object], why: str) -> None:
    values = json.loads(written(recording()))
    spoil(values)
    assert refused(json.dumps(values).encode()).startswith(why)


@pytest.mark.parametrize("file", [b"", b"{", b"\xff", b"[]", b"7", b"[" * 100_000, b" " * (LONGEST + 1)])
def test_what_is_nothing_of_the_kind_is_refused(file: bytes) -> None:
    assert refused(file).endswith(".")


# In a terminal


def test_it_is_printed_move_by_move_with_all_hands(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    file = tmp_path / "game.json"
    file.write_text(written(recording()), "utf-8")
    assert main(["replay", str(file)]) == 0
    lines = capsys.readouterr().out.splitlines()
    assert lines[0] == "House rules: 26 points win. Anna, Bo (left), Cia, and Kalle medium AI."
    assert lines[1].startswith("   1  Cut: Anna ")
    assert lines[2:4] == ["", "Deal 1 of 8"]
    assert [line.split()[0] for line in lines[5:9]] == ["Anna", "Bo", "Cia", "Kalle"]
    assert all(len(line.split()) == 6 for line in lines[5:9])
    numbers = [int(line[:4]) for line in lines if line[:4].strip().isdigit()]
    assert numbers == list(range(1, len(recording().actions) + 1))
    assert not [line for line in lines if any(mark in line for mark in "*`<\u2068\u2069\ufe0e")]


def test_what_cannot_be_printed_is_told_in_a_sentence(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    file = tmp_path / "game.json"
    file.write_text("[]", "utf-8")
    for path, why in ((file, "The file is no recording"), (tmp_path / "none", "The file cannot be read: ")):
        assert main(["replay", str(path)]) == 1
        told = capsys.readouterr()
        assert told.out == ""
        assert told.err.startswith(why)
