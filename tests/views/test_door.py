"""The one door for failures: one sentence for whoever tapped, and for the unforeseen a record with the same code."""

from __future__ import annotations

import re
from collections.abc import Iterator

import pytest
from structlog.testing import capture_logs

from bot.game.errors import IllegalAction, InvalidRules, Refusal
from bot.game.rules import CLASHES
from bot.i18n.localizer import Localizer
from bot.manager import errors
from bot.manager.errors import Refused, StalePanel, TableError, TableHere
from bot.records import (
    ChannelTaken,
    Conflict,
    NameTaken,
    Repeated,
    SeatTaken,
    StoreError,
    TooManySets,
    Unavailable,
)
from bot.views.door import explained, incident, only_redraws, sentence

ENGLISH = Localizer.for_locale("en")
STORE_ERRORS: list[StoreError] = [
    Repeated(),
    Conflict(),
    ChannelTaken(),
    SeatTaken(7),
    NameTaken(),
    TooManySets(),
    Unavailable(),
]


def kinds(family: type[TableError]) -> Iterator[type[TableError]]:
    """A family of errors, all generations."""
    yield family
    for kind in family.__subclasses__():
        yield from kinds(kind)


def every_foreseen_failure() -> list[Exception]:
    found: list[Exception] = [*STORE_ERRORS]
    found += [IllegalAction(refusal) for refusal in Refusal]
    found += [InvalidRules(clash) for clash in CLASHES]
    found += [Refused(refusal) for refusal in Refusal]
    found += [TableHere(1)]
    found += [kind() for kind in kinds(TableError) if kind not in {TableError, Refused, TableHere}]
    return found


@pytest.mark.parametrize("failure", every_foreseen_failure(), ids=repr)
def test_every_foreseen_failure_is_one_sentence(failure: Exception) -> None:
    with capture_logs() as logs:
        said = sentence(failure, ENGLISH, verb="play")
    assert said.endswith(".")
    assert "\n" not in said
    assert logs == [], "it is nobody's fault"


def test_a_store_that_fails_in_a_new_way_is_noticed_here() -> None:
    assert {type(failure) for failure in STORE_ERRORS} == set(StoreError.__subclasses__())


def test_the_tree_of_errors_names_them_all() -> None:
    assert errors.__doc__ is not None
    drawn = {line.strip("│├└─ ").split(" ")[0] for line in errors.__doc__.splitlines() if "─" in line}
    assert drawn == {kind.__name__ for kind in kinds(TableError)} - {"TableError"}


@pytest.mark.parametrize("failure", [StalePanel(), Repeated(), Conflict()])
def test_a_tap_that_came_twice_or_too_late_only_redraws(failure: Exception) -> None:
    assert only_redraws(failure)


@pytest.mark.parametrize("failure", [Unavailable(), SeatTaken(7), Refused(Refusal.TOO_LOW), KeyError("x")])
def test_everything_else_is_said(failure: Exception) -> None:
    assert not only_redraws(failure)


def test_what_nobody_foresaw_is_logged_under_the_code_that_is_told() -> None:
    failure = KeyError("a secret")
    assert explained(failure) is None
    with capture_logs() as logs:
        said = sentence(failure, ENGLISH, verb="play", game=7)
    (entry,) = logs
    assert entry["code"] in said
    assert len(entry["code"]) == 8
    assert (entry["verb"], entry["game"], entry["trouble"]) == ("play", 7, ["KeyError"])
    assert "secret" not in said


def test_an_incident_says_what_and_where_and_no_card() -> None:
    """The words of a failure may name a card, and so may those of what led to it (RELIABILITY rule 11)."""
    with capture_logs() as logs:
        try:
            try:
                dict[str, str]()["QS"]
            except KeyError:
                raise ValueError("QS") from None
        except ValueError as first:
            failure = RuntimeError("QS")
            failure.__cause__ = first
            incident(failure, where="background")
    (entry,) = logs
    outer, inner = entry["trouble"]
    assert outer == "RuntimeError"
    assert re.fullmatch(r"ValueError tests/views/test_door\.py:\d+", inner)
    assert "QS" not in repr(logs)


def test_two_incidents_have_two_codes() -> None:
    with capture_logs() as logs:
        for _ in range(2):
            sentence(ValueError(), ENGLISH)
    first, second = logs
    assert first["code"] != second["code"]
