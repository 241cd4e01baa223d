"""What is behind More: the score sheet, the sealed shuffle whole, and what else can be done at this table."""

from __future__ import annotations

from collections.abc import Sequence
from enum import Enum
from typing import Final

from bot.game.actions import Seat
from bot.i18n.localizer import Localizer
from bot.records import Deck, ScoreLine
from bot.render.glyphs import Glyphs
from bot.render.house import house_rules
from bot.render.panel import Accent, Block, Button, Panel, Space, Style, Text
from bot.render.parts import heading, lines, small
from bot.render.result import scores_of
from bot.render.scenes import TableScene
from bot.render.words import Cast

DEALS_SHOWN: Final = 8
"""Deals on the score sheet, the newest ones: as many as a phone shows in a line."""


class Switch(Enum):
    """Hints, for the person who looks."""

    ON = "on"
    OFF = "off"
    FORBIDDEN = "forbidden"
    """The server wants no hints in this game."""


def more(
    scene: TableScene,
    score_lines: tuple[ScoreLine, ...],
    say: Localizer,
    glyphs: Glyphs,
    *,
    declares: bool,
    hints: Switch | None = None,
    pinged: bool | None = None,
    private: bool = False,
) -> Panel:
    """The private panel behind [More].

    `glyphs`: how the reader sees cards. `declares`: are the reader's hands declared for them? `hints` and `pinged`,
    whether the table may ping them, for who sits at this table; `private` for a game of one person.
    """
    cast = Cast.of(scene.players, say)
    blocks: list[Block] = [heading(say.say("more-title"), house_rules(scene.view.rules, say)), Space()]
    blocks.append(lines(_sheet(scene, score_lines, cast, say)))
    if not private:
        blocks += [Space(), Text(say.say("more-commands"))]
    seal = say.say("more-seal") if scene.commitment else ""
    habit = say.say("more-declares-on" if declares else "more-declares-off")
    blocks += small([habit, say.say("more-ai"), _about(hints, say), seal])
    rules = Button("rules", say.say("lobby-rules"))
    problem = Button("report", say.say("more-report-button"))
    switches = (*_switch(hints, say), *_pings(say, pinged=pinged), _habit(say, declares=declares))
    rows = ((rules, problem), switches, _looks(glyphs, say))
    return Panel(accent=Accent.WAITING, blocks=tuple(blocks), rows=rows, game=scene.game)


def reported(code: str, say: Localizer) -> Panel:
    """The private answer to Report a problem."""
    told = heading(say.say("report-title", code=code), say.say("report-help"))
    return Panel(accent=Accent.WAITING, blocks=(told,))


def _pings(say: Localizer, *, pinged: bool | None) -> tuple[Button, ...]:
    """May the table ping the reader?"""
    if pinged is None:
        return ()
    return (_turned("mute" if pinged else "unmute", "more-pings-button", say, on=pinged),)


def _habit(say: Localizer, *, declares: bool) -> Button:
    """Are the reader's hands declared for them?"""
    return _turned(f"declares|{int(not declares)}", "more-declares-button", say, on=declares)


def _turned(do: str, label: str, say: Localizer, *, on: bool) -> Button:
    """A switch: says how it is, and does the other; what it does is in its verb, so a tap that comes twice is one."""
    return Button(do, say.say(label, wanted="yes" if on else "no"), style=Style.GOOD if on else Style.PLAIN)


def _looks(glyphs: Glyphs, say: Localizer) -> tuple[Button, ...]:
    """How the reader's cards look: each says how it is, and does the other."""
    look = glyphs.look
    other = Deck.TWO if look.deck is Deck.FOUR else Deck.FOUR
    return (
        Button(f"deck|{other.value}", say.say("more-deck-button", deck="four" if look.deck is Deck.FOUR else "two")),
        Button(
            f"pictured|{int(not look.pictured)}",
            say.say("more-hand-button", shown="picture" if look.pictured else "line"),
        ),
    )


def _about(hints: Switch | None, say: Localizer) -> str:
    """What hints are, or why there are none."""
    if hints is None:
        return ""
    return say.say("more-hints-off" if hints is Switch.FORBIDDEN else "more-hints")


def _switch(hints: Switch | None, say: Localizer) -> tuple[Button, ...]:
    """Does the reader want hints, where there may be any?"""
    if hints in {None, Switch.FORBIDDEN}:
        return ()
    on = hints is Switch.ON
    return (_turned(f"hints|{int(not on)}", "more-hints-button", say, on=on),)


def _sheet(scene: TableScene, score_lines: tuple[ScoreLine, ...], cast: Cast, say: Localizer) -> list[str]:
    """Everybody's score after each of the last deals, in columns, the deals' numbers on top."""
    deals = range(1, scene.view.deal + 1)[-DEALS_SHOWN:]
    told = [f"**{say.say('more-scores')}**", f"{_columns(deals, say)} {say.say('more-deals')}"]
    for seat in range(len(scene.players)):
        run = scores_of(Seat(seat), score_lines, deals=scene.view.deal)
        told.append(f"{_columns([run[deal] for deal in deals], say)} {cast.bold(say, Seat(seat))}")
    return told


def _columns(numbers: Sequence[int], say: Localizer) -> str:
    return f"`{' '.join(f'{say.number(number):>2}' for number in numbers)}`"
