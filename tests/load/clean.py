"""Whether games without a fault stay clean (H1): nothing refused, one edit at a time and few, a true last table."""

from __future__ import annotations

import asyncio
from collections import Counter, defaultdict
from collections.abc import Iterable, Iterator, Mapping, Sequence
from typing import Final

from bot.game.state import Dealing
from bot.i18n.localizer import Localizer
from bot.manager.scenes import public_posts
from bot.manager.table import Table
from bot.records import StoredTable
from bot.render.glyphs import Glyphs
from bot.sandbox.screen import lines
from bot.views.layout import layout
from bot.views.screen import draw
from db.engine import open_to_look
from db.games import SqlGameStore
from tests.load.crowd import settled
from tests.load.house import LAUNCH, House, furnished
from tests.load.memory import TIRED, games_over
from tests.load.sheet import Sheet
from tests.load.timing import most_within
from tests.loopback.process import HURRY
from tests.loopback.refusals import Refused
from tests.loopback.server import Request, SmallDiscord
from tests.loopback.stored import games_in
from tests.manager.doubles import OPENS
from tests.manager.evening import Evening

EDITS: Final = 1.2
"""Edits of the tables of one channel in a second, on average over WINDOW seconds."""
WINDOW: Final = 10.0
COUNTED: Final = frozenset({401, 403, 429})
"""Refusals of which Discord takes 10,000 in ten minutes; then it locks the whole address out."""
CHUNK: Final = 2.0
"""Seconds of tapping between two counts of the games."""
LOOKS: Final = 4
"""How often a table is looked at that does not show its state."""
RESTS: Final = 5.0
"""Seconds without a tap until every table shows its newest state."""


class Requests:
    """What was asked of Discord, judged. `hurry`: how many times as fast as life all is."""

    def __init__(self, requests: Sequence[Request], *, hurry: float) -> None:
        self._requests = requests
        self._hurry = hurry

    def refused(self) -> Counter[str]:
        """Refusals that Discord counts, by status and route."""
        return Counter(
            f"{one.status} {one.method} {one.path.partition('/')[0]}" for one in self._requests if one.status in COUNTED
        )

    def in_flight(self) -> int:
        """How many edits of one message, of a table or a panel, there were at the same time at most."""
        return max((_at_once(edits) for edits in self._edits().values()), default=0)

    def busiest(self) -> float:
        """Edits of the tables of one channel in a second, in the busiest WINDOW of the busiest channel."""
        channels = defaultdict[str, list[float]](list)
        for path, edits in self._edits().items():
            route, place = path.split("/")[:2]
            if route == "channels":
                channels[place] += [one.at for one in edits]
        span = WINDOW / self._hurry
        return max((most_within(sorted(moments), span) for moments in channels.values()), default=0) / WINDOW

    def _edits(self) -> Mapping[str, list[Request]]:
        edits = defaultdict[str, list[Request]](list)
        for one in self._requests:
            if one.method == "PATCH" and one.until:
                edits[one.path].append(one)
        return edits


def _at_once(edits: Iterable[Request]) -> int:
    """The most that overlapped."""
    steps = sorted([(one.at, 1) for one in edits] + [(one.until, -1) for one in edits], key=lambda step: step)
    under_way = most = 0
    for _, step in steps:
        under_way += step
        most = max(most, under_way)
    return most


async def untrue(house: House, *, deals: int | None, rest: float) -> tuple[int, list[str]]:
    """How many tables were looked at, and whose newest message shows something else than what is stored.

    One that has moved by itself while it was looked at is looked at again.
    """
    these, looked, wrong = games_in(house.host.database), 0, dict[int, str]()
    database = await open_to_look(f"sqlite:///{house.host.database}")
    try:
        store = SqlGameStore(database, now=lambda: OPENS)
        for _ in range(LOOKS):
            wrong = {}
            for game_id in these:
                stored = await store.load(game_id)
                assert stored is not None
                difference = await _difference(house, stored, deals=deals)
                looked += difference is not None
                if difference:
                    wrong[game_id] = difference
            these = list(wrong)
            if not these:
                break
            await asyncio.sleep(rest)
    finally:
        await database.close()
    return looked, [f"game {game_id}: {difference}" for game_id, difference in wrong.items()]


async def _difference(house: House, stored: StoredTable, *, deals: int | None) -> str | None:
    """What its newest message shows else than it should, "" for nothing; None if that cannot be told."""
    table = Table(stored, Evening().house, lambda: None)
    table.last_deal = table.last_deal or deals
    if table.over or table.state is None or isinstance(table.state.phase, Dealing):
        return None  # what people wish for in between is in memory alone
    post = public_posts(table)[-1]
    try:
        shown = lines(house.discord.board.find(table.posts[post.slot]).components)
    except (KeyError, Refused):
        return "it is not there"
    panel = await draw(post.scene, Localizer.for_locale("en"), _glyphs(house.discord))
    wanted = lines(layout(panel).to_components())  # type: ignore[no-untyped-call]
    missing = [line for line in wanted if line not in shown]
    extra = [line for line in shown if line not in wanted]
    return f"{missing[:3]} is missing, {extra[:3]} is there" if shown != wanted else ""


def _glyphs(discord: SmallDiscord) -> Glyphs:
    return Glyphs({one["name"]: int(one["id"]) for one in discord.guild.emojis})


async def measure(
    sheet: Sheet,
    *,
    games: int,
    tables: int,
    per_second: float,
    instant: bool,
    ai: int = 0,
    deals: int | None = None,
    program: str = LAUNCH,
) -> None:
    """Play so many games to their end, and judge every request. `ai`: AI players at each table, of four."""
    how = f"{'no pauses' if instant else 'the pace of life'}, {ai} AI players"
    async with furnished(tables=tables, instant=instant, seats=1 if ai else 2, deals=deals, program=program) as house:
        await house.crowd.sit_down(ai=ai)
        await within(
            sheet, house, how=how, games=games, per_second=per_second, hurry=HURRY if instant else 1, deals=deals
        )


async def within(
    sheet: Sheet,
    house: House,
    *,
    how: str,
    games: int,
    per_second: float,
    hurry: float,
    deals: int | None,
    rest: float = RESTS,
) -> None:
    """As `measure`, in a house that is there.

    `how` they are played; `hurry`: how many times as fast as life; `rest`: seconds until all tables show their state.
    """
    over, waited = games_over(house), 0.0
    begun = over
    while over < begun + games:
        await settled(await house.crowd.tap(per_second=per_second, seconds=CHUNK))
        for one in house.discord.requests:
            one.body = None
        before, over = over, games_over(house)
        waited = waited + CHUNK if over == before else 0.0
        if waited > TIRED:
            raise TimeoutError(f"{over} games are over, and no more end")
    await house.rest(rest)
    looked, wrong = await untrue(house, deals=deals, rest=rest)
    figures = await house.figures()
    requests, incidents = Requests(house.discord.requests, hurry=hurry), house.incidents()
    refused = requests.refused()
    sheet.bar(f"401, 403 and 429 ({how})", refused.total(), most=0)
    sheet.bar(f"edits of one message at the same time ({how})", requests.in_flight(), most=1)
    sheet.bar(f"edits of a channel's tables in a second ({how})", requests.busiest(), most=EDITS)
    sheet.bar(f"tables that do not show their last state ({how})", len(wrong), most=0)
    sheet.bar(f"incidents ({how})", figures["chicago_incidents_total"], most=0)
    sheet.remarks += [*(f"{times:,} times {what}" for what, times in refused.items()), *wrong[:5], *lag(figures)]
    sheet.remarks += [f"{times:,} incidents: {what}" for what, times in incidents.most_common(5)]
    sheet.hit["games"] += over - begun
    sheet.hit[f"games, {how}"] += over - begun
    sheet.hit["last tables"] += looked
    sheet.hit["taps"] += house.crowd.tapped.total()
    sheet.hit["requests"] += len(house.discord.requests)


def lag(figures: Mapping[str, float]) -> Iterator[str]:
    """How late the bot's event loop was, by its own count."""
    looks = figures["chicago_loop_lag_seconds_count"]
    for bound in ("0.01", "0.05", "0.1", "0.25"):
        late = looks - figures[f"chicago_loop_lag_seconds_bucket {bound}"]
        yield f"event loop late by more than {bound} s: {100 * late / looks:.1f} % of {looks:.0f} looks"


def report(*, games: int) -> Sheet:
    """Nothing was measured yet."""
    return Sheet("Clean games (H1)", least={"games": games, "last tables": 1})
