"""One step of a game thought through before it is stored: the action, what chance adds, what lapses, what ends."""

from __future__ import annotations

from dataclasses import dataclass, field

from bot.game.actions import Action, ChanceAction, Cut, Deal, Reshuffle, Seat, SeatAction
from bot.game.cards import Hand
from bot.game.engine import apply, wanted
from bot.game.events import Event, StockRenewed
from bot.game.shuffle import cut_label, deal_label, reshuffle_label
from bot.game.state import Cutting, Dealing, Finished, GameState, Question, Reshuffling
from bot.game.winning import ended_by_vote, standing_results
from bot.manager.early import Answers, lapsed, said_for
from bot.manager.history import score_lines
from bot.manager.ports import Shuffler
from bot.proof.publishing import Salts, salts_of
from bot.records import By, Ply, ScoreLine, SeatResult


@dataclass(frozen=True, slots=True, kw_only=True)
class Plan:
    """What one step does to a game."""

    state: GameState
    events: tuple[Event, ...]
    plies: tuple[Ply, ...]
    lines: tuple[ScoreLine, ...]
    seeds: dict[int, bytes] = field(default_factory=dict)
    dropped: dict[tuple[Seat, Question], None] = field(default_factory=dict)
    said: dict[tuple[Seat, Question], SeatAction] = field(default_factory=dict)
    """Early answers that are given for those who want that."""


@dataclass(frozen=True, slots=True)
class Packs:
    """The packs of one game: its shuffler, its 16 random bytes, the seeds drawn so far and the players' salts."""

    shuffler: Shuffler
    game: bytes
    seeds: dict[int, bytes]
    salts: Salts = field(default_factory=dict)

    def chance(self, state: GameState) -> ChanceAction:
        """The pack that `state` waits for."""
        need = wanted(state)
        assert need is not None
        cards = need.cards
        match state.phase:
            case Cutting(rounds=rounds):
                return Cut(self._shuffle(cards, deal=0, label=cut_label(2 if rounds else 1)))
            case Reshuffling():
                times = sum(isinstance(event, StockRenewed) for event in state.record) + 1
                return Reshuffle(self._shuffle(cards, deal=state.deal, label=reshuffle_label(times)))
            case _:
                return Deal(self._shuffle(cards, deal=state.deal + 1, label=deal_label()))

    def new_seeds(self, state: GameState) -> dict[int, bytes]:
        """The seed of the next deal, drawn once, the moment that deal is certain to come."""
        deal = state.deal + 1
        return {deal: self.shuffler.seed()} if isinstance(state.phase, Dealing) and deal not in self.seeds else {}

    def _shuffle(self, cards: Hand, *, deal: int, label: str) -> Hand:
        salts = salts_of(self.salts, deal)
        return self.shuffler.shuffle(cards, seed=self.seeds[deal], game=self.game, deal=deal, label=label, salts=salts)


def plan(
    state: GameState,
    action: Action,
    *,
    by: By,
    packs: Packs,
    answers: Answers,
    declarers: frozenset[Seat] = frozenset(),
) -> Plan:
    """Apply an action, and a new stock at once if one is needed (R2.3). Raises IllegalAction.

    `declarers` are the seats whose hands are declared for them.
    """
    before = state
    plies: list[Ply] = []
    events: tuple[Event, ...] = ()
    next_action: Action | None = action
    while next_action is not None:
        plies.append(Ply(state.version, next_action, by if next_action is action else By.CHANCE))
        state, happened = apply(state, next_action)
        events += happened
        next_action = packs.chance(state) if isinstance(state.phase, Reshuffling) else None
    dropped = lapsed(state, answers, events)
    return Plan(
        state=state,
        events=events,
        plies=tuple(plies),
        lines=score_lines(state.deal, events),
        seeds=packs.new_seeds(state),
        dropped=dropped,
        said=said_for(declarers, before, state, without(answers, dropped)),
    )


def results(state: GameState, *, last_deal: int | None) -> tuple[SeatResult, ...]:
    """How every seat stands, those who left last (R1.6); `last_deal` is the deal that was voted to be the last."""
    return tuple(
        SeatResult(Seat(seat), end.place, state.scores[seat], end.won, end.left)
        for seat, end in enumerate(standing_results(state, last_deal=last_deal))
    )


def is_over(state: GameState, *, last_deal: int | None) -> bool:
    """Has the game been won, or is the deal over that was voted to be the last?"""
    return isinstance(state.phase, Finished) or ended_by_vote(state, last_deal)


def without(answers: Answers, gone: dict[tuple[Seat, Question], None]) -> dict[tuple[Seat, Question], SeatAction]:
    """The answers that stay."""
    return {key: action for key, action in answers.items() if key not in gone}
