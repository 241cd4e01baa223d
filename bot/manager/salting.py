"""The players' own part in a shuffle: a few words each, between the moment it is sealed and its first card."""

from __future__ import annotations

import unicodedata

from bot.game.actions import Seat
from bot.game.shuffle import CUT_DEAL, salt_bytes
from bot.game.state import Dealing
from bot.manager.attending import AttendedTable
from bot.manager.errors import BadSalt, SaltClosed
from bot.records import Change, Player, Status


class SaltedTable(AttendedTable):
    """A table whose players may add to the next shuffle, so that nobody alone has chosen it."""

    async def salt(self, user_id: int, text: str, *, click: int) -> None:
        """Add a person's words to every shuffle that is sealed and not begun, in place of those it gave before.

        Raises NotSeated, SaltClosed, BadSalt, Repeated.
        """
        words = clean_salt(text)
        async with self._turn():
            seat = self.seat_of(user_id)
            deals = self.open_shuffles
            if not deals:
                raise SaltClosed
            given = {(deal, seat): words for deal in deals}
            await self._write(Change(click=click, salts=given, due=self.due, since=self.since))
            self.salts.update(given)
            self._tell()
            self._arm()

    @property
    def open_shuffles(self) -> tuple[int, ...]:
        """The deals that take salt now: sealed, and without a card on the table.

        For the cut and the first deal that is while the lobby is open, for the others while the last deal is shown.
        """
        if self.status is Status.LOBBY:
            return CUT_DEAL, CUT_DEAL + 1
        if self.status is Status.ACTIVE and self.state and self.state.deal and isinstance(self.state.phase, Dealing):
            return (self.state.deal + 1,)
        return ()

    def salted_by(self, deal: int) -> frozenset[Seat]:
        """The seats whose words go into the shuffle of a deal."""
        return frozenset(seat for number, seat in self.salts if number == deal)

    def _moved(self, players: tuple[Player, ...]) -> dict[tuple[int, Seat], str | None]:
        """What becomes of the salts when people sit otherwise: they go with their person, or are gone."""
        places = {player.user_id: Seat(seat) for seat, player in enumerate(players) if player.user_id is not None}
        moved: dict[tuple[int, Seat], str | None] = dict.fromkeys(self.salts)
        for (deal, seat), words in self.salts.items():
            place = places.get(self.players[seat].user_id or 0)
            if place is not None:
                moved[deal, place] = words
        return moved

    def _resalt(self, moved: dict[tuple[int, Seat], str | None]) -> None:
        """Know the salts after they were stored."""
        for place, words in moved.items():
            if words is None:
                self.salts.pop(place, None)
            else:
                self.salts[place] = words


def clean_salt(text: str) -> str:
    """The words as they enter the shuffle, in the form NFC. Raises BadSalt."""
    try:
        salt_bytes(text)
    except ValueError:
        raise BadSalt from None
    return unicodedata.normalize("NFC", text)
