"""What all tests share."""

from __future__ import annotations

import gc
import os
from collections.abc import Iterator
from typing import Any

import pytest
import structlog
from hypothesis import settings

from tests.db.blanks import Blanks
from tests.db.postgres import Server, private_server, programs_here
from tests.db.statements import share_compiled
from tests.spreading import Spreading

settings.register_profile("chicago", deadline=None, print_blob=True)
settings.register_profile("ci", parent=settings.get_profile("chicago"), derandomize=True)  # the same examples each time
settings.load_profile("ci" if os.environ.get("CHICAGO_CI") else "chicago")

gc.set_threshold(20_000)  # objects: at 700, a sixth of the time of a run goes into looking for garbage
share_compiled()


def pytest_addoption(parser: pytest.Parser) -> None:
    """What can be asked of a run of the tests."""
    parser.addoption(
        "--storage",
        choices=["each", "both", "sqlite", "postgresql"],
        default="each",
        help="run the tests in tests/discord on one of the two databases each (default), on both, or on this one",
    )


@pytest.hookimpl(optionalhook=True)
def pytest_xdist_make_scheduler(config: pytest.Config, log: Any) -> Spreading:
    """With `-n`: what is not run side by side."""
    return Spreading(config, log)


def pytest_collection_finish() -> None:
    """What was imported stays: no search for garbage looks through it again."""
    gc.collect()
    gc.freeze()


@pytest.fixture(autouse=True)
def _logs_as_ever() -> Iterator[None]:
    """A test that says where logs go says it for itself: pytest closes that place behind it."""
    yield
    structlog.reset_defaults()


@pytest.fixture(scope="session")
def server() -> Iterator[Server]:
    """A PostgreSQL server of this process."""
    with private_server(programs_here()) as running:
        yield running


@pytest.fixture(scope="session")
def blanks(tmp_path_factory: pytest.TempPathFactory, request: pytest.FixtureRequest) -> Blanks:
    """Makes databases with all tables; a server is started only for who wants one there."""
    return Blanks(tmp_path_factory.mktemp("blank"), lambda: request.getfixturevalue("server"))
