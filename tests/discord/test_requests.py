"""What a move asks of Discord: one answer, one edit of the table, and nobody's panel twice.

The edit of the table alone counts to the fifty requests a second that Discord takes from a bot as a whole: answers to
taps, and what is sent with their tokens, do not.
"""

from __future__ import annotations

from tests.discord.conftest import OpenWorld
from tests.discord.log import Sent
from tests.discord.playing import Cards, follow, rigged
from tests.discord.world import World

HANDS = Cards(["AS AH 9C 7D 5H", "KS QH 8C 6D 4H"])
UNTIL_THE_TRICKS = "anna pat, bo pat"


async def asked(world: World, tap: str) -> list[Sent]:
    """All that this tap made the bot ask, whatever it did afterwards."""
    since = len(world.log.sent)
    await follow(world, tap)
    return world.log.sent[since:]


def counted(sent: list[Sent]) -> list[str]:
    """The requests that count to the limit over the whole bot."""
    free = ("/interactions/", "/webhooks/")
    return [f"{one.request.method} {one.request.path}" for one in sent if not one.request.path.startswith(free)]


async def test_a_move_is_one_answer_and_one_edit_of_the_table(open_world: OpenWorld) -> None:
    world = await open_world(shuffler=rigged(HANDS))
    await world.left_alone("anna", "bo")
    await world.start("anna", joining=["bo"], pace="none", rules="Standard")
    await follow(world, "bo hand")
    moves = {}
    for tap in ("anna pat", "bo pat", "anna declare", "anna pat", "bo pat", "anna pass"):
        moves[tap] = await asked(world, tap)
    await follow(world, UNTIL_THE_TRICKS)
    moves["anna A♠"] = await asked(world, "anna A♠")
    for tap, sent in moves.items():
        person = world.person(tap.partition(" ")[0]).id
        edits = counted(sent)
        assert [one.partition(" ")[0] for one in edits] == ["PATCH"], (tap, edits)
        own = [one.request.path for one in sent if one.only == person]
        assert len(own) == 1, (tap, own)
        assert own[0].endswith("/callback"), (tap, own)
