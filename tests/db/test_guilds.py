"""What a server has settled, and the rules it keeps under names, on both databases."""

from __future__ import annotations

import asyncio

import pytest

from bot.game.rules import PRESETS, Rules
from bot.records import GuildChange, GuildSettings, Hints, Level, NameTaken, TooManySets
from db.engine import Database
from db.guilds import MOST_SETS, Guilds
from tests.db.tables import GUILD, NOW

CHANNELS = frozenset({GUILD + 1, GUILD + 2})
SETTLED = GuildSettings(rules=PRESETS["svensk"], channels=CHANNELS, levels=(Level.HARD, Level.EASY), hints=Hints.ALONE)
CHANGE = GuildChange(rules=SETTLED.rules, channels=CHANNELS, levels=SETTLED.levels, hints=SETTLED.hints)


def house(database: Database) -> Guilds:
    """One that remembers nothing yet."""
    return Guilds(database, now=lambda: NOW)


@pytest.fixture
def guilds(database: Database) -> Guilds:
    return house(database)


async def test_a_guild_has_settled_nothing_at_first(guilds: Guilds) -> None:
    assert await guilds.settings(GUILD) == GuildSettings()
    assert await guilds.rule_sets(GUILD) == ()


async def test_what_is_settled_is_remembered_and_stored(guilds: Guilds, database: Database) -> None:
    await guilds.settings(GUILD)
    await guilds.settle(GUILD, GuildChange(rules=Rules(target=26)))
    await guilds.settle(GUILD, CHANGE)
    for reader in (guilds, house(database)):
        assert await reader.settings(GUILD) == SETTLED
        assert await reader.settings(GUILD + 1) == GuildSettings()


@pytest.mark.parametrize("settled_before", [False, True])
async def test_what_two_people_settle_at_once_is_kept_of_both(
    guilds: Guilds, database: Database, *, settled_before: bool
) -> None:
    """Each writes what it changes and nothing else; two processes on one server do too."""
    if settled_before:
        await guilds.settle(GUILD, GuildChange(hints=Hints.NEVER))
    other = house(database)
    changes = [
        (guilds, GuildChange(rules=SETTLED.rules)),
        (other, GuildChange(channels=CHANNELS)),
        (guilds, GuildChange(levels=SETTLED.levels)),
        (other, GuildChange(hints=Hints.ALONE)),
    ]
    for writer, _ in changes:
        await writer.settings(GUILD)
    await asyncio.gather(*(writer.settle(GUILD, change) for writer, change in changes))
    assert await house(database).settings(GUILD) == SETTLED


async def test_everything_may_be_forbidden_again(guilds: Guilds, database: Database) -> None:
    await guilds.settle(GUILD, CHANGE)
    await guilds.settle(GUILD, GuildChange(channels=frozenset(), levels=()))
    for reader in (guilds, house(database)):
        settled = await reader.settings(GUILD)
        assert (settled.channels, settled.levels) == (frozenset(), ())
        assert (settled.rules, settled.hints) == (SETTLED.rules, SETTLED.hints)


async def test_rules_are_kept_under_names(guilds: Guilds, database: Database) -> None:
    await guilds.keep_rules(GUILD, "Ours", Rules(exchanges=2), replace=False)
    await guilds.keep_rules(GUILD, "Theirs", PRESETS["quick"], replace=False)
    await guilds.keep_rules(GUILD + 1, "Ours", Rules(), replace=False)
    for reader in (guilds, house(database)):
        kept = await reader.rule_sets(GUILD)
        assert [(one.name, one.rules) for one in kept] == [("Ours", Rules(exchanges=2)), ("Theirs", PRESETS["quick"])]


async def test_a_name_is_given_once(guilds: Guilds) -> None:
    await guilds.keep_rules(GUILD, "Ours", Rules(exchanges=2), replace=False)
    before = await guilds.rule_sets(GUILD)
    for alike in ("Ours", "OURS", "ｏｕｒｓ"):
        with pytest.raises(NameTaken):
            await guilds.keep_rules(GUILD, alike, Rules(), replace=False)
    assert await guilds.rule_sets(GUILD) == before


async def test_a_name_may_be_given_anew(guilds: Guilds, database: Database) -> None:
    await guilds.keep_rules(GUILD, "Ours", Rules(exchanges=2), replace=False)
    [before] = await guilds.rule_sets(GUILD)
    await guilds.keep_rules(GUILD, "OURS", Rules(target=41), replace=True)
    for reader in (guilds, house(database)):
        [after] = await reader.rule_sets(GUILD)
        assert (after.id, after.name, after.rules) == (before.id, "OURS", Rules(target=41))


async def test_there_is_an_end_to_what_a_guild_keeps(guilds: Guilds, database: Database) -> None:
    for number in range(MOST_SETS):
        await guilds.keep_rules(GUILD, f"Rules {number}", Rules(), replace=False)
    with pytest.raises(TooManySets):
        await guilds.keep_rules(GUILD, "One more", Rules(), replace=True)
    await guilds.keep_rules(GUILD, "Rules 0", Rules(target=26), replace=True)
    for reader in (guilds, house(database)):
        kept = await reader.rule_sets(GUILD)
        assert [one.name for one in kept] == [f"Rules {number}" for number in range(MOST_SETS)]
        assert kept[0].rules == Rules(target=26)


async def test_rules_are_dropped_by_their_own_guild_only(guilds: Guilds, database: Database) -> None:
    await guilds.keep_rules(GUILD, "Ours", Rules(), replace=False)
    [ours] = await guilds.rule_sets(GUILD)
    await guilds.drop_rules(GUILD + 1, ours.id)
    assert await house(database).rule_sets(GUILD) == (ours,)
    await guilds.drop_rules(GUILD, ours.id)
    await guilds.drop_rules(GUILD, ours.id)
    for reader in (guilds, house(database)):
        assert await reader.rule_sets(GUILD) == ()


async def test_a_number_is_never_given_twice(guilds: Guilds) -> None:
    """An old drop-down carries it."""
    await guilds.keep_rules(GUILD, "Ours", Rules(), replace=False)
    [first] = await guilds.rule_sets(GUILD)
    await guilds.drop_rules(GUILD, first.id)
    await guilds.keep_rules(GUILD, "Ours", Rules(), replace=False)
    [second] = await guilds.rule_sets(GUILD)
    assert second.id > first.id


async def test_who_reads_while_somebody_writes_remembers_what_was_written(guilds: Guilds, database: Database) -> None:
    await asyncio.gather(
        guilds.settings(GUILD),
        guilds.rule_sets(GUILD),
        guilds.settle(GUILD, CHANGE),
        guilds.keep_rules(GUILD, "Ours", Rules(), replace=False),
    )
    for reader in (guilds, house(database)):
        assert await reader.settings(GUILD) == SETTLED
        assert [one.name for one in await reader.rule_sets(GUILD)] == ["Ours"]
