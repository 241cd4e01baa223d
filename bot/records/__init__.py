"""What is written down: plain values that storage, tables and panels share."""

from __future__ import annotations

from bot.records.errors import (
    ChannelTaken,
    Conflict,
    NameTaken,
    Repeated,
    SeatTaken,
    StoreError,
    TooManySets,
    Unavailable,
)
from bot.records.looks import Deck, Look
from bot.records.players import LEVELS, Level, Player
from bot.records.scores import Ending, ScoreLine, SeatResult, Source
from bot.records.settings import GuildChange, GuildSettings, Hints, Keeping, RuleSet
from bot.records.shares import EVERYTHING, Share
from bot.records.tables import (
    LIVE,
    OVER,
    By,
    Change,
    Kind,
    LiveTable,
    NewTable,
    Pace,
    PastGame,
    Ply,
    Status,
    Stop,
    StoredTable,
)

__all__ = [
    "EVERYTHING",
    "LEVELS",
    "LIVE",
    "OVER",
    "By",
    "Change",
    "ChannelTaken",
    "Conflict",
    "Deck",
    "Ending",
    "GuildChange",
    "GuildSettings",
    "Hints",
    "Keeping",
    "Kind",
    "Level",
    "LiveTable",
    "Look",
    "NameTaken",
    "NewTable",
    "Pace",
    "PastGame",
    "Player",
    "Ply",
    "Repeated",
    "RuleSet",
    "ScoreLine",
    "SeatResult",
    "SeatTaken",
    "Share",
    "Source",
    "Status",
    "Stop",
    "StoreError",
    "StoredTable",
    "TooManySets",
    "Unavailable",
]
