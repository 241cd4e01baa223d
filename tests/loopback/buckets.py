"""Rate limits: so many requests of one kind in so many seconds, told in the headers of every answer."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from hashlib import sha256
from typing import NamedTuple

from tests.loopback.clock import Clock
from tests.loopback.refusals import No, Refused


class Limit(NamedTuple):
    """At most so many requests in so many seconds."""

    most: int
    seconds: float


SEND = EDIT = Limit(5, 5)
DELETE = Limit(5, 1)
WEBHOOK = Limit(5, 2)
ELSEWHERE = Limit(50, 1)
WHOLE_BOT = Limit(50, 1)
"""Over all requests made with the bot's token; answers to interactions and their webhooks do not count."""


@dataclass(slots=True)
class _Window:
    used: int
    ends: float


class Buckets:
    """Counts requests. `hurry` divides every window: at 5 a game may be played, and is limited, five times as fast."""

    def __init__(self, clock: Clock, *, hurry: float = 1) -> None:
        self._clock = clock
        self._hurry = hurry
        self._windows: dict[str, _Window] = {}

    def take(self, method: str, words: Sequence[str], *, authorised: bool) -> dict[str, str]:
        """Count a request; returns what the headers of its answer say. Raises Refused."""
        if authorised:
            self._count("the whole bot", WHOLE_BOT, everywhere=True)
        bucket = _bucket(method, words)
        if bucket is None:
            return {}
        route, place, limit = bucket
        window = self._count(f"{route} {place}", limit)
        left = window.ends - self._clock.now()
        return {
            "X-RateLimit-Limit": str(limit.most),
            "X-RateLimit-Remaining": str(limit.most - window.used),
            "X-RateLimit-Reset": f"{window.ends:.3f}",
            "X-RateLimit-Reset-After": f"{left:.3f}",
            "X-RateLimit-Bucket": sha256(route.encode()).hexdigest()[:32],
        }

    def _count(self, name: str, limit: Limit, *, everywhere: bool = False) -> _Window:
        now = self._clock.now()
        window = self._windows.get(name)
        if window is None or window.ends <= now:
            window = self._windows[name] = _Window(0, now + limit.seconds / self._hurry)
        if window.used >= limit.most:
            raise Refused(No.RATE_LIMITED, retry_after=round(window.ends - now, 3), everywhere=everywhere)
        window.used += 1
        return window


def _bucket(method: str, words: Sequence[str]) -> tuple[str, str, Limit] | None:
    """Which requests are counted together: their route, and the channel or webhook. None: they are not limited."""
    match method, *words:
        case ["POST", "interactions", *_]:
            return None
        case [_, "webhooks", application, token, *_]:
            return "webhooks", f"{application}/{token}", WEBHOOK
        case ["POST", "channels", channel, "messages"]:
            return "send", channel, SEND
        case ["PATCH", "channels", channel, "messages", _]:
            return "edit", channel, EDIT
        case ["DELETE", "channels", channel, "messages", _]:
            return "delete", channel, DELETE
        case _:
            return f"{method} {words[0]}", "", ELSEWHERE
