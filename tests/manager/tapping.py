"""Everything a person may tap, at random, and what they were told is written in a book."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Coroutine
from random import Random
from typing import Any, Final, NamedTuple

from bot.game.actions import SeatAction
from bot.game.rules import Rules
from bot.game.state import Question
from bot.game.view import SeatView
from bot.manager import lobby
from bot.manager.early import question_for
from bot.manager.house import Draft
from bot.manager.private import PrivateTable
from bot.manager.table import Table, wants_second_tap
from bot.records import Level, Pace, Player, Stop, Unavailable
from tests.manager.book import Book
from tests.manager.evening import Evening, any_answer, choices, id_of, view_of
from tests.manager.memory import Death

Tap = Callable[[int], Coroutine[Any, Any, object]]
"""What a click does; given its interaction id."""

WHAT: Final = (
    *["answer"] * 4,
    *["join", "start", "deal now"] * 2,
    *[
        "add ai",
        "drop ai",
        "leave",
        "stop",
        "vote",
        "unvote",
        "take back",
        "mark",
        "reconsider",
        "stale",
        "rematch",
        "look",
        "look",
        "pace",
        "level",
        "sit",
        "salt",
        "rules",
    ],
)
"""What can be tapped, the likeliest more than once."""
SALTS: Final = ("a pinch", "\u0041\u030a", "🧂", "x" * 65, "")
"""Words for the shuffle; the last two are none."""


class Wish(NamedTuple):
    """Somebody is about to tap something."""

    person: Player
    what: str
    seed: int


class Tapping:
    """Turns wishes into taps."""

    def __init__(self, evening: Evening, book: Book) -> None:
        self.evening = evening
        self.book = book

    def tap(self, table: Table, wish: Wish, *, seen: int | None = None, alone: bool = True, lost: bool = False) -> Tap:
        """A tap on what this person sees of the table now (or saw at the version `seen`).

        `alone`: nobody else taps at the same time; `lost`: as in `answer`.
        """
        person, what, seed = wish
        random, user = Random(seed), id_of(person)
        seen = panel_version(table, person) if seen is None else seen

        def anything(view: SeatView) -> SeatAction:
            return any_answer(view, random)

        taps: dict[str, Tap] = {
            "join": lambda click: table.join(person, click=click),
            "add ai": lambda click: table.add_ai(user, level=Level.MEDIUM, click=click),
            "drop ai": lambda click: table.drop_ai(user, click=click),
            "start": lambda click: table.start(user, click=click),
            "leave": lambda click: table.leave(user, click=click),
            "stop": lambda click: table.stop(click=click),
            "vote": lambda click: table.vote_to_stop(user, random.choice(list(Stop)), click=click),
            "unvote": lambda _: table.take_back_vote(user),
            "deal now": lambda _: self._next_deal(table, user, seen),
            "mark": lambda _: table.mark(user, random.randrange(7), throw=random.random() < 0.7, seen=seen),
            "reconsider": lambda _: table.reconsider(user, seen=seen),
            "take back": lambda click: self._take_back(table, person, seen, click),
            "stale": self.answer(table, person, anything, seen=seen - 1),
            "answer": self.answer(table, person, anything, seen=seen, sure=seed % 2 == 0, alone=alone, lost=lost),
            "legally": self.answer(table, person, legally, seen=seen, alone=alone, lost=lost),
            "rematch": lambda click: self.evening.tables.rematch(table, user, click=click),
            "level": lambda click: table.choose_level(user, random.choice(list(Level)), click=click),
            "sit": lambda click: table.take_seat(person, click=click),
            "look": lambda _: asyncio.sleep(0),
            "pace": lambda click: table.set_pace(user, random.choice(list(Pace)), click=click),
            "salt": lambda click: table.salt(user, random.choice(SALTS), click=click),
            "rules": lambda click: table.set_rules(
                user, Rules(target=random.choice([26, 41])), seen=lobby.edition(table.rules), click=click
            ),
        }

        async def after_welcome(click: int) -> None:
            """Whatever is tapped, the person has shown up."""
            await self.evening.tables.welcome(table, user)
            await taps[what](click)

        return after_welcome

    def answer(
        self,
        table: Table,
        person: Player,
        choose: Callable[[SeatView], SeatAction],
        *,
        seen: int | None = None,
        sure: bool = True,
        alone: bool = True,
        lost: bool = False,
    ) -> Tap:
        """An answer, on the panel as it is then (or as it was `seen`); written in the book if it is taken.

        `lost`: it is stored though the database seems to fail, or the process dies.
        """

        async def tap(click: int) -> None:
            said: list[tuple[SeatView, Question | None, SeatAction]] = []

            def chosen(view: SeatView, _: Draft) -> SeatAction:
                action = choose(view)
                said.append((view, question_for(view, action, table.answers), action))
                return action

            def note() -> None:
                for view, question, action in said:
                    if question is not None and (sure or not wants_second_tap(view, question, action)):
                        self.book.note(table.game_id, view, question, action, instead=alone)

            asked_at = panel_version(table, person) if seen is None else seen
            try:
                await table.answer(id_of(person), chosen, seen=asked_at, click=click, sure=sure)
            except Unavailable:
                if not lost:
                    raise
            except Death:
                if lost:
                    note()
                raise
            note()

        return tap

    async def _next_deal(self, table: Table, user: int, seen: int) -> None:
        if isinstance(table, PrivateTable):
            await table.next_deal(user, seen=seen)
        else:
            await table.deal_now(user)

    async def _take_back(self, table: Table, person: Player, seen: int, click: int) -> None:
        kept = dict(table.answers)
        await table.take_back(id_of(person), seen=seen, click=click)
        for seat, question in kept.keys() - table.answers.keys():
            if table.players[seat] == person:
                self.book.strike(table.game_id, table.deal, seat, question)


def panel_version(table: Table, person: Player) -> int:
    """The version of this person's panel; 0 for somebody without one."""
    has_cards = table.state is not None and table.seated(id_of(person))
    return view_of(table, person).asked_at if has_cards else 0


def legally(view: SeatView) -> SeatAction:
    """Something the rules allow; not always the same."""
    options = choices(view)
    return options[view.asked_at % len(options)]
