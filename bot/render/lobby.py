"""M1, the lobby: what Chicago is, who sits where, and how to begin; and what is left of a lobby afterwards."""

from __future__ import annotations

from typing import Final

from bot.game.actions import Seat
from bot.game.questions import declarations
from bot.game.rules import Rules, differences
from bot.i18n.localizer import Localizer
from bot.records import Level, Pace
from bot.render.cards import banner
from bot.render.glyphs import Glyphs
from bot.render.house import house_rules
from bot.render.panel import Accent, Button, Panel, Picture, Row, Space, Style, Text
from bot.render.parts import heading, lines, relative, small
from bot.render.scenes import ClosedScene, LobbyScene
from bot.render.words import DOT, Cast, capital

SEATS: Final = 4
FEWEST: Final = 2
_MINUTES: Final = {2: 15, 3: 25, 4: 35}
"""How long a game to 52 points takes at pace live, by seats."""


def lobby(scene: LobbyScene, say: Localizer, _: Glyphs) -> Panel:
    """The public message of an open lobby."""
    cast = Cast.of(scene.players, say)
    title = say.say("lobby-title", host=cast.names[_host(scene)])
    times = declarations(scene.rules) + 1
    what = say.say("lobby-what", target=scene.rules.target, times=times)
    return Panel(
        accent=Accent.TABLE,
        blocks=(
            Picture("banner.png", banner(), say.say("alt-banner")),
            Text(f"## {title}\n{what}"),
            Space(),
            lines(_seats(scene, cast, say)),
            Space(),
            *small([*_terms(scene, say), *_seals(scene, cast, say)]),
        ),
        rows=(_joining(scene, say), *_seating(scene, say), _arranging(scene, say)),
        game=scene.game,
    )


def closed(scene: ClosedScene, say: Localizer, _: Glyphs) -> Panel:
    """What is left of a lobby: that a game began here, and with whom, or that none did."""
    if not scene.started:
        blocks = (Text(say.say("lobby-closed")), *small([say.say("lobby-closed-help")]))
        return Panel(accent=Accent.WAITING, blocks=blocks)
    cast = Cast.of(scene.players, say)
    names = (cast.bold(say, Seat(seat)) for seat in range(len(scene.players)))
    with_whom = Text(say.say("lobby-started", names=say.both(names)))
    return Panel(accent=Accent.WAITING, blocks=(with_whom, *small([house_rules(scene.rules, say)])))


def seated(scene: LobbyScene, seat: Seat, say: Localizer, _: Glyphs) -> Panel:
    """The private answer to Join, which becomes that person's hand panel."""
    host = scene.players[seat].user_id == scene.host_id
    return Panel(
        accent=Accent.WAITING,
        blocks=(
            heading(say.say("lobby-seated", seat=seat + 1), say.say("lobby-seated-help")),
            *small([say.say("lobby-seated-host") if host else ""]),
        ),
        game=scene.game,
    )


def _host(scene: LobbyScene) -> Seat:
    return next((Seat(i) for i, player in enumerate(scene.players) if player.user_id == scene.host_id), Seat(0))


def _seats(scene: LobbyScene, cast: Cast, say: Localizer) -> list[str]:
    host = _host(scene)
    taken = [
        DOT.join([cast.bold(say, Seat(seat)), *[say.say("lobby-host")] * (seat == host)])
        for seat in range(len(scene.players))
    ]
    free = [say.say("lobby-free")] * (SEATS - len(taken))
    return [f"`{say.number(number)}` {who}" for number, who in enumerate(taken + free, start=1)]


def _terms(scene: LobbyScene, say: Localizer) -> list[str]:
    """What is played, how long that takes, and until when somebody may join: house rules fill a line of their own."""
    rules, time = house_rules(scene.rules, say), [say.say("lobby-pace", pace=scene.pace.value)]
    if scene.pace is Pace.LIVE:
        time.append(_length(scene, say))
    if scene.closes is not None:
        time.append(say.say("lobby-closes", when=relative(scene.closes)))
    return [rules, capital(DOT.join(time))] if differences(scene.rules) else [DOT.join([rules, *time])]


def _seals(scene: LobbyScene, cast: Cast, say: Localizer) -> list[str]:
    """The sealed shuffles of the cut and the first deal, whole: a shortened seal would bind nobody."""
    cut = [say.say("lobby-cut-seal", seal=scene.cut_commitment)] if scene.cut_commitment else []
    salted = [say.say("small-salted", names=cast.all(say, scene.salted))] if scene.salted else []
    return [*cut, DOT.join([say.say("lobby-commitment", seal=scene.commitment), *salted])]


def _length(scene: LobbyScene, say: Localizer) -> str:
    """How long a game takes, in steps of five minutes: a game to fewer points is over sooner."""
    seats = SEATS if _alone(scene) else len(scene.players)
    minutes = 5 * round(_MINUTES[seats] * scene.rules.target / Rules().target / 5)
    return say.say("lobby-length", minutes=minutes, seats=seats)


def _alone(scene: LobbyScene) -> bool:
    """One person alone starts a game against AI players."""
    return len(scene.players) == 1


def _joining(scene: LobbyScene, say: Localizer) -> Row:
    full = all(player.plays_itself for player in scene.players) and len(scene.players) == SEATS
    join = Button("join", say.say("lobby-join"), style=Style.GOOD, enabled=not full)
    if not _alone(scene):
        return join, Button("start", say.say("lobby-start", seats=len(scene.players)), style=Style.MAIN)
    if not scene.levels:
        return join, Button("start", say.say("lobby-start", seats=FEWEST), style=Style.MAIN, enabled=False)
    start = say.say("lobby-start-alone", ai=SEATS - 1, level=scene.levels[0].value)
    return join, Button("start", start, style=Style.MAIN)


def _seating(scene: LobbyScene, say: Localizer) -> tuple[Row, ...]:
    """One AI player more, how well it plays, one less; no row at all where none may be seated.

    Three buttons, for a row of four breaks on a phone. The second names the level and carries the one after it, so that
    a tap that comes twice goes one step.
    """
    if not scene.levels:
        return ()
    room, offered = len(scene.players) < SEATS, [level for level in Level if level in scene.levels]
    chosen = scene.levels[0]
    following = offered[(offered.index(chosen) + 1) % len(offered)]
    level = Button(f"level|{[*Level].index(following)}", say.say("lobby-level", level=chosen.value), enabled=room)
    more = Button("addai", say.say("lobby-one-more-ai"), enabled=room)
    fewer = [Button("dropai", say.say("lobby-drop-ai"))] if any(p.user_id is None for p in scene.players) else []
    return ((more, *[level] * (len(offered) > 1), *fewer),)


def _arranging(scene: LobbyScene, say: Localizer) -> Row:
    pace = Button("pace", say.say("lobby-pace-button", pace=scene.pace.value))
    return (Button("rules", say.say("lobby-rules")), pace, Button("leave", say.say("lobby-leave")))
