"""Games that are over as soon as they begin: who sat there, and how it ended."""

from __future__ import annotations

from bot.game.actions import Seat
from bot.records import Change, Ending, Player, ScoreLine, SeatResult, Status
from db.games import SqlGameStore
from tests.db.tables import GUILD, lobby


async def finish(
    store: SqlGameStore,
    *seats: tuple[Player, int],
    guild: int = GUILD,
    channel: int | None = None,
    lines: tuple[ScoreLine, ...] = (),
    deals: int = 9,
    status: Status = Status.FINISHED,
    rated: bool = True,
) -> int:
    """Play a game that ends with these scores, best first; the first seat wins unless its player left.

    Who left comes last. Returns the number of the game.
    """
    players = tuple(player for player, _ in seats)
    game_id = await store.open(lobby(*players, guild=guild, channel=channel))
    people = sum(player.user_id is not None for player in players)
    gone = [player.user_id is not None and player.level is not None for player in players]
    order = sorted(range(len(seats)), key=lambda seat: (gone[seat], -seats[seat][1]))
    results = tuple(
        SeatResult(
            Seat(seat),
            place=1
            + min(order.index(other) for other in order if (gone[other], seats[other][1]) == (gone[seat], score)),
            score=score,
            won=seat == 0 and not gone[seat],
            left=gone[seat],
        )
        for seat, (_, score) in enumerate(seats)
    )
    ending = Ending(results, lines, deals) if status is Status.FINISHED else None
    await store.commit(game_id, 0, Change(status=status, ending=ending, rated=rated and people > 1))
    return game_id
