"""Which renderer draws which scene, away from the event loop."""

from __future__ import annotations

import asyncio
from typing import assert_never

from bot.i18n.localizer import Localizer
from bot.render import hand, lesson, lobby, result, solo, table
from bot.render.glyphs import Glyphs
from bot.render.panel import Panel
from bot.render.scenes import (
    AsleepScene,
    ClosedScene,
    HandScene,
    LessonScene,
    LobbyScene,
    PastDealScene,
    ResultScene,
    Scene,
    SeatedScene,
    SoloScene,
    TableScene,
)


async def draw(scene: Scene, say: Localizer, glyphs: Glyphs) -> Panel:
    """The panel of a scene, drawn in a worker thread: pictures take milliseconds."""
    return await asyncio.to_thread(_panel, scene, say, glyphs)


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
        case AsleepScene():
            return solo.asleep(scene, say, glyphs)
        case _:
            assert_never(scene)
