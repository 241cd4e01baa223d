"""Every test of a table has an evening of its own, and nothing may fail in the background unseen."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from tests.db.conftest import address as address  # noqa: PLC0414 - a fixture, as the next
from tests.db.conftest import storage as storage  # noqa: PLC0414
from tests.manager.evening import Evening


@pytest.fixture
def evening() -> Iterator[Evening]:
    evening = Evening()
    yield evening
    evening.drop_work()
    assert evening.incidents == []
