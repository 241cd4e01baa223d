"""One private sentence, and the two questions that are asked before something that cannot be undone."""

from __future__ import annotations

from enum import Enum

from bot.i18n.localizer import Localizer
from bot.render.panel import Accent, Button, Link, Panel, Style, Text
from bot.render.parts import heading, small
from bot.render.words import DOT


def notice(sentence: str) -> Panel:
    """A sentence."""
    return Panel(accent=Accent.WAITING, blocks=(Text(sentence),))


def table_here(game: int, say: Localizer, *, link: str | None, lobby: bool, room: bool, paused: bool = False) -> Panel:
    """For whoever opens a table where one is, in its `lobby` or playing: the way there; a seat, or why not.

    One that is `paused` blocks nobody: it may be ended.
    """
    controls: list[Button | Link] = []
    if room and lobby:
        controls.append(Button("join", say.say("lobby-join"), style=Style.GOOD))
    elif room:
        controls.append(Button("sit", say.say("table-sit-button"), style=Style.GOOD))
    if link is not None:
        controls.append(Link(say.say("table-here-link"), link))
    rows = (tuple(controls),) if controls else ()
    why = "" if room else say.say("error-table-full" if lobby else "error-no-free-seat")
    if paused:
        why = DOT.join([say.say("table-paused"), say.say("table-paused-stop")])
    blocks = (Text(say.say("error-table-here")), *small([why]))
    return Panel(accent=Accent.WAITING, blocks=blocks, rows=rows, game=game)


def looks_on(game: int, say: Localizer, *, room: bool) -> Panel:
    """For whoever wants to see a hand and has no seat: how to get one."""
    rows = ((Button("sit", say.say("table-sit-button"), style=Style.GOOD),),) if room else ()
    why = small([] if room else [say.say("error-no-free-seat")])
    return Panel(accent=Accent.WAITING, blocks=(Text(say.say("error-not-seated")), *why), rows=rows, game=game)


def seat_given(game: int, say: Localizer, *, link: str | None, room: bool) -> Panel:
    """For whoever comes back and finds somebody else in the seat: what happened, and what there is to do now.

    Never the seat of an AI player: a newcomer would have taken that instead. But another person may be away too.
    """
    controls: list[Button | Link] = []
    if room:
        controls.append(Button("sit", say.say("table-sit-button"), style=Style.GOOD))
    if link is not None:
        controls.append(Link(say.say("table-here-link"), link))
    now = say.say("seat-given-room" if room else "seat-given-watch")
    return Panel(
        accent=Accent.WAITING,
        blocks=(heading(say.say("seat-given"), say.say("seat-given-help"), now),),
        rows=(tuple(controls),) if controls else (),
        game=game,
    )


class Farewell(Enum):
    """What somebody leaves behind."""

    LOBBY = "lobby"
    """A game that has not begun."""
    LAST = "last"
    """A game that no other person plays: it ends."""
    GAME = "game"
    """A game that others play on."""


def leave_question(game: int, say: Localizer, farewell: Farewell) -> Panel:
    """Before a person leaves a table (R1.6)."""
    title, meaning = (say.say(key, farewell=farewell.value) for key in ("leave-title", "leave-help"))
    return Panel(
        accent=Accent.YOURS,
        blocks=(heading(title, meaning),),
        rows=(
            (
                Button("leavesure", say.say("leave-sure"), style=Style.DANGER),
                Button("stay", say.say("leave-stay")),
            ),
        ),
        game=game,
    )


def left(say: Localizer, farewell: Farewell) -> Panel:
    """The answer to who has left."""
    return notice(say.say("leave-done", farewell=farewell.value))


def resume_question(game: int, say: Localizer, *, deal: int, anew: int, edition: int) -> Panel:
    """For whoever opens a table and has a game here that fell asleep. `anew` and `edition` say what to open instead."""
    return Panel(
        accent=Accent.YOURS,
        blocks=(heading(say.say("resume-title"), say.say("resume-help", deal=deal)),),
        rows=(
            (
                Button("goon", say.say("resume-button"), style=Style.GOOD),
                Button(f"other|{anew}", say.say("resume-anew")),
            ),
        ),
        game=game,
        version=edition,
    )


def stop_question(game: int, say: Localizer, *, at_once: bool, deal: int | None = None, voted: bool = False) -> Panel:
    """Before a game is stopped: `at_once` by a moderator, else by the vote of the people at the table.

    `deal` is the one after which it may end instead of being void; `voted`: has this person asked for either already?
    """
    void = Button("stopsure", say.say("stop-sure" if deal is None else "stop-void-button"), style=Style.DANGER)
    back = Button("unvote", say.say("stop-take-back")) if voted else Button("stay", say.say("stop-stay"))
    if deal is None:
        told = heading(say.say("stop-title"), say.say("stop-help-now" if at_once else "stop-help"))
        return Panel(accent=Accent.YOURS, blocks=(told,), rows=((void, back),), game=game)
    choice = (say.say("stop-choose-after", deal=deal), say.say("stop-choose-void"))
    told = heading(say.say("stop-title"), *choice, say.say("stop-choose-now" if at_once else "stop-choose-vote"))
    after = Button("stopafter", say.say("stop-after-button", deal=deal), style=Style.MAIN)
    return Panel(accent=Accent.YOURS, blocks=(told,), rows=((after, void, back),), game=game)


def stop_answer(game: int, say: Localizer, *, after: int | None, ended: bool) -> Panel:
    """The answer to who wants a game to end: `after` a deal, or void. Is that settled, or one vote of several?"""
    if after is None:
        said = say.say("stop-done" if ended else "stop-voted")
    else:
        said = say.say("stop-done-after" if ended else "stop-voted-after", deal=after)
    rows = () if ended else ((Button("unvote", say.say("stop-take-back")),),)
    return Panel(accent=Accent.WAITING, blocks=(Text(said),), rows=rows, game=game)
