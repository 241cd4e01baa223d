"""A game whose hidden cards are known, and failures whose words name them, everywhere: no log tells one."""

from __future__ import annotations

import asyncio
import gc
import logging
import re
from pathlib import Path
from typing import Any
from unittest.mock import patch

import discord
import pytest

from bot import logs
from bot.config import LogFormat
from bot.game.actions import Deal, Reshuffle
from bot.game.cards import parse_cards
from bot.game.rules import Rules
from bot.manager.table import Table
from bot.views import notifier, screen
from db.engine import Database
from tests.db.blanks import on_file
from tests.discord.playing import Cards, rigged
from tests.discord.world import World, opened
from tests.game.random_games import Start, moves
from tests.reliability.overheard import overheard

HANDS = ("AS AH 9C 7D 5H", "KS QS 8C 6D 4H")
TOKEN = "MTIzNDU2Nzg5MDEyMzQ1Njc4.GabcdE.abcdefghijklmnopqrstuvwxyz0123456789"
WORDS = f"{parse_cards(HANDS[1])} {' '.join(HANDS)} Q♠ the queen of spades {TOKEN}"
CANARY = re.compile(r"\b[2-9TJQKA][SHCD]\b|[2-9JQKA][♠♥♣♦]| of spades|Rank\.|" + re.escape(TOKEN))
"""A card, in any way in which one is written, or the token."""


def fail(*_: Any, **__: Any) -> Any:
    """Something goes wrong, from something that had gone wrong before."""
    try:
        dict[str, str]()[WORDS]
    except KeyError as error:
        raise RuntimeError(WORDS) from error


async def fail_later(*_: Any, **__: Any) -> Any:
    """As `fail`, for what is awaited."""
    fail()


LAYERS: dict[str, Any] = {
    "a table": patch.object(Table, "answer", fail_later),
    "the database": patch.object(Database, "tx", fail_later),
    "the renderers": patch.object(screen, "_panel", fail),
    "the notifier": patch.object(notifier.DiscordNotifier, "_show_posts", fail_later),
    "the listener": patch("bot.client.ChicagoBot.admits", fail_later),
    "an answer": patch.object(discord.InteractionResponse, "edit_message", fail_later),
}


async def fail_in(world: World, layer: str) -> None:
    """Anna and Bo tap whatever they may be asked, and Eve looks, while this fails."""
    table = await world.bot.tables.table(1)
    assert table.state is not None
    panels = [(name, table.state.asked_at[seat], world.panel(name)) for seat, name in enumerate(("anna", "bo"))]
    with LAYERS[layer]:
        for verb in ("pat", "pass"):
            taps = [world.tap(name, f"ch1|1|{version}|{verb}", on=panel) for name, version, panel in panels]
            await world.deliver(*taps, world.tap("eve", "ch1|1|0|more"))


def fail_in_the_background(world: World) -> list[Any]:
    """Work that nobody waits for, a callback that is given cards, and what a library logs of a failure."""
    loop = asyncio.get_running_loop()
    world.bot.spawn(fail_later())
    loop.call_soon(fail, WORDS)
    try:
        fail()
    except RuntimeError:
        logging.getLogger("discord.client").exception("Ignoring exception in %s", "on_interaction")
        logging.getLogger("some.library").error("failed", exc_info=True)
    logging.getLogger("some.library").debug("the token is %s", TOKEN)
    return [loop.create_task(fail_later())]


@pytest.mark.parametrize("form", LogFormat)
async def test_no_failure_tells_a_card_or_a_token(form: LogFormat, tmp_path: Path) -> None:
    async with opened(on_file(tmp_path / "chicago.db"), shuffler=rigged(Cards(HANDS))) as world:
        with overheard(form) as heard:
            await world.start("anna", joining=["bo"])
            for layer in LAYERS:
                await fail_in(world, layer)
            forgotten = fail_in_the_background(world)
            await world.env.settle()
            forgotten.clear()
            gc.collect()
            told = heard.getvalue()
    assert CANARY.findall(told) == []
    assert told.count("RuntimeError") >= len(LAYERS), told
    assert "KeyError" in told
    assert "a task or a callback failed" in told
    assert "[token]" in told


def test_a_canary_is_heard_in_a_log_that_tells_the_words_of_failures() -> None:
    """The control."""
    with patch.object(logs._WithoutSecrets, "filter", lambda *_: True), overheard() as heard:
        try:
            fail()
        except RuntimeError:
            logging.getLogger("some.library").exception("failed")
    assert len(CANARY.findall(heard.getvalue())) > 10


def test_no_state_and_no_pack_says_what_it_holds() -> None:
    for move in moves(Start(Rules(), (0, 0, 0), 1), 80):
        said = [repr(move.before), repr(move.step.state)]
        said += [repr(move.action)] if isinstance(move.action, Deal | Reshuffle) else []
        assert CANARY.findall(" ".join(said)) == []
