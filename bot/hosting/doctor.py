"""python -m bot doctor: what is wrong with this installation, and how to mend it. It changes nothing."""

from __future__ import annotations

import argparse
import asyncio
from collections.abc import Iterable, Sequence

from bot.config import ENV_FILE, Settings, SettingsError, read_settings
from bot.hosting.discord_side import COPY_IT, examine
from bot.hosting.endings import MISCONFIGURED
from bot.hosting.findings import Finding, Verdict, exit_code
from bot.hosting.machine import secrets_file, versions
from bot.hosting.storage import storage


def main(argv: Sequence[str]) -> int:
    """Print what was found. Returns the exit code: 0 fine, 1 something does not answer, 78 the host has to act."""
    words = argparse.ArgumentParser(
        prog="python -m bot doctor", description="Look over this installation; the bot may run meanwhile."
    )
    words.parse_args(argv)
    try:
        settings = read_settings()
    except SettingsError as error:
        _print([Finding(Verdict.WRONG, str(error), ".env.example explains every setting.")])
        return MISCONFIGURED
    findings = asyncio.run(look_over(settings))
    _print(findings)
    return exit_code(findings)


async def look_over(settings: Settings) -> list[Finding]:
    """Everything that these settings need."""
    findings = [*versions(), *secrets_file(ENV_FILE), *await storage(settings.database_url)]
    if settings.discord_token is None:
        findings.append(Finding(Verdict.WRONG, "There is no DISCORD_TOKEN.", COPY_IT))
    else:
        token = settings.discord_token.get_secret_value()
        findings += await examine(token, dev_guild_id=settings.dev_guild_id)
    return findings


def _print(findings: Iterable[Finding]) -> None:
    for finding in findings:
        for line in finding.lines():
            print(line)
