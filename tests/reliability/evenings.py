"""Twin evenings (S2): the real bot, twice, with other cards where Anna may not look; what she sees is equal.

So is the log, and what is counted at /metrics.

Bo answers in the second as in the first, but for the cards that he throws: those are others. What is on her screen
is looked at after every tap, when the bot rests: of the states in between, as many are shown as there is time for.
"""

from __future__ import annotations

import json
import re
import tempfile
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from difflib import unified_diff
from pathlib import Path
from random import Random
from typing import NamedTuple

from prometheus_client import generate_latest

from bot.demo import SeededShuffler
from bot.game.actions import Exchange, PlayCard, Seat
from bot.game.cards import PACK, Card, Hand
from bot.game.engine import apply, new_game
from bot.game.rules import Rules
from bot.game.shuffle import Salt
from bot.game.state import Asks, GameState, Question
from bot.game.view import SeatView, observe
from bot.manager.automatic import next_step
from bot.manager.table import Table
from bot.observing.gauges import Moment
from bot.render.slots import places
from tests.db.blanks import on_file
from tests.discord.playing import start_by, table_of
from tests.discord.world import World, opened
from tests.game.random_games import Move
from tests.manager import evening as manager
from tests.reliability.overheard import overheard, taken
from tests.reliability.report import Report
from tests.reliability.worlds import other_cards, played_otherwise

READER, OTHER = "anna", "bo"
PEOPLE = (manager.ANNA, manager.BO)
MOST_STEPS = 400
TRIES = 300
"""Ways to exchange the cards of a deal that are tried."""
NUMBER = re.compile(r"\d{15,}|(?<=/)[\w-]{20,}(?=/)")
"""Ids and tokens, of which another number are given out if a question is put to Bo in one world alone."""

OF_THE_MACHINE = re.compile(r"^(process|python)_|_(bucket|sum|created)\b|_latency_")

Place = tuple[int, Question]
Cards = Mapping[Card, Card]
AS_IT_IS: Cards = {card: card for card in PACK}


@dataclass
class Course:
    """A game as it went: the packs, who threw and played what, and by deal which card stands for which in the other."""

    packs: dict[tuple[int, str], Hand] = field(default_factory=dict)
    chosen: dict[tuple[Seat, Place], Hand] = field(default_factory=dict)
    others: dict[int, Cards] = field(default_factory=dict)


class NotingShuffler(SeededShuffler):
    """Writes down every pack."""

    def __init__(self, number: int, course: Course) -> None:
        super().__init__(number)
        self._course = course

    def shuffle(
        self, cards: Hand, *, seed: bytes, game: bytes, deal: int, label: str, salts: Sequence[Salt] = ()
    ) -> Hand:
        pack = super().shuffle(cards, seed=seed, game=game, deal=deal, label=label, salts=salts)
        self._course.packs[deal, label] = pack
        return pack


class TwinShuffler(NotingShuffler):
    """The packs of another game, in the other cards."""

    def __init__(self, number: int, course: Course, model: Course) -> None:
        super().__init__(number, course)
        self._model = model

    def shuffle(
        self, cards: Hand, *, seed: bytes, game: bytes, deal: int, label: str, salts: Sequence[Salt] = ()
    ) -> Hand:
        pack = super().shuffle(cards, seed=seed, game=game, deal=deal, label=label, salts=salts)
        other = self._model.others.get(deal)
        return pack if other is None else tuple(other[card] for card in self._model.packs[deal, label])


@dataclass
class Player:
    """Plays for both: chooses in the first evening, and does the same in the second."""

    world: World
    course: Course
    dice: Random
    model: Course | None = None
    seen: list[str] = field(default_factory=list)

    async def play(self, *, deals: int) -> None:
        """So many deals, or to the end of the game."""
        for _ in range(MOST_STEPS):
            table = await table_of(self.world)
            if table is None or table.state is None:
                return
            if table.state.deal > deals:
                return
            await self._step(table, table.state)
            self.seen += [NUMBER.sub("…", json.dumps(one.message.components)) for one in self.world.screens(READER)]

    async def _step(self, table: Table, state: GameState) -> None:
        for name in (READER, OTHER):
            view = observe(state, table.seat_of(self.world.person(name).id))
            if view.turn:
                await self._answer(name, view)
                return
        await self.world.env.advance_time(1)

    async def _answer(self, name: str, view: SeatView) -> None:
        question = view.questions[0]
        assert view.seat is not None
        match question.asks:
            case Asks.EXCHANGE | Asks.PLAY:
                cards = self._cards(view, (view.deal, question))
            case _:
                await self.world.click(name, "decline" if question.asks is Asks.CHICAGO else "pass")
                return
        slots = sorted(places(view).index(card) for card in cards)
        if question.asks is Asks.PLAY:
            await self.world.click(name, f"play|{slots[0]}")
            return
        for slot in slots:
            await self.world.click(name, f"throw|{slot}")
        await self.world.click(name, "exchange" if slots else "pat")

    def _cards(self, view: SeatView, place: Place) -> Hand:
        assert view.seat is not None
        if self.model is not None and (view.seat, place) in self.model.chosen:
            other = self.model.others[view.deal]
            return tuple(other[card] for card in self.model.chosen[view.seat, place])
        choices = [one for one in view.legal if isinstance(one, Exchange | PlayCard)]
        choice = self.dice.choice(choices)
        cards = choice.cards if isinstance(choice, Exchange) else (choice.card,)
        self.course.chosen[view.seat, place] = cards
        return cards


class Evening(NamedTuple):
    """What came of one: what was on Anna's screen after every tap, the log, and what the bot has counted."""

    course: Course
    seen: list[str]
    logged: list[str]
    counted: list[str]


async def evening(folder: Path, seed: int, *, deals: int, model: Course | None = None) -> Evening:
    """One evening: its course, what was seen, what was logged."""
    course = Course()
    shuffler = NotingShuffler(seed, course) if model is None else TwinShuffler(seed, course, model)
    async with opened(on_file(folder / f"{'one' if model is None else 'other'}.db"), shuffler=shuffler) as world:
        with overheard() as heard:
            await world.left_alone(READER, OTHER)
            await start_by(world, Rules(target=26), READER, joining=[OTHER])
            player = Player(world, course, Random(seed), model)
            await player.play(deals=deals)
            log = [line for line in taken(heard).splitlines() if "[simcord" not in line]
            counted = metrics(world)
            if model is None:
                course.others.update(await found_elsewhere(world, deals, Random(seed)))
        return Evening(course, player.seen, [NUMBER.sub("…", line) for line in log], counted)


def metrics(world: World) -> list[str]:
    """What is at /metrics, without how long things took, and what the process used."""
    registry, moment = world.bot.meters.registry, Moment(world.bot)
    registry.register(moment)
    try:
        lines = generate_latest(registry).decode().splitlines()
    finally:
        registry.unregister(moment)
    return [line for line in lines if not line.startswith("#") and not OF_THE_MACHINE.search(line)]


async def found_elsewhere(world: World, deals: int, dice: Random) -> dict[int, Cards]:
    """By deal: other cards for those that Anna has not seen, in which Bo has the same questions to answer."""
    stored = await world.bot.tables._house.store.load(1)
    assert stored is not None
    past, found = list[Move](), dict[int, Cards]()
    state = new_game(stored.rules, len(stored.players))
    for ply in stored.plies:
        past.append(Move(state, ply.action, step := apply(state, ply.action)))
        state = step.state
    for deal in range(1, min(state.deal, deals) + 1):
        course = [move for move in past if move.step.state.deal <= deal]
        found[deal] = next(filter(None, (_elsewhere(course, dice) for _ in range(TRIES))), AS_IT_IS)
    return found


def _elsewhere(course: list[Move], dice: Random) -> Cards | None:
    others = other_cards(course[-1].step.state, Seat(0), dice)
    twin = played_otherwise(course, Seat(0), others)
    return others if twin is not None and _waits(course) == _waits(twin) else None


def _waits(course: list[Move]) -> list[bool]:
    """After each move: does the game wait for somebody who has a choice?"""
    return [next_step(move.step.state, PEOPLE, {}) is None for move in course]


DEALS, SCREENS, OTHERS, COUNTED = "deals", "screens that she sees", "cards that are others", "lines at /metrics"


def reported() -> Report:
    """Nothing was hit yet."""
    return Report("Twin evenings (S2)", (DEALS, SCREENS, OTHERS, COUNTED))


async def compare(report: Report, *, seed: int, deals: int) -> None:
    """Play both evenings and hold them together."""
    with tempfile.TemporaryDirectory(prefix="chicago-") as folder:
        first = await evening(Path(folder), seed, deals=deals)
        second = await evening(Path(folder), seed, deals=deals, model=first.course)
    for what, one, other in (
        ("on screen", first.seen, second.seen),
        ("logged", first.logged, second.logged),
        ("at /metrics", first.counted, second.counted),
    ):
        report.blame(f"evening {seed}, {what}", [line[:300] for line in unified_diff(one, other, n=0, lineterm="")])
    report.hit[DEALS] += len(first.course.others)
    report.hit[SCREENS] += len(first.seen)
    report.hit[COUNTED] += len(first.counted)
    report.hit[OTHERS] += sum(one is not two for cards in first.course.others.values() for one, two in cards.items())
