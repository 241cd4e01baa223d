"""The one message of a private game: what happened since the last tap, and the table with one's own hand under it."""

from __future__ import annotations

import pytest

from bot.game.view import observe
from bot.render.panel import Accent, Panel
from bot.render.scenes import HandScene, SoloScene, TableScene
from bot.render.solo import solo
from tests.dsl import YES, Game
from tests.render.screen import ANNA, ENGLISH, LETTERS, SEAL, labels, picture, players, text

ANNAS, BOS = "KS KH 7D 4C 2S", "QS QH 8D 5C 3S"


@pytest.fixture
def game() -> Game:
    """Anna, eldest hand, holds kings; Bo, who dealt, queens."""
    return Game(2).deal(ANNAS, BOS, stock="AS AD 6C")


def message(game: Game) -> Panel:
    """Anna's private message."""
    view = observe(game.state, ANNA)
    hand = HandScene(game=7, view=view, players=players(game), question=view.questions[0] if view.questions else None)
    public = observe(game.state, None)
    table = TableScene(game=7, view=public, players=players(game), commitment=SEAL, next_deal=None)
    return solo(SoloScene(hand=hand, table=table), ENGLISH, LETTERS)


def told(game: Game) -> list[str]:
    return text(message(game)).splitlines()


def test_it_asks_and_shows_seats_and_cards(game: Game) -> None:
    assert told(game)[:3] == ["### Your turn · exchange 1 of 3", "` 0` **Anna** · *choosing*", "` 0` **Bo**"]
    assert told(game)[-2:] == ["**Pair of kings**", "Tap the cards to throw."], "the small print stands above"
    assert picture(message(game)).alt.startswith("Your hand: king of spades, king of hearts")
    assert labels(message(game))[-3:] == ["Keep pair, exchange 3", "Keep all", "More"]
    assert message(game).accent is Accent.YOURS


def test_after_an_exchange_it_tells_what_was_drawn(game: Game) -> None:
    game.exchange("7D 4C 2S", "")
    assert told(game)[:3] == [
        "### Your turn · declare or pass",
        "Declaring 1 of 2 · nothing declared yet",
        "You drew A♠ A♦ 6♣",
    ]


def test_who_kept_all_drew_nothing(game: Game) -> None:
    game.exchange("", "")
    assert "You drew" not in text(message(game))


def test_after_a_comparison_it_tells_who_declared_what(game: Game) -> None:
    """R3.2: with exactly the ranks that were named."""
    game.keep_all().declare(YES, YES)
    assert told(game)[1] == (
        "**Declaring 1** Anna declares a pair · Bo declares a pair, Q loses to Anna's K · Anna scores +1"
    )


def test_a_trick_that_still_lies_at_the_seats_is_not_told_again(game: Game) -> None:
    game.to_tricks().play("KS QS")
    assert told(game)[:4] == [
        "### Your turn · lead any card",
        "Trick 2 of 5",
        "` 0` K♠ **Anna** · takes trick 1",
        "` 0` Q♠ **Bo**",
    ]


def test_the_trick_before_is_told_with_the_reason(game: Game) -> None:
    """R6.1: Bo takes the first trick and leads to the second."""
    game.to_tricks().play("2S QS 8D")
    assert told(game)[2].startswith("**Trick 1** 2♠ Anna Q♠ **Bo**")
    assert told(game)[2].endswith("highest spade")


def test_tricks_to_which_her_cards_played_themselves_are_told_too() -> None:
    """Anna had only one heart, so she has seen nothing of the second trick."""
    game = Game(2).deal("KS 2S 9H 4C 7C", "QS AS TH JC QC").to_tricks().play("2S QS TH 9H JC")
    assert [line.split()[1] for line in told(game) if line.startswith("**Trick")] == ["1**", "2**"]


def test_of_many_such_tricks_the_last_two() -> None:
    game = Game(2).deal("KS 2S 9H 4C 7D", "QS AS TH JC QC").to_tricks().play("2S QS TH 9H JC 4C AS")
    assert [line.split()[1] for line in told(game) if line.startswith("**Trick")] == ["2**", "3**"]


def test_a_deal_that_is_over_is_shown_with_all_hands(game: Game) -> None:
    game.keep_all().all_pass().keep_all().all_pass().keep_all().all_pass().play_out()
    panel = message(game)
    assert picture(panel).alt.startswith("All hands")
    assert "**Trick 5**" not in text(panel), "the picture tells"
    assert " 1️⃣ **Anna**" in text(panel)
