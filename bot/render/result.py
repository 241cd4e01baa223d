"""M5, the result: the ranking, how the scores ran, and what decided it."""

from __future__ import annotations

from bot.game.actions import Seat
from bot.game.poker import Category
from bot.i18n.localizer import Localizer
from bot.records import ScoreLine, SeatResult, Source
from bot.render.charts.ground import MARKS
from bot.render.charts.race import race_picture
from bot.render.glyphs import Glyphs
from bot.render.panel import Accent, Block, Button, Panel, Picture, Row, Space, Style, Text
from bot.render.parts import lines, small
from bot.render.rating import rating_text
from bot.render.scenes import ResultScene
from bot.render.words import DOT, Cast, alone, counted, ended_together, key, unbroken
from bot.standings import RatingChange


def result(scene: ResultScene, say: Localizer, _: Glyphs) -> Panel:
    """The public message that ends a game."""
    cast = Cast.of(scene.players, say)
    ranked = sorted(scene.results, key=lambda end: (end.place, end.seat))
    blocks: list[Block] = [Text(f"## {_title(scene, cast, say)}")]
    if scene.void:
        blocks.append(Text(say.say("result-void-help")))
    if scene.by_vote:
        blocks.append(Text(say.say("result-by-vote", deal=scene.deals)))
    if ranked:
        blocks += [Space(), lines(_line(end, row, cast, say) for row, end in enumerate(ranked))]
    if ranked and scene.lines:
        blocks += [Space(), _race(scene, ranked, cast, say)]
    if told := [*filter(None, [_decided(scene, cast, say)]), *_aftermath(scene, cast, say)]:
        blocks.append(lines(told))
    blocks += small([_rematch(scene, cast, say)])
    return Panel(
        accent=Accent.WAITING if scene.void or scene.abandoned else Accent.WON,
        blocks=tuple(blocks),
        rows=_buttons(scene, say),
        game=scene.game,
    )


def _winner(scene: ResultScene) -> SeatResult | None:
    """Who ended in front: the winner, or the seat whose person left before it won (R1.6)."""
    if scene.void:
        return None
    return next((end for end in scene.results if end.won), None) or max(
        scene.results, key=lambda end: end.score, default=None
    )


def _title(scene: ResultScene, cast: Cast, say: Localizer) -> str:
    winner = _winner(scene)
    if winner is None:
        return say.say("result-void")
    if scene.abandoned:
        return say.say("result-abandoned")
    shared = [end.seat for end in scene.results if end.won]
    if len(shared) > 1:
        return say.say("result-shared", names=cast.all(say, shared), score=winner.score)
    sentence = "result-won" if winner.won else "result-left-won"
    return say.say(sentence, name=cast.names[winner.seat], score=winner.score)


def _line(end: SeatResult, row: int, cast: Cast, say: Localizer) -> str:
    return f"`{say.number(end.place)}` {MARKS[row]} {cast.bold(say, end.seat)}{DOT}{alone(say, end.score)}"


def _race(scene: ResultScene, ranked: list[SeatResult], cast: Cast, say: Localizer) -> Picture:
    alt = say.row(say.say("alt-race-line", name=cast.plain[end.seat], score=end.score) for end in ranked)
    runs = tuple((end.place, scores_of(end.seat, scene.lines, deals=scene.deals)) for end in ranked)
    return Picture("race.png", race_picture(runs, target=scene.rules.target), say.say("alt-race", scores=alt))


def scores_of(seat: Seat, score_lines: tuple[ScoreLine, ...], *, deals: int) -> tuple[int, ...]:
    """A seat's score after each deal, from 0 before the first."""
    totals = [0]
    for deal in range(1, deals + 1):
        totals.append(totals[-1] + sum(line.points for line in score_lines if (line.deal, line.seat) == (deal, seat)))
    return tuple(totals)


def _decided(scene: ResultScene, cast: Cast, say: Localizer) -> str | None:
    """What the winner scored in the last deal; nothing if no deal decided the game."""
    winner = _winner(scene)
    if winner is None or scene.abandoned or scene.by_vote:
        return None
    gained = [line for line in scene.lines if line.deal == scene.deals and line.seat == winner.seat]
    name = cast.names[winner.seat]
    if not gained:
        return say.say("result-decided-others", deal=scene.deals, name=name)
    parts = say.both(counted(say, (ended_together(_part(line, say)) for line in gained)))
    return say.say("result-decided", deal=scene.deals, name=name, points=parts)


def _part(line: ScoreLine, say: Localizer) -> str:
    points = say.signed(line.points)
    match line.source:
        case Source.BREAKER:
            return say.say("result-part-breaker", points=points)
        case Source.RESET:
            return say.say("result-part-reset", points=points)
        case Source.HAND:
            return say.say("result-part-hand", category=key(Category(line.category or 0)), points=points)
        case Source.LAST_TRICK:
            return say.say("result-part-last-trick", points=points)
        case Source.CHICAGO:
            return say.say("result-part-chicago" if line.points > 0 else "result-part-chicago-broken", points=points)


def _aftermath(scene: ResultScene, cast: Cast, say: Localizer) -> list[str]:
    """How the ratings changed, and what somebody did for the first time."""
    awards, places = scene.aftermath.awards, {end.seat: end.place for end in scene.results}
    ratings = sorted(scene.aftermath.ratings, key=lambda change: places[change.seat])
    changed = [say.say("result-rating", name=cast.names[one.seat], rating=_changed(one, say)) for one in ratings]
    told = [say.say("result-ratings", ratings=DOT.join(map(unbroken, changed)))] if changed else []
    for seat in sorted({award.seat for award in awards}):
        done = say.both(say.say(f"honour-{award.honour.value}") for award in awards if award.seat == seat)
        told.append(say.say("result-honours", name=cast.names[seat], honours=done))
    return told


def _changed(change: RatingChange, say: Localizer) -> str:
    difference = say.signed(change.after.shown - change.before.shown)
    return say.say("result-rating-now", rating=rating_text(change.after, say), change=difference)


def _rematch(scene: ResultScene, cast: Cast, say: Localizer) -> str:
    parts = [say.say("result-length", deals=scene.deals)]
    if scene.next_game is not None:
        parts.append(say.say("result-rematch-on"))
    elif scene.rematch:
        parts.append(say.say("result-rematch-wanted", names=cast.all(say, scene.rematch)))
    return DOT.join(parts)


def look_back(say: Localizer) -> tuple[Button, ...]:
    """The game move by move, and the proof of its shuffles."""
    return Button("replay", say.say("result-replay-button")), Button("verify", say.say("result-verify-button"))


def _buttons(scene: ResultScene, say: Localizer) -> tuple[Row, ...]:
    rematch = Button("rematch", say.say("result-rematch-button"), style=Style.GOOD)
    log = Button(f"log|{scene.deals}", say.say("table-log-button"))
    if scene.abandoned:  # nobody is left who may want one, and its last deal was not played to its end
        return (look_back(say),)
    row = (*[rematch] * (scene.next_game is None), *[log] * (scene.deals > 0 and not scene.void))
    return (*[row] * bool(row), look_back(say))  # a row of four breaks on a phone
