"""What Discord tells through its gateway: an event in a form that nobody foresaw is left out, and ends nothing."""

from __future__ import annotations

from collections.abc import Callable
from functools import wraps
from typing import Any, Final

from bot.views.door import incident

WITHOUT_WHICH_NOTHING_WORKS: Final = frozenset({"READY", "RESUMED"})
"""Events without which there is no connection to speak of."""

Parser = Callable[[Any], Any]


def forgive(parsers: dict[str, Parser]) -> None:
    """Have discord.py log and skip what it cannot read: it would end the whole client, and with it the process."""
    for event, parse in parsers.items():
        if event not in WITHOUT_WHICH_NOTHING_WORKS:
            parsers[event] = _forgiving(event, parse)


def _forgiving(event: str, parse: Parser) -> Parser:
    @wraps(parse)
    def forgiving(data: Any) -> Any:
        try:
            return parse(data)
        except Exception as error:
            incident(error, where="gateway", event_name=event)
            return None

    return forgiving
