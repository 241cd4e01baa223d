"""How well AI players play is chosen seat by seat: in the lobby by one tap, and in the commands."""

from __future__ import annotations

import pytest

from bot.game.rules import Rules
from bot.records import GuildChange, Hints, Level
from tests.discord.alone import message, private_table
from tests.discord.conftest import OpenWorld
from tests.discord.playing import table, table_of
from tests.discord.world import World

NO_AI = "This server plays without AI players."
NOT_THAT_LEVEL = "This server has no AI players of that level."


async def levels(world: World) -> list[Level | None]:
    return [player.level for player in (await table(world)).players]


async def allow(world: World, *allowed: Level) -> None:
    await world.bot.houses.settle(world.room.guild.id, GuildChange(levels=allowed))


# In the lobby


async def test_one_tap_seats_an_ai_player_of_the_level_beside_the_button(world: World) -> None:
    await world.slash("anna", "chicago start")
    for label in ("AI: medium", "+ AI", "AI: hard", "+ AI"):
        await world.click("anna", label)
    assert await levels(world) == [None, Level.HARD, Level.EASY]
    assert "2 Kalle hard AI\n3 Maja easy AI\n4 free" in world.table().text


async def test_two_taps_on_the_level_that_was_drawn_go_one_step(world: World) -> None:
    await world.slash("anna", "chicago start")
    await world.deliver(world.press("anna", "AI: medium"), world.press("anna", "AI: medium"))
    assert world.table().find("AI: hard")


async def test_who_does_not_sit_there_chooses_no_level(world: World) -> None:
    await world.slash("anna", "chicago start")
    await world.click("bo", "level")
    assert world.screens("bo")[-1].text == "You are not at this table."
    assert world.table().find("AI: medium")


async def test_a_person_alone_is_joined_by_players_of_the_level_chosen_last(world: World) -> None:
    await world.slash("anna", "chicago start")
    await world.click("anna", "AI: medium")
    await world.click("anna", "AI: hard")
    await world.click("anna", "Start: you + 3 easy AI")
    assert await levels(world) == [None, *[Level.EASY] * 3]
    assert world.table().text.count("easy AI") == 3


async def test_a_lobby_with_a_button_for_each_level_still_works(world: World) -> None:
    await world.slash("anna", "chicago start")
    game = (await table(world)).game_id
    for forged in ("addai|0", "addai|3", "level|3", "level"):
        await world.deliver(world.tap("anna", f"ch1|{game:x}|0|{forged}", on=world.table()))
    assert await levels(world) == [None, Level.EASY]


# In the commands


async def test_the_command_seats_ai_players_of_a_level(world: World) -> None:
    await world.slash("anna", "chicago start", opponents=2, ai="hard")
    assert await levels(world) == [None, Level.HARD, Level.HARD]


async def test_the_command_may_name_the_level_alone(world: World) -> None:
    await world.slash("anna", "chicago start", ai="easy")
    await world.click("anna", "Start: you + 3 easy AI")
    assert await levels(world) == [None, *[Level.EASY] * 3]


async def test_a_game_alone_is_against_the_level_that_is_named(world: World) -> None:
    await world.slash("anna", "chicago solo", ai="easy", opponents=2)
    players = (await private_table(world, "anna")).players
    assert [player.level for player in players] == [None, Level.EASY, Level.EASY]
    assert message(world, "anna").text.count("easy AI") == 2
    await world.slash("anna", "chicago solo", ai="medium", opponents=1)
    await world.click("anna", "New game")
    assert [player.level for player in (await private_table(world, "anna")).players] == [None, Level.MEDIUM]


# As the server likes it


async def test_only_levels_that_the_server_allows_are_offered_and_taken(world: World) -> None:
    await allow(world, Level.EASY)
    assert (await world.slash("anna", "chicago start", ai="hard")).response is not None
    assert world.screens("anna")[-1].text == NOT_THAT_LEVEL
    await world.slash("anna", "chicago start")
    labels = [control.label for control in world.table().controls]
    assert labels == ["Join", "Start: you + 3 easy AI", "+ AI", "Rules", "Pace: live", "Leave"]
    game = (await table(world)).game_id
    [answer] = await world.deliver(world.tap("anna", f"ch1|{game:x}|0|addai|2", on=world.table()))
    assert answer.response is not None
    assert world.screens("anna")[-1].text == NOT_THAT_LEVEL
    await world.slash("bo", "chicago solo", ai="medium")
    assert world.screens("bo")[-1].text == NOT_THAT_LEVEL
    await world.slash("bo", "chicago solo")
    assert {player.level for player in (await private_table(world, "bo")).players[1:]} == {Level.EASY}


async def test_a_server_may_play_without_ai_players(world: World) -> None:
    await allow(world)
    for command in ("chicago start", "chicago solo"):
        for options in ({"ai": "easy"}, {"opponents": 2}):
            await world.slash("anna", command, **options)
            assert world.screens("anna")[-1].text == NO_AI
    assert await table_of(world) is None
    await world.slash("anna", "chicago start")
    start = world.table().find("start")
    assert start is not None
    assert not start.enabled
    await world.click("bo", "join")
    await world.click("bo", "start")
    assert await levels(world) == [None, None]


async def test_a_manager_settles_which_ai_players_and_hints_there_are(open_world: OpenWorld) -> None:
    world = await open_world(manager="anna")
    await world.slash("anna", "chicago settings")
    assert "AI players Easy, Medium, Hard\nHints in all games" in world.screens("anna")[-1].text
    await world.select("anna", "setlevels", "hard", "easy")
    await world.select("anna", "sethints", "alone")
    assert "AI players Easy, Hard\nHints in games of one person" in world.screens("anna")[-1].text
    settled = await world.bot.houses.settings(world.room.guild.id)
    assert (settled.levels, settled.hints) == ((Level.EASY, Level.HARD), Hints.ALONE)
    await world.select("anna", "setlevels")
    assert "AI players none" in world.screens("anna")[-1].text


@pytest.mark.parametrize("values", [["nonsense"], ["easy", "x" * 5000], ["always", "never"], [""]])
async def test_what_is_not_offered_is_not_settled(open_world: OpenWorld, values: list[str]) -> None:
    world = await open_world(manager="anna")
    await world.slash("anna", "chicago settings")
    panel = world.screens("anna")[-1]
    before = await world.bot.houses.settings(world.room.guild.id)
    await world.deliver(world.tap("anna", "ch1|0|0|setlevels", on=panel, values=values))
    await world.deliver(world.tap("anna", "ch1|0|0|sethints", on=panel, values=[value * 2 for value in values]))
    assert await world.bot.houses.settings(world.room.guild.id) == before


# The server's own rules, alone


async def test_a_game_alone_may_be_played_by_the_servers_own_rules(world: World) -> None:
    ours = Rules(target=41, exchanges=2)
    await world.bot.houses.keep_rules(world.room.guild.id, "Theirs", Rules(target=26), replace=False)
    await world.bot.houses.keep_rules(world.room.guild.id, "Ours", ours, replace=False)
    suggested = await world.person("anna").autocomplete(world.room.channel, "chicago solo", "rules", "our")
    assert [choice["name"] for choice in suggested] == ["Ours"]
    await world.slash("anna", "chicago solo", rules="pagat", opponents=1)
    await world.slash("anna", "chicago solo", rules="ours", opponents=2)
    await world.click("anna", "New game")
    table = await private_table(world, "anna")
    assert (table.rules, len(table.players)) == (ours, 3)


async def test_a_wish_that_cannot_be_granted_any_more_ends_no_game(world: World) -> None:
    guild = world.room.guild.id
    await world.slash("anna", "chicago solo")
    table = await private_table(world, "anna")
    await world.bot.houses.keep_rules(guild, "Ours", Rules(exchanges=2), replace=False)
    await world.slash("anna", "chicago solo", rules="ours")
    [kept] = await world.bot.houses.rule_sets(guild)
    await world.bot.houses.drop_rules(guild, kept.id)
    await world.click("anna", "New game")
    assert await private_table(world, "anna") is table

    await world.slash("anna", "chicago solo", rules="standard", ai="easy")
    await allow(world, Level.MEDIUM)
    await world.click("anna", "New game")
    assert NOT_THAT_LEVEL in world.screens("anna")[-1].text
    assert await private_table(world, "anna") is table
    await world.slash("anna", "chicago solo", rules="nobody's")
    assert "No rules of that name" in world.screens("anna")[-1].text
