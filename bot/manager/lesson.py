"""The practice deal of `/chicago learn`: cards chosen beforehand, and an AI player that follows a script.

The learner's taps decide; whatever they are, the same taps always make the same deal.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass, replace
from typing import Final

from bot.game.actions import Declare, Exchange, Pass, PlayCard, Seat, SeatAction
from bot.game.cards import Hand, parse_cards
from bot.game.rules import Rules
from bot.game.shuffle import GAME_BYTES, SEED_BYTES, Salt, cut_label, shuffle
from bot.game.state import GameState, Playing
from bot.game.view import SeatView
from bot.manager.automatic import Answer, Automatic
from bot.manager.errors import StalePanel
from bot.manager.house import House
from bot.manager.ports import Shuffler
from bot.manager.private import PrivateTable, between_deals
from bot.records import Level, Player, Status, StoredTable
from bot.render.scenes import Page
from bot.render.slots import made_cards

LEARNER, PARTNER = Seat(0), Seat(1)
PARTNER_NAME: Final = "Maja"
RULES: Final = Rules()
"""What is taught."""

_CUT: Final = "KD 4C"
"""The partner draws the lower card and deals, so the learner comes first in everything (R1.3)."""
_LEARNER: Final = "KS KH JC 7D 4D"
_PARTNER: Final = "9S 9C 8H 6D 3H"
_STOCK: Final = "KD 5C 2S QD 7S 4C AS 8S 9D 6S JH QH QC"
"""To who takes the advice: a third king; then an ace; and the partner comes to three nines, and to a full house."""

_FIGHTS_FROM: Final = 4
"""The trick in which the partner's high cards come out: who wins the fourth leads to the last."""


def players(learner: Player) -> tuple[Player, ...]:
    """Who sits at a practice table."""
    return learner, Player(PARTNER_NAME, level=Level.MEDIUM)


class LessonTable(PrivateTable):
    """A practice deal. It is over when the learner has read to the last page, and counts for nothing."""

    def __init__(self, stored: StoredTable, house: House, ring: Callable[[], None]) -> None:
        lesson = replace(house, shuffler=ChosenPacks(house.shuffler), players=Partner(), habits=ByHand())
        super().__init__(stored, lesson, ring)
        self.page = Page.LAST_TRICK
        """Which of the pages after the deal the learner reads; after a restart the first one again."""

    async def turn_page(self, user_id: int, page: Page) -> None:
        """Read on. The last page ends the lesson. Raises NotSeated, StalePanel before the deal is over."""
        async with self._turn():
            self.seat_of(user_id)
            if self.state is None or not between_deals(self.state):
                raise StalePanel
            self.page = page
            if page is Page.POINTS and self.live:
                await self._end(Status.VOID)

    async def next_deal(self, user_id: int, *, seen: int) -> None:
        """There is one deal only. Raises NotSeated, StalePanel."""
        self._asked(user_id, seen)
        raise StalePanel

    async def _due_step(self, run: GameState | None) -> Automatic | None:
        """The learner lays every card, the only possible one too."""
        step = await super()._due_step(run)
        return None if isinstance(step, Answer) else step


@dataclass(frozen=True, slots=True)
class ChosenPacks:
    """Fits the port `Shuffler`: the packs of the practice deal. There is nothing to prove, so no seal is shown."""

    shuffler: Shuffler

    def key(self) -> bytes:
        """As the shuffler's."""
        return self.shuffler.key()

    def seed(self) -> bytes:
        """As the shuffler's; it decides nothing."""
        return self.shuffler.seed()

    def shuffle(
        self, cards: Hand, *, seed: bytes, game: bytes, deal: int, label: str, salts: Sequence[Salt] = ()
    ) -> Hand:
        """The same cards in the order that was chosen for them."""
        del seed, game, salts
        chosen = parse_cards(_CUT) if label == cut_label() else _pack()
        first = tuple(card for card in chosen if card in cards)
        rest = tuple(card for card in cards if card not in first)
        return first + shuffle(rest, seed=bytes(SEED_BYTES), game=bytes(GAME_BYTES), deal=deal, label=label)


def _pack() -> Hand:
    """The cards dealt in turn from eldest hand (R1.5), then those to be drawn."""
    hands = zip(parse_cards(_LEARNER), parse_cards(_PARTNER), strict=True)
    return (*(card for pair in hands for card in pair), *parse_cards(_STOCK))


class ByHand:
    """Fits the port `Habits`: the learner does everything himself."""

    def declares(self, user_id: int) -> bool | None:
        """No."""
        del user_id
        return False


class Partner:
    """Fits the port `Players`: keeps what it has made, declares, and saves its high cards for the last two tricks."""

    async def ask(self, level: Level, view: SeatView, *, seed: int) -> SeatAction:
        """What the script says."""
        del level, seed
        for action in view.legal:
            match action:
                case Exchange(seat):
                    return Exchange(seat, tuple(card for card in view.hand if card not in made_cards(view.hand)))
                case Declare() | Pass():
                    return action
                case PlayCard():
                    return _play(view)
                case _:
                    pass
        raise ValueError("the practice deal asks nothing of this kind")


def _play(view: SeatView) -> PlayCard:
    """The lowest card, in the last two tricks the highest."""
    plays = [action for action in view.legal if isinstance(action, PlayCard)]
    saves = isinstance(view.phase, Playing) and view.phase.number < _FIGHTS_FROM
    return min(plays, key=_lowest) if saves else max(plays, key=_lowest)


def _lowest(play: PlayCard) -> tuple[int, int]:
    return play.card.rank, play.card.index
