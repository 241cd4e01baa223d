"""What Discord has to say about the bot: its token, its application, and the servers it is in.

It is asked over HTTP alone. Nothing is changed and no session of the gateway is spent, of which there are 1,000 a day.
"""

from __future__ import annotations

from collections.abc import AsyncIterator, Iterator
from contextlib import asynccontextmanager
from dataclasses import dataclass
from datetime import UTC, datetime, timedelta
from email.utils import parsedate_to_datetime
from types import SimpleNamespace
from typing import Any, Final

import aiohttp
import discord

from bot.hosting.findings import Finding, Verdict, fine, several
from bot.hosting.machine import clock
from bot.render.glyphs import emoji_names
from bot.views.invitation import INVITED_WITH, invite_link
from bot.views.places import NEEDED, NEEDED_FOR_THREADS, lacking
from bot.views.reply import LINE_BROKE

COPY_IT: Final = "Copy it anew from the page Bot of your application (Reset Token), alone and without spaces."
NO_ANSWER: Final = "Is there a network, and does it let HTTPS and WSS to discord.com and gateway.discord.gg through?"
MOST_SERVERS: Final = 200
"""As many as one request tells of."""
FEW_SESSIONS: Final = 50
HALF_A_SECOND: Final = timedelta(seconds=0.5)
"""Discord tells its time in whole seconds."""


@dataclass(slots=True)
class _Times:
    """How far this machine's clock was ahead of Discord's when the last answer came."""

    ahead: timedelta | None = None

    async def note(self, _session: aiohttp.ClientSession, _context: SimpleNamespace, end: Any) -> None:
        """An answer came."""
        if (told := end.response.headers.get("Date")) is not None:
            self.ahead = datetime.now(UTC) - parsedate_to_datetime(told) - HALF_A_SECOND

    def trace(self) -> aiohttp.TraceConfig:
        """What an HTTP session has to be told so that it notes them."""
        trace = aiohttp.TraceConfig()
        trace.on_request_end.append(self.note)
        return trace


async def examine(
    token: str,
    *,
    dev_guild_id: int | None = None,
    shard_count: int | None = None,
    connector: aiohttp.BaseConnector | None = None,
) -> list[Finding]:
    """All that Discord says, as far as it answers. `connector`: the way to Discord, by default the direct one."""
    times = _Times()
    findings: list[Finding] = []
    try:
        async with _logged_in(token, times, connector) as client:
            async for finding in _told(client, dev_guild_id, shard_count):
                findings.append(finding)  # noqa: PERF401 - what was found before a failure counts
    except discord.LoginFailure:
        findings.append(Finding(Verdict.WRONG, "Discord does not accept DISCORD_TOKEN.", COPY_IT))
    except discord.HTTPException as error:
        findings.append(Finding(Verdict.AWAY, f"Discord refuses to answer (status {error.status}).", "Try it again."))
    except (*LINE_BROKE, discord.DiscordException):
        findings.append(Finding(Verdict.AWAY, "Discord cannot be reached from here.", NO_ANSWER))
    if times.ahead is not None:
        findings.append(clock(times.ahead))
    return findings


@asynccontextmanager
async def _logged_in(
    token: str, times: _Times, connector: aiohttp.BaseConnector | None
) -> AsyncIterator[discord.Client]:
    client = discord.Client(
        intents=discord.Intents(guilds=True),
        http_trace=times.trace(),
        connector=connector,
        max_ratelimit_timeout=30.0,
    )
    try:
        await client.login(token)
        yield client
    finally:
        await client.close()


async def _told(client: discord.Client, dev_guild_id: int | None, shard_count: int | None) -> AsyncIterator[Finding]:
    application = await client.application_info()
    yield fine(f"The token is that of {application.name} (application {application.id}).")
    for finding in _settings(application):
        yield finding
    yield _intents(application.flags)
    gateway = await client.http.get_bot_gateway()
    for finding in _sessions(gateway, shard_count):
        yield finding
    yield _emojis({emoji.name for emoji in await client.fetch_application_emojis()})
    servers = await client.http.get_guilds(MOST_SERVERS, with_counts=False)
    for finding in _servers(servers, application.id, dev_guild_id):
        yield finding


def _settings(application: discord.AppInfo) -> Iterator[Finding]:
    """What can be set on the pages of the application that keeps the bot from working."""
    if application.interactions_endpoint_url:
        yield Finding(
            Verdict.WRONG,
            "The application has an interactions endpoint URL: no tap and no command reaches the bot.",
            "Clear that field on the page General Information.",
        )
    if application.bot_require_code_grant:
        yield Finding(
            Verdict.WRONG,
            "The application requires a code grant: nobody can invite the bot.",
            "Switch that off on the page Bot.",
        )
    if not application.bot_public:
        yield fine("The bot is private: only its owner can invite it.")


def _intents(flags: discord.ApplicationFlags) -> Finding:
    """The bot asks for guilds alone, which everybody has."""
    privileged = {
        "Presence": flags.gateway_presence or flags.gateway_presence_limited,
        "Server Members": flags.gateway_guild_members or flags.gateway_guild_members_limited,
        "Message Content": flags.gateway_message_content or flags.gateway_message_content_limited,
    }
    if on := [name for name, is_on in privileged.items() if is_on]:
        says = f"The application has privileged intents that the bot never uses: {', '.join(on)}."
        return Finding(Verdict.DOUBTFUL, says, "Switch them off on the page Bot.")
    return fine("The bot needs no privileged intents, and the application has none.")


def _sessions(told: tuple[int, str, Any], shard_count: int | None) -> Iterator[Finding]:
    """How often the bot may still connect today: Discord resets the token of one that tries too often."""
    recommended, _, limit = told
    shards = shard_count or recommended
    if shards < recommended:
        says = f"Discord recommends {several(recommended, 'shards')}, and SHARD_COUNT is {shards}."
        yield Finding(Verdict.DOUBTFUL, says, "Stop all processes, raise SHARD_COUNT, and start them again.")
    left, hours = int(limit["remaining"]), int(limit["reset_after"]) / 3_600_000
    says = (
        f"The bot may connect {several(left, 'more times')} within {several(round(hours), 'hours')}, "
        f"with {several(shards, 'shards')} each time."
    )
    if left < shards:
        yield Finding(Verdict.AWAY, says, "Wait until then. What made it start so often?")
    elif left < FEW_SESSIONS:
        yield Finding(Verdict.DOUBTFUL, says, "What made it start so often?")
    else:
        yield fine(says)


def _emojis(there: set[str]) -> Finding:
    """The cards as emojis; without them they are shown as text."""
    if missing := [name for name in emoji_names() if name not in there]:
        return fine(f"{len(missing)} of {len(emoji_names())} emojis are missing; the bot uploads them at its start.")
    return fine("The emojis of all cards are there.")


def _servers(servers: list[Any], application_id: int, dev_guild_id: int | None) -> Iterator[Finding]:
    """Where the bot was invited to, and with what."""
    invite = f"Invite it: {invite_link(application_id)}"
    if not servers:
        yield Finding(Verdict.DOUBTFUL, "The bot is in no server.", invite)
    else:
        many = several(len(servers), "servers", at_least=len(servers) == MOST_SERVERS)
        yield fine(f"The bot is in {many}. {invite}")
    for server in servers:
        yield from _rights(int(server["id"]), discord.Permissions(int(server["permissions"])), invite)
    if dev_guild_id is not None and dev_guild_id not in {int(server["id"]) for server in servers}:
        says = f"The bot is not in the server {dev_guild_id} of DEV_GUILD_ID: it cannot start so."
        yield Finding(Verdict.WRONG, says, f"Clear DEV_GUILD_ID, or invite the bot there. {invite}")


def _rights(server_id: int, rights: discord.Permissions, invite: str) -> Iterator[Finding]:
    """What the bot may do in a server as a whole; a channel may still say otherwise, for better or worse."""
    if rights.administrator:
        says = f"In server {server_id} the bot is an administrator, which it never needs."
        yield Finding(Verdict.DOUBTFUL, says, f"Take that from its role there. {invite}")
    elif without := lacking(rights, tuple(dict.fromkeys((*NEEDED, *NEEDED_FOR_THREADS)))):
        says = f"In server {server_id} the bot lacks {', '.join(without)}."
        yield Finding(Verdict.DOUBTFUL, says, f"Give its role these there, or invite it anew. {invite}")
    elif not rights.is_superset(INVITED_WITH):
        raise AssertionError("a permission is asked for and not needed")
