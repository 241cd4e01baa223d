"""python -m bot health: is the bot alive? For those who watch over it, such as Docker."""

from __future__ import annotations

import argparse
import http.client
import sys
from collections.abc import Sequence
from typing import Final

from bot.config import Settings, SettingsError, read_settings

PATIENCE: Final = 4.0
"""Seconds."""
EVERYWHERE: Final = {"0.0.0.0": "127.0.0.1", "::": "::1"}  # noqa: S104 - to be asked here
"""Who listens everywhere is asked on this machine."""


def main(argv: Sequence[str]) -> int:
    """Ask the bot that runs with these settings. Returns the exit code: 0 if it answers, else 1."""
    words = argparse.ArgumentParser(
        prog="python -m bot health", description="Is the bot alive? METRICS_PORT says where."
    )
    words.add_argument("--ready", action="store_true", help="can people play, too")
    page = "/readyz" if words.parse_args(argv).ready else "/healthz"
    try:
        settings = read_settings()
    except SettingsError as error:
        print(error, file=sys.stderr)
        return 1
    if settings.metrics_port is None:
        print("METRICS_PORT is blank: there is nobody to ask.", file=sys.stderr)
        return 1
    return _ask(settings, settings.metrics_port, page)


def _ask(settings: Settings, port: int, page: str) -> int:
    host = EVERYWHERE.get(settings.metrics_host, settings.metrics_host)
    connection = http.client.HTTPConnection(host, port, timeout=PATIENCE)
    try:
        connection.request("GET", page)
        answer = connection.getresponse()
        print(answer.read(200).decode(errors="replace").strip())
    except (OSError, http.client.HTTPException):
        print("The bot does not answer.", file=sys.stderr)
        return 1
    finally:
        connection.close()
    return 0 if answer.status == http.client.OK else 1
