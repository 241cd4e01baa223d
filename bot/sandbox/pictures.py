"""The pictures on the page: all of them drawn by the bot itself."""

from __future__ import annotations

import asyncio
from dataclasses import replace

from simcord import Env
from simcord.backend.cdn import CDN_BASE
from simcord.preview._media import MediaInfo, MediaWorker, _process_media

from bot.render.cards import emoji_tiles


class OwnPictures(MediaWorker):
    """Looks at pictures in a thread of this process.

    SimCord starts a process for each, one after the other, and refuses a ninth that is asked for meanwhile: right for
    files of strangers, but a table with a dozen cards on it would fill up slowly and keep holes.
    """

    async def validate(self, key: str, blob: bytes, *, media_time: float | None = None) -> MediaInfo:  # noqa: ARG002
        """The picture as the page is to show it. Raises MediaError if it is none."""
        picture = await asyncio.to_thread(_process_media, blob, media_time or 0.0)
        return replace(picture, memory_limited=True)  # no need of a limit; without, the page warns of strangers' files


def emoji_pictures(env: Env) -> dict[str, tuple[str, bytes]]:
    """The pictures of the bot's card emojis by address: SimCord knows an emoji's name and nothing else."""
    tiles = emoji_tiles()
    return {
        f"{CDN_BASE}/emojis/{emoji.id}.png": (f"{emoji.name}.png", tiles[emoji.name])
        for emoji in env.backend.application_emojis.values()
        if emoji.name in tiles
    }
