"""A ping in the channel: whom the table waits for; or, when that was in vain, that an AI player acted."""

from __future__ import annotations

from datetime import datetime

from bot.game.actions import Seat
from bot.i18n.localizer import Localizer
from bot.records import Player
from bot.render.panel import Accent, Button, Panel, Style, Text
from bot.render.parts import relative
from bot.render.words import DOT, Cast


def nudge_panel(game: int, user_id: int, until: datetime | None, say: Localizer) -> Panel:
    """Your turn."""
    hand = Button("hand", say.say("table-hand-button"), style=Style.MAIN)
    return Panel(accent=Accent.YOURS, blocks=(nudge_line(user_id, until, say),), rows=((hand,),), game=game)


def nudge_line(user_id: int, until: datetime | None, say: Localizer) -> Text:
    """The sentence that pings."""
    said = say.say("nudge", person=f"<@{user_id}>")
    if until is not None:
        said += DOT + say.say("table-until", when=relative(until))
    return Text(said)


def missed_panel(game: int, players: tuple[Player, ...], seat: Seat, say: Localizer) -> Panel:
    """An AI player acted for this person."""
    said = say.say("nudge-missed", name=Cast.of(players, say).names[seat])
    hand = Button("hand", say.say("table-hand-button"))
    return Panel(accent=Accent.WAITING, blocks=(Text(said),), rows=((hand,),), game=game)
