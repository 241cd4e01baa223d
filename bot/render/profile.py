"""What one person's games on a server add up to."""

from __future__ import annotations

from bot.game.poker import Category
from bot.i18n.localizer import Localizer
from bot.i18n.names import plain_name, safe_name
from bot.profiles import Encounter, Profile, Record
from bot.render.charts.curve import LEAST_GAMES, STEP, curve_picture
from bot.render.glyphs import Glyphs
from bot.render.panel import Accent, Block, Button, Panel, Picture, Row, Space
from bot.render.parts import day, heading, lines, small
from bot.render.rating import rating_text
from bot.render.words import DOT, category, unbroken

MOST_HANDS = 5


def profile(scene: Profile, say: Localizer, _: Glyphs, *, own: bool) -> Panel:
    """The panel that /stats answers with; `own`: to the person it is about."""
    name = safe_name(scene.name, scene.user_id)
    blocks: list[Block] = [heading(name, say.say("stats-what")), Space()]
    told = [*_rated(scene, say), *_record(scene.record, say), *_hands(scene, say), *_alone(scene.alone, say)]
    blocks.append(lines(told or [say.say("stats-nothing")]))
    blocks += _curve(scene, say)
    if scene.honours:
        blocks += [Space(), lines(_honours(scene, say))]
    if met := _met(scene, say, name=name):
        blocks += [Space(), lines(met)]
    return Panel(accent=Accent.WON, blocks=tuple(blocks), rows=_buttons(scene, say) if own else ())


def _rated(scene: Profile, say: Localizer) -> list[str]:
    if scene.rating is None:
        return []
    told = [say.say("stats-rating", rating=rating_text(scene.rating, say))]
    if scene.overall is not None and scene.overall != scene.rating:
        told.append(say.say("stats-overall", rating=rating_text(scene.overall, say)))
    return [DOT.join(told), *([] if scene.rating.settled else [_unsure(say)])]


def _unsure(say: Localizer) -> str:
    return f"-# {say.say('stats-unsure')}"


def _record(record: Record, say: Localizer) -> list[str]:
    if not record.games:
        return []
    rate = say.percent(record.wins / record.games)
    told = [say.say("stats-games", wins=record.wins, games=record.games, rate=rate)]
    if record.deals:
        told.append(say.say("stats-points", points=say.decimal(record.points / record.deals)))
        told.append(say.say("stats-last-tricks", rate=say.percent(record.last_tricks / record.deals)))
    if record.calls:
        told.append(say.say("stats-chicagos", made=record.chicagos, calls=record.calls))
    return told


def _hands(scene: Profile, say: Localizer) -> list[str]:
    most = [
        unbroken(say.say("stats-hand", hand=category(say, Category(kind)), times=times))
        for kind, times in scene.hands[:MOST_HANDS]
    ]
    return [say.say("stats-hands", hands=DOT.join(most))] if most else []


def _alone(record: Record, say: Localizer) -> list[str]:
    return [say.say("stats-alone", wins=record.wins, games=record.games)] if record.games else []


def _curve(scene: Profile, say: Localizer) -> list[Block]:
    run = scene.curve
    if len(run) < LEAST_GAMES:
        return []
    shown = [one.shown for one in run]
    least, most, now = (say.minus(one) for one in (min(shown), max(shown), shown[-1]))
    alt = say.say(
        "alt-curve", name=plain_name(scene.name, scene.user_id), games=len(run), least=least, most=most, now=now
    )
    legend = say.say("stats-curve", games=len(run), step=STEP)
    return [Space(), Picture("curve.png", curve_picture(run), alt), *small([legend])]


def _honours(scene: Profile, say: Localizer) -> list[str]:
    told = (f"{say.say(f'honour-{honour.value}')} {day(at)}" for honour, at in scene.honours)
    return [say.say("stats-honours", honours=DOT.join(map(unbroken, told)))]


def _met(scene: Profile, say: Localizer, *, name: str) -> list[str]:
    """Head to head with whom was asked for, or with those met most often."""
    if scene.against is not None:
        return [_against(scene.against, say, name=name)]
    rivals = [
        unbroken(say.say("stats-rival", name=_name(one), ahead=one.ahead, behind=one.behind)) for one in scene.rivals
    ]
    return [say.say("stats-rivals", rivals=DOT.join(rivals))] if rivals else []


def _against(met: Encounter, say: Localizer, *, name: str) -> str:
    return say.say("stats-against", name=name, other=_name(met), games=met.games, ahead=met.ahead, behind=met.behind)


def _name(met: Encounter) -> str:
    return safe_name(met.name, met.user_id)


def _buttons(scene: Profile, say: Localizer) -> tuple[Row, ...]:
    if not (scene.record.games or scene.alone.games):
        return ()
    return ((Button("history|1", say.say("stats-history-button")),),)
