"""What each button does: one short function per verb."""

from __future__ import annotations

from bot.manager import intents
from bot.manager.errors import AlreadySeated, NoTable, NotInLobby
from bot.manager.intents import Intent
from bot.manager.scenes import table_scene
from bot.records import Level, Pace
from bot.render.leaderboard import leaderboard
from bot.render.log import log
from bot.render.more import more as more_panel
from bot.render.notice import notice
from cogs.clicks import Click, handles
from cogs.hand import show_panel

# The lobby


@handles("join")
async def join(click: Click) -> None:
    """Sit down; the answer becomes the hand panel."""
    table = await click.table()
    try:
        await table.join(click.person, click=click.key)
    except AlreadySeated as already:
        await show_panel(click.bot, click.reply, table, note=already.key)
    else:
        await show_panel(click.bot, click.reply, table)


@handles("leave")
async def leave(click: Click) -> None:
    """Stand up from the lobby."""
    table = await click.table()
    if table.state is not None:
        raise NotInLobby
    await table.leave(click.user_id, click=click.key)
    await click.reply.nothing()


@handles("addai")
async def add_ai(click: Click) -> None:
    """One more AI player."""
    table = await click.table()
    await table.add_ai(click.user_id, level=Level.MEDIUM, click=click.key)
    await click.reply.nothing()


@handles("dropai")
async def drop_ai(click: Click) -> None:
    """One AI player less."""
    table = await click.table()
    await table.drop_ai(click.user_id, click=click.key)
    await click.reply.nothing()


@handles("pace")
async def change_pace(click: Click) -> None:
    """The next pace: how much time people have."""
    table = await click.table()
    paces = list(Pace)
    await table.set_pace(click.user_id, paces[(paces.index(table.pace) + 1) % len(paces)], click=click.key)
    await click.reply.nothing()


@handles("start")
async def start(click: Click) -> None:
    """Begin with who sits here."""
    table = await click.table()
    await table.start(click.user_id, click=click.key)
    await click.reply.nothing()


# The table


@handles("hand")
async def hand(click: Click) -> None:
    """My hand: the private panel, at the bottom."""
    await show_panel(click.bot, click.reply, await click.table())


@handles("goon")
async def go_on(click: Click) -> None:
    """Go on with a game that was paused or fell asleep: the tap itself has done it."""
    table = await click.table()
    table.seat_of(click.user_id)
    await click.reply.nothing()


@handles("deal")
async def deal(click: Click) -> None:
    """Seen enough of the last deal."""
    table = await click.table()
    await table.deal_now(click.user_id)
    await click.reply.nothing()


@handles("rematch")
async def rematch(click: Click) -> None:
    """The same again."""
    await click.bot.tables.rematch(await click.table(), click.user_id, click=click.key)
    await click.reply.nothing()


@handles("leavesure")
async def leave_surely(click: Click) -> None:
    """Yes, leave."""
    table = await click.table()
    playing = table.state is not None
    await table.leave(click.user_id, click=click.key)
    click.bot.panels.forget(table.game_id, click.user_id)
    await click.reply.update(notice(click.text.say("leave-done" if playing else "leave-done-lobby")))


@handles("stopsure")
async def stop_surely(click: Click) -> None:
    """Yes, stop: a moderator's word, or one vote."""
    table = await click.table()
    rights = click.reply.interaction.permissions
    if rights.manage_messages or rights.manage_channels:
        await table.stop(click=click.key)
        ended = True
    else:
        ended = await table.vote_to_stop(click.user_id, click=click.key)
    await click.reply.update(notice(click.text.say("stop-done" if ended else "stop-voted")))


@handles("stay")
async def stay(click: Click) -> None:
    """No, play on."""
    await click.reply.update(notice(click.text.say("stayed")))


# The hand panel


async def answer(click: Click, choose: Intent, *, sure: bool = False) -> None:
    """Give one answer and redraw the panel."""
    table = await click.table()
    await table.answer(click.user_id, choose, seen=click.control.version, click=click.key, sure=sure)
    await show_panel(click.bot, click.reply, table)


@handles("throw")
async def throw(click: Click) -> None:
    """Mark a card."""
    await mark(click, throw=True)


@handles("keep")
async def keep(click: Click) -> None:
    """Take the mark off again."""
    await mark(click, throw=False)


async def mark(click: Click, *, throw: bool) -> None:
    """Set or clear the mark on one card; the verb says which, so that a click that comes twice does no harm."""
    table = await click.table()
    await table.mark(click.user_id, click.slot, throw=throw, seen=click.control.version)
    await show_panel(click.bot, click.reply, table)


@handles("exchange")
async def exchange(click: Click) -> None:
    """Throw the marked cards."""
    await answer(click, intents.exchange_marked)


@handles("oneup")
async def exchange_openly(click: Click) -> None:
    """Throw the one marked card, and see the next one first (rule `one_up`)."""
    await answer(click, intents.exchange_openly)


@handles("takeup")
async def take_upcard(click: Click) -> None:
    """Take the card that lies face up."""
    await answer(click, intents.take_upcard(take=True))


@handles("refuseup")
async def refuse_upcard(click: Click) -> None:
    """Refuse it."""
    await answer(click, intents.take_upcard(take=False))


@handles("redeal")
async def redeal(click: Click) -> None:
    """Five new cards for a low hand (rule `low_redeal`)."""
    await answer(click, intents.redeal)


@handles("keephand")
async def keep_hand(click: Click) -> None:
    """No new hand."""
    await answer(click, intents.say_no)


@handles("takepoints")
async def take_points(click: Click) -> None:
    """Four of a kind: the points (rule `four_of_a_kind: choice`)."""
    await answer(click, intents.choose_reset(reset=False))


@handles("reset")
async def reset(click: Click) -> None:
    """Four of a kind: the others to 0; asks once more."""
    await answer(click, intents.choose_reset(reset=True))


@handles("resetsure")
async def reset_surely(click: Click) -> None:
    """Yes, the others to 0."""
    await answer(click, intents.choose_reset(reset=True), sure=True)


@handles("pat")
async def stand_pat(click: Click) -> None:
    """Keep all five."""
    await answer(click, intents.keep_all)


@handles("keepmade")
async def keep_made(click: Click) -> None:
    """Keep what the hand makes, throw the rest."""
    await answer(click, intents.keep_made)


@handles("show")
async def show_and_exchange(click: Click) -> None:
    """Yes: show the hand that scored, then exchange (R2.4)."""
    await answer(click, intents.pending, sure=True)


@handles("declare")
async def declare(click: Click) -> None:
    """Declare the hand."""
    await answer(click, intents.declare)


@handles("pass")
async def say_nothing(click: Click) -> None:
    """Declare nothing."""
    await answer(click, intents.say_no)


@handles("call")
async def call(click: Click) -> None:
    """Call Chicago; asks once more."""
    await answer(click, intents.call)


@handles("callsure")
async def call_surely(click: Click) -> None:
    """Yes, call Chicago."""
    await answer(click, intents.call, sure=True)


@handles("decline")
async def decline(click: Click) -> None:
    """Do not call."""
    await answer(click, intents.say_no)


@handles("play")
async def play(click: Click) -> None:
    """A card pressed in a hand panel."""
    await answer(click, intents.play(click.slot))


@handles("undo")
async def take_back(click: Click) -> None:
    """Take an early answer back."""
    table = await click.table()
    await table.take_back(click.user_id, seen=click.control.version, click=click.key)
    await show_panel(click.bot, click.reply, table)


@handles("back")
async def reconsider(click: Click) -> None:
    """No, not that; ask me again."""
    table = await click.table()
    await table.reconsider(click.user_id, seen=click.control.version)
    await show_panel(click.bot, click.reply, table)


# To read


@handles("more")
async def more(click: Click) -> None:
    """What else there is: the score sheet, the rules, the whole commitment."""
    table = await click.table()
    await click.reply.show(more_panel(table_scene(table), table.lines, click.text, click.bot.glyphs))


@handles("log")
async def how_it_went(click: Click) -> None:
    """A finished deal, told from its first card to its last point."""
    table = await click.table()
    scene = await click.bot.tables.past_deal(table, click.control.arg or table.deal)
    if scene is None:
        raise NoTable
    await click.reply.show(log(scene, click.text, click.bot.glyphs))


@handles("page")
async def turn_page(click: Click) -> None:
    """Another page of the leaderboard."""
    guild_id = click.reply.interaction.guild_id
    assert guild_id is not None
    board = await click.bot.scores.leaderboard(guild_id, click.user_id, page=click.control.arg or 1)
    await click.reply.update(leaderboard(board, click.text, click.bot.glyphs))
