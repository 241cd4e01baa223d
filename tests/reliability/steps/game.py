"""What people do in a game: every answer, early ones, leaving, sitting down, stopping."""

from __future__ import annotations

from bot.game.actions import CallChicago, ChooseReset, Declare, Exchange, Pass, PlayCard, Redeal, SeatAction, TakeUpcard
from bot.game.rules import FourOfAKind, OneUp, Rules
from bot.game.state import ChoosingReset, Exchanging, GameState, Redealing, TakingUpcard
from bot.game.view import SeatView
from bot.manager.table import Table
from bot.records import Player
from tests.manager.evening import ANNA, BO, CIA, DAN, SHORT, choices, id_of, simplest, state_of
from tests.manager.moments import (
    ACES,
    KINGS,
    STRAIGHT_FLUSH,
    Moment,
    calling,
    deal_over,
    declaring,
    exchanging,
    playing,
)
from tests.reliability.house import House
from tests.reliability.steps.step import TAP, Before, Choose, Step, Take

FOUR_ACES = "AS AH AD AC 2H"
LOW = "9S 7H 5D 3C 2S"


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


async def answered_early(house: House) -> Table:
    """Bo has said what he will do when it is his turn."""
    table = await at(exchanging(1))(house)
    await house.answer(table, BO, throws(0))
    return table


async def left_by_bo(house: House) -> Table:
    """Anna plays on."""
    table = await at(playing(1), ai=1, hands=(ACES, KINGS, LOW))(house)
    await table.leave(id_of(BO), click=house.click())
    return table


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
