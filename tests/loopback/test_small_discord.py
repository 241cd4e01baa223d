"""The small Discord refuses what Discord refuses, so that its silence about a bot means something."""

from __future__ import annotations

import aiohttp
import pytest

from tests.loopback.asking import BUTTON, Bot, panel, refused
from tests.loopback.board import COMPONENTS_V2, EPHEMERAL
from tests.loopback.faults import Fault, Kind
from tests.loopback.interactions import Answers
from tests.loopback.places import Json
from tests.loopback.refusals import No, Refused
from tests.loopback.server import TOKEN, opened

# Interactions


def test_one_answer_to_one_interaction(bot: Bot) -> None:
    one = bot.tapped()
    bot.answer(one, Answers.MESSAGE, panel())
    with refused(No.ALREADY_ANSWERED):
        bot.answer(one, Answers.LATER)


def test_an_answer_after_three_seconds_is_too_late(bot: Bot) -> None:
    one, other = bot.tapped(), bot.tapped()
    bot.discord.clock.shift(2.9)
    bot.answer(one, Answers.MESSAGE, panel())
    bot.discord.clock.shift(0.2)
    with refused(No.UNKNOWN_INTERACTION):
        bot.answer(other, Answers.MESSAGE, panel())


def test_a_token_lives_fifteen_minutes(bot: Bot) -> None:
    one = bot.tapped()
    webhook = f"webhooks/1/{one.token}"
    with refused(No.UNKNOWN_WEBHOOK):
        bot.ask("POST", webhook, panel("before the answer"))
    bot.answer(one, Answers.MESSAGE, panel("first"))
    bot.discord.clock.shift(14 * 60)
    bot.ask("PATCH", f"{webhook}/messages/@original", panel("second"))
    assert bot.shown() == ["second"]
    bot.discord.clock.shift(61)
    with refused(No.INVALID_WEBHOOK_TOKEN):
        bot.ask("PATCH", f"{webhook}/messages/@original", panel("third"))


def test_what_follows_a_thinking_takes_its_place(bot: Bot) -> None:
    one = bot.tapped()
    bot.answer(one, Answers.THINKING, {"flags": EPHEMERAL})
    bot.ask("POST", f"webhooks/1/{one.token}", panel("here it is"))
    bot.ask("POST", f"webhooks/1/{one.token}", panel("and more"))
    assert bot.shown() == ["here it is", "and more"]
    assert bot.shown("Bo") == ["and more"]  # the first is where the thinking was, for Anna alone


def test_only_a_tap_has_a_message_to_update(bot: Bot) -> None:
    message = bot.discord.board.find(int(bot.ask("POST", bot.messages, panel("before"))["id"]))
    bot.answer(bot.tapped(on=message), Answers.UPDATE, panel("after"))
    assert bot.shown("Bo") == ["after"]
    with refused(No.INVALID_FORM_BODY):
        bot.answer(bot.tapped(), Answers.UPDATE, panel())


# Messages


def test_one_person_sees_an_ephemeral_message_and_its_own_token_alone_reaches_it(bot: Bot) -> None:
    one, other = bot.tapped("Anna"), bot.tapped("Bo")
    bot.answer(other, Answers.MESSAGE, panel("for all"))
    told = bot.answer(one, Answers.MESSAGE, {**panel("secret"), "flags": COMPONENTS_V2 | EPHEMERAL})
    number = told["interaction"]["response_message_id"]
    assert bot.shown("Anna") == ["for all", "secret"]
    assert bot.shown("Bo") == ["for all"]
    with refused(No.UNKNOWN_MESSAGE):
        bot.ask("PATCH", f"{bot.messages}/{number}", panel("by the channel"))
    with refused(No.UNKNOWN_MESSAGE):
        bot.ask("PATCH", f"webhooks/1/{other.token}/messages/{number}", panel("by another token"))
    bot.ask("DELETE", f"webhooks/1/{one.token}/messages/{number}")
    secret = [sight for sight in bot.discord.board.transcript if sight.only is not None]
    assert [sight.deleted for sight in secret] == [False, True]
    anna, bo = bot.discord.person("Anna").id, bot.discord.person("Bo").id
    assert [one for one in bot.discord.board.transcript_of(anna) if one in secret] == secret
    assert [one for one in bot.discord.board.transcript_of(bo) if one in secret] == []


async def test_the_bot_edits_its_own_messages_only(bot: Bot) -> None:
    hello = await bot.discord.person("Anna").say("Hello")
    with refused(No.OTHERS_MESSAGE):
        bot.ask("PATCH", f"{bot.messages}/{hello.id}", panel())
    with refused(No.UNKNOWN_CHANNEL):
        bot.ask("PATCH", f"channels/1/messages/{hello.id}", panel())


@pytest.mark.parametrize(
    "body",
    [
        panel("x" * 4001),
        panel("two of a name", BUTTON, BUTTON),
        panel("words beside components", content="these"),
        {"content": "x" * 2001},
        {"content": ""},
    ],
)
def test_bodies_that_break_a_limit_are_refused(bot: Bot, body: Json) -> None:
    with pytest.raises(Refused) as refusal:
        bot.ask("POST", bot.messages, body)
    assert refusal.value.status == 400
    assert bot.shown() == []


def test_the_same_nonce_is_the_same_message_for_minutes(bot: Bot) -> None:
    nonce = {"nonce": "deal 3", "enforce_nonce": True}
    first = bot.ask("POST", bot.messages, panel("once", **nonce))
    assert bot.ask("POST", bot.messages, panel("twice", **nonce))["id"] == first["id"]
    assert bot.shown() == ["once"]
    bot.ask("POST", bot.messages, panel("not enforced", nonce="deal 3"))
    bot.discord.clock.shift(200)
    bot.ask("POST", bot.messages, panel("later", **nonce))
    assert bot.shown() == ["once", "not enforced", "later"]


def test_a_message_over_an_hour_old_takes_few_edits(bot: Bot) -> None:
    path = f"{bot.messages}/{bot.ask('POST', bot.messages, panel())['id']}"
    for number in range(20):
        bot.ask("PATCH", path, panel(f"young, {number}"))
    bot.discord.clock.shift(3601)
    for number in range(3):
        bot.ask("PATCH", path, panel(f"old, {number}"))
    with refused(No.TOO_MANY_OLD_EDITS) as refusal:
        bot.ask("PATCH", path, panel("one too many"))
    assert 59 < refusal.value.body["retry_after"] <= 60
    bot.discord.clock.shift(61)
    bot.ask("PATCH", path, panel("a minute later"))
    assert bot.shown() == ["a minute later"]


# HTTP


async def test_requests_are_counted_by_route_and_channel() -> None:
    async with opened(emojis=False) as discord, aiohttp.ClientSession() as session:
        url, bearer = f"{discord.api}/channels/{discord.guild.channel_id}/messages", {"Authorization": f"Bot {TOKEN}"}
        left = []
        for _ in range(5):
            async with session.post(url, json=panel(), headers=bearer) as answer:
                left.append(answer.headers["X-RateLimit-Remaining"])
                [message] = [(await answer.json())["id"]]
        async with session.post(url, json=panel(), headers=bearer) as answer:
            assert (answer.status, answer.headers["Via"]) == (429, "1.1 google")
            assert 4 < (await answer.json())["retry_after"] <= 5
        async with session.patch(f"{url}/{message}", json=panel(), headers=bearer) as answer:
            assert answer.status == 200  # another bucket
        discord.clock.shift(5)
        async with session.post(url, json=panel(), headers=bearer) as answer:
            assert answer.status == 200
        async with session.post(url, json=panel(), headers={"Authorization": "Bot not.the.token"}) as answer:
            assert answer.status == 401
        assert left == ["4", "3", "2", "1", "0"]
        assert [one.status for one in discord.requests] == [200] * 5 + [429, 200, 200, 401]


async def test_faults_happen_as_often_as_planned() -> None:
    async with opened(emojis=False) as discord, aiohttp.ClientSession() as session:
        url, bearer = f"{discord.api}/channels/{discord.guild.channel_id}/messages", {"Authorization": f"Bot {TOKEN}"}
        discord.faults.plan(Fault(Kind.REFUSED, "POST channels/*", times=2, no=No.UNAVAILABLE))
        discord.faults.plan(Fault(Kind.UNHEARD, "POST channels/*"))
        statuses = []
        for _ in range(2):
            async with session.post(url, json=panel(), headers=bearer) as answer:
                statuses.append(answer.status)
        with pytest.raises(aiohttp.ClientError):
            await session.post(url, json=panel(), headers=bearer)
        assert statuses == [503, 503]
        assert len(discord.board.seen_by(None)) == 1  # carried out, and nobody heard
        assert discord.faults.hit == {"refused 503": 2, "unheard": 1}
