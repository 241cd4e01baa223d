"""All that the bot writes into its log, at the most talkative level that a host can choose."""

from __future__ import annotations

import io
import logging
import re
from collections.abc import Iterator
from contextlib import contextmanager
from unittest.mock import patch

import structlog

from bot.config import LogFormat, LogLevel, Settings
from bot.logs import CHATTY, QUIET, set_up_logs

MOMENT = re.compile(r"\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d[.\d]*Z|\b[0-9a-f]{8}\b")
"""When a line was written, and the code of an incident: by chance, or by the clock."""


@contextmanager
def overheard(form: LogFormat = LogFormat.CONSOLE) -> Iterator[io.StringIO]:
    """Everything that is logged within the block, as it would stand in a log file; then logs are as they were."""
    root, heard = logging.getLogger(), io.StringIO()
    before = (root.handlers, root.level, structlog.get_config())
    levels = {name: logging.getLogger(name).level for name in (*QUIET, *CHATTY)}
    with patch("sys.stderr", heard):
        set_up_logs(Settings.model_construct(log_level=LogLevel.DEBUG, log_format=form))
    structlog.configure(**structlog.get_config() | {"cache_logger_on_first_use": False})  # or it would stay for ever
    try:
        yield heard
    finally:
        root.handlers, root.level = before[0], before[1]
        structlog.configure(**before[2])
        for name, level in levels.items():
            logging.getLogger(name).setLevel(level)


def taken(heard: io.StringIO) -> str:
    """What was written since this was last asked, without moments and codes."""
    text = heard.getvalue()
    heard.seek(0)
    heard.truncate()
    return MOMENT.sub("…", text)
