"""A finished game move by move: what happened, the table, the cards that are seen, and the way on and back."""

from __future__ import annotations

from typing import Final

from bot.game.actions import Seat
from bot.game.state import Finished
from bot.i18n.localizer import Localizer
from bot.render.glyphs import Glyphs
from bot.render.headline import who
from bot.render.moves import move
from bot.render.panel import Accent, Attachment, Block, Button, Option, Panel, Row, Select, Space, Text
from bot.render.parts import heading, lines, small
from bot.render.scenes import ReplayScene
from bot.render.seat_lines import seat_lines
from bot.render.setting import Setting
from bot.render.slots import sorted_hand
from bot.render.words import DOT, Cast

ABOVE: Final = 0
"""How a control names the viewer who looks on from above; seats are counted from 1."""


def viewer_number(viewer: Seat | None) -> int:
    """The viewer as a bounded number, for a control to carry."""
    return ABOVE if viewer is None else viewer + 1


def viewer_of(number: int) -> Seat | None:
    """The viewer that a control carries."""
    return None if number == ABOVE else Seat(number - 1)


def replay(scene: ReplayScene, say: Localizer, glyphs: Glyphs) -> Panel:
    """The private panel of a replay."""
    at = Setting.of(scene.view, scene.players, say, glyphs)
    first, *more = move(at, scene)
    return Panel(
        accent=Accent.WON if scene.by_vote or isinstance(scene.view.phase, Finished) else Accent.WAITING,
        blocks=(heading(first, *more), Space(), lines(_seats(at, scene)), Space(), *small(_place(at, scene))),
        rows=(_steps(at, scene), _more(at, scene), (_viewers(at, scene),)),
        game=scene.game,
        version=scene.ply,
    )


def carried_away(game: int, recording: str, say: Localizer) -> Panel:
    """The private message that hands out a recording."""
    name = f"chicago-{game}-replay.json"
    how = small([say.say("replay-export-help", file=name)])
    blocks: tuple[Block, ...] = (Text(say.say("replay-export")), Attachment(name, recording.encode()), *how)
    return Panel(accent=Accent.WAITING, blocks=blocks)


def export_button(say: Localizer) -> Button:
    """The way to the recording as a file."""
    return Button("replayfile", say.say("replay-export-button"))


def _seats(at: Setting, scene: ReplayScene) -> list[str]:
    """The lines of the table, with the cards that the viewer sees under each; all lie open once a deal is done."""
    told = seat_lines(at)
    if at.story.over:
        return told
    return [
        "\n".join(filter(None, (line, at.glyphs.cards(sorted_hand(hand)))))
        for line, hand in zip(told, scene.hands, strict=True)
    ]


def _place(at: Setting, scene: ReplayScene) -> list[str]:
    """Who is next, or why nobody is, and where in the game this is."""
    where = [at.say("replay-move", move=scene.ply, of=scene.plies)]
    if scene.view.deal:
        where.insert(0, at.say("replay-deal", deal=scene.view.deal, of=scene.deals))
    coming = "" if isinstance(scene.view.phase, Finished) else at.say("replay-next", who=who(at))
    if scene.by_vote:
        coming = at.say("result-by-vote", deal=scene.view.deal)
    return [coming, DOT.join([at.say("replay-game", game=str(scene.game)), *where])]


def _steps(at: Setting, scene: ReplayScene) -> Row:
    """The four that fit beside each other on a phone."""
    viewer = viewer_number(scene.viewer)
    back, on = scene.ply > 0, scene.ply < scene.plies
    steps = (
        ("replayfirst", "replay-first-button", back),
        ("replayback", "replay-back-button", back),
        ("replayon", "replay-on-button", on),
        ("replaylast", "replay-last-button", on),
    )
    return tuple(Button(f"{verb}|{viewer}", at.say(label), enabled=enabled) for verb, label, enabled in steps)


def _viewers(at: Setting, scene: ReplayScene) -> Select:
    """From where the game is seen."""
    names = Cast.of(scene.players, at.text).plain
    seats = (
        Option(str(viewer_number(Seat(seat))), at.say("replay-seat", name=name), chosen=scene.viewer == seat)
        for seat, name in enumerate(names)
    )
    above = Option(str(ABOVE), at.say("replay-above"), chosen=scene.viewer is None)
    return Select("replayseat", at.say("replay-seat-hint"), (above, *seats))


def _more(at: Setting, scene: ReplayScene) -> Row:
    further = scene.ply < scene.plies and scene.view.deal < scene.deals
    next_deal = f"replaydeal|{viewer_number(scene.viewer)}"
    return (
        Button(next_deal, at.say("replay-deal-button"), enabled=further),
        export_button(at.text),
        Button("verify", at.say("result-verify-button")),
    )
