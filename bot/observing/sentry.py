"""Incidents told to Sentry, if the host wants that: what the log says of them, and not a word more."""

from __future__ import annotations

import atexit
import logging
import traceback
from collections.abc import Callable, Mapping
from pathlib import Path
from typing import Any, Final

NOT_INSTALLED: Final = "SENTRY_DSN needs one more package: pip install 'chicago-bot[sentry]'"

FAREWELL: Final = 2.0
"""Seconds that what is not sent yet has at the end."""


class NoSentry(Exception):
    """Sentry cannot be used; the text is a sentence for the host."""


class SentryHandler(logging.Handler):
    """Passes errors on: their kind, the lines of code they came through, and numbers of games and servers.

    Neither the words of an exception nor what is in variables: both may name a card.
    """

    def __init__(self, capture: Callable[[Any], object]) -> None:
        """`capture` sends one event, which is a dictionary."""
        super().__init__(logging.ERROR)
        self._capture = capture

    def emit(self, record: logging.LogRecord) -> None:
        """Tell one error."""
        fields: Mapping[str, Any] = record.msg if isinstance(record.msg, dict) else {}
        trouble = [str(line) for line in fields.get("trouble", getattr(record, "trouble", ()))]
        if record.exc_info and record.exc_info[1] is not None:
            trouble.append(_told(record.exc_info[1]))
        name = str(fields.get("event", f"{record.name} failed"))
        tags = {key: str(fields[key]) for key in ("game", "guild", "verb", "command", "code") if key in fields}
        self._capture(
            {
                "message": name,
                "level": "error",
                "logger": record.name,
                "tags": tags,
                "extra": {"trouble": trouble},
                "fingerprint": [name, *trouble],
            }
        )


def _told(error: BaseException) -> str:
    frames = traceback.extract_tb(error.__traceback__)
    return " ".join([type(error).__name__, *(f"{Path(frame.filename).name}:{frame.lineno}" for frame in frames)])


def tell_sentry(dsn: str, **options: Any) -> None:
    """Send errors there from now on; `options` go to Sentry's own set-up. Raises NoSentry."""
    try:
        import sentry_sdk
        from sentry_sdk.utils import BadDsn
    except ModuleNotFoundError:
        raise NoSentry(NOT_INSTALLED) from None
    try:
        sentry_sdk.init(
            dsn=dsn,
            default_integrations=False,
            auto_enabling_integrations=False,
            include_local_variables=False,
            include_source_context=False,
            max_breadcrumbs=0,
            server_name="",
            **options,
        )
    except BadDsn:
        raise NoSentry("SENTRY_DSN must be the address that Sentry gives for a project.") from None
    atexit.register(sentry_sdk.flush, timeout=FAREWELL)
    logging.getLogger().addHandler(SentryHandler(sentry_sdk.capture_event))
