"""R1.6 and the end of games before their time: who leaves, who stops, and whose seats are free afterwards."""

from __future__ import annotations

from random import Random

import discord

from bot.game.actions import Seat
from bot.game.events import SeatLeft
from bot.records import Status
from bot.sandbox.screen import Screen
from tests.discord.conftest import OpenWorld
from tests.discord.playing import Cards, follow, game, play_on, rigged, table, table_of
from tests.discord.world import World

ROYAL = Cards(["TS JS QS KS AS", "2C 3D 5H 7C 9D", "2D 3H 5S 7H 9C"])
"""Anna is to win this deal."""


async def free(world: World, *people: str) -> bool:
    """Can each of these people open a table elsewhere?"""
    for name in people:
        other = world.room.guild.create_text_channel(f"room-of-{name}")
        answer = await world.person(name).slash(other, "chicago start")
        assert answer.response is not None
        if Screen(answer.response).lines[0] != "You sit in seat 1":
            return False
    return True


async def leave(world: World, person: str) -> None:
    """Leave for good."""
    await world.slash(person, "chicago leave")
    await world.click(person, "leavesure")


# Leaving


async def test_leaving_is_asked_once_and_says_what_it_means(world: World) -> None:
    await world.start("anna", joining=["bo"])
    await world.slash("anna", "chicago leave")
    question = world.screens("anna")[-1]
    assert "AI player" in question.text
    assert [control.verb for control in question.controls] == ["leavesure", "stay"]
    await world.click("anna", "stay")
    assert all(player.plays_itself for player in (await table(world)).players)
    await world.slash("eve", "chicago leave")
    assert world.screens("eve")[-1].text == "You are not at this table."


async def test_the_last_person_ends_the_game_by_leaving_and_is_told_so_before(world: World) -> None:
    await world.start("anna")
    await world.slash("anna", "chicago leave")
    assert "the game ends at once" in world.screens("anna")[-1].text
    await world.click("anna", "leavesure")
    assert any(screen.text == "You have left, and the game is over." for screen in world.screens("anna"))
    assert world.table().lines[0] == "All the people have left: nobody wins"
    assert all(screen.pictures != ["hand.png"] for screen in world.screens("anna"))


async def test_who_has_left_a_lobby_reads_of_no_seat(world: World) -> None:
    await world.slash("anna", "chicago start")
    await world.click("bo", "join")
    assert world.screens("bo")[-1].lines[0] == "You sit in seat 2"
    await world.click("bo", "leave")
    assert all(screen.lines[0] != "You sit in seat 2" for screen in world.screens("bo"))
    await world.click("bo", "join")
    assert world.screens("bo")[-1].lines[0] == "You sit in seat 2"


async def test_leaving_a_lobby_by_command_speaks_of_no_game(world: World) -> None:
    await world.slash("anna", "chicago start")
    await world.slash("anna", "chicago leave")
    assert world.screens("anna")[-1].lines[0] == "Leave this table?"


async def test_an_ai_player_plays_on_for_who_left(world: World) -> None:
    await world.start("anna", joining=["bo"])
    await leave(world, "anna")
    state = await game(world)
    assert SeatLeft(Seat(0)) in state.record
    assert "anna (left)" in world.table().text
    assert world.panel("bo").find("keepmade") or world.panel("bo").find("pat")
    assert await free(world, "anna")
    await world.slash("anna", "chicago hand")
    assert "You have left this game" in world.screens("anna")[-1].text


async def test_who_left_may_win_the_cards_but_ranks_last(open_world: OpenWorld) -> None:
    """The seat is ahead when the game ends; in the record its person comes after all who stayed (R1.6)."""
    world = await open_world(shuffler=rigged(ROYAL))
    await world.start("anna", joining=["bo", "cia"])
    await follow(world, "anna pat, bo pat, cia pat, anna declare")
    assert (await game(world)).scores == (52, 0, 0)
    await leave(world, "anna")
    await play_on(world, ["bo", "cia"], dice=Random(1))
    result = world.table()
    assert "no person has won" in result.lines[0]
    ranking = [line for line in result.lines if line.endswith(tuple("0123456789")) and line[:2] in {"1 ", "2 ", "3 "}]
    assert "anna (left)" in ranking[-1]
    await world.slash("bo", "leaderboard")
    board = world.screens("bo")[-1].text
    assert board.count(" 0 of 1 ") == 3


async def test_everybody_leaves_and_the_game_is_over(world: World) -> None:
    await world.start("anna", joining=["bo"], ai=1)
    played = await table(world)
    await leave(world, "anna")
    await leave(world, "bo")
    assert played.status is Status.FINISHED
    assert await table_of(world) is None
    assert await free(world, "anna", "bo")
    result = world.table().text
    assert "All the people have left: nobody wins" in result
    last, first = (change for line in result.splitlines() if line.startswith("Ratings:") for change in line.split("·"))
    assert "bo" in last
    assert "anna" in first
    assert "(+" not in last + first
    await world.slash("eve", "chicago start")
    assert (await table(world)).game_id != played.game_id


# Stopping


async def test_the_vote_of_the_people_stops_a_game(world: World) -> None:
    await world.start("anna", joining=["bo", "cia"])
    played = await table(world)
    await world.slash("anna", "chicago stop")
    await world.click("anna", "stopsure")
    assert played.live
    assert "Void the game? anna voted yes: 1 of 2 votes" in world.table().text
    await world.slash("bo", "chicago stop")
    await world.click("bo", "stopsure")
    assert played.status is Status.VOID
    assert world.table().lines[0] == "This game does not count"
    assert await free(world, "anna", "bo", "cia")
    await world.slash("anna", "leaderboard")
    assert "No game has been counted here yet" in world.screens("anna")[-1].text


async def test_the_people_finish_a_game_after_a_deal_and_it_counts(world: World) -> None:
    await world.start("anna", joining=["bo"], rules="Standard")
    played = await table(world)
    await world.slash("anna", "chicago stop")
    assert [control.verb for control in world.screens("anna")[-1].controls] == ["stopafter", "stopsure", "stay"]
    await world.click("anna", "stopafter")
    assert "Finish after deal 1? anna voted yes: 1 of 2 votes" in world.table().text
    await world.click("anna", "unvote", on=world.table())
    assert world.screens("anna")[-1].text == "You took your vote back."
    assert not world.table().find("voteafter")
    await world.slash("anna", "chicago stop")
    await world.click("anna", "stopafter")
    late = world.press("bo", "voteafter")
    await world.click("bo", "voteafter")
    assert "The game ends after deal 1: whoever is ahead then wins." in world.table().text
    await world.deliver(late)
    await world.restart()
    assert "The game ends after deal 1" in world.table().text
    for person in ("anna", "bo"):
        await world.click(person, "hand")
    await play_on(world, ["anna", "bo"], dice=Random(3))

    result = world.table()
    assert "Ended early by vote, after deal 1." in result.text
    assert "wins with" in result.lines[0] or "share the win" in result.lines[0]
    assert result.find("rematch")
    assert await table_of(world) is None
    for person in ("anna", "bo"):
        assert not [control for control in world.panel(person).controls if control.enabled]
    await world.slash("anna", "leaderboard")
    assert "bo" in world.screens("anna")[-1].text, "it counts"
    await world.slash("bo", "chicago verify", game=str(played.game_id))
    assert "Ended early by vote, after deal 1." in world.screens("bo")[-1].text
    await world.slash("bo", "chicago replay", game=str(played.game_id))
    assert "Ended early" not in world.screens("bo")[-1].text
    await world.click("bo", "replaylast")
    assert "Ended early by vote, after deal 1." in world.screens("bo")[-1].text


async def test_one_vote_counts_once(world: World) -> None:
    await world.start("anna", joining=["bo"])
    for _ in range(2):
        await world.slash("anna", "chicago stop")
        await world.click("anna", "stopsure")
    assert (await table(world)).live


async def test_a_moderator_stops_a_game_at_once(world: World) -> None:
    guild = world.room.guild
    role = guild.create_role("moderators", permissions=discord.Permissions(manage_messages=True))
    moderator = guild.add_member(world.env.create_user("mo", global_name="mo"), roles=[role])
    await world.start("anna", joining=["bo"])
    played = await table(world)
    asked = await moderator.slash(world.room.channel, "chicago stop")
    assert asked.response is not None
    screen = Screen(asked.response)
    control = screen.find("stopsure")
    assert control is not None
    await moderator.click(screen.message, custom_id=control.custom_id)
    assert played.status is Status.VOID
    assert await free(world, "anna", "bo")


async def test_who_may_not_stop_a_game_is_told_so(world: World) -> None:
    await world.start("anna", joining=["bo"])
    await world.slash("eve", "chicago stop")
    assert world.screens("eve")[-1].text == "You are not at this table."


async def test_the_panels_of_a_stopped_game_ask_nothing_more(world: World) -> None:
    await world.start("anna", joining=["bo"])
    late = world.press("anna", "pat")
    for name in ("anna", "bo"):
        await world.slash(name, "chicago stop")
        await world.click(name, "stopsure")
    panel = next(screen for screen in world.screens("anna") if screen.pictures == ["hand.png"])
    assert not panel.controls
    await world.deliver(late)
    panel = next(screen for screen in world.screens("anna") if screen.pictures == ["hand.png"])
    assert not panel.controls


# Again


async def test_a_rematch_begins_when_all_want_it(open_world: OpenWorld) -> None:
    world = await open_world(shuffler=rigged(ROYAL))
    await world.start("anna", joining=["bo", "cia"])
    phase = "anna pat, bo pat, cia pat, anna declare"
    await follow(world, phase, phase, "anna pat, bo pat, cia pat, anna decline")
    await play_on(world, ["anna", "bo", "cia"], dice=Random(2))
    assert world.table().lines[0].startswith("anna wins with")
    await world.click("anna", "rematch")
    await world.click("bo", "rematch")
    assert "Rematch: anna and bo said yes" in world.table().text
    await world.click("cia", "rematch")
    again = await table(world)
    assert [player.name for player in again.players] == ["anna", "bo", "cia"]
    assert (await game(world)).deal == 1
    result = next(screen for screen in world.screens() if screen.lines[0].startswith("anna wins"))
    assert "The rematch is on." in result.text
    for name in ("anna", "bo", "cia"):  # with the tap that asked for it, without another one
        mine = [screen for screen in world.screens(name) if screen.private and screen.id > world.table().id]
        assert [screen.pictures for screen in mine] == [["hand.png"]]
        assert "exchange 1" in mine[0].lines[0].casefold()
    await world.slash("anna", "chicago leave")
    await world.click("anna", "leavesure")
    assert result.id in [screen.id for screen in world.screens()], "only what is private goes with the person"


async def test_a_rematch_that_begins_by_itself_brings_the_hand_to_those_who_asked(open_world: OpenWorld) -> None:
    world = await open_world(shuffler=rigged(ROYAL))
    await world.start("anna", joining=["bo", "cia"])
    phase = "anna pat, bo pat, cia pat, anna declare"
    await follow(world, phase, phase, "anna pat, bo pat, cia pat, anna decline")
    await play_on(world, ["anna", "bo", "cia"], dice=Random(2))
    await follow(world, "anna rematch, bo rematch")
    result = world.table()
    world.env.inject_error("POST", "/webhooks/*", status=503)  # one is sent again a little later
    await world.env.advance_time(61)
    await world.env.advance_time(7)
    assert "The rematch is on." in next(screen for screen in world.screens() if screen.id == result.id).text
    assert [player.name for player in (await table(world)).players] == ["anna", "bo"]
    for name, panels in (("anna", 1), ("bo", 1), ("cia", 0)):
        mine = [screen for screen in world.screens(name) if screen.private and screen.id > world.table().id]
        assert [screen.pictures for screen in mine] == [["hand.png"]] * panels
    assert world.bot.panels._waiting == {}
    again = await table(world)
    assert {(again.game_id, world.person(name).id) for name in ("anna", "bo")} <= world.bot.bedtime._watched
