"""What the process ends with is what the host was told, and what those who watch over it were told."""

from __future__ import annotations

import configparser
import os
import re
import signal
from pathlib import Path
from types import SimpleNamespace

import discord
import pytest
from structlog.testing import capture_logs

from bot.hosting import endings
from bot.hosting.endings import CannotServe, cannot_serve
from bot.hosting.stopping import AT_THE_LATEST, leaving_quietly
from db.errors import Rejected

ROOT = Path(__file__).resolve().parents[2]
CODES = {endings.FINE, endings.TRY_AGAIN, endings.MISTAKEN, endings.RUNNING_ALREADY, endings.MISCONFIGURED}


class Closed(discord.ConnectionClosed):
    """What discord.py raises when the gateway was closed with this code."""

    def __init__(self, code: int) -> None:
        Exception.__init__(self)
        self.code = code


@pytest.mark.parametrize(
    ("closed_with", "code"), [(4004, 78), (4010, 1), (4011, 1), (4012, 78), (4013, 78), (4014, 78)]
)
def test_codes_after_which_nobody_connects_again(closed_with: int, code: int) -> None:
    told = cannot_serve(Closed(closed_with))
    assert told.code == code
    assert ("copy it anew" if closed_with == 4004 else f"(close code {closed_with})") in str(told)


@pytest.mark.parametrize(("status", "code"), [(429, 1), (500, 1), (524, 1), (400, 70), (404, 70)])
def test_what_discord_answers_instead(status: int, code: int) -> None:
    """A 429 that reaches us is of the proxy before Discord; what is our own fault is not worth another try."""
    told = cannot_serve(discord.HTTPException(SimpleNamespace(status=status, reason=""), "QS"))
    assert told.code == code
    assert "QS" not in str(told)
    assert (f"(status {status})" in str(told)) == (code == 1)


@pytest.mark.parametrize("error", [KeyError("QS"), Rejected("QS"), discord.DiscordException("QS"), RuntimeError("QS")])
def test_a_mistake_is_logged_by_its_kind_and_its_words_are_not(error: Exception) -> None:
    with capture_logs() as lines:
        told = cannot_serve(error)
    [line] = lines
    assert told.code == 70
    assert line["code"] in str(told)
    assert line["trouble"] == [type(error).__name__]
    assert "QS" not in f"{told}{lines}"


def test_what_was_said_already_is_said_as_it_is() -> None:
    said = CannotServe("The moon is in the way.", 1)
    assert cannot_serve(said) is said


def test_the_page_for_hosts_lists_every_code() -> None:
    page = (ROOT / "docs" / "hosting.md").read_text(encoding="utf-8")
    listed = re.findall(r"^\| (\d+)(?:, (\d+))? \|", page, re.MULTILINE)
    assert {int(code) for row in listed for code in row if code} == CODES | {128 + signal.SIGTERM, 128 + signal.SIGINT}


def test_systemd_and_docker_wait_longer_than_the_bot_needs() -> None:
    unit = configparser.RawConfigParser(strict=False, interpolation=None)
    unit.read(ROOT / "deploy" / "chicago-bot.service")
    service = unit["Service"]
    assert service["RestartPreventExitStatus"] == str(endings.MISCONFIGURED)
    assert service["Restart"] == "on-failure"
    compose = (ROOT / "compose.yaml").read_text(encoding="utf-8")
    [grace] = re.findall(r"stop_grace_period: (\d+)s", compose)
    assert min(int(service["TimeoutStopSec"].removesuffix("s")), int(grace)) > AT_THE_LATEST


@pytest.mark.parametrize("number", [signal.SIGTERM, signal.SIGINT])
def test_a_signal_before_anything_is_open_ends_it_quietly(number: int) -> None:
    before = signal.getsignal(number)
    with pytest.raises(SystemExit) as left, leaving_quietly():
        os.kill(os.getpid(), number)
    assert left.value.code == 0
    assert signal.getsignal(number) is before
