"""A table in a thread of its own: the line in the channel, and the way there."""

from __future__ import annotations

from typing import Final

from bot.i18n.localizer import Localizer
from bot.i18n.names import plain_name, safe_name
from bot.i18n.shortening import shortened
from bot.records import Player
from bot.render.panel import Accent, Link, Panel, Text
from bot.render.parts import heading

LONGEST_NAME: Final = 100
"""Letters of the name of a thread."""


def thread_name(host: Player, say: Localizer) -> str:
    """What the thread is called: at most 100 letters in every language."""
    return shortened(say.say("thread-name", host=plain_name(host.name, host.user_id)), LONGEST_NAME)


def thread_line(host: Player, say: Localizer) -> Panel:
    """What the channel sees of it; Discord shows the thread below."""
    title = say.say("thread-line", host=safe_name(host.name, host.user_id))
    return Panel(accent=Accent.TABLE, blocks=(heading(title, say.say("thread-line-help")),))


def thread_opened(thread_id: int, say: Localizer, *, link: str) -> Panel:
    """What the host is told."""
    sentence = Text(say.say("thread-opened", thread=f"<#{thread_id}>"))
    return Panel(accent=Accent.WAITING, blocks=(sentence,), rows=((Link(say.say("table-here-link"), link),),))
