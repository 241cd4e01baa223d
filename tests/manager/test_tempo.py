"""How fast a table moves by itself: so that a game can be followed, and speed tells nothing (UX.md)."""

from __future__ import annotations

from collections.abc import Iterable
from random import Random

from hypothesis import given
from hypothesis import strategies as st

from bot.game.actions import Action, Declare, Exchange, Pass, PlayCard, Seat, SeatAction
from bot.game.cards import Card, in_pack_order
from bot.game.copying import changed
from bot.game.events import TrickWon
from bot.game.state import Calling, Dealing, Declaring, Exchanging, GameState, Playing
from bot.game.view import observe
from bot.manager.running import one_run
from bot.manager.table import Table
from bot.manager.tempo import Tempo, chance, dice
from bot.records import Player
from tests.game.random_games import Start, moves, starts
from tests.manager.evening import (
    ANNA,
    BO,
    CIA,
    SHORT,
    Evening,
    asked_person,
    done,
    id_of,
    simplest,
    state_of,
)
from tests.manager.moments import ACES, DEALER, ELDEST, KINGS, NOTHING, declaring, playing

LIVE = Tempo.live()
KEY = bytes(16)

keys = st.binary(min_size=16, max_size=16)


def seconds(state: GameState, *, key: bytes = KEY, card_of_ai: bool = False, tempo: Tempo = LIVE) -> float:
    return tempo.delay(state, key=key, card_of_ai=card_of_ai).total_seconds()


# What it depends on


def twin(state: GameState, random: Random) -> GameState:
    """A state that looks the same to everybody who watches, but every hidden card may lie elsewhere."""
    hidden = [card for cards in (*state.hands, state.stock, state.discards) for card in cards]
    random.shuffle(hidden)

    def as_many(cards: Iterable[Card]) -> tuple[Card, ...]:
        return tuple(hidden.pop() for _ in cards)

    return changed(
        state,
        hands=tuple(in_pack_order(as_many(hand)) for hand in state.hands),
        stock=as_many(state.stock),
        discards=as_many(state.discards),
    )


@given(starts(), keys, st.integers(0, 2**32 - 1))
def test_hidden_cards_do_not_change_a_delay(start: Start, key: bytes, seed: int) -> None:
    random = Random(seed)
    for _, _, (state, _) in moves(start, 60):
        other = twin(state, random)
        assert observe(other, None) == observe(state, None)
        for card_of_ai in (False, True):
            assert seconds(other, key=key, card_of_ai=card_of_ai) == seconds(state, key=key, card_of_ai=card_of_ai)


@given(starts(), keys)
def test_every_wait_is_one_that_was_promised(start: Start, key: bytes) -> None:
    for _, _, (state, _) in moves(start, 60):
        wait = seconds(state, key=key)
        match state.phase:
            case Dealing():
                assert wait == (LIVE.cut if state.deal == 0 else LIVE.deal)
            case Playing(trick=(), number=number) if number > 1:
                assert wait == LIVE.trick == 2
            case _:
                assert 1 <= wait <= 2
        assert seconds(state, tempo=Tempo.instant()) == 0


@given(keys, st.integers(0, 2**32 - 1))
def test_dice_depend_on_game_and_ply_alone(key: bytes, ply: int) -> None:
    assert dice(key, ply) == dice(bytes(key), ply)
    assert 0 <= chance(key, ply) < 1
    assert dice(key, ply) != dice(key, (ply + 1) % 2**32)


def test_dice_are_spread_evenly() -> None:
    throws = [chance(KEY, ply) for ply in range(4_000)]
    tenths = [sum(tenth / 10 <= throw < (tenth + 1) / 10 for throw in throws) for tenth in range(10)]
    assert all(320 < count < 480 for count in tenths), tenths


# All answers that need no tap look alike


async def waits_with(*, second: Player | None, hand: str, early: SeatAction | None, in_phase: str) -> float:
    """How long the second seat's answer takes when nobody needs to tap for it, in games with the same key and ply."""
    evening = Evening()
    people = (ANNA,) if second is None else (ANNA, second)
    table = await evening.dealt(*people, hands=(KINGS, hand), ai=2 - len(people))
    if in_phase == "declaring":
        await evening.answer(table, ANNA, Exchange(ELDEST, ()))
        if second is not None:
            await evening.answer(table, second, Exchange(DEALER, ()))
        await evening.until(table, declaring(1))
    if early is not None and second is not None:
        await evening.answer(table, second, early)
    await evening.answer(table, ANNA, simplest)
    evening.drop_work()
    return wait_of(evening, table)


def wait_of(evening: Evening, table: Table) -> float:
    """Seconds until the table goes on by itself."""
    assert table.due is not None
    return (table.due - evening.clock.now()).total_seconds()


async def test_an_early_exchange_looks_like_that_of_an_ai_player() -> None:
    by_ai = await waits_with(second=None, hand=ACES, early=None, in_phase="exchanging")
    by_person = await waits_with(second=BO, hand=ACES, early=Exchange(DEALER, ()), in_phase="exchanging")
    assert 1 <= by_ai == by_person <= 2


async def test_nothing_to_declare_looks_like_an_early_answer_and_like_an_ai_player() -> None:
    """R3.7: nobody can tell who had a choice."""
    waits = {
        await waits_with(second=None, hand=ACES, early=None, in_phase="declaring"),
        await waits_with(second=None, hand=NOTHING, early=None, in_phase="declaring"),
        await waits_with(second=BO, hand=NOTHING, early=None, in_phase="declaring"),
        await waits_with(second=BO, hand=ACES, early=Declare(DEALER), in_phase="declaring"),
        await waits_with(second=BO, hand=ACES, early=Pass(DEALER), in_phase="declaring"),
    }
    assert len(waits) == 1


async def test_a_forced_card_looks_like_an_early_one() -> None:
    """R6.1: a third of the cards in tricks one to four are forced."""
    jack = Card.parse("JH")
    waits = set()
    for hand, early in ((NOTHING, None), ("QS JH TH 5D 3S", PlayCard(DEALER, jack))):
        evening = Evening()
        table = await evening.dealt(ANNA, BO, hands=(KINGS, hand))
        await evening.until(table, playing(1))
        if early is not None:
            await evening.answer(table, BO, early)
        await evening.answer(table, ANNA, PlayCard(ELDEST, Card.parse("KH")))
        waits.add(wait_of(evening, table))
        await evening.pass_time(2)
        assert done(evening, table, BO)[-1] == PlayCard(DEALER, jack)
        evening.drop_work()
    (wait,) = waits
    assert 1 <= wait <= 2


# What belongs together


async def seen(evening: Evening, table: Table, *, over: float) -> dict[float, list[Action]]:
    """What the table does by itself in so many seconds, by when it was done."""
    began, known = evening.clock.now(), len(evening.memory.actions(table.game_id))
    told: dict[float, list[Action]] = {}
    while (elapsed := (evening.clock.now() - began).total_seconds()) < over:
        news = evening.memory.actions(table.game_id)[known:]
        if news:
            told[elapsed] = list(news)
            known += len(news)
        await evening.pass_time(0.125)
    return told


async def test_exchanges_of_ai_players_are_seen_as_one(evening: Evening) -> None:
    table = await evening.dealt(ANNA, hands=(KINGS, NOTHING, ACES, "AD KD 8C 4C 2C"), ai=3)
    await evening.answer(table, ANNA, Exchange(ELDEST, ()))
    ((when, actions),) = (await seen(evening, table, over=2.5)).items()
    assert 1 <= when <= 2.125
    assert [action.seat for action in actions if isinstance(action, Exchange)] == [1, 2, 3]


async def test_declarations_of_ai_players_are_seen_as_one(evening: Evening) -> None:
    table = await evening.dealt(ANNA, hands=(KINGS, NOTHING, ACES, "AD KD 8C 4C 2C"), ai=3)
    await evening.until(table, declaring(1))
    await evening.answer(table, ANNA, Pass(ELDEST))
    ((_, actions), *_) = (await seen(evening, table, over=2.5)).items()
    assert [action.seat for action in actions if isinstance(action, Declare | Pass)] == [1, 2, 3]
    assert isinstance(state_of(table).phase, Exchanging)


async def test_a_run_stops_for_a_person(evening: Evening) -> None:
    table = await evening.dealt(ANNA, BO, hands=(KINGS, NOTHING, ACES, "AD KD 8C 4C 2C"), ai=2, dealer=0)
    # eldest is Bo; the two AI players follow, then Anna
    await evening.answer(table, BO, simplest)
    told = await seen(evening, table, over=10)
    assert [len(actions) for actions in told.values()] == [2]
    assert asked_person(table) == ANNA


async def test_a_run_takes_early_answers_along(evening: Evening) -> None:
    table = await evening.dealt(ANNA, BO, CIA, hands=(KINGS, NOTHING, ACES))
    await evening.answer(table, BO, Exchange(Seat(1), ()))
    await evening.answer(table, CIA, Exchange(Seat(2), ()))
    await evening.answer(table, ANNA, Exchange(ELDEST, ()))
    told = await seen(evening, table, over=2.5)
    assert [len(actions) for actions in told.values()] == [2]


async def test_cards_of_ai_players_come_a_second_apart(evening: Evening) -> None:
    table = await evening.dealt(ANNA, hands=(KINGS, NOTHING, ACES, "AD KD 8C 4C 2C"), ai=3)
    await evening.until(table, playing(1))
    await evening.answer(table, ANNA, simplest)
    told = await seen(evening, table, over=3.5)
    assert [(when, len(actions)) for when, actions in told.items()] == [(1, 1), (2, 1), (3, 1)]


async def test_a_finished_trick_stays_two_seconds(evening: Evening) -> None:
    evening.players.thought = None
    table = await evening.dealt(ANNA, hands=("KS KH 9D 5C 3H", "AH AS AD AC 2S"), ai=1)
    await evening.until(table, playing(1))
    await evening.answer(table, ANNA, PlayCard(ELDEST, Card.parse("3H")))
    told = await seen(evening, table, over=3.25)
    assert [when for when, _ in told.items()] == [1, 3], "the ace of hearts takes the trick, and then leads"
    assert isinstance(state_of(table).record[-2], TrickWon)


async def test_the_cut_and_a_finished_deal_are_shown(evening: Evening) -> None:
    table = await evening.game(ANNA, BO)
    told = await seen(evening, table, over=8)
    (cut, dealt) = told
    assert dealt - cut == 4
    await evening.until(table, playing(5))
    told = await seen(evening, table, over=15)
    (*_, last_card, next_deal) = told
    assert next_deal - last_card == 10


async def test_who_leaves_while_the_cut_is_shown_does_not_hold_up_the_deal(evening: Evening) -> None:
    table = await evening.game(ANNA, BO)
    await evening.pass_time(2)
    await table.leave(id_of(BO), click=evening.click())
    await evening.pass_time(4)
    assert state_of(table).deal == 1


def test_what_is_one_run() -> None:
    """Exchanges of one phase, declarations of one phase, answers about Chicago; nothing else."""
    for start in (Start(SHORT, (20, 20, 20), seed) for seed in range(5)):
        for before, _, (after, _) in moves(start):
            kinds = {type(before.phase), type(after.phase)}
            numbers = {getattr(before.phase, "number", 0), getattr(after.phase, "number", 0)}
            expected = len(kinds) == len(numbers) == 1 and kinds <= {Exchanging, Declaring, Calling}
            assert one_run(before, after) is expected
