"""The pieces panels are put together from."""

from __future__ import annotations

from collections.abc import Iterable
from datetime import datetime

from bot.render.panel import Space, Text

DISCORD_SMALL = "-# "
DISCORD_HEADING = "### "
DISCORD_LARGE = "# "


def heading(line: str, *more: str) -> Text:
    """What a panel is about, with the lines right under it."""
    return Text("\n".join((DISCORD_HEADING + line, *(text for text in more if text))))


def lines(parts: Iterable[str]) -> Text:
    """Lines of ordinary size; empty ones are left out."""
    return Text("\n".join(part for part in parts if part))


def small(parts: Iterable[str]) -> tuple[Text, ...]:
    """Small print; no block at all when there is nothing to say."""
    rows = [DISCORD_SMALL + part for part in parts if part]
    return (Text("\n".join(rows)),) if rows else ()


def small_apart(parts: Iterable[str]) -> tuple[Space | Text, ...]:
    """Small print with a little room over it; nothing at all when there is nothing to say."""
    printed = small(parts)
    return (Space(), *printed) if printed else ()


def relative(when: datetime) -> str:
    """A moment as everybody's own client counts down to it: "in 10 seconds"."""
    return f"<t:{int(when.timestamp())}:R>"


def day(when: datetime) -> str:
    """A moment's day as everybody's own client writes it: "01/10/2026"."""
    return f"<t:{int(when.timestamp())}:d>"
