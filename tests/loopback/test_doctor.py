"""The doctor asks a small Discord: what is wrong with a bot is said, and how to mend it, and nothing is changed."""

from __future__ import annotations

from collections.abc import AsyncIterator
from datetime import timedelta

import pytest

from bot.hosting import discord_side
from bot.hosting.findings import Finding, Verdict, exit_code
from tests.loopback import judge
from tests.loopback.faults import Fault, Kind
from tests.loopback.places import ATTACH, OF_THE_BOT
from tests.loopback.refusals import No
from tests.loopback.server import TOKEN, SmallDiscord, opened
from tests.loopback.tls import Certificate, way_to

ADMINISTRATOR = 1 << 3
MESSAGE_CONTENT = 1 << 19


async def examined(
    trusted: Certificate,
    discord: SmallDiscord,
    *,
    token: str = TOKEN,
    dev: int | None = None,
    shards: int | None = None,
) -> Told:
    connector = way_to(discord.port, trusted.client)
    return Told(await discord_side.examine(token, dev_guild_id=dev, shard_count=shards, connector=connector))


class Told:
    """What was found."""

    def __init__(self, findings: list[Finding]) -> None:
        self.code = exit_code(findings)
        self.text = "\n".join(line for finding in findings for line in finding.lines())
        self.troubles = [finding for finding in findings if finding.verdict is not Verdict.FINE]

    def one(self, verdict: Verdict) -> str:
        """The one trouble there is."""
        [trouble] = self.troubles
        assert trouble.verdict is verdict
        assert trouble.mend
        return trouble.says


@pytest.fixture
async def discord(trusted: Certificate) -> AsyncIterator[SmallDiscord]:
    """A small Discord under its own names."""
    async with opened(certificate=trusted.server) as small:
        yield small


async def test_nothing_is_wrong(discord: SmallDiscord, trusted: Certificate) -> None:
    told = await examined(trusted, discord, dev=discord.guild.id)
    assert (told.troubles, told.code) == ([], 0)
    assert f"that of Chicago (application {discord.guild.bot.id})" in told.text
    assert f"client_id={discord.guild.bot.id}&scope=bot+applications.commands&permissions={OF_THE_BOT}" in told.text
    assert "The clock is right." in told.text
    assert TOKEN not in told.text
    assert {request.method for request in discord.requests} == {"GET"}
    assert judge.refused(discord.requests) == []
    assert discord.gateway.counted["identify"] == 0


async def test_a_wrong_token(discord: SmallDiscord, trusted: Certificate) -> None:
    told = await examined(trusted, discord, token="not.the.token")
    assert told.one(Verdict.WRONG) == "Discord does not accept DISCORD_TOKEN."
    assert told.code == 78
    assert "not.the.token" not in told.text


@pytest.mark.parametrize(
    ("set_up", "verdict", "says"),
    [
        ({"interactions_endpoint_url": "https://example.org"}, Verdict.WRONG, "interactions endpoint URL"),
        ({"bot_require_code_grant": True}, Verdict.WRONG, "nobody can invite the bot"),
        ({"flags": MESSAGE_CONTENT}, Verdict.DOUBTFUL, "intents that the bot never uses: Message Content"),
    ],
)
async def test_an_application_that_is_set_up_wrongly(
    discord: SmallDiscord, trusted: Certificate, set_up: dict[str, object], verdict: Verdict, says: str
) -> None:
    discord.guild.set_up = set_up
    assert says in (await examined(trusted, discord)).one(verdict)


@pytest.mark.parametrize(
    ("rights", "says"),
    [(OF_THE_BOT ^ ATTACH, "lacks Attach Files."), (ADMINISTRATOR, "is an administrator, which it never needs.")],
)
async def test_permissions_in_a_server(discord: SmallDiscord, trusted: Certificate, rights: int, says: str) -> None:
    discord.guild.rights = rights
    assert (await examined(trusted, discord)).one(Verdict.DOUBTFUL).endswith(says)


async def test_a_server_for_developers_without_the_bot(discord: SmallDiscord, trusted: Certificate) -> None:
    assert "not in the server 5 of DEV_GUILD_ID" in (await examined(trusted, discord, dev=5)).one(Verdict.WRONG)


async def test_no_session_is_left(discord: SmallDiscord, trusted: Certificate) -> None:
    discord.gateway.counted["identify"] = 1000
    told = await examined(trusted, discord)
    assert "connect 0 more times within 24 hours" in told.one(Verdict.AWAY)
    assert told.code == 1


async def test_fewer_shards_than_discord_recommends(discord: SmallDiscord, trusted: Certificate) -> None:
    discord.gateway.shards = 16
    assert "with 16 shards each time" in (await examined(trusted, discord)).text
    assert (await examined(trusted, discord, shards=16)).troubles == []
    told = await examined(trusted, discord, shards=12)
    assert told.one(Verdict.DOUBTFUL) == "Discord recommends 16 shards, and SHARD_COUNT is 12."


async def test_emojis_are_missing(trusted: Certificate) -> None:
    async with opened(certificate=trusted.server, emojis=False) as discord:
        told = await examined(trusted, discord)
    assert told.troubles == []
    assert "emojis are missing; the bot uploads them" in told.text


@pytest.mark.parametrize("kind", [Kind.REFUSED, Kind.LOST])
async def test_discord_stops_answering(discord: SmallDiscord, trusted: Certificate, kind: Kind) -> None:
    discord.faults.plan(Fault(kind, "GET users/@me/guilds", times=9, no=No.MISSING_ACCESS))
    told = await examined(trusted, discord)
    assert told.code == 1
    assert told.one(Verdict.AWAY).startswith("Discord ")
    assert "The token is that of Chicago" in told.text  # what was found before is said


@pytest.mark.parametrize(("ahead", "verdict"), [(5, Verdict.DOUBTFUL), (-40, Verdict.WRONG)])
async def test_a_clock_that_is_wrong(
    discord: SmallDiscord, trusted: Certificate, monkeypatch: pytest.MonkeyPatch, ahead: int, verdict: Verdict
) -> None:
    monkeypatch.setattr(discord_side, "HALF_A_SECOND", -timedelta(seconds=ahead))
    says = (await examined(trusted, discord)).one(verdict)
    assert ("fast" if ahead > 0 else "slow") in says
