"""What Discord answers when it does not do what it is asked."""

from __future__ import annotations

from enum import Enum
from typing import Any


class No(Enum):
    """Status, code and words of a refusal, as Discord documents them."""

    UNAUTHORIZED = 401, 0, "401: Unauthorized"
    INVALID_WEBHOOK_TOKEN = 401, 50027, "Invalid Webhook Token"
    MISSING_ACCESS = 403, 50001, "Missing Access"
    OTHERS_MESSAGE = 403, 50005, "Cannot edit a message authored by another user"
    MISSING_PERMISSIONS = 403, 50013, "Missing Permissions"
    NOT_FOUND = 404, 0, "404: Not Found"
    UNKNOWN_CHANNEL = 404, 10003, "Unknown Channel"
    UNKNOWN_MESSAGE = 404, 10008, "Unknown Message"
    UNKNOWN_WEBHOOK = 404, 10015, "Unknown Webhook"
    UNKNOWN_INTERACTION = 404, 10062, "Unknown interaction"
    ALREADY_ANSWERED = 400, 40060, "Interaction has already been acknowledged."
    EMPTY_MESSAGE = 400, 50006, "Cannot send an empty message"
    INVALID_FORM_BODY = 400, 50035, "Invalid Form Body"
    TOO_MANY_OLD_EDITS = 429, 30046, "Maximum number of edits to messages older than 1 hour reached. Try again later"
    RATE_LIMITED = 429, 0, "You are being rate limited."
    SERVER_ERROR = 500, 0, "500: Internal Server Error"
    BAD_GATEWAY = 502, 0, "502: Bad Gateway"
    UNAVAILABLE = 503, 0, "503: Service Unavailable"


class Refused(Exception):
    """A request that is not carried out."""

    def __init__(self, no: No, *, why: str = "", retry_after: float | None = None, everywhere: bool = False) -> None:
        """`why` is for whoever reads the log; `everywhere`: the limit is that of the whole bot."""
        self.no = no
        self.status, self.code, self.words = no.value
        self.retry_after = retry_after
        self.everywhere = everywhere
        super().__init__(f"{self.words} {why}".strip())

    @property
    def body(self) -> dict[str, Any]:
        """The answer's body."""
        body: dict[str, Any] = {"message": str(self), "code": self.code}
        if self.retry_after is not None:
            body |= {"retry_after": self.retry_after, "global": self.everywhere}
        return body

    @property
    def headers(self) -> dict[str, str]:
        """What its headers say; without `Via` a client takes a 429 for a ban by the proxy in front of Discord."""
        if self.status != 429:
            return {}
        scope = "global" if self.everywhere else "user"
        return {"Via": "1.1 google", "Retry-After": str(self.retry_after or 0), "X-RateLimit-Scope": scope}
