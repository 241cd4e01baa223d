"""Every kind of step that a house of tables takes: how it comes to it, and how it is taken."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from dataclasses import dataclass
from typing import NamedTuple

from bot.failpoints import Place
from bot.game.actions import CallChicago, ChooseReset, Declare, Exchange, Pass, PlayCard, Redeal, SeatAction, TakeUpcard
from bot.game.rules import FourOfAKind, OneUp, Rules
from bot.game.state import (
    ChoosingReset,
    Exchanging,
    Finished,
    GameState,
    Playing,
    Redealing,
    TakingUpcard,
)
from bot.game.view import SeatView
from bot.manager import lobby
from bot.manager.manager import Place as Spot
from bot.manager.table import Table
from bot.records import By, Level, Pace, Player, Status
from tests.manager.evening import ANNA, BO, CHANNEL, CIA, DAN, GUILD, HERE, SHORT, choices, id_of, simplest, state_of
from tests.manager.moments import (
    ACES,
    KINGS,
    STRAIGHT_FLUSH,
    Moment,
    calling,
    deal_over,
    declaring,
    exchanging,
    in_deal,
    playing,
)
from tests.reliability.house import House

TAP = 1_000_000
"""The number of the tap that everything is about; all others are smaller before it, and greater after it."""
STORING = (Place.BEFORE_BEGIN, Place.HALFWAY, Place.BEFORE_COMMIT, Place.AFTER_COMMIT)
ANSWERING = (*STORING, Place.BEFORE_ANSWER, Place.AFTER_ANSWER)
FOUR_ACES = "AS AH AD AC 2H"
LOW = "9S 7H 5D 3C 2S"
HOUR = 3600.0


class Tapped(NamedTuple):
    """The table, as its person saw it who taps."""

    table: Table
    seen: int
    """The `asked_at` of that person's panel."""
    ply: int
    person: Player


Before = Callable[[House], Awaitable[Table]]
Take = Callable[[House, Tapped], Awaitable[object]]
Choose = Callable[[SeatView], SeatAction]


@dataclass(frozen=True, kw_only=True)
class Step:
    """One kind of step."""

    name: str
    before: Before
    """Plays to the moment before it."""
    take: Take
    """Takes it. Once more, it is refused, or does nothing."""
    about: str = str(TAP)
    """What failpoints know it by; "": whatever is stored."""
    places: tuple[Place, ...] = ANSWERING
    who: Player | None = None
    """Who taps; None: who is asked."""

    @property
    def tapped(self) -> bool:
        """Is it somebody's tap, and not what the table does by itself?"""
        return self.about == str(TAP)


def by_itself(name: str, before: Before, take: Take, *, about: str) -> Step:
    """A step that nobody taps for."""
    return Step(name=name, before=before, take=take, about=about, places=STORING)


# In the lobby


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

# In a game


def at(
    moment: Moment,
    *people: Player,
    hands: tuple[str, ...] = (ACES, KINGS),
    rules: Rules = SHORT,
    ai: int = 0,
    choose: Choose | None = None,
) -> Before:
    """A game, of Anna and Bo unless told otherwise, has come so far."""

    async def play(house: House) -> Table:
        table = await house.dealt(*(people or (ANNA, BO)), hands=hands, rules=rules, ai=ai)
        await house.until(table, moment, choose=choose)
        assert moment(state_of(table)), "it does not come so far"
        return table

    return play


def answering(answer: Choose) -> Take:
    """The person answers so."""
    return lambda house, tap: house.answer(tap.table, tap.person, answer, click=TAP, seen=tap.seen)


def answer(name: str, before: Before, answer: Choose, *, who: Player | None = None) -> Step:
    """A question is answered."""
    return Step(name=name, before=before, take=answering(answer), who=who)


def says(kind: type[Declare | Pass | CallChicago | Redeal]) -> Choose:
    """Just that, whatever is asked: a button that was drawn says the same for ever."""

    def say(view: SeatView) -> SeatAction:
        assert view.seat is not None
        return kind(view.seat)

    return say


def plays(view: SeatView) -> SeatAction:
    """The first card that may be played."""
    assert view.seat is not None
    return next((one for one in choices(view) if isinstance(one, PlayCard)), PlayCard(view.seat, view.hand[0]))


def takes_the_upcard(view: SeatView) -> SeatAction:
    """Take the card that lies face up."""
    assert view.seat is not None
    return TakeUpcard(view.seat, take=True)


def takes_the_points(view: SeatView) -> SeatAction:
    """Four of a kind: the points."""
    assert view.seat is not None
    return ChooseReset(view.seat, reset=False)


def throws(number: int) -> Choose:
    """Throw so many cards."""

    def throw(view: SeatView) -> SeatAction:
        assert view.seat is not None
        return Exchange(view.seat, view.hand[:number])

    return throw


def throws_all(view: SeatView) -> SeatAction:
    """Throw everything if that is asked, else the simplest answer."""
    whole = (one for one in choices(view) if isinstance(one, Exchange) and len(one.cards) == len(view.hand))
    return next(whole, None) or simplest(view)


def throws_openly(view: SeatView) -> SeatAction:
    """Throw one card, and see the next one first (rule `one_up`)."""
    assert view.seat is not None
    return Exchange(view.seat, view.hand[:1], openly=True)


def of_phase(kind: type) -> Moment:
    """The game is in such a phase."""
    return lambda state: isinstance(state.phase, kind)


def short_of_cards(state: GameState) -> bool:
    """Whoever throws five needs a new stock (R2.3)."""
    return isinstance(state.phase, Exchanging) and len(state.stock) < 5


def last_card(state: GameState) -> bool:
    """The next card ends the deal."""
    return isinstance(state.phase, Playing) and sum(map(len, state.hands)) == 1


def half_won(state: GameState) -> bool:
    """Somebody has more than half of the points."""
    return max(state.scores) > state.rules.target / 2


async def answered_early(house: House) -> Table:
    """Bo has said what he will do when it is his turn."""
    table = await at(exchanging(1))(house)
    await house.answer(table, BO, throws(0))
    return table


async def paused(house: House) -> Table:
    """Nobody was there for a whole deal."""
    table = await at(in_deal(1))(house)
    await until_status(house, table, Status.PAUSED)
    return table


async def left_by_bo(house: House) -> Table:
    """Anna plays on."""
    table = await at(playing(1), ai=1, hands=(ACES, KINGS, LOW))(house)
    await table.leave(id_of(BO), click=house.click())
    return table


async def until_status(house: House, table: Table, status: Status) -> None:
    """Nobody taps until the table stands so."""
    for _ in range(200):
        if table.status is status:
            return
        await house.pass_time(60)
    raise AssertionError(f"the table is {table.status}")


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
CHOOSY = Rules(target=26, four_of_a_kind=FourOfAKind.CHOICE)

GAME = (
    answer("keep all", at(exchanging(1)), throws(0)),
    answer("exchange", at(exchanging(2)), throws(2)),
    answer(
        "an exchange that needs a new stock",
        at(short_of_cards, ANNA, BO, CIA, DAN, hands=(ACES, KINGS), choose=throws_all),
        throws_all,
    ),
    answer("declare", at(declaring(1)), says(Declare)),
    answer("declare nothing", at(declaring(2)), says(Pass)),
    answer("call Chicago", at(calling, hands=(STRAIGHT_FLUSH, KINGS)), says(CallChicago)),
    answer("decline Chicago", at(calling, hands=(STRAIGHT_FLUSH, KINGS)), says(Pass)),
    answer("play a card", at(playing(2)), plays),
    answer(
        "take the upcard",
        at(of_phase(TakingUpcard), rules=Rules(target=26, one_up=OneUp.EVERY), choose=throws_openly),
        takes_the_upcard,
    ),
    answer(
        "ask for a new hand", at(of_phase(Redealing), rules=Rules(low_redeal=True), hands=(LOW, KINGS)), says(Redeal)
    ),
    answer("choose a reset", at(of_phase(ChoosingReset), rules=CHOOSY, hands=(FOUR_ACES, KINGS)), takes_the_points),
    answer("answer early", at(exchanging(1)), throws(0), who=BO),
    answer("answer early, otherwise", answered_early, throws(2), who=BO),
    Step(
        name="take an early answer back",
        before=answered_early,
        take=lambda _, tap: tap.table.take_back(id_of(BO), seen=tap.seen, click=TAP),
        who=BO,
    ),
    Step(
        name="leave a game",
        before=at(playing(1), ai=1, hands=(ACES, KINGS, LOW)),
        take=lambda _, tap: tap.table.leave(id_of(BO), click=TAP),
        who=BO,
    ),
    Step(
        name="leave as the last",
        before=left_by_bo,
        take=lambda _, tap: tap.table.leave(id_of(ANNA), click=TAP),
        who=ANNA,
    ),
    Step(
        name="sit down between two deals",
        before=at(deal_over, ai=1, hands=(ACES, KINGS, LOW)),
        take=lambda _, tap: tap.table.take_seat(CIA, click=TAP),
        who=ANNA,
    ),
    Step(name="stop", before=at(playing(1)), take=lambda _, tap: tap.table.stop(click=TAP), who=ANNA),
)

# By itself, and apart

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
