"""Whether games without a fault stay clean (H1): nothing refused, one edit at a time and few, a true last table."""

from __future__ import annotations

from collections import Counter, defaultdict
from collections.abc import Iterable, Iterator, Mapping, Sequence
from typing import Final

from bot.game.state import Dealing
from bot.i18n.localizer import Localizer
from bot.manager.scenes import public_posts
from bot.manager.table import Table
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
from tests.loopback.process import HURRY
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
        return max((_most_within(sorted(moments), span) for moments in channels.values()), default=0) / WINDOW

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


def _most_within(moments: Sequence[float], span: float) -> int:
    """How many of these moments lie within one span, at the most."""
    first = most = 0
    for last, moment in enumerate(moments):
        while moment - moments[first] >= span:
            first += 1
        most = max(most, last - first + 1)
    return most


async def untrue(house: House, *, deals: int | None) -> tuple[int, list[str]]:
    """How many tables were looked at, and whose newest message shows something else than what is stored."""
    english, glyphs, own = Localizer.for_locale("en"), _glyphs(house.discord), Evening().house
    database = await open_to_look(f"sqlite:///{house.host.database}")
    looked, wrong = 0, list[str]()
    try:
        store = SqlGameStore(database, now=lambda: OPENS)
        for game_id in games_in(house.host.database):
            stored = await store.load(game_id)
            assert stored is not None
            table = Table(stored, own, lambda: None)
            table.last_deal = table.last_deal or deals
            if table.over or table.state is None or isinstance(table.state.phase, Dealing):
                continue  # what people wish for in between is in memory alone
            post = public_posts(table)[-1]
            message = house.discord.board.find(table.posts[post.slot])
            panel = await draw(post.scene, english, glyphs)
            wanted = lines(layout(panel).to_components())  # type: ignore[no-untyped-call]
            looked += 1
            wrong += [f"game {game_id}: {one}" for one in _difference(lines(message.components), wanted)]
    finally:
        await database.close()
    return looked, wrong


def _difference(shown: Sequence[str], wanted: Sequence[str]) -> Iterator[str]:
    if list(shown) != list(wanted):
        missing, extra = [
            [one for one in these if one not in those] for these, those in ((wanted, shown), (shown, wanted))
        ]
        yield f"does not show {missing[:3]}, but {extra[:3]}"


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
        before, waited, looked, wrong = 0, 0.0, 0, list[str]()
        while (over := games_over(house)) < games:
            waited = waited + CHUNK if over == before else 0.0
            if waited > TIRED:
                raise TimeoutError(f"{over} games are over, and no more end")
            before = over
            await settled(await house.crowd.tap(per_second=per_second, seconds=CHUNK))
            for one in house.discord.requests:
                one.body = None
        await house.rest(RESTS)
        looked, wrong = await untrue(house, deals=deals)
        figures = await house.figures()
        requests = Requests(house.discord.requests, hurry=HURRY if instant else 1)
    refused = requests.refused()
    sheet.bar(f"401, 403 and 429 ({how})", refused.total(), most=0)
    sheet.bar(f"edits of one message at the same time ({how})", requests.in_flight(), most=1)
    sheet.bar(f"edits of a channel's tables in a second ({how})", requests.busiest(), most=EDITS)
    sheet.bar(f"tables that do not show their last state ({how})", len(wrong), most=0)
    sheet.bar(f"incidents ({how})", figures["chicago_incidents_total"], most=0)
    sheet.remarks += [*(f"{times:,} times {what}" for what, times in refused.items()), *wrong[:5], *lag(figures)]
    sheet.hit["games"] += over
    sheet.hit[f"games, {how}"] += over
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
