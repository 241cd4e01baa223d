"""The rules of a table, chosen by taps: by the host, before the first deal, and shown to everybody at once."""

from __future__ import annotations

import pytest
from simcord import InteractionResult

from bot.game.rules import CHOICES, PRESETS, Declarations, Reveal, Rules, TiedHands
from bot.manager.lobby import edition
from bot.records import GuildChange
from bot.render.house import group_of
from bot.sandbox.screen import Screen
from tests.discord.conftest import OpenWorld
from tests.discord.playing import Cards, follow, game, rigged, table
from tests.discord.world import World

NOT_HOST = "> Only the host chooses the rules."
BEGUN = "> The game has begun, or this table is closed."


async def form_of(world: World, person: str = "anna") -> Screen:
    """The form, opened anew from the lobby."""
    await world.click(person, "rules", on=world.table())
    return world.screens(person)[-1]


async def set_to(world: World, person: str, rule: str, value: str) -> Screen:
    """Choose a value in the form that is open; the form after it."""
    await world.click(person, f"form|{group_of(rule)}", on=world.screens(person)[-1])
    await world.select(person, control_of(rule), value)
    return world.screens(person)[-1]


async def choose(world: World, person: str, form: Screen, what: str, value: str) -> None:
    """Choose a value in this form, however old it is."""
    control = form.find(what)
    assert control is not None
    await world.person(person).select(form.message, [value], custom_id=control.custom_id)


def control_of(rule: str) -> str:
    """How the form's drop-down for a rule is found."""
    return f"rule|{list(CHOICES).index(rule)}"


async def save_as(world: World, person: str, name: str) -> InteractionResult:
    """[Save as …] in the form that is open, and a name."""
    asked = await world.click(person, "rulesave")
    return await world.person(person).submit_modal(asked, {"text": name})


# Choosing


async def test_the_host_chooses_rules_by_taps_and_everybody_sees_them_at_once(world: World) -> None:
    await world.slash("anna", "chicago start")
    assert "Standard rules" in world.table().text
    form = await form_of(world)
    assert form.private
    assert "There are three exchanges; the tricks follow the third." in form.text
    form = await set_to(world, "anna", "exchanges", "2")
    assert "There are two exchanges; the tricks follow the second." in form.text
    assert "House rules: two exchanges" in world.table().text
    await set_to(world, "anna", "target", "26")
    assert "House rules: 26 points win, two exchanges" in world.table().text
    assert "26 points win." in world.table().lines[2]
    assert (await table(world)).rules == Rules(exchanges=2, target=26)


async def test_a_preset_is_one_tap(world: World) -> None:
    await world.slash("anna", "chicago start")
    for name, rules in PRESETS.items():
        await form_of(world)
        await world.select("anna", "ruleset", name)
        assert (await table(world)).rules == rules
    assert "Quick rules: 26 points win, hands declare themselves" in world.table().text


async def test_the_rules_that_were_chosen_are_played(open_world: OpenWorld) -> None:
    """Two exchanges, and hands that declare themselves: the first trick comes after the second exchange."""
    hands = Cards(["AS AH 9C 7D 5H", "KS QS 8C 6D 4H"])
    world = await open_world(shuffler=rigged(hands))
    await world.slash("anna", "chicago start")
    await world.click("bo", "join")
    await form_of(world)
    await set_to(world, "anna", "exchanges", "2")
    await set_to(world, "anna", "declaring", "automatic")
    await world.click("anna", "start")
    await follow(world, "anna pat", "bo pat")
    assert (await game(world)).scores == (1, 0), "the pair of aces declared itself"
    await follow(world, "anna pat", "bo pat", "anna A♠")
    assert "House rules: two exchanges, hands declare themselves" in world.table().text
    assert (await game(world)).rules == Rules(exchanges=2, declaring=Declarations.AUTOMATIC)


async def test_the_rules_outlive_the_bot(world: World) -> None:
    await world.slash("anna", "chicago start")
    await form_of(world)
    await set_to(world, "anna", "tied_hands", "all")
    form = world.screens("anna")[-1]
    await world.restart()
    assert (await table(world)).rules == Rules(tied_hands=TiedHands.ALL)
    await choose(world, "anna", form, control_of("declaring"), "automatic")
    assert "House rules: equal best hands all score, hands declare themselves" in world.table().text


@pytest.mark.parametrize(
    ("before", "rule", "value", "sentence"),
    [
        (Rules(target=26), "exchange_stop", "41", "Exchanges cannot stop at a score that ends the game"),
        (Rules(exchanges=2), "score_phases", "first", "With two exchanges hands are declared once anyway"),
        (Rules(reveal=Reveal.PHASE_TWO), "exchanges", "2", "With two exchanges the second is the last one anyway"),
    ],
)
async def test_rules_that_make_no_sense_together_are_refused_in_the_form(
    world: World, before: Rules, rule: str, value: str, sentence: str
) -> None:
    await world.bot.houses.settle(world.room.guild.id, GuildChange(rules=before))
    await world.slash("anna", "chicago start")
    lobby = world.table().text
    await form_of(world)
    form = await set_to(world, "anna", rule, value)
    assert form.lines[0].startswith(f"> {sentence}")
    assert (await table(world)).rules == before
    assert world.table().text == lobby


# Who may, and when


async def test_others_read_the_rules_in_words(world: World) -> None:
    await world.slash("anna", "chicago start")
    await world.click("bo", "join")
    for person in ("bo", "eve"):
        await world.click(person, "rules", on=world.table())
        words = world.screens(person)[-1]
        assert words.private
        assert words.lines[0] == "How Chicago is played"
        assert words.controls == []


async def test_nobody_but_the_host_changes_a_rule(world: World) -> None:
    await world.slash("anna", "chicago start")
    await world.click("bo", "join")
    form = await form_of(world)
    panel = world.panel("bo")
    for verb, values in ((control_of("exchanges"), ["2"]), ("ruleset|0", ["quick"]), ("rulesave|0", None)):
        control = form.find(verb)
        assert control is not None
        assert control.custom_id is not None
        [answer] = await world.deliver(world.tap("bo", control.custom_id, on=panel, values=values))
        assert answer.response is not None
        assert Screen(answer.response).lines[0] == NOT_HOST
        assert (await table(world)).rules == Rules()


async def test_the_right_to_choose_passes_on_with_the_host(world: World) -> None:
    await world.slash("anna", "chicago start")
    await world.click("bo", "join")
    form = await form_of(world)
    await world.click("anna", "leave", on=world.table())
    await choose(world, "anna", form, control_of("exchanges"), "2")
    assert world.screens("anna")[-1].lines[0] == NOT_HOST
    await form_of(world, "bo")
    await set_to(world, "bo", "exchanges", "2")
    assert (await table(world)).rules == Rules(exchanges=2)


async def test_once_the_game_has_begun_the_form_only_tells_the_rules(world: World) -> None:
    await world.slash("anna", "chicago start")
    await world.click("bo", "join")
    form = await form_of(world)
    await world.click("anna", "start")
    await choose(world, "anna", form, control_of("exchanges"), "2")
    told = next(screen for screen in world.screens("anna") if screen.id == form.id)
    assert told.lines[:2] == [BEGUN, "How Chicago is played"]
    assert told.controls == []
    assert (await game(world)).rules == Rules()


async def test_a_form_that_shows_other_rules_only_redraws(world: World) -> None:
    """Two forms of one host: a tap on the one that is out of date changes nothing."""
    await world.slash("anna", "chicago start")
    old = await form_of(world)
    await form_of(world)
    await set_to(world, "anna", "exchanges", "2")
    await choose(world, "anna", old, control_of("low_redeal"), "on")
    assert (await table(world)).rules == Rules(exchanges=2)
    redrawn = next(screen for screen in world.screens("anna") if screen.id == old.id)
    assert "There are two exchanges; the tricks follow the second." in redrawn.text
    await choose(world, "anna", redrawn, control_of("low_redeal"), "on")
    assert (await table(world)).rules == Rules(exchanges=2, low_redeal=True)


async def test_a_choice_that_comes_twice_is_made_once(world: World) -> None:
    await world.slash("anna", "chicago start")
    form = await form_of(world)
    control = form.find(control_of("exchanges"))
    assert control is not None
    assert control.custom_id is not None
    tap = world.tap("anna", control.custom_id, on=form, values=["2"])
    await world.deliver(tap, tap)
    assert (await table(world)).rules == Rules(exchanges=2)


@pytest.mark.parametrize("values", [["4"], ["true"], [], ["2", "3"], ["x" * 5000], ["٢"]])
async def test_what_the_form_does_not_offer_changes_nothing(world: World, values: list[str]) -> None:
    await world.slash("anna", "chicago start")
    form = await form_of(world)
    for verb in (control_of("exchanges"), "ruleset|0"):
        control = form.find(verb)
        assert control is not None
        assert control.custom_id is not None
        await world.deliver(world.tap("anna", control.custom_id, on=form, values=values))
    version = edition(Rules())
    for forged in (f"ch1|1|{version}|rule|21", f"ch1|1|{version}|rule|999999", f"ch1|1|{version}|form|999999"):
        await world.deliver(world.tap("anna", forged, on=form, values=["2"]))
    assert (await table(world)).rules == Rules()


# Rules under a name


async def test_rules_are_saved_under_a_name_and_played_again(world: World) -> None:
    await world.slash("anna", "chicago start")
    await form_of(world)
    await set_to(world, "anna", "exchanges", "2")
    await save_as(world, "anna", "  Grandma's   *rules* ")
    assert world.screens("anna")[-1].lines[0] == "> Saved as Grandma's *rules*."
    await world.click("anna", "leave", on=world.table())
    await world.slash("bo", "chicago start", rules="grandma's *RULES*")
    assert (await table(world)).rules == Rules(exchanges=2)


@pytest.mark.parametrize(
    ("name", "sentence"),
    [
        ("Svensk", "There are rules of that name already."),
        ("taken", "There are rules of that name already."),
        ("\u200b \u2060", "Give them a name that can be read."),
    ],
)
async def test_a_name_that_will_not_do_is_refused(world: World, name: str, sentence: str) -> None:
    await world.slash("bo", "chicago start")
    await world.bot.houses.keep_rules(world.room.guild.id, "Taken", PRESETS["pagat"], replace=False)
    await form_of(world, "bo")
    await save_as(world, "bo", name)
    assert world.screens("bo")[-1].lines[0] == f"> {sentence}"
    assert [kept.name for kept in await world.bot.houses.rule_sets(world.room.guild.id)] == ["Taken"]


async def test_a_name_for_rules_that_changed_meanwhile_saves_nothing(world: World) -> None:
    await world.slash("anna", "chicago start")
    await form_of(world)
    asked = await world.click("anna", "rulesave")
    await set_to(world, "anna", "exchanges", "2")
    await world.person("anna").submit_modal(asked, {"text": "Ours"})
    assert world.screens("anna")[-1].lines[0].startswith("> The rules have changed meanwhile")
    assert await world.bot.houses.rule_sets(world.room.guild.id) == ()


async def test_starting_with_rules_offers_presets_and_the_servers_own(world: World) -> None:
    await world.bot.houses.keep_rules(world.room.guild.id, "Quiet evening", PRESETS["pagat"], replace=False)

    async def offered(typed: str) -> list[str]:
        choices = await world.person("anna").autocomplete(world.room.channel, "chicago start", "rules", typed)
        return [choice["name"] for choice in choices]

    assert await offered("") == ["Standard", "Pagat", "Svensk", "Quick", "Quiet evening"]
    assert await offered("qUI") == ["Quick", "Quiet evening"]
    assert await offered("poker") == []


async def test_a_name_nobody_gave_is_one_sentence(world: World) -> None:
    await world.slash("anna", "chicago start", rules="Vienna")
    [screen] = world.screens("anna")
    assert screen.private
    assert screen.text == "No rules of that name are kept here. Choose from the list that comes up as you type."
    await world.slash("anna", "chicago start", rules="svensk")
    assert (await table(world)).rules == PRESETS["svensk"]


# The rules in words


async def test_the_rules_command_tells_the_rules_of_this_table(world: World) -> None:
    await world.slash("anna", "chicago start", rules="Quick")
    await world.slash("eve", "chicago rules")
    assert "Every hand that may be declared is declared, without being asked." in world.screens("eve")[-1].text
    await world.slash("anna", "chicago rules")
    await world.click("anna", "Change the rules")
    assert world.screens("anna")[-1].lines[0] == "The rules of this table"
    await world.click("anna", "In words")
    assert world.screens("anna")[-1].lines[0] == "How Chicago is played"
