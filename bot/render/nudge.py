"""A ping in the channel: whom the table waits for; or, when that was in vain, that an AI player acted."""

from __future__ import annotations

from datetime import datetime

from bot.game.actions import Seat
from bot.i18n.localizer import Localizer
from bot.records import Player
from bot.render.panel import Accent, Button, Panel, Style, Text
from bot.render.parts import relative
from bot.render.words import DOT, Cast


def nudge_panel(
    game: int, user_id: int, until: datetime | None, say: Localizer, *, others: tuple[int, ...] = ()
) -> Panel:
    """Your turn; `others` may answer already."""
    hand = Button("hand", say.say("table-hand-button"), style=Style.MAIN)
    blocks = [nudge_line(user_id, until, say)]
    if others:
        blocks.append(Text(say.say("nudge-early", people=say.both(f"<@{one}>" for one in others))))
    return Panel(accent=Accent.YOURS, blocks=tuple(blocks), rows=((hand,),), game=game)


def nudge_line(user_id: int, until: datetime | None, say: Localizer) -> Text:
    """The sentence that pings."""
    said = say.say("nudge", person=f"<@{user_id}>")
    if until is not None:
        said += DOT + say.say("table-until", when=relative(until))
    return Text(said)


def missed_panel(game: int, players: tuple[Player, ...], seat: Seat, say: Localizer) -> Panel:
    """An AI player acted for this person: once, or until the person is back."""
    sentence = "nudge-missed" if players[seat].away else "nudge-missed-once"
    said = say.say(sentence, name=Cast.of(players, say).names[seat])
    hand = Button("hand", say.say("table-hand-button"))
    return Panel(accent=Accent.WAITING, blocks=(Text(said),), rows=((hand,),), game=game)
