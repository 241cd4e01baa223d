"""What is kept about one person, as that person is told it."""

from __future__ import annotations

import gzip
import json
import secrets
from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any, Final

LARGEST: Final = 8_000_000
"""Bytes of a file that Discord surely takes."""
_BITS: Final = 62


@dataclass(frozen=True, slots=True, kw_only=True)
class Kept:
    """How much is kept of one person, on all servers together."""

    name: str = ""
    """The last known one; empty if none is kept."""
    switches: bool = False
    """Did the person ever set what is done for them: pings, declaring, hints?"""
    language: bool = False
    """Is it kept which language to speak with the person?"""
    running: int = 0
    """Games that are not over, open tables among them."""
    finished: int = 0
    """Games with a result."""
    unfinished: int = 0
    """Games that ended without one, tables that never began among them."""
    replayable: int = 0
    """Of the games that are over, those whose moves are still kept."""
    ratings: int = 0
    """Servers with a rating."""
    honours: int = 0

    @property
    def nothing(self) -> bool:
        """Is this person unknown here?"""
        return self == Kept()


def file_of(export: Mapping[str, Any]) -> tuple[str, bytes]:
    """All that is kept of a person as a file, with its name: JSON, packed only if it is too large otherwise."""
    name, content = "chicago.json", json.dumps(export, ensure_ascii=False, indent=1).encode()
    return (name, content) if len(content) <= LARGEST else (f"{name}.gz", gzip.compress(content, mtime=0))


def number_of_nobody() -> int:
    """A random number to take the place of the id of who wants to be forgotten; `is_forgotten` knows it as such."""
    return -1 - secrets.randbits(_BITS)
