"""The form for the rules of a table, and the rules in words: one short function per verb."""

from __future__ import annotations

from collections.abc import Callable

from bot.game.rules import Rules
from bot.i18n.names import clean_name, escaped
from bot.manager.errors import NoName, NotHost, NotInLobby, StalePanel
from bot.manager.lobby import edition
from bot.manager.table import Table
from bot.records import NameTaken, RuleSet
from bot.render.house import GROUPS, choice_of, group_of, with_value
from bot.render.panel import Panel
from bot.render.rules_form import RULES, FormScene, chosen_set, name_slip, named_rules, rules_form
from bot.render.rules_text import rules_text
from bot.views.door import explained, only_redraws
from cogs.clicks import Click, handles

LONGEST_NAME = 100
"""Letters of a name that are looked at; the slip takes fewer."""

Sets = tuple[RuleSet, ...]


@handles("rules")
async def rules(click: Click) -> None:
    """The rules of this table: to change for the host of a lobby, to read for all others."""
    table = await click.table()
    await click.reply.show(await form(click, table) if table.may_choose(click.user_id) else words_of(click, table))


@handles("words")
async def words(click: Click) -> None:
    """The rules in words, in the place of the form."""
    await click.reply.update(words_of(click, await click.table()))


@handles("form")
async def open_group(click: Click) -> None:
    """Another group of rules, or the form again."""
    await redraw(click, await click.table(), group=group_in(click))


@handles("ruleset")
async def choose_set(click: Click) -> None:
    """A preset, or a set of the server's own."""

    def chosen(_: Rules, sets: Sets) -> Rules | None:
        return chosen_set(only_value(click), sets)

    await change(click, chosen, group=group_in(click))


@handles("rule")
async def choose_value(click: Click) -> None:
    """Another value for one rule."""
    place = click.control.arg or 0
    if place >= len(RULES):
        raise StalePanel
    rule = RULES[place]

    def chosen(held: Rules, _: Sets) -> Rules | None:
        value = choice_of(rule, only_value(click))
        return None if value is None else with_value(held, rule, value)

    await change(click, chosen, group=group_of(rule))


@handles("rulesave")
async def ask_for_name(click: Click) -> None:
    """Save as ...: asks for a name."""
    table = await click.table()
    if table.may_choose(click.user_id):
        await click.reply.ask(name_slip(await scene(click, table, group=group_in(click)), click.text))
    else:
        await redraw(click, table)


@handles("rulename")
async def save(click: Click) -> None:
    """The name was written: keep the rules under it."""
    table = await click.table()
    try:
        note = click.text.say("form-saved", name=escaped(await keep(click, table)))
    except Exception as error:
        note = note_for(click, error, stale="error-rules-changed")
    await redraw(click, table, group=group_in(click), note=note)


async def keep(click: Click, table: Table) -> str:
    """Keep the table's rules for the server; returns their name. Who manages the server may replace others.

    Raises NotHost, NotInLobby, StalePanel, NoName, NameTaken, TooManySets.
    """
    table.check_chooses(click.user_id)
    if click.control.version != edition(table.rules):
        raise StalePanel
    name = clean_name(click.written[:LONGEST_NAME])
    if name is None:
        raise NoName
    if named_rules(name, (), click.text) is not None:
        raise NameTaken
    manages = click.reply.interaction.permissions.manage_guild
    await click.bot.houses.keep_rules(click.guild_id, name, table.rules, replace=manages)
    return name


async def change(click: Click, choose: Callable[[Rules, Sets], Rules | None], *, group: int) -> None:
    """Play by other rules, and redraw the form; a choice that makes no sense changes nothing and says why.

    `choose` returns None for what the form does not offer (any more).
    """
    table = await click.table()
    note = ""
    try:
        rules = await chosen_rules(click, table, choose)
        await table.set_rules(click.user_id, rules, seen=click.control.version, click=click.key)
    except Exception as error:
        note = note_for(click, error)
    await redraw(click, table, group=group, note=note)


async def chosen_rules(click: Click, table: Table, choose: Callable[[Rules, Sets], Rules | None]) -> Rules:
    """What the table would play. Raises StalePanel for a form that shows other rules than it plays, InvalidRules."""
    sets = await click.bot.houses.rule_sets(click.guild_id)
    chosen = choose(table.rules, sets) if edition(table.rules) == click.control.version else None
    if chosen is None:
        raise StalePanel
    return chosen


def note_for(click: Click, error: Exception, *, stale: str | None = None) -> str:
    """What the form says of a failure we foresaw; any other is raised again. `stale`: the key for a form too old."""
    if only_redraws(error):
        return click.text.say(stale) if stale else ""
    if isinstance(error, NotHost | NotInLobby):
        return ""  # the form itself is not theirs any more, and what is shown instead says so
    key = explained(error)
    if key is None:
        raise error
    return click.text.say(key)


async def redraw(click: Click, table: Table, *, group: int = 0, note: str = "") -> None:
    """The form as it should be now; for whom it is not, the rules in words, and why."""
    try:
        table.check_chooses(click.user_id)
    except (NotHost, NotInLobby) as error:
        await click.reply.update(words_of(click, table, note=error.key))
    else:
        await click.reply.update(await form(click, table, group=group, note=note))


async def form(click: Click, table: Table, *, group: int = 0, note: str = "") -> Panel:
    """The form for the host."""
    return rules_form(await scene(click, table, group=group, note=note), click.text, click.bot.glyphs)


async def scene(click: Click, table: Table, *, group: int, note: str = "") -> FormScene:
    """What the form shows now."""
    return FormScene(
        game=table.game_id,
        rules=table.rules,
        edition=edition(table.rules),
        sets=await click.bot.houses.rule_sets(click.guild_id),
        group=group,
        note=note,
    )


def words_of(click: Click, table: Table, *, note: str | None = None) -> Panel:
    """The rules in words, with the way to the form for whom it is there."""
    may_change = table.may_choose(click.user_id)
    return rules_text(table.rules, click.text, click.bot.glyphs, game=table.game_id, may_change=may_change, note=note)


def only_value(click: Click) -> str:
    """The one value chosen; nothing that is offered if there is not exactly one."""
    return click.values[0] if len(click.values) == 1 else ""


def group_in(click: Click) -> int:
    """The group of rules that the control belongs to."""
    return min(click.control.arg or 0, len(GROUPS) - 1)
