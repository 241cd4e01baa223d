"""What must hold of all a bot asked Discord and of every answer it gave: each check returns what it finds wrong."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterable, Sequence
from itertools import pairwise

from simcord import HttpLogEntry

from tests.discord.payloads import described, problems
from tests.loopback.interactions import Interaction
from tests.loopback.refusals import No
from tests.loopback.server import Request

NEVER = frozenset({400, 401, 403, 404, 429})
"""What a bot that knows its place is never answered."""
PRIVATE = ("interactions/", "webhooks/")
"""Where private panels are written. One may move under a new table in the very moment in which it is redrawn."""
IN_TIME = 2.5
"""Seconds until the first answer (RELIABILITY.md 3)."""


def refused(requests: Iterable[Request]) -> list[str]:
    """Requests that Discord refused, but for those to a private panel that had just moved."""
    return [
        str(request)
        for request in requests
        if request.status in NEVER
        and not (request.code == No.UNKNOWN_MESSAGE.value[1] and request.path.startswith(PRIVATE))
    ]


def malformed(requests: Iterable[Request]) -> list[str]:
    """Requests that do not fit Discord's description of its interface, where that is at hand."""
    if not described():
        return []
    asked = [HttpLogEntry(one.method, "/" + one.path, {}, one.body, None) for one in requests]
    return [str(problem) for problem in problems(asked)]


def unanswered(interactions: Iterable[Interaction], *, within: float = IN_TIME) -> list[str]:
    """Interactions without an answer in time."""
    return [
        f"{one.user.name}: {one.custom_id or one.data.get('name')} waited {one.waited}"
        for one in interactions
        if one.waited is None or one.waited > within
    ]


def table_edits(requests: Iterable[Request]) -> dict[str, list[Request]]:
    """The edits of messages in the channel, by message."""
    edits = defaultdict(list)
    for request in requests:
        if request.method == "PATCH" and request.path.startswith("channels/"):
            edits[request.path].append(request)
    return edits


def hurried(requests: Iterable[Request], *, apart: float) -> list[str]:
    """Edits of one message that follow each other in less than `apart` seconds."""
    return [
        f"{path}: {after.at - before.at:.3f} s apart"
        for path, edits in table_edits(requests).items()
        for before, after in pairwise(edits)
        if after.at - before.at < apart
    ]


def crowded(requests: Iterable[Request], *, apart: float) -> list[str]:
    """Places where a channel saw more than twelve edits, of all its messages together, in the time of ten."""
    moments = sorted(one.at for edits in table_edits(requests).values() for one in edits)
    return [
        f"13 edits in {last - first:.2f} s"
        for first, last in zip(moments, moments[12:], strict=False)
        if last - first < 10 * apart
    ]


def overlapping(requests: Iterable[Request]) -> list[str]:
    """Edits of one message of which the second was asked before the first was answered."""
    return [
        f"{path}: {before.until - after.at:.3f} s together"
        for path, edits in table_edits(requests).items()
        for before, after in pairwise(edits)
        if after.at < before.until
    ]


def complaints(requests: Sequence[Request], interactions: Iterable[Interaction], *, apart: float) -> list[str]:
    """All of that together."""
    return [
        *refused(requests),
        *malformed(requests),
        *unanswered(interactions),
        *hurried(requests, apart=apart),
        *crowded(requests, apart=apart),
        *overlapping(requests),
    ]
