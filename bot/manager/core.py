"""The heart of a table: one lock, one state, stored before it is remembered."""

from __future__ import annotations

from collections.abc import Callable
from datetime import datetime

from bot.game.actions import Action, ChanceAction, Resign, Seat
from bot.game.state import Dealing, GameState
from bot.game.view import SeatView
from bot.hints import Hint
from bot.manager import lobby, newcomers
from bot.manager.attendance import Attendance, returned
from bot.manager.early import Answers, declarers
from bot.manager.errors import LeftAlready, NotSeated, SeatGiven
from bot.manager.history import tell
from bot.manager.house import Draft, House
from bot.manager.pace import TIMES
from bot.manager.plan import Packs, Plan, is_over, plan, results, without
from bot.manager.sight import Sight
from bot.manager.timing import NEVER, Moments, moments, same_wait
from bot.manager.turns import Turns
from bot.records import (
    LIVE,
    OVER,
    By,
    Change,
    Conflict,
    Ending,
    Kind,
    Player,
    ScoreLine,
    Status,
    StoredTable,
    Unavailable,
)


class TableCore:
    """One channel's game from its lobby to its end. Everything that changes it holds its lock."""

    def __init__(self, stored: StoredTable, house: House, ring: Callable[[], None]) -> None:
        """`ring` has the house wake this table: it calls `act`, and answers for what goes wrong."""
        self.game_id = stored.game_id
        self.kind = stored.kind
        self.key = stored.key
        self.guild_id = stored.guild_id
        self.channel_id = stored.channel_id
        self.drafts: dict[Seat, Draft] = {}
        self.ready: frozenset[Seat] = frozenset()
        self.relieved: frozenset[int] = frozenset()
        """The ids of those whose seat a newcomer took while they were away, until they have heard of it."""
        self.rematch: frozenset[Seat] = frozenset()
        self.next_game: int | None = None
        self.seen: dict[int, datetime] = {}
        """When each person tapped anything here last, as far as this process knows."""
        self.hints: dict[Seat, tuple[SeatView, Hint]] = {}
        """The last hint of each seat, and the view that it was given for: in memory only."""
        self._house = house
        self._ring = ring
        self._turn = Turns().one
        self._sight = Sight()
        self._read(stored)

    def _read(self, stored: StoredTable) -> None:
        """Know what is stored."""
        self.host_id = stored.host_id
        self.status, self.players = stored.status, stored.players
        self.rules, self.pace = stored.rules, stored.pace
        self.aftermath = stored.aftermath
        self.pruned = stored.pruned
        """Is it over for so long that its moves are not kept any more? Then nothing of it can be shown."""
        self.rated = stored.rated
        self.last_deal = stored.last_deal
        """The deal after which the game ends, as was voted; None if it goes on until it is won."""
        self.levels = stored.levels
        """Of the AI players who may be seated here; the first joins a person alone."""
        self.seeds, self.salts = dict(stored.seeds), dict(stored.salts)
        self.answers = dict(stored.answers)
        self.posts = dict(stored.posts)
        self.due, self.since = stored.due, stored.since
        self.state: GameState | None = None
        self.lines: tuple[ScoreLine, ...] = ()
        self.past: SeatView | None = None
        """What a spectator saw at the end of the deal before this one."""
        self.attendance = Attendance().after(stored.plies)
        if stored.status not in {Status.LOBBY, Status.CLOSED} and not stored.pruned:
            told = tell(stored.rules, len(stored.players), (ply.action for ply in stored.plies))
            self.state, self.lines, self.past = told.state, told.lines, told.past
        self._revision, self.doubtful = stored.revision, False
        """May something be stored that is not known here? Whether it was could not be learnt."""
        self._packs = Packs(self._house.shuffler, self.key, self.seeds, self.salts)

    # Who is who

    @property
    def live(self) -> bool:
        """Does this table occupy its channel and seats?"""
        return self.status in LIVE

    @property
    def over(self) -> bool:
        """Does nothing happen here any more?"""
        return self.status in OVER

    def within_reach(self, user_id: int, *, guild_id: int | None, channel_id: int | None) -> bool:  # noqa: ARG002
        """May this person touch the table from there? A channel's table is for all who are in the channel."""
        return (guild_id, channel_id) == (self.guild_id, self.channel_id)

    @property
    def people(self) -> tuple[Seat, ...]:
        """The seats that belong to people now."""
        return tuple(Seat(seat) for seat, player in enumerate(self.players) if player.plays_itself)

    @property
    def deal(self) -> int:
        """The number of the deal on the table, 0 before the first."""
        return self.state.deal if self.state is not None else 0

    @property
    def has_room(self) -> bool:
        """Can one more person sit down?"""
        return self.status is Status.LOBBY and len(self.people) < lobby.SEATS

    @property
    def free_seat(self) -> Seat | None:
        """The seat in which a newcomer may play on now; None if there is none."""
        if self.kind is not Kind.TABLE or self.status is not Status.ACTIVE or self.state is None:
            return None
        return newcomers.free_seat(self.state, self.players, self.attendance)

    @property
    def declares_unasked(self) -> bool:
        """Are hands declared here for people who have not said whether they want that?"""
        return self.kind is Kind.TABLE and TIMES[self.pace].in_passing

    def seat_of(self, user_id: int) -> Seat:
        """The seat this person plays. Raises NotSeated, and of its kind LeftAlready and SeatGiven."""
        for seat, player in enumerate(self.players):
            if player.user_id == user_id:
                if player.plays_itself:
                    return Seat(seat)
                raise LeftAlready
        raise SeatGiven if user_id in self.relieved else NotSeated

    def seated(self, user_id: int) -> bool:
        """Does this person play here?"""
        return any(self.players[seat].user_id == user_id for seat in self.people)

    def view(self, seat: Seat | None) -> SeatView:
        """What this seat sees of the game now; None: what a spectator does."""
        assert self.state is not None
        return self._sight.of(self.state, seat)

    def draft(self, view: SeatView) -> Draft:
        """What the person of this view has half decided about the hand it holds."""
        assert view.seat is not None
        kept = self.drafts.get(view.seat)
        return kept if kept is not None and kept.asked_at == view.asked_at else Draft(view.asked_at)

    def push(self) -> None:
        """Something is to be shown that is in no answer to a tap: all is drawn again that is out of date."""
        self._house.notifier.publish(self.game_id)

    # Inside the lock

    async def _take(
        self,
        action: Action,
        *,
        by: By = By.PERSON,
        click: int | None = None,
        players: tuple[Player, ...] | None = None,
    ) -> None:
        """Apply, store, remember, tell; in that order."""
        assert self.state is not None
        players = players or self._with_missed_forgotten(action, by)
        seated = players or self.players
        wish = declarers(seated, self._house.habits, unasked=self.declares_unasked)
        made = plan(self.state, action, by=by, packs=self._packs, answers=self.answers, declarers=wish)
        answers = {**without(self.answers, made.dropped), **made.said}
        lines = self.lines + made.lines
        attendance = self.attendance.after(made.plies)
        status = self._status_after(made.state, seated, attendance)
        when = self._moments_after(made.state, seated, answers, status)
        change = Change(
            click=click,
            plies=made.plies,
            seeds=made.seeds,
            answers={**made.dropped, **made.said},
            players=players,
            status=status,
            due=when.due,
            since=when.since,
            ending=self._ending(made.state, lines) if status is Status.FINISHED else None,
        )
        await self._write(change)
        self._remember(made, lines=lines, answers=answers)
        self.players, self.attendance, self.status = seated, attendance, status or self.status
        self._tell()

    def _ending(self, state: GameState, lines: tuple[ScoreLine, ...]) -> Ending:
        return Ending(results(state, last_deal=self.last_deal), lines, state.deal)

    def _remember(self, made: Plan, *, lines: tuple[ScoreLine, ...], answers: Answers) -> None:
        if self.state is not None and made.state.deal > self.state.deal:
            self.ready = frozenset()
            self.past = self.view(None)
        self.state, self.lines, self.answers = made.state, lines, dict(answers)
        self.seeds.update(made.seeds)

    def _with_missed_forgotten(self, action: Action, by: By) -> tuple[Player, ...] | None:
        """The seats once a person has answered who had missed a turn; None if nothing is to be forgotten."""
        if by is not By.PERSON or isinstance(action, Resign | ChanceAction) or not self.players[action.seat].missed:
            return None
        return returned(self.players, action.seat)

    def _status_after(self, state: GameState, players: tuple[Player, ...], attendance: Attendance) -> Status | None:
        """What becomes of the game: it is won or done, all have left, or nobody was there for a whole deal."""
        if is_over(state, last_deal=self.last_deal) or not lobby.people(players):
            return Status.FINISHED
        match state.phase:
            case Dealing(tie_break=False) if state.deal > 0 and attendance.nobody:
                return Status.PAUSED
            case _:
                return None

    def _moments_after(
        self, state: GameState, players: tuple[Player, ...], answers: Answers, status: Status | None
    ) -> Moments:
        """When the table next does something by itself."""
        match status:
            case Status.FINISHED:
                return NEVER
            case _ if self.status is Status.PAUSED:  # somebody left: it waits for the others as long as before
                return Moments(self.due, None)
            case Status.PAUSED:
                return Moments(self._house.clock.now() + TIMES[self.pace].paused, None)
            case _:
                runs_on = self.state is not None and same_wait(self.state, state)
                return self._moments(state, players, answers, since=self.since if runs_on else None)

    def _moments(
        self,
        state: GameState,
        players: tuple[Player, ...],
        answers: Answers,
        *,
        since: datetime | None = None,
    ) -> Moments:
        """When a game that goes on does something by itself; `since` if its question was asked before."""
        house = self._house
        return moments(
            state,
            players,
            answers,
            pace=self.pace,
            tempo=house.tempo,
            key=self.key,
            now=house.clock.now(),
            since=since,
        )

    async def _end(self, status: Status, *, click: int | None = None) -> None:
        await self._write(Change(click=click, status=status))
        self.status, self.answers = status, {}
        self._tell()

    async def _write(self, change: Change) -> None:
        try:
            aftermath = await self._house.store.commit(self.game_id, self._revision, change)
        except Conflict:
            await self._read_again()
            raise
        except Unavailable:
            self.doubtful = True
            raise
        self._revision += 1
        self.due, self.since = change.due, change.since
        if change.ending is not None:
            self.aftermath = aftermath

    async def _read_again(self) -> None:
        """A change that seemed to fail was stored after all: know it, or no other would ever be stored."""
        stored = await self._house.store.load(self.game_id)
        assert stored is not None
        self._read(stored)
        self._tell()
        self._ring()

    def _tell(self) -> None:
        self._house.notifier.publish(self.game_id)
