"""The answer to Verify: what was found, what it proves, the seals to compare, the file to keep."""

from __future__ import annotations

import pytest

from bot.proof.check import check
from bot.proof.document import Fault, Unproven, written
from bot.records import PastGame
from bot.render.panel import Accent, Attachment, Panel
from bot.render.past_games import choices
from bot.render.proof import ROOM, SEAL_SHOWN, ProofScene, proof
from tests.proof.proofs import known, played
from tests.render.screen import ENGLISH, PLAYERS, SOON, text

FILE = written(known()).encode()


def shown(found: object = None, *, file: bytes = FILE) -> Panel:
    scene = ProofScene(game=7, players=PLAYERS, deals=known().deals, found=found or check(known()), file=file)  # type: ignore[arg-type]
    return proof(scene, ENGLISH)


def test_a_proof_that_holds_says_so_and_names_the_salters() -> None:
    panel = shown()
    assert text(panel).startswith(
        "### The shuffles of game 7 are what was sealed\nShuffled again from the seeds: one pack"
    )
    assert f"Deal 1 `{known().deals[0].commitment.hex()[:SEAL_SHOWN]}…` · salted by Anna and Bo" in text(panel)
    assert "did not look" in text(panel)
    assert panel.accent is Accent.WON
    assert [block for block in panel.blocks if isinstance(block, Attachment)] == [
        Attachment("chicago-7-proof.json", FILE)
    ]


@pytest.mark.parametrize("fault", Fault)
def test_whatever_is_wrong_has_a_sentence(fault: Fault) -> None:
    told = text(shown(Unproven(fault, "why", deal=3))).splitlines()
    title = "The shuffles of game 7 cannot be checked" if fault is Fault.FORM else "Deal 3 is not what was sealed"
    assert told[0] == f"### {title}"
    assert told[1].endswith(".")
    assert "proves" not in "".join(told)


def test_what_cannot_be_published_hands_out_no_file() -> None:
    panel = shown(Unproven(Fault.FORM, "why", deal=0), file=b"")
    assert not [block for block in panel.blocks if isinstance(block, Attachment)]
    assert "python -m bot" not in text(panel)


def test_the_seals_of_a_very_long_game_fit_into_one_message() -> None:
    deals = played(1)[0].deals * 30
    scene = ProofScene(game=7, players=PLAYERS, deals=deals, found=check(known()), file=FILE)
    assert ROOM < len(text(proof(scene, ENGLISH))) < 3900


def test_games_to_choose_from_are_told_in_a_line() -> None:
    games = [PastGame(12, SOON, PLAYERS[:2], (53, 41)), PastGame(9, SOON, PLAYERS, ())]
    told = choices(games, ENGLISH, typed="")
    assert told == [
        ("Game 12, Nov 30, 2026: Anna 53, Bo 41", "12"),
        ("Game 9, Nov 30, 2026: Anna, Bo, Cia, Kalle, void", "9"),
    ]
    assert [number for _, number in choices(games, ENGLISH, typed=" KALLE ")] == ["9"]
