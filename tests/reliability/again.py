"""Rematches and private games: steps that open one table from another, or none that anybody else sees."""

from __future__ import annotations

from bot.game.state import Finished
from bot.manager import lobby
from bot.manager.errors import NoTable, TableHere
from bot.manager.private import PrivateTable, between_deals
from bot.records import Kind, Level, Repeated, Status
from tests.manager.evening import ANNA, BO, CHANNEL, GUILD, HERE, SHORT, id_of, simplest, state_of
from tests.reliability.house import House
from tests.reliability.steps import STORING, TAP, Step, Tapped, at, elsewhere, of_phase


async def play_again(house: House, tap: Tapped) -> None:
    """Both want a rematch; if its lobby stands already, it begins."""
    try:
        for click, person in ((TAP - 1, ANNA), (TAP, BO)):
            await house.tables.rematch(tap.table, id_of(person), click=click)
    except (TableHere, Repeated):
        again = await house.tables.table_in(CHANNEL)
        if again.status is Status.LOBBY:
            await again.start(id_of(ANNA), click=TAP + 1)
        raise


async def open_solo(house: House, *_: object) -> PrivateTable:
    """Anna wants to play against two AI players, and nobody sees; if the table stands already, the game begins."""
    try:
        table = await house.tables.private_table(Kind.SOLO, GUILD, id_of(ANNA))
    except NoTable:
        table = await solo(house, click=TAP)
    if table.state is None:
        await table.wake()
    return table


async def solo(house: House, *, click: int | None = None) -> PrivateTable:
    """Anna's private game has begun."""
    players = lobby.add_ai(lobby.add_ai((ANNA,), Level.MEDIUM), Level.EASY)
    return await house.tables.open_private(Kind.SOLO, HERE, players, rules=SHORT, click=click or house.click())


async def solo_between_deals(house: House) -> PrivateTable:
    """A deal of Anna's private game is over."""
    table = await solo(house)
    while not between_deals(state_of(table)):
        await house.answer(table, ANNA, simplest)
    return table


async def next_deal(_: House, tap: Tapped) -> None:
    """Anna has seen enough of the last deal, if that is still on her screen."""
    assert isinstance(tap.table, PrivateTable)
    if between_deals(state_of(tap.table)):
        await tap.table.next_deal(id_of(ANNA), seen=tap.seen)


APART = (
    Step(name="a rematch", before=at(of_phase(Finished)), take=play_again, who=BO),
    Step(name="open a private game", before=elsewhere, take=open_solo),
    Step(
        name="answer in a private game",
        before=solo,
        take=lambda house, tap: house.answer(tap.table, ANNA, simplest, click=TAP, seen=tap.seen),
        who=ANNA,
    ),
    Step(
        name="the next deal of a private game",
        before=solo_between_deals,
        take=next_deal,
        about="Deal",
        places=STORING,
        who=ANNA,
    ),
)
