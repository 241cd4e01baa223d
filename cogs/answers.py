"""What the buttons of a hand panel do: one short function per verb."""

from __future__ import annotations

from bot.manager import intents
from bot.manager.intents import Intent
from cogs.clicks import Click, handles
from cogs.hand import show_panel


async def answer(click: Click, choose: Intent, *, sure: bool = False) -> None:
    """Give one answer and redraw the panel."""
    table = await click.table()
    with click.bot.notifier.answering(table.game_id, click.user_id) as drawn:
        await table.answer(click.user_id, choose, seen=click.control.version, click=click.key, sure=sure)
        await show_panel(click.bot, click.reply, table, drawn=drawn)


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
    await answer(click, intents.exchange_marked(click.slot))


@handles("oneup")
async def exchange_openly(click: Click) -> None:
    """Throw the one marked card, and see the next one first (rule `one_up`)."""
    await answer(click, intents.exchange_marked(click.slot, openly=True))


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
    await answer(click, intents.pending_exchange(click.slot), sure=True)


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
