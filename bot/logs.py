"""What the bot writes down about itself: ids, versions and kinds; never a card, a token or a name."""

from __future__ import annotations

import logging
import re
import sys
from typing import Final

import structlog

from bot.config import LogFormat, Settings
from bot.views.door import trouble

QUIET: Final = ("discord", "aiohttp", "asyncio", "PIL")
"""Libraries whose details may hold what must not be in a log."""
CHATTY: Final = ("aiosqlite", "alembic", "sqlalchemy")
"""Those that tell every statement."""
_TOKEN: Final = re.compile(r"[\w-]{23,28}\.[\w-]{6,7}\.[\w-]{27,}|(?<=/)[\w-]{60,}")


class _WithoutSecrets(logging.Filter):
    """Takes out of a line whatever looks like a Discord token, and the words of failures, which may name a card."""

    def filter(self, record: logging.LogRecord) -> bool:
        if record.name == "asyncio" and record.levelno >= logging.ERROR:  # tells of failures and of what was passed on
            record.msg, record.args = "a task or a callback failed", ()
        if record.exc_info:
            error = record.exc_info[1]
            told = trouble(error) if error is not None else []
            record.exc_info, record.exc_text, record.trouble = None, None, told
            if not isinstance(record.msg, dict):
                record.msg, record.args = f"{record.getMessage()}: {' < '.join(told)}", ()
        message = record.getMessage()
        if _TOKEN.search(message):
            record.msg, record.args = _TOKEN.sub("[token]", message), ()
        return True


def set_up_logs(settings: Settings) -> None:
    """Send everything to standard error, as the settings say."""
    shared: list[structlog.typing.Processor] = [
        structlog.contextvars.merge_contextvars,
        structlog.stdlib.add_log_level,
        structlog.stdlib.add_logger_name,
        structlog.processors.TimeStamper(fmt="iso", utc=True),
    ]
    last: structlog.typing.Processor
    if settings.log_format is LogFormat.JSON:
        shared.append(structlog.processors.format_exc_info)
        last = structlog.processors.JSONRenderer()
    else:
        last = structlog.dev.ConsoleRenderer(
            colors=sys.stderr.isatty(), exception_formatter=structlog.dev.plain_traceback
        )
    structlog.configure(
        processors=[*shared, structlog.stdlib.ProcessorFormatter.wrap_for_formatter],
        logger_factory=structlog.stdlib.LoggerFactory(),
        wrapper_class=structlog.stdlib.BoundLogger,
        cache_logger_on_first_use=True,
    )
    handler = logging.StreamHandler(sys.stderr)
    handler.addFilter(_WithoutSecrets())
    formatter = structlog.stdlib.ProcessorFormatter(
        foreign_pre_chain=shared, processors=[structlog.stdlib.ProcessorFormatter.remove_processors_meta, last]
    )
    handler.setFormatter(formatter)
    root = logging.getLogger()
    root.handlers = [handler]
    root.setLevel(settings.log_level.value)
    for name in QUIET:
        logging.getLogger(name).setLevel(max(logging.INFO, root.level))
    for name in CHATTY:
        logging.getLogger(name).setLevel(max(logging.WARNING, root.level))
