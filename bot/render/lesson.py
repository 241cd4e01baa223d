"""The lesson: a practice deal with the teacher's words above it, then what there is to learn from its end."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final, assert_never

from bot.game.actions import Seat
from bot.game.poker import Category
from bot.game.scoring import hand_points
from bot.game.state import Asks, Question
from bot.i18n.localizer import Localizer
from bot.render import accounts, controls, log
from bot.render.glyphs import Glyphs
from bot.render.hand import accent
from bot.render.panel import Accent, Block, Button, Panel, Row, Space, Style, Text
from bot.render.parts import heading, lines, small, small_apart
from bot.render.private import cards, opening, seats
from bot.render.scenes import LessonScene, Page
from bot.render.setting import Setting
from bot.render.solo import look_again
from bot.render.teaching import about_chicago, about_hands, about_last_trick, about_points, taught
from bot.render.words import DOT, key, unbroken

_STEPS: Final = {
    Question(Asks.EXCHANGE, 1): 1,
    Question(Asks.DECLARE, 1): 2,
    Question(Asks.EXCHANGE, 2): 3,
    Question(Asks.DECLARE, 2): 4,
    Question(Asks.EXCHANGE, 3): 5,
}
_TRICKS: Final = 6
_PAGES: Final = {Page.LAST_TRICK: 7, Page.HANDS: 8, Page.CHICAGO: 9}
_LAST: Final = 9


def lesson(scene: LessonScene, say: Localizer, glyphs: Glyphs) -> Panel:
    """What is asked of the learner, and why; when the deal is done, the page that is read."""
    hand = scene.hand
    at = Setting.of(hand.view, hand.players, say, glyphs)
    if at.story.over:
        return _page(at, scene)
    if scene.over:
        return _given_up(at, scene)
    rows = controls.rows(hand, say, glyphs) or (look_again(say),)
    step = _STEPS.get(hand.question, _TRICKS) if hand.question else _TRICKS
    return Panel(
        accent=accent(hand, hand.question),
        blocks=(
            _words(taught(at, hand, rows)),
            Space(),
            *opening(at, hand),
            *seats(at),
            *small_apart([_worth(at)] if step < _TRICKS else []),
            *cards(at, hand),
            *_below(at, step),
        ),
        rows=rows,
        game=hand.game,
        version=hand.view.asked_at,
    )


def _page(at: Setting, scene: LessonScene) -> Panel:
    """One of the pages after the deal."""
    match scene.page:
        case Page.LAST_TRICK:
            title, told, shown = "lesson-title-last", about_last_trick(at), [_last_trick(at)]
        case Page.HANDS:
            title, told, shown = "lesson-title-hands", about_hands(at), _hands(at)
        case Page.CHICAGO:
            title, told, shown = "lesson-title-chicago", about_chicago(at), []
        case Page.POINTS:
            title, told, shown = "lesson-title-points", about_points(at), [accounts.points(at)]
        case _:
            assert_never(scene.page)
    number = _PAGES.get(scene.page)
    return Panel(
        accent=Accent.WON if number is None else Accent.TABLE,
        blocks=(
            heading(at.say(title), *told),
            *((Space(), lines(shown)) if shown else ()),
            *(() if scene.page is Page.LAST_TRICK else small([accounts.scores(at, at.view.scores)])),
            *(_below(at, number) if number else ()),
        ),
        rows=(_last_row(at) if number is None else (_continue(at, Page(scene.page + 1)),),),
        game=scene.hand.game,
    )


def _given_up(at: Setting, scene: LessonScene) -> Panel:
    """A lesson that was left in the middle for too long, or begun anew in another message."""
    return Panel(
        accent=Accent.WAITING,
        blocks=(heading(at.say("lesson-over")),),
        rows=(_last_row(at),),
        game=scene.hand.game,
    )


def _words(told: Iterable[str]) -> Text:
    """What the teacher says."""
    return Text("\n> \n".join(f"> {line}" for line in told if line))


def _last_trick(at: Setting) -> str:
    """The last trick, card by card."""
    return log.trick_line(at, len(at.story.tricks), at.story.tricks[-1])


def _hands(at: Setting) -> list[str]:
    """What everybody held before the tricks."""
    return [log.hand_line(at, Seat(seat)) for seat in range(at.view.seats)]


def _below(at: Setting, step: int) -> tuple[Block, ...]:
    """How far the lesson is."""
    return Space(), *small([at.say("lesson-step", number=step, of=_LAST)])


def _worth(at: Setting) -> str:
    """What the hands are, and what they score: to be read before the tricks."""
    kinds = [kind for kind in Category if kind is not Category.HIGH_CARD]
    told = (
        unbroken(at.say("lesson-kind", category=key(kind), points=hand_points(kind, at.view.rules))) for kind in kinds
    )
    return at.say("lesson-worth", hands=DOT.join(told))


def _continue(at: Setting, page: Page) -> Button:
    return Button(f"lesson|{page.value}", at.say("lesson-continue-button"), style=Style.MAIN)


def _last_row(at: Setting) -> Row:
    return (
        Button("solo", at.say("lesson-play-button"), style=Style.GOOD),
        Button("learnanew", at.say("lesson-anew-button")),
    )
