"""A bot that asks a small Discord for what it likes, well-mannered or not."""

from __future__ import annotations

from typing import Any

import pytest

from tests.loopback.board import COMPONENTS_V2, Message
from tests.loopback.interactions import Answers, Asked, Interaction
from tests.loopback.places import Json
from tests.loopback.refusals import No, Refused
from tests.loopback.server import SmallDiscord

BUTTON: Json = {"type": 2, "style": 1, "label": "Join", "custom_id": "join"}


def panel(text: str = "Chicago", *buttons: Json, **more: Any) -> Json:
    """A message of components."""
    row = [{"type": 1, "components": list(buttons)}] if buttons else []
    return {"flags": COMPONENTS_V2, "components": [{"type": 10, "content": text}, *row], **more}


class Bot:
    """A bot that asks for what it likes."""

    def __init__(self, discord: SmallDiscord) -> None:
        self.discord = discord
        self.messages = f"channels/{discord.guild.channel_id}/messages"

    def ask(self, method: str, path: str, body: Json | None = None) -> Any:
        """One request, carried out at once. Raises Refused."""
        return self.discord.routes.answer(method, path.split("/"), body, {})

    def answer(self, one: Interaction, how: Answers, data: Json | None = None) -> Any:
        """Answer an interaction."""
        return self.ask("POST", f"interactions/{one.id}/{one.token}/callback", {"type": how.value, "data": data or {}})

    def tapped(self, person: str = "Anna", on: Message | None = None, *, asked: Asked = Asked.TAP) -> Interaction:
        """Somebody taps, or does what else may be `asked`."""
        return self.discord.interactions.new(
            asked,
            self.discord.person(person).user,
            {"custom_id": "join"},
            channel_id=self.discord.guild.channel_id,
            source=on,
        )

    def shown(self, person: str = "Anna") -> list[str]:
        """What this person sees."""
        return [screen.text for screen in self.discord.person(person).screens()]


def refused(no: No) -> Any:
    """Expect this refusal."""
    return pytest.raises(Refused, match=f"^{no.value[2]}")
