"""What people do before the first deal: sit down, seat AI players, choose what is played, begin, stand up."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from datetime import datetime

from bot.game.engine import new_game
from bot.game.rules import Rules
from bot.manager import lobby
from bot.manager.errors import NotHost, NotInLobby, StalePanel
from bot.manager.pace import NOVICE, TIMES
from bot.manager.salting import SaltedTable
from bot.records import Change, Kind, Level, Pace, Player, Status

FEWEST_RATED = 2
"""People who must sit at a table from the first deal on for the game to be rated."""


class HostedTable(SaltedTable):
    """A table as those touch it who sit in its lobby."""

    async def join(self, person: Player, *, click: int) -> None:
        """Sit down before the first deal. Raises AlreadySeated, TableFull, NotInLobby, SeatTaken."""
        await self._reseat(lambda players: lobby.join(players, person), click=click)

    async def add_ai(self, user_id: int, *, level: Level | None, click: int) -> None:
        """Seat one more AI player, of the level chosen last if none is named.

        Raises NotSeated, NoRoomForAI, NoAIHere, LevelNotAllowed, NotInLobby.
        """
        self.seat_of(user_id)
        levels = lobby.offered(self.levels, level or next(iter(self.levels), Level.MEDIUM))
        await self._reseat(lambda players: lobby.add_ai(players, levels[0]), levels=levels, click=click)

    async def choose_level(self, user_id: int, level: Level, *, click: int) -> None:
        """AI players who sit down from now on are of this level.

        Raises NotSeated, NoAIHere, LevelNotAllowed, NotInLobby.
        """
        self.seat_of(user_id)
        await self._reseat(lambda players: players, levels=lobby.offered(self.levels, level), click=click)

    async def drop_ai(self, user_id: int, *, click: int) -> None:
        """Send the last AI player away. Raises NotSeated, NoAI, NotInLobby."""
        self.seat_of(user_id)
        await self._reseat(lobby.drop_ai, click=click)

    async def set_rules(self, user_id: int, rules: Rules, *, seen: int, click: int) -> None:
        """The host chooses what is played, before the first deal; `seen` is the `edition` of the form that was tapped.

        Raises NotInLobby, NotHost, StalePanel when the rules are others by now, Repeated.
        """
        async with self._turn():
            self.check_chooses(user_id)
            if lobby.edition(self.rules) != seen:
                raise StalePanel
            await self._write(Change(click=click, rules=rules, due=self._lobby_closes()))
            self.rules = rules
            self._tell()
            self._arm()

    async def set_pace(self, user_id: int, pace: Pace, *, click: int) -> None:
        """The host chooses how much time people have, before the first deal. Raises NotInLobby, NotHost, Repeated."""
        async with self._turn():
            self.check_chooses(user_id)
            due = self._house.clock.now() + TIMES[pace].lobby
            await self._write(Change(click=click, pace=pace, due=due))
            self.pace = pace
            self._tell()
            self._arm()

    def check_chooses(self, user_id: int) -> None:
        """May this person choose the rules now? Raises NotInLobby, NotHost."""
        self._check_lobby()
        if user_id != self.host_id:
            raise NotHost

    def may_choose(self, user_id: int) -> bool:
        """Does this person choose the rules now?"""
        return self.status is Status.LOBBY and user_id == self.host_id

    async def start(self, user_id: int, *, click: int | None) -> None:
        """Begin the game with who sits here. Raises NotSeated, NotInLobby, TooFewSeats."""
        async with self._turn():
            self._check_lobby()
            self.seat_of(user_id)
            players = await self._with_novices(lobby.ready(self.players, self.levels))
            rated = self.kind is Kind.TABLE and len(lobby.people(players)) >= FEWEST_RATED
            state = new_game(self.rules, len(players))
            when = self._moments(state, players, {})
            await self._write(Change(click=click, players=players, rated=rated, status=Status.ACTIVE, due=when.due))
            self.players, self.rated, self.status, self.state = players, rated, Status.ACTIVE, state
            self._forget_votes()
            self._tell()
        await self._go_on()

    async def _with_novices(self, players: lobby.Seats) -> lobby.Seats:
        """The seats, knowing for whom this is one of the first games."""
        people = [player.user_id for player in players if player.plays_itself and player.user_id is not None]
        games = await self._house.store.games_of(people)
        return tuple(
            replace(player, novice=player.plays_itself and games.get(player.user_id or 0, 0) < NOVICE)
            for player in players
        )

    def _lobby_closes(self) -> datetime:
        return self._house.clock.now() + TIMES[self.pace].lobby

    def _check_lobby(self) -> None:
        if self.status is not Status.LOBBY:
            raise NotInLobby

    async def _reseat(
        self, change: Callable[[lobby.Seats], lobby.Seats], *, levels: lobby.Levels | None = None, click: int
    ) -> None:
        async with self._turn():
            self._check_lobby()
            players = change(self.players)
            salts = self._moved(players)
            due = self._lobby_closes()
            await self._write(Change(click=click, players=players, salts=salts, levels=levels, due=due))
            self._resalt(salts)
            self.players, self.levels = players, self.levels if levels is None else levels
            self._tell()
            self._arm()

    async def _leave_lobby(self, user_id: int, *, click: int | None) -> None:
        self._check_lobby()
        players = lobby.leave(self.players, user_id)
        people = lobby.people(players)
        if not people:
            await self._end(Status.CLOSED, click=click)
            return
        host = self.host_id if self.host_id != user_id else people[0].user_id
        due, salts = self._lobby_closes(), self._moved(players)
        await self._write(Change(click=click, players=players, host_id=host, salts=salts, due=due))
        assert host is not None
        self._resalt(salts)
        self.players, self.host_id = players, host
        self._tell()
