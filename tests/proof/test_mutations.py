"""Whatever is changed at any one place of a published proof, `verify` refuses the file and names the deal."""

from __future__ import annotations

import json
from collections.abc import Iterator
from copy import deepcopy
from pathlib import Path
from typing import Any

import pytest

from bot.__main__ import main
from bot.proof.check import check
from bot.proof.document import called, read, written
from tests.proof.proofs import played

Json = Any
OTHERS: tuple[Json, ...] = (None, True, False, -1, 0, 1, 3, 2**32, 1.0, "", "x", "0", [], [[]], {}, {"v": 1})
"""Values of every kind."""


def document() -> Json:
    """The proof of three deals, with salts of two people and a refill in the last one."""
    values = json.loads(written(played(1)[0]))
    values["deals"] = values["deals"][:3]
    assert [bool(values["deals"][2][name]) for name in ("salts", "reshuffles")] == [True, True]
    return values


def places(value: Json, *way: Json) -> Iterator[tuple[Json, ...]]:
    """The way to every value in a document."""
    for key, inner in value.items() if isinstance(value, dict) else enumerate(value) if isinstance(value, list) else ():
        yield (*way, key)
        yield from places(inner, *way, key)


def at(values: Json, way: tuple[Json, ...]) -> Json:
    for key in way:
        values = values[key]
    return values


def mutants(whole: Json, way: tuple[Json, ...]) -> Iterator[tuple[str, Json]]:
    """The document with this place left out, written otherwise, doubled, or changed for another one."""

    def changed() -> tuple[Json, Json]:
        copy = deepcopy(whole)
        return copy, at(copy, way[:-1])

    last, value = way[-1], at(whole, way)
    copy, holder = changed()
    del holder[last]
    yield "missing", copy
    for other in (*OTHERS, *spoiled(value)):
        if type(other) is not type(value) or other != value:
            copy, holder = changed()
            holder[last] = other
            yield f"{other!r}", copy
    if isinstance(last, int):
        copy, holder = changed()
        holder.insert(last, value)
        yield "doubled", copy
        if last:
            copy, holder = changed()
            holder[last - 1], holder[last] = holder[last], holder[last - 1]
            yield "out of order", copy
    else:
        copy, holder = changed()
        holder[f"{last} "] = holder.pop(last)
        yield "misspelled", copy
        if len(way) == 3:  # a field of a deal
            copy, holder = changed()
            holder[last] = copy["deals"][way[1] - 1][last]
            yield f"{holder[last]!r}", copy


def spoiled(value: Json) -> Iterator[Json]:
    """Values much like this one."""
    match value:
        case bool() | None:
            pass
        case int():
            yield from (value + 1, value - 1, float(value), str(value))
        case str() if value:
            yield from (value[1:], value[:-1], value + value[-1], value[::-1], value.swapcase(), f"{value} ")
            yield ("1" if value[0] == "0" else "0") + value[1:]
            yield " ".join(value.split()[1:] + value.split()[:1]) if " " in value else f"{value}\0"


WAYS = tuple(places(document()))


def test_every_field_of_the_format_is_among_the_places() -> None:
    assert {key for way in WAYS for key in way if isinstance(key, str)} == {
        *("v", "game", "deals", "deal", "commitment", "seed", "salts", "pack", "reshuffles")
    }
    assert check(read(json.dumps(document()).encode())), "unchanged it holds"


@pytest.mark.parametrize("way", WAYS, ids=lambda way: ".".join(map(str, way)))
def test_no_place_can_be_changed(way: tuple[Json, ...], tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    whole, file = document(), tmp_path / "proof.json"
    deal = called(way[1]) if len(way) > 1 else "The file"
    for what, mutant in mutants(whole, way):
        if repr(mutant) == repr(whole) or ends_early(way, what):
            continue
        file.write_text(json.dumps(mutant), "utf-8")
        assert main(["verify", str(file)]) == 1, what
        [told] = capsys.readouterr().err.splitlines()
        assert told.endswith("."), what
        assert told.startswith((f"{deal}: ", *elsewhere(way))), (what, told)


def ends_early(way: tuple[Json, ...], what: str) -> bool:
    """Is the cut, the last deal, or a deal's refill missing? A file has no list of moves to tell that by."""
    match way:
        case ("deals", 0 | 2) | ("deals", _, "reshuffles", 0):
            return what == "missing"
        case ("deals", _, "reshuffles"):
            return what == "[]"
        case _:
            return False


@pytest.mark.parametrize("way", [("deals", 0), ("deals", 2), ("deals", 2, "reshuffles", 0)])
def test_a_file_that_ends_early_says_how_much_it_holds(way: tuple[Json, ...]) -> None:
    """So it is told by its counts, and by the seals that somebody noted."""
    [mutant] = [mutant for what, mutant in mutants(document(), way) if what == "missing"]
    whole, less = (check(read(json.dumps(one).encode())) for one in (document(), mutant))
    assert less != whole
    assert all(few <= many for few, many in zip(less, whole, strict=True))


def elsewhere(way: tuple[Json, ...]) -> tuple[str, ...]:
    """Where else a change of this place may show: a deal that is gone is missed at the next one, a game everywhere."""
    match way:
        case ("game",):
            return ("Deal 0 (the cut): ",)
        case ("deals",):
            return ("Deal 0 (the cut): ", "Deal 1: ")
        case ("deals", int(number)):
            return tuple(f"{called(max(number + step, 0))}: " for step in (-1, 1))
        case ("deals", 0, *_):
            return ("Deal 1: ", "Deal 2: ")
        case _:
            return ()
