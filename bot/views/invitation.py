"""What the bot asks for when it is invited to a server: exactly what tables need, also those in threads."""

from __future__ import annotations

from typing import Final

import discord

from bot.views.places import NEEDED, NEEDED_FOR_THREADS, NEEDED_IN_THREAD

INVITED_WITH: Final = discord.Permissions(**dict.fromkeys((*NEEDED, *NEEDED_IN_THREAD, *NEEDED_FOR_THREADS), True))


def invite_link(application_id: int) -> str:
    """Where whoever manages a server invites the bot, with these permissions and slash commands."""
    return discord.utils.oauth_url(application_id, permissions=INVITED_WITH)
