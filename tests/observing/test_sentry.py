"""What Sentry is told of an incident: its kind and its lines of code, and no card, whatever an exception says."""

from __future__ import annotations

import logging
import sys
from collections.abc import Iterator

import pytest
import sentry_sdk
import structlog
from sentry_sdk.envelope import Envelope
from sentry_sdk.transport import Transport
from structlog.contextvars import bound_contextvars

from bot.__main__ import main
from bot.config import Settings
from bot.logs import set_up_logs
from bot.observing.sentry import NoSentry, tell_sentry
from bot.views.door import incident

DSN = "https://0123456789abcdef@example.org/1"
CARD = "QS"


class Kept(Transport):
    """Sends nothing."""

    sent: list[str] = []  # noqa: RUF012 - Sentry makes the object

    def capture_envelope(self, envelope: Envelope) -> None:
        self.sent.append(envelope.serialize().decode())


@pytest.fixture
def sent() -> Iterator[list[str]]:
    """What would have gone out."""
    root = logging.getLogger()
    handlers, level, config = root.handlers, root.level, structlog.get_config()
    Kept.sent.clear()
    set_up_logs(Settings(_env_file=None))
    structlog.configure(**structlog.get_config() | {"cache_logger_on_first_use": False})  # or it would stay for ever
    tell_sentry(DSN, transport=Kept)
    yield Kept.sent
    root.handlers, root.level = handlers, level
    structlog.configure(**config)
    sentry_sdk.init()


def fail(hand: dict[str, int]) -> None:
    """Of the cards in a hand one is missing."""
    secret = list(hand)
    hand[f"{CARD} of {secret}"]


def test_an_incident(sent: list[str]) -> None:
    with bound_contextvars(game=17, guild=5):
        try:
            fail({"AH": 1})
        except KeyError as error:
            code = incident(error, verb="play")
    [event] = sent
    assert '"incident"' in event
    assert "KeyError tests/observing/test_sentry.py:" in event
    assert f'"code":"{code}"' in event
    assert '"game":"17"' in event
    assert '"guild":"5"' in event
    assert '"verb":"play"' in event
    for word in (CARD, "AH", "secret", "hand["):
        assert word not in event


def test_a_failure_in_a_library(sent: list[str]) -> None:
    try:
        fail({"AH": 1})
    except KeyError:
        logging.getLogger("discord.client").exception("Ignoring exception in %s", CARD)
    [event] = sent
    assert "discord.client failed" in event
    assert "KeyError tests/observing/test_sentry.py:" in event
    for word in (CARD, "AH", "secret"):
        assert word not in event


def test_what_is_no_error_is_not_told(sent: list[str]) -> None:
    structlog.get_logger("bot").warning("table stumbled", game=1)
    logging.getLogger("bot").warning("a word")
    assert sent == []


def test_an_address_that_makes_no_sense(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(NoSentry, match="SENTRY_DSN must be the address"):
        tell_sentry("nowhere")
    monkeypatch.setenv("SENTRY_DSN", "nowhere")
    monkeypatch.setenv("DISCORD_TOKEN", "a.b.c")
    root = logging.getLogger()
    handlers, level = root.handlers, root.level
    assert main(["run"]) == 78
    root.handlers, root.level = handlers, level
    assert capsys.readouterr().err.endswith("SENTRY_DSN must be the address that Sentry gives for a project.\n")


def test_without_the_package(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "sentry_sdk", None)
    with pytest.raises(NoSentry, match="pip install"):
        tell_sentry(DSN)
