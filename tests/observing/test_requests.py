"""Requests are counted by what they are for; of their addresses nothing else is kept."""

from __future__ import annotations

import pytest

from bot.observing.requests import request_kind


@pytest.mark.parametrize(
    ("method", "path", "kind"),
    [
        ("POST", "interactions/1/token/callback", "answer"),
        ("POST", "webhooks/1/token", "panel sent"),
        ("PATCH", "webhooks/1/token/messages/@original", "panel edit"),
        ("DELETE", "webhooks/1/token/messages/5", "panel delete"),
        ("GET", "webhooks/1/token/messages/@original", "panel read"),
        ("POST", "channels/1/messages", "table sent"),
        ("PATCH", "channels/1/messages/2", "table edit"),
        ("DELETE", "channels/1/messages/2", "table delete"),
        ("POST", "channels/1/messages/2/threads", "thread"),
        ("PUT", "applications/1/commands", "commands"),
        ("PUT", "applications/1/guilds/2/commands", "commands"),
        ("GET", "applications/1/emojis", "emojis"),
        ("GET", "gateway/bot", "other"),
        ("GET", "users/@me", "other"),
    ],
)
def test_kinds(method: str, path: str, kind: str) -> None:
    assert request_kind(method, f"/api/v10/{path}") == kind
    assert request_kind(method, f"/{path}") == kind
