"""Random games, every panel of every seat at every ply: nothing fails, nothing hidden shows, nothing is too big."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from hypothesis import Phase, given, settings
from hypothesis import strategies as st

from bot.game.actions import ChooseReset, Seat
from bot.game.cards import PACK, Card
from bot.game.events import CardPlayed, CardsCut, Event, HandRedealt, HandShown, HandsRevealed, UpcardShown
from bot.game.rules import PRESETS, OneUp, Rules, TiedHands, WinCheck
from bot.game.state import Asks, Finished, GameState
from bot.game.view import SeatView, observe
from bot.records import Level, Player, Stop
from bot.render.glyphs import Glyphs, tile_name
from bot.render.hand import hand
from bot.render.log import log
from bot.render.panel import Button, Link, Panel, Picture, Space, Text
from bot.render.scenes import HandScene, PastDealScene, SoloScene, TableScene
from bot.render.slots import places
from bot.render.solo import solo
from bot.render.table import past_deal, table
from bot.render.words import spoken
from tests.dsl import NO, YES, Game
from tests.game.random_games import Start, moves, rules, to_the_end
from tests.render.screen import ENGLISH, SEAL, SOON

NAMES = [tile_name(card, thrown=thrown) for card in PACK for thrown in (False, True)] + ["back"]
EMOJIS = Glyphs({name: 1_400_000_000_000_000_000 + place for place, name in enumerate(NAMES)})
LONGEST = tuple(Player("*" * 24 + str(seat), 10**18 + seat, Level.MEDIUM if seat > 1 else None) for seat in range(4))
"""Names that are as long as names get once they are escaped, told apart by nothing that shows."""

PLAYED = [
    Start(Rules(), scores, seed) for seed, scores in enumerate([(0, 0), (20, 16, 40), (0, 18, 50, 20), (15,) * 4])
]


def public_panels(state: GameState) -> Iterator[Panel]:
    view = observe(state, None)
    players = LONGEST[: state.seats]
    yield table(
        TableScene(
            game=2**63 - 1,
            view=view,
            players=players,
            commitment=SEAL,
            next_deal=SOON,
            ready=frozenset(map(Seat, range(state.seats))),
            stop_votes={stop: frozenset(map(Seat, range(state.seats))) for stop in Stop},
            voters=state.seats,
            last_deal=state.deal,
        ),
        ENGLISH,
        EMOJIS,
    )
    past = PastDealScene(game=2**63 - 1, view=view, players=players)
    yield past_deal(past, ENGLISH, EMOJIS)
    yield log(past, ENGLISH, EMOJIS)


def hand_panels(state: GameState, seat: Seat) -> Iterator[Panel]:
    """A seat's panel as it comes, with cards marked, and asked once more."""
    view = observe(state, seat)
    scene = {"game": 2**63 - 1, "view": view, "players": LONGEST[: state.seats]}
    for question in (None, *view.questions):
        yield hand(HandScene(question=question, **scene), ENGLISH, EMOJIS)  # type: ignore[arg-type]
        if question is not None and question.asks in {Asks.EXCHANGE, Asks.CHICAGO, Asks.RESET}:
            marked = frozenset({0, 4})
            yield hand(HandScene(question=question, thrown=marked, **scene), ENGLISH, EMOJIS)  # type: ignore[arg-type]
            yield hand(HandScene(question=question, confirming=True, **scene), ENGLISH, EMOJIS)  # type: ignore[arg-type]
    yield private_panel(state, seat)


def private_panel(state: GameState, seat: Seat) -> Panel:
    """The one message of a game against AI players, as the person in this seat sees it."""
    view, players = observe(state, seat), LONGEST[: state.seats]
    question = view.questions[0] if view.turn else None
    public = TableScene(
        game=2**63 - 1, view=observe(state, None), players=players, commitment=SEAL, next_deal=None, ready=frozenset()
    )
    own = HandScene(game=2**63 - 1, view=view, players=players, question=question)
    return solo(SoloScene(hand=own, table=public), ENGLISH, EMOJIS)


def seen_by_all(record: tuple[Event, ...]) -> set[Card]:
    """Every card that lay open on the table since the cards were dealt, the cut included."""
    seen: set[Card] = set()
    for event in record:
        match event:
            case CardsCut(rounds=rounds):
                seen |= {card for draws in rounds for _, card in draws}
            case HandShown(hand=cards):
                seen |= set(cards)
            case CardPlayed(card=card) | UpcardShown(card=card):
                seen.add(card)
            case HandRedealt(shown=cards):
                seen |= set(cards)
            case HandsRevealed(hands=hands):
                seen |= {card for cards in hands for card in cards}
            case _:
                pass
    return seen


def everything_in(panel: Panel) -> str:
    """All that a panel says, where it can be seen and where it can not."""
    said = [block.markdown for block in panel.blocks if isinstance(block, Text)]
    said += [f"{block.name} {block.alt}" for block in panel.blocks if isinstance(block, Picture)]
    for row in panel.rows:
        for control in row:
            if isinstance(control, Button):
                said.append(f"{control.do} {control.label} {control.emoji}")
    return "\n".join(said)


def names_of(card: Card) -> tuple[str, ...]:
    """What gives a card away: its emojis, its description."""
    return (f":{tile_name(card)}:", f":{tile_name(card, thrown=True)}:", spoken(ENGLISH, [card]))


def assert_hides(panel: Panel, hidden: set[Card]) -> None:
    said = everything_in(panel)
    assert [card for card in hidden if any(name in said for name in names_of(card))] == []


def own_cards(view: SeatView) -> set[Card]:
    return set(places(view))


def test_the_search_for_hidden_cards_finds_one_when_it_shows() -> None:
    """The negative control: somebody else's panel is a leak, and is seen to be one."""
    state = next(move.step.state for move in moves(PLAYED[0]) if move.step.state.deal == 1)
    panel = next(iter(hand_panels(state, Seat(1))))
    hidden = set(PACK) - seen_by_all(state.record) - own_cards(observe(state, Seat(0)))
    with pytest.raises(AssertionError):
        assert_hides(panel, hidden)


def components(panel: Panel) -> int:
    """How many components Discord counts: the box, what is in it, rows and what is in them."""
    inside = sum(2 if isinstance(block, Picture) else 1 for block in panel.blocks)
    return 1 + inside + sum(1 + len(row) for row in panel.rows)


def assert_fits(panel: Panel) -> None:
    """Discord's limits, with room to spare."""
    texts = [block.markdown for block in panel.blocks if isinstance(block, Text)]
    assert sum(map(len, texts)) <= 3600, sum(map(len, texts))
    assert components(panel) <= 30
    assert len(panel.rows) <= 5
    assert all(text.strip() for text in texts)
    assert not isinstance(panel.blocks[-1], Space)
    for block in panel.blocks:
        if isinstance(block, Picture):
            assert block.name.endswith(".png")
            assert 0 < len(block.alt) <= 1024
    for row in panel.rows:
        assert 1 <= len(row) <= 5
        for control in row:
            if isinstance(control, Button):
                assert control.do.isascii()
                assert len(control.do) <= 30
                assert control.label or control.emoji
                assert len(control.label or "") <= 80
            assert not isinstance(control, Link)
    actions = [control.do for row in panel.rows for control in row if isinstance(control, Button)]
    assert len(set(actions)) == len(actions)


@given(rules(), st.integers(0, 1000))
@settings(max_examples=5, phases=[Phase.generate])
def test_all_panels_of_any_house_rules_hide_what_they_must_and_fit(chosen: Rules, seed: int) -> None:
    for move in moves(Start(chosen, (16, 20, 3, 47)[: 2 + seed % 3], seed), most=50):
        assert_well(move.step.state)


MUCH_TO_ASK = Rules(low_redeal=True, one_up=OneUp.EVERY, tied_hands=TiedHands.ALL, win_check=WinCheck.IMMEDIATE)


@pytest.mark.parametrize("chosen", [PRESETS["pagat"], PRESETS["svensk"], PRESETS["quick"], MUCH_TO_ASK])
def test_all_panels_of_a_preset_hide_what_they_must_and_fit(chosen: Rules) -> None:
    for move in moves(Start(chosen, (16, 20, 45), 4), most=70):
        assert_well(move.step.state)


FOURS = "4S 4H 4D 4C 9S"


@pytest.mark.parametrize("number", [1, 3])
def test_the_panels_of_a_choice_and_what_follows_it(number: int) -> None:
    """Rule `four_of_a_kind: choice`, before the tricks and after them."""
    game = Game(3, scores=(3, 20, 14), rules=PRESETS["pagat"]).deal(FOURS, "KS KH 9D 5C 3H").keep_all()
    game.declare(YES, NO, NO) if number == 1 else game.all_pass().to_tricks().play_out()
    assert_well(game.state)
    assert_well(game.do(ChooseReset(Seat(0), reset=True)).state)


def assert_well(state: GameState) -> None:
    """Every panel of this moment hides what its reader may not know, and fits."""
    public = seen_by_all(state.record)
    for panel in public_panels(state):
        assert_hides(panel, set(PACK) - public)
        assert_fits(panel)
    for seat in map(Seat, range(state.seats)):
        hidden = set(PACK) - public - own_cards(observe(state, seat))
        for panel in hand_panels(state, seat):
            assert_hides(panel, hidden)
            assert_fits(panel)


@pytest.mark.parametrize("start", PLAYED, ids=lambda start: f"{len(start.scores)} seats, {start.scores[0]} points")
def test_all_panels_hide_what_they_must_and_fit_at_the_longest_names(start: Start) -> None:
    for move in moves(start, most=110):
        assert_well(move.step.state)


def test_the_panels_at_the_end_of_a_game_too() -> None:
    *_, last = to_the_end(Start(Rules(), (48, 48), 11))
    assert isinstance(last.step.state.phase, Finished)
    assert_well(last.before)
    assert_well(last.step.state)
