"""What is counted while people play is what the games come to when they are all counted anew."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace
from datetime import UTC, datetime, timedelta
from typing import Any

from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st
from sqlalchemy import Table, delete, select, text

from bot.game.actions import Seat
from bot.game.poker import Category
from bot.privacy import number_of_nobody
from bot.records import GuildChange, Level, Player, ScoreLine, Source, Status
from bot.standings import Span, first_day
from db.engine import Database
from db.games import SqlGameStore
from db.guilds import Guilds
from db.privacy.dossiers import Dossiers
from db.standings.rebuilding import make_ready, rebuild
from db.standings.tables import honours, rating_changes, ratings, standings
from tests.db.finishing import finish
from tests.db.tables import AI, ANNA, BO, CIA, DAN, GUILD, left

BEGINS = datetime(2026, 3, 20, tzinfo=UTC)  # in a while there will be a new week, a new month, and a new season
PEOPLE = (ANNA, BO, CIA, DAN)
AIS = tuple(replace(AI, level=level) for level in Level)
PLAYERS = (*PEOPLE, left(ANNA), left(BO), left(CIA), *AIS)


@dataclass(frozen=True, slots=True)
class Evening:
    """A game, so many hours after the last one; void now and then."""

    seats: tuple[tuple[Player, int], ...]
    guild: int
    channel: int
    lines: tuple[ScoreLine, ...]
    hours: int
    rated: bool
    status: Status


@dataclass(frozen=True, slots=True)
class Hide:
    """A server begins, or ceases, to keep its games out of the list of all servers."""

    guild: int
    hidden: bool


@dataclass(frozen=True, slots=True)
class Forget:
    """Somebody wants to be forgotten, and may play on as a newcomer."""

    person: Player


@st.composite
def seated(draw: st.DrawFn) -> tuple[tuple[Player, int], ...]:
    """Two to four, people once each; one person alone now and then, and scores that are often level."""
    players = draw(
        st.lists(
            st.sampled_from(PLAYERS), min_size=2, max_size=4, unique_by=lambda one: one.user_id or object()
        ).filter(lambda some: any(one.user_id for one in some))
    )
    return tuple((player, draw(st.sampled_from([0, 20, 20, 35, 52]))) for player in players)


LINES = st.lists(
    st.builds(
        lambda seat, source, points, category: ScoreLine(
            1, seat, source, points, category if source is Source.HAND else None
        ),
        st.integers(0, 3).map(Seat),
        st.sampled_from(Source),
        st.integers(-15, 15),
        st.sampled_from(Category).map(int),
    ),
    max_size=8,
).map(tuple)
GUILDS = st.integers(0, 1)
EVENINGS = st.builds(
    Evening,
    seats=seated(),
    guild=GUILDS,
    channel=st.integers(0, 2),
    lines=LINES,
    hours=st.integers(0, 8 * 24),
    rated=st.booleans(),
    status=st.sampled_from([Status.FINISHED] * 4 + [Status.VOID]),
)
STEPS = st.lists(
    st.one_of(EVENINGS, EVENINGS, st.builds(Hide, GUILDS, st.booleans()), st.builds(Forget, st.sampled_from(PEOPLE))),
    min_size=1,
    max_size=14,
)


@settings(max_examples=15, suppress_health_check=[HealthCheck.function_scoped_fixture])
@given(STEPS)
async def test_standings_and_ratings_can_be_made_anew_from_the_games(
    database: Database, steps: Sequence[Evening | Hide | Forget]
) -> None:
    """Also when servers hide and come back, and people are forgotten; which changes nothing of the others."""
    await emptied(database)
    now = BEGINS

    def moment() -> datetime:
        return now

    store, guilds = SqlGameStore(database, now=moment), Guilds(database, now=moment)
    dossiers = Dossiers(database, now=moment, kept_for=timedelta(days=90))
    for step in steps:
        match step:
            case Hide(guild, hidden):
                await guilds.settle(GUILD + guild, GuildChange(hidden=hidden))
            case Forget(person):
                others = await of_others(database, now, person)
                assert await dossiers.forget(person.user_id or 0, number=number_of_nobody())
                assert await of_others(database, now, person) == others
            case evening:
                now += timedelta(hours=evening.hours, seconds=1)
                await hold(store, evening)
    counted = await everything(database, now)
    await database.tx(lambda connection: rebuild(connection, now=now))
    assert await everything(database, now) == counted


async def hold(store: SqlGameStore, evening: Evening) -> None:
    """Play that game."""
    await finish(
        store,
        *evening.seats,
        guild=GUILD + evening.guild,
        channel=10 * evening.guild + evening.channel,
        lines=evening.lines,
        rated=evening.rated,
        status=evening.status,
    )


async def of_others(database: Database, now: datetime, person: Player) -> list[list[Any]]:
    """All that is counted of other people."""
    counted = await everything(database, now)
    return [[row for row in some if row_user(row) != person.user_id] for some in counted]


def row_user(row: Any) -> int:
    """Whose row it is; those of standings are plain tuples."""
    user_id: int = row[3] if type(row) is tuple else row.user_id
    return user_id


async def test_games_that_were_never_counted_are_counted_at_the_start_and_only_once(database: Database) -> None:
    store = SqlGameStore(database, now=lambda: BEGINS)
    await finish(store, (ANNA, 52), (BO, 10))
    counted = await everything(database, BEGINS)
    for table in (honours, rating_changes, ratings, standings):
        await database.tx(lambda connection, table=table: connection.execute(delete(table)))  # type: ignore[misc]
    await make_ready(database, now=BEGINS)
    assert await everything(database, BEGINS) == counted
    await database.tx(lambda connection: connection.execute(delete(standings)))
    await make_ready(database, now=BEGINS)
    assert await rows(database, standings) == []


async def everything(database: Database, now: datetime) -> list[list[tuple[Any, ...]]]:
    """All that is counted; what is left of a span before this one says nothing."""
    spans = {span: first_day(span, now.date()).toordinal() for span in Span}
    counted = [row for row in await rows(database, standings) if row.since == spans[Span(row.span)]]
    return [sorted(map(tuple, counted)), *[await rows(database, table) for table in (ratings, rating_changes, honours)]]


async def rows(database: Database, table: Table) -> list[Any]:
    query = select(table).order_by(*table.primary_key.columns)
    return list(await database.read(lambda connection: connection.execute(query).all()))


async def emptied(database: Database) -> None:
    """An empty database again."""
    for name in ("honours", "rating_changes", "ratings", "standings", "score_lines", "results", "guild_settings"):
        statement = text(f"DELETE FROM {name}")
        await database.tx(lambda connection, statement=statement: connection.execute(statement))  # type: ignore[misc]
