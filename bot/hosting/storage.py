"""The database: can it be reached, is it sound, and may the bot write there?"""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

from bot.hosting.findings import Finding, Verdict, fine, several
from bot.hosting.machine import disk
from bot.records import Unavailable
from db.checkup import Checkup, look_over
from db.errors import AlreadyRunning, BadAddress, DatabaseError


async def storage(url: str) -> list[Finding]:
    """All about the database at `url`."""
    try:
        return [*_told(await look_over(url))]
    except AlreadyRunning as error:
        return [Finding(Verdict.WRONG, str(error))]
    except BadAddress as error:
        return [Finding(Verdict.WRONG, str(error), "Mend DATABASE_URL.")]
    except DatabaseError as error:
        return [Finding(Verdict.WRONG, str(error))]
    except Unavailable:
        return [
            Finding(
                Verdict.AWAY,
                "The database does not answer.",
                "Is the server running, and does a firewall let this machine in? Are host and port right?",
            )
        ]


def _told(found: Checkup) -> Iterator[Finding]:
    if found.revision is None:
        yield fine(f"{found.name}: empty; the first start makes the tables.")
    elif found.revision != found.newest:
        mend = "Make a backup first if you want to be able to go back."
        yield Finding(Verdict.DOUBTFUL, f"{found.name}: the next start brings it up to date.", mend)
    else:
        yield fine(f"{found.name}: sound; {several(found.games, 'games')}, {found.open_games:,} of them not over.")
    if found.served is not None:
        yield fine(f"The shards {found.served} are served now.")
    elif found.in_use:
        yield fine("The bot is running on it now.")
    if found.folder is not None:
        yield disk(Path(found.folder))
