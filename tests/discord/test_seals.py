"""FAIRNESS.md in the channel: the seal before the first card, salt in between, everything opened at the end."""

from __future__ import annotations

import json
from copy import deepcopy
from dataclasses import replace
from random import Random

import pytest

from bot.demo import SeededShuffler
from bot.game.rules import Rules
from bot.manager.tempo import Tempo
from bot.proof.check import Checked, check
from bot.proof.document import Proof, read
from bot.records import Change
from tests.discord import alone
from tests.discord.conftest import OpenWorld
from tests.discord.looking_back import QUICK_END, TO_THE_END, file_of, newest
from tests.discord.playing import Cards, follow, game, play_on, rigged, start_by, start_short, table, table_of
from tests.discord.seals import Seals
from tests.discord.world import World
from tests.manager.moments import deal_over, in_deal

SHOWN = replace(Tempo.instant(), deal=60.0)
"""Nothing waits, but a finished deal is shown for a minute."""
OVER_AT_ONCE = Rules(target=26, exchanges=2)
LOW = Cards(["AS AH 9C 7D 5H", "KS QH 8C 6D 4H"])
EDITS = "/channels/*/messages/*"


async def published(world: World, person: str) -> Proof:
    """What /chicago verify hands out about the last game here."""
    await world.slash(person, "chicago verify")
    return read(await file_of(world, newest(world, person)))


async def test_over_whole_games_every_seal_comes_before_its_cards_and_no_seed_before_the_end(
    open_world: OpenWorld,
) -> None:
    """Two games, the second one a rematch without a lobby on the table; salt in every deal of the first."""
    world = await open_world(tempo=SHOWN, shuffler=SeededShuffler(11))
    seals = Seals(world).begun()
    await world.slash("anna", "chicago start")
    await world.click("bo", "join")
    for person in ("anna", "bo"):
        await world.slash(person, "chicago salt", text=f"{person} in the lobby")
    lobby = world.table()
    assert "salted by anna and bo" in lobby.text
    await start_by_now(world)
    salts, deals = 4, 0
    while await on_to_the_next_score(world):
        deals += 1
        await world.slash("bo", "chicago salt", text="bo changes his mind")
        await world.slash("bo", "chicago salt", text=f"bo's words for {deals + 1}")
        assert "salted by bo" in world.table().text
        salts += 1
        await world.env.advance_time(61)
    assert deals >= 1
    assert seals.served == {(1, deal) for deal in range(deals + 2)}

    proof = await published(world, "eve")
    assert check(proof).salts == salts
    assert proof.deals[2].salts[0].text == "bo's words for 2"

    await world.click("anna", "rematch")
    await world.click("bo", "rematch")
    for person in ("anna", "bo"):
        await world.click(person, "hand")
    await play_on(world, ["anna", "bo"], dice=Random(3), until=in_deal(2), look_again=61)
    assert {(2, 0), (2, 1)} <= seals.served
    assert (seals.late, seals.betrayed) == (set(), set())


async def on_to_the_next_score(world: World) -> bool:
    """Play until a deal is shown; False when that was the last one."""
    await play_on(world, ["anna", "bo"], dice=Random(7), until=deal_over)
    return await table_of(world) is not None


async def start_by_now(world: World) -> None:
    """Begin the open lobby as a short game, salted as it is."""
    lobby = await table(world)
    lobby.rules = OVER_AT_ONCE
    await lobby._write(Change(rules=lobby.rules, due=lobby.due))
    await world.click("anna", "start")


async def test_at_no_pace_at_all_the_seals_come_first(open_world: OpenWorld) -> None:
    world = await open_world(shuffler=SeededShuffler(4))
    seals = Seals(world).begun()
    await start_short(world, joining=["bo"], ai=1)
    await play_on(world, ["anna", "bo"], dice=Random(4), until=in_deal(3))
    assert {deal for _, deal in seals.served} >= {0, 1, 2}
    assert (seals.late, seals.betrayed) == (set(), set())


async def test_these_eyes_see_cards_without_a_seal_and_a_seed_that_is_told(open_world: OpenWorld) -> None:
    """The negative control: they are opened when the seals have gone by already."""
    world = await open_world(shuffler=rigged(QUICK_END))
    await world.start("anna", joining=["bo"])
    seals = Seals(world).begun()
    await follow(world, "anna pat")
    assert seals.late == {(1, 0), (1, 1)}
    said = deepcopy(world.log.sent[-1])
    said.request.json["content"] = (await table(world)).seeds[1].hex()  # type: ignore[index]
    seals.look(said)
    assert seals.betrayed == {(1, 1)}


async def test_cards_wait_until_discord_takes_their_seal(open_world: OpenWorld) -> None:
    world = await open_world(tempo=SHOWN, shuffler=rigged(LOW, LOW))
    seals = Seals(world).begun()
    await world.start("anna", joining=["bo"])
    exchange = "anna pat, bo pat"
    await follow(world, f"{exchange}, anna pass", f"{exchange}, anna pass", exchange)
    await follow(world, "anna A♠, anna A♥, bo Q♥, anna 9♣")
    world.env.inject_error("PATCH", EDITS, status=502, times=3)
    await follow(world, "anna 7♦")
    assert deal_over(await game(world))
    await world.env.advance_time(61)
    assert (await game(world)).deal == 1, "its time has come, and its seal has not been seen"
    await world.env.advance_time(30)
    assert (await game(world)).deal == 2
    assert seals.late == set()


async def test_where_the_bot_may_not_write_the_game_goes_on(open_world: OpenWorld) -> None:
    """A table never gets stuck: its seals are in the proof all the same."""
    world = await open_world(shuffler=SeededShuffler(2))
    await start_short(world, joining=["bo"])
    for method, path in (("PATCH", EDITS), ("POST", "/channels/*/messages")):
        world.env.inject_error(method, path, status=403, code=50013, times=None)
    await play_on(world, ["anna", "bo"], dice=Random(2), until=in_deal(2))
    assert (await game(world)).deal == 2


async def test_a_restart_between_two_deals_waits_for_the_seal_to_be_seen_again(open_world: OpenWorld) -> None:
    world = await open_world(tempo=SHOWN, shuffler=SeededShuffler(5))
    await start_short(world, joining=["bo"])
    await play_on(world, ["anna", "bo"], dice=Random(5), until=deal_over)
    await world.slash("anna", "chicago salt", text="before the restart")
    seed = (await table(world)).seeds[2]
    await world.restart()
    seals = Seals(world).begun()
    await world.env.advance_time(1)
    await world.env.advance_time(90)
    found = await table(world)
    assert found.deal == 2
    assert found.seeds[2] == seed
    assert "salted by anna" in world.table().text
    assert (1, 2) in seals.served


# Salt by command


async def test_salt_is_for_those_who_sit_here_and_for_its_time(open_world: OpenWorld) -> None:
    world = await open_world(shuffler=rigged(QUICK_END))

    async def told(person: str, text: str) -> str:
        await world.slash(person, "chicago salt", text=text)
        return newest(world, person).text

    assert "no table" in await told("anna", "x")
    await world.slash("anna", "chicago start")
    assert await told("eve", "x") == "You are not at this table."
    assert (await told("anna", "mine")).startswith("Your salt is in the cut and the first deal\n")
    assert (await told("anna", "\u00f6" * 33)).startswith("That is too long")
    assert "salted by anna" in world.table().text
    assert "mine" not in world.table().text
    await world.click("bo", "join")
    await world.click("anna", "start")
    assert (await told("bo", "x")).startswith("A shuffle takes salt while the table is open")


async def test_alone_salt_goes_into_the_next_deal(open_world: OpenWorld) -> None:
    world = await open_world()
    await world.slash("dan", "chicago solo", opponents=1)
    await alone.tap_on(world, "dan", Random(1), until=alone.deal_over)
    await world.slash("dan", "chicago salt", text="for myself")
    assert newest(world, "dan").lines[0] == "Your salt is in the shuffle of deal 2"
    assert (await alone.private_table(world, "dan")).salts == {(2, 0): "for myself"}


# Verify


async def test_the_result_proves_its_shuffles_to_anybody(open_world: OpenWorld) -> None:
    world = await open_world(shuffler=SeededShuffler(8))
    await start_short(world, joining=["bo"])
    await play_on(world, ["anna", "bo"], dice=Random(8))
    await world.click("eve", "verify")
    answer = newest(world, "eve")
    assert answer.private
    assert answer.lines[0] == "The shuffles of game 1 are what was sealed"
    assert "What it does not prove" in answer.text
    file = json.loads(await file_of(world, answer))
    for deal in file["deals"]:
        assert deal["commitment"][:16] in answer.text
    assert isinstance(check(read(json.dumps(file).encode())), Checked)


async def test_a_game_that_was_void_is_opened_too(open_world: OpenWorld) -> None:
    world = await open_world(tempo=SHOWN, shuffler=SeededShuffler(9))
    await start_short(world, joining=["bo"])
    await play_on(world, ["anna", "bo"], dice=Random(9), until=deal_over)
    sealed = (await table(world)).seeds
    await table_stopped(world)
    proof = await published(world, "anna")
    assert [deal.seed for deal in proof.deals] == [sealed[deal] for deal in (0, 1, 2)]
    assert check(proof).packs == 3


async def table_stopped(world: World) -> None:
    """Both people want to stop."""
    for person in ("anna", "bo"):
        await world.slash(person, "chicago stop")
        await world.click(person, "stopsure")


async def test_packs_that_were_not_shuffled_are_told(open_world: OpenWorld) -> None:
    world = await open_world(shuffler=rigged(QUICK_END))
    await start_by(world, Rules(), joining=["bo"])
    await follow(world, TO_THE_END)
    await world.click("bo", "verify")
    answer = newest(world, "bo")
    assert answer.lines[:2] == [
        "The cut is not what was sealed",
        "Its pack was not in the order that its seed gives.",
    ]
    assert "What this proves" not in answer.text


@pytest.mark.parametrize("named", [None, "1", "2", "x", "9" * 80])
async def test_a_game_that_goes_on_is_not_opened(open_world: OpenWorld, named: str | None) -> None:
    """Nor can it be told from one that does not exist."""
    world = await open_world(shuffler=rigged(QUICK_END))
    await world.start("anna", joining=["bo"])
    for command in ("chicago verify", "chicago replay"):
        await world.slash("anna", command, **({} if named is None else {"game": named}))
        assert newest(world, "anna").text == "There is no such game here that is over and kept."
    for verb in ("verify", "replay", "replayfile", "replayon|0", "replayseat"):
        [answer] = await world.deliver(world.tap("bo", f"ch1|1|0|{verb}", values=["0"]))
        assert answer.response is not None
        assert "<" not in newest(world, "bo").text
        assert "There is no such game" in newest(world, "bo").text
