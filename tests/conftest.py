"""What all tests share."""

from __future__ import annotations

import os
from collections.abc import Iterator

import pytest
import structlog
from hypothesis import settings

settings.register_profile("chicago", deadline=None, print_blob=True)
settings.register_profile("ci", parent=settings.get_profile("chicago"), derandomize=True)  # the same examples each time
settings.load_profile("ci" if os.environ.get("CHICAGO_CI") else "chicago")


@pytest.fixture(autouse=True)
def _logs_as_ever() -> Iterator[None]:
    """A test that says where logs go says it for itself: pytest closes that place behind it."""
    yield
    structlog.reset_defaults()
