"""What there is to see at a table, for the channel and for each person: the one way from a table to the renderers."""

from __future__ import annotations

from dataclasses import dataclass, replace
from datetime import datetime
from typing import assert_never

from bot.game.shuffle import CUT_DEAL, commitment
from bot.game.state import Dealing, Finished, Playing
from bot.game.winning import ended_by_vote
from bot.manager.attending import RESTING
from bot.manager.early import first_unanswered
from bot.manager.hinting import kept_hint
from bot.manager.house import Draft
from bot.manager.lesson import LessonTable
from bot.manager.plan import is_over, results
from bot.manager.private import PrivateTable
from bot.manager.salting import SaltedTable
from bot.manager.timing import shown_deadline
from bot.records import Kind, SeatResult, Status
from bot.render.notice import Farewell
from bot.render.scenes import (
    AsleepScene,
    ClosedScene,
    HandScene,
    LessonScene,
    LobbyScene,
    PastDealScene,
    PrivateScene,
    PublicScene,
    ResultScene,
    SeatedScene,
    SoloScene,
    TableScene,
)

LOBBY, RESULT = "lobby", "result"
NO_SEAL = -1


@dataclass(frozen=True, slots=True)
class Post:
    """A public message: the slot it fills and what it shows."""

    slot: str
    scene: PublicScene


def deal_slot(deal: int) -> str:
    """The slot of the message that shows deal `deal` (the cut belongs to deal 1)."""
    return f"deal/{max(deal, 1)}"


def public_posts(table: SaltedTable) -> tuple[Post, ...]:
    """The newest public messages as they should be now, the newest last; older ones are as they were left."""
    if table.kind is not Kind.TABLE:
        return ()
    if table.state is None:
        return (Post(LOBBY, lobby_scene(table)),)
    if not table.over:
        return (*_posts_before(table), Post(deal_slot(table.state.deal), table_scene(table)))
    return (Post(deal_slot(table.state.deal), past_scene(table)), Post(RESULT, result_scene(table)))


def lobby_scene(table: SaltedTable) -> LobbyScene | ClosedScene:
    """The lobby while it is open, then what is left of it."""
    if table.status is not Status.LOBBY:
        return ClosedScene(rules=table.rules, players=table.players, started=table.status is not Status.CLOSED)
    return open_lobby(table)


def open_lobby(table: SaltedTable) -> LobbyScene:
    """The lobby as those who sit in it know it."""
    return LobbyScene(
        game=table.game_id,
        rules=table.rules,
        players=table.players,
        host_id=table.host_id,
        closes=table.due,
        commitment=_commitment(table, 1),
        pace=table.pace,
        cut_commitment=_commitment(table, CUT_DEAL),
        salted=table.salted_by(1),
        levels=table.levels,
    )


def table_scene(table: SaltedTable) -> TableScene:
    """The deal in progress, or just over, as anybody may see it."""
    assert table.state is not None
    waits_for_deal = isinstance(table.state.phase, Dealing)
    sealed = table.state.deal + 1 if waits_for_deal else table.state.deal
    return TableScene(
        game=table.game_id,
        view=table.view(None),
        players=table.players,
        commitment=_commitment(table, sealed),
        next_deal=table.due if waits_for_deal and table.status is Status.ACTIVE else None,
        ready=table.ready,
        stop_votes=table.stop_votes,
        voters=len(table.voters),
        last_deal=table.last_deal,
        until=_until(table),
        stood_in=table.attendance.stood_in,
        resting=table.status if table.status in RESTING else None,
        salted=table.salted_by(sealed),
        seat_free=table.free_seat is not None,
    )


def _until(table: SaltedTable) -> datetime | None:
    """When the time is up for what everybody waits for."""
    assert table.state is not None
    match table.status:
        case Status.PAUSED | Status.ASLEEP:
            return table.due
        case Status.ACTIVE if table.kind is Kind.TABLE:
            return shown_deadline(table.state, table.players, since=table.since, pace=table.pace)
        case _:
            return None


def past_scene(table: SaltedTable) -> PastDealScene:
    """The deal that is over, shrunk."""
    assert table.state is not None
    return PastDealScene(game=table.game_id, view=table.view(None), players=table.players)


def sealed_by(scene: PublicScene) -> int:
    """The last deal whose seal a message shows (0: the cut)."""
    match scene:
        case LobbyScene():
            return CUT_DEAL + 1
        case TableScene(view=view):
            return view.deal + 1 if isinstance(view.phase, Dealing) else view.deal
        case ClosedScene() | PastDealScene() | ResultScene():
            return NO_SEAL
        case _:
            assert_never(scene)


def newest_seal(table: SaltedTable) -> int:
    """The last deal whose seal should be on the table."""
    return max((sealed_by(post.scene) for post in public_posts(table)), default=NO_SEAL)


def hand_scene(table: SaltedTable, user_id: int, *, note: str | None = None) -> HandScene:
    """One person's own panel. Raises NotSeated."""
    seat = table.seat_of(user_id)
    assert table.state is not None
    view = table.view(seat)
    draft = table.draft(view) if not table.over else Draft(view.asked_at)
    return HandScene(
        game=table.game_id,
        view=view,
        players=table.players,
        question=first_unanswered(view, table.answers) if not table.over else None,
        answers={question: action for (who, question), action in table.answers.items() if who == seat},
        thrown=draft.thrown,
        confirming=draft.pending is not None,
        note=note,
        until=_until(table) if table.status is Status.ACTIVE else None,
        novice=table.players[seat].novice and table.kind is not Kind.LESSON,
        hint=kept_hint(table, seat),
        results=_results_by_vote(table),
    )


def result_scene(table: SaltedTable) -> ResultScene:
    """How the game ended."""
    assert table.state is not None
    return ResultScene(
        game=table.game_id,
        rules=table.rules,
        players=table.players,
        results=results(table.state, last_deal=table.last_deal),
        lines=table.lines,
        deals=table.state.deal,
        rematch=table.rematch,
        next_game=table.next_game,
        void=not isinstance(table.state.phase, Finished) and table.status is Status.VOID,
        abandoned=table.status is Status.FINISHED and not is_over(table.state, last_deal=table.last_deal),
        by_vote=table.status is Status.FINISHED and ended_by_vote(table.state, table.last_deal),
        aftermath=table.aftermath,
    )


def _results_by_vote(table: SaltedTable) -> tuple[SeatResult, ...]:
    """How every seat ended in a game that the vote of its people ended; empty for any other."""
    if table.status is not Status.FINISHED or table.state is None or not ended_by_vote(table.state, table.last_deal):
        return ()
    return results(table.state, last_deal=table.last_deal)


def _posts_before(table: SaltedTable) -> tuple[Post, ...]:
    assert table.state is not None
    if table.state.deal > 1 and table.past is not None:
        past = PastDealScene(game=table.game_id, view=table.past, players=table.players)
        return (Post(deal_slot(table.past.deal), past),)
    return (Post(LOBBY, lobby_scene(table)),) if table.state.deal <= 1 else ()


def _commitment(table: SaltedTable, deal: int) -> str:
    return commitment(seed=table.seeds[deal], game=table.key, deal=deal).hex()


def private_scene(table: SaltedTable, user_id: int, *, note: str | None = None) -> PrivateScene:
    """One person's panel, before the first deal and after. Raises NotSeated."""
    if table.state is None:
        seat = table.seat_of(user_id)
        return SeatedScene(lobby=open_lobby(table), seat=seat)
    hand = hand_scene(table, user_id, note=note)
    match table:
        case LessonTable():
            return lesson_scene(table, hand)
        case PrivateTable():
            return solo_scene(table, hand)
        case _:
            return hand


def solo_scene(table: PrivateTable, hand: HandScene) -> SoloScene:
    """A private game in its one message."""
    return SoloScene(hand=hand, table=table_scene(table), result=None if table.live else result_scene(table))


def lesson_scene(table: LessonTable, hand: HandScene) -> LessonScene:
    """A practice deal, in which the learner is asked even what has one answer only."""
    view = hand.view
    question = view.questions[0] if view.turn and table.live else None
    return LessonScene(
        hand=replace(hand, question=question), table=table_scene(table), page=table.page, over=not table.live
    )


def asleep_scene(table: SaltedTable) -> AsleepScene:
    """What a panel says when it will soon be out of reach."""
    scores = table.state.scores if table.state is not None else ()
    return AsleepScene(game=table.game_id, players=table.players, scores=scores)


def panel_stamp(scene: PrivateScene) -> object:
    """What of a panel is worth an edit that its owner did not tap for: a question, cards, points, an ending."""
    match scene:
        case SeatedScene(seat=seat):
            return seat
        case LessonScene(hand=hand, page=page):
            return page, panel_stamp(hand)
        case SoloScene(hand=hand):
            return panel_stamp(hand)
        case HandScene():
            return _hand_stamp(scene)
        case _:
            assert_never(scene)


def _hand_stamp(scene: HandScene) -> object:
    view = scene.view
    led = view.phase.trick[0] if isinstance(view.phase, Playing) and view.phase.trick else None
    kept = tuple(scene.answers)
    return (
        view.deal,
        type(view.phase),
        scene.question,
        view.turn,
        led,
        view.hand,
        view.scores,
        kept,
        scene.hint,
        scene.results,
    )


def farewell_to(table: SaltedTable) -> Farewell:
    """What one of the people at this table leaves behind who leaves it now (R1.6)."""
    if table.state is None:
        return Farewell.LOBBY
    return Farewell.GAME if len(table.people) > 1 else Farewell.LAST
