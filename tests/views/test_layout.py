"""A panel as Discord wants it: a box, rows under it, within every limit, each control telling what it does."""

from __future__ import annotations

from typing import Any

import pytest

import cogs.answers
import cogs.privacy
import cogs.problems
import cogs.proof
import cogs.reading
import cogs.replay
import cogs.rules
import cogs.settings
import cogs.verbs  # noqa: F401 - these give the clicks their handlers
from bot.i18n.localizer import Localizer
from bot.manager.scenes import private_scene, public_posts
from bot.manager.table import Table
from bot.records import Player
from bot.render.glyphs import Glyphs
from bot.render.panel import Accent, Button, Link, Option, Panel, Picture, Select, Space, Style, Text
from bot.render.scenes import Scene
from bot.views.custom_id import Control, decode
from bot.views.layout import files, layout
from bot.views.screen import draw
from cogs.clicks import _HANDLERS
from tests.manager.evening import ANNA, BO, CIA, SHORT, Evening, id_of
from tests.manager.moments import deal_over, declaring, exchanging, finished, in_deal, playing
from tests.views.limits import assert_within_limits, components, top_level

# What becomes of a panel


def test_text_and_pictures_lie_in_a_box_and_the_controls_under_it() -> None:
    """Five card buttons are too wide for a phone inside the box (UX.md)."""
    panel = Panel(
        accent=Accent.TABLE,
        blocks=(Text("## Hello"), Space(), Picture("hand.png", b"png", "five cards")),
        rows=((Button("join", "Join"),), (Button("start", "Start"), Link("Home", "https://example.org"))),
    )
    box, *rows = top_level(panel)
    assert box["accent_color"] == Accent.TABLE.value
    inside = box["components"]
    assert [component["type"] for component in inside] == [10, 14, 12]
    assert inside[0]["content"] == "## Hello"
    assert inside[2]["items"][0]["media"]["url"] == "attachment://hand.png"
    assert inside[2]["items"][0]["description"] == "five cards"
    assert [[control.get("label") for control in row["components"]] for row in rows] == [["Join"], ["Start", "Home"]]


def test_a_button_carries_game_version_verb_and_slot_and_nothing_else() -> None:
    """It names no user, no seat and no card (DESIGN.md, one click)."""
    panel = Panel(accent=Accent.YOURS, blocks=(Text("x"),), rows=((Button("throw|3", "K"),),), game=77, version=12)
    (button,) = [component for component in components(panel) if "custom_id" in component]
    assert decode(button["custom_id"]) == Control(game=77, version=12, verb="throw", arg=3)


@pytest.mark.parametrize(("style", "number"), [(Style.PLAIN, 2), (Style.MAIN, 1), (Style.GOOD, 3), (Style.DANGER, 4)])
def test_a_button_looks_as_much_as_it_wants_to_be_pressed(style: Style, number: int) -> None:
    panel = Panel(accent=Accent.YOURS, blocks=(Text("x"),), rows=((Button("join", "J", style=style, enabled=False),),))
    (button,) = [component for component in components(panel) if "custom_id" in component]
    assert (button["style"], button["disabled"]) == (number, True)


def test_a_card_may_be_an_emoji_without_a_label() -> None:
    panel = Panel(
        accent=Accent.YOURS, blocks=(Text("x"),), rows=((Button("play|0", emoji="<:QS:1400000000000000000>"),),)
    )
    (button,) = [component for component in components(panel) if "custom_id" in component]
    assert (int(button["emoji"]["id"]), button["emoji"]["name"]) == (1_400_000_000_000_000_000, "QS")
    assert button.get("label") is None


def test_a_choice_is_a_drop_down() -> None:
    options = (Option("a", "First", "the first", chosen=True), Option("b", "Second"))
    panel = Panel(accent=Accent.YOURS, blocks=(Text("x"),), rows=((Select("preset", "Which?", options),),))
    (select,) = [component for component in components(panel) if "custom_id" in component]
    assert select["placeholder"] == "Which?"
    assert [(o["value"], o["label"], o["default"]) for o in select["options"]] == [
        ("a", "First", True),
        ("b", "Second", False),
    ]


@pytest.mark.parametrize(("any_number", "least", "most"), [(False, 1, 1), (True, 0, 2)])
def test_a_drop_down_takes_one_choice_or_any_number(*, any_number: bool, least: int, most: int) -> None:
    select = Select("levels", "Which?", (Option("a", "First"), Option("b", "Second")), any_number=any_number)
    panel = Panel(accent=Accent.YOURS, blocks=(Text("x"),), rows=((select,),))
    (shown,) = [component for component in components(panel) if "custom_id" in component]
    assert (shown["min_values"], shown["max_values"]) == (least, most)


async def test_a_view_is_stopped_before_it_is_sent() -> None:
    """So that the library does not store it (DESIGN.md, discord.py)."""
    assert layout(Panel(accent=Accent.TABLE, blocks=(Text("x"),))).is_finished()


def test_pictures_are_sent_along_new_each_time() -> None:
    panel = Panel(
        accent=Accent.TABLE, blocks=(Text("x"), Picture("a.png", b"A", "an a"), Picture("b.png", b"B", "a b"))
    )
    for _ in range(2):
        assert [(file.filename, file.description, file.fp.read()) for file in files(panel)] == [
            ("a.png", "an a", b"A"),
            ("b.png", "a b", b"B"),
        ]


# The panels of a real game


ENGLISH = Localizer.for_locale("en")
LONG = Player("Ørjan *_~`" * 4, 900)


async def panels(table: Table) -> list[Panel]:
    """All that is on anybody's screen."""
    scenes: list[Scene] = [post.scene for post in public_posts(table)]
    scenes += [private_scene(table, table.players[seat].user_id or 0) for seat in table.people]
    return [await draw(scene, ENGLISH, Glyphs()) for scene in scenes]


async def check(table: Table) -> None:
    for panel in await panels(table):
        assert_within_limits(panel)
        for component in components(panel):
            if "custom_id" in component:
                control = decode(component["custom_id"])
                assert control is not None
                assert control.verb in _HANDLERS, "a control that nobody handles"
                assert control.game in {table.game_id, 0}


async def test_every_panel_of_a_game_is_within_the_limits(evening: Evening) -> None:
    table = await evening.lobby(ANNA, LONG, CIA, ai=1, rules=SHORT)
    await check(table)
    await table.start(id_of(ANNA), click=evening.click())
    for moment in (exchanging(1), declaring(1), exchanging(2), playing(1), playing(4), deal_over, in_deal(3), finished):
        await check(table)
        await evening.until(table, moment)
    await check(table)


def headings(panel: Panel) -> list[str]:
    written = (line for block in panel.blocks if isinstance(block, Text) for line in block.markdown.splitlines())
    return [line for line in written if line.startswith("#")]


async def test_no_heading_is_broken_by_the_time_which_stands_below_it(evening: Evening) -> None:
    table = await evening.game(ANNA, BO, ai=1)
    drawn = list[Panel]()
    for moment in (exchanging(1), declaring(1), playing(1)):
        await evening.until(table, moment)
        drawn += await panels(table)
    timed = [panel for panel in drawn if any("<t:" in str(block) for block in panel.blocks)]
    assert len(timed) >= 3, "a table and a panel tell until when"
    assert not [line for panel in drawn for line in headings(panel) if "<t:" in line]


@pytest.mark.parametrize("moment", [lambda _: True, in_deal(1), deal_over])
async def test_every_panel_of_a_stopped_game_is_within_the_limits(evening: Evening, moment: Any) -> None:
    table = await evening.game(ANNA, BO)
    await evening.until(table, moment)
    await table.stop(click=evening.click())
    await check(table)


async def test_every_panel_of_an_abandoned_game_is_within_the_limits(evening: Evening) -> None:
    for moment in (lambda _: True, in_deal(1)):
        table = await evening.game(ANNA, ai=1)
        await evening.until(table, moment)
        await table.leave(id_of(ANNA), click=evening.click())
        await check(table)


async def test_a_closed_lobby_is_within_the_limits(evening: Evening) -> None:
    table = await evening.lobby(ANNA)
    await table.stop(click=evening.click())
    await check(table)
