"""The ground the Discord tests stand on: what it promises holds for the bot as it is."""

from __future__ import annotations

from datetime import timedelta

from bot.game.cards import PACK
from bot.sandbox.room import leave
from bot.sandbox.screen import Control, plain
from tests.discord.conftest import OpenWorld
from tests.discord.world import OPENS, RiggedShuffler, World


async def test_a_table_is_opened_and_begins(world: World) -> None:
    await world.start("anna", joining=["bo"], ai=2)
    assert world.table().find("hand")
    assert world.panel("anna").pictures == ["hand.png"]
    assert world.panel("bo").pictures == ["hand.png"]


async def test_everybody_sees_their_own_panel_and_nobody_elses(world: World) -> None:
    await world.start("anna", joining=["bo"])
    panels = {name: world.panel(name).id for name in ("anna", "bo")}
    assert panels["anna"] != panels["bo"]
    assert not set(panels.values()) & {screen.id for screen in world.screens("cia")}
    assert not set(panels.values()) & {screen.id for screen in world.screens()}


async def test_cards_are_dealt_from_the_pack_that_was_rigged(open_world: OpenWorld) -> None:
    world = await open_world(shuffler=RiggedShuffler({1: PACK[::-1]}))
    await world.start("anna", joining=["bo"])
    dealt = {
        control.label
        for person in ("anna", "bo")
        for control in world.panel(person).controls
        if control.verb == "throw"
    }
    assert dealt == {plain(f"<:{card}:1>") for card in PACK[:-11:-1]}


async def test_a_new_bot_knows_the_game_from_the_file_alone(world: World) -> None:
    await world.start("anna", joining=["bo"])
    before, old = world.panel("anna").text, world.bot
    await world.restart()
    assert world.bot is not old
    await world.slash("anna", "chicago hand")
    assert world.panel("anna").text == before


async def test_the_log_knows_who_sees_what(world: World) -> None:
    await world.start("anna", joining=["bo"])
    anna, bo = world.person("anna").id, world.person("bo").id
    private = {one.only for one in world.log.sent if "hand.png" in str(one.request.json)}
    assert private == {anna, bo}
    assert any(one.only is None and "Chicago" in str(one.request.json) for one in world.log.sent)


async def test_a_tap_delivered_twice_is_two_deliveries(world: World) -> None:
    await world.start("anna", joining=["bo"])
    tap = world.press("anna", "throw|0")
    await world.deliver(tap, tap)
    delivered = [payload for kind, _, payload in world.env.backend.transcript if kind == "GATEWAY"]
    assert len([payload for payload in delivered if payload and payload.get("id") == tap.payload["id"]]) == 2


async def test_a_forged_tap_reaches_the_bot(world: World) -> None:
    await world.start("anna", joining=["bo"])
    [answer] = await world.deliver(world.tap("eve", "ch1|1|0|nonsense"))
    assert answer.ephemeral


async def test_a_file_is_carried_to_another_room_and_its_game_played_on(open_world: OpenWorld) -> None:
    """The ids of guild, channel and people are the same in every room; those of interactions never are."""
    first = await open_world()
    await first.start("anna", joining=["bo"])
    begun = await first.click("anna", "throw|0")
    await leave(first.env)
    second = await open_world(opens=OPENS + timedelta(milliseconds=1))
    assert (second.room.guild.id, second.room.channel.id) == (first.room.guild.id, first.room.channel.id)
    assert {one.id for one in second.room.people.values()} == {one.id for one in first.room.people.values()}

    again = await second.slash("anna", "chicago hand")
    assert again._interaction.id > begun._interaction.id
    await second.slash("bo", "chicago hand")
    turn = "anna" if "Your turn" in second.panel("anna").text else "bo"
    await second.click(turn, "pat")
    assert "Your turn" not in second.panel(turn).text
    assert second.table().find("hand"), "the table is posted anew: its old message is in the other room"


def test_a_control_tells_what_it_does() -> None:
    control = Control("7♦", "ch1|3z|12|throw|4", enabled=True)
    assert (control.do, control.verb) == ("throw|4", "throw")
