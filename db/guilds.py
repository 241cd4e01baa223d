"""What a server has settled for its tables, and the sets of rules it keeps under names of its own."""

from __future__ import annotations

import asyncio
from collections import OrderedDict
from collections.abc import Callable
from datetime import datetime
from typing import Any, Final, TypeVar

from sqlalchemy import Connection, Row, delete, select

from bot.game.codec import decode_rules, encode_rules
from bot.game.rules import Rules
from bot.i18n.names import skeleton
from bot.records import GuildChange, GuildSettings, Hints, Keeping, Level, NameTaken, Pace, RuleSet, TooManySets
from db.engine import Database, insert
from db.schema import guild_settings, rule_sets
from db.standings.counting import is_hidden
from db.standings.recounting import recount_everywhere

T = TypeVar("T")

MOST_SETS: Final = 20
"""Sets of rules that a server may keep: with the presets they fill a drop-down."""
UNSETTLED: Final = GuildSettings()
REMEMBERED: Final = 1_000
"""Servers whose settings are kept in memory."""


class Guilds:
    """Settings and sets of rules by guild. Every method raises Unavailable when the database is locked, full or gone.

    A guild belongs to one process, so what is read once is remembered until it is written here.
    """

    def __init__(self, database: Database, *, now: Callable[[], datetime]) -> None:
        """`now` is the clock: this moment, aware."""
        self._database = database
        self._now = now
        self._settings: OrderedDict[int, GuildSettings] = OrderedDict()
        self._sets: OrderedDict[int, tuple[RuleSet, ...]] = OrderedDict()
        self._settling = asyncio.Lock()

    async def settings(self, guild_id: int) -> GuildSettings:
        """What the guild has settled; the defaults where it has not."""
        if guild_id not in self._settings:
            query = select(guild_settings).where(guild_settings.c.guild_id == guild_id)

            def look(connection: Connection) -> GuildSettings:
                row = connection.execute(query).one_or_none()
                if row is None:
                    return GuildSettings()
                return _settings_of(row)

            return _recall(self._settings, guild_id, await self._database.read(look))
        return self._settings[guild_id]

    async def settle(self, guild_id: int, change: GuildChange) -> None:
        """Keep what the guild settles anew; what somebody else settles at the same moment is kept too.

        When it begins or ceases to hide, its games leave the leaderboard of all servers at once, or come back to it.
        """
        now = self._now()
        changed = {**_columns(change), "changed": now}
        first = {"guild_id": guild_id, **_columns(UNSETTLED), **changed}

        def write(connection: Connection) -> GuildSettings:
            statement = insert(connection, guild_settings).values(first)
            key = [guild_settings.c.guild_id]
            upsert = statement.on_conflict_do_update(index_elements=key, set_=changed)
            was_hidden = is_hidden(connection, guild_id)
            settled = _settings_of(connection.execute(upsert.returning(guild_settings)).one())
            if settled.hidden != was_hidden:
                recount_everywhere(connection, people_of=guild_id, now=now)
            return settled

        async with self._settling:
            self._settings[guild_id] = await self._database.tx(write)

    async def rule_sets(self, guild_id: int) -> tuple[RuleSet, ...]:
        """The guild's own sets of rules, the oldest first."""
        if guild_id not in self._sets:
            read = await self._database.read(lambda connection: _sets_of(connection, guild_id))
            return _recall(self._sets, guild_id, read)
        return self._sets[guild_id]

    async def keep_rules(self, guild_id: int, name: str, rules: Rules, *, replace: bool) -> None:
        """Keep rules under a clean name; `replace`: in place of those whose name is this one, or looks like it.

        Raises NameTaken, TooManySets.
        """
        values = {"name": name, "rules": encode_rules(rules), "saved": self._now()}
        key = [rule_sets.c.guild_id, rule_sets.c.looks]

        def write(connection: Connection) -> tuple[RuleSet, ...]:
            statement = insert(connection, rule_sets).values(guild_id=guild_id, looks=skeleton(name), **values)
            if replace:
                statement = statement.on_conflict_do_update(index_elements=key, set_=values)
            else:
                statement = statement.on_conflict_do_nothing(index_elements=key)
            if connection.scalar(statement.returning(rule_sets.c.id)) is None:
                raise NameTaken
            kept = _sets_of(connection, guild_id)
            if len(kept) > MOST_SETS:
                raise TooManySets
            return kept

        self._sets[guild_id] = await self._database.tx(write)

    async def drop_rules(self, guild_id: int, set_id: int) -> None:
        """Keep one set of rules no longer; it does no harm if there is none."""
        statement = delete(rule_sets).where(rule_sets.c.guild_id == guild_id, rule_sets.c.id == set_id)

        def write(connection: Connection) -> tuple[RuleSet, ...]:
            connection.execute(statement)
            return _sets_of(connection, guild_id)

        self._sets[guild_id] = await self._database.tx(write)


def _columns(change: GuildChange | GuildSettings) -> dict[str, Any]:
    """What is written for these settings; nothing for those left alone."""
    columns = {
        "rules": change.rules and encode_rules(change.rules),
        "channels": None if change.channels is None else sorted(change.channels),
        "levels": None if change.levels is None else [level.value for level in change.levels],
        "hints": change.hints and change.hints.value,
        "keeping": change.keeping and change.keeping.value,
        "hidden": change.hidden,
        "threads": change.threads,
        "pace": change.pace and change.pace.value,
        "language": change.language,
    }
    return {column: value for column, value in columns.items() if value is not None}


def _settings_of(row: Row[Any]) -> GuildSettings:
    return GuildSettings(
        rules=decode_rules(row.rules),
        channels=frozenset(row.channels),
        levels=tuple(map(Level, row.levels)),
        hints=Hints(row.hints),
        keeping=Keeping(row.keeping),
        hidden=row.hidden,
        threads=row.threads,
        pace=Pace(row.pace),
        language=row.language,
    )


def _sets_of(connection: Connection, guild_id: int) -> tuple[RuleSet, ...]:
    query = select(rule_sets).where(rule_sets.c.guild_id == guild_id).order_by(rule_sets.c.id)
    return tuple(RuleSet(row.id, row.name, decode_rules(row.rules)) for row in connection.execute(query))


def _recall(known: OrderedDict[int, T], guild_id: int, read: T) -> T:
    """Remember what was read, unless something newer was written meanwhile; says what holds."""
    newest = known.setdefault(guild_id, read)
    while len(known) > REMEMBERED:
        known.popitem(last=False)
    return newest
