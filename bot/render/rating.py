"""A rating as people read it: a number, and how unsure it still is."""

from __future__ import annotations

from bot.i18n.localizer import Localizer
from bot.standings import Rating


def rating_text(rating: Rating, say: Localizer) -> str:
    """The rating: "812", or "412 ±210" until it has settled."""
    number = say.minus(rating.shown)
    return number if rating.settled else say.say("rating-unsure", rating=number, spread=say.number(rating.spread))
