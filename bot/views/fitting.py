"""The limits of Discord: whatever a panel holds, in any language, it is shortened until it fits, and never fails."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from dataclasses import replace
from typing import Final, TypeVar, assert_never

from bot.i18n.direction import enclosed, leftward, runs_left, torn
from bot.i18n.shortening import MORE, length, shortened
from bot.render.panel import (
    Attachment,
    Block,
    Button,
    ChannelSelect,
    Link,
    Option,
    Panel,
    Picture,
    Row,
    Select,
    Slip,
    Space,
    Text,
)

MOST_COMPONENTS: Final = 40
"""In one message: the box and what is in it, every row and its controls."""
LONGEST_TEXT: Final = 4000
"""In all the text of one message."""
MOST_IN_ROW: Final = 5
MOST_OPTIONS: Final = 25
MOST_PICTURES: Final = 10
LONGEST_LABEL: Final = 80
LONGEST_HINT: Final = 150
LONGEST_OPTION: Final = 100
LONGEST_ALT: Final = 1024
LONGEST_ADDRESS: Final = 512
LONGEST_ON_SLIP: Final = 45
LONGEST_WRITTEN: Final = 4000

T = TypeVar("T")


def fitted(panel: Panel) -> Panel:
    """The panel, within every limit. Controls go before text, and text before room between the blocks."""
    rows = _few(tuple(_rows(panel.rows)), most=MOST_COMPONENTS - 2)  # the box, and one block in it
    blocks = tuple(_blocks(_directed(panel.blocks))) or (Text(MORE),)
    return replace(panel, blocks=_joined(blocks, most=MOST_COMPONENTS - 1 - sum(map(_size, rows))), rows=rows)


def fitted_slip(slip: Slip) -> Slip:
    """The slip, within every limit."""
    return replace(
        slip,
        title=_visible(slip.title, LONGEST_ON_SLIP),
        label=_visible(slip.label, LONGEST_ON_SLIP),
        longest=min(max(slip.longest, 1), LONGEST_WRITTEN),
    )


def _visible(text: str, most: int) -> str:
    """The text, shortened; something to see in any case, for Discord takes no empty ones."""
    return _whole(text, most) or MORE


def _whole(text: str, most: int) -> str:
    """The text, shortened; a stop or a sign at its end stays there too where it is read from right to left."""
    whole = shortened(text.strip(), most)
    return enclosed(shortened(whole, most - len(enclosed("")))) if torn(whole) else whole


# What is in the box


def _directed(blocks: tuple[Block, ...]) -> tuple[Block, ...]:
    """The blocks, from right to left if that is how their language is written."""
    if not any(isinstance(block, Text) and runs_left(block.markdown) for block in blocks):
        return blocks
    return tuple(Text(leftward(block.markdown)) if isinstance(block, Text) else block for block in blocks)


def _blocks(blocks: Iterable[Block]) -> Iterator[Block]:
    """The blocks with as much of the text as there is room for; what shows nothing is left out."""
    room, pictures = LONGEST_TEXT, MOST_PICTURES
    for block in blocks:
        match block:
            case Text(markdown):
                text = shortened(markdown, room) if markdown.strip() else ""
                room -= length(text)
                if text:
                    yield Text(text)
            case Space() | Attachment():
                yield block
            case Picture(alt=alt):
                pictures -= 1
                if pictures >= 0:
                    fitting = _visible(alt, LONGEST_ALT)
                    yield block if fitting == alt else replace(block, alt=fitting)
            case _:
                assert_never(block)


def _joined(blocks: tuple[Block, ...], *, most: int) -> tuple[Block, ...]:
    """So many blocks at most: first without the room between them, then with texts joined, then without the rest."""
    if len(blocks) > most:
        blocks = tuple(block for block in blocks if not isinstance(block, Space))
    if len(blocks) > most:
        blocks = tuple(_blocks(_with_texts_joined(blocks)))
    return blocks[:most]


def _with_texts_joined(blocks: Iterable[Block]) -> list[Block]:
    joined: list[Block] = []
    for block in blocks:
        before = joined[-1] if joined else None
        if isinstance(before, Text) and isinstance(block, Text):
            joined[-1] = Text(f"{before.markdown}\n{block.markdown}")
        else:
            joined.append(block)
    return joined


# What is under it


def _rows(rows: Iterable[Row]) -> Iterator[Row]:
    """The rows with controls that Discord takes: each does something of its own, and five stand in a row at most."""
    done: set[str] = set()
    for row in rows:
        controls = [control for control in map(_control, row) if control is not None and _new(control, done)]
        for start in range(0, len(controls), MOST_IN_ROW):
            yield tuple(controls[start : start + MOST_IN_ROW])  # type: ignore[arg-type]  # of one kind, as they came


def _few(rows: tuple[Row, ...], *, most: int) -> tuple[Row, ...]:
    """The first rows, as many as fit into so many components."""
    kept: list[Row] = []
    for row in rows:
        most -= _size(row)
        if most < 0:
            break
        kept.append(row)
    return tuple(kept)


def _size(row: Row) -> int:
    return 1 + len(row)


def _new(control: Button | Link | Select | ChannelSelect, done: set[str]) -> bool:
    """Is there no control before this one that does the same? Discord takes no two with one id."""
    if isinstance(control, Link):
        return True
    new = control.do not in done
    done.add(control.do)
    return new


def _control(control: Button | Link | Select | ChannelSelect) -> Button | Link | Select | ChannelSelect | None:
    match control:
        case Button(label=label, emoji=emoji):
            fitting = None if emoji and not label else _visible(label or "", LONGEST_LABEL)
            return control if fitting == label else replace(control, label=fitting)
        case Link(label, url):
            return Link(_visible(label, LONGEST_LABEL), url) if length(url) <= LONGEST_ADDRESS else None
        case Select(hint=hint):
            offered = _options(control)
            return replace(control, hint=_visible(hint, LONGEST_HINT), options=offered) if offered else None
        case ChannelSelect(do, hint, chosen):
            return ChannelSelect(do, _visible(hint, LONGEST_HINT), _unique(chosen)[:MOST_OPTIONS])
        case _:
            assert_never(control)


def _options(select: Select) -> tuple[Option, ...]:
    """So many choices at most, each once; one of them chosen at most, unless any number may be."""
    sized = (option for option in select.options if 0 < length(option.value) <= LONGEST_OPTION)
    offered = tuple({option.value: option for option in sized}.values())[:MOST_OPTIONS]
    chosen = [option.value for option in offered if option.chosen]
    kept = chosen if select.any_number else chosen[:1]
    return tuple(_option(option, chosen=option.value in kept) for option in offered)


def _option(option: Option, *, chosen: bool) -> Option:
    description = _whole(option.description, LONGEST_OPTION) if option.description else None
    return Option(option.value, _visible(option.label, LONGEST_OPTION), description or None, chosen=chosen)


def _unique(items: Iterable[T]) -> tuple[T, ...]:
    return tuple(dict.fromkeys(items))
