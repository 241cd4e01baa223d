"""A bot that is watched: what it counts while people play, and whether it is well."""

from __future__ import annotations

import asyncio
import re

import aiohttp
import pytest
from prometheus_client import generate_latest
from prometheus_client.parser import text_string_to_metric_families
from structlog.contextvars import merge_contextvars
from structlog.testing import capture_logs

from bot.__main__ import main
from bot.client import ChicagoBot
from bot.observing.listener import PortTaken, listening
from cogs.clicks import _HANDLERS, Click
from tests.discord.secrecy import cards_in
from tests.loopback import evening
from tests.loopback.conftest import Online
from tests.loopback.server import TOKEN


async def asked(port: int, page: str) -> tuple[int, str]:
    """The answer to one request."""
    async with aiohttp.ClientSession() as session, session.get(f"http://127.0.0.1:{port}{page}") as answer:
        return answer.status, await answer.text()


def samples(text: str) -> dict[str, float]:
    """Every number, by name and the values of its labels in the alphabetical order of theirs."""
    return {
        " ".join([sample.name, *(value for _, value in sorted(sample.labels.items()))]): sample.value
        for family in text_string_to_metric_families(text)
        for sample in family.samples
    }


async def test_what_is_counted_while_people_play(online: Online) -> None:
    discord = online.discord
    anna, bo = discord.person("Anna"), discord.person("Bo")
    async with listening(online.bot, host="127.0.0.1", port=0) as port:
        await evening.open_table([anna], ai=1)
        await evening.until(anna, "pat")
        await anna.click("pat")
        await bo.tap("ch1|1|0|nothing|1", on=evening.table(discord))
        await evening.until_true(discord, lambda: bo.panel() is not None)
        _, text = await asked(port, "/metrics")
        assert await asked(port, "/healthz") == (200, "alive\n")
        assert await asked(port, "/readyz") == (200, "ready\n")
        online.bot.tables.stand_still()
        assert await asked(port, "/readyz") == (503, "the database does not answer\n")
        await online.bot.close()
        assert await asked(port, "/readyz") == (503, "stopping\n")
        assert await asked(port, "/healthz") == (200, "alive\n")

    found = samples(text)
    assert found["chicago_clicks_total done pat"] == 1
    assert found["chicago_clicks_total done /chicago start"] == 1
    assert found["chicago_clicks_total unknown any"] == 1
    assert found["chicago_answer_seconds_count tap"] >= 3
    assert found["chicago_transaction_seconds_count done write"] >= 3
    assert found["chicago_ai_seconds_count medium"] >= 0
    assert found["chicago_discord_requests_total answer 200"] >= 4
    assert found["chicago_discord_requests_total table sent 200"] >= 1
    assert found["chicago_tables table active"] == 1
    assert found["chicago_tokens_alive"] >= 1
    assert found["chicago_guilds"] == 1
    assert found["chicago_shards all"] == 1
    assert found["chicago_ready"] == 1
    assert found["chicago_incidents_total"] == 0
    assert "chicago_loop_lag_seconds_count" in found

    assert cards_in(text) == set()
    secrets = [TOKEN, "Anna", "Bo", *(one.token for one in discord.interactions.all.values())]
    assert [word for word in secrets if re.search(rf"\b{re.escape(word)}\b", text)] == []
    assert re.findall(r"(?<![\d.])\d{15,}", text) == []  # no id of anybody or any place


async def test_a_bot_that_has_not_opened_yet_is_counted_as_not_ready() -> None:
    async def nothing(_: ChicagoBot) -> None:
        pass

    async with ChicagoBot(furnish=nothing, clear=nothing) as bot, listening(bot, host="127.0.0.1", port=0) as port:
        assert await asked(port, "/readyz") == (503, "starting\n")
        assert samples((await asked(port, "/metrics"))[1])["chicago_ready"] == 0
        bot.spare = True
        assert await asked(port, "/readyz") == (503, "a spare\n")
        assert "chicago_ready" not in samples((await asked(port, "/metrics"))[1])


async def test_a_log_line_says_which_game_and_server_it_is_about(
    online: Online, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def fail(_click: Click) -> None:
        raise KeyError("QS")

    anna = online.discord.person("Anna")
    await anna.slash("chicago start")
    await evening.until(anna, "addai")
    monkeypatch.setitem(_HANDLERS, "addai", fail)
    with capture_logs([merge_contextvars]) as lines:
        await anna.click("addai")
        await asyncio.sleep(0)
    [line] = [line for line in lines if line["event"] == "incident"]
    assert (line["game"], line["guild"], line["verb"]) == (1, online.discord.guild.id, "addai")
    assert "QS" not in str(lines)
    assert "Anna" not in str(lines)
    found = samples(generate_latest(online.bot.meters.registry).decode())
    assert found["chicago_clicks_total failed addai"] == found["chicago_incidents_total"] == 1


async def test_a_port_that_is_taken(online: Online) -> None:
    async with listening(online.bot, host="127.0.0.1", port=0) as port:
        with pytest.raises(PortTaken, match="METRICS_PORT cannot be used"):
            async with listening(online.bot, host="127.0.0.1", port=port):
                pass


def test_health_of_a_bot_that_is_not_there(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
    monkeypatch.delenv("METRICS_PORT", raising=False)
    assert main(["health"]) == 1
    assert "METRICS_PORT is blank" in capsys.readouterr().err
    monkeypatch.setenv("METRICS_PORT", "1")
    assert main(["health"]) == 1
    assert capsys.readouterr().err == "The bot does not answer.\n"
