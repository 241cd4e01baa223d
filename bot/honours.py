"""What somebody did for the first time: facts about finished games, on one server, never taken back."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from types import MappingProxyType
from typing import Final

from bot.game.actions import Seat
from bot.game.poker import Category
from bot.records import ScoreLine, Source
from bot.standings import Honour

_HANDS: Final[Mapping[int, Honour]] = MappingProxyType(
    {
        Category.FOUR_OF_A_KIND: Honour.FOUR,
        Category.STRAIGHT_FLUSH: Honour.STRAIGHT_FLUSH,
        Category.ROYAL_FLUSH: Honour.ROYAL_FLUSH,
    }
)
RARE_HANDS: Final = frozenset(_HANDS)
"""The categories of which the first one is remembered."""
WINS: Final[Mapping[int, Honour]] = MappingProxyType({1: Honour.WIN, 10: Honour.TEN_WINS, 100: Honour.HUNDRED_WINS})
GAMES: Final[Mapping[int, Honour]] = MappingProxyType({100: Honour.HUNDRED_GAMES})


def honours_in_play(lines: Iterable[ScoreLine], seat: Seat) -> Iterator[Honour]:
    """What a seat's points in one game were for, as far as the first time of it is remembered."""
    for line in lines:
        if line.seat != seat:
            continue
        match line.source:
            case Source.HAND if line.category in RARE_HANDS:
                yield _HANDS[line.category]
            case Source.CHICAGO if line.points > 0:
                yield Honour.CHICAGO
            case Source.BREAKER:
                yield Honour.BREAKER
            case _:
                pass


def honours_of_record(*, games: int, wins: int) -> Iterator[Honour]:
    """What a record of so many games, and so many won, has come to, this game included."""
    yield from (honour for least, honour in WINS.items() if wins >= least)
    yield from (honour for least, honour in GAMES.items() if games >= least)
