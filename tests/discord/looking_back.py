"""What is handed out when a game is over: whole games, and the files that come with an answer."""

from __future__ import annotations

from bot.sandbox.screen import Screen
from tests.discord.playing import Cards, follow
from tests.discord.world import World

QUICK_END = Cards(["AS KS QS JS TS", "KH QH 8C 6D 4H"])
"""Anna's royal flush wins the game in its first deal."""
TO_THE_CALL = "anna pat, bo pat, anna declare, anna pat, bo pat, anna declare, anna pat, bo pat, anna decline"
TO_THE_END = f"{TO_THE_CALL}, anna A♠, bo 4♥, anna K♠, bo 6♦, anna Q♠, bo 8♣, anna J♠, bo K♥"
"""The last cards play themselves."""


async def file_of(world: World, screen: Screen) -> bytes:
    """The one file that a message hands out."""
    [attachment] = screen.message.attachments
    return await attachment.read()


def newest(world: World, person: str) -> Screen:
    """What this person was told last."""
    return world.screens(person)[-1]


async def finished_game(world: World, *, joining: str = "bo") -> None:
    """A game that is over after its first deal."""
    await world.start("anna", joining=[joining])
    await follow(world, TO_THE_END)
