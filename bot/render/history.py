"""One's finished games on a server, the newest first; each can be opened again."""

from __future__ import annotations

from bot.i18n.localizer import Localizer
from bot.i18n.names import escaped
from bot.profiles import History, PastGame
from bot.render.glyphs import Glyphs
from bot.render.panel import Accent, Block, Button, Option, Panel, Row, Select, Space
from bot.render.parts import day, heading, lines, small
from bot.render.words import DOT, alone, called, capital, unbroken


def history(scene: History, say: Localizer, _: Glyphs) -> Panel:
    """One page. The drop-down's values are the numbers of the games; the buttons lead to pages."""
    told = [_game(game, say) for game in scene.games] or [say.say("history-nothing")]
    blocks: list[Block] = [heading(say.say("history-title"), say.say("history-what")), Space(), lines(told)]
    legend = [capital(say.say("history-legend"))] if scene.games else []
    paging = [say.say("board-page", page=scene.page, pages=scene.pages)] if scene.pages > 1 else []
    blocks += small([*legend, *paging])
    return Panel(accent=Accent.WON, blocks=tuple(blocks), rows=(*_games(scene, say), *_pages(scene, say)))


def _game(game: PastGame, say: Localizer) -> str:
    own = game.own
    place = f"`{say.number(own.place)}/{say.number(len(game.seats))}` {day(game.ended)}"
    score = say.say("history-left") if own.left else alone(say, own.score)
    names = say.row(escaped(called(say, seat.name, seat.user_id)) for seat in game.seats if seat.seat != own.seat)
    change = "" if game.change is None else unbroken(DOT + say.signed(game.change))
    return f"{unbroken(DOT.join((place, score)))}{DOT}{names}{change}"


def _games(scene: History, say: Localizer) -> tuple[Row, ...]:
    options = tuple(
        Option(
            str(game.game_id),
            say.say("history-option", game=str(game.game_id), names=_others(game, say)),
            say.say("history-option-more", place=game.own.place, seats=len(game.seats), score=game.own.score),
        )
        for game in scene.games
    )
    return ((Select("pastgame", say.say("history-hint"), options),),) if options else ()


def _others(game: PastGame, say: Localizer) -> str:
    return say.both(called(say, seat.name, seat.user_id) for seat in game.seats if seat.seat != game.own.seat)


def _pages(scene: History, say: Localizer) -> tuple[Row, ...]:
    if scene.pages <= 1:
        return ()
    return (
        (
            Button(f"history|{scene.page - 1}", say.say("history-newer"), enabled=scene.page > 1),
            Button(f"history|{scene.page + 1}", say.say("history-older"), enabled=scene.page < scene.pages),
        ),
    )
