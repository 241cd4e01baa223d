"""Whatever file is handed to `verify` and `replay`: all is well, or one clear sentence; soon, and in little memory."""

from __future__ import annotations

import os
import subprocess
import sys
import tracemalloc
from pathlib import Path
from time import process_time

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from bot.proof import document
from bot.replay import recording
from tests.damaged import HEAVY, assert_clear, damaged, told
from tests.proof import proofs
from tests.replay import recordings

GOOD = {
    "verify": document.written(proofs.known()).encode(),
    "replay": recording.written(recordings.by_rules(recordings.recording().rules, 1)).encode(),
}
LONGEST = {"verify": document.LONGEST, "replay": recording.LONGEST}
SECONDS, BYTES = 5.0, 200_000_000


@pytest.mark.parametrize("tool", GOOD)
def test_a_good_file_is_fine(tool: str, tmp_path: Path) -> None:
    assert told(tool, tmp_path / "file.json", GOOD[tool]).code == 0


@pytest.mark.parametrize("tool", GOOD)
@settings(max_examples=100, suppress_health_check=list(HealthCheck))
@given(data=st.data())
def test_a_damaged_file_is_refused_in_a_sentence(tool: str, tmp_path: Path, data: st.DataObject) -> None:
    assert_clear(told(tool, tmp_path / "file.json", data.draw(damaged(GOOD[tool]))))


@pytest.mark.parametrize("tool", GOOD)
def test_a_field_that_stands_twice_is_not_read_in_one_way_or_the_other(tool: str, tmp_path: Path) -> None:
    file = GOOD[tool].replace(b'{"v":1', b'{"v":1,"v":1', 1)
    assert "twice" in told(tool, tmp_path / "file.json", file).err


@pytest.mark.parametrize("tool", GOOD)
@pytest.mark.parametrize("what", HEAVY)
def test_a_file_that_is_all_weight_is_soon_refused(tool: str, what: str, tmp_path: Path) -> None:
    file = HEAVY[what](LONGEST[tool])
    tracemalloc.start()
    began = process_time()
    try:
        assert_clear(answer := told(tool, tmp_path / "file.json", file))
        took, peak = process_time() - began, tracemalloc.get_traced_memory()[1]
    finally:
        tracemalloc.stop()
    assert answer.code == 1
    assert (took < SECONDS, peak < BYTES) == (True, True), (took, peak)


@pytest.mark.parametrize("tool", GOOD)
def test_a_file_that_is_too_long_is_not_read(tool: str, tmp_path: Path) -> None:
    answer = told(tool, tmp_path / "file.json", b" " * (LONGEST[tool] + 1))
    assert f"longer than {LONGEST[tool]} bytes" in answer.err


def test_a_proof_of_many_refills_is_checked_in_bounded_time(tmp_path: Path) -> None:
    """The most work that a file can ask for: a shuffle for every few bytes."""
    many = ",".join(['["2C","2C"]'] * 20_000).encode()
    file = GOOD["verify"].replace(b'"reshuffles":[', b'"reshuffles":[' + many + b",", 1)
    began = process_time()
    assert_clear(told("verify", tmp_path / "file.json", file))
    assert process_time() - began < SECONDS


def test_a_terminal_that_has_no_signs_for_suits_gets_their_numbers(tmp_path: Path) -> None:
    (tmp_path / "file.json").write_bytes(GOOD["replay"])
    environment = {**os.environ, "PYTHONIOENCODING": "ascii"}
    command = [sys.executable, "-m", "bot", "replay", str(tmp_path / "file.json")]
    done = subprocess.run(command, capture_output=True, timeout=60, env=environment, check=False)
    assert (done.returncode, done.stderr) == (0, b"")
    assert b"\\u2660" in done.stdout
