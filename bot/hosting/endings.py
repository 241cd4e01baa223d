"""Why the bot does not run, or not any more: one sentence for the host, and a code for whoever watches over it."""

from __future__ import annotations

from typing import Final

import aiohttp
import discord

from bot.observing.listener import PortTaken
from bot.observing.sentry import NoSentry
from bot.records import Unavailable
from bot.views.door import incident
from db.errors import AlreadyRunning, DatabaseError, Rejected

FINE, TRY_AGAIN, MISTAKEN, RUNNING_ALREADY, MISCONFIGURED = 0, 1, 70, 75, 78
"""Exit codes: it was stopped; something outside does not answer; a mistake in this program; another process serves;
nothing changes until the host acts."""
NOT_ACCEPTED: Final = "Discord does not accept DISCORD_TOKEN: copy it anew."
NO_WAY: Final = "Discord cannot be reached from here."
TOO_MANY: Final = 429
SERVER_FAILED: Final = 500


class CannotServe(Exception):
    """The bot does not run; the text is a sentence for the host, `code` the exit code of the process."""

    def __init__(self, sentence: str, code: int) -> None:
        super().__init__(sentence)
        self.code = code


def cannot_serve(error: Exception) -> CannotServe:
    """What a failure that ends the process comes to. One that nobody foresaw is logged, without its words."""
    match error:
        case CannotServe():
            return error
        case AlreadyRunning():
            return CannotServe(str(error), RUNNING_ALREADY)
        case DatabaseError() | NoSentry() | PortTaken() if not isinstance(error, Rejected):
            return CannotServe(str(error), MISCONFIGURED)
        case Unavailable():
            return CannotServe(f"The database does not answer: {error}.", TRY_AGAIN)
        case discord.DiscordException() | aiohttp.ClientError() | TimeoutError() | ConnectionError():
            return _of_discord(error) or _mistake(error)
        case _:
            return _mistake(error)


def _of_discord(error: Exception) -> CannotServe | None:
    """What Discord, or the line there, has to do with it; None if it is we who asked for something wrong."""
    match error:
        case discord.LoginFailure():
            return CannotServe(NOT_ACCEPTED, MISCONFIGURED)
        case discord.PrivilegedIntentsRequired():
            return _shut_out(4014)
        case discord.ConnectionClosed():
            return _shut_out(error.code)
        case discord.RateLimited():
            return CannotServe(f"Discord asks us to wait for {error.retry_after:,.0f} s.", TRY_AGAIN)
        case discord.GatewayNotFound(__cause__=discord.HTTPException() as refused):
            return _of_discord(refused)
        case discord.HTTPException(status=status) if status == TOO_MANY or status >= SERVER_FAILED:
            return CannotServe(f"Discord refuses to answer (status {status}).", TRY_AGAIN)
        case aiohttp.ClientError() | TimeoutError() | ConnectionError():
            return CannotServe(NO_WAY, TRY_AGAIN)
        case _:
            return None


def _shut_out(code: int) -> CannotServe:
    """Discord closed the gateway with a code after which the library does not connect again."""
    match code:
        case 4004:
            return CannotServe(NOT_ACCEPTED, MISCONFIGURED)
        case 4012 | 4013 | 4014:
            return CannotServe(
                f"Discord does not let this version of the bot connect (close code {code}): update it.", MISCONFIGURED
            )
        case _:  # how many connections there are to be is asked anew at a start
            return CannotServe(f"Discord closed the connection for good (close code {code}).", TRY_AGAIN)


def _mistake(error: Exception) -> CannotServe:
    code = incident(error, where="process")
    return CannotServe(
        f"The bot made a mistake and has to end; incident {code} in the log says where. Please report it.", MISTAKEN
    )
