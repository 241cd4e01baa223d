"""The dashboard for Grafana shows numbers that there are, and all of them."""

from __future__ import annotations

import json
import re
from pathlib import Path

from bot.meters import Meters, Outcome

ROOT = Path(__file__).parents[2]
DASHBOARD = json.loads((ROOT / "deploy" / "grafana-dashboard.json").read_text())
GAUGES = (ROOT / "bot" / "observing" / "gauges.py").read_text()


def counted() -> set[str]:
    """The families that there are, by their names."""
    meters = Meters()
    meters.count("play", Outcome.DONE)
    return {family.name for family in meters.registry.collect()} | set(re.findall(r'"(chicago_\w+)"', GAUGES))


def test_every_number_is_shown_and_every_shown_number_is_there() -> None:
    queries = " ".join(target["expr"] for panel in DASHBOARD["panels"] for target in panel.get("targets", ()))
    shown = {
        re.sub("_(total|bucket|count|bytes)$", "", name) for name in re.findall(r"\b(?:chicago|process)_\w+", queries)
    }
    there = {re.sub("_bytes$", "", name) for name in counted()}
    assert shown <= there
    assert {name for name in there if name.startswith("chicago_")} <= shown


def test_panels_do_not_overlap_and_say_what_they_show() -> None:
    taken: set[tuple[int, int]] = set()
    for panel in DASHBOARD["panels"]:
        place = panel["gridPos"]
        cells = {
            (x, y)
            for x in range(place["x"], place["x"] + place["w"])
            for y in range(place["y"], place["y"] + place["h"])
        }
        assert not cells & taken, panel["title"]
        taken |= cells
        assert panel["type"] == "row" or panel["description"]
    assert len({panel["id"] for panel in DASHBOARD["panels"]}) == len(DASHBOARD["panels"])
