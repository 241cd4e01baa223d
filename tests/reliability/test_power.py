"""Power is cut at every kind of moment and in every way; and settings that are too easy-going go red (K3)."""

from __future__ import annotations

from tests.reliability.power import NORMAL, OFF, cut_power, reported


def test_a_power_cut_loses_nothing_and_damages_nothing() -> None:
    report = reported()
    cut_power(report, images=64, seed=1, steps=110)
    print(report)
    assert report.wrong == []
    assert report.seldom(1) == []


def test_a_log_that_is_not_synced_with_every_step_loses_some() -> None:
    report = reported()
    cut_power(report, images=32, seed=1, steps=30, synchronous=NORMAL)
    assert any(": lost: " in complaint for complaint in report.wrong)
    assert not any(": damaged: " in complaint for complaint in report.wrong)


def test_a_file_that_is_never_synced_is_damaged() -> None:
    report = reported()
    cut_power(report, images=64, seed=1, steps=30, synchronous=OFF)
    assert any(": damaged: " in complaint for complaint in report.wrong)
