"""The sandbox as a newcomer uses it: one command, a page, a game."""

from __future__ import annotations

import re
import time

import pytest
from playwright.sync_api import Locator

from bot.game.poker import Category
from bot.i18n.languages import own_name
from bot.i18n.localizer import Localizer
from bot.render.words import key
from bot.sandbox.screen import ISOLATES
from tests.browser.conftest import OpenPage
from tests.browser.page import Offer, Page
from tests.browser.words import CARD, wishes

ENGLISH = Localizer.for_locale("en")
IN_ENGLISH = wishes(ENGLISH)

BY_ITSELF = 6.0
"""Seconds after which a table that has not changed waits for the person, at the pace people play at."""

GAME = 240.0
"""Seconds within which a game of one person must be over."""


def test_at_the_real_pace_the_table_moves_by_itself_and_a_click_counts(open_page: OpenPage) -> None:
    page = open_page("--pace", "live")
    page.command("chicago start", opponents=3)
    page.press("Start")
    table = page.messages().filter(has=page.buttons("My hand"))
    page.until(lambda: table.count() == 1, "a table")
    page.until(lambda: page.offer(IN_ENGLISH), "a question to answer")

    watch_it_move(page, table, times=3)

    page.press("My hand")
    assert page.private().count() == 1
    page.until(lambda: page.offer(IN_ENGLISH), "a question to answer")
    before = page.private().inner_text()
    page.press(asked(page))
    page.until(lambda: page.private().inner_text() != before, "the panel to change")


def watch_it_move(page: Page, table: Locator, *, times: int) -> None:
    """The table changes so many times in a row without a click; where it waits for the person, the person answers."""
    deadline = time.monotonic() + GAME
    moves = 0
    while moves < times:
        assert time.monotonic() < deadline, page.text()
        before, patience = table.inner_text(), time.monotonic() + BY_ITSELF
        while table.inner_text() == before and time.monotonic() < patience:
            page.tab.wait_for_timeout(50)
        moves += 1
        if table.inner_text() == before:
            page.press(asked(page))
            moves = 0


@pytest.mark.parametrize("language", ["en", "fa"])
def test_from_the_lobby_to_the_result(open_page: OpenPage, language: str) -> None:
    """One person against three AI players, every word of it in the language that was chosen."""
    say = Localizer.for_locale(language)
    page = open_page("--pace", "instant")
    if language != ENGLISH.language:
        speak(page, language)
    page.command("chicago start", rules="quick")
    alone = say.say("lobby-start-alone", ai=3, level="medium")
    lobby = page.messages().filter(has=page.buttons(alone))
    assert seen(say.say("lobby-title", host="Anna")) in seen(lobby.inner_text())
    assert page.labels(lobby)[:2] == [say.say("lobby-join"), alone]
    page.picture(f"{language}-lobby")
    page.press(alone)

    kinds = play_on(page, say)
    assert kinds >= {"exchange", "play"}, "it has seen the phases of a deal"
    result = page.messages().filter(has=page.buttons(say.say("result-rematch-button")))
    assert result.locator("img").count() == 1, "the score race"
    told = seen(result.inner_text())
    assert re.search(won(say), told), told
    assert all(name in told for name in ("Anna", "medium" if language == "en" else "متوسط"))
    assert page.labels(result) == [
        say.say(button)
        for button in ("result-rematch-button", "table-log-button", "result-replay-button", "result-verify-button")
    ]
    if language != ENGLISH.language:
        assert not any(english in page.text() for english in ("Anna to ", "Your turn", "Trick ", "wins with", "Deal "))

    page.command("leaderboard")
    page.picture(f"{language}-leaderboard")
    assert say.say("board-by-wins") in page.private().last.inner_text()
    page.end()


def seen(text: str) -> str:
    """Text without what keeps names and figures apart where it runs both ways."""
    return re.sub(f"[{ISOLATES}]", "", text)


def speak(page: Page, language: str) -> None:
    """Anna, who manages the server, chooses the language of its tables and her own."""
    page.command("chicago settings")
    page.choose(ENGLISH.say("language-server"), own_name(language))
    page.command("language")
    page.choose(ENGLISH.say("language-client"), own_name(language))


def won(say: Localizer) -> str:
    """A pattern for the title of a result, whoever won with how many points."""
    written = re.escape(seen(say.say("result-won", name="NAME", score="SCORE")))
    return written.replace("NAME", ".*").replace("SCORE", r"\d+")


def asked(page: Page) -> Offer:
    """The button that answers what the newest private panel asks."""
    offer = page.offer(IN_ENGLISH)
    assert offer is not None, page.text()
    return offer


def play_on(page: Page, say: Localizer) -> set[str]:
    """Answer whatever the newest private panel asks until the result is there.

    Keeps a picture of each kind of panel, and gives the kinds.
    """
    deadline = time.monotonic() + GAME
    words, kinds = wishes(say), set[str]()
    rematch = page.buttons(say.say("result-rematch-button"))
    while not rematch.count():
        assert time.monotonic() < deadline, page.text()
        offer = page.offer(words)
        if offer is None:
            page.tab.wait_for_timeout(30)
            continue
        kind = kind_of(offer, say)
        if kind not in kinds:
            kinds.add(kind)
            page.picture(f"{say.language}-{kind}")
        page.press(offer)
    page.picture(f"{say.language}-result")
    return kinds


def kind_of(offer: Offer, say: Localizer) -> str:
    """Which phase of a deal a button belongs to."""
    if re.fullmatch(CARD, offer.label):
        return "play"
    if offer.label == say.say("hand-button-decline"):
        return "chicago"
    declares = {say.say("hand-button-declare", category=key(kind)) for kind in Category}
    return "declare" if offer.label in {say.say("hand-button-pass"), *declares} else "exchange"
