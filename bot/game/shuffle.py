"""A shuffle that anyone can check afterwards: `chicago/v1`.

The order of a pack follows from 32 secret bytes, the seed, and from nothing that is chosen later. Before the first
card the seed's commitment is shown; after the game the seed itself; then everybody can shuffle again and compare.
"""

from __future__ import annotations

import hmac
import unicodedata
from collections.abc import Iterable, Iterator
from hashlib import sha256
from itertools import count
from struct import pack, unpack
from typing import Final, NamedTuple

from bot.game.actions import Seat
from bot.game.cards import Hand

GAME_BYTES: Final = 16
SEED_BYTES: Final = 32
SALT_BYTES: Final = 64

CUT_DEAL: Final = 0
"""The deal number under which the pack for the cut (R1.3) is shuffled."""


class Salt(NamedTuple):
    """One player's own part in a shuffle: any text of at most 64 bytes in NFC UTF-8, without NUL."""

    seat: Seat
    text: str


def deal_label() -> str:
    """The label of a deal's pack (R1.5)."""
    return "deal"


def reshuffle_label(number: int) -> str:
    """The label of the `number`-th refill of the stock within a deal, from 1 (R2.3)."""
    return f"reshuffle/{number}"


def cut_label(number: int = 1) -> str:
    """The label of the `number`-th pack to draw from for the first deal, from 1 (R1.3).

    A second pack is needed only when redraws have used up the whole first one.
    """
    return "cut" if number == 1 else f"cut/{number}"


def commitment(*, seed: bytes, game: bytes, deal: int) -> bytes:
    """What is shown before the first card of a deal: it fixes the seed and does not tell it. 32 bytes."""
    return sha256(
        b"chicago/v1/commit\0" + _sized(game, GAME_BYTES) + pack(">I", deal) + _sized(seed, SEED_BYTES)
    ).digest()


def salt_bytes(text: str) -> bytes:
    """A salt as it enters the shuffle. Raises ValueError if it is too long or holds a NUL."""
    raw = unicodedata.normalize("NFC", text).encode()
    if len(raw) > SALT_BYTES or b"\0" in raw:
        raise ValueError(f"a salt has at most {SALT_BYTES} bytes and no NUL")
    return raw


def salts_digest(salts: Iterable[Salt] = ()) -> bytes:
    """The players' salts in one value, by seat. 32 bytes. Raises ValueError as `salt_bytes`."""
    digest = sha256(b"chicago/v1/salts\0")
    for seat, text in sorted(salts):
        raw = salt_bytes(text)
        digest.update(pack(">BH", seat, len(raw)) + raw)
    return digest.digest()


def block(number: int, *, seed: bytes, game: bytes, deal: int, label: str, salts: Iterable[Salt] = ()) -> bytes:
    """The `number`-th 32 bytes, from 0, of the stream that decides a shuffle."""
    return _block(number, seed, _stream(game, deal, label, salts))


def shuffle(cards: Hand, *, seed: bytes, game: bytes, deal: int, label: str, salts: Iterable[Salt] = ()) -> Hand:
    """The cards in the order this seed gives them under `label`.

    `cards` come in pack order, `game` are the game's 16 bytes, `deal` counts from 1 (the cut is deal 0). The same
    arguments give the same order for ever.
    """
    shuffled = list(cards)
    words = _words(seed, _stream(game, deal, label, salts))
    for last in range(len(shuffled) - 1, 0, -1):
        chosen = _below(last + 1, words)
        shuffled[last], shuffled[chosen] = shuffled[chosen], shuffled[last]
    return tuple(shuffled)


def _stream(game: bytes, deal: int, label: str, salts: Iterable[Salt]) -> bytes:
    """What names a stream, all but the number of the block."""
    name = b"chicago/v1/stream\0" + label.encode("ascii") + b"\0"
    return name + _sized(game, GAME_BYTES) + pack(">I", deal) + salts_digest(salts)


def _block(number: int, seed: bytes, stream: bytes) -> bytes:
    return hmac.digest(_sized(seed, SEED_BYTES), stream + pack(">I", number), "sha256")


def _words(seed: bytes, stream: bytes) -> Iterator[int]:
    """The stream as 32-bit numbers, without end."""
    for number in count():
        yield from unpack(">8I", _block(number, seed, stream))


def _below(bound: int, words: Iterator[int]) -> int:
    """The next number from 0 to `bound` - 1, each equally likely: words past the last full multiple are skipped."""
    limit = 2**32 // bound * bound
    return next(word for word in words if word < limit) % bound


def _sized(value: bytes, size: int) -> bytes:
    """The value itself. Raises ValueError if it has not `size` bytes: shorter fields would run into each other."""
    if len(value) != size:
        raise ValueError(f"expected {size} bytes, not {len(value)}")
    return value
