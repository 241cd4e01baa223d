"""What every line about a game is written with: the view, the deal so far, the names, the language, the cards."""

from __future__ import annotations

from dataclasses import dataclass, replace

from bot.game.actions import Seat
from bot.game.view import SeatView
from bot.i18n.localizer import Localizer
from bot.i18n.names import WIDTH
from bot.records import Player
from bot.render.glyphs import Glyphs
from bot.render.story import Story, story_of
from bot.render.words import Cast, letters


@dataclass(frozen=True, slots=True)
class Setting:
    """One panel about a game, ready to be written."""

    view: SeatView
    story: Story
    cast: Cast
    text: Localizer
    glyphs: Glyphs

    @classmethod
    def of(
        cls, view: SeatView, players: tuple[Player, ...], text: Localizer, glyphs: Glyphs, *, width: int = WIDTH
    ) -> Setting:
        """The setting of a view; names are cut to `width` cells where many of them share a panel."""
        cast = Cast.of(players, text, width=width)
        return cls(view, story_of(view.record), cast, text, replace(glyphs, letters=letters(text)))

    def say(self, key: str, **variables: str | int) -> str:
        """A sentence."""
        return self.text.say(key, **variables)

    def points(self, change: int) -> str:
        """A change of a score, with its sign."""
        return self.text.signed(change)

    def name(self, seat: Seat) -> str:
        """Who sits there."""
        return self.cast.names[seat]

    def bold(self, seat: Seat) -> str:
        """Who sits there, as a list of the seats writes it."""
        return self.cast.bold(self.text, seat)

    def names(self, seats: tuple[Seat, ...] | frozenset[Seat]) -> str:
        """Several of them."""
        return self.cast.all(self.text, seats)
