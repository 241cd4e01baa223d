"""The table's message (UX.md, M2): edited while young, moved when old, sent once however often that is tried."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Callable, Mapping
from datetime import datetime, timedelta
from functools import partial
from random import Random

import discord
import pytest

from bot.demo import SeededShuffler
from bot.game.state import GameState, Playing
from bot.manager.tempo import Tempo
from tests.discord.conftest import OpenWorld
from tests.discord.playing import Cards, follow, game, rigged, table
from tests.discord.world import World

HANDS = Cards(["AS AH 9C 7D 5H", "KS QH 8C 6D 4H"])
EDITS = "/channels/*/messages/*"
POSTS = "/channels/*/messages"
HOUR = timedelta(hours=1)
MINUTE = timedelta(minutes=1)
PHASE = "anna pat, bo pat, anna pass"


@pytest.fixture
async def world(open_world: OpenWorld) -> World:
    """Anna and Bo play; Anna is asked for her first exchange."""
    world = await open_world(shuffler=rigged(HANDS, HANDS))
    await world.left_alone("anna", "bo")
    await world.start("anna", joining=["bo"], pace="none", rules="Standard")
    return world


def to_channel(world: World, since: int) -> list[str]:
    """What was asked of the channel: methods, in order."""
    return [r.method for r in world.log.requests[since:] if r.path.startswith("/channels/")]


def nonces(world: World) -> list[tuple[str, bool]]:
    """The nonce of every message sent, and whether Discord was told to mind it."""
    sent = [r.json for r in world.log.requests if r.method == "POST" and r.path.endswith("/messages")]
    return [(json["nonce"], json["enforce_nonce"]) for json in sent if isinstance(json, Mapping)]


# Sent once


async def test_each_message_has_a_nonce_of_its_own(world: World) -> None:
    await follow(world, PHASE)
    found = nonces(world)
    assert len({nonce for nonce, _ in found}) == len(found) == 2
    assert all(enforced and len(nonce) <= 25 for nonce, enforced in found)


async def test_a_message_whose_answer_is_lost_is_sent_again_under_the_same_nonce(open_world: OpenWorld) -> None:
    world = await open_world(shuffler=rigged(HANDS))
    world.env.inject_error("POST", POSTS, status=503)
    await world.slash("anna", "chicago start")
    since = len(world.log.requests)
    await world.env.advance_time(6)
    first, again = nonces(world)[:2]
    assert first == again
    assert to_channel(world, since) == ["POST", "PATCH"], "the first try may have shown an older state"
    assert world.table().find("join")


async def test_a_message_that_takes_the_place_of_another_has_another_nonce(world: World) -> None:
    world.env.inject_error("PATCH", EDITS, status=429, code=30046)
    await follow(world, "anna pat")
    found = nonces(world)
    assert len(set(found)) == len(found) == 3


# Moved


@pytest.mark.parametrize(("status", "code"), [(429, 30046), (400, 50083)])
async def test_a_message_that_cannot_be_edited_any_more_is_moved(world: World, status: int, code: int) -> None:
    """Too many edits of an old message; or its thread is archived, which a new message wakes."""
    old = world.table()
    world.env.inject_error("PATCH", EDITS, status=status, code=code, times=None)
    since = len(world.log.requests)
    await follow(world, "anna pat")
    assert to_channel(world, since) == ["PATCH", "POST", "DELETE"]
    world.env.backend.faults.clear()
    assert old.id not in {screen.id for screen in world.screens()}
    assert "bo to exchange" in world.table().text
    await follow(world, "bo pat")
    assert to_channel(world, since) == ["PATCH", "POST", "DELETE", "PATCH"]
    assert len([screen for screen in world.screens() if screen.find("hand")]) == 1


async def test_an_old_message_is_edited_while_that_is_seldom(world: World) -> None:
    old = world.table().id
    for tap in ("anna pat", "bo pat", "anna pass"):
        await world.env.advance_time(25 * 60)
        await wake_and(world, tap)
    assert world.table().id == old


async def test_an_old_message_is_moved_when_there_is_much_to_show(world: World) -> None:
    await world.env.advance_time(51 * 60)
    old, since = world.table().id, len(world.log.requests)
    for tap in f"{PHASE}, {PHASE}, anna pat, bo pat".split(", "):
        await wake_and(world, tap)
    assert to_channel(world, since)[:5] == ["PATCH", "PATCH", "PATCH", "POST", "DELETE"]
    assert set(to_channel(world, since)[5:]) == {"PATCH"}, "the new one is young"
    assert old not in {screen.id for screen in world.screens()}
    assert world.table().find("hand")


async def wake_and(world: World, tap: str) -> None:
    """Tap, after waking one's panel if it sleeps."""
    person, _, what = tap.partition(" ")
    if world.screens(person)[-1].find("wake"):
        await world.click(person, "wake")
    await world.click(person, what)


# Deleted by somebody


async def test_a_deleted_table_is_posted_again_once_in_a_deal(world: World) -> None:
    role = world.room.guild.create_role("tidy", permissions=discord.Permissions(manage_messages=True))
    tidy = world.room.guild.add_member(world.env.create_user("tidy", global_name="tidy"), roles=[role])
    await tidy.delete(world.table().message)
    await follow(world, "anna pat")
    assert "bo to exchange" in world.table().text
    await tidy.delete(world.table().message)
    since = len(world.log.requests)
    await follow(world, "bo pat, anna pass")
    assert to_channel(world, since) == ["PATCH"], "nobody wants to see it"
    await follow(world, f"{PHASE}, anna pat, bo pat, anna A♠, anna A♥, bo Q♥, anna 9♣, anna 7♦")
    assert (await table(world)).deal == 2
    assert "to exchange" in world.table().text, "a new deal is a new message"


# An evening


EASIEST = frozenset({"pat", "pass", "decline", "play"})
SLOWLY = 6
"""Every wait of pace live takes so many times as long here and people tap in step, so that none is sat through."""
LIVE = Tempo.live()
UNHURRIED = Tempo(
    card=SLOWLY * LIVE.card,
    answer=(SLOWLY, SLOWLY),
    trick=SLOWLY * LIVE.trick,
    cut=SLOWLY * LIVE.cut,
    deal=SLOWLY * LIVE.deal,
    edit=SLOWLY * LIVE.edit,
    rematch=LIVE.rematch,
)


async def test_no_old_message_is_edited_more_than_three_times_a_minute(open_world: OpenWorld) -> None:
    """Two hours and more: now people tap quickly, now the telephone rings."""
    world = await open_world(shuffler=SeededShuffler(11), tempo=UNHURRIED)
    edited: dict[int, list[datetime]] = defaultdict(list)
    world.log.listeners.append(
        lambda sent: (
            edited[int(sent.request.path.rsplit("/", 1)[1])].append(world.env.now())
            if sent.request.method == "PATCH" and sent.request.path.startswith("/channels/")
            else None
        )
    )
    dice = Random(11)
    await world.left_alone("anna", "bo")
    await world.start("anna", joining=["bo"], pace="none", rules="Standard")
    while (deal := (await game(world)).deal) < 3:
        await tap_briskly(world, dice, until=in_tricks)
        for _ in range(dice.choice([61, 75])):
            await world.env.advance_time(60)
        for person in ("anna", "bo"):
            await world.click(person, "My hand")
        await tap_briskly(world, dice, until=partial(past, deal))

    old_edits = 0
    for message_id, moments in edited.items():
        since = discord.utils.snowflake_time(message_id) + HOUR
        old = [moment for moment in moments if moment >= since]
        old_edits += len(old)
        for moment in old:
            assert len([one for one in old if moment <= one < moment + MINUTE]) <= 3
    assert old_edits, "some message grew old, and was edited then"
    sent = to_channel(world, 0)
    assert sent.count("DELETE"), "some message was moved"
    assert sent.count("POST") - sent.count("DELETE") == 1 + (await table(world)).deal


async def tap_briskly(world: World, dice: Random, *, until: Callable[[GameState], bool]) -> None:
    """Both take what is easiest, a few seconds apart."""
    while not until(await game(world)):
        for person in ("anna", "bo"):
            can = [one for one in world.panel(person).controls if one.enabled and one.verb in EASIEST]
            if can:
                await world.person(person).click(world.panel(person).message, custom_id=can[0].custom_id)
        await world.env.advance_time(SLOWLY * dice.choice([1, 1, 2]))


def past(deal: int, state: GameState) -> bool:
    """Is this deal over, and the next one dealt?"""
    return state.deal > deal


def in_tricks(state: GameState) -> bool:
    """Are cards being played?"""
    return isinstance(state.phase, Playing)
