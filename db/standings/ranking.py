"""By what each row of the standings is ranked: one number for each list, worked out from the counts beside it.

Greater is better, and NULL is not ranked. What settles ties is folded in as the last six digits, so that an index holds
the whole order.
"""

from __future__ import annotations

from typing import Any, Final

from sqlalchemy import ColumnElement, Connection, case, select, update

from bot.standings import LEAST_GAMES, By
from db.standings.counting import OVER_ALL
from db.standings.tables import MERITS, ratings, standings

_MILLION: Final = 1_000_000
_row: Final = standings.c
_enough: Final = _row.games >= case({span.value: games for span, games in LEAST_GAMES.items()}, value=_row.span)
_rating: Final = (
    select(ratings.c.merit)
    .where(ratings.c.guild_id == _row.guild_id, ratings.c.user_id == _row.user_id)
    .scalar_subquery()
)
_RANKED_BY: Final[dict[By, ColumnElement[Any]]] = {
    By.WINS: _row.wins * _MILLION - _row.games,
    By.RATING: _rating,
    By.RATE: case((_enough, _row.wins * _MILLION // _row.games * _MILLION + _row.games)),
    By.POINTS: case((_enough & (_row.deals > 0), _row.points * 1_000 // _row.deals * _MILLION + _row.deals)),
    By.CHICAGOS: case((_row.chicagos > 0, _row.chicagos * _MILLION - _row.calls)),
    By.HAND: case((_row.hand.is_not(None), _row.hand * _MILLION + _row.hands)),
}


def rank(connection: Connection, *which: ColumnElement[bool]) -> None:
    """Rank these rows of the standings anew, now that their counts or ratings have changed."""
    values = {MERITS[by].name: merit for by, merit in _RANKED_BY.items()}
    connection.execute(update(standings).where(*which).values(values))


def rank_people(connection: Connection, people: list[int], *, guild_id: int) -> None:
    """Rank these people anew wherever a game in this guild counts, or changes the rating that is shown."""
    rank(connection, _row.user_id.in_(people), _row.guild_id.in_((guild_id, OVER_ALL)))
