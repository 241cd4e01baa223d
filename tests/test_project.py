"""The frame of the project: what the lock, the README and the checks promise each other."""

from __future__ import annotations

import os
import re
import subprocess
import tomllib
from pathlib import Path

import pytest
from packaging.requirements import Requirement
from packaging.utils import canonicalize_name

ROOT = Path(__file__).parent.parent
PROJECT = tomllib.loads((ROOT / "pyproject.toml").read_text())["project"]
LOCK = (ROOT / "requirements.lock").read_text()
HOSTS_LOCK = (ROOT / "deploy" / "requirements.lock").read_text()
README = (ROOT / "README.md").read_text()
CI = (ROOT / ".ci" / "run").read_text()
PAGES = sorted([*ROOT.glob("*.md"), *(ROOT / "docs").rglob("*.md")])

SET_UP = (
    "python3 -m venv .venv"
    " && .venv/bin/pip install -q -r requirements.lock"
    " && .venv/bin/pip install -q --no-deps -e ."
    " && .venv/bin/python -m "
)
TEST_LINE = "/^### Run the tests$/,/^##/{/^python3 -m venv /p}"

extras = PROJECT["optional-dependencies"]
wanted = [Requirement(line) for line in PROJECT["dependencies"] + [line for extra in extras.values() for line in extra]]
locked = dict(re.findall(r"^([a-z0-9][a-z0-9._-]*)==(\S+)", LOCK, re.MULTILINE))


def anchors(page: Path) -> set[str]:
    """What links may point to within a page: its headings, as GitHub names them."""
    headings = re.findall(r"^#+ (.+)$", page.read_text(), re.MULTILINE)
    return {re.sub(r"[^\w -]", "", heading.lower()).replace(" ", "-") for heading in headings}


def in_lock(lock: str) -> list[str]:
    """The entries of a lock file."""
    return re.split(r"^(?=[a-z0-9])", lock, flags=re.MULTILINE)[1:]


@pytest.mark.parametrize("requirement", wanted, ids=str)
def test_the_lock_pins_what_the_project_asks_for(requirement: Requirement) -> None:
    assert requirement.specifier.contains(locked[canonicalize_name(requirement.name)])


def test_every_pin_of_the_lock_has_a_hash() -> None:
    entries = in_lock(LOCK)
    assert len(entries) == len(locked)
    assert [entry for entry in entries if "--hash=sha256:" not in entry] == []


def test_what_hosts_install_is_part_of_the_lock() -> None:
    entries = {entry.partition(" ")[0]: re.findall(r"sha256:\w+", entry) for entry in in_lock(LOCK)}
    theirs = {entry.partition(" ")[0]: re.findall(r"sha256:\w+", entry) for entry in in_lock(HOSTS_LOCK)}
    assert theirs
    assert {name: entries.get(name) for name in theirs} == theirs
    needed = [Requirement(line) for line in PROJECT["dependencies"]]
    assert {canonicalize_name(one.name) for one in needed} <= {name.partition("==")[0] for name in theirs}
    assert "pytest" not in HOSTS_LOCK


@pytest.mark.parametrize(
    "file",
    [
        *("Dockerfile", "compose.yaml"),
        *("deploy/chicago-bot.service", "deploy/chicago-litestream.service", "deploy/litestream.yml"),
    ],
)
def test_files_for_hosts_name_what_is_there(file: str) -> None:
    text = (ROOT / file).read_text()
    for path in re.findall(r"^COPY (?!--from)(?:\./)?(\S+(?: [^\s.]\S*)*) \S+$", text, re.MULTILINE):
        assert [one for one in path.split() if not (ROOT / one).exists()] == []
    assert "docs/hosting.md" in text
    assert "--index" not in text


def test_the_lock_says_nothing_about_where_packages_come_from() -> None:
    addresses = r"^.*(?:://|--index|--extra-index|--find-links|file:|uv pip).*$"
    assert re.findall(addresses, LOCK + HOSTS_LOCK, re.MULTILINE) == []


def test_two_lines_set_up_a_fresh_machine() -> None:
    lines = [line for line in README.splitlines() if "pip install" in line]
    assert lines[:2] == [SET_UP + "bot sandbox", SET_UP + "pytest -n 3"]


def test_a_third_line_sets_up_what_hosts_need() -> None:
    [*_, line] = [line.strip() for line in README.splitlines() if "pip install" in line]
    assert f"{line} && .venv/bin/python -m " == SET_UP.replace("requirements.lock", "deploy/requirements.lock")


def test_the_checks_end_with_the_test_line_of_the_readme() -> None:
    assert f"sed -n '{TEST_LINE}' README.md" in CI
    found = subprocess.run(
        ["sed", "-n", TEST_LINE, "README.md"], cwd=ROOT, capture_output=True, text=True, check=True, timeout=10
    )
    assert found.stdout == SET_UP + "pytest -n 3\n"


def test_the_checks_can_be_run_and_stop_at_the_first_failure() -> None:
    assert os.access(ROOT / ".ci" / "run", os.X_OK)
    assert CI.startswith("#!/usr/bin/env bash\n")
    assert "\nset -euo pipefail\n" in CI


@pytest.mark.parametrize("page", PAGES, ids=lambda page: str(page.relative_to(ROOT)))
def test_links_lead_somewhere(page: Path) -> None:
    for link in re.findall(r"\]\(([^)]+)\)", page.read_text()):
        if "://" in link:
            continue
        file, _, anchor = link.partition("#")
        target = page.parent / file if file else page
        assert target.exists(), link
        assert not anchor or anchor in anchors(target), link


def test_the_licence_is_mit() -> None:
    assert PROJECT["license"] == "MIT"
    assert (ROOT / "LICENSE").read_text().startswith("MIT License\n\nCopyright (c) 2026 The Chicago bot authors\n")
