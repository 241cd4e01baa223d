"""python -m bot: run the bot, or one of its tools."""

from __future__ import annotations

import argparse
import asyncio
import gc
import sys
from collections.abc import Callable, Sequence
from io import TextIOWrapper
from typing import Protocol

BAD_CONFIGURATION = 78
TURN = 0.0005
"""Seconds for which one thread keeps the others waiting, a tenth of what Python has by itself. A transaction runs
in the thread of its file, and would wait so long after each statement while the event loop is at work."""
NOTHING_TO_RUN = """\
There is no DISCORD_TOKEN. Set it in the environment or in the file .env (see .env.example) to run the bot;
or play at once, in your browser and without an account: python -m bot sandbox"""


def main(argv: Sequence[str] | None = None) -> int:
    """Do what the command line says. Returns the exit code; docs/hosting.md lists them."""
    words = list(sys.argv[1:] if argv is None else argv)
    tools: dict[str, Callable[[Sequence[str]], int]] = {
        "run": _run,
        "sandbox": _sandbox,
        "demo": _demo,
        "arena": _arena,
        "verify": _verify,
        "replay": _replay,
        "inspect": _inspect,
        "doctor": _doctor,
        "backup": _backup,
        "copy-db": _copy_db,
        "health": _health,
    }
    parser = argparse.ArgumentParser(prog="python -m bot", description="Chicago, the Swedish card game, in Discord.")
    parser.add_argument(
        "tool",
        nargs="?",
        default="run",
        choices=tools,
        help="run: the bot (the default); sandbox: play in your browser; demo: watch one game as text; "
        "arena: one AI player against others; verify: check the shuffles of a finished game; "
        "replay: print a game that was exported; inspect: look into a problem that was reported; "
        "doctor: what is wrong with this installation; backup: copy the database while the bot runs; "
        "copy-db: move everything to another database; health: is the bot alive",
    )
    chosen = parser.parse_args(words[:1])
    _write_everywhere()
    return tools[chosen.tool](words[1:])


def _write_everywhere() -> None:
    """A terminal or file that has no sign for a suit gets its number instead, and no tool fails because of it."""
    for stream in (sys.stdout, sys.stderr):
        if isinstance(stream, TextIOWrapper):
            stream.reconfigure(errors="backslashreplace")


def _sandbox(words: Sequence[str]) -> int:
    from bot import sandbox

    return sandbox.main(words)


def _demo(words: Sequence[str]) -> int:
    from bot import demo

    return demo.main(words)


def _arena(words: Sequence[str]) -> int:
    from bot.ai import arena

    return arena.main(words)


def _verify(words: Sequence[str]) -> int:
    from bot.proof import command

    return command.main(words)


def _replay(words: Sequence[str]) -> int:
    from bot.replay import command

    return command.main(words)


def _inspect(words: Sequence[str]) -> int:
    from bot import inspection

    return _with_database(inspection.main, words)


def _backup(words: Sequence[str]) -> int:
    from bot.hosting import backup

    return _with_database(backup.main, words)


def _doctor(words: Sequence[str]) -> int:
    from bot.hosting import doctor

    return doctor.main(words)


def _health(words: Sequence[str]) -> int:
    from bot.hosting import health

    return health.main(words)


def _copy_db(words: Sequence[str]) -> int:
    from bot.hosting import moving

    return moving.main(words)


class _Tool(Protocol):
    """What looks into the database."""

    def __call__(self, argv: Sequence[str], *, database_url: str) -> int: ...


def _with_database(tool: _Tool, words: Sequence[str]) -> int:
    """Run a tool on the database that the settings name."""
    from bot.config import SettingsError, read_settings

    try:
        settings = read_settings()
    except SettingsError as error:
        return _say(str(error), BAD_CONFIGURATION)
    return tool(words, database_url=settings.database_url)


def _run(words: Sequence[str]) -> int:
    argparse.ArgumentParser(prog="python -m bot run", description="Run the bot until it is stopped.").parse_args(words)
    from bot.hosting.stopping import leaving_quietly  # not before: a proof is checked without a single package

    gc.disable()  # until the bot is put together: a start makes no garbage worth a search
    try:
        with leaving_quietly():
            return _serve()
    finally:
        gc.enable()


def _serve() -> int:
    from bot.config import SettingsError, read_settings

    try:
        settings = read_settings()
    except SettingsError as error:
        return _say(str(error), BAD_CONFIGURATION)
    if settings.discord_token is None:
        return _say(NOTHING_TO_RUN, BAD_CONFIGURATION)
    from bot.app import serve
    from bot.hosting.endings import CannotServe
    from bot.logs import set_up_logs

    set_up_logs(settings)
    sys.setswitchinterval(TURN)
    try:
        asyncio.run(serve(settings, settings.discord_token.get_secret_value()))
    except CannotServe as error:
        return _say(str(error), error.code)
    return 0


def _say(sentence: str, code: int) -> int:
    print(sentence, file=sys.stderr)
    return code


if __name__ == "__main__":
    sys.exit(main())
