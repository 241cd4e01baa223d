"""Report a problem: a short code that leads whoever runs the bot to this game and this move."""

from __future__ import annotations

import structlog

from bot.manager.problems import Problem, code_of
from bot.render.more import reported
from cogs.clicks import Click, handles

_log = structlog.get_logger(__name__)


@handles("report")
async def report(click: Click) -> None:
    """Something is wrong at this table."""
    table = await click.table()
    problem = Problem(table.game_id, table.state.version if table.state is not None else 0)
    _log.info("problem reported", game=problem.game_id, ply=problem.ply)
    await click.reply.show(reported(code_of(problem), click.text))
