"""What the buttons of a lobby and of a table do: one short function per verb."""

from __future__ import annotations

from bot.manager.errors import AlreadySeated, LeftAlready, NotInLobby, NotSeated, SeatGiven, StalePanel
from bot.manager.scenes import farewell_to
from bot.manager.table import Table
from bot.records import Level, Pace
from bot.render.notice import left, looks_on, notice
from cogs.clicks import Click, handles
from cogs.hand import seat_given_panel, show_panel

# The lobby


@handles("join")
async def join(click: Click) -> None:
    """Sit down; the answer becomes the hand panel."""
    table = await click.table()
    note = None
    try:
        await table.join(click.person, click=click.key)
    except AlreadySeated as already:
        note = already.key
    await show_panel(click.bot, click.reply, table, note=note)


@handles("leave")
async def leave(click: Click) -> None:
    """Stand up from the lobby."""
    table = await click.table()
    if table.state is not None:
        raise NotInLobby
    await table.leave(click.user_id, click=click.key)
    await click.reply.nothing()
    await _take_hand(click, table)


@handles("addai")
async def add_ai(click: Click) -> None:
    """One more AI player, of the level chosen last; older lobbies have a button for each level."""
    table = await click.table()
    level = None if click.control.arg is None else _level(click)
    await table.add_ai(click.user_id, level=level, click=click.key)
    await _answered(click, table)


@handles("level")
async def choose_level(click: Click) -> None:
    """How well AI players play who sit down from now on."""
    table = await click.table()
    await table.choose_level(click.user_id, _level(click), click=click.key)
    await _answered(click, table)


@handles("dropai")
async def drop_ai(click: Click) -> None:
    """One AI player less."""
    table = await click.table()
    await table.drop_ai(click.user_id, click=click.key)
    await _answered(click, table)


@handles("pace")
async def change_pace(click: Click) -> None:
    """The next pace: how much time people have."""
    table = await click.table()
    paces = list(Pace)
    await table.set_pace(click.user_id, paces[(paces.index(table.pace) + 1) % len(paces)], click=click.key)
    await _answered(click, table)


@handles("start")
async def start(click: Click) -> None:
    """Begin with who sits here."""
    table = await click.table()
    await table.start(click.user_id, click=click.key)
    await _answered(click, table)


async def _answered(click: Click, table: Table) -> None:
    """The lobby shows by itself what was tapped there; whoever sits at it without a panel gets one with the tap.

    So it is with who opened a table that stands in a thread, where the answer to the command could not be.
    """
    if table.seated(click.user_id) and click.bot.panels.find(table.game_id, click.user_id) is None:
        await show_panel(click.bot, click.reply, table)
    else:
        await click.reply.nothing()


def _level(click: Click) -> Level:
    """The level that is on the button. Raises StalePanel for a button that never was."""
    levels, place = tuple(Level), click.control.arg
    if place is None or place >= len(levels):
        raise StalePanel
    return levels[place]


# The table


@handles("hand")
async def hand(click: Click) -> None:
    """My hand: the private panel, at the bottom; who looks on reads how to get a seat."""
    table = await click.table()
    try:
        await show_panel(click.bot, click.reply, table)
    except (LeftAlready, SeatGiven):
        raise
    except NotSeated:
        if not table.live:
            raise
        await click.reply.show(looks_on(table.game_id, click.text, room=table.free_seat is not None))


@handles("deal")
async def deal(click: Click) -> None:
    """Seen enough of the last deal."""
    table = await click.table()
    await table.deal_now(click.user_id)
    await click.reply.nothing()


@handles("sit")
async def take_seat(click: Click) -> None:
    """Play on in the place of an AI player or of somebody away; the answer becomes the hand panel."""
    table = await click.table()
    try:
        before = await table.take_seat(click.person, click=click.key)
        note = "note-newcomer" if before.user_id is None else "note-newcomer-away"
        if before.user_id is not None:
            await _take_cards(click, table, before.user_id)
    except AlreadySeated as already:
        note = already.key
    await show_panel(click.bot, click.reply, table, note=note)


async def _take_cards(click: Click, table: Table, user_id: int) -> None:
    """Whoever was away has no cards here any more, and reads so if a panel of theirs can be reached."""
    shown = click.bot.panels.find(table.game_id, user_id)
    if shown is not None:
        panel = seat_given_panel(click.bot, shown.interaction, table)
        await click.bot.panels.push(table.game_id, user_id, panel, stamp=None)
        click.bot.panels.forget(table.game_id, user_id)


@handles("rematch")
async def rematch(click: Click) -> None:
    """The same again; with this tap comes the hand, at once or as soon as the rematch begins."""
    table = await click.table()
    again = await click.bot.tables.rematch(table, click.user_id, click=click.key)
    if again is None:
        await click.reply.nothing()
        click.bot.panels.wait(table.game_id, click.reply.interaction)
        click.bot.notifier.publish(table.game_id)  # it may have begun meanwhile
    else:
        await show_panel(click.bot, click.reply, again)


@handles("leavesure")
async def leave_surely(click: Click) -> None:
    """Yes, leave."""
    table = await click.table()
    farewell = farewell_to(table)
    await table.leave(click.user_id, click=click.key)
    await click.reply.update(left(click.text, farewell))
    await _take_hand(click, table)


async def _take_hand(click: Click, table: Table) -> None:
    """Who has left looks at no cards, and reads of no seat."""
    hand = click.bot.panels.find(table.game_id, click.user_id)
    click.bot.panels.forget(table.game_id, click.user_id)
    if hand is not None:
        await click.bot.panels.replace(hand)


@handles("stay")
async def stay(click: Click) -> None:
    """No, play on."""
    await click.reply.update(notice(click.text.say("stayed")))
