"""A file that somebody hands in is a recording, or is refused; nothing else happens, whatever is in it."""

from __future__ import annotations

import json
from contextlib import suppress

from hypothesis import given, settings
from hypothesis import strategies as st

from bot.i18n.names import clean_name
from bot.manager.problems import problem_of
from bot.replay.recording import Recording, Unreadable, read, written
from tests.replay.recordings import recording
from tests.views.hostile import KNOWN

TEXTS = st.text(max_size=40) | st.sampled_from(KNOWN)
JSON = st.recursive(
    st.none() | st.booleans() | st.integers() | st.floats() | TEXTS,
    lambda inner: st.lists(inner, max_size=4) | st.dictionaries(st.text(max_size=8), inner, max_size=4),
    max_leaves=12,
)
FILES = st.binary(max_size=200) | JSON.map(lambda value: json.dumps(value).encode())


@settings(max_examples=300)
@given(FILES)
def test_any_file_is_a_recording_or_is_refused(file: bytes) -> None:
    with suppress(Unreadable):
        assert isinstance(read(file), Recording)
        assert read(written(read(file)).encode()) == read(file)


@settings(max_examples=300)
@given(st.integers(0, 10**6), st.binary(max_size=3))
def test_a_damaged_recording_is_another_one_or_is_refused(place: int, instead: bytes) -> None:
    file = written(recording()).encode()
    place %= len(file)
    with suppress(Unreadable):
        read(file[:place] + instead + file[place + 1 :])


@settings(max_examples=300)
@given(TEXTS)
def test_any_name_and_any_code_are_taken_or_are_none(text: str) -> None:
    name = clean_name(text)
    assert name is None or clean_name(name) == name
    problem = problem_of(text)
    assert problem is None or problem.game_id >= 0
