"""What is counted while people play is what the games come to when they are all counted anew."""

from __future__ import annotations

from collections.abc import Sequence
from datetime import UTC, datetime, timedelta
from typing import Any

from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st
from sqlalchemy import Table, delete, select, text

from bot.game.actions import Seat
from bot.game.poker import Category
from bot.records import GuildChange, Player, ScoreLine, Source
from bot.standings import Span, first_day
from db.engine import Database
from db.games import SqlGameStore
from db.guilds import Guilds
from db.standings.rebuilding import make_ready, rebuild
from db.standings.tables import honours, rating_changes, ratings, standings
from tests.db.finishing import finish
from tests.db.tables import AI, ANNA, BO, CIA, DAN, GUILD, left

BEGINS = datetime(2026, 3, 20, tzinfo=UTC)  # in a while there will be a new week, a new month, and a new season
PLAYERS = (ANNA, BO, CIA, DAN, left(ANNA), left(BO), left(CIA), AI)


@st.composite
def seated(draw: st.DrawFn) -> tuple[tuple[Player, int], ...]:
    players = draw(st.lists(st.sampled_from(PLAYERS), min_size=2, max_size=4, unique_by=lambda one: one.user_id or 0))
    return tuple((player, draw(st.integers(0, 60))) for player in players)


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
GAMES = st.lists(
    st.one_of(
        st.tuples(seated(), st.integers(0, 1), st.integers(0, 2), LINES, st.integers(0, 8 * 24), st.booleans()),
        st.tuples(st.just("hide"), st.integers(0, 1), st.booleans()),
    ),
    min_size=1,
    max_size=12,
)


@settings(max_examples=12, suppress_health_check=[HealthCheck.function_scoped_fixture])
@given(GAMES)
async def test_standings_and_ratings_can_be_made_anew_from_the_games(
    database: Database, evenings: Sequence[tuple[Any, ...]]
) -> None:
    await forget(database)
    now = BEGINS
    store, guilds = SqlGameStore(database, now=lambda: now), Guilds(database, now=lambda: now)
    for evening in evenings:
        if evening[0] == "hide":
            _, guild, hidden = evening
            await guilds.settle(GUILD + guild, GuildChange(hidden=hidden))
        else:
            seats, guild, channel, lines, hours, rated = evening
            now += timedelta(hours=hours, seconds=1)
            await finish(store, *seats, guild=GUILD + guild, channel=10 * guild + channel, lines=lines, rated=rated)
    counted = await everything(database, now)
    await database.tx(lambda connection: rebuild(connection, now=now))
    assert await everything(database, now) == counted


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
    return list((await database.read(lambda connection: connection.execute(query))).all())


async def forget(database: Database) -> None:
    """An empty database again."""
    for name in ("honours", "rating_changes", "ratings", "standings", "score_lines", "results", "guild_settings"):
        statement = text(f"DELETE FROM {name}")
        await database.tx(lambda connection, statement=statement: connection.execute(statement))  # type: ignore[misc]
