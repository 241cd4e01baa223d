"""Which private panels of a table are out of date, and redrawing them no faster than Discord likes it.

What is known of the limits: a webhook takes five requests in two seconds, each interaction's token counting as one of
its own, and all webhooks of a channel together take thirty messages a minute, which no header tells; ephemeral
messages are not exempt. Whether edits count like messages is not known. Here both do, so that no channel ever sees
more than thirty in a minute: six at once, and one more every two and a half seconds.
"""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from datetime import datetime, timedelta
from functools import partial
from typing import Final, NamedTuple

from bot.manager.errors import NotSeated
from bot.manager.ports import Clock
from bot.manager.scenes import deal_slot, panel_stamp, private_scene
from bot.manager.table import Table
from bot.records import Kind
from bot.render.glyphs import Glyphs
from bot.render.panel import Panel
from bot.render.scenes import HandScene, PrivateScene
from bot.views.budget import Budget
from bot.views.hints import HintDesk
from bot.views.languages import Languages
from bot.views.panels import HandPanels, Shown
from bot.views.screen import draw_newest

AT_ONCE: Final = 6
"""Panels of a channel that are redrawn without a pause."""
APART: Final = 2.5
"""How much longer than the time between two edits of the table the time between two more panels is."""
AFTER_OUTAGE: Final = timedelta(seconds=5)
"""After how long a panel is redrawn that could not be reached."""


class _Drawn(NamedTuple):
    """A panel, ready to be shown."""

    panel: Panel
    stamp: object
    deal: int


class Pushes:
    """Brings the panels on somebody's screen up to date. The newest state wins; only states in between are lost."""

    def __init__(
        self,
        panels: HandPanels,
        *,
        hints: HintDesk,
        languages: Languages,
        clock: Clock,
        glyphs_for: Callable[[int], Awaitable[Glyphs]],
        apart: timedelta,
    ) -> None:
        """`glyphs_for`: how a person likes to see cards.

        `apart`: least time between two edits of the table, a second at a pace that people play at.
        """
        self._panels = panels
        self._hints = hints
        self._languages = languages
        self._clock = clock
        self._glyphs_for = glyphs_for
        self._every = APART * apart
        self._budgets: dict[int, Budget] = {}

    async def bring(self, table: Table, *, lost: bool, but: frozenset[int] = frozenset()) -> datetime | None:
        """Redraw what is out of date, first for who is asked; says when to go on with those that have to wait.

        `but`: the panels of these people are being redrawn by answers to them. A panel never comes before the table of
        its deal, unless the table is `lost` and not shown at all.
        """
        if (
            not lost
            and table.state is not None
            and deal_slot(table.deal) not in table.posts
            and table.kind is Kind.TABLE
        ):
            return None  # the table has just moved on: it is shown next, and then its panels
        budget = self._budgets.setdefault(table.channel_id, Budget(burst=AT_ONCE, every=self._every))
        later: datetime | None = None
        for user_id in self._watching(table):
            if user_id in but:
                continue
            drawn = await self._draw(table, user_id)
            if drawn is None:
                continue
            now = self._clock.now()
            if not budget.take(now):
                return budget.ready(now)
            if not await self._push(table, user_id, drawn):
                later = now + AFTER_OUTAGE
        return later

    def tidy(self, channel_id: int) -> datetime | None:
        """Forget the budget of a channel without a table; if it is not whole again yet, says when it will be."""
        budget, now = self._budgets.get(channel_id), self._clock.now()
        if budget is not None and budget.whole(now) > now:
            return budget.whole(now)
        self._budgets.pop(channel_id, None)
        return None

    def _watching(self, table: Table) -> list[int]:
        """The people at the table whose panel can be reached, whoever is asked first."""
        people = (table.players[seat].user_id for seat in table.people)
        watching = [one for one in people if one is not None and self._panels.find(table.game_id, one) is not None]
        return sorted(watching, key=lambda user_id: not _asked(private_scene(table, user_id)))

    async def _draw(self, table: Table, user_id: int) -> _Drawn | None:
        """A person's panel as it should be now; None if it is so already, most often in answer to their own tap."""
        try:
            await self._hints.prepare(table, user_id)
            shown = self._panels.find(table.game_id, user_id)
            if shown is None or self._is_true(table, user_id, shown):
                return None
            say = await self._languages.private(shown.interaction)
            glyphs = await self._glyphs_for(user_id)
            scene, panel = await draw_newest(partial(private_scene, table, user_id), say, glyphs)
            shown = self._panels.find(table.game_id, user_id)
            if shown is None or self._is_true(table, user_id, shown):
                return None
        except NotSeated:  # they have just left
            return None
        return _Drawn(panel, panel_stamp(scene), table.deal)

    def _is_true(self, table: Table, user_id: int, shown: Shown) -> bool:
        """Does this panel show what it should?"""
        return (shown.stamp, shown.deal) == (panel_stamp(private_scene(table, user_id)), table.deal)

    async def _push(self, table: Table, user_id: int, drawn: _Drawn) -> bool:
        """False if the panel could not be reached just now."""
        shown = self._panels.find(table.game_id, user_id)
        key = (table.game_id, user_id)
        if shown is not None and drawn.deal > shown.deal:
            return await self._panels.renew(*key, drawn.panel, stamp=drawn.stamp, deal=drawn.deal)
        return await self._panels.push(*key, drawn.panel, stamp=drawn.stamp)


def _asked(scene: PrivateScene) -> bool:
    """Does the table wait for this person?"""
    return isinstance(scene, HandScene) and scene.view.turn
