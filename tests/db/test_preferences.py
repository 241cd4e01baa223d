"""What is remembered about people: their last name, their language, and what they like."""

from __future__ import annotations

import asyncio

import pytest
from sqlalchemy import select

from bot.i18n.languages import Tongue
from bot.records import Deck, Look
from db.engine import Database
from db.preferences import LONGEST_LOCALE, Preferences
from db.schema import people
from tests.db.tables import GUILD, NOW


@pytest.fixture
def preferences(database: Database) -> Preferences:
    return Preferences(database, now=lambda: NOW)


async def test_the_last_locale_is_known_after_a_restart(preferences: Preferences, database: Database) -> None:
    assert await preferences.tongue(GUILD) == Tongue()
    await preferences.remember(GUILD, name="Anna", locale="sv-SE")
    await preferences.remember(GUILD, name="Anna", locale="fr")
    for reader in (preferences, Preferences(database, now=lambda: NOW)):
        assert await reader.tongue(GUILD) == Tongue(None, "fr")
        assert await reader.tongue(2) == Tongue()


async def test_what_a_person_chose_and_the_locale_do_not_undo_each_other(
    preferences: Preferences, database: Database
) -> None:
    await asyncio.gather(
        preferences.speak(1, "fa", name="Anna"),
        preferences.remember(1, name="Anna", locale="sv-SE"),
        preferences.want_hints(1, name="Anna", wanted=True),
    )
    for reader in (preferences, Preferences(database, now=lambda: NOW)):
        assert await reader.tongue(1) == Tongue("fa", "sv-SE")
        assert await reader.wants_hints(1)
    await preferences.speak(1, None, name="Anna")
    for reader in (preferences, Preferences(database, now=lambda: NOW)):
        assert await reader.tongue(1) == Tongue(None, "sv-SE")


async def test_the_name_comes_with_another_locale_and_is_kept_once(
    preferences: Preferences, database: Database
) -> None:
    names = [f"Anna {number}" for number in range(20)]
    await asyncio.gather(*(preferences.remember(1, name=name, locale="en-GB") for name in names))
    await preferences.remember(1, name="Änna ♠", locale="sv-SE")
    await preferences.remember(1, name="not again", locale="sv-SE")
    rows = await database.read(lambda connection: connection.execute(select(people)).all())
    assert [(row.user_id, row.name, row.locale, row.seen) for row in rows] == [(1, "Änna ♠", "sv-SE", NOW)]


async def test_a_locale_of_any_length_can_be_kept(preferences: Preferences) -> None:
    await preferences.remember(1, name="Anna", locale="x" * 99)
    assert (await preferences.tongue(1)).seen == "x" * LONGEST_LOCALE


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
