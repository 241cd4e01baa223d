"""What is behind More: the score sheet, the sealed shuffle whole, and what else can be done at this table."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from bot.game.actions import Seat
from bot.i18n.localizer import Localizer
from bot.records import ScoreLine
from bot.render.glyphs import Glyphs
from bot.render.house import house_rules
from bot.render.panel import Accent, Block, Button, Panel, Space, Text
from bot.render.parts import heading, lines, small
from bot.render.result import scores_of
from bot.render.scenes import TableScene
from bot.render.words import Cast

DEALS_SHOWN: Final = 8
"""Deals on the score sheet, the newest ones: as many as a phone shows in a line."""


def more(scene: TableScene, score_lines: tuple[ScoreLine, ...], say: Localizer, _: Glyphs) -> Panel:
    """The private panel behind [More]."""
    cast = Cast.of(scene.players)
    blocks: list[Block] = [heading(say.say("more-title"), house_rules(scene.view.rules, say)), Space()]
    blocks += [lines(_sheet(scene, score_lines, cast, say)), Space(), Text(say.say("more-commands"))]
    blocks += small([say.say("more-ai"), say.say("more-seal") if scene.commitment else ""])
    row = (Button("rules", say.say("lobby-rules")), Button("report", say.say("more-report-button")))
    return Panel(accent=Accent.WAITING, blocks=tuple(blocks), rows=(row,), game=scene.game)


def reported(code: str, say: Localizer) -> Panel:
    """The private answer to Report a problem."""
    told = heading(say.say("report-title", code=code), say.say("report-help"))
    return Panel(accent=Accent.WAITING, blocks=(told,))


def _sheet(scene: TableScene, score_lines: tuple[ScoreLine, ...], cast: Cast, say: Localizer) -> list[str]:
    """Everybody's score after each of the last deals, in columns, the deals' numbers on top."""
    deals = range(1, scene.view.deal + 1)[-DEALS_SHOWN:]
    told = [f"**{say.say('more-scores')}**", f"{_columns(deals, say)} {say.say('more-deals')}"]
    for seat in range(len(scene.players)):
        run = scores_of(Seat(seat), score_lines, deals=scene.view.deal)
        told.append(f"{_columns([run[deal] for deal in deals], say)} {cast.bold(say, Seat(seat))}")
    return told


def _columns(numbers: Sequence[int], say: Localizer) -> str:
    return f"`{' '.join(f'{say.number(number):>2}' for number in numbers)}`"
