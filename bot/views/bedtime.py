"""When a private message has been left alone for so long that it will be out of our reach, it says that it sleeps."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from datetime import datetime, timedelta
from functools import partial
from typing import Final

from bot.manager.manager import GameManager
from bot.manager.ports import Clock
from bot.manager.scenes import asleep_scene
from bot.render.glyphs import Glyphs
from bot.views.languages import Languages
from bot.views.panels import HandPanels, Shown
from bot.views.screen import draw

AWAKE: Final = timedelta(minutes=13)
"""How long after the last tap a private message falls asleep; its token dies two minutes later."""

_Key = tuple[int, int]


class Bedtime:
    """One alarm for each private message on somebody's screen."""

    def __init__(
        self,
        tables: GameManager,
        *,
        clock: Clock,
        panels: HandPanels,
        languages: Languages,
        spawn: Callable[[Awaitable[None]], None],
    ) -> None:
        """`spawn` runs something in the background and answers for its failures."""
        self._tables = tables
        self._clock = clock
        self._panels = panels
        self._languages = languages
        self._spawn = spawn
        self._watched: set[_Key] = set()

    def watch(self, game_id: int, user_id: int) -> None:
        """The person has just tapped. An alarm that is set already finds that out by itself."""
        key = (game_id, user_id)
        shown = self._panels.find(*key)
        if shown is not None and key not in self._watched:
            self._watched.add(key)
            self._set(key, shown.at + AWAKE)

    def _set(self, key: _Key, when: datetime) -> None:
        self._clock.at(when, partial(self._ring, key))

    def _ring(self, key: _Key) -> None:
        """Thirteen minutes after some tap; after the last one?"""
        shown = self._panels.find(*key)
        if shown is not None and shown.at + AWAKE > self._clock.now():
            self._set(key, shown.at + AWAKE)
            return
        self._watched.discard(key)
        if shown is not None:
            self._spawn(self._put_to_sleep(key, shown))

    async def _put_to_sleep(self, key: _Key, shown: Shown) -> None:
        """The last edit, if nobody tapped meanwhile and the game goes on: a result may be looked at for ever."""
        game_id, user_id = key
        table = await self._tables.table(game_id)
        text = await self._languages.private(shown.interaction)
        panel = await draw(asleep_scene(table), text, Glyphs())
        if not table.live or self._panels.find(game_id, user_id) is not shown:
            return
        await self._panels.push(game_id, user_id, panel, stamp=None)
        if self._panels.find(game_id, user_id) is shown:
            self._panels.forget(game_id, user_id)
