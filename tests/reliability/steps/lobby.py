"""What is done in a lobby, and how a table opens."""

from __future__ import annotations

from collections.abc import Awaitable, Callable

from bot.game.rules import Rules
from bot.manager import lobby
from bot.manager.manager import Place as Spot
from bot.manager.table import Table
from bot.records import Level, Pace, Status
from tests.manager.evening import ANNA, BO, CHANNEL, CIA, DAN, GUILD, HERE, SHORT, id_of
from tests.reliability.house import House
from tests.reliability.steps.step import TAP, Step, by_itself

HOUR = 3600.0


async def elsewhere(house: House) -> Table:
    """No table stands here, but one in another channel."""
    return await house.lobby(DAN, place=Spot(GUILD, CHANNEL + 1))


async def waiting(house: House) -> Table:
    """Anna, Bo and an AI player are in the lobby."""
    table = await house.lobby(ANNA, BO, ai=1, rules=SHORT)
    await table.salt(id_of(BO), "a pinch", click=house.click())
    return table


async def lonely(house: House) -> Table:
    """Anna alone is in the lobby."""
    return await house.lobby(ANNA, rules=SHORT)


def in_lobby(name: str, take: Callable[[Table], Awaitable[object]]) -> Step:
    """Something that is tapped before the first deal."""
    return Step(name=name, before=waiting, take=lambda _, tap: take(tap.table), who=ANNA)


LOBBY = (
    Step(
        name="open a table",
        before=elsewhere,
        take=lambda house, _: house.tables.open(HERE, ANNA, rules=SHORT, click=TAP),
    ),
    in_lobby("join", lambda table: table.join(CIA, click=TAP)),
    in_lobby("seat an AI player", lambda table: table.add_ai(id_of(ANNA), level=Level.EASY, click=TAP)),
    in_lobby("send an AI player away", lambda table: table.drop_ai(id_of(ANNA), click=TAP)),
    in_lobby("choose the pace", lambda table: table.set_pace(id_of(ANNA), Pace.RELAXED, click=TAP)),
    in_lobby(
        "choose the rules",
        lambda table: table.set_rules(id_of(ANNA), Rules(target=41), seen=lobby.edition(SHORT), click=TAP),
    ),
    in_lobby("salt the shuffle", lambda table: table.salt(id_of(BO), "another pinch", click=TAP)),
    in_lobby("leave the lobby", lambda table: table.leave(id_of(ANNA), click=TAP)),
    in_lobby("begin", lambda table: table.start(id_of(ANNA), click=TAP)),
    Step(
        name="leave an empty lobby",
        before=lonely,
        take=lambda _, tap: tap.table.leave(id_of(ANNA), click=TAP),
        who=ANNA,
    ),
    by_itself("a lobby closes", lonely, lambda house, _: house.pass_time(HOUR), about=Status.CLOSED),
)
