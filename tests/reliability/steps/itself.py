"""What a table does by itself while people play on, or while nobody is there."""

from __future__ import annotations

from bot.game.state import Finished, GameState, Playing
from bot.manager.table import Table
from bot.records import By, Status
from tests.manager.evening import ANNA, BO, SHORT, id_of
from tests.manager.moments import ACES, KINGS, deal_over, exchanging, in_deal, playing
from tests.reliability.house import House
from tests.reliability.steps.game import LOW, answered_early, at, of_phase
from tests.reliability.steps.step import Before, Step, Tapped, by_itself


def last_card(state: GameState) -> bool:
    """The next card ends the deal."""
    return isinstance(state.phase, Playing) and sum(map(len, state.hands)) == 1


def half_won(state: GameState) -> bool:
    """Somebody has more than half of the points."""
    return max(state.scores) > state.rules.target / 2


async def until_status(house: House, table: Table, status: Status) -> None:
    """Nobody taps until the table stands so."""
    for _ in range(200):
        if table.status is status:
            return
        await house.pass_time(60)
    raise AssertionError(f"the table is {table.status}")


async def paused(house: House) -> Table:
    """Nobody was there for a whole deal."""
    table = await at(in_deal(1))(house)
    await until_status(house, table, Status.PAUSED)
    return table


async def silence(house: House, tap: Tapped) -> None:
    """Nobody answers until that was noticed."""
    while not any(player.missed for player in tap.table.players):
        await house.pass_time(10)


async def play_on(house: House, tap: Tapped) -> None:
    """Eight plies more, or to the end."""
    await house.until(tap.table, lambda state: state.version >= tap.ply + 8)


async def play_out(house: House, tap: Tapped) -> None:
    """To the end."""
    await house.until(tap.table, of_phase(Finished))


def happens(name: str, before: Before, *, about: str) -> Step:
    """The table does something by itself while people play on."""
    return by_itself(name, before, play_on, about=about)


with_ai = at(in_deal(1), ai=1, hands=(ACES, KINGS, LOW))

ITSELF = (
    happens("the cut", lambda house: house.game(ANNA, BO, rules=SHORT), about="Cut"),
    happens("a deal", at(deal_over), about="Deal"),
    happens("an AI player answers", with_ai, about=By.AI),
    happens("an early answer is carried out", answered_early, about=By.EARLY),
    happens("the only possible card", at(playing(4)), about=By.ONLY),
    happens("the end of a deal", at(last_card), about="PlayCard"),
    by_itself("the end of a game", at(half_won), play_out, about=Status.FINISHED),
    by_itself("a time is up", at(exchanging(1)), silence, about=By.CARETAKER),
    by_itself(
        "nobody is there",
        at(in_deal(1)),
        lambda house, tap: until_status(house, tap.table, Status.PAUSED),
        about=Status.PAUSED,
    ),
    by_itself(
        "nobody comes back",
        paused,
        lambda house, tap: until_status(house, tap.table, Status.VOID),
        about=Status.VOID,
    ),
    by_itself(
        "a paused game goes on",
        paused,
        lambda house, tap: house.tables.welcome(tap.table, id_of(ANNA)),
        about=Status.ACTIVE,
    ),
)
