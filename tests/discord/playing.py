"""Playing by taps: deals chosen beforehand, people who follow a script, and people who tap whatever is there."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from random import Random

from bot.game.actions import Seat
from bot.game.cards import Hand, parse_cards
from bot.game.rules import Rules
from bot.game.state import GameState
from bot.game.view import SeatView, observe
from bot.manager.errors import NoTable
from bot.manager.table import Table
from bot.records import Change
from bot.sandbox.screen import Control, Screen, plain
from tests.discord.world import RiggedShuffler, World
from tests.dsl import continued, pack_for

MOST_TAPS = 2000
"""Far more than any game takes."""
LONGEST_SILENCE = 60
"""How often in a row nobody sees anything to tap, until a game counts as stalled."""
ANSWERS = frozenset(
    {"throw", "exchange", "pat", "keepmade", "show", "declare", "pass", "call", "callsure", "decline", "play"}
)
"""The verbs that bring a game on."""
CUT = ("9C", "TD", "JH", "QS")


@dataclass(frozen=True, slots=True)
class Cards:
    """One deal: hands by seat, and the top of the stock. In a tie-break those who sit out have no hand (None)."""

    hands: Sequence[str | None]
    stock: str = ""


def rigged(*deals: Cards, dealer: int | None = None) -> RiggedShuffler:
    """Shuffles that give these deals. The first dealer is the last seat, unless another one is named."""
    seats = len(deals[0].hands)
    last = seats - 1 if dealer is None else dealer
    draws = [*CUT[:seats]]
    draws[last] = "2S"
    packs: dict[int | tuple[int, str], Hand] = {0: continued(" ".join(draws))}
    for number, deal in enumerate(deals, start=1):
        taking_part = [seat for seat in range(seats) if deal.hands[seat] is not None]
        while last not in taking_part:
            last = (last + 1) % seats
        place = taking_part.index(last) + 1
        order = [Seat(seat) for seat in taking_part[place:] + taking_part[:place]]
        packs[number] = pack_for(order, {seat: deal.hands[seat] or "" for seat in order}, deal.stock)
        last = (last + 1) % seats
    return RiggedShuffler(packs)


async def follow(world: World, *script: str) -> None:
    """Everybody taps what the script says, in this order: "anna keepmade, bo A♠"."""
    for line in filter(None, ", ".join(script).split(", ")):
        person, _, what = line.partition(" ")
        await world.click(person, what)


async def start_short(world: World, person: str = "anna", *, joining: Sequence[str] = (), ai: int = 0) -> None:
    """As `start` of the world, but 26 points win."""
    await start_by(world, Rules(target=26), person, joining=joining, ai=ai)


async def start_by(
    world: World, rules: Rules, person: str = "anna", *, joining: Sequence[str] = (), ai: int = 0
) -> None:
    """As `start` of the world, by these rules: written into the lobby, for `/chicago start` knows no rules yet."""
    await world.slash(person, "chicago start", opponents=ai)
    for other in joining:
        await world.click(other, "join")
    lobby = await table(world)
    lobby.rules = rules
    await lobby._write(Change(rules=lobby.rules, due=lobby.due))
    await world.click(person, "start")


async def play_on(
    world: World,
    people: Sequence[str],
    *,
    dice: Random,
    until: Callable[[GameState], bool] | None = None,
    after: Callable[[], None] | None = None,
    look_again: float = 1,
) -> Counter[str]:
    """These people tap at random until the game is over, or has come so far. Returns the taps of each person.

    `after` is called after every tap. Who sees nothing to tap looks again after so many seconds.
    """
    taps: Counter[str] = Counter()
    silence = 0
    while sum(taps.values()) < MOST_TAPS:
        found = await table_of(world)
        if found is None or found.state is None or (until is not None and until(found.state)):
            return taps
        in_any_order = dice.sample(people, len(people))
        tap = next(filter(None, (something(world.panel(name), name, dice) for name in in_any_order)), None)
        if tap is None:
            silence += 1
            assert silence < LONGEST_SILENCE, "the game stalled:\n" + world.table().text
            await world.env.advance_time(look_again)
            continue
        name, screen, control = tap
        await world.person(name).click(screen.message, custom_id=control.custom_id)
        taps[name], silence = taps[name] + 1, 0
        if after is not None:
            after()
    raise AssertionError(f"no end after {MOST_TAPS} taps")


def something(screen: Screen, person: str, dice: Random) -> tuple[str, Screen, Control] | None:
    """One of the answers that this panel offers, at random; an exchange more likely the more cards are marked."""
    can = [control for control in screen.controls if control.enabled and control.verb in ANSWERS]
    sure = [control for control in can if control.verb in {"show", "callsure"}]
    ready = [control for control in can if control.verb == "exchange"]
    if not can:
        return None
    if ready and dice.random() < 0.5:
        return person, screen, ready[0]
    return person, screen, dice.choice(sure or can)


async def table_of(world: World) -> Table | None:
    """The live table of the channel; None when there is none."""
    try:
        return await world.bot.tables.table_in(world.room.channel.id)
    except NoTable:
        return None


async def table(world: World) -> Table:
    """The live table of the channel."""
    found = await table_of(world)
    assert found is not None, "there is no table here"
    return found


async def game(world: World) -> GameState:
    """The game in the channel, secrets included."""
    state = (await table(world)).state
    assert state is not None, "the game has not begun"
    return state


async def views(world: World) -> list[SeatView]:
    """The game in the channel as every seat sees it, and last as a spectator does."""
    state = await game(world)
    return [*(observe(state, Seat(seat)) for seat in range(state.seats)), observe(state, None)]


def shown(cards: str) -> str:
    """Cards as a screen shows them: "KS 7D" is "K♠ 7♦"."""
    return " ".join(plain(f"<:{card}:1>") for card in parse_cards(cards))
