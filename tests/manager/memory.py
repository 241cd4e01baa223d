"""A store that keeps games in memory, by the same contract as the database; and one that has bad days."""

from __future__ import annotations

import asyncio
from collections import Counter
from collections.abc import AsyncIterator, Collection, Mapping, Sequence
from contextlib import asynccontextmanager
from dataclasses import replace
from datetime import datetime, timedelta
from typing import TypeVar

from bot.game.actions import Action
from bot.manager.ports import GameStore
from bot.records import (
    LIVE,
    OVER,
    Change,
    ChannelTaken,
    Conflict,
    Ending,
    Kind,
    LiveTable,
    NewTable,
    Player,
    Repeated,
    SeatTaken,
    Status,
    StoredTable,
)
from bot.standings import Aftermath

Key = TypeVar("Key")
Kept = TypeVar("Kept")


class MemoryStore:
    """Fits the port `GameStore`."""

    def __init__(self) -> None:
        self.endings: dict[int, Ending] = {}
        """The results of finished games."""
        self.clicks: set[int] = set()
        self.seen_alive: datetime | None = None
        self.veteran_of = 100
        """How many games everybody has finished elsewhere."""
        self._games: dict[int, StoredTable] = {}

    async def open(self, table: NewTable) -> int:
        await asyncio.sleep(0)
        if table.kind is Kind.TABLE and any(game.channel_id == table.channel_id for game in self._public()):
            raise Repeated if table.click in self.clicks else ChannelTaken
        self._check_click(table.click)
        self._check_seats(table.guild_id, table.kind, table.players, but=None)
        game_id = len(self._games) + 1
        self._games[game_id] = StoredTable(
            game_id=game_id,
            key=table.key,
            guild_id=table.guild_id,
            channel_id=table.channel_id,
            host_id=table.host_id,
            status=Status.LOBBY,
            revision=0,
            rules=table.rules,
            players=table.players,
            plies=(),
            seeds=dict(table.seeds),
            answers={},
            posts={},
            due=table.due,
            opened=table.opened,
            kind=table.kind,
            pace=table.pace,
            levels=table.levels,
        )
        self._keep_click(table.click)
        await asyncio.sleep(0)
        return game_id

    async def commit(self, game_id: int, revision: int, change: Change) -> Aftermath:
        await asyncio.sleep(0)
        self._check_click(change.click)
        game = self._games.get(game_id)
        if game is None or game.revision != revision:
            raise Conflict
        after = _changed(game, change)
        others = (other.channel_id for other in self._public() if other.game_id != game_id)
        if change.status is Status.ACTIVE and game.kind is Kind.TABLE and game.channel_id in others:
            raise ChannelTaken
        if change.players is not None and after.status in LIVE:
            self._check_seats(game.guild_id, game.kind, change.players, but=game_id)
        self._games[game_id] = after
        self._keep_click(change.click)
        if change.ending is not None:
            self.endings[game_id] = change.ending
        await asyncio.sleep(0)
        return Aftermath()

    async def load(self, game_id: int) -> StoredTable | None:
        await asyncio.sleep(0)
        return self._games.get(game_id)

    async def live(self) -> Sequence[LiveTable]:
        await asyncio.sleep(0)
        return [
            LiveTable(g.game_id, g.guild_id, g.channel_id, g.due, g.host_id, g.kind, g.status)
            for g in self._games.values()
            if g.status not in OVER
        ]

    async def games_of(self, user_ids: Collection[int]) -> Mapping[int, int]:
        await asyncio.sleep(0)
        ended = [self._games[game_id].players for game_id in self.endings]
        persons = Counter(player.user_id for players in ended for player in players)
        return {user_id: persons[user_id] + self.veteran_of for user_id in user_ids}

    async def asleep(self, guild_id: int, channel_id: int, user_id: int) -> int | None:
        await asyncio.sleep(0)
        return max(
            (
                game.game_id
                for game in self._games.values()
                if (game.status, game.guild_id, game.channel_id) == (Status.ASLEEP, guild_id, channel_id)
                if any(player.user_id == user_id and player.plays_itself for player in game.players)
            ),
            default=None,
        )

    async def open_games_of(self, user_id: int) -> Sequence[int]:
        await asyncio.sleep(0)
        return [
            game.game_id
            for game in self._games.values()
            if game.status not in OVER and user_id in {game.host_id, *(player.user_id for player in game.players)}
        ]

    async def alive(self, now: datetime) -> None:
        await asyncio.sleep(0)
        self.seen_alive = now

    async def back(self, now: datetime, *, least: timedelta) -> None:
        await asyncio.sleep(0)
        down = max(timedelta(), now - (self.seen_alive or now))
        for game_id, game in self._games.items():
            if game.due is not None and game.kind is Kind.TABLE and _for_people(game):
                asked = None if game.since is None else game.since + down
                self._games[game_id] = replace(game, due=max(game.due + down, now + least), since=asked)
        self.seen_alive = now

    async def save_post(self, game_id: int, slot: str, message_id: int) -> None:
        await asyncio.sleep(0)
        game = self._games[game_id]
        self._games[game_id] = replace(game, posts={**game.posts, slot: message_id})

    async def drop_post(self, game_id: int, slot: str) -> None:
        await asyncio.sleep(0)
        game = self._games[game_id]
        self._games[game_id] = replace(game, posts={key: post for key, post in game.posts.items() if key != slot})

    # For tests that look into it

    def game(self, game_id: int) -> StoredTable:
        """What is stored of a game."""
        return self._games[game_id]

    def actions(self, game_id: int) -> tuple[Action, ...]:
        """Its actions in order."""
        return tuple(ply.action for ply in self._games[game_id].plies)

    def _live(self) -> list[StoredTable]:
        return [game for game in self._games.values() if game.status in LIVE]

    def _public(self) -> list[StoredTable]:
        return [game for game in self._live() if game.kind is Kind.TABLE]

    def _check_click(self, click: int | None) -> None:
        if click in self.clicks:
            raise Repeated

    def _keep_click(self, click: int | None) -> None:
        if click is not None:
            self.clicks.add(click)

    def _check_seats(self, guild_id: int, kind: Kind, players: Sequence[Player], *, but: int | None) -> None:
        here = (game for game in self._live() if (game.guild_id, game.kind) == (guild_id, kind))
        others = (game for game in here if game.game_id != but)
        taken = {player.user_id for game in others for player in game.players if player.plays_itself}
        for player in players:
            if player.plays_itself and player.user_id is not None:
                if player.user_id in taken:
                    raise SeatTaken(player.user_id)
                taken.add(player.user_id)


def _changed(game: StoredTable, change: Change) -> StoredTable:
    """The game after a change. Raises Conflict for a ply or seed that is there already."""
    known = {ply.number for ply in game.plies}
    numbers = [ply.number for ply in change.plies]
    if len({*known, *numbers}) < len(known) + len(numbers) or set(change.seeds) & set(game.seeds):
        raise Conflict
    status = change.status or game.status
    return replace(
        game,
        revision=game.revision + 1,
        plies=tuple(sorted((*game.plies, *change.plies), key=lambda ply: ply.number)),
        seeds={**game.seeds, **change.seeds},
        answers=_kept(game.answers, change.answers) if status not in OVER else {},
        salts=_kept(game.salts, change.salts),
        players=game.players if change.players is None else change.players,
        rules=change.rules or game.rules,
        pace=change.pace or game.pace,
        host_id=game.host_id if change.host_id is None else change.host_id,
        status=status,
        due=change.due,
        since=change.since,
        levels=game.levels if change.levels is None else change.levels,
        rated=game.rated if change.rated is None else change.rated,
        last_deal=game.last_deal if change.last_deal is None else change.last_deal,
    )


def _for_people(game: StoredTable) -> bool:
    """Is its next moment a person's time that runs out?"""
    return game.status in {Status.LOBBY, Status.PAUSED} or (game.status is Status.ACTIVE and game.since is not None)


def _kept(kept: Mapping[Key, Kept], new: Mapping[Key, Kept | None]) -> dict[Key, Kept]:
    """What is kept after some of it was replaced, or dropped (None)."""
    return {key: value for key, value in {**kept, **new}.items() if value is not None}


class Death(BaseException):
    """The process is killed here: nothing of it runs any further."""


class ShakyStore:
    """Another store on its bad days."""

    def __init__(self, store: GameStore) -> None:
        self._store = store
        self.before: list[BaseException | None] = []
        """What happens to the next commits instead of their being stored."""
        self.after: list[BaseException | None] = []
        """What happens once the next commits are stored: the caller does not learn that they were."""
        self.opened: list[BaseException | None] = []
        """As `after`, for lobbies."""
        self.reading: list[BaseException | None] = []
        """What happens to the next who load a game."""
        self.commits = 0
        self.unheard: set[int] = set()
        """The games of which something was stored that the caller did not learn of."""
        self._open = asyncio.Event()
        self._open.set()

    @asynccontextmanager
    async def standing_still(self) -> AsyncIterator[None]:
        """Commits that begin in here end when it ends."""
        self._open.clear()
        try:
            yield
        finally:
            self._open.set()

    async def open(self, table: NewTable) -> int:
        game_id = await self._store.open(table)
        _happen(self.opened)
        return game_id

    async def commit(self, game_id: int, revision: int, change: Change) -> Aftermath:
        self.commits += 1
        await self._open.wait()
        _happen(self.before)
        aftermath = await self._store.commit(game_id, revision, change)
        try:
            _happen(self.after)
        except BaseException:
            self.unheard.add(game_id)
            raise
        return aftermath

    async def load(self, game_id: int) -> StoredTable | None:
        _happen(self.reading)
        return await self._store.load(game_id)

    async def live(self) -> Sequence[LiveTable]:
        return await self._store.live()

    async def games_of(self, user_ids: Collection[int]) -> Mapping[int, int]:
        return await self._store.games_of(user_ids)

    async def asleep(self, guild_id: int, channel_id: int, user_id: int) -> int | None:
        return await self._store.asleep(guild_id, channel_id, user_id)

    async def open_games_of(self, user_id: int) -> Sequence[int]:
        return await self._store.open_games_of(user_id)

    async def alive(self, now: datetime) -> None:
        await self._store.alive(now)

    async def back(self, now: datetime, *, least: timedelta) -> None:
        await self._store.back(now, least=least)

    async def save_post(self, game_id: int, slot: str, message_id: int) -> None:
        await self._store.save_post(game_id, slot, message_id)

    async def drop_post(self, game_id: int, slot: str) -> None:
        await self._store.drop_post(game_id, slot)


def _happen(troubles: list[BaseException | None]) -> None:
    trouble = troubles.pop(0) if troubles else None
    if trouble is not None:
        raise trouble
