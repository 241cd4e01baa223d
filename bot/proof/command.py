"""python -m bot verify FILE: check a published proof with nothing but Python's own library."""

from __future__ import annotations

import argparse
import sys
from collections.abc import Sequence
from pathlib import Path

from bot.proof.check import Checked, check
from bot.proof.document import LONGEST, Unproven, read


def main(argv: Sequence[str]) -> int:
    """Check one file. Returns the exit code: 0 when it holds, 1 with one sentence on the error stream when not."""
    words = argparse.ArgumentParser(prog="python -m bot verify", description=__doc__)
    words.add_argument("file", type=Path, metavar="FILE", help="what /chicago verify handed out")
    file: Path = words.parse_args(argv).file
    try:
        with file.open("rb") as opened:
            proof = read(opened.read(LONGEST + 1))
        checked = check(proof)
    except OSError as error:
        print(f"The file cannot be read: {error.strerror or type(error).__name__}.", file=sys.stderr)
        return 1
    except Unproven as unproven:
        print(unproven, file=sys.stderr)
        return 1
    print(told(checked))
    return 0


def told(checked: Checked) -> str:
    """What was found to be right."""
    packs, refills, salts = (
        f"{number} {word if number == 1 else word + 's'}"
        for number, word in zip(checked, ("pack", "refill", "salt"), strict=True)
    )
    return f"All is as it was sealed: {packs}, {refills}, {salts}."
