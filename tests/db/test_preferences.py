"""What is remembered about people: their last name and locale."""

from __future__ import annotations

import asyncio

import pytest
from sqlalchemy import select

from bot.records import Deck, Look
from db.engine import Database
from db.preferences import Preferences
from db.schema import people
from tests.db.tables import GUILD, NOW


@pytest.fixture
def preferences(database: Database) -> Preferences:
    return Preferences(database, now=lambda: NOW)


async def test_the_last_locale_is_known(preferences: Preferences) -> None:
    await preferences.remember(GUILD, name="Anna", locale="sv-SE")
    await preferences.remember(GUILD, name="Anna", locale="fr")
    assert await preferences.locale(GUILD) == "fr"


async def test_no_locale_leaves_the_last_one(preferences: Preferences) -> None:
    await preferences.remember(1, name="Anna", locale="sv-SE")
    await preferences.remember(1, name="Anna", locale=None)
    assert await preferences.locale(1) == "sv-SE"


async def test_locales_of_several_people(preferences: Preferences) -> None:
    for user_id, locale in ((1, "sv-SE"), (2, None), (3, "ko")):
        await preferences.remember(user_id, name="A", locale=locale)
    assert await preferences.locales([1, 2, 4]) == {1: "sv-SE"}
    assert await preferences.locales([]) == {}
    assert await preferences.locale(2) is None


async def test_the_last_name_is_kept_once(preferences: Preferences, database: Database) -> None:
    names = [f"Anna {number}" for number in range(20)]
    await asyncio.gather(*(preferences.remember(1, name=name, locale="en-GB") for name in names))
    await preferences.remember(1, name="Änna ♠", locale="en-GB")
    rows = (await database.read(lambda connection: connection.execute(select(people)))).all()
    assert [(row.user_id, row.name, row.locale, row.seen) for row in rows] == [(1, "Änna ♠", "en-GB", NOW)]


async def test_who_wants_hints_is_known_after_a_restart(preferences: Preferences, database: Database) -> None:
    assert not await preferences.wants_hints(1)
    for wanted in (True, False, True):
        await preferences.want_hints(1, name="Anna", wanted=wanted)
        for reader in (preferences, Preferences(database, now=lambda: NOW)):
            assert await reader.wants_hints(1) is wanted
            assert not await reader.wants_hints(2)


async def test_how_cards_look_is_known_after_a_restart(preferences: Preferences, database: Database) -> None:
    assert await preferences.look(1) == Look()
    await preferences.want_deck(1, name="Anna", deck=Deck.FOUR)
    await preferences.want_picture(1, name="Anna", wanted=False)
    for reader in (preferences, Preferences(database, now=lambda: NOW)):
        assert await reader.look(1) == Look(Deck.FOUR, pictured=False)
        assert await reader.look(2) == Look(Deck.TWO, pictured=True)
    await preferences.want_deck(1, name="Anna", deck=Deck.TWO)
    assert await Preferences(database, now=lambda: NOW).look(1) == Look(pictured=False)
    assert not await preferences.wants_hints(1)
    preferences.forget(1)
    assert await preferences.look(1) == Look(pictured=False), "read anew"


async def test_a_wish_for_hints_and_a_locale_do_not_undo_each_other(
    preferences: Preferences, database: Database
) -> None:
    await asyncio.gather(
        preferences.remember(1, name="Anna", locale="sv-SE"), preferences.want_hints(1, name="Anna", wanted=True)
    )
    assert await preferences.locale(1) == "sv-SE"
    assert await Preferences(database, now=lambda: NOW).wants_hints(1)
