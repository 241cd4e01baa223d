"""The bot's own card emojis: found again by name, uploaded when the application lacks them, never worth a failure."""

from __future__ import annotations

import asyncio

import discord
import structlog

from bot.render.cards import emoji_tiles
from bot.render.glyphs import Glyphs, emoji_names
from bot.views.reply import LINE_BROKE

_log = structlog.get_logger(__name__)


async def known_emojis(client: discord.Client) -> Glyphs:
    """The cards the application has emojis for already; plain text for the rest."""
    try:
        emojis = await client.fetch_application_emojis()
    except (discord.HTTPException, *LINE_BROKE):
        _log.warning("emojis not read; cards are shown as text")
        return Glyphs()
    return Glyphs({emoji.name: emoji.id for emoji in emojis})


async def with_missing(client: discord.Client, glyphs: Glyphs) -> Glyphs:
    """Draw and upload the cards the application lacks emojis for; as many as Discord takes."""
    ids = dict(glyphs.ids)
    missing = [name for name in emoji_names() if name not in ids]
    tiles = await asyncio.to_thread(emoji_tiles) if missing else {}
    for name in missing:
        try:
            ids[name] = (await client.create_application_emoji(name=name, image=tiles[name])).id
        except (discord.HTTPException, *LINE_BROKE):
            _log.warning("emoji not uploaded; the rest is tried at the next start", name=name)
            break
    return Glyphs(ids)
