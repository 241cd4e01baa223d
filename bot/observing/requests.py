"""Requests to Discord, counted by kind: their addresses hold ids and tokens, which are left out."""

from __future__ import annotations

from types import SimpleNamespace
from typing import Any, Final

import aiohttp

from bot.meters import Meters

NO_ANSWER: Final = "none"
"""In the place of a status: the line broke."""


def request_kind(method: str, path: str) -> str:
    """What a request is for, one of a dozen words. `path` is that of its address."""
    words = [word for word in path.split("/") if word]
    if words[:1] == ["api"]:
        words = words[2:]
    match words:
        case ["interactions", _, _, "callback"]:
            return "answer"
        case ["webhooks", _, _]:
            return "panel sent"
        case ["webhooks", _, _, "messages", _]:
            return {"PATCH": "panel edit", "DELETE": "panel delete"}.get(method, "panel read")
        case ["channels", _, "messages"]:
            return "table sent"
        case ["channels", _, "messages", _]:
            return {"PATCH": "table edit", "DELETE": "table delete"}.get(method, "table read")
        case ["channels", *_]:
            return "thread"
        case ["applications", *_, "commands"]:
            return "commands"
        case ["applications", _, "emojis", *_]:
            return "emojis"
        case _:
            return "other"


def counting(meters: Meters) -> aiohttp.TraceConfig:
    """What an HTTP session has to be told so that it counts."""

    async def answered(_session: aiohttp.ClientSession, _context: SimpleNamespace, end: Any) -> None:
        meters.request(request_kind(end.method, end.url.path), str(end.response.status))

    async def failed(_session: aiohttp.ClientSession, _context: SimpleNamespace, end: Any) -> None:
        meters.request(request_kind(end.method, end.url.path), NO_ANSWER)

    trace = aiohttp.TraceConfig()
    trace.on_request_end.append(answered)
    trace.on_request_exception.append(failed)
    return trace
