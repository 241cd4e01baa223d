"""The proof of a game's shuffles, `chicago/v1`, as one JSON file: read strictly, written in one way only.

{"v":1,"game":hex,"deals":[{"deal":1,"commitment":hex,"seed":hex,"salts":[[seat,"text"]],"pack":"2C TS ...",
"reshuffles":[["2C ...","QC ..."]]}]}
"""

from __future__ import annotations

import json
import unicodedata
from collections.abc import Iterable
from dataclasses import dataclass
from enum import Enum
from typing import Any, Final, NoReturn

from bot.game.actions import Seat
from bot.game.cards import PACK, Hand, in_pack_order, parse_cards
from bot.game.shuffle import CUT_DEAL, GAME_BYTES, SEED_BYTES, Salt, salt_bytes

VERSION: Final = 1
LONGEST: Final = 2_000_000
"""Bytes of a file that is looked at: thousands of deals, which no game has."""
LAST_DEAL: Final = 2**32 - 1
SEATS: Final = 4
_HEX: Final = frozenset("0123456789abcdef")


class Fault(Enum):
    """What is wrong with a proof."""

    FORM = "form"
    """It is not written as the format says, or something is missing."""
    ORDER = "order"
    """Deals that do not follow each other."""
    SEED = "seed"
    """A seed that was used before."""
    COMMITMENT = "commitment"
    """The seed is not the one that was sealed."""
    PACK = "pack"
    """The cards did not lie as the seed puts them."""
    RESHUFFLE = "reshuffle"
    """The same, of a refill of the stock."""


class Unproven(Exception):
    """The proof does not hold. The text is one sentence that names the deal, where it is about one."""

    def __init__(self, fault: Fault, why: str, *, deal: int | None = None) -> None:
        """`deal` is the number of the deal that is wrong; None for the file as a whole."""
        super().__init__(f"{called(deal)}: {why}.")
        self.fault = fault
        self.deal = deal


@dataclass(frozen=True, slots=True)
class Refill:
    """Cards shuffled within a deal: as they were, in pack order, and as they lay afterwards."""

    before: Hand
    after: Hand


@dataclass(frozen=True, slots=True, kw_only=True)
class DealProof:
    """What decided the cards of one deal. Deal 0 is the cut; its refills are further packs to draw from."""

    deal: int
    commitment: bytes
    """What was on the table before the first card."""
    seed: bytes
    salts: tuple[Salt, ...]
    """By seat, ascending."""
    pack: Hand
    reshuffles: tuple[Refill, ...]


@dataclass(frozen=True, slots=True)
class Proof:
    """All shuffles of a game, named by its 16 random bytes; the deals without a gap, from the cut or from 1."""

    game: bytes
    deals: tuple[DealProof, ...]


def called(deal: int | None) -> str:
    """How a sentence names a deal, or the file as a whole."""
    match deal:
        case None:
            return "The file"
        case 0:
            return "Deal 0 (the cut)"
        case number:
            return f"Deal {number}"


# Writing


def written(proof: Proof) -> str:
    """The proof as JSON, one line for each deal."""
    deals = ",\n".join(_compact(_deal_as_json(deal)) for deal in proof.deals)
    return f'{{"v":{VERSION},"game":"{proof.game.hex()}","deals":[\n{deals}\n]}}\n'


def _deal_as_json(deal: DealProof) -> dict[str, object]:
    return {
        "deal": deal.deal,
        "commitment": deal.commitment.hex(),
        "seed": deal.seed.hex(),
        "salts": [[salt.seat, salt.text] for salt in deal.salts],
        "pack": _spelled(deal.pack),
        "reshuffles": [[_spelled(refill.before), _spelled(refill.after)] for refill in deal.reshuffles],
    }


def _compact(value: object) -> str:
    return json.dumps(value, ensure_ascii=False, separators=(",", ":"))


def _spelled(cards: Iterable[object]) -> str:
    return " ".join(map(str, cards))


# Reading


class _Fields(dict[str, object]):
    """A JSON object that remembers whether a field was named twice."""

    twice: str | None = None


def read(file: bytes) -> Proof:
    """The proof in a file. Raises Unproven for whatever is missing, too much, of a wrong type or out of order.

    Only the form is looked at: see `check.check`.
    """
    fields = _fields(_parsed(file), ("v", "game", "deals"), None)
    if type(fields["v"]) is not int or fields["v"] != VERSION:
        _wrong(f"version {VERSION} of the format was expected, not {_short(fields['v'])}", None)
    game = _bytes(fields["game"], GAME_BYTES, "game", None)
    deals = _list(fields["deals"], "deals", None)
    if not deals:
        _wrong("it holds no deal", None)
    first = CUT_DEAL if _number_of(deals[0]) == CUT_DEAL else CUT_DEAL + 1
    return Proof(game, tuple(_deal(value, number) for number, value in enumerate(deals, start=first)))


def _parsed(file: bytes) -> object:
    if len(file) > LONGEST:
        _wrong(f"it is longer than {LONGEST} bytes", None)
    try:
        return json.loads(file.decode(), object_pairs_hook=_object, parse_constant=_constant)
    except UnicodeDecodeError:
        _wrong("it is not UTF-8 text", None)
    except (ValueError, RecursionError):
        _wrong("it is not JSON", None)


def _object(pairs: list[tuple[str, object]]) -> _Fields:
    fields = _Fields()
    for name, value in pairs:
        if name in fields:
            fields.twice = name
        fields[name] = value
    return fields


def _constant(name: str) -> NoReturn:
    """NaN and its kind are no JSON."""
    raise ValueError(name)


def _number_of(value: object) -> object:
    return value.get("deal") if isinstance(value, dict) else None


def _deal(value: object, number: int) -> DealProof:
    """The deal that must be number `number`."""
    fields = _fields(value, ("deal", "commitment", "seed", "salts", "pack", "reshuffles"), number)
    if type(fields["deal"]) is not int:
        _wrong(f"its number is {_short(fields['deal'])}", number)
    if fields["deal"] != number or number > LAST_DEAL:
        raise Unproven(
            Fault.ORDER, f"it is missing, and deal {_short(fields['deal'])} stands in its place", deal=number
        )
    refills = _list(fields["reshuffles"], "reshuffles", number)
    return DealProof(
        deal=number,
        commitment=_bytes(fields["commitment"], SEED_BYTES, "commitment", number),
        seed=_bytes(fields["seed"], SEED_BYTES, "seed", number),
        salts=_salts(fields["salts"], number),
        pack=_cards(fields["pack"], PACK, "pack", number),
        reshuffles=tuple(_refill(refill, number) for refill in refills),
    )


def _salts(value: object, deal: int) -> tuple[Salt, ...]:
    salts = tuple(_salt(one, deal) for one in _list(value, "salts", deal))
    seats = [salt.seat for salt in salts]
    if seats != sorted(set(seats)):
        _wrong("its salts are not in the order of their seats, each seat once", deal)
    return salts


def _salt(value: object, deal: int) -> Salt:
    pair = _list(value, "salts", deal)
    if len(pair) != 2:
        _wrong("a salt is a seat and a text", deal)
    seat, text = pair
    if type(seat) is not int or not 0 <= seat < SEATS:
        _wrong(f"a salt comes from seat {_short(seat)}, and seats are 0 to {SEATS - 1}", deal)
    if not isinstance(text, str) or not unicodedata.is_normalized("NFC", text):
        _wrong("a salt is not text in the form NFC", deal)
    try:
        salt_bytes(text)
    except ValueError:
        _wrong("a salt is longer than 64 bytes, or holds what no salt may hold", deal)
    return Salt(Seat(seat), text)


def _refill(value: object, deal: int) -> Refill:
    pair = _list(value, "reshuffles", deal)
    if len(pair) != 2:
        _wrong("a reshuffle is two lists of cards, before and after", deal)
    before = _cards(pair[0], None, "reshuffles", deal)
    if not before or before != in_pack_order(before):
        _wrong("the cards before a reshuffle are not in pack order", deal)
    return Refill(before, _cards(pair[1], before, "reshuffles", deal))


def _cards(value: object, expected: Hand | None, name: str, deal: int) -> Hand:
    """Cards written with one space between them, each once: exactly the `expected` ones in any order, or any."""
    try:
        cards = parse_cards(value) if isinstance(value, str) else None
    except ValueError:
        cards = None
    if cards is None or _spelled(cards) != value or len(set(cards)) < len(cards):
        _wrong(f"“{name}” is not a list of different cards", deal)
    if expected is not None and set(cards) != set(expected):
        _wrong(f"“{name}” does not have the {len(expected)} cards it should have", deal)
    return cards


def _fields(value: object, names: tuple[str, ...], deal: int | None) -> _Fields:
    if not isinstance(value, _Fields):
        _wrong(f"an object was expected, not {_kind(value)}", deal)
    if value.twice is not None:
        _wrong(f"the field {_short(value.twice)} stands there twice", deal)
    for name in names:
        if name not in value:
            _wrong(f"the field “{name}” is missing", deal)
    if strange := sorted(value.keys() - set(names)):
        _wrong(f"there is no field {_short(strange[0])} in this format", deal)
    return value


def _list(value: object, name: str, deal: int | None) -> list[Any]:
    if not isinstance(value, list):
        _wrong(f"“{name}” holds {_kind(value)} where a list was expected", deal)
    return value


def _bytes(value: object, size: int, name: str, deal: int | None) -> bytes:
    if not isinstance(value, str) or len(value) != 2 * size or not _HEX.issuperset(value):
        _wrong(f"“{name}” is not {2 * size} hexadecimal digits in small letters", deal)
    return bytes.fromhex(value)


def _kind(value: object) -> str:
    """A JSON value in a sentence, without its contents."""
    match value:
        case dict():
            return "an object"
        case list():
            return "a list"
        case str():
            return "text"
        case None:
            return "null"
        case bool():
            return "true or false"
        case _:
            return "a number"


def _wrong(why: str, deal: int | None) -> NoReturn:
    raise Unproven(Fault.FORM, why, deal=deal)


def _short(value: object) -> str:
    """A value in a sentence, cut to a bearable length."""
    text = ascii(value)
    return text if len(text) <= 40 else text[:37] + "..."
