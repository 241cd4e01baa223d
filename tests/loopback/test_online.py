"""The bot meets a small Discord, and the line between them fails in every way a line fails."""

from __future__ import annotations

import asyncio
from datetime import timedelta

import pytest

from tests.loopback import evening, judge
from tests.loopback.conftest import Online
from tests.loopback.faults import Fault, Kind
from tests.loopback.gateway import RESUMABLE
from tests.loopback.interactions import Answers
from tests.loopback.people import Person
from tests.loopback.refusals import No
from tests.loopback.server import SmallDiscord


@pytest.fixture
def anna(online: Online) -> Person:
    """The first to come."""
    return online.discord.person("Anna")


async def test_it_registers_its_commands_and_deals(online: Online, anna: Person) -> None:
    discord = online.discord
    [commands] = discord.routes.commands.values()
    assert {"chicago", "leaderboard"} <= {command["name"] for command in commands}

    await evening.open_table([anna], ai=1)
    await evening.until(anna, "pat")
    await evening.until_true(discord, lambda: "Anna to exchange" in evening.table(discord).text)
    assert not discord.person("Bo").panel()
    assert judge.refused(discord.requests) == []
    assert judge.unanswered(discord.interactions.all.values()) == []


def ai_players(discord: SmallDiscord) -> list[str]:
    """Those who sit in the lobby."""
    return [line for line in evening.table(discord).lines if line.endswith(" AI")]


# The gateway


@pytest.mark.parametrize("how", ["closed", "cut", "asked to reconnect", "invalid, but resumable"])
async def test_what_happened_while_the_connection_was_lost_is_told_again(
    online: Online, anna: Person, how: str
) -> None:
    gateway = online.discord.gateway
    match how:
        case "closed":
            await gateway.drop(RESUMABLE)
        case "cut":
            await gateway.cut()
        case "asked to reconnect":
            await gateway.ask_to_reconnect()
        case _:
            await gateway.invalidate(resumable=True)
    opened = await anna.slash("chicago start")
    assert opened.answered is Answers.MESSAGE
    assert (gateway.counted["identify"], gateway.counted["resume"]) == (1, 1)


async def test_after_a_session_is_over_the_bot_identifies_anew(online: Online, anna: Person) -> None:
    gateway = online.discord.gateway
    await gateway.invalidate()
    await gateway.ready(within=10)
    assert (gateway.counted["identify"], gateway.counted["resume"]) == (2, 0)
    assert (await anna.slash("chicago start")).answered is Answers.MESSAGE


async def test_an_interaction_that_is_delivered_twice_is_answered_once(online: Online, anna: Person) -> None:
    discord = online.discord
    await anna.slash("chicago start", times=2)
    await evening.until(anna, "addai")
    await anna.click("addai", times=2)
    await evening.until(anna, "dropai")
    callbacks = [one for one in discord.requests if one.path.endswith("/callback")]
    assert [one.status for one in callbacks] == [200, 200]
    assert len(ai_players(discord)) == 1


async def test_a_panel_that_moves_while_it_is_tapped_is_answered(online: Online, anna: Person) -> None:
    await evening.open_table([anna], ai=1)
    await evening.until(anna, "pat")
    panel = anna.panel()
    assert panel is not None
    online.discord.board.delete(online.discord.board.find(panel.id))
    tapped = await anna.click("pat", on=panel)
    assert tapped.answered is Answers.LATER


# HTTP


@pytest.mark.parametrize("kind", [Kind.LATE, Kind.REFUSED, Kind.LOST, Kind.UNHEARD])
async def test_the_table_is_shown_once_though_its_first_request_fails(
    online: Online, anna: Person, kind: Kind, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("bot.views.notifier.AGAIN", (timedelta(seconds=0.2),))
    discord = online.discord
    fault = Fault(kind, "POST channels/*/messages", seconds=0.2, no=No.RATE_LIMITED)
    discord.faults.plan(fault)
    await anna.slash("chicago start")
    path = f"channels/{discord.guild.channel_id}/messages"
    await evening.until_true(discord, lambda: any((one.path, one.status) == (path, 200) for one in discord.requests))
    assert len(discord.board.seen_by(None)) == 1
    assert discord.faults.hit.total() == 1


@pytest.mark.parametrize("kind", [Kind.LOST, Kind.UNHEARD])
async def test_a_tap_whose_answer_is_lost_is_carried_out_once(online: Online, anna: Person, kind: Kind) -> None:
    discord = online.discord
    await anna.slash("chicago start")
    await evening.until(anna, "addai")
    discord.faults.plan(Fault(kind, "POST interactions/*/callback"))
    tapped = await anna.click("addai", patience=0.5)
    assert (tapped.answered is None) == (kind is Kind.LOST)
    await evening.until(anna, "dropai")
    assert len(ai_players(discord)) == 1


async def test_a_message_that_was_deleted_is_posted_anew(online: Online, anna: Person) -> None:
    discord = online.discord
    await anna.slash("chicago start")
    await evening.until(anna, "addai")
    lobby = anna.showing("addai")
    await anna.click("addai")
    await evening.until(anna, "dropai")
    discord.board.delete(discord.board.find(lobby.id))
    await anna.click("addai", on=lobby)
    await evening.until(anna, "dropai")
    assert evening.table(discord).id != lobby.id
    gone = [one for one in discord.requests if one.code == No.UNKNOWN_MESSAGE.value[1]]
    assert len(gone) == 1


async def test_nobody_waits_for_an_answer_to_somebody_else(online: Online, anna: Person) -> None:
    """Bo's answer takes a second to arrive: all see meanwhile what happens, and his panel comes true afterwards."""
    discord, bo = online.discord, online.discord.person("Bo")
    await evening.open_table([anna, bo])
    await evening.until(anna, "pat")
    await bo.click("hand")
    discord.faults.plan(Fault(Kind.LATE, "POST interactions/*", seconds=1))
    tapped = asyncio.create_task(bo.click("pat"))
    await evening.until_true(discord, lambda: discord.faults.hit[Kind.LATE] == 1)
    before = evening.table(discord).text
    await anna.click("pat")
    await evening.until_true(discord, lambda: evening.table(discord).text != before)
    assert not tapped.done()
    await tapped
    await evening.until_true(discord, lambda: "Answer early" not in (bo.panel() or evening.table(discord)).text)
