"""A game whose hidden cards and tokens are known, and everything that fails or is told while it runs (S2)."""

from __future__ import annotations

import asyncio
import re
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from itertools import permutations
from pathlib import Path
from typing import Any
from unittest.mock import patch

import discord

from bot.config import LogFormat
from bot.game.cards import PACK, Card, parse_cards
from bot.game.state import GameState
from bot.manager.table import Table
from db.engine import Database
from tests.discord.playing import Cards, follow, rigged
from tests.discord.world import World, opened
from tests.reliability.overheard import overheard

HAND, OTHER = "AS AH 9C 7D 5H", "KS QS 8C 6D 4H"
_NAME = re.compile(r"(?<![0-9A-Za-z])([2-9TJQKA][SHCD])(?![0-9A-Za-z])")
_SIGN = re.compile(r"(?:10|[2-9JQKA])[♠♥♣♦]")
_VALUE = re.compile(r"Rank\.[A-Z]+|rank=<Rank|Suit\.[A-Z]+|(?:ace|king|queen|jack|ten|nine|\w+) of (?:spades|hearts|clubs|diamonds)")


class Failure(Exception):
    """Something that holds cards went wrong; its words name them."""


def cards_told(text: str) -> set[str]:
    """Whatever in a text looks like a card, in any way that one can be written."""
    return {*_NAME.findall(text), *_SIGN.findall(text), *_VALUE.findall(text)}
