"""The walls of the house that import-linter cannot see: names within modules, and rooms without a floor."""

from __future__ import annotations

import ast
import re
import sys
import tomllib
from collections.abc import Iterator
from pathlib import Path

import pytest

ROOT = Path(__file__).parent.parent
BANNED_IN_RULES = {"asyncio", "random", "secrets", "time", "datetime", "logging", "sqlite3"}
NEEDS_NO_LAYER = {"config"}  # protected: read in one place


def modules_of(package: str) -> list[Path]:
    return sorted((ROOT / package).rglob("*.py"))


def imported(tree: ast.AST) -> Iterator[str]:
    """Every module a module imports, wherever it does so."""
    for node in ast.walk(tree):
        if isinstance(node, ast.Import):
            yield from (name.name for name in node.names)
        elif isinstance(node, ast.ImportFrom):
            assert node.level == 0, "imports are absolute"
            yield node.module or ""


def names_used(tree: ast.AST) -> Iterator[str]:
    """Every name a module imports, reads or reaches through a dot."""
    for node in ast.walk(tree):
        if isinstance(node, ast.ImportFrom | ast.Import):
            yield from (name.name for name in node.names)
        elif isinstance(node, ast.Name):
            yield node.id
        elif isinstance(node, ast.Attribute):
            yield node.attr


def short(path: Path) -> str:
    return str(path.relative_to(ROOT))


@pytest.mark.parametrize("path", modules_of("bot/game"), ids=short)
def test_the_rules_import_the_standard_library_only(path: Path) -> None:
    for module in imported(ast.parse(path.read_text())):
        top = module.partition(".")[0]
        assert module.startswith("bot.game") or top in sys.stdlib_module_names - BANNED_IN_RULES, module


@pytest.mark.parametrize("package", ["bot/render", "bot/views", "cogs"])
def test_screens_never_touch_a_game_state(package: str) -> None:
    """They are handed views (RELIABILITY 11): what is hidden cannot be shown by mistake."""
    paths = modules_of(package)
    assert paths
    assert [short(path) for path in paths if "GameState" in names_used(ast.parse(path.read_text()))] == []


def test_every_module_of_the_bot_has_its_layer() -> None:
    contracts = tomllib.loads((ROOT / "pyproject.toml").read_text())["tool"]["importlinter"]["contracts"]
    layers = next(contract["layers"] for contract in contracts if contract["id"] == "direction")
    named = set(re.findall(r"bot\.(\w+)", " ".join(layers)))
    present = {
        path.stem for path in (ROOT / "bot").iterdir() if path.suffix == ".py" or (path / "__init__.py").exists()
    } - {"__init__"}
    assert present - NEEDS_NO_LAYER - named == set(), "name its layer in pyproject.toml"
