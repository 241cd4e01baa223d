"""The leaderboard of a server, page by page, with one's own row always in sight."""

from __future__ import annotations

from bot.i18n.localizer import Localizer
from bot.i18n.names import safe_name
from bot.records import Leaderboard, Standing
from bot.render.glyphs import Glyphs
from bot.render.panel import Accent, Block, Button, Panel, Row, Space
from bot.render.parts import heading, lines, small
from bot.render.words import DOT


def leaderboard(board: Leaderboard, say: Localizer, _: Glyphs) -> Panel:
    """One page. Its buttons carry the page they lead to: "page|2"."""
    blocks: list[Block] = [heading(say.say("board-title"), say.say("board-what")), Space()]
    if board.rows:
        width = len(say.number(max(row.row for row in board.rows)))
        blocks.append(lines(_row(row, say, width=width, own=row == board.own) for row in board.rows))
        blocks += small([say.say("board-legend")])
    else:
        blocks.append(lines([say.say("board-empty")]))
    if own := small(_own(board, say)):
        blocks += [Space(), *own]
    return Panel(accent=Accent.WON, blocks=tuple(blocks), rows=_pages(board, say))


def _row(row: Standing, say: Localizer, *, width: int, own: bool) -> str:
    name = safe_name(row.name, row.user_id)
    who = f"__**{name}**__" if own else f"**{name}**"
    return f"`{say.number(row.row):>{width}}` {who}{DOT}{_figures(row, say)}"


def _figures(row: Standing, say: Localizer) -> str:
    rate = say.percent(row.wins / row.games) if row.games else say.percent(0)
    return say.say("board-row", wins=row.wins, games=row.games, rate=rate, points=row.points)


def _own(board: Leaderboard, say: Localizer) -> list[str]:
    own, parts = board.own, []
    if own is None:
        parts.append(say.say("board-no-games"))
    elif own not in board.rows:
        parts.append(f"{say.say('board-you', row=own.row)}{DOT}{_figures(own, say)}")
    if board.own_ai_games:
        parts.append(say.say("board-ai-games", wins=board.own_ai_wins, games=board.own_ai_games))
    if board.pages > 1:
        parts.append(say.say("board-page", page=board.page, pages=board.pages))
    return parts


def _pages(board: Leaderboard, say: Localizer) -> tuple[Row, ...]:
    if board.pages <= 1:
        return ()
    return (
        (
            Button(f"page|{board.page - 1}", say.say("board-previous"), enabled=board.page > 1),
            Button(f"page|{board.page + 1}", say.say("board-next"), enabled=board.page < board.pages),
        ),
    )
