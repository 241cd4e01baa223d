"""The sandbox: the real bot in a Discord of its own, played in a browser."""

from __future__ import annotations

import argparse
import sys
from collections.abc import Sequence
from importlib.util import find_spec
from pathlib import Path

MISSING = 'The sandbox needs one more package: pip install -e ".[sandbox]"'


def main(argv: Sequence[str]) -> int:
    """`python -m bot sandbox`: play until Ctrl-C. Returns the exit code."""
    args = parser().parse_args(argv)
    if not installed():
        print(MISSING, file=sys.stderr)
        return 1
    from bot.sandbox.play import play

    return play(args)


def installed() -> bool:
    """Whether the extra `sandbox` is there: SimCord with the packages of its page."""
    return all(map(find_spec, ("simcord", "markdown_it")))


def parser() -> argparse.ArgumentParser:
    """The words of `python -m bot sandbox`."""
    words = argparse.ArgumentParser(prog="python -m bot sandbox", description=__doc__)
    words.add_argument("--db", type=Path, metavar="FILE", help="keep the games in this file (default: forget them)")
    words.add_argument("--port", type=port, metavar="N", help="serve on this port of 127.0.0.1 (default: a free one)")
    words.add_argument("--no-browser", dest="browser", action="store_false", help="only print the address")
    words.add_argument("--pace", choices=("live", "instant"), default="live", help="how fast AI players act")
    return words


def port(text: str) -> int:
    """A port number from 0 (a free one) to 65535."""
    number = int(text)
    if not 0 <= number <= 65535:
        raise argparse.ArgumentTypeError(f"{number} is not a port")
    return number
