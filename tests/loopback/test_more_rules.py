"""The small Discord's other rules: lengths, limits, whose message it is, sessions of the gateway, and what is gone."""

from __future__ import annotations

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Any

import aiohttp
import pytest
from discord.gateway import DiscordWebSocket
from discord.http import Route

from bot.records import Status
from tests.loopback import evening
from tests.loopback.asking import BUTTON, Bot, panel, refused
from tests.loopback.board import EPHEMERAL
from tests.loopback.buckets import WHOLE_BOT
from tests.loopback.conftest import Online
from tests.loopback.faults import Fault, Kind
from tests.loopback.gateway import INVALID_INTENTS, WRONG_TOKEN, Op
from tests.loopback.interactions import Answers, Asked
from tests.loopback.places import Json
from tests.loopback.refusals import No
from tests.loopback.server import TOKEN, WITH_A_WAIT, SmallDiscord, opened

LINE: Json = {"type": 18, "label": "Name", "component": {"type": 4, "custom_id": "text"}}
SELECT: Json = {"type": 3, "custom_id": "s"}


async def test_the_bot_reaches_it_with_nothing_of_the_library_replaced(online: Online) -> None:
    assert Route.BASE == "https://discord.com/api/v10"
    assert str(DiscordWebSocket.DEFAULT_GATEWAY) == "wss://gateway.discord.gg/"
    assert online.discord.api == Route.BASE
    assert (await online.discord.person("Anna").slash("chicago start")).answered is Answers.MESSAGE


# Lengths


@pytest.mark.parametrize(
    "parts",
    [
        [{**BUTTON, "label": "x" * 81}],
        [{**BUTTON, "custom_id": "x" * 101}],
        [{**BUTTON, "custom_id": str(number)} for number in range(6)],
        [{**SELECT, "placeholder": "x" * 151, "options": [{"label": "a", "value": "a"}]}],
        [{**SELECT, "options": [{"label": "a", "value": str(number)} for number in range(26)]}],
        [{**SELECT, "options": [{"label": "x" * 101, "value": "a"}]}],
        [{**SELECT, "options": [{"label": "a", "value": "x" * 101}]}],
    ],
)
def test_parts_that_are_too_long_are_refused(bot: Bot, parts: list[Json]) -> None:
    with refused(No.INVALID_FORM_BODY):
        bot.ask("POST", bot.messages, panel("text", *parts))
    assert bot.shown() == []


@pytest.mark.parametrize(
    "window",
    [
        {"title": "x" * 46, "custom_id": "w", "components": [LINE]},
        {"title": "A window", "custom_id": "x" * 101, "components": [LINE]},
        {"title": "A window", "custom_id": "w", "components": [LINE] * 6},
        {"title": "A window", "custom_id": "w", "components": []},
        {"title": "A window", "custom_id": "w", "components": [{**LINE, "label": "x" * 46}]},
    ],
)
def test_a_window_that_breaks_a_limit_is_refused(bot: Bot, window: Json) -> None:
    one = bot.tapped()
    with refused(No.INVALID_FORM_BODY):
        bot.answer(one, Answers.SLIP, window)
    bot.answer(one, Answers.SLIP, {"title": "A window", "custom_id": "w", "components": [LINE]})


@pytest.mark.parametrize(
    "choices",
    [[{"name": "x", "value": "x"}] * 26, [{"name": "x" * 101, "value": "x"}], [{"name": "x", "value": "x" * 101}]],
)
def test_suggestions_that_break_a_limit_are_refused(bot: Bot, choices: list[Json]) -> None:
    one = bot.tapped(asked=Asked.COMPLETE)
    with refused(No.INVALID_FORM_BODY):
        bot.answer(one, Answers.CHOICES, {"choices": choices})
    bot.answer(one, Answers.CHOICES, {"choices": [{"name": "x", "value": "x"}] * 25})


@pytest.mark.parametrize(
    ("asked", "answer"),
    [
        (Asked.COMMAND, Answers.UPDATE),
        (Asked.COMMAND, Answers.CHOICES),
        (Asked.TAP, Answers.CHOICES),
        (Asked.COMPLETE, Answers.MESSAGE),
        (Asked.SLIP, Answers.SLIP),
    ],
)
def test_what_is_no_answer_to_this_is_refused(bot: Bot, asked: Asked, answer: Answers) -> None:
    with refused(No.INVALID_FORM_BODY):
        bot.answer(bot.tapped(asked=asked), answer, panel())


# Whose it is


def test_a_token_is_good_for_its_own_interaction_alone(bot: Bot) -> None:
    one, other = bot.tapped("Anna"), bot.tapped("Bo")
    with refused(No.UNKNOWN_INTERACTION):
        bot.ask("POST", f"interactions/{one.id}/{other.token}/callback", {"type": 6})
    with refused(No.UNKNOWN_INTERACTION):
        bot.ask("POST", f"interactions/{one.id + 1}/{one.token}/callback", {"type": 6})
    with refused(No.UNKNOWN_WEBHOOK):
        bot.ask("PATCH", "webhooks/1/forged/messages/@original", panel())


async def test_the_bot_takes_its_own_messages_away_and_no_others(bot: Bot) -> None:
    hello = await bot.discord.person("Anna").say("Hello")
    mine = bot.ask("POST", bot.messages, panel("mine"))["id"]
    with refused(No.MISSING_PERMISSIONS):
        bot.ask("DELETE", f"{bot.messages}/{hello.id}")
    bot.ask("DELETE", f"{bot.messages}/{mine}")
    assert bot.shown() == ["Hello"]
    for method in ("DELETE", "PATCH", "GET"):
        with refused(No.UNKNOWN_MESSAGE):
            bot.ask(method, f"{bot.messages}/{mine}", panel())


def test_the_transcript_tells_each_persons_own_story(bot: Bot) -> None:
    one = bot.tapped("Anna")
    table = bot.ask("POST", bot.messages, panel("for all"))["id"]
    bot.answer(one, Answers.MESSAGE, {**panel("for Anna"), "flags": panel()["flags"] | EPHEMERAL})
    bot.ask("PATCH", f"{bot.messages}/{table}", panel("for all, changed"))
    bot.ask("DELETE", f"{bot.messages}/{table}")

    def story(name: str) -> list[tuple[str, bool]]:
        seen = bot.discord.board.transcript_of(bot.discord.person(name).id)
        return [("".join(part["content"] for part in sight.components), sight.deleted) for sight in seen]

    shared = [("for all", False), ("for all, changed", False), ("", True)]
    assert story("Anna") == [shared[0], ("for Anna", False), *shared[1:]]
    assert story("Bo") == shared


# Limits and faults


async def test_limits_are_told_as_discord_tells_them() -> None:
    async with opened(emojis=False) as discord, aiohttp.ClientSession() as session:
        bearer = {"Authorization": f"Bot {TOKEN}"}
        messages = f"{discord.api}/channels/{discord.guild.channel_id}/messages"
        async with session.post(messages, json=panel(), headers=bearer) as answer:
            told = answer.headers
        assert (told["X-RateLimit-Limit"], told["X-RateLimit-Remaining"]) == ("5", "4")
        assert float(told["X-RateLimit-Reset"]) - discord.clock.now() == pytest.approx(5, abs=1)
        assert 4 < float(told["X-RateLimit-Reset-After"]) <= 5
        assert len(told["X-RateLimit-Bucket"]) == 32

        statuses = []
        for _ in range(WHOLE_BOT.most + 1):
            async with session.get(f"{discord.api}/users/@me", headers=bearer) as answer:
                statuses.append(answer.status)
                told, body = answer.headers, await answer.json()
        assert statuses.count(200) == WHOLE_BOT.most - 1  # one was the message
        assert (told["X-RateLimit-Scope"], told["Via"], body["global"]) == ("global", "1.1 google", True)
        one = discord.interactions.new(Asked.TAP, discord.person("Anna").user, {}, channel_id=discord.guild.channel_id)
        callback = f"{discord.api}/interactions/{one.id}/{one.token}/callback"
        async with session.post(callback, json={"type": 5, "data": {}}) as answer:
            assert answer.status == 200  # answers are outside of it
        for left in range(4, -1, -1):
            async with session.post(f"{discord.api}/webhooks/1/{one.token}", json=panel()) as answer:
                assert answer.headers["X-RateLimit-Remaining"] == str(left)
        async with session.post(f"{discord.api}/webhooks/1/{one.token}", json=panel()) as answer:
            assert (answer.status, answer.headers["X-RateLimit-Scope"]) == (429, "user")


@pytest.mark.parametrize(
    "no", [No.SERVER_ERROR, No.BAD_GATEWAY, No.UNAVAILABLE, No.RATE_LIMITED, No.TOO_MANY_OLD_EDITS]
)
async def test_a_refusal_on_demand_looks_like_discords(no: No) -> None:
    async with opened(emojis=False) as discord, aiohttp.ClientSession() as session:
        discord.faults.plan(Fault(Kind.REFUSED, "GET users/*", no=no, seconds=0.7))
        async with session.get(f"{discord.api}/users/@me", headers={"Authorization": f"Bot {TOKEN}"}) as answer:
            body = await answer.json()
            assert (answer.status, body["code"], answer.content_type) == (*no.value[:2], "application/json")
            limited = ("1.1 google", 0.7) if no in WITH_A_WAIT else (None, None)
            assert (answer.headers.get("Via"), body.get("retry_after")) == limited


async def test_late_and_lost_requests() -> None:
    async with opened(emojis=False) as discord, aiohttp.ClientSession() as session:
        url, bearer = f"{discord.api}/channels/{discord.guild.channel_id}/messages", {"Authorization": f"Bot {TOKEN}"}
        discord.faults.plan(Fault(Kind.LATE, "POST *", seconds=0.1))
        discord.faults.plan(Fault(Kind.LOST, "POST *"))
        async with session.post(url, json=panel("late"), headers=bearer):
            [late] = discord.requests
            assert late.until - late.at >= 0.1
        with pytest.raises(aiohttp.ClientError):
            await session.post(url, json=panel("lost"), headers=bearer)
        assert [screen.text for screen in discord.person("Anna").screens()] == ["late"]


# The gateway


@asynccontextmanager
async def connected(discord: SmallDiscord) -> AsyncIterator[aiohttp.ClientWebSocketResponse]:
    """A connection that has been greeted."""
    async with aiohttp.ClientSession() as session, session.ws_connect(discord.gateway.url) as socket:
        assert (await socket.receive_json())["op"] == Op.HELLO
        yield socket


def identify(**fields: Any) -> Json:
    """What a bot says that begins a session."""
    return {"op": Op.IDENTIFY, "d": {"token": TOKEN, "intents": 1, **fields}}


def resume(session: str, seq: int, token: str = TOKEN) -> Json:
    """What a bot says that goes on with one."""
    return {"op": Op.RESUME, "d": {"token": token, "session_id": session, "seq": seq}}


@pytest.mark.parametrize(("fields", "code"), [({"token": "wrong"}, WRONG_TOKEN), ({"intents": 3}, INVALID_INTENTS)])
async def test_a_bot_that_may_not_connect_is_closed_out(discord: SmallDiscord, fields: Json, code: int) -> None:
    async with connected(discord) as socket:
        await socket.send_json(identify(**fields))
        assert (await socket.receive()).type is aiohttp.WSMsgType.CLOSE
        assert socket.close_code == code


async def test_a_session_is_told_again_what_it_missed_and_nothing_else(discord: SmallDiscord) -> None:
    async with connected(discord) as socket:
        await socket.send_json(identify())
        ready, guild = await socket.receive_json(), await socket.receive_json()
        assert [(one["t"], one["s"]) for one in (ready, guild)] == [("READY", 1), ("GUILD_CREATE", 2)]
        await discord.gateway.dispatch("HEARD", {})
        assert (await socket.receive_json())["s"] == 3
        await discord.gateway.cut()
    for number in range(2):
        await discord.gateway.dispatch("MISSED", {"number": number})
    number = ready["d"]["session_id"]
    for wrong in (resume("another", 3), resume(number, 3, token="wrong")):
        async with connected(discord) as socket:
            await socket.send_json(wrong)
            assert await socket.receive_json() == {"op": Op.INVALID_SESSION, "d": False, "s": None, "t": None}
    async with connected(discord) as socket:
        await socket.send_json(resume(number, 3))
        again = [await socket.receive_json() for _ in range(3)]
        assert [(one["t"], one["s"]) for one in again] == [("MISSED", 4), ("MISSED", 5), ("RESUMED", 6)]
        await discord.gateway.ask_to_reconnect()
        assert (await socket.receive_json())["op"] == Op.RECONNECT
        await discord.gateway.invalidate(resumable=True)
        assert (await socket.receive_json())["d"] is True
        await discord.gateway.drop(4000)
        assert (await socket.receive()).type is aiohttp.WSMsgType.CLOSE
        assert socket.close_code == 4000


# What is gone


async def test_a_table_ends_with_its_channel(online: Online) -> None:
    discord = online.discord
    anna = discord.person("Anna")
    await evening.open_table([anna], ai=1)
    await evening.until(anna, "pat")
    table = await online.bot.tables.table(1)
    assert table.live
    await discord.lose_channel(discord.guild.channel_id)
    assert anna.screens() == []
    await evening.until_true(discord, lambda: table.over)
    assert table.status is Status.VOID
    assert len([one for one in discord.requests if one.status == 404]) <= 1  # one may have been on its way


async def test_a_guild_that_is_gone_is_out_of_reach(bot: Bot) -> None:
    bot.ask("POST", bot.messages, panel())
    await bot.discord.lose_guild()
    with refused(No.MISSING_ACCESS):
        bot.ask("POST", bot.messages, panel())
