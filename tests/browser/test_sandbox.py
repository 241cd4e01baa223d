"""The sandbox as a newcomer uses it: one command, a page, a game."""

from __future__ import annotations

import re
import time

from playwright.sync_api import Locator

from tests.browser.conftest import OpenPage
from tests.browser.page import Offer, Page

BY_ITSELF = 6.0
"""Seconds after which a table that has not changed waits for the person, at the pace people play at."""

CARD = r"(10|[2-9TJQKA])[SHDC♠♥♦♣]\ufe0e?"
WISHES = (
    "Show and exchange .*",
    "Declare .*",
    "Pass",
    "No",
    ".*[Kk]eep .*, exchange .*",
    "Keep all",
    CARD,
)
"""What the person in the browser presses, the dearest wish first."""

GAME = 240.0
"""Seconds within which a game of one person must be over."""


def test_at_the_real_pace_the_table_moves_by_itself_and_a_click_counts(open_page: OpenPage) -> None:
    page = open_page("--pace", "live")
    page.command("chicago start", opponents=3)
    page.press("Start")
    table = page.messages().filter(has=page.buttons("My hand"))
    page.until(lambda: table.count() == 1, "a table")
    page.until(lambda: page.offer(WISHES), "a question to answer")

    watch_it_move(page, table, times=3)

    page.press("My hand")
    assert page.private().count() == 1
    page.until(lambda: page.offer(WISHES), "a question to answer")
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


def test_from_the_lobby_to_the_result(open_page: OpenPage) -> None:
    page = open_page("--pace", "instant")
    page.command("chicago start")
    page.become("Bo")
    page.press("Join")
    page.become("Anna")
    page.picture("lobby")
    page.become("Bo")
    page.press("Leave")
    page.become("Anna")
    page.press("Start: you")

    play_on(page)
    page.picture("result")
    assert re.search(r"wins with \d+", page.text())

    page.command("leaderboard")
    page.picture("leaderboard")
    assert "Against AI players only" in page.private().last.inner_text()
    page.end()


def asked(page: Page) -> Offer:
    """The button that answers what the newest private panel asks."""
    offer = page.offer(WISHES)
    assert offer is not None, page.text()
    return offer


def play_on(page: Page) -> None:
    """Answer whatever the newest private panel asks until the result is there; keep a picture of each kind of panel."""
    deadline = time.monotonic() + GAME
    kinds: set[str] = set()
    while not page.buttons("Rematch").count():
        assert time.monotonic() < deadline, page.text()
        offer = page.offer(WISHES)
        if offer is None:
            page.tab.wait_for_timeout(50)
            continue
        kind = "play" if re.fullmatch(CARD, offer.label) else offer.label.partition(" ")[0].lower()
        if kind not in kinds:
            kinds.add(kind)
            page.picture(kind)
        page.press(offer)
