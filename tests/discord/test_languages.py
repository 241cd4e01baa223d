"""Whom the bot speaks which language with: UX.md, Languages."""

from __future__ import annotations

import re
from collections.abc import Iterator
from datetime import timedelta
from typing import Any

import pytest
from simcord.backend import serializers

from bot.i18n import languages
from bot.i18n.languages import own_name
from bot.manager.lobby import AI_NAMES
from bot.records import GuildChange
from bot.sandbox.screen import Screen
from tests.discord.conftest import OpenWorld
from tests.discord.playing import Cards, follow, rigged, table
from tests.discord.test_leaderboard import played, player
from tests.discord.world import World
from tests.i18n.pseudo import CLOSE, OPEN, spoken_as
from tests.i18n.test_everywhere import unsaid

OTHERS = ("sv", "fa", "ko")
SPOKEN = languages.languages()


@pytest.fixture(autouse=True)
def _languages(tmp_path_factory: pytest.TempPathFactory) -> Iterator[None]:
    """Three languages beside English, that are told apart from it by their brackets."""
    with spoken_as(tmp_path_factory.mktemp("locales"), *OTHERS):
        yield


def is_english(screen: Screen) -> bool:
    assert {OPEN in screen.text, CLOSE in screen.text} in ({True}, {False})
    return OPEN not in screen.text


async def asked(world: World, person: str, locale: str, custom_id: str = "ch1|0|0|nothing") -> Screen:
    """What the bot answers to a tap by somebody whose Discord is set to this locale."""
    [answer] = await world.deliver(world.tap(person, custom_id, locale=locale))
    assert answer.response is not None
    return Screen(answer.response)


async def speak(world: World, person: str, language: str) -> None:
    """Choose a language."""
    await world.slash(person, "language")
    await world.select(person, "speak", language)


async def test_a_person_is_spoken_to_as_their_discord_is_set_and_else_as_the_server_is(world: World) -> None:
    """Whatever the locale is called."""
    others, english, unknown = ("sv-SE", "fa", "ko"), ("en-US", "en-GB"), ("ar", "he", "tlh-KX", "")
    for locale in others + english + unknown:
        assert is_english(await asked(world, "anna", locale)) is (locale not in others), locale
    await world.bot.houses.settle(world.room.guild.id, GuildChange(language="sv"))
    for locale in others + english + unknown:
        assert is_english(await asked(world, "anna", locale)) is (locale in english), locale


async def test_what_a_person_chose_comes_before_their_discord(world: World) -> None:
    await speak(world, "anna", "fa")
    assert not is_english(world.screens("anna")[-1])
    assert not is_english(await asked(world, "anna", "en-US"))
    assert is_english(await asked(world, "bo", "en-US"))
    await world.restart()
    assert not is_english(await asked(world, "anna", "en-US"))
    await speak(world, "anna", "discord")
    assert is_english(world.screens("anna")[-1])
    assert is_english(await asked(world, "anna", "en-US"))
    assert not is_english(await asked(world, "anna", "sv-SE"))
    for values in (["xx"], [], ["sv", "fa"], ["x" * 5000]):
        await world.deliver(world.tap("anna", "ch1|0|0|speak", on=world.screens("anna")[-1], values=values))
        assert await world.bot.people.tongue(world.person("anna").id) == (None, None)


async def test_what_is_on_the_screen_changes_its_language_at_once_and_keeps_it_asleep(world: World) -> None:
    await world.start("anna", joining=["bo"], pace="slow")
    await speak(world, "anna", "sv")
    assert not is_english(world.panel("anna"))
    assert is_english(world.panel("bo"))
    assert is_english(world.table())
    await world.env.advance_time(timedelta(minutes=13, seconds=5).total_seconds())
    for person, english in (("anna", False), ("bo", True)):
        asleep = world.showing(person, "wake")
        assert is_english(asleep) is english


async def test_everybody_reads_the_language_of_the_server(open_world: OpenWorld) -> None:
    world = await open_world(manager="anna")
    await world.slash("bo", "chicago start", thread=False)
    await world.slash("anna", "chicago settings")
    await world.select("anna", "setlanguage", "ko")
    await world.click("bo", "addai")
    assert not is_english(world.table()), "a change draws it anew"
    assert is_english(world.panel("bo"))
    await world.slash("anna", "chicago settings")
    await world.select("anna", "setlanguage", "discord")
    await world.click("bo", "addai")
    assert is_english(world.table())
    here = world.env.backend.guilds[world.room.guild.id]
    here.preferred_locale = "sv-SE"
    world.env.backend.emit("GUILD_UPDATE", dict(serializers.guild_create_payload(world.env.backend, here)))
    await world.env.settle()
    await world.click("bo", "dropai")
    assert not is_english(world.table())
    await world.slash("cia", "chicago start", thread=True)
    assert not is_english(world.screens()[-1])
    [thread] = world.room.channel.threads
    assert str(thread.name).startswith(OPEN)


async def test_who_is_pinged_reads_it_in_their_own_language(open_world: OpenWorld) -> None:
    """Nobody has tapped anything then: what is remembered counts, also after a restart."""
    world = await open_world(shuffler=rigged(Cards(["AS AH 9C 7D 5H", "KS KH 8C 6C 4H"]), dealer=0))
    await world.slash("bo", "chicago start", thread=False)
    here = (await table(world)).game_id
    await world.deliver(world.tap("anna", f"ch1|{here}|0|join", on=world.table(), locale="sv-SE"))
    await world.click("bo", "start")
    await world.restart()
    await world.env.advance_time(75)
    [nudge] = [screen for screen in world.screens() if f"<@{world.person('anna').id}>" in screen.text]
    assert not is_english(nudge)
    assert is_english(world.table())


async def test_the_first_private_message_offers_another_language_once(open_world: OpenWorld) -> None:
    world = await open_world(strangers=True)
    await world.slash("anna", "chicago start", thread=False)
    offer = world.panel("anna").find("language")
    assert offer is not None
    assert offer.label == "🌐 Language"
    await world.click("bo", "join")
    await world.slash("anna", "chicago rules")
    assert world.screens("anna")[-1].find("language") is None
    await world.click("bo", "language")
    await world.select("bo", "speak", "ko")
    assert not is_english(world.panel("bo"))
    await world.click("anna", "start")
    assert [world.panel(person).find("language") for person in ("anna", "bo")] == [None, None]
    await world.restart()
    world.bot.languages._offered.clear()
    await world.slash("anna", "chicago hand")
    assert world.panel("anna").find("language") is None, "who sat at a table is known"


async def test_commands_are_described_in_the_languages_that_discord_has(world: World) -> None:
    """It has no Persian, and two kinds of some others; names of commands and options are the same everywhere."""
    [told] = [sent.json for sent in world.log.requests if sent.method == "PUT" and sent.path.endswith("/commands")]
    parts = [*_described(told)]
    assert len(parts) > 50
    for part in parts:
        assert not part.get("name_localizations") or "value" in part
        words = "name" if "value" in part else "description"
        if (english := part[words]) in map(own_name, SPOKEN):
            continue
        assert part[f"{words}_localizations"] == dict.fromkeys(("ko", "sv-SE"), f"{OPEN}{english}{CLOSE}")


def _described(parts: object) -> Iterator[dict[str, Any]]:
    """The commands, and the options and choices in them."""
    assert isinstance(parts, list)
    for part in parts:
        yield part
        yield from _described(part.get("options") or [])
        yield from _described(part.get("choices") or [])


async def test_all_that_is_sent_in_an_evening_is_in_the_readers_language(open_world: OpenWorld) -> None:
    """Lobby, forms, table, hand, errors, lesson, records and settings, by taps and commands."""
    hands = rigged(Cards(["AS AH 9C 7D 5H", "KS KH 8C 6C 4H"]))
    world = await open_world(manager="anna", people=("anna", "bo"), shuffler=hands)
    await world.bot.houses.settle(world.room.guild.id, GuildChange(language="sv"))
    for person in ("anna", "bo"):
        await speak(world, person, "sv")
    await played(world, (player(world, "anna"), 52), (player(world, "bo"), 40))
    begun = len(world.log.requests)
    await world.slash("anna", "chicago start", thread=False)
    await world.slash("anna", "chicago start", thread=False)
    await world.click("anna", "rules", on=world.table())
    await world.select("anna", "ruleset", "svensk")
    await world.click("anna", "rulesave")
    await world.click("anna", "words")
    await follow(world, "bo join", "anna pace", "anna addai", "anna dropai", "anna start")
    await world.click("anna", "more", on=world.table())
    await world.click("anna", "report")
    await follow(world, "anna pat", "bo throw|0")
    for command in ("hand", "rules", "stop", "leave", "salt", "verify", "replay", "learn", "solo", "settings"):
        await world.slash("anna", f"chicago {command}", **({"text": "1"} if command == "salt" else {}))
    for command in ("leaderboard", "stats", "history", "privacy", "language"):
        await world.slash("anna", command)
    await world.click("anna", "exportme")
    await world.click("anna", "forgetme")
    for custom_id in ("ch1|0|0|nothing", "ch1|zz|0|hand", "nonsense"):
        await world.deliver(world.tap("bo", custom_id))
    said = [text for sent in world.log.requests[begun:] for text in spoken_in(sent.json)]
    assert len(said) > 300
    names = re.compile("|".join(("anna", "bo", "Chicago", *AI_NAMES, *map(own_name, SPOKEN))))
    assert {text for text in said if unsaid(names.sub("", text))} == set()


def spoken_in(payload: object) -> Iterator[str]:
    """What somebody reads of a request."""
    match payload:
        case dict():
            for key, value in payload.items():
                if isinstance(value, str) and key in {"content", "label", "placeholder", "description", "title"}:
                    yield value
                else:
                    yield from spoken_in(value)
        case list():
            for part in payload:
                yield from spoken_in(part)
