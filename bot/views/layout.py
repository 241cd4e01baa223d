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
from bot.views.fitting import MOST_OPTIONS, fitted, fitted_slip

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


def message(panel: Panel) -> tuple[ui.LayoutView, list[discord.File]]:
    """What a panel is sent as: its view, and its pictures and files; each call makes new ones."""
    panel = fitted(panel)
    return _view(panel), _files(panel)


def layout(panel: Panel) -> ui.LayoutView:
    """The view of a panel; what is longer than Discord takes, in any language, is shortened and never fails.

    It is stopped: sent, never stored, all its clicks come through one listener (DESIGN.md).
    """
    return _view(fitted(panel))


def _view(panel: Panel) -> ui.LayoutView:
    view = ui.LayoutView(timeout=None)
    view.add_item(ui.Container(*_blocks(panel.blocks), accent_colour=panel.accent.value))
    for row in panel.rows:
        view.add_item(ui.ActionRow(*(_control(panel, control) for control in row)))
    view.stop()
    return view


def modal(slip: Slip) -> ui.Modal:
    """The window of a slip. It is stopped too: what is written comes back through the same listener."""
    slip = fitted_slip(slip)
    window = ui.Modal(title=slip.title, custom_id=_custom_id(slip, slip.do), timeout=None)
    line: ui.TextInput[ui.Modal] = ui.TextInput(custom_id="text", max_length=slip.longest)
    window.add_item(ui.Label(text=slip.label, component=line))
    window.stop()
    return window


def files(panel: Panel) -> list[discord.File]:
    """The pictures and files of a panel, to be sent along with its layout; each call makes new ones."""
    return _files(fitted(panel))


def _files(panel: Panel) -> list[discord.File]:
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
    for block in blocks:
        match block:
            case Text(markdown):
                yield ui.TextDisplay(markdown)
            case Space():
                yield ui.Separator(visible=False)
            case Attachment(name):
                yield ui.File(f"attachment://{name}")
            case Picture(name, _, alt):
                yield ui.MediaGallery(discord.MediaGalleryItem(f"attachment://{name}", description=alt))
            case _:
                assert_never(block)


def _control(panel: Panel, control: Button | Link | Select | ChannelSelect) -> ui.Item[ui.LayoutView]:
    match control:
        case Button():
            return ui.Button(
                label=control.label,
                emoji=control.emoji,
                style=_STYLES[control.style],
                disabled=not control.enabled,
                custom_id=_custom_id(panel, control.do),
            )
        case Link(label, url):
            return ui.Button(label=label, url=url)
        case Select():
            options = [_option(option) for option in control.options]
            return ui.Select(
                custom_id=_custom_id(panel, control.do),
                placeholder=control.hint,
                options=options,
                min_values=0 if control.any_number else 1,
                max_values=len(options) if control.any_number else 1,
            )
        case ChannelSelect(do, hint, chosen):
            return ui.ChannelSelect(
                custom_id=_custom_id(panel, do),
                placeholder=hint,
                channel_types=list(TABLES_STAND_IN),
                min_values=0,
                max_values=MOST_OPTIONS,
                default_values=[discord.SelectDefaultValue.from_channel(discord.Object(one)) for one in chosen],
            )
        case _:
            assert_never(control)


def _option(option: Option) -> discord.SelectOption:
    return discord.SelectOption(
        label=option.label, value=option.value, description=option.description, default=option.chosen
    )


def _custom_id(panel: Panel | Slip, do: str) -> str:
    verb, _, arg = do.partition("|")
    return encode(Control(panel.game, panel.version, verb, int(arg) if arg else None))
