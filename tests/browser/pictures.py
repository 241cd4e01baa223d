"""Makes the pictures of README and docs/playing.md: `python -m tests.browser.pictures` plays in the sandbox's page.

One game goes at the pace of people as far as the end of a deal; a short one of which nobody sees the pauses goes to its
result. The pictures are cut to the messages they show.
"""

from __future__ import annotations

import re
import sys
import tempfile
import time
from pathlib import Path
from typing import Final

from PIL import Image
from playwright.sync_api import Locator

from tests.browser.conftest import ROOT, chromium, sandbox
from tests.browser.page import CAN_BE_PRESSED, Page
from tests.browser.test_sandbox import ENGLISH, IN_ENGLISH, play_on

FOLDER: Final = ROOT / "docs" / "pictures"
COLOURS: Final = 128
WIDE, PHONE, HEIGHT = 820, 360, 1400
"""Of the page, in pixels."""
MARGIN: Final = 12
"""Pixels over a message without a name."""
PATIENCE: Final = 400.0
"""Seconds within which all pictures must be there."""


def main() -> int:
    """Play until every picture is there."""
    FOLDER.mkdir(parents=True, exist_ok=True)
    for pace, show in (("live", show_a_deal), ("instant", show_a_result)):
        with (
            tempfile.TemporaryDirectory() as folder,
            sandbox("--pace", pace) as address,
            chromium(Path(folder) / "profile", width=WIDE, height=HEIGHT) as browser,
        ):
            page = Page(browser.pages[0], pictures=Path(folder))
            page.open(address)
            show(page)
    return 0


def show_a_deal(page: Page) -> None:
    """A lobby with a friend; then, against AI players, what a person is asked in a deal, to its end."""
    page.command("chicago start")
    page.press("AI: medium")
    page.press("+ AI")
    page.press("AI: hard")
    page.press("+ AI")
    page.become("Bo")
    page.press("Join")
    page.become("Anna")
    page.until(lambda: page.buttons("Start with 4").count(), "Bo at the table")
    keep(page, "lobby", page.messages().last)
    page.become("Bo")
    page.press("Leave")
    page.become("Anna")
    page.press("Start with 3")
    wanted = {"exchange", "declare", "trick", "deal-over"}
    deadline = time.monotonic() + PATIENCE
    while wanted:
        assert time.monotonic() < deadline, f"no picture of {sorted(wanted)}:\n{page.text()}"
        asked = my_turn(page)  # looked at first: what comes to be asked from here on is seen the next time round
        if asked and "exchange" in wanted:
            mark_the_lowest(page)
        for kind in seen_now(page) & wanted:
            wanted.remove(kind)
            keep(page, kind, *last_two(page))
            if kind == "trick":
                keep_as_on_a_phone(page)
        offer = page.offer(("Exchange .*", *IN_ENGLISH)) if asked else None
        if offer is None:
            page.tab.wait_for_timeout(200)
        else:
            page.press(offer)


def show_a_result(page: Page) -> None:
    """How a game ends."""
    page.command("chicago start", rules="quick")
    page.press("Start: you")
    play_on(page, ENGLISH)
    keep(page, "result", page.messages().last)


def seen_now(page: Page) -> set[str]:
    """The kinds of picture that could be taken at this moment."""
    panel, channel = page.private().last.inner_text(), page.text()
    kinds = {
        "exchange": "Your turn · exchange" in panel and "Out goes" in panel,
        "declare": "Your turn · declare" in panel and "Declare" in panel,
        "trick": "Your turn · follow" in panel and "highest" in channel,
        "deal-over": re.search(r"Deal \d+ is over", panel) is not None,  # the hand follows the table
    }
    return {kind for kind, there in kinds.items() if there}


def my_turn(page: Page) -> bool:
    """Is this person asked now?"""
    if not page.private().count():
        return False
    panel = page.private().last.inner_text()
    return any(title in panel for title in ("Your turn", "Show your hand?", "Do you call Chicago?"))


def mark_the_lowest(page: Page) -> None:
    """Tap the last card in an exchange, so that the picture shows one going out."""
    if "exchange" in page.private().last.inner_text() and "Out goes" not in page.private().last.inner_text():
        offer = page.private().last.locator(CAN_BE_PRESSED).nth(4)
        offer.click()
        page.until(lambda: "Out goes" in page.private().last.inner_text(), "the card to be marked")


def last_two(page: Page) -> list[Locator]:
    """The newest table and the person's panel."""
    return [page.messages().nth(page.messages().count() - 2), page.messages().last]


def keep_as_on_a_phone(page: Page) -> None:
    """The same two messages at the width of a phone."""
    page.tab.set_viewport_size({"width": PHONE, "height": HEIGHT})
    page.tab.wait_for_timeout(500)
    keep(page, "phone", *last_two(page))
    page.tab.set_viewport_size({"width": WIDE, "height": HEIGHT})


def keep(page: Page, name: str, *messages: Locator) -> None:
    """Take a picture of messages that stand below each other."""
    page.picture(name)
    boxes = [box for message in messages if (box := message.bounding_box())]
    top, bottom = min(box["y"] for box in boxes), max(box["y"] + box["height"] for box in boxes)
    panel = messages[0].locator(".component-container").bounding_box()
    if panel and messages[0].locator(".message-edited-compact").count():  # no name above it, but "(edited)" beside
        top = panel["y"] - MARGIN
    left, right = boxes[0]["x"], boxes[0]["x"] + boxes[0]["width"]
    whole = Image.open(page.pictures / f"{name}.png")
    cut = whole.crop((int(left), max(0, int(top)), int(right), min(whole.height, int(bottom))))
    cut.convert("RGB").quantize(COLOURS).save(FOLDER / f"{name}.png", optimize=True)


if __name__ == "__main__":
    sys.exit(main())
