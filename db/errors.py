"""Why a database cannot be used.

    DatabaseError
    ├── CannotOpen          at the start; the message is a sentence for whoever runs the bot
    │   ├── BadAddress      the address names no database this program can talk to
    │   ├── AlreadyRunning  another process has the file open
    │   ├── Unwritable      the file or its folder cannot be written
    │   ├── Damaged         not a database, or a broken one
    │   ├── Unsafe          the database would not take a setting that keeps moves safe
    │   ├── TooNew          a newer version of the program has used it
    │   └── Misfit          its tables are not those that its version should have
    ├── CannotBackUp        the message is a sentence for whoever asked for a copy
    ├── CannotCopy          as CannotBackUp, for a move to another database
    └── Rejected            a row broke a constraint: a mistake in this program

What players can meet (locked, full, gone; taken, repeated) is `bot.records.StoreError`.
"""

from __future__ import annotations


class DatabaseError(Exception):
    """Any no of the database that players do not cause."""


class CannotOpen(DatabaseError):
    """The database cannot be used; the message says what to do about it."""


class BadAddress(CannotOpen):
    """The address names no database this program can talk to."""


class AlreadyRunning(CannotOpen):
    """Another process has the database file open: SQLite means one process."""


class Unwritable(CannotOpen):
    """The database file or its folder cannot be written."""


class Damaged(CannotOpen):
    """The file is not a database, or a broken one."""


class Unsafe(CannotOpen):
    """The database would not take a setting that keeps moves safe."""


class TooNew(CannotOpen):
    """A newer version of the program has used this database."""


class Misfit(CannotOpen):
    """The tables are not those that the version noted in the database should have: somebody else has been there."""


class CannotBackUp(DatabaseError):
    """No copy of the database was made; the message says what to do about it."""


class CannotCopy(DatabaseError):
    """Nothing was copied to the other database; the message says why."""


class Rejected(DatabaseError):
    """A row broke the constraint `constraint`; its values are kept out of the message, they may be cards."""

    def __init__(self, constraint: str) -> None:
        super().__init__(constraint)
        self.constraint = constraint
