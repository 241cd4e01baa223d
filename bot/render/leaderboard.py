"""A leaderboard, page by page, with one's own row always in sight, and drop-downs that lead to the other ones."""

from __future__ import annotations

from collections.abc import Mapping
from enum import IntEnum
from typing import Final, TypeVar, assert_never

from bot.game.poker import Category
from bot.i18n.localizer import Localizer
from bot.i18n.names import safe_name
from bot.render.glyphs import Glyphs
from bot.render.panel import Accent, Block, Button, Option, Panel, Row, Select, Space
from bot.render.parts import day, heading, lines, small
from bot.render.rating import rating_text
from bot.render.words import DOT, alone, capital, category, unbroken
from bot.standings import AVERAGES, LEAST_GAMES, By, Choice, Leaderboard, Scope, Span, Standing

K = TypeVar("K", bound=IntEnum)

SCOPES: Final[Mapping[Scope, str]] = {
    Scope.SERVER: "board-scope-server",
    Scope.EVERYWHERE: "board-scope-everywhere",
    Scope.CHANNEL: "board-scope-channel",
}
MERITS: Final[Mapping[By, str]] = {
    By.WINS: "board-by-wins",
    By.RATING: "board-by-rating",
    By.RATE: "board-by-rate",
    By.POINTS: "board-by-points",
    By.CHICAGOS: "board-by-chicagos",
    By.HAND: "board-by-hand",
}
SPANS: Final[Mapping[Span, str]] = {
    Span.ALL: "board-span-all",
    Span.SEASON: "board-span-season",
    Span.MONTH: "board-span-month",
    Span.WEEK: "board-span-week",
}
_LEGENDS: Final[Mapping[By, str]] = {
    By.WINS: "board-legend-wins",
    By.RATING: "board-legend-rating",
    By.RATE: "board-legend-rate",
    By.POINTS: "board-legend-points",
    By.CHICAGOS: "board-legend-chicagos",
    By.HAND: "board-legend-hand",
}


def leaderboard(board: Leaderboard, say: Localizer, _: Glyphs) -> Panel:
    """One page. Its controls carry which leaderboard it is, and its buttons the page they lead to: "page|2"."""
    blocks: list[Block] = [heading(say.say(MERITS[board.choice.by]), _what(board, say), say.say("board-what")), Space()]
    if board.rows:
        width = len(say.number(max(row.row or 0 for row in board.rows)))
        blocks.append(lines(_row(row, board, say, width=width) for row in board.rows))
        blocks += small([_legend(board.choice, say)])
    else:
        blocks.append(lines([_empty(board.choice, say)]))
    if own := small(_own(board, say)):
        blocks += [Space(), *own]
    return Panel(
        accent=Accent.WON,
        blocks=tuple(blocks),
        rows=(
            _drop_down("boardby", MERITS, board.choice.by, say),
            _drop_down("boardof", SCOPES, board.choice.scope, say),
            _drop_down("boardin", SPANS, board.choice.span, say),
            *_pages(board, say),
        ),
        version=board.choice.number,
    )


def _what(board: Leaderboard, say: Localizer) -> str:
    since = () if board.since is None else (say.say("board-since", day=day(board.since)),)
    return DOT.join((say.say(SCOPES[board.choice.scope]), say.say(SPANS[board.choice.span]), *since))


def _row(row: Standing, board: Leaderboard, say: Localizer, *, width: int) -> str:
    own = board.own is not None and row.user_id == board.own.user_id
    name = safe_name(row.name, row.user_id)
    who = f"__**{name}**__" if own else f"**{name}**"
    return f"`{say.number(row.row or 0):>{width}}` {who}{DOT}{unbroken(_figures(row, board.choice.by, say))}"


def _figures(row: Standing, by: By, say: Localizer) -> str:
    won = say.say("board-won", wins=row.wins, games=row.games)
    rate = say.percent(row.wins / row.games if row.games else 0)
    match by:
        case By.WINS:
            return DOT.join((won, rate, alone(say, row.points)))
        case By.RATING:
            return DOT.join((*([rating_text(row.rating, say)] if row.rating else []), won))
        case By.RATE:
            return DOT.join((rate, won))
        case By.POINTS:
            return DOT.join((say.decimal(row.points / row.deals if row.deals else 0), alone(say, row.deals)))
        case By.CHICAGOS:
            return say.say("board-won", wins=row.chicagos, games=row.calls)
        case By.HAND:
            return say.say("board-hands", hand=category(say, Category(row.hand or 0)), times=row.hands)
        case _:
            assert_never(by)


def _legend(choice: Choice, say: Localizer) -> str:
    least = (say.say("board-least", games=LEAST_GAMES[choice.span]),) if choice.by in AVERAGES else ()
    return capital(DOT.join((say.say(_LEGENDS[choice.by]), *least)))


def _empty(choice: Choice, say: Localizer) -> str:
    if choice.by in AVERAGES:
        return say.say("board-empty-least", games=LEAST_GAMES[choice.span])
    return say.say("board-empty" if choice == Choice(by=choice.by) else "board-empty-here")


def _own(board: Leaderboard, say: Localizer) -> list[str]:
    parts = [_own_row(board, say)]
    if board.own_ai_games:
        parts.append(say.say("board-ai-games", wins=board.own_ai_wins, games=board.own_ai_games))
    if board.choice.scope is Scope.EVERYWHERE and board.hidden:
        parts.append(say.say("board-hidden"))
    if board.pages > 1:
        parts.append(say.say("board-page", page=board.page, pages=board.pages))
    return parts


def _own_row(board: Leaderboard, say: Localizer) -> str:
    own, choice = board.own, board.choice
    if own is None:
        return say.say("board-no-games")
    if own.row is not None:
        unseen = own.user_id not in {row.user_id for row in board.rows}
        return DOT.join((say.say("board-you", row=own.row), _figures(own, choice.by, say))) if unseen else ""
    if choice.by in AVERAGES:
        return say.say("board-you-least", least=LEAST_GAMES[choice.span], games=own.games)
    return say.say("board-you-unranked")


def _drop_down(verb: str, words: Mapping[K, str], chosen: K, say: Localizer) -> tuple[Select]:
    options = tuple(Option(str(one.value), say.say(word), chosen=one is chosen) for one, word in words.items())
    return (Select(verb, say.say("board-hint"), options),)


def _pages(board: Leaderboard, say: Localizer) -> tuple[Row, ...]:
    if board.pages <= 1:
        return ()
    return (
        (
            Button(f"page|{board.page - 1}", say.say("board-previous"), enabled=board.page > 1),
            Button(f"page|{board.page + 1}", say.say("board-next"), enabled=board.page < board.pages),
        ),
    )
