"""`python -m bot verify FILE`: by itself, with nothing installed."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import pytest

from bot.__main__ import main
from bot.proof.document import written
from tests.proof.proofs import known, played

ROOT = Path(__file__).parents[2]
ALONE = """
import sys
import bot.__main__

class NothingInstalled:
    def find_spec(self, name, path=None, target=None):
        top = name.partition(".")[0]
        if top != "bot" and top not in sys.stdlib_module_names:
            raise ModuleNotFoundError(name)

sys.meta_path.insert(0, NothingInstalled())
code = bot.__main__.main(["verify", sys.argv[1]])
ours = {name for name in sys.modules if name.startswith("bot.") and not name.startswith(("bot.game", "bot.proof"))}
assert ours == {"bot.__main__"}, ours
sys.exit(code)
"""


def kept(tmp_path: Path, text: str) -> Path:
    file = tmp_path / "proof.json"
    file.write_text(text, "utf-8")
    return file


def test_a_proof_that_holds(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["verify", str(kept(tmp_path, written(known())))]) == 0
    told = capsys.readouterr()
    assert told.out == "All is as it was sealed: 1 pack, 1 refill, 2 salts.\n"
    assert told.err == ""


def test_a_proof_that_does_not(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    text = written(known()).replace('"alice"', '"alica"')
    assert main(["verify", str(kept(tmp_path, text))]) == 1
    told = capsys.readouterr()
    assert told.out == ""
    assert told.err == "Deal 1: the pack is not in the order that its seed and salts give.\n"


@pytest.mark.parametrize("what", ["nowhere.json", "."])
def test_a_file_that_cannot_be_read(tmp_path: Path, what: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["verify", str(tmp_path / what)]) == 1
    assert capsys.readouterr().err.startswith("The file cannot be read: ")


def test_it_needs_nothing_but_python(tmp_path: Path) -> None:
    """A whole game, checked by an interpreter that can find no package at all."""
    file = kept(tmp_path, written(played(3)[0]))
    command = [sys.executable, "-S", "-c", ALONE, str(file)]
    environment = {**os.environ, "PYTHONPATH": str(ROOT)}
    done = subprocess.run(
        command, capture_output=True, text=True, timeout=60, env=environment, cwd=tmp_path, check=False
    )
    assert (done.returncode, done.stderr) == (0, "")
    assert done.stdout.startswith("All is as it was sealed: ")


def test_the_interpreter_of_that_test_finds_no_package(tmp_path: Path) -> None:
    hooked = ALONE.replace("code = ", "import discord  # ")
    done = subprocess.run(
        [sys.executable, "-c", hooked], capture_output=True, text=True, timeout=60, cwd=ROOT, check=False
    )
    assert done.stderr.endswith("ModuleNotFoundError: discord\n")
