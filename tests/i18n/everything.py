"""Everything that is drawn, in any language: games at every move, and whatever else there is to read."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace

from bot.game.actions import Seat
from bot.game.poker import Category
from bot.game.rules import PRESETS, OneUp, Rules, TiedHands, WinCheck
from bot.game.state import Asks, GameState
from bot.game.view import observe
from bot.hints import Hint
from bot.i18n.localizer import Localizer
from bot.privacy import Kept
from bot.proof.check import Checked, check
from bot.proof.document import Fault, Unproven, written
from bot.records import PastGame, Player, ScoreLine, SeatResult, Source, Status, Stop
from bot.render.glyphs import Glyphs
from bot.render.hand import hand
from bot.render.house import GROUPS
from bot.render.language import language_button, language_panel
from bot.render.leaderboard import leaderboard
from bot.render.lobby import closed
from bot.render.log import log
from bot.render.more import Switch, more, reported
from bot.render.notice import Farewell, leave_question, left, notice, resume_question, stop_answer, stop_question
from bot.render.nudge import missed_panel, nudge_panel
from bot.render.panel import Accent, Button, Option, Panel, Select
from bot.render.past_games import choices
from bot.render.privacy import export, forget_question, privacy
from bot.render.proof import ProofScene, proof, salted
from bot.render.replay import carried_away, replay
from bot.render.result import result
from bot.render.rules_form import FormScene, name_slip, rules_form
from bot.render.rules_text import rules_text
from bot.render.scenes import ClosedScene, HandScene, PastDealScene, ResultScene, TableScene
from bot.render.table import past_deal, table
from bot.render.thread import thread_line, thread_name, thread_opened
from bot.replay.walk import walk
from bot.standings import Aftermath, Award, By, Choice, Honour, Leaderboard, Rating, RatingChange, Scope, Span, Standing
from tests.dsl import Game
from tests.game.random_games import Start, moves
from tests.proof.proofs import known
from tests.render.screen import SEAL, SOON
from tests.render.test_hints import HINTS
from tests.replay.recordings import by_rules

PLAIN = Glyphs()
MUCH_TO_ASK = Rules(low_redeal=True, one_up=OneUp.EVERY, tied_hands=TiedHands.ALL, win_check=WinCheck.IMMEDIATE)
ADDRESS = "https://discord.com/channels/1/2/3"
RATINGS = Rating(25.0, 8.0), Rating(27.0, 1.0)


def games(players: tuple[Player, ...], say: Localizer) -> Iterator[Panel]:
    """Games by several rules, as everybody sees them and as each seat does, at every move of a deal or so."""
    for rules in (Rules(), PRESETS["svensk"], MUCH_TO_ASK):
        for move in moves(Start(rules, (16, 20, 45, 47)[: len(players)], 4), most=45):
            yield from public(move.step.state, players, say)
            yield from own(move.step.state, players, say)
    for rules in (Rules(), MUCH_TO_ASK):
        recording = replace(by_rules(rules, 3, seats=len(players)), players=players)
        for viewer in (None, Seat(0)):
            yield from (replay(scene, say, PLAIN) for scene in walk(recording, viewer=viewer, game=7))


def public(state: GameState, players: tuple[Player, ...], say: Localizer) -> Iterator[Panel]:
    """What everybody sees."""
    view, everybody = observe(state, None), frozenset(map(Seat, range(state.seats)))
    scene = TableScene(
        game=7,
        view=view,
        players=players,
        commitment=SEAL,
        next_deal=SOON,
        ready=everybody,
        stop_votes={Stop.AFTER_DEAL: everybody, Stop.VOID: everybody},
        voters=state.seats,
        last_deal=state.deal,
        until=SOON,
        stood_in=tuple(everybody),
        salted=everybody,
        seat_free=True,
    )
    yield table(scene, say, PLAIN)
    past = PastDealScene(game=7, view=view, players=players, stood_in=tuple(everybody))
    if not view.questions:  # between two deals, or while chance acts
        yield from (past_deal(past, say, PLAIN), log(past, say, PLAIN))


def own(state: GameState, players: tuple[Player, ...], say: Localizer) -> Iterator[Panel]:
    """What the seats see that are asked something, also when they are asked once more, and are new."""
    for seat in map(Seat, range(state.seats)):
        view = observe(state, seat)
        for question in view.questions[:1]:
            scene = HandScene(game=7, view=view, players=players, question=question, until=SOON, novice=True)
            yield hand(scene, say, PLAIN)
            if question.asks in {Asks.EXCHANGE, Asks.CHICAGO, Asks.RESET}:
                asked = HandScene(game=7, view=view, players=players, question=question, confirming=True)
                yield hand(asked, say, PLAIN)


def reading(players: tuple[Player, ...], say: Localizer) -> Iterator[Panel]:
    """What there is to read beside a game."""
    yield from _of_a_table(players, say)
    yield from _of_a_person(players, say)
    yield from _of_a_finished_game(players, say)
    for rules in (*PRESETS.values(), MUCH_TO_ASK):
        yield rules_text(rules, say, PLAIN, game=7, may_change=True, note="error-not-host")
        for group in range(len(GROUPS)):
            form = FormScene(game=7, rules=rules, edition=3, group=group, note=say.say("error-rules-changed"))
            yield rules_form(form, say, PLAIN)
            slip = name_slip(form, say)
            yield _labels(slip.title, slip.label)
    for action, reason, _ in HINTS:
        game = Game(len(players)).deal("KS KH 9C 4C 2S", "AS AH 8D 6C 2H")
        view = observe(game.state, Seat(0))
        asked = HandScene(game=7, view=view, players=players, question=view.questions[0], hint=Hint(action, reason))
        yield hand(asked, say, PLAIN)


def _labels(*labels: str) -> Panel:
    """Words that stand alone, as if they were on buttons."""
    return Panel(accent=Accent.TABLE, blocks=(), rows=tuple((Button(f"x|{n}", one),) for n, one in enumerate(labels)))


def _of_a_table(players: tuple[Player, ...], say: Localizer) -> Iterator[Panel]:
    game = Game(len(players)).deal("KS KH 9C 4C 2S", "AS AH 8D 6C 2H")
    scene = TableScene(
        game=7, view=observe(game.state, None), players=players, commitment=SEAL, next_deal=None, until=SOON
    )
    for resting in (Status.PAUSED, Status.ASLEEP):
        yield table(TableScene(
            game=7, view=scene.view, players=players, commitment=None, next_deal=None, until=SOON, resting=resting
        ), say, PLAIN)  # fmt: skip
    for switch in (*Switch, None):
        yield more(scene, (), say, PLAIN, declares=switch is None, hints=switch, pinged=switch is Switch.ON)
    yield from (reported("1-2", say), salted(1, say), salted(4, say))
    for started in (True, False):
        yield closed(ClosedScene(rules=Rules(), players=players, started=started), say, PLAIN)
    for farewell in Farewell:
        yield from (leave_question(7, say, farewell), left(say, farewell))
    for at_once in (True, False):
        for deal, voted in ((None, False), (4, False), (4, True)):
            yield stop_question(7, say, at_once=at_once, deal=deal, voted=voted)
        for after in (None, 4):
            yield stop_answer(7, say, after=after, ended=at_once)
    yield from (notice(say.say("vote-taken-back")), notice(say.say("stayed")))
    yield resume_question(7, say, deal=3, anew=1, edition=2)
    yield from (thread_line(players[0], say), _labels(thread_name(players[0], say)))
    yield thread_opened(3, say, link=ADDRESS)
    yield from (nudge_panel(7, 1, SOON, say), missed_panel(7, players, Seat(0), say))


def _of_a_person(players: tuple[Player, ...], say: Localizer) -> Iterator[Panel]:
    for by in By:
        for scope, span in zip((*Scope, Scope.SERVER), Span, strict=True):
            row = Standing(row=1, user_id=1, name=players[0].name, games=9, wins=5, points=400, rating=RATINGS[0])
            for rows in ((row,), ()):
                own_row, choice = row if rows else None, Choice(scope, by, span)
                board = Leaderboard(choice=choice, pages=2, rows=rows, own=own_row, since=SOON, hidden=True)
                yield leaderboard(board, say, PLAIN)
    numbers = {"running": 1, "finished": 2, "unfinished": 1, "replayable": 3, "ratings": 1, "honours": 2}
    everything = Kept(name=players[0].name, switches=True, language=True, **numbers)
    for kept in (everything, Kept(), Kept(finished=1)):
        yield from (privacy(kept, say, days=90), forget_question(kept, say))
    yield export("chicago.json", b"{}", say)
    for chosen in (None, say.language):
        panel = language_panel(say, chosen=chosen, public=say)
        yield Panel(accent=panel.accent, blocks=panel.blocks, rows=((_without_names(panel),),))
    yield _labels(language_button(say).label or "")


def _without_names(panel: Panel) -> Select:
    """The drop-down of languages without their own names, which are the same to all readers."""
    ((select,),) = panel.rows
    assert isinstance(select, Select)
    first, *_ = select.options
    return Select(select.do, select.hint, (first, Option("x", "1")))


def _of_a_finished_game(players: tuple[Player, ...], say: Localizer) -> Iterator[Panel]:
    outcomes: list[Checked | Unproven] = [check(known())]
    for found in (*outcomes, *(Unproven(fault, "why", deal=deal) for fault in Fault for deal in (0, 3))):
        file = written(known()).encode()
        yield proof(ProofScene(game=7, players=players, deals=known().deals, found=found, file=file), say)
    past = [PastGame(12, SOON, players, (53, 41, 3, 0)), PastGame(9, SOON, players, ())]
    yield _labels(*(name for name, _ in choices(past, say, typed="")))
    yield carried_away(7, "{}", say)
    ends = tuple(SeatResult(Seat(seat), seat + 1, 9, won=seat == 0, left=False) for seat in range(len(players)))
    lines = (
        *(ScoreLine(2, Seat(0), source, 5, Category.FLUSH) for source in Source),
        ScoreLine(2, Seat(0), Source.CHICAGO, -15),
    )
    aftermath = Aftermath(
        tuple(RatingChange(Seat(seat), before, after) for seat, before in enumerate(RATINGS) for after in RATINGS[:1]),
        tuple(Award(Seat(0), honour) for honour in Honour),
    )
    for ending in (
        {},
        {"void": True},
        {"abandoned": True},
        {"by_vote": True},
        {"next_game": 8},
        {"rematch": frozenset({Seat(0)})},
    ):
        scene = ResultScene(
            game=7, rules=Rules(), players=players, results=ends, lines=lines, deals=2, aftermath=aftermath, **ending
        )
        yield result(scene, say, PLAIN)


def sentences(say: Localizer, keys: set[str]) -> Iterator[Panel]:
    """What is said alone, in answer to a tap."""
    for key in sorted(keys):
        yield notice(say.say(key, code="1", permissions="2", channels="3"))
