"""What a renderer is handed: what may be seen, who sits where, and what the person has half decided."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from datetime import datetime
from enum import IntEnum

from bot.game.actions import Seat, SeatAction
from bot.game.cards import Hand
from bot.game.events import Event
from bot.game.rules import Rules
from bot.game.state import Question
from bot.game.view import SeatView
from bot.hints import Hint
from bot.records import LEVELS, Level, Pace, Player, ScoreLine, SeatResult, Status, Stop
from bot.standings import Aftermath


@dataclass(frozen=True, slots=True, kw_only=True)
class LobbyScene:
    """M1: an open lobby. `players` sit in order; the first `len(players)` of four seats are taken."""

    game: int
    rules: Rules
    players: tuple[Player, ...]
    host_id: int
    closes: datetime | None
    commitment: str
    """Hex commitment to the first deal's shuffle (FAIRNESS.md)."""
    pace: Pace = Pace.LIVE
    cut_commitment: str | None = None
    """The same for the cut."""
    salted: frozenset[Seat] = frozenset()
    """Who has added to the shuffle."""
    levels: tuple[Level, ...] = LEVELS
    """Of the AI players who may be seated; the first joins a person alone."""


@dataclass(frozen=True, slots=True, kw_only=True)
class ClosedScene:
    """What is left of a lobby: it `started` with these players, or closed without a game."""

    rules: Rules
    players: tuple[Player, ...]
    started: bool


@dataclass(frozen=True, slots=True, kw_only=True)
class TableScene:
    """M2: the table of the deal in progress, or just over (phase Dealing or Finished with `record` of that deal)."""

    game: int
    view: SeatView
    """A spectator's view."""
    players: tuple[Player, ...]
    commitment: str | None
    """Hex commitment to the shuffle of the deal on the table; of the coming deal while none is (FAIRNESS.md)."""
    next_deal: datetime | None
    """When the next pack is dealt by itself; None when that is not what the table waits for."""
    ready: frozenset[Seat] = frozenset()
    """Who asked for the next deal already."""
    stop_votes: Mapping[Stop, frozenset[Seat]] = field(default_factory=dict)
    """Who wants to end the game, by how."""
    voters: int = 0
    """How many people's votes are counted: more than half of them end it."""
    last_deal: int | None = None
    """The deal after which the game ends, as was voted."""
    until: datetime | None = None
    """When the time of whoever acts is up; of a game that rests, when it is too late to go on with it."""
    stood_in: tuple[Seat, ...] = ()
    """For whom an AI player acted in this deal."""
    resting: Status | None = None
    """PAUSED or ASLEEP, if the game waits for a tap to go on."""
    salted: frozenset[Seat] = frozenset()
    """Who has added to that shuffle."""
    seat_free: bool = False
    """May a newcomer take a seat now?"""


@dataclass(frozen=True, slots=True, kw_only=True)
class PastDealScene:
    """A finished deal shrunk to a line or two: its record as a spectator saw it, and the scores after it."""

    game: int
    view: SeatView
    players: tuple[Player, ...]
    stood_in: tuple[Seat, ...] = ()
    """For whom an AI player acted in this deal."""


@dataclass(frozen=True, slots=True, kw_only=True)
class HandScene:
    """M3: one person's panel."""

    game: int
    view: SeatView
    players: tuple[Player, ...]
    question: Question | None
    """The question the panel asks: the first of `view.questions` not answered early; None: nothing to ask."""
    answers: Mapping[Question, SeatAction] = field(default_factory=dict)
    """Early answers kept for this seat."""
    thrown: frozenset[int] = frozenset()
    """Slots (places in the sorted hand, 0-4) marked to throw."""
    confirming: bool = False
    """The question was answered and wants a second tap: Chicago, or showing the hand before breaking it."""
    note: str | None = None
    """Key of a sentence to put on top: why the last tap did nothing."""
    until: datetime | None = None
    """When the time for the question that is asked now is up."""
    novice: bool = False
    """Does a line of help go with each question?"""
    hint: Hint | None = None
    """What a hard AI player would do, for who wants to know."""
    results: tuple[SeatResult, ...] = ()
    """How every seat ended in a game that was ended early by vote."""


@dataclass(frozen=True, slots=True, kw_only=True)
class SeatedScene:
    """One person's panel while the lobby is open: where it sits, and that its cards will appear here."""

    lobby: LobbyScene
    seat: Seat


@dataclass(frozen=True, slots=True, kw_only=True)
class ResultScene:
    """M5: the end of a game."""

    game: int
    rules: Rules
    players: tuple[Player, ...]
    results: tuple[SeatResult, ...]
    lines: tuple[ScoreLine, ...]
    deals: int
    rematch: frozenset[Seat] = frozenset()
    """Who asked for a rematch already."""
    next_game: int | None = None
    aftermath: Aftermath = field(default_factory=Aftermath)
    void: bool = False
    by_vote: bool = False
    """Whether its people ended it after its last deal, before anybody had won."""
    abandoned: bool = False
    """Whether it ended undecided, because all its people left."""


class Page(IntEnum):
    """What is left to read of a lesson when the practice deal is over, one after the other."""

    LAST_TRICK = 0
    HANDS = 1
    CHICAGO = 2
    POINTS = 3


@dataclass(frozen=True, slots=True, kw_only=True)
class SoloScene:
    """A private game in its one message: the table and the person's hand, or the end of the game."""

    hand: HandScene
    table: TableScene
    """The same moment as a spectator sees it."""
    result: ResultScene | None = None
    """Set when the game is over, or was given up."""


@dataclass(frozen=True, slots=True, kw_only=True)
class LessonScene:
    """A practice deal with what there is to learn from it."""

    hand: HandScene
    table: TableScene
    page: Page
    """Which page is read once the deal is over."""
    over: bool
    """Was the lesson read to its end, or given up?"""


@dataclass(frozen=True, slots=True, kw_only=True)
class AsleepScene:
    """A private panel that will soon be out of reach: it redraws itself when it is tapped."""

    game: int
    players: tuple[Player, ...]
    scores: tuple[int, ...]
    """Empty before the game begins."""


@dataclass(frozen=True, slots=True, kw_only=True)
class ReplayScene:
    """A finished game after `ply` of its `plies` moves, as `viewer` saw it; None looks on from above, into all hands.

    `view` is that seat's, or a spectator's.
    """

    game: int
    players: tuple[Player, ...]
    ply: int
    plies: int
    deals: int
    """Deals of the whole game."""
    viewer: Seat | None
    view: SeatView
    hands: tuple[Hand, ...]
    """By seat: the cards it holds, where the viewer sees them."""
    events: tuple[Event, ...]
    """What the last move led to, as the viewer learned of it."""
    quiet: Seat | None
    """Who said no just now where nobody else heard it, if the viewer knows."""
    by_vote: bool = False
    """Is this the end of a game that was ended early by vote?"""


PublicScene = LobbyScene | ClosedScene | TableScene | PastDealScene | ResultScene
PrivateScene = SeatedScene | HandScene | SoloScene | LessonScene
Scene = PublicScene | PrivateScene | AsleepScene | ReplayScene
