"""python -m bot: run the bot, or one of its tools."""

from __future__ import annotations

import argparse
import asyncio
import sys
from collections.abc import Callable, Sequence
from contextlib import suppress

from bot.config import Settings, SettingsError, read_settings

BAD_CONFIGURATION = 78
ALREADY_RUNNING = 75
NOTHING_TO_RUN = """\
There is no DISCORD_TOKEN. Set it in the environment or in the file .env (see .env.example) to run the bot;
or play at once, in your browser and without an account: python -m bot sandbox"""


def main(argv: Sequence[str] | None = None) -> int:
    """Do what the command line says. Returns the exit code: 0 fine, 1 failed, 75 running already, 78 misconfigured."""
    words = list(sys.argv[1:] if argv is None else argv)
    tools: dict[str, Callable[[Sequence[str]], int]] = {"run": _run, "sandbox": _sandbox, "demo": _demo}
    parser = argparse.ArgumentParser(prog="python -m bot", description="Chicago, the Swedish card game, in Discord.")
    parser.add_argument(
        "tool",
        nargs="?",
        default="run",
        choices=tools,
        help="run: the bot (the default); sandbox: play in your browser; demo: watch one game as text",
    )
    chosen = parser.parse_args(words[:1])
    return tools[chosen.tool](words[1:])


def _sandbox(words: Sequence[str]) -> int:
    from bot import sandbox

    return sandbox.main(words)


def _demo(words: Sequence[str]) -> int:
    from bot import demo

    return demo.main(words)


def _run(words: Sequence[str]) -> int:
    argparse.ArgumentParser(prog="python -m bot run", description="Run the bot until it is stopped.").parse_args(words)
    try:
        settings = read_settings()
    except SettingsError as error:
        return _say(str(error), BAD_CONFIGURATION)
    if settings.discord_token is None:
        return _say(NOTHING_TO_RUN, BAD_CONFIGURATION)
    from bot.logs import set_up_logs

    set_up_logs(settings)
    with suppress(KeyboardInterrupt):
        return asyncio.run(_serve(settings))
    return 0


async def _serve(settings: Settings) -> int:
    import discord

    from bot.app import assemble
    from bot.manager.pace import Pace
    from db.errors import AlreadyRunning, DatabaseError

    assert settings.discord_token is not None
    try:
        bot = await assemble(database_url=settings.database_url, pace=Pace.live(), dev_guild_id=settings.dev_guild_id)
    except AlreadyRunning as error:
        return _say(str(error), ALREADY_RUNNING)
    except DatabaseError as error:
        return _say(str(error), BAD_CONFIGURATION)
    async with bot:
        bot.stop_on_signals()
        try:
            await bot.start(settings.discord_token.get_secret_value())
        except discord.LoginFailure:
            return _say("Discord does not accept DISCORD_TOKEN. Copy it anew from the developer portal.", 78)
    return 0


def _say(sentence: str, code: int) -> int:
    print(sentence, file=sys.stderr)
    return code


if __name__ == "__main__":
    sys.exit(main())
