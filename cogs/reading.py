"""What there is to read beside the table and the hand, and the switches that are there: one short function per verb."""

from __future__ import annotations

from bot.manager.errors import NoTable
from bot.manager.scenes import table_scene
from bot.manager.table import Table
from bot.records import Deck, Kind
from bot.render.log import log
from bot.render.more import more as more_panel
from bot.render.panel import Panel
from cogs.clicks import Click, handles


@handles("more")
async def more(click: Click) -> None:
    """What else there is: the score sheet, the rules, the whole commitment, hints."""
    await click.reply.show(await more_at(click, await click.table()))


@handles("declares")
async def declare_for_me(click: Click) -> None:
    """Whether one's hands are declared by themselves, from the next hand on; the verb says which."""
    on = click.control.arg == 1
    await click.bot.habits.let_declare(click.user_id, name=click.person.name, on=on)
    await click.reply.update(await more_at(click, await click.table()))


@handles("hints")
async def switch_hints(click: Click) -> None:
    """Hints on or off, for this person, at all tables."""
    table = await click.table()
    table.seat_of(click.user_id)
    await click.bot.people.want_hints(click.user_id, name=click.person.name, wanted=click.control.arg == 1)
    await click.bot.hints.prepare(table, click.user_id)
    await click.reply.update(await more_at(click, table))
    table.push()


@handles("deck")
async def choose_deck(click: Click) -> None:
    """In two colours or in four, for this person, at all tables; the verb says which."""
    wanted = Deck.FOUR if click.control.arg == Deck.FOUR else Deck.TWO
    await click.bot.people.want_deck(click.user_id, name=click.person.name, deck=wanted)
    await _look_anew(click)


@handles("pictured")
async def choose_form(click: Click) -> None:
    """One's own hand as a picture, or as a line of emojis."""
    await click.bot.people.want_picture(click.user_id, name=click.person.name, wanted=click.control.arg == 1)
    await _look_anew(click)


async def _look_anew(click: Click) -> None:
    """The person's panels show the cards as they are wanted now."""
    await click.reply.update(await more_at(click, await click.table()))
    for game_id in click.bot.panels.outdate(click.user_id):
        click.bot.notifier.publish(game_id)


@handles("mute")
async def mute(click: Click) -> None:
    """No pings any more, at any table."""
    await let_ping(click, allowed=False)


@handles("unmute")
async def unmute(click: Click) -> None:
    """Pings again."""
    await let_ping(click, allowed=True)


async def let_ping(click: Click, *, allowed: bool) -> None:
    """Keep what the person says about pings."""
    await click.bot.people.let_ping(click.user_id, name=click.person.name, allowed=allowed)
    await click.reply.update(await more_at(click, await click.table()))


async def more_at(click: Click, table: Table) -> Panel:
    """The panel behind More, for this person."""
    if table.state is None:
        raise NoTable
    hints = await click.bot.hints.switch(table, click.user_id)
    private = table.kind is not Kind.TABLE
    reads = table.seated(click.user_id) and not private
    wish = click.bot.habits.declares(click.user_id)
    pinged = await click.bot.people.may_ping(click.user_id) if reads else None
    return more_panel(
        table_scene(table),
        table.lines,
        click.text,
        await click.bot.glyphs_for(click.user_id),
        declares=table.declares_unasked if wish is None else wish,
        hints=hints,
        pinged=pinged,
        private=private,
    )


@handles("log")
async def how_it_went(click: Click) -> None:
    """A finished deal, told from its first card to its last point."""
    table = await click.table()
    scene = await click.bot.tables.past_deal(table, click.control.arg or table.deal)
    if scene is None:
        raise NoTable
    await click.reply.show(log(scene, click.text, await click.bot.glyphs_for(click.user_id)))
