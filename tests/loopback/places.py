"""Who and where: the people of one guild, its channel, and the bot, as Discord describes them."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from tests.loopback.clock import Clock

Json = dict[str, Any]

VIEW, SEND, ATTACH, READ_HISTORY, USE_COMMANDS, SEND_IN_THREADS = 1 << 10, 1 << 11, 1 << 15, 1 << 16, 1 << 31, 1 << 38
MAKE_THREADS = 1 << 35
OF_PEOPLE = VIEW | SEND | READ_HISTORY | USE_COMMANDS
OF_THE_BOT = VIEW | SEND | MAKE_THREADS | SEND_IN_THREADS | READ_HISTORY | ATTACH
"""What people may do in the channel, and what the bot was invited with."""
WITHOUT = (
    *("features", "emojis", "stickers", "threads", "presences", "voice_states"),
    *("stage_instances", "guild_scheduled_events", "soundboard_sounds"),
)
AT_ZERO = (
    *("verification_level", "default_message_notifications", "explicit_content_filter"),
    *("mfa_level", "nsfw_level", "premium_tier", "system_channel_flags"),
)
"""What this guild has none of, and what it never changed."""


@dataclass(frozen=True, slots=True)
class User:
    """An account."""

    id: int
    name: str
    bot: bool = False

    def payload(self) -> Json:
        """The account as Discord describes it."""
        return {
            "id": str(self.id),
            "username": self.name.casefold(),
            "global_name": self.name,
            "discriminator": "0",
            "avatar": None,
            "bot": self.bot,
            "public_flags": 0,
        }

    def member(self, clock: Clock, permissions: int = OF_PEOPLE) -> Json:
        """The account as a member of the guild."""
        return {
            "user": self.payload(),
            "roles": [],
            "joined_at": clock.text(),
            "deaf": False,
            "mute": False,
            "flags": 0,
            "nick": None,
            "avatar": None,
            "permissions": str(permissions),
        }


class Guild:
    """One guild with one text channel, or several."""

    def __init__(self, clock: Clock, *, channels: int = 1) -> None:
        self._clock = clock
        self.id = clock.snowflake()
        self.channel_ids = [clock.snowflake() for _ in range(channels)]
        self.role_id = clock.snowflake()
        self.bot = User(clock.snowflake(), "Chicago", bot=True)
        self.owner = User(clock.snowflake(), "Owner")
        self.emojis: list[Json] = []
        """Those of the bot's application."""
        self.set_up: Json = {}
        """What its owner has set up otherwise than usual."""
        self.here = True
        """Whether the bot is in the guild."""
        self.rights = OF_THE_BOT
        """What the bot may do in the guild as a whole."""

    @property
    def channel_id(self) -> int:
        """The first channel."""
        return self.channel_ids[0]

    def add_emoji(self, name: str) -> Json:
        """A new emoji of the application."""
        emoji = {"id": str(self._clock.snowflake()), "name": name, "roles": [], "require_colons": True}
        emoji |= {"managed": False, "animated": False, "available": True, "user": self.bot.payload()}
        self.emojis.append(emoji)
        return emoji

    def channel(self, channel_id: int) -> Json:
        """A channel."""
        number = self.channel_ids.index(channel_id)
        return {
            "id": str(channel_id),
            "type": 0,
            "name": f"chicago-{number}" if number else "chicago",
            "guild_id": str(self.id),
            "position": number,
            "permission_overwrites": [],
            "nsfw": False,
            "parent_id": None,
            "topic": None,
            "rate_limit_per_user": 0,
        }

    def application(self) -> Json:
        """The bot's application."""
        return {
            "id": str(self.bot.id),
            "name": self.bot.name,
            "icon": None,
            "description": "",
            "summary": "",
            "bot_public": True,
            "bot_require_code_grant": False,
            "owner": self.owner.payload(),
            "verify_key": "0" * 64,
            "flags": 0,
            "team": None,
            **self.set_up,
        }

    def summary(self) -> Json:
        """The guild as one of those that the bot is in."""
        about: Json = {"id": str(self.id), "name": "Card players", "icon": None, "owner": False, "features": []}
        return {**about, "permissions": str(self.rights)}

    def payload(self) -> Json:
        """The guild as GUILD_CREATE tells it."""
        colors = {"primary_color": 0, "secondary_color": None, "tertiary_color": None}
        role = {"colors": colors, "color": 0, "hoist": False, "managed": False, "mentionable": False, "flags": 0}
        everyone = {"id": str(self.id), "name": "@everyone", "permissions": str(OF_PEOPLE), "position": 0, **role}
        of_the_bot = {"id": str(self.role_id), "name": "Chicago", "permissions": str(OF_THE_BOT), "position": 1, **role}
        return {
            "id": str(self.id),
            "name": "Card players",
            "owner_id": str(self.owner.id),
            "icon": None,
            "preferred_locale": "en-US",
            "joined_at": self._clock.text(),
            "member_count": 5,
            "large": False,
            "unavailable": False,
            "roles": [everyone, of_the_bot],
            "channels": [self.channel(one) for one in self.channel_ids],
            "members": [self.bot.member(self._clock, OF_THE_BOT) | {"roles": [str(self.role_id)]}],
            "afk_timeout": 300,
            "system_channel_id": None,
            "rules_channel_id": None,
            **{name: [] for name in WITHOUT},
            **dict.fromkeys(AT_ZERO, 0),
        }
