"""Why a table says no to somebody.

TableError                one private sentence; `key` names it
├── NotSeated             only seated people may do this
│   ├── LeftAlready       who left has no second hand in this game
│   └── SeatGiven         somebody else plays on in the seat of this person, who was away
├── StalePanel            the panel was drawn before the last change: it only redraws
├── Refused               the rules say no; the key is the Refusal's
├── NoTable               no live table here
├── Pruned                the game is over for so long that its moves are not kept any more
├── TableHere             this channel has a table already
├── TooManyTables         this server has as many tables as it may
├── TooManyLobbies        too many tables of this server wait for players
├── HouseFull             this process has as many tables as it may
├── TableFull             four people sit here already
├── NoFreeSeat            no seat of this game can be taken just now
├── AlreadySeated         this person sits here already
├── SeatElsewhere         this person holds a seat at another table of this server
├── PlayingAlready        this person has a private game of this kind here already
├── NotHost               only the host chooses the rules
├── NotManager            only who manages the server changes its settings
├── NoSuchRules           neither a preset nor a set of this server is called so
├── NoName                nothing of the name is left to see
├── NotInLobby            the game has begun, or the lobby is closed
├── NoThread              Discord makes no thread for the table
├── NoRoomForAI           no free seat for an AI player
├── NoAI                  no AI player to send away
├── NoAIHere              no AI players are seated at this table
├── LevelNotAllowed       AI players of this level are not
├── TooFewSeats           a game needs two
├── NothingMarked         no card is marked to throw
├── NoSuchGame            no game of that number is over and to be seen by this person
├── SaltClosed            no shuffle takes salt just now
├── BadSalt               too long, or not text
├── Busy                  too many clicks wait for this table
└── Restarting            the bot is about to stop
"""

from __future__ import annotations

from bot.game.errors import Refusal


class TableError(Exception):
    """One private sentence; nothing was changed."""

    key = "error-unexpected"

    def __init__(self) -> None:
        super().__init__(self.key)


class NotSeated(TableError):
    """Only seated people may do this."""

    key = "error-not-seated"


class LeftAlready(NotSeated):
    """Who left has no second hand in this game."""

    key = "error-left-already"


class SeatGiven(NotSeated):
    """A newcomer took the seat of this person, who was away for a whole deal and has not heard of it."""


class StalePanel(TableError):
    """The panel was drawn before the last change; it only redraws."""

    key = "error-stale"


class Refused(TableError):
    """The rules say no."""

    def __init__(self, refusal: Refusal) -> None:
        self.key = refusal.value
        super().__init__()


class NoTable(TableError):
    """No live table here."""

    key = "error-no-table"


class Pruned(TableError):
    """The game is over for so long that its moves are not kept any more."""

    key = "error-pruned"


class TableHere(TableError):
    """This channel has a table already: `game_id`."""

    key = "error-table-here"

    def __init__(self, game_id: int) -> None:
        super().__init__()
        self.game_id = game_id


class TooManyTables(TableError):
    """This server has as many tables as it may."""

    key = "error-too-many-tables"


class TooManyLobbies(TableError):
    """Too many tables of this server wait for players."""

    key = "error-too-many-lobbies"


class HouseFull(TableError):
    """This process has as many tables as it may."""

    key = "error-house-full"


class TableFull(TableError):
    """Four people sit here already."""

    key = "error-table-full"


class NoFreeSeat(TableError):
    """No seat of this game can be taken just now."""

    key = "error-no-free-seat"


class AlreadySeated(TableError):
    """This person sits here already."""

    key = "error-already-seated"


class SeatElsewhere(TableError):
    """This person holds a seat at another table of this server."""

    key = "error-seat-elsewhere"


class PlayingAlready(TableError):
    """This person has a private game of this kind in this server already."""

    key = "error-playing-already"


class NotHost(TableError):
    """Only the host chooses the rules."""

    key = "error-not-host"


class NotManager(TableError):
    """Only who manages the server changes its settings."""

    key = "error-not-manager"


class NoSuchRules(TableError):
    """Neither a preset nor a set of this server is called so."""

    key = "error-no-such-rules"


class NoName(TableError):
    """Nothing of the name is left to see."""

    key = "error-no-name"


class NotInLobby(TableError):
    """The game has begun, or the lobby is closed."""

    key = "error-not-in-lobby"


class NoThread(TableError):
    """Discord makes no thread for the table just now."""

    key = "error-no-thread"


class NoRoomForAI(TableError):
    """No free seat for an AI player."""

    key = "error-no-room-for-ai"


class NoAI(TableError):
    """No AI player to send away."""

    key = "error-no-ai"


class NoAIHere(TableError):
    """No AI players are seated at this table: the server wants it so."""

    key = "error-no-ai-here"


class LevelNotAllowed(TableError):
    """AI players of this level are not seated at this table: the server wants it so."""

    key = "error-level-not-allowed"


class TooFewSeats(TableError):
    """A game needs two seats."""

    key = "error-too-few-seats"


class NothingMarked(TableError):
    """No card is marked to throw."""

    key = "error-nothing-marked"


class NoSuchGame(TableError):
    """No game of that number is over and to be seen by this person."""

    key = "error-no-such-game"


class SaltClosed(TableError):
    """No shuffle takes salt just now: it is sealed only while the lobby is open, or between two deals."""

    key = "error-salt-closed"


class BadSalt(TableError):
    """A salt that is longer than 64 bytes, or holds what no salt may hold."""

    key = "error-bad-salt"


class Busy(TableError):
    """Too many clicks wait for this table."""

    key = "error-busy"


class Restarting(TableError):
    """The bot is about to stop; the same tap works again in a minute."""

    key = "error-restarting"
