"""Every check goes red when what it looks for happens: good records are taken, and one thing in them is made wrong."""

from __future__ import annotations

import asyncio
import sqlite3
from collections.abc import Callable
from contextlib import closing
from dataclasses import replace
from pathlib import Path
from random import Random
from typing import Any

import pytest

from bot.game.actions import PlayCard
from tests.loopback import evening, judge
from tests.loopback.clock import given_at
from tests.loopback.conftest import Online
from tests.loopback.interactions import Asked, Interaction
from tests.loopback.places import User
from tests.loopback.server import Request
from tests.loopback.stored import KEPT, broken, lost, read_game

# Requests

TABLE, OTHER = "channels/1/messages/2", "channels/1/messages/3"
GOOD = [Request("PATCH", TABLE, {"components": []}, at, at + 0.3, 200) for at in range(20)]
"""One edit a second, each answered within a third of it."""


def changed(number: int, **fields: Any) -> list[Request]:
    """The good requests, but for one."""
    return [replace(one, **fields) if at == number else one for at, one in enumerate(GOOD)]


def checked(requests: list[Request]) -> list[str]:
    return judge.complaints(requests, [], apart=1)


def test_good_requests_pass() -> None:
    assert checked(GOOD) == []


@pytest.mark.parametrize("status", [400, 401, 403, 404, 429])
def test_a_refusal_is_found(status: int) -> None:
    [complaint] = checked(changed(5, status=status))
    assert complaint.startswith(f"PATCH {TABLE}: {status}")


def test_a_private_panel_may_move_while_it_is_redrawn_and_a_table_may_not() -> None:
    gone = Request("PATCH", "webhooks/1/token/messages/@original", {}, 0, 0, 404, 10008)
    assert checked([gone]) == []
    assert checked([replace(gone, code=10015)])
    assert checked([replace(gone, path=TABLE)])


def test_an_edit_too_soon_is_found() -> None:
    assert checked(changed(5, at=4.9)) == [f"{TABLE}: 0.900 s apart"]


def test_an_edit_before_the_last_was_answered_is_found() -> None:
    assert checked(changed(5, until=6.1)) == [f"{TABLE}: 0.100 s together"]


def test_many_messages_together_are_too_many() -> None:
    assert any("13 edits in" in one for one in checked([*GOOD, *(replace(one, path=OTHER) for one in GOOD)]))


@pytest.mark.parametrize("waited", [None, 2.6])
def test_an_interaction_without_an_answer_in_time_is_found(waited: float | None) -> None:
    one = Interaction(1 << 60, "token", Asked.TAP, User(1, "Anna"), {"custom_id": "ch1|1|0|join"}, 1)
    one.answered_at = waited and given_at(one.id) + waited
    [complaint] = judge.unanswered([one])
    assert complaint.startswith("Anna: ch1|1|0|join waited ")
    one.answered_at = given_at(one.id) + 2.4
    assert judge.unanswered([one]) == []


# What is stored

Spoil = Callable[[sqlite3.Connection], object]


async def played(online: Online) -> list[Interaction]:
    """Two people play until the second deal; returns what they asked and were answered."""
    discord = online.discord
    people = [discord.person("Anna"), discord.person("Bo")]
    await evening.open_table(people)
    playing = asyncio.create_task(evening.play(discord, people, dice=Random(1)))
    await evening.until_true(discord, lambda: "Deal 2" in evening.table(discord).text)
    playing.cancel()
    await online.bot.close()
    return list(discord.interactions.all.values())


def spoilt(database: Path, spoil: Spoil) -> Path:
    """A copy of the file, made wrong."""
    copy = database.with_name("spoilt.db")
    copy.unlink(missing_ok=True)
    with closing(sqlite3.connect(database)) as good, closing(sqlite3.connect(copy)) as bad:
        good.backup(bad)
        with bad:
            spoil(bad)
    return copy


async def test_what_was_lost_or_came_twice_is_found(online: Online) -> None:
    answered = await played(online)
    game = read_game(online.database)
    assert (broken(game), lost(game, answered)) == ([], [])
    ply, card = next((ply, one.card) for ply, one in enumerate(game.actions) if isinstance(one, PlayCard))

    def without_the_end(file: sqlite3.Connection) -> None:
        file.execute("DELETE FROM actions WHERE ply >= ?", (ply,))

    cut = read_game(spoilt(online.database, without_the_end))
    assert broken(cut) == []  # a shorter game is a game: only those who saw more can tell
    assert any(one.endswith(f"of {ply}") for one in lost(cut, answered))

    def without_one(file: sqlite3.Connection) -> None:
        file.execute("DELETE FROM actions WHERE ply = ?", (ply,))

    assert "the plies are" in broken(read_game(spoilt(online.database, without_one)))[0]

    def with_one_twice(file: sqlite3.Connection) -> None:
        file.execute(
            "UPDATE actions SET action = (SELECT action FROM actions WHERE ply = ?) WHERE ply = ?", (ply, ply + 1)
        )

    assert "no game" in broken(read_game(spoilt(online.database, with_one_twice)))[0]

    other = replace(
        game, actions=[replace(one, card=card) if isinstance(one, PlayCard) else one for one in game.actions]
    )
    assert any("is played" in one for one in lost(other, answered))


async def test_an_early_answer_is_lost_only_if_no_tap_of_its_deal_kept_it(online: Online) -> None:
    answered = await played(online)
    game = read_game(online.database)
    tapped = next(one for one in answered if one.custom_id.split("|")[3:4] == ["play"] and one.id in game.clicks)
    kept = replace(tapped, shown=[{"type": 10, "content": f"{KEPT}: play {tapped.label}"}])
    forgotten = replace(game, clicks=game.clicks - {kept.id})
    [complaint] = lost(forgotten, [kept])
    assert complaint.endswith(f"was shown that {tapped.label} is kept")

    def otherwise(**fields: Any) -> Interaction:
        """Another tap, which is shown what the first one has done, and is not stored itself."""
        return replace(kept, id=kept.id + 1, **fields)

    _, number, version, verb, slot = tapped.custom_id.split("|")
    redrawn = {"custom_id": f"ch1|{number}|{int(version) + 1}|{verb}|{slot}"}
    for repeated in (otherwise(), otherwise(data=redrawn)):  # from the same panel, or as it was drawn anew
        assert lost(game, [repeated], after=[kept]) == []
        assert lost(game, [kept, repeated]) == []
        assert lost(forgotten, [repeated], after=[kept]) == [complaint]
    card = "2♥" if tapped.label != "2♥" else "3♥"
    before_the_deal = {"custom_id": f"ch1|{number}|0|{verb}|{slot}"}
    for other in (
        otherwise(user=User(1, kept.user.name)),
        otherwise(label=card, shown=[{"type": 10, "content": f"{KEPT}: play {card}"}]),
        otherwise(data=before_the_deal),
    ):
        assert any("is kept" in one for one in lost(game, [other], after=[kept]))
