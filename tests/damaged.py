"""Files as somebody may hand them in: a good one that was damaged on the way, or written by somebody who means harm."""

from __future__ import annotations

import codecs
import gzip
import io
import json
from collections.abc import Callable, Iterator
from contextlib import redirect_stderr, redirect_stdout
from pathlib import Path
from typing import Any, NamedTuple

from hypothesis import strategies as st

from bot.__main__ import main
from tests.views.hostile import KNOWN

Json = Any
HERE = "@@here@@"
ENCODINGS = ("utf-8-sig", "utf-16", "utf-16-le", "utf-32", "utf-7", "latin-1")
TOKENS = (
    *("NaN", "Infinity", "-Infinity", "1e999", "-0.0", "1E400000", "9" * 4_300, "9" * 4_301, "-1", "0.5", "null"),
    *("true", "{}", "[]", '""', '"\\ud800"', '"\\u0000"', '"\\u001b[31m\\n\\r\\u2028"', json.dumps("x" * 100_000)),
    *("[" * depth + "]" * depth for depth in (50, 400, 900, 990, 100_000)),
    *('{"v":' * depth + "1" + "}" * depth for depth in (50, 400, 900, 990, 100_000)),
    *map(json.dumps, KNOWN),
)
"""Values in the place of others, as they are written."""


class Told(NamedTuple):
    """What a tool said of a file."""

    code: int
    out: str
    err: str


def told(tool: str, file: Path, content: bytes) -> Told:
    """Hand it to `python -m bot verify` or `replay`."""
    file.write_bytes(content)
    out, err = io.StringIO(), io.StringIO()
    with redirect_stdout(out), redirect_stderr(err):
        code = main([tool, str(file)])
    return Told(code, out.getvalue(), err.getvalue())


def assert_clear(told: Told) -> None:
    """All is well and nothing is complained of; or one short sentence says what is wrong, and nothing else is said."""
    if told.code == 0:
        assert told.err == ""
        return
    assert told.code == 1
    assert told.out == ""
    assert told.err.endswith(".\n")
    assert told.err[:-1].isprintable(), told.err
    assert len(told.err) < 300, told.err


def damaged(good: bytes) -> st.SearchStrategy[bytes]:
    """The file with letters changed, cut short, in another encoding, with strange values, names or fields twice."""
    places = st.integers(0, len(good) - 1)
    some = st.binary(max_size=4)
    return st.one_of(
        st.lists(st.tuples(places, some), min_size=1, max_size=4).map(lambda changes: _changed(good, changes)),
        places.map(lambda place: good[:place]),
        places.map(lambda place: good[place:]),
        st.sampled_from(ENCODINGS).map(lambda name: codecs.encode(good.decode(), name, "replace")),
        st.sampled_from((gzip.compress(good), good + good, b"\0" + good, good + b"\0", good.replace(b" ", b"\xa0"))),
        st.tuples(st.randoms(use_true_random=False), st.sampled_from(TOKENS)).map(lambda one: _with(good, *one)),
        st.tuples(st.randoms(use_true_random=False), st.sampled_from(TOKENS)).map(lambda one: _twice(good, *one)),
        st.tuples(st.randoms(use_true_random=False), st.text(max_size=60)).map(lambda one: _renamed(good, *one)),
    )


def _changed(good: bytes, changes: list[tuple[int, bytes]]) -> bytes:
    for place, instead in changes:
        good = good[:place] + instead + good[place + 1 :]
    return good


def _with(good: bytes, dice: Any, token: str) -> bytes:
    """Another value somewhere."""
    values = json.loads(good)
    holder, key = dice.choice(list(_places(values)))
    holder[key] = HERE
    return _written(values, token)


def _twice(good: bytes, dice: Any, token: str) -> bytes:
    """A field that stands twice."""
    values = json.loads(good)
    holder, key = dice.choice([place for place in _places(values) if isinstance(place[0], dict)])
    holder[HERE] = 0
    again = f"{json.dumps(key)}:{token}"
    return json.dumps(values).replace(f'"{HERE}": 0', again).encode()


def _renamed(good: bytes, dice: Any, name: str) -> bytes:
    values = json.loads(good)
    holder, key = dice.choice([place for place in _places(values) if isinstance(place[0], dict)])
    holder[name] = holder.pop(key)
    return json.dumps(values).encode()


def _written(values: Json, token: str) -> bytes:
    return json.dumps(values).replace(f'"{HERE}"', token).encode()


def _places(value: Json) -> Iterator[tuple[Json, Any]]:
    """Every place in a document: what holds it, and under which name or number."""
    for key, inner in value.items() if isinstance(value, dict) else enumerate(value) if isinstance(value, list) else ():
        yield value, key
        yield from _places(inner)


HEAVY: dict[str, Callable[[int], bytes]] = {
    "empty lists": lambda size: b"[" + b"[]," * (size // 3 - 1) + b"0]",
    "objects": lambda size: b"[" + b'{"v":1},' * (size // 8 - 1) + b"0]",
    "a number": lambda size: b"9" * size,
    "lists in lists": lambda size: b"[" * size,
}
"""Files of a size that take as much time and memory as any."""
