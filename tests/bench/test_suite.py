"""The suite itself: what is a ratio comes first, a missed bar is told, and the ranking of hands is one all agree on."""

from __future__ import annotations

import json
from itertools import pairwise
from pathlib import Path
from random import Random

import pytest

from bot.game.cards import PACK
from tests.bench import __main__ as suite
from tests.bench.card import CARD, Cost, figures
from tests.bench.figures import Figure, printed
from tests.bench.ranking import OURS, rankers
from tests.loopback.ping import BARE, STORED


def test_ratios_come_first_and_a_missed_bar_is_told() -> None:
    slow = Figure("slow", 3.5, "x", most=3.0, ratio=True)
    lines = printed([Figure("plain", 7, "ms"), slow]).splitlines()
    assert [line.split()[0] for line in lines] == ["slow", "plain"]
    assert lines[0].endswith("MISSED")
    assert "MISSED" not in lines[1]


@pytest.mark.parametrize(("waited", "missed"), [(0.002, False), (0.004, True)])
def test_a_card_is_held_against_the_ping_that_commits(waited: float, missed: bool) -> None:
    costs = {CARD: [Cost(waited, waited, waited, [])] * 4, STORED: [Cost(0.001, 0.001, 0.001, [])] * 4}
    found = [*figures({**costs, BARE: [Cost(0.0005, 0.0005, 0.0005, [])] * 4})]
    assert [figure.missed for figure in found if figure.most is not None] == [missed, missed]
    assert found[0].value == pytest.approx(1000 * waited)


def test_the_libraries_rank_hands_as_we_do() -> None:
    """treys and phevaluator call the best hand the smallest."""
    chance, those = Random(3), rankers()
    hands = sorted((tuple(chance.sample(PACK, 5)) for _ in range(60)), key=those[OURS].rank)  # type: ignore[arg-type]
    for name in ("treys", "phevaluator"):
        ranks = [int(those[name].rank(those[name].cards(hand))) for hand in hands]  # type: ignore[call-overload]
        assert all(low >= high for low, high in pairwise(ranks)), name


def test_figures_are_written_to_a_file(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(suite, "PARTS", {"one": lambda full: [Figure("slow", 2.0, "ms", most=1.0)]})
    monkeypatch.setattr(suite, "run", lambda _, full: {"one": [*suite.PARTS["one"](full=full)]})
    assert suite.main(["--json", str(tmp_path / "figures.json")]) == 1
    told = json.loads((tmp_path / "figures.json").read_text())
    figure = {"what": "slow", "value": 2.0, "unit": "ms", "most": 1.0, "ratio": False, "missed": True}
    assert told["parts"]["one"] == [figure]
    assert "missed:\none: slow" in capsys.readouterr().out
