"""The ratings of a game's people, changed in the same transaction that ends it: for its guild, and over all guilds."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from datetime import UTC, datetime
from typing import Any, NamedTuple

from sqlalchemy import Connection, select, tuple_

from bot.game.actions import Seat
from bot.ratings import AI_RATINGS, NEWCOMER, Entrant, after_game, in_new_season, season_number
from bot.standings import Rating, RatingChange, is_forgotten
from db.engine import insert
from db.standings.counting import OVER_ALL, is_person
from db.standings.tables import rating_changes, ratings


class Key(NamedTuple):
    """Whose rating, and where."""

    guild_id: int
    user_id: int


class Kept(NamedTuple):
    """A rating as it is kept."""

    rating: Rating
    season: int
    games: int


Book = dict[Key, Kept]


def rate_game(
    connection: Connection, guild_id: int, results: Sequence[Mapping[str, Any]], levels: Mapping[int, str]
) -> None:
    """Change the ratings of a rated game's people. `results` are its rows, `levels` those of its AI seats."""
    keys = [Key(where, one["user_id"]) for where in (guild_id, OVER_ALL) for one in results if is_person(one)]
    book = _book(connection, keys)
    if changes := rated(book, results, levels):
        write_ratings(connection, book)
        connection.execute(rating_changes.insert(), changes)


def rated(book: Book, results: Sequence[Mapping[str, Any]], levels: Mapping[int, str]) -> list[dict[str, Any]]:
    """Change the ratings in `book`, in which newcomers may be missing; returns rows of `rating_changes`.

    Who is forgotten is rated, for the sake of the others, but has no rows.
    """
    at: datetime = results[0]["ended"]
    season = season_number(at.astimezone(UTC).date())
    changes = []
    for where in (results[0]["guild_id"], OVER_ALL):
        field = [_entrant(book, where, one, levels, season=season) for one in results]
        for one, entrant, after in zip(results, field, after_game(field), strict=True):
            if one["user_id"] is None:
                continue
            key = Key(where, one["user_id"])
            games = book[key].games if key in book else 0
            book[key] = Kept(after, season, games + 1)
            if not is_person(one):
                continue
            changes.append(
                {
                    "game_id": one["game_id"],
                    "guild_id": where,
                    "seat": one["seat"],
                    "user_id": one["user_id"],
                    "mu_before": entrant.rating.mu,
                    "sigma_before": entrant.rating.sigma,
                    "mu": after.mu,
                    "sigma": after.sigma,
                    "at": at,
                }
            )
    return changes


def changes_of(connection: Connection, game_id: int) -> tuple[RatingChange, ...]:
    """What a game did to the ratings of its people in its guild."""
    query = select(rating_changes).where(rating_changes.c.game_id == game_id, rating_changes.c.guild_id != OVER_ALL)
    return tuple(
        RatingChange(Seat(row.seat), Rating(row.mu_before, row.sigma_before), Rating(row.mu, row.sigma))
        for row in connection.execute(query.order_by(rating_changes.c.seat))
    )


def _entrant(book: Book, where: int, result: Mapping[str, Any], levels: Mapping[int, str], *, season: int) -> Entrant:
    return Entrant(
        rating=_before(book, where, result, levels, season=season), place=result["place"], left=result["left_game"]
    )


def _before(book: Book, where: int, result: Mapping[str, Any], levels: Mapping[int, str], *, season: int) -> Rating:
    if result["user_id"] is None:
        return AI_RATINGS[levels[result["seat"]]]
    kept = book.get(Key(where, result["user_id"]))
    return NEWCOMER if kept is None else in_new_season(kept.rating, seasons=season - kept.season)


def _book(connection: Connection, keys: Sequence[Key]) -> Book:
    """The ratings under these keys, locked until the transaction ends, in one order for all who lock them."""
    newcomer = {"mu": NEWCOMER.mu, "sigma": NEWCOMER.sigma, "season": 0, "games": 0, "merit": merit(NEWCOMER)}
    rows = [{**key._asdict(), **newcomer} for key in sorted(keys)]
    if rows:
        connection.execute(insert(connection, ratings).on_conflict_do_nothing(), rows)
    place = tuple_(ratings.c.guild_id, ratings.c.user_id)
    query = select(ratings).where(place.in_(keys)).order_by(*ratings.primary_key.columns).with_for_update()
    return {
        Key(row.guild_id, row.user_id): Kept(Rating(row.mu, row.sigma), row.season, row.games)
        for row in connection.execute(query)
        if row.games
    }


def write_ratings(connection: Connection, book: Book) -> None:
    """Write these ratings in place of those before; none of who is forgotten."""
    statement = insert(connection, ratings)
    columns = ("mu", "sigma", "season", "games", "merit")
    statement = statement.on_conflict_do_update(
        index_elements=ratings.primary_key.columns, set_={column: statement.excluded[column] for column in columns}
    )
    rows = [
        {
            **key._asdict(),
            "mu": kept.rating.mu,
            "sigma": kept.rating.sigma,
            "season": kept.season,
            "games": kept.games,
            "merit": merit(kept.rating),
        }
        for key, kept in sorted(book.items())
        if not is_forgotten(key.user_id)
    ]
    if rows:
        connection.execute(statement, rows)


def merit(rating: Rating) -> int:
    """What a leaderboard ranks by: what is shown, finer, so that few are equal."""
    return round(1_000_000 * (rating.mu - 3 * rating.sigma))
