"""The sandbox in a process of its own, and a browser without a head to look at it."""

from __future__ import annotations

import os
import signal
import socket
import subprocess
import sys
from collections.abc import Callable, Iterator
from contextlib import ExitStack, contextmanager
from pathlib import Path
from urllib.parse import urlsplit

import pytest
from playwright.sync_api import BrowserContext, sync_playwright

from tests.browser.page import Page

ROOT = Path(__file__).resolve().parents[2]
CHROMIUM = Path("/usr/bin/chromium")
ARGUMENTS = (
    "--no-sandbox",
    "--disable-gpu",
    "--disable-quic",
    "--no-first-run",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
)

OpenPage = Callable[..., Page]


@pytest.fixture
def open_page(tmp_path: Path) -> Iterator[OpenPage]:
    """Starts a sandbox with the given words after `python -m bot sandbox`, and looks at it."""
    with ExitStack() as stack:

        def open_one(*words: str, width: int = 1100, height: int = 1000) -> Page:
            address = stack.enter_context(sandbox(*words))
            browser = stack.enter_context(chromium(tmp_path / "profile", width=width, height=height))
            page = Page(browser.pages[0], pictures=ROOT / "artifacts")
            page.open(address)
            return page

        yield open_one


@contextmanager
def sandbox(*words: str) -> Iterator[str]:
    """A running sandbox; gives its address, and checks that its page or Ctrl-C ends it cleanly."""
    command = [sys.executable, "-m", "bot", "sandbox", "--no-browser", *words]
    with subprocess.Popen(command, cwd=ROOT, stdout=subprocess.PIPE, text=True) as process:
        assert process.stdout is not None
        try:
            yield (address := process.stdout.readline().strip())
        finally:
            if answers(address):
                process.send_signal(signal.SIGINT)
            process.communicate(timeout=20)
    assert process.returncode == 0


def answers(address: str) -> bool:
    """Is the sandbox still there? Not when its page has ended it."""
    parts = urlsplit(address)
    with socket.socket() as line:
        return line.connect_ex((parts.hostname, parts.port)) == 0


@contextmanager
def chromium(profile: Path, *, width: int, height: int) -> Iterator[BrowserContext]:
    """A browser with nothing remembered. Without one the test is skipped; in CI it fails."""
    if not CHROMIUM.exists():
        assert not os.environ.get("CHICAGO_CI"), f"CI needs {CHROMIUM}"
        pytest.skip(f"there is no {CHROMIUM}")
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch_persistent_context(
            profile,
            executable_path=CHROMIUM,
            args=list(ARGUMENTS),
            viewport={"width": width, "height": height},
        )
        try:
            yield browser
        finally:
            browser.close()
