"""Statements that were made into SQL once serve all databases that the tests of this process open one after another."""

from __future__ import annotations

from typing import Any

from sqlalchemy import Connection, Engine, event


class Compiled(dict[tuple[Any, ...], Any]):
    """What statements became, by dialect and statement: every engine has a dialect of its own, but they are all alike.

    A bot keeps its engine, and this with it, for as long as it runs; a test opens a new one every second or so, and
    would make the same hundred statements anew.
    """

    def get(self, key: tuple[Any, ...], default: Any = None) -> Any:
        """The SQL of a statement."""
        return super().get(_alike(key), default)

    def __setitem__(self, key: tuple[Any, ...], compiled: Any) -> None:
        super().__setitem__(_alike(key), compiled)


def _alike(key: tuple[Any, ...]) -> tuple[Any, ...]:
    dialect, *statement = key
    return (dialect.name, dialect.driver, *statement)


def share_compiled() -> None:
    """From now on all engines of this process share what their statements became."""
    compiled = Compiled()

    @event.listens_for(Engine, "engine_connect")
    def _share(connection: Connection) -> None:
        connection.execution_options(compiled_cache=compiled)
