"""The sandbox's page, as somebody uses it: type a command, read, press buttons, be somebody else."""

from __future__ import annotations

import re
import time
from collections.abc import Callable, Sequence
from pathlib import Path
from typing import NamedTuple

from playwright.sync_api import Locator
from playwright.sync_api import Page as Tab

PATIENCE = 30.0
"""Seconds after which what was waited for counts as missing."""


CAN_BE_PRESSED = "button.component-button:not([aria-disabled=true])"


class Offer(NamedTuple):
    """A button that can be pressed."""

    label: str
    button: Locator


class Page:
    """A tab that shows the channel."""

    def __init__(self, tab: Tab, *, pictures: Path) -> None:
        """`pictures`: the folder for screenshots."""
        self.tab = tab
        self.pictures = pictures
        tab.set_default_timeout(PATIENCE * 1000)

    def open(self, address: str) -> None:
        """Go to the sandbox."""
        self.tab.goto(address)
        self.tab.locator("#channel-composer-input").wait_for()

    # What a person does

    def command(self, name: str, **options: object) -> None:
        """Type a slash command, fill in its options, and send it."""
        self.tab.locator("#channel-composer-input").click()
        self.tab.keyboard.type(f"/{name}")
        self.tab.locator(".command-entry.is-active", has_text=f"/{name}").wait_for()
        self.tab.keyboard.press("Enter")
        for option, value in options.items():
            self.tab.locator(".command-popup").get_by_text(option, exact=True).click()
            self.tab.keyboard.type(str(value))
        before = self.text()
        self.tab.locator("#send-message").click()
        self.until(lambda: self.text() != before, f"an answer to /{name}")

    def choose(self, now: str, option: str) -> None:
        """In the newest drop-down that shows `now`, choose an option, and wait until it shows that."""
        self.tab.locator(".select-trigger").filter(has_text=now).last.click()
        self.tab.locator(".select-option").filter(has_text=option).last.click()
        chosen = self.tab.locator(".preview-select:not(.is-open) .select-trigger").filter(has_text=option)
        self.until(chosen.count, f"{option!r} to be chosen")

    def become(self, name: str) -> None:
        """Look at the channel as somebody else."""
        [viewer] = self.tab.select_option("#viewer-picker", label=name)
        others = self.tab.locator(f"article.channel-message:not([data-media-reuse-scope*='{viewer}'])")
        self.until(lambda: self.messages().count() and not others.count(), f"the page as {name} sees it")

    def press(self, what: str | Offer) -> None:
        """Press what is offered, or the newest button with these words; wait until the channel says something else."""
        label, button = what if isinstance(what, Offer) else Offer(what, self.buttons(what).last)
        before = self.text()
        button.click()
        try:
            self.until(lambda: self.text() != before, f"a change after {label!r}")
        except AssertionError:  # a slow machine: press once more, as anybody would
            button.click()
            self.until(lambda: self.text() != before, f"a change after pressing {label!r} twice")

    def end(self) -> None:
        """End the session from the page; the sandbox then ends too."""
        self.tab.locator(".session-menu summary").click()
        self.tab.locator("#close").click()
        self.tab.wait_for_timeout(1500)

    def buttons(self, label: str | re.Pattern[str]) -> Locator:
        """The buttons with these words that can be pressed."""
        return self.tab.locator(CAN_BE_PRESSED).filter(has_text=label)

    # What a person sees

    def labels(self, message: Locator) -> list[str]:
        """What is on the buttons of a message; cards have no words."""
        buttons = message.locator(CAN_BE_PRESSED)
        return [label for label in buttons.all_inner_texts() if label]

    def text(self) -> str:
        """All messages."""
        return self.tab.locator("#channel-message-list").inner_text()

    def _pictures_are_there(self) -> object:
        return self.messages().locator("img").evaluate_all("all => all.every(one => one.complete && one.naturalWidth)")

    def messages(self) -> Locator:
        """The messages, oldest first."""
        return self.tab.locator("article.channel-message")

    def private(self) -> Locator:
        """The messages that only this person sees."""
        return self.messages().filter(has=self.tab.locator(".message-ephemeral-note"))

    def offer(self, wishes: Sequence[str]) -> Offer | None:
        """What is wished for first among the buttons of the newest private message.

        A wish is a pattern for the whole of what is on a button: its words, or the name of its emoji.
        """
        if not self.private().count():
            return None
        buttons = self.private().last.locator(CAN_BE_PRESSED)
        labels: list[str] = buttons.evaluate_all(
            "all => all.map(one => one.innerText.trim() || one.querySelector('img')?.alt || '')"
        )
        wanted = ((wish, place) for wish in wishes for place, label in enumerate(labels) if re.fullmatch(wish, label))
        _, place = next(wanted, (None, None))
        return None if place is None else Offer(labels[place], buttons.nth(place))

    def until(self, true: Callable[[], object], what: str, *, patience: float = PATIENCE) -> None:
        """Wait for something to become true."""
        deadline = time.monotonic() + patience
        while not true():
            assert time.monotonic() < deadline, f"waited {patience} s for {what}; the page says:\n{self.text()}"
            self.tab.wait_for_timeout(30)

    def picture(self, name: str) -> None:
        """Keep a screenshot, with the newest message in sight and the mouse out of the way."""
        self.pictures.mkdir(exist_ok=True)
        self.tab.mouse.move(0, 0)  # where it rests, or what was pressed last, the page shows more buttons
        self.tab.evaluate("document.activeElement?.blur()")
        self.messages().last.evaluate("message => message.scrollIntoView({block: 'end'})")
        self.until(self._pictures_are_there, "the pictures in the messages")
        self.tab.screenshot(path=self.pictures / f"{name}.png")
