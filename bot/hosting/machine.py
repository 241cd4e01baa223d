"""The machine the bot is to run on: what is installed there, room on its disk, the time on its clock."""

from __future__ import annotations

import os
import platform
import shutil
import sqlite3
import stat
import sys
from collections.abc import Iterator
from datetime import timedelta
from importlib.metadata import PackageNotFoundError, version
from pathlib import Path
from typing import Final

from bot.hosting.findings import Finding, Verdict, fine

LEAST_PYTHON: Final = (3, 11)
LEAST_SQLITE: Final = (3, 35, 0)
"""The first that tells what it wrote (RETURNING)."""
LITTLE, TOO_LITTLE = 1_000_000_000, 100_000_000
"""Bytes free on the disk: a thousand games take about a fifth of the second."""
OFF, FAR_OFF = timedelta(seconds=1), timedelta(seconds=30)
"""How wrong a clock may be. Taps carry Discord's time: those that seem to be three seconds old are taken for late."""


def versions() -> Iterator[Finding]:
    """Python, this program and what it stands on."""
    ours = ", ".join(f"{name} {_version(name)}" for name in ("chicago-bot", "discord.py", "SQLAlchemy"))
    if sys.version_info < LEAST_PYTHON:
        yield Finding(Verdict.WRONG, f"Python {platform.python_version()} is too old.", "Install Python 3.11 or newer.")
    else:
        yield fine(f"Python {platform.python_version()}, {ours}")
    if sqlite3.sqlite_version_info < LEAST_SQLITE:
        yield Finding(
            Verdict.WRONG,
            f"SQLite {sqlite3.sqlite_version} is too old.",
            "Install a Python with SQLite 3.35 or newer, or use PostgreSQL.",
        )


def _version(package: str) -> str:
    try:
        return version(package)
    except PackageNotFoundError:
        return "(not installed)"


def disk(folder: Path) -> Finding:
    """Is there room for games?"""
    free = shutil.disk_usage(folder).free
    says = f"{free / 1e9:,.1f} GB are free where {folder} lies."
    if free < TOO_LITTLE:
        return Finding(Verdict.WRONG, says, "Make room: on a full disk no move can be stored, so none is made.")
    if free < LITTLE:
        return Finding(Verdict.DOUBTFUL, says, "Make room before it is full: then no move is made any more.")
    return fine(says)


def secrets_file(path: Path) -> Iterator[Finding]:
    """The file with the token, if there is one: it is nobody else's business."""
    if path.is_file() and stat.S_IMODE(path.stat().st_mode) & (stat.S_IRGRP | stat.S_IROTH) and os.name == "posix":
        yield Finding(
            Verdict.DOUBTFUL, f"{path} holds the token, and others on this machine may read it.", f"chmod 600 {path}"
        )


def clock(ahead: timedelta) -> Finding:
    """How this machine's clock goes, `ahead` of Discord's."""
    if abs(ahead) < OFF:
        return fine("The clock is right.")
    how = f"{abs(ahead).total_seconds():,.0f} s {'fast' if ahead > timedelta() else 'slow'}"
    mend = "Let the system set the clock (timedatectl set-ntp true)."
    if abs(ahead) < FAR_OFF:
        return Finding(Verdict.DOUBTFUL, f"The clock is {how}.", mend)
    return Finding(Verdict.WRONG, f"The clock is {how}: taps seem to come late.", mend)
