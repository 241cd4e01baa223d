"""People at tables who play on command: every answer but the cards is given at once, a card when it is asked for."""

from __future__ import annotations

QUIET = 0.06
"""Seconds without a request after which nothing is under way any more."""
BESIDE = ("show", "keepmade", "pat", "declare", "decline", "pass")
"""What is answered between the cards."""
