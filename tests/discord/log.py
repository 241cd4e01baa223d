"""What the bot sent, and who can see it: everybody, or one person alone."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from typing import Any

from simcord import Env, HttpLogEntry

EPHEMERAL = 1 << 6


@dataclass
class Sent:
    """A request of the bot. `only` is the one user who sees its effect; None: everybody may."""

    request: HttpLogEntry
    only: int | None


@dataclass
class RequestLog:
    """All that the bot sent since the world began, with who can see it.

    Who sees a message is looked up the moment a request is made: later it may be gone.
    """

    sent: list[Sent] = field(default_factory=list)
    listeners: list[Callable[[Sent], None]] = field(default_factory=list)
    """Told of every request the moment it is made."""

    @property
    def requests(self) -> list[HttpLogEntry]:
        """The requests alone, in order."""
        return [one.request for one in self.sent]

    def follow(self, env: Env) -> None:
        """Listen to this world's requests from now on."""
        log = self

        class Followed(list[HttpLogEntry]):
            def append(self, request: HttpLogEntry) -> None:
                log.sent.append(Sent(request, audience(env, request)))
                super().append(request)
                for listener in log.listeners:
                    listener(log.sent[-1])

        env.backend.http_requests = Followed(env.backend.http_requests)


def audience(env: Env, request: HttpLogEntry) -> int | None:
    """The one user who sees what this request shows; None when everybody may."""
    match request.path.strip("/").split("/"):
        case ["interactions", interaction_id, _, "callback"]:
            record = env.backend.interactions.get(int(interaction_id))
            body = request.json or {}
            private = is_ephemeral(body.get("data"))
            if body.get("type") in {6, 7}:
                private = record is not None and _is_private(env, record.channel_id, record.source_message_id)
        case ["webhooks", _, token, *rest]:
            record = env.backend.interactions.get(env.backend.interaction_tokens.get(token, 0))
            message_id = None
            if record is not None and rest:
                message_id = record.message_id if rest[-1] == "@original" else int(rest[-1])
            private = record is not None and (
                _is_private(env, record.channel_id, message_id) if rest else is_ephemeral(request.json)
            )
        case _:
            return None
    return record.user_id if private and record is not None else None


def is_ephemeral(message: Mapping[str, Any] | None) -> bool:
    """Whether a message being sent asks to be private."""
    return bool(((message or {}).get("flags") or 0) & EPHEMERAL)


def _is_private(env: Env, channel_id: int, message_id: int | None) -> bool:
    """Is this message one person's alone, or gone, so that an edit shows nothing to anybody else?"""
    message = env.backend.messages.get(channel_id, {}).get(message_id or 0)
    return message is None or bool(message.is_ephemeral)
