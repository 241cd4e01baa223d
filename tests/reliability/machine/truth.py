"""What is always true of a house of tables, whatever has happened to it, to its database and to its clock."""

from __future__ import annotations

from collections import Counter
from dataclasses import dataclass, field
from typing import NamedTuple

from sqlalchemy import Connection, func, select

from bot.manager import attendance
from bot.manager.kinds import seated
from bot.manager.plan import results as results_of
from bot.manager.table import Table
from bot.records import LIVE, OVER, By, Conflict, Kind, ScoreLine, SeatResult, Source, Status, StoredTable, Unavailable
from db.engine import Database
from db.schema import actions, clicks, games, results, score_lines
from db.standings.rebuilding import rebuild
from tests.db.test_rebuilding import everything
from tests.manager.book import Book
from tests.manager.secrets import assert_keeps_secrets
from tests.manager.waiting import assert_waits_for_something, hurries
from tests.reliability.house import House


class Stored(NamedTuple):
    """What is written down of all tables at one moment."""

    clicks: frozenset[int]
    by: Counter[str]
    """Plies, by who made them."""
    revisions: dict[int, int]
    """By game."""
    statuses: dict[int, Status]

    @classmethod
    async def now(cls, database: Database) -> Stored:
        """As it is now."""

        def look(connection: Connection) -> Stored:
            taps = connection.execute(select(clicks.c.interaction_id)).scalars()
            plies = connection.execute(select(actions.c.by, func.count()).group_by(actions.c.by))
            rows = list(connection.execute(select(games.c.id, games.c.revision, games.c.status)))
            return cls(
                clicks=frozenset(taps),
                by=Counter({str(by): int(number) for by, number in plies}),
                revisions={row.id: row.revision for row in rows},
                statuses={row.id: Status(row.status) for row in rows},
            )

        return await database.read(look)

    def more_by_people(self, before: Stored) -> int:
        """How many plies people have made since."""
        return self.by[By.PERSON] - before.by[By.PERSON]


@dataclass
class Truth:
    """Looks at everything after everything that happens."""

    book: Book
    looked_at: dict[int, tuple[int, int]] = field(default_factory=dict)
    """By game: which table, at which revision, was held against what is stored."""
    ended: set[int] = field(default_factory=set)
    """Games whose ending was looked at."""
    told: int = 0
    """How much of what was published was looked at."""

    def process_began(self) -> None:
        """All tables are others."""
        self.looked_at.clear()
        self.told = 0

    async def look(self, house: House, stored: Stored) -> None:
        """Raises AssertionError at the first thing that is not true."""
        doubted = house.store.unheard
        assert all(isinstance(one, Unavailable | Conflict) for one in house.incidents), house.incidents
        for table in [*house.tables._tables.values()]:
            if table._revision != stored.revisions[table.game_id]:
                in_doubt = table.game_id in doubted and house.tables.stands_still
                assert in_doubt, "something is stored of which its table does not know"
                continue
            doubted.discard(table.game_id)
            await self._known_is_stored(house, table)
            if not table.over:
                assert_waits_for_something(house, table)
        self._nothing_published_tells(house, doubted)
        await self._places_are_single(house)
        await self._endings_add_up(house, stored)

    async def _known_is_stored(self, house: House, table: Table) -> None:
        """What is in memory is what a new process would read and replay."""
        if self.looked_at.get(table.game_id) == (id(table), table._revision):
            return
        self.looked_at[table.game_id] = (id(table), table._revision)
        game = await house.store.load(table.game_id)
        assert game is not None
        assert table.state == self.book.fold(game), "the game is not what its plies lead to"
        fresh = seated(game, house.house, lambda: None)
        for name in KNOWN:
            assert getattr(table, name) == getattr(fresh, name), name
        late = table.due is not None and table.due <= house.clock.now()  # the database failed when it wanted to go on
        assert table.due == game.due or late or attendance.alone(table.players) or hurries(table, game), "due"

    def _nothing_published_tells(self, house: House, doubted: set[int]) -> None:
        """Nobody sees a card that is not theirs to see, in what the channel and the panels were told to show."""
        for game_id in sorted(set(house.notes.published[self.told :]) - doubted):
            table = house.tables._tables.get(game_id)
            if table is not None and table.state is not None and table.kind is Kind.TABLE:
                assert_keeps_secrets(table)
        self.told = len(house.notes.published)

    async def _places_are_single(self, house: House) -> None:
        """One table in a channel, and whatever is live is known, or the house is to be woken."""
        rows = [row for row in await house.store.live() if row.status in LIVE]
        channels = [row.channel_id for row in rows if row.kind is Kind.TABLE]
        assert len(set(channels)) == len(channels), "two tables in one channel"
        assert all(row.due is None for row in rows) or house.clock.alarms, "nothing wakes a table"

    async def _endings_add_up(self, house: House, stored: Stored) -> None:
        """Results, scores and standings of what ended are what the games come to when they are counted anew."""
        new = {game for game, status in stored.statuses.items() if status in OVER} - self.ended
        self.ended |= new
        finished = {game for game in new if stored.statuses[game] is Status.FINISHED}
        for game_id in finished:
            game = await house.store.load(game_id)
            assert game is not None
            await _ending_is_what_was_played(house, game)
        if finished:
            now = house.clock.now()
            counted = await everything(house.database, now)
            await house.database.tx(lambda connection: rebuild(connection, now=now))
            assert await everything(house.database, now) == counted, "standings"


KNOWN = (
    *("status", "state", "lines", "past", "answers", "players", "seeds", "salts", "attendance"),
    *("host_id", "rules", "pace", "levels", "rated", "last_deal", "kind", "key", "channel_id", "_revision"),
)
"""What a table knows and a new process reads."""


async def _ending_is_what_was_played(house: House, game: StoredTable) -> None:
    fresh = seated(game, house.house, lambda: None)
    assert fresh.state is not None

    def look(connection: Connection) -> tuple[list[SeatResult], list[ScoreLine]]:
        rows = connection.execute(select(results).where(results.c.game_id == game.game_id))
        lines = (
            select(score_lines)
            .where(score_lines.c.game_id == game.game_id)
            .order_by(score_lines.c.deal, score_lines.c.ordinal)
        )
        return (
            [SeatResult(row.seat, row.place, row.score, row.won, row.left_game) for row in rows],
            [
                ScoreLine(row.deal, row.seat, Source(row.source), row.points, row.category)
                for row in connection.execute(lines)
            ],
        )

    entered, lines = await house.database.read(look)
    assert sorted(entered, key=lambda one: one.seat) == list(results_of(fresh.state, last_deal=game.last_deal))
    assert lines == list(fresh.lines)
