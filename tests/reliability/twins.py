"""Twin worlds (S2): what differs in nothing but hidden cards looks the same to whoever may not know them.

Compared is every byte: messages with their pictures, private panels, pings, clocks, what AI players are told and do,
the log, what a value says of itself, exports, reports, `python -m bot inspect`.
"""

from __future__ import annotations

import io
import json
from collections.abc import Callable, Mapping
from datetime import timedelta
from itertools import islice
from random import Random

from bot.ai import easy, medium, wire
from bot.ai.hints import hint
from bot.game.actions import Deal, PlayCard, Seat
from bot.game.engine import apply
from bot.game.errors import IllegalAction
from bot.game.view import observe
from bot.i18n.localizer import Localizer
from bot.inspection import told
from bot.manager.nudging import nudge, nudge_at, passed_on
from bot.manager.problems import Problem, code_of
from bot.manager.scenes import asleep_scene, past_scene, private_scene, public_posts, table_scene
from bot.manager.table import Table
from bot.render.glyphs import Glyphs
from bot.render.log import log
from bot.render.more import more
from bot.render.nudge import nudge_panel
from bot.render.panel import Panel
from bot.render.scenes import Scene
from bot.views import screen
from bot.views.door import incident
from bot.views.layout import files, layout
from tests.manager.doubles import OPENS
from tests.manager.evening import Evening, state_of
from tests.reliability.exported import Archive
from tests.reliability.overheard import overheard, taken
from tests.reliability.report import Report
from tests.reliability.worlds import Pair, World, pairs

SAY, GLYPHS = Localizer.for_locale("en"), Glyphs()
EXPORTS = 20
"""One pair in so many is written into a database, from which the export is taken."""

Observable = Callable[[World, Seat | None], bytes]


def sent(panel: Panel) -> bytes:
    """What goes over the wire for this panel."""
    pictures = b"".join(file.fp.read() for file in files(panel))
    return json.dumps(layout(panel).to_components()).encode() + pictures  # type: ignore[no-untyped-call]


def drawn(scene: Scene) -> bytes:
    """As `sent`, of what there is to see."""
    return sent(screen._panel(scene, SAY, GLYPHS))


def channel(world: World, _: Seat | None) -> bytes:
    """Everything in the channel, and what is behind its buttons for everybody."""
    scene = table_scene(world.table)
    return b"".join(drawn(post.scene) for post in public_posts(world.table)) + sent(
        more(scene, world.table.lines, SAY, GLYPHS, declares=True)
    )


def how_it_went(world: World, _: Seat | None) -> bytes:
    """The deal, told."""
    return drawn(past_scene(world.table)) + sent(log(past_scene(world.table), SAY, GLYPHS))


def own_panel(world: World, reader: Seat | None) -> bytes:
    """What the reader's private message shows, awake and asleep."""
    asleep = drawn(asleep_scene(world.table))
    if reader is None:
        return asleep
    return asleep + drawn(private_scene(world.table, world.table.players[reader].user_id or 0))


def pings(world: World, _: Seat | None) -> bytes:
    """Who is pinged, when, and what the message says; nothing if nobody is.

    Who has one card only that may be played is not, for it is played before that. Nothing could hide this.
    """
    wanted = nudge(world.table, OPENS + timedelta(days=1))
    if wanted is None:
        return b""
    panel = nudge_panel(77, wanted.user_id, wanted.until, SAY, others=wanted.others)
    return repr((wanted, nudge_at(world.table), passed_on(world.table, wanted))).encode() + sent(panel)


def clocks(world: World, _: Seat | None) -> bytes:
    """How long everything takes that the table does by itself."""
    state, tempo = state_of(world.table), world.table._house.tempo
    delays = [tempo.delay(state, key=world.table.key, card_of_ai=of_ai) for of_ai in (True, False)]
    return repr((delays, table_scene(world.table).until)).encode()


def ai_player(world: World, reader: Seat | None) -> bytes:
    """What an AI player in that seat would be told, and do."""
    if reader is None:
        return b""
    view = observe(state_of(world.table), reader)
    does = [player.choose(view, Random(1)) for player in (easy, medium) if view.turn]
    return wire.written(view) + repr(does).encode()


def hard_player(world: World, reader: Seat | None) -> bytes:
    """What a hard one would do, and why: that is what a hint tells a person, too."""
    if reader is None:
        return b""
    view = observe(state_of(world.table), reader)
    return repr(hint(view, seed=1, seconds=None)).encode() if view.turn else b""


def values(world: World, _: Seat | None) -> bytes:
    """What a state or a table says of itself."""
    state = state_of(world.table)
    return f"{state!r} {state} {type(world.table)}".encode()


def reports(world: World, _: Seat | None) -> bytes:
    """Report a problem, and what whoever runs the bot is told of it."""
    problem = Problem(77, state_of(world.table).version)
    lines = told(world.stored, problem) if world.stored is not None else ()
    return "\n".join([code_of(problem), *lines]).encode()


class Logs:
    """What is logged when everything fails that holds cards."""

    def __init__(self, heard: io.StringIO) -> None:
        self._heard = heard

    def __call__(self, world: World, _: Seat | None) -> bytes:
        """All sorts of failures."""
        state = state_of(world.table)
        for fail in (_against_the_rules, _unknown_card, _wrong_pack, _no_such_seat):
            try:
                fail(world.table)
            except (IllegalAction, KeyError, ValueError, AssertionError) as error:
                incident(error, game=77, ply=state.version)
        return taken(self._heard).encode()


def _against_the_rules(table: Table) -> None:
    state = state_of(table)
    card = next(card for card in state.stock or state.discards)
    apply(state, PlayCard(Seat(0), card))


def _unknown_card(table: Table) -> None:
    dict[object, str]()[state_of(table).stock]


def _wrong_pack(table: Table) -> None:
    apply(state_of(table), Deal(state_of(table).stock))


def _no_such_seat(table: Table) -> None:
    observe(state_of(table), Seat(9))


AT_EVERY_PAIR: Mapping[str, Observable] = {
    "the channel": channel,
    "how it went": how_it_went,
    "the reader's panel": own_panel,
    "pings": pings,
    "clocks": clocks,
    "an AI player in that seat": ai_player,
    "what a hard one does and hints tell": hard_player,
    "values": values,
    "reports and inspect": reports,
}
LOGGED, EXPORTED = "the log", "the export"
VARYING = {"pings"}
"""What there may be in one world and not in the other."""


def reported() -> Report:
    """Nothing was hit yet."""
    return Report("Twin worlds (S2)", (*AT_EVERY_PAIR, LOGGED, EXPORTED, "seats", "spectators", "played", "laid"))


async def compare(report: Report, *, count: int, seed: int, exports: int = EXPORTS) -> None:
    """Look at so many pairs."""
    house = Evening().house
    with overheard() as heard:
        seen: dict[str, Observable] = {**AT_EVERY_PAIR, LOGGED: Logs(heard)}
        async with Archive.opened() as archive:
            one: World | None = None
            for number, pair in enumerate(islice(pairs(seed, house=house), count)):
                _count(report, pair)
                if pair.one is not one:  # a world is looked at once, and held against several
                    one, views = pair.one, {name: look(pair.one, pair.reader) for name, look in seen.items()}
                for name, observable in seen.items():
                    mine, other = views[name], observable(pair.other, pair.reader)
                    _judge(
                        report, name, pair, number, alike=mine == other or (name in VARYING and not (mine and other))
                    )
                    report.hit[name] += bool(mine and other)
                if pair.one.stored is not None and pair.other.stored is not None and number % exports == 0:
                    mine = await archive.export(pair.one.stored, pair.reader)
                    other = await archive.export(pair.other.stored, pair.reader)
                    _judge(report, EXPORTED, pair, number, alike=mine == other)
                    report.hit[EXPORTED] += 1


def _count(report: Report, pair: Pair) -> None:
    report.hit["spectators" if pair.reader is None else "seats"] += 1
    report.hit[pair.about.rpartition(" ")[2]] += 1


def _judge(report: Report, name: str, pair: Pair, number: int, *, alike: bool) -> None:
    if not alike:
        report.blame(f"{name}, pair {number}", [f"{pair.about}, seen by {pair.reader}"])
