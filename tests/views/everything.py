"""Everything that the bot draws, with any people in it and in any language: at every moment of a game, and around."""

from __future__ import annotations

import dataclasses
from collections.abc import Callable
from functools import partial
from itertools import count, cycle, islice
from typing import Any, TypeVar

from bot.game.actions import Seat
from bot.game.rules import Rules
from bot.i18n.localizer import Localizer
from bot.i18n.names import clean_name, escaped
from bot.manager.scenes import asleep_scene, private_scene, public_posts, table_scene
from bot.manager.table import Table
from bot.privacy import Kept
from bot.profiles import Encounter, History, PastGame, PastSeat, Profile, Record
from bot.records import GuildSettings, Kind, Level, Player, RuleSet
from bot.render.glyphs import Glyphs
from bot.render.history import history
from bot.render.leaderboard import leaderboard
from bot.render.log import log
from bot.render.more import more
from bot.render.notice import Farewell, leave_question, notice, stop_question, table_here
from bot.render.panel import Panel
from bot.render.privacy import privacy
from bot.render.profile import profile
from bot.render.rules_text import rules_text
from bot.render.scenes import AsleepScene, PastDealScene, Scene
from bot.render.settings import drop_question
from bot.render.settings import settings as settings_panel
from bot.render.solo import game_going_on, lesson_going_on
from bot.standings import Choice, Honour, Leaderboard, Rating, Standing
from bot.views.screen import _panel
from tests.manager.doubles import OPENS
from tests.manager.evening import ANNA, BO, CIA, HERE, SHORT, Evening, id_of
from tests.manager.moments import calling, deal_over, declaring, exchanging, finished, playing

PLAIN = Glyphs()

Drawn = Callable[[tuple[Player, ...], Localizer], Panel]
S = TypeVar("S")


def renamed(scene: S, players: tuple[Player, ...]) -> S:
    """The scene with others at the table, whatever is nested in it."""
    changes: dict[str, Any] = {}
    for field in dataclasses.fields(scene):  # type: ignore[arg-type]
        value = getattr(scene, field.name)
        if field.name == "players":
            changes["players"] = tuple(
                dataclasses.replace(old, name=new.name) for old, new in zip(value, players, strict=False)
            )
        elif dataclasses.is_dataclass(value) and any(inner.name == "players" for inner in dataclasses.fields(value)):
            changes[field.name] = renamed(value, players)
    return dataclasses.replace(scene, **changes)  # type: ignore[type-var]


def of_scene(scene: Scene, players: tuple[Player, ...], say: Localizer) -> Panel:
    return _panel(renamed(scene, players), say, PLAIN)


async def of_game(table: Table) -> list[Drawn]:
    """All that is on anybody's screen at this table now."""
    scenes: list[Scene] = [post.scene for post in public_posts(table)]
    scenes += [private_scene(table, table.players[seat].user_id or 0, note="error-busy") for seat in table.people]
    return [partial(of_scene, scene) for scene in scenes]


async def every_panel(evening: Evening) -> list[Drawn]:
    """Everything that names anybody, at every moment of a game, and everything else the bot shows."""
    table = await evening.lobby(ANNA, BO, CIA, ai=1, rules=SHORT)
    drawn = await of_game(table)
    await table.start(id_of(ANNA), click=evening.click())
    for moment in (exchanging(1), declaring(1), exchanging(2), playing(1), playing(4), deal_over, calling, finished):
        await evening.until(table, moment)
        drawn += await of_game(table)
        if moment is deal_over:
            drawn += told(table)
    for kind, rules in ((Kind.SOLO, SHORT), (Kind.LESSON, Rules())):
        people = (ANNA, Player("Kalle", level=Level.MEDIUM))
        private = await evening.tables.open_private(kind, HERE, people, rules=rules, click=evening.click())
        drawn += [partial(of_scene, private_scene(private, id_of(ANNA))), partial(of_scene, asleep_scene(private))]
        drawn += [partial(going_on, asleep_scene(private)), partial(begun, asleep_scene(private))]
    return drawn + settled()


def going_on(scene: AsleepScene, players: tuple[Player, ...], say: Localizer) -> Panel:
    return game_going_on(renamed(scene, players), say, anew="anew|1", own=0)


def begun(scene: AsleepScene, players: tuple[Player, ...], say: Localizer) -> Panel:
    return lesson_going_on(renamed(scene, players), say)


def told(table: Table) -> list[Drawn]:
    """What is behind the buttons of a table."""
    scene = table_scene(table)
    past = PastDealScene(game=scene.game, view=scene.view, players=scene.players)
    return [
        lambda players, say: log(renamed(past, players), say, PLAIN),
        lambda players, say: more(renamed(scene, players), table.lines, say, PLAIN, declares=True),
        lambda _, say: leave_question(table.game_id, say, Farewell.GAME),
        lambda _, say: stop_question(table.game_id, say, at_once=False),
        lambda _, say: table_here(table.game_id, say, link="https://discord.com/channels/1/2/3", lobby=True, room=True),
        lambda _, say: rules_text(table.rules, say, PLAIN, game=table.game_id, may_change=True),
    ]


def settled() -> list[Drawn]:
    """What is outside a game: the leaderboard, records, and what a server keeps under names of its own."""
    return [
        lambda players, say: leaderboard(board(players), say, PLAIN),
        lambda players, say: profile(record(players), say, PLAIN, own=True),
        lambda players, say: history(games(players), say, PLAIN),
        lambda players, say: settings_panel(
            GuildSettings(channels=frozenset(range(25))), sets(players), say, PLAIN, days=90
        ),
        lambda players, say: privacy(Kept(name=players[0].name, running=2, finished=3), say, days=90),
        lambda players, say: drop_question(sets(players)[0], say),
        lambda players, say: notice(say.say("form-saved", name=escaped(sets(players)[0].name))),
    ]


def board(players: tuple[Player, ...]) -> Leaderboard:
    rows = tuple(
        Standing(row=row, user_id=row, name=player.name, games=9, wins=5, points=400)
        for row, player in enumerate(islice(cycle(players), 10), start=1)
    )
    return Leaderboard(choice=Choice(), pages=2, rows=rows, own=rows[0], own_ai_games=3, own_ai_wins=1)


def record(players: tuple[Player, ...]) -> Profile:
    """Somebody who has done and met all there is."""
    met = [Encounter(user_id=1, name=player.name, games=9, ahead=5, behind=4) for player in players]
    return Profile(
        user_id=1,
        name=players[0].name,
        record=Record(games=20, wins=9, points=900, deals=200, chicagos=3, calls=5, last_tricks=61),
        rating=Rating(25.0, 8.0),
        curve=(Rating(25.0, 8.0), Rating(26.0, 7.0)),
        honours=tuple((honour, OPENS) for honour in Honour),
        rivals=tuple(met[1:]),
        against=met[0] if len(met) % 2 else None,
    )


def games(players: tuple[Player, ...]) -> History:
    """Ten games of the same people."""
    seats = tuple(
        PastSeat(seat=Seat(seat), name=player.name, user_id=seat, place=seat + 1, score=9, left=False)
        for seat, player in enumerate(players)
    )
    game = PastGame(game_id=10**17, ended=OPENS, deals=9, seats=seats, own=seats[0], change=-120)
    return History(page=2, pages=3, games=(game,) * 10)


def sets(players: tuple[Player, ...]) -> tuple[RuleSet, ...]:
    """Sets of rules under names that were cleaned before they were kept."""
    names = (clean_name(player.name) or "rules" for player in islice(cycle(players), 20))
    return tuple(RuleSet(number, name, Rules(target=26)) for number, name in zip(count(1), names, strict=False))
