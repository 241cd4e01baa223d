"""A game of one person in its one message: to play, to look at when a deal is done, to take up again, to end."""

from __future__ import annotations

from dataclasses import replace

from bot.game.actions import Seat
from bot.i18n.localizer import Localizer
from bot.render import controls
from bot.render.deal_over import deal_over
from bot.render.glyphs import Glyphs
from bot.render.hand import accent, first_help
from bot.render.needs import FIVE, still_makes
from bot.render.panel import Accent, Button, Panel, Row, Style
from bot.render.parts import heading, small, small_apart
from bot.render.private import cards, news, opening, seats
from bot.render.result import look_back, result
from bot.render.scenes import AsleepScene, ResultScene, SoloScene
from bot.render.setting import Setting
from bot.render.table import details
from bot.render.words import DOT, Cast, unbroken


def solo(scene: SoloScene, say: Localizer, glyphs: Glyphs) -> Panel:
    """The table and the person's hand; when a deal is done, all hands; in the end the result.

    Nothing stands between the cards and their buttons but help: the small print of a deal fills half a phone.
    """
    hand = scene.hand
    if scene.result is not None:
        return _ended(scene.result, say, glyphs)
    at = Setting.of(hand.view, hand.players, say, glyphs)
    over = at.story.over
    own = () if over else cards(at, hand)
    shown = deal_over(at) if glyphs.look.pictured else None
    told = news(at) if shown is None else ()  # the picture tells it all
    help_with_it = () if over else small([*first_help(at, hand, hand.question), *still_makes(at, hand.question)])
    rows = (_after_deal(at),) if over else with_more(controls.rows(hand, say, glyphs) or (look_again(say),), say)
    return Panel(
        accent=Accent.TABLE if over else accent(hand, hand.question),
        blocks=(
            *opening(at, hand),
            *told,
            *seats(at, shown=shown),
            *small_apart(details(at, scene.table)),
            *own,
            *help_with_it,
        ),
        rows=rows,
        game=hand.game,
        version=hand.view.asked_at,
    )


def game_going_on(scene: AsleepScene, say: Localizer, *, anew: str, own: int) -> Panel:
    """For whoever begins a game and has one already. `anew` is what the button for another one does.

    `own` is the number of the server's own set of rules that is wished for; the panel's version carries it.
    """
    panel = _going_on(scene, say, title="solo-going-on", other=Button(anew, say.say("solo-anew-button")))
    return replace(panel, version=own)


def lesson_going_on(scene: AsleepScene, say: Localizer) -> Panel:
    """For whoever begins the lesson and has begun it already."""
    return _going_on(scene, say, title="lesson-going-on", other=Button("learnanew", say.say("lesson-anew-button")))


def _going_on(scene: AsleepScene, say: Localizer, *, title: str, other: Button) -> Panel:
    return Panel(
        accent=Accent.YOURS,
        blocks=(heading(say.say(title), *_standing(scene, say)),),
        rows=((Button("wake", say.say("solo-go-on-button"), style=Style.GOOD), other),),
        game=scene.game,
    )


def asleep(scene: AsleepScene, say: Localizer, _: Glyphs) -> Panel:
    """What a private message says before Discord lets nobody but its owner redraw it."""
    return Panel(
        accent=Accent.WAITING,
        blocks=(heading(say.say("asleep-title")), *small(_standing(scene, say))),
        rows=((Button("wake", say.say("asleep-button"), style=Style.MAIN),),),
        game=scene.game,
    )


def with_more(rows: tuple[Row, ...], say: Localizer) -> tuple[Row, ...]:
    """[More] beside the last buttons, or under them where five cards fill the row."""
    more, last = Button("more", say.say("table-more-button")), rows[-1]
    return (*rows, (more,)) if len(last) == FIVE else (*rows[:-1], (*last, more))


def look_again(say: Localizer) -> Row:
    """When nothing is asked: something failed for a moment, and the house tries again."""
    return (Button("wake", say.say("solo-look-button")),)


def _standing(scene: AsleepScene, say: Localizer) -> list[str]:
    """Everybody's score."""
    names = Cast.of(scene.players, say).names
    scores = (say.say("small-score", name=names[Seat(seat)], score=score) for seat, score in enumerate(scene.scores))
    return [DOT.join(map(unbroken, scores))]


def _after_deal(at: Setting) -> Row:
    return (
        Button("next", at.say("solo-next-button"), style=Style.GOOD),
        Button(f"log|{at.view.deal}", at.say("table-log-button")),
        Button("more", at.say("table-more-button")),
    )


def _ended(scene: ResultScene, say: Localizer, glyphs: Glyphs) -> Panel:
    """The same result as a table's; it was one person's game, so one tap begins the next."""
    again = Button("again", say.say("solo-again-button"), style=Style.GOOD)
    log = Button(f"log|{scene.deals}", say.say("table-log-button"))
    row: Row = (again,) if scene.void or not scene.deals else (again, log)
    return replace(result(scene, say, glyphs), rows=(row, look_back(say)))
