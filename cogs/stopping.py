"""/chicago stop and its buttons: end a game after this deal, or void; by vote, or at once by who may."""

from __future__ import annotations

import discord

from bot.i18n.localizer import Localizer
from bot.manager.errors import StalePanel
from bot.manager.table import Table
from bot.records import Status, Stop
from bot.render.notice import notice, stop_answer, stop_question
from bot.render.panel import Panel
from cogs.clicks import Click, handles


def stop_panel(interaction: discord.Interaction, table: Table, text: Localizer) -> Panel:
    """What can be done about this game, and who decides. Raises NotSeated for who has no say."""
    moderator, user_id = _moderates(interaction), interaction.user.id
    at_once = moderator or table.status is Status.PAUSED
    if not at_once:
        table.seat_of(user_id)
    finishes = table.state is not None and table.last_deal is None and (moderator or not at_once)
    return stop_question(
        table.game_id,
        text,
        at_once=at_once,
        deal=table.deal_to_end if finishes else None,
        voted=table.vote_of(user_id) is not None,
    )


def _moderates(interaction: discord.Interaction) -> bool:
    """May this person end a game alone?"""
    rights = interaction.permissions
    return rights.manage_messages or rights.manage_channels


@handles("stopsure")
async def void(click: Click) -> None:
    """Void: a moderator's word, anybody's while the table is paused, or one vote."""
    table = await click.table_as_it_is()
    at_once = _moderates(click.reply.interaction) or table.status is Status.PAUSED
    await _stop(click, table, Stop.VOID, at_once=at_once)


@handles("stopafter")
async def after_deal(click: Click) -> None:
    """Finish after this deal: a moderator's word, or one vote."""
    table = await click.table_as_it_is()
    await _stop(click, table, Stop.AFTER_DEAL, at_once=_moderates(click.reply.interaction))


async def _stop(click: Click, table: Table, how: Stop, *, at_once: bool) -> None:
    after = table.deal_to_end if how is Stop.AFTER_DEAL else None
    if at_once:
        await table.stop(how, click=click.key)
        ended = True
    else:
        await click.table()  # who votes is here
        ended = await table.vote_to_stop(click.user_id, how, click=click.key)
    await click.reply.update(stop_answer(table.game_id, click.text, after=after, ended=ended))


@handles("voteafter")
async def vote_after_deal(click: Click) -> None:
    """From the table: finish after this deal, as somebody has asked."""
    await _vote(click, Stop.AFTER_DEAL)


@handles("votevoid")
async def vote_void(click: Click) -> None:
    """From the table: void, as somebody has asked."""
    await _vote(click, Stop.VOID)


async def _vote(click: Click, how: Stop) -> None:
    """One more vote. Raises StalePanel when nobody wants that any more: a tap that comes late asks for nothing."""
    table = await click.table()
    table.seat_of(click.user_id)
    if how not in table.stop_votes:
        raise StalePanel
    await table.vote_to_stop(click.user_id, how, click=click.key)
    await click.reply.nothing()


@handles("unvote")
async def take_back(click: Click) -> None:
    """Play on after all: takes back one's own vote, from the table or where it was given."""
    table = await click.table()
    said = "stayed" if table.vote_of(click.user_id) is None else "vote-taken-back"
    await table.take_back_vote(click.user_id)
    answer = notice(click.text.say(said))
    await (click.reply.update(answer) if click.in_own_panel else click.reply.show(answer))
