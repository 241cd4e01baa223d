"""Panels of real tables are looked at here too."""

from tests.manager.conftest import evening

__all__ = ["evening"]
