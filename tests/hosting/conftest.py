"""A PostgreSQL server for hosts who have one."""

from __future__ import annotations

from tests.db.conftest import server as server  # noqa: PLC0414 - a fixture
