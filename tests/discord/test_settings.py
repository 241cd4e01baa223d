"""The settings of a server: who may settle them, and that tables keep to them."""

from __future__ import annotations

import discord
import pytest
from simcord import ChannelHandle

from bot.game.rules import PRESETS, Rules
from bot.records import GuildSettings, Keeping
from bot.sandbox.screen import Screen
from tests.discord.conftest import OpenWorld
from tests.discord.playing import table, table_of
from tests.discord.world import World

REFUSED = "Only people who may manage this server can change its settings."


@pytest.fixture
async def managed(open_world: OpenWorld) -> World:
    """A server that Anna manages."""
    return await open_world(manager="anna")


async def settings_of(world: World, person: str = "anna") -> Screen:
    await world.slash(person, "chicago settings")
    return world.screens(person)[-1]


async def stored(world: World) -> GuildSettings:
    return await world.bot.houses.settings(world.room.guild.id)


async def allow(world: World, *channels: ChannelHandle) -> None:
    """Choose where tables may stand."""
    screen = world.showing("anna", "setwhere")
    control = screen.find("setwhere")
    assert control is not None
    await world.person("anna").select(screen.message, channels, custom_id=control.custom_id)


async def test_a_server_starts_with_the_standard_rules_everywhere(managed: World) -> None:
    screen = await settings_of(managed)
    assert screen.private
    assert "Rules Standard rules" in screen.text
    assert "Channels everywhere" in screen.text
    assert "Own rules none yet" in screen.text
    assert screen.find("dropset") is None


async def test_a_server_keeps_moves_as_long_as_it_wants(managed: World) -> None:
    assert "Moves of games are kept for 90 days, for replays" in (await settings_of(managed)).lines
    await managed.select("anna", "setkeeping", "always")
    assert "Moves of games are kept for good, for replays" in managed.screens("anna")[-1].lines
    assert (await stored(managed)).keeping is Keeping.ALWAYS
    panel = managed.screens("anna")[-1]
    await managed.deliver(managed.tap("anna", "ch1|0|0|setkeeping", on=panel, values=["never"]))
    assert (await stored(managed)).keeping is Keeping.ALWAYS


@pytest.mark.parametrize("verb", ["settings", "setrules", "setwhere", "setkeeping", "hide", "dropset", "dropsure"])
async def test_whoever_does_not_manage_the_server_settles_nothing(managed: World, verb: str) -> None:
    world = managed
    await world.bot.houses.keep_rules(world.room.guild.id, "Ours", PRESETS["pagat"], replace=False)
    assert (await settings_of(world, "bo")).text == REFUSED
    panel = world.screens("bo")[-1]
    for version in (0, 1):
        [answer] = await world.deliver(world.tap("bo", f"ch1|0|{version}|{verb}", on=panel, values=["quick", "set-1"]))
        assert answer.response is not None
        assert Screen(answer.response).text == REFUSED
    assert await stored(world) == GuildSettings()
    assert len(await world.bot.houses.rule_sets(world.room.guild.id)) == 1


async def test_tables_play_the_rules_of_their_server(managed: World) -> None:
    await settings_of(managed)
    await managed.select("anna", "setrules", "svensk")
    assert managed.screens("anna")[-1].lines[1].startswith("Rules Svensk rules: ")
    await managed.slash("bo", "chicago rules")
    assert "Throw one card, and you may see the next" in managed.screens("bo")[-1].text
    await managed.slash("bo", "chicago start")
    assert (await table(managed)).rules == PRESETS["svensk"]


async def test_other_rules_may_be_named_at_the_start(managed: World) -> None:
    await settings_of(managed)
    await managed.select("anna", "setrules", "svensk")
    await managed.slash("bo", "chicago start", rules="Standard")
    assert (await table(managed)).rules == Rules()


async def test_settings_outlive_the_bot(managed: World) -> None:
    await settings_of(managed)
    await managed.select("anna", "setrules", "quick")
    await managed.restart()
    assert "Quick rules" in (await settings_of(managed)).text


async def test_a_table_stands_only_where_it_may(managed: World) -> None:
    world = managed
    elsewhere = world.room.guild.create_text_channel("cards")
    await settings_of(world)
    await allow(world, elsewhere)
    assert f"Channels <#{elsewhere.id}>" in world.screens("anna")[-1].text
    await world.slash("bo", "chicago start")
    assert world.screens("bo")[-1].text == f"Here, Chicago is played in <#{elsewhere.id}>."
    assert await table_of(world) is None
    await world.person("bo").slash(elsewhere, "chicago start")
    assert await world.bot.tables.table_in(elsewhere.id)


async def test_a_table_may_stand_in_a_thread_of_a_channel_where_it_may(managed: World) -> None:
    world = managed
    await settings_of(world)
    await allow(world, world.room.channel)
    channel = world.bot.get_channel(world.room.channel.id)
    assert isinstance(channel, discord.TextChannel)
    await channel.create_thread(name="an evening", type=discord.ChannelType.public_thread)
    await world.env.settle()
    [thread] = world.room.channel.threads
    await world.person("bo").slash(thread, "chicago start")
    assert await world.bot.tables.table_in(thread.id)


async def test_no_channel_chosen_is_every_channel(managed: World) -> None:
    await settings_of(managed)
    await allow(managed, managed.room.guild.create_text_channel("cards"))
    await allow(managed)
    assert "Channels everywhere" in managed.screens("anna")[-1].text
    await managed.slash("bo", "chicago start")
    assert await table_of(managed) is not None


@pytest.mark.parametrize("values", [["x"], ["1" * 21], ["-1"], ["١"], [str(n) for n in range(1, 27)], [""]])
async def test_what_is_no_channel_settles_nothing(managed: World, values: list[str]) -> None:
    screen = await settings_of(managed)
    await managed.deliver(managed.tap("anna", "ch1|0|0|setwhere", on=screen, values=values))
    assert await stored(managed) == GuildSettings()


@pytest.mark.parametrize("values", [["nonsense"], ["set-99"], [], ["x" * 5000]])
async def test_rules_that_are_not_offered_are_not_settled(managed: World, values: list[str]) -> None:
    screen = await settings_of(managed)
    for verb in ("setrules", "dropset"):
        await managed.deliver(managed.tap("anna", f"ch1|0|0|{verb}", on=screen, values=values))
    assert await stored(managed) == GuildSettings()
    assert managed.screens("anna")[-1].lines[0] == "Settings of this server"


async def test_own_rules_are_settled_and_deleted_after_a_question(managed: World) -> None:
    world, guild = managed, managed.room.guild.id
    await world.bot.houses.keep_rules(guild, "Ours", Rules(exchanges=2), replace=False)
    await world.bot.houses.keep_rules(guild, "Theirs", Rules(target=41), replace=False)
    [ours, theirs] = await world.bot.houses.rule_sets(guild)
    await settings_of(world)
    await world.select("anna", "setrules", f"set-{ours.id}")
    await world.select("anna", "dropset", f"set-{ours.id}")
    assert world.screens("anna")[-1].lines[0] == "Delete Ours?"
    await world.click("anna", "Keep")
    assert await world.bot.houses.rule_sets(guild) == (ours, theirs)
    await world.select("anna", "dropset", f"set-{ours.id}")
    await world.click("anna", "Delete")
    assert await world.bot.houses.rule_sets(guild) == (theirs,)
    assert (await stored(world)).rules == Rules(exchanges=2), "what was settled stays"
    assert "Own rules Theirs" in world.screens("anna")[-1].text


async def test_who_manages_the_server_may_replace_rules_of_that_name(managed: World) -> None:
    world, guild = managed, managed.room.guild.id
    await world.bot.houses.keep_rules(guild, "Ours", Rules(exchanges=2), replace=False)
    await world.slash("anna", "chicago start")
    await world.click("anna", "rules", on=world.table())
    asked = await world.click("anna", "rulesave")
    await world.person("anna").submit_modal(asked, {"text": "OURS"})
    [kept] = await world.bot.houses.rule_sets(guild)
    assert (kept.name, kept.rules) == ("OURS", Rules())
