"""A panel as Discord wants it: one container with text and pictures, rows of controls under it (Components V2)."""

from __future__ import annotations

import io
from collections.abc import Iterator
from typing import Final, assert_never

import discord
from discord import ButtonStyle, ui

from bot.render.panel import (
    Attachment,
    Block,
    Button,
    ChannelSelect,
    Link,
    Option,
    Panel,
    Picture,
    Select,
    Slip,
    Space,
    Style,
    Text,
)
from bot.views.custom_id import Control, encode

LONGEST_TEXT: Final = 4000
"""Characters that Discord takes in all the text of one message."""
LONGEST_LABEL: Final = 80
LONGEST_HINT: Final = 150
LONGEST_OPTION: Final = 100
LONGEST_ON_SLIP: Final = 45
MOST_OPTIONS: Final = 25

_STYLES = {
    Style.PLAIN: ButtonStyle.secondary,
    Style.MAIN: ButtonStyle.primary,
    Style.GOOD: ButtonStyle.success,
    Style.DANGER: ButtonStyle.danger,
}

TABLES_STAND_IN: Final = (
    discord.ChannelType.text,
    discord.ChannelType.news,
    discord.ChannelType.voice,
    discord.ChannelType.forum,
)
"""The channels in which, or in whose threads, a table may stand."""


def layout(panel: Panel) -> ui.LayoutView:
    """The view of a panel; what is longer than Discord takes, in any language, is shortened and never fails.

    It is stopped: sent, never stored, all its clicks come through one listener (DESIGN.md).
    """
    view = ui.LayoutView(timeout=None)
    view.add_item(ui.Container(*_blocks(panel.blocks), accent_colour=panel.accent.value))
    for row in panel.rows:
        view.add_item(ui.ActionRow(*(_control(panel, control) for control in row)))
    view.stop()
    return view


def modal(slip: Slip) -> ui.Modal:
    """The window of a slip. It is stopped too: what is written comes back through the same listener."""
    window = ui.Modal(title=shortened(slip.title, LONGEST_ON_SLIP), custom_id=_custom_id(slip, slip.do), timeout=None)
    line: ui.TextInput[ui.Modal] = ui.TextInput(custom_id="text", max_length=slip.longest)
    window.add_item(ui.Label(text=shortened(slip.label, LONGEST_ON_SLIP), component=line))
    window.stop()
    return window


def files(panel: Panel) -> list[discord.File]:
    """The pictures and files of a panel, to be sent along with its layout; each call makes new ones."""
    return [file for block in panel.blocks if (file := _file(block)) is not None]


def _file(block: Block) -> discord.File | None:
    match block:
        case Picture(name, png, alt):
            return discord.File(io.BytesIO(png), name, description=alt)
        case Attachment(name, content):
            return discord.File(io.BytesIO(content), name)
        case Text() | Space():
            return None
        case _:
            assert_never(block)


def _blocks(blocks: tuple[Block, ...]) -> Iterator[ui.Item[ui.LayoutView]]:
    room = LONGEST_TEXT
    for block in blocks:
        match block:
            case Text(markdown):
                text = shortened(markdown, room)
                room -= len(text)
                if text:
                    yield ui.TextDisplay(text)
            case Space():
                yield ui.Separator(visible=False)
            case Attachment(name):
                yield ui.File(f"attachment://{name}")
            case Picture(name, _, alt):
                yield ui.MediaGallery(discord.MediaGalleryItem(f"attachment://{name}", description=alt))
            case _:
                assert_never(block)


def shortened(text: str, most: int) -> str:
    """The text itself, or as much of it as fits into `most` characters with a sign that there was more."""
    if len(text) <= most:
        return text
    return text[: most - 1] + "…" if most else ""


def _control(panel: Panel, control: Button | Link | Select | ChannelSelect) -> ui.Item[ui.LayoutView]:
    match control:
        case Button():
            return ui.Button(
                label=control.label and shortened(control.label, LONGEST_LABEL),
                emoji=control.emoji,
                style=_STYLES[control.style],
                disabled=not control.enabled,
                custom_id=_custom_id(panel, control.do),
            )
        case Link(label, url):
            return ui.Button(label=shortened(label, LONGEST_LABEL), url=url)
        case Select():
            options = [_option(option) for option in control.options[:MOST_OPTIONS]]
            hint = shortened(control.hint, LONGEST_HINT)
            return ui.Select(custom_id=_custom_id(panel, control.do), placeholder=hint, options=options)
        case ChannelSelect(do, hint, chosen):
            return ui.ChannelSelect(
                custom_id=_custom_id(panel, do),
                placeholder=shortened(hint, LONGEST_HINT),
                channel_types=list(TABLES_STAND_IN),
                min_values=0,
                max_values=MOST_OPTIONS,
                default_values=[discord.SelectDefaultValue.from_channel(discord.Object(one)) for one in chosen],
            )
        case _:
            assert_never(control)


def _option(option: Option) -> discord.SelectOption:
    return discord.SelectOption(
        label=shortened(option.label, LONGEST_OPTION),
        value=option.value,
        description=option.description and shortened(option.description, LONGEST_OPTION),
        default=option.chosen,
    )


def _custom_id(panel: Panel | Slip, do: str) -> str:
    verb, _, arg = do.partition("|")
    return encode(Control(panel.game, panel.version, verb, int(arg) if arg else None))
