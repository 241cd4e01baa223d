"""`python -m bot sandbox` and `python -m bot demo` say in one sentence why they cannot do what they are asked."""

from __future__ import annotations

import re
import signal
import socket
import sqlite3
import subprocess
import sys
from pathlib import Path

import pytest

from bot import demo, sandbox
from bot.sandbox.play import database

ROOT = Path(__file__).resolve().parents[2]


def test_without_the_extra_both_say_what_to_install(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(sandbox, "find_spec", lambda name: None)
    assert sandbox.main(["--no-browser"]) == 1
    assert demo.main([]) == 1
    said = capsys.readouterr()
    assert said.out == ""
    assert said.err.splitlines() == [sandbox.MISSING] * 2
    assert "[sandbox]" in sandbox.MISSING


def test_a_port_that_is_taken_is_one_sentence(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    with socket.create_server(("127.0.0.1", 0)) as taken:
        port = taken.getsockname()[1]
        assert sandbox.main(["--no-browser", "--port", str(port), "--db", str(tmp_path / "games.db")]) == 1
    assert_one_sentence(capsys)


def test_a_database_that_is_none_is_one_sentence(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    file = tmp_path / "games.db"
    file.write_bytes(b"not a database, and long enough to be looked at as one" * 20)
    with pytest.raises(sqlite3.DatabaseError), sqlite3.connect(file) as connection:
        connection.execute("select * from sqlite_master")
    connection.close()
    assert sandbox.main(["--no-browser", "--db", str(file)]) == 1
    assert_one_sentence(capsys)


@pytest.mark.parametrize("words", [["--port", "65536"], ["--port", "-1"], ["--pace", "slow"], ["--cards"]])
def test_words_nobody_knows_are_refused(words: list[str], capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit) as refused:
        sandbox.main(words)
    assert refused.value.code == 2
    assert "usage: python -m bot sandbox" in capsys.readouterr().err


def test_a_game_that_stalls_is_one_sentence(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(demo, "MOST_TAPS", 2)
    assert demo.main(["--seed", "1"]) == 1
    assert capsys.readouterr().err == "The game of --seed 1 stalled: no result after 2 taps.\n"


def test_the_first_line_is_the_address_and_ctrl_c_ends_it_cleanly() -> None:
    command = [sys.executable, "-m", "bot", "sandbox", "--no-browser"]
    with subprocess.Popen(command, cwd=ROOT, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True) as process:
        assert process.stdout is not None
        assert re.fullmatch(r"http://127\.0\.0\.1:\d+/#\S+\n", process.stdout.readline())
        process.send_signal(signal.SIGINT)
        _, complaints = process.communicate(timeout=30)
    assert (process.returncode, complaints) == (0, "")


def test_a_named_file_is_kept_and_an_unnamed_one_is_not(tmp_path: Path) -> None:
    with database(tmp_path / "games.db") as url:
        assert url == f"sqlite+aiosqlite:///{tmp_path / 'games.db'}"
    with database(None) as url:
        folder = Path(url.removeprefix("sqlite+aiosqlite:///")).parent
        assert folder.is_dir()
    assert not folder.exists()


def assert_one_sentence(capsys: pytest.CaptureFixture[str]) -> None:
    said = capsys.readouterr()
    assert said.out == ""
    assert said.err.startswith("The sandbox cannot start: ")
    assert len(said.err.splitlines()) == 1
