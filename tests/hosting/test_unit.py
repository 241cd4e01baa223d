"""What the unit of systemd forbids, the bot can do without: shown with the very filter that systemd makes of it."""

from __future__ import annotations

import configparser
import ctypes
import ctypes.util
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

from bot.ai.wire import written
from bot.ai.worker import READY

ROOT = Path(__file__).resolve().parents[2]
UNIT = ROOT / "deploy" / "chicago-bot.service"
ALLOW, KILL = 0x7FFF0000, 0x80000000
"""What libseccomp calls these."""

FILTERED = """
import ctypes, os, sys
lib = ctypes.CDLL(sys.argv[1])
lib.seccomp_init.restype = ctypes.c_void_p
filter = ctypes.c_void_p(lib.seccomp_init({otherwise}))
for name in sys.argv[2].split(","):
    number = lib.seccomp_syscall_resolve_name(name.encode())
    if number >= 0:
        assert lib.seccomp_rule_add(filter, {allow}, number, 0) == 0
assert lib.seccomp_load(filter) == 0
os.execv(sys.argv[3], sys.argv[3:])
"""
"""A program, with no system calls but these; it is killed by all others, for which the unit has a milder end."""


def members(group: str) -> set[str]:
    """The system calls of a group, as systemd has it."""
    told = subprocess.run(["systemd-analyze", "syscall-filter", group], check=True, capture_output=True, text=True)
    words = [line.strip() for line in told.stdout.splitlines()[1:]]
    found = {word for word in words if word and not word.startswith(("#", "@"))}
    return found.union(*(members(word) for word in words if word.startswith("@")))


def allowed() -> set[str]:
    """The system calls that the unit allows: its lines one after the other, and what systemd never forbids."""
    found = members("@default")
    lines = [line.partition("=") for line in UNIT.read_text(encoding="utf-8").splitlines()]
    for told in (value for key, _, value in lines if key == "SystemCallFilter"):
        named = {
            call for word in told.removeprefix("~").split() for call in (members(word) if word[0] == "@" else {word})
        }
        found = found - named if told.startswith("~") else found | named
    return found | members("@default")


@pytest.fixture
def library() -> str:
    """Where such a filter can be made at all."""
    name = ctypes.util.find_library("seccomp")
    if name is None or shutil.which("systemd-analyze") is None:
        pytest.skip("libseccomp and systemd are not both here")
    return name


def under_the_filter(library: str, calls: set[str], *words: str) -> subprocess.CompletedProcess[bytes]:
    """Run Python so."""
    code = FILTERED.format(otherwise=KILL, allow=ALLOW)
    return subprocess.run(
        [sys.executable, "-c", code, library, ",".join(sorted(calls)), sys.executable, *words],
        input=b"",
        capture_output=True,
        timeout=30,
        check=False,
    )


def test_ai_players_may_think(library: str) -> None:
    done = under_the_filter(library, allowed(), "-m", "bot.ai.worker")
    assert (done.returncode, done.stdout) == (0, written(READY))


def test_a_call_that_is_forbidden_would_be_found(library: str) -> None:
    done = under_the_filter(library, allowed() - {"setpriority"}, "-m", "bot.ai.worker")
    assert done.returncode < 0


def test_an_ai_player_that_may_not_step_back_thinks_all_the_same() -> None:
    """On hosts that forbid it without a signal, as the unit does with whatever else is missing."""
    code = "import os\ndef no(_):\n raise PermissionError\nos.nice = no\nfrom bot.ai.worker import main\nmain()"
    done = subprocess.run([sys.executable, "-c", code], input=b"", capture_output=True, timeout=30, check=False)
    assert (done.returncode, done.stdout) == (0, written(READY))


def test_the_process_can_be_counted() -> None:
    """The metrics of the process come from /proc/stat, which ProcSubset=pid would hide."""
    unit = configparser.RawConfigParser(strict=False)
    unit.read(UNIT)
    assert "ProcSubset" not in unit["Service"]
    assert "SystemCallErrorNumber" in unit["Service"]
