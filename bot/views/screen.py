"""Which renderer draws which scene, away from the event loop."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from typing import Final, TypeVar, assert_never

from bot.game.state import Playing
from bot.i18n.localizer import Localizer
from bot.render import hand, lesson, lobby, replay, result, solo, table
from bot.render.glyphs import Glyphs
from bot.render.panel import Panel
from bot.render.scenes import (
    AsleepScene,
    ClosedScene,
    HandScene,
    LessonScene,
    LobbyScene,
    PastDealScene,
    ReplayScene,
    ResultScene,
    Scene,
    SeatedScene,
    SoloScene,
    TableScene,
)

REDRAWS: Final = 4
"""How often a panel is drawn anew at most because the table moved on meanwhile."""

S = TypeVar("S", bound=Scene)


async def draw_newest(scene_now: Callable[[], S], say: Localizer, glyphs: Glyphs) -> tuple[S, Panel]:
    """A scene and its panel that still hold when they are drawn, so that of two quick taps the later one is seen.

    A table that never rests is drawn as it was a moment ago.
    """
    for _ in range(REDRAWS):
        scene = scene_now()
        if _is_quick(scene, glyphs):
            return scene, _panel(scene, say, glyphs)
        panel = await asyncio.to_thread(_panel, scene, say, glyphs)
        if scene_now() == scene:
            break
    return scene, panel


async def draw(scene: Scene, say: Localizer, glyphs: Glyphs) -> Panel:
    """The panel of a scene: drawn in a worker thread if it may take milliseconds, as pictures do."""
    if _is_quick(scene, glyphs):
        return _panel(scene, say, glyphs)
    return await asyncio.to_thread(_panel, scene, say, glyphs)


def _is_quick(scene: Scene, glyphs: Glyphs) -> bool:
    """Is it drawn in less time than it takes to hand it to another thread and back, or little more?"""
    match scene:
        case PastDealScene():
            return True
        case TableScene(view=view):  # no picture while a deal is played: it is edited after every card
            return isinstance(view.phase, Playing)
        case HandScene():
            return hand.is_quick(scene, glyphs)
        case _:
            return False


def _panel(scene: Scene, say: Localizer, glyphs: Glyphs) -> Panel:
    match scene:
        case LobbyScene():
            return lobby.lobby(scene, say, glyphs)
        case ClosedScene():
            return lobby.closed(scene, say, glyphs)
        case TableScene():
            return table.table(scene, say, glyphs)
        case PastDealScene():
            return table.past_deal(scene, say, glyphs)
        case ResultScene():
            return result.result(scene, say, glyphs)
        case SeatedScene(lobby=scene_of_lobby, seat=seat):
            return lobby.seated(scene_of_lobby, seat, say, glyphs)
        case HandScene():
            return hand.hand(scene, say, glyphs)
        case SoloScene():
            return solo.solo(scene, say, glyphs)
        case LessonScene():
            return lesson.lesson(scene, say, glyphs)
        case ReplayScene():
            return replay.replay(scene, say, glyphs)
        case AsleepScene():
            return solo.asleep(scene, say, glyphs)
        case _:
            assert_never(scene)
