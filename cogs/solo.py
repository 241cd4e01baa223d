"""/chicago solo and /chicago learn: private games of one person, each in one message that nobody else sees."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final, Self

import discord
from discord import app_commands
from discord.ext import commands

from bot.client import ChicagoBot
from bot.game.rules import PRESETS, Rules
from bot.manager import lesson, lobby
from bot.manager.errors import NoAIHere, NoSuchRules, NoTable, StalePanel
from bot.manager.lesson import LessonTable
from bot.manager.manager import Place
from bot.manager.private import PrivateTable
from bot.manager.scenes import asleep_scene
from bot.records import Kind, Level, Player, RuleSet
from bot.render.rules_form import chosen_set, set_number, set_word
from bot.render.scenes import Page
from bot.render.solo import game_going_on, lesson_going_on
from bot.views.descriptions import localised
from bot.views.reply import Reply
from cogs.choices import LONGEST_NAME, guild_of, level_choices, rules_named, suggested_rules
from cogs.clicks import Click, handles
from cogs.failures import answered
from cogs.hand import present, show_panel

PRESET: Final = "quick"
"""What is played alone unless something else is asked for."""
_PRESETS: Final = tuple(PRESETS)
_LEVELS: Final = (None, *Level)
_OWN: Final = len(_PRESETS)
"""In the place of a preset: a set of the server's own."""


@dataclass(frozen=True, slots=True)
class Wish:
    """The game somebody wants to play alone."""

    rules: str = PRESET
    """A set of rules as a drop-down names it."""
    opponents: int = lobby.SEATS - 1
    level: Level | None = None
    """Of the opponents; None: the server's usual one."""

    @property
    def number(self) -> int:
        """The wish as a bounded number, for a button to carry: but for which of the server's own sets it is."""
        rules = _PRESETS.index(self.rules) if self.rules in PRESETS else _OWN
        return (rules * len(_LEVELS) + _LEVELS.index(self.level)) * lobby.SEATS + self.opponents

    @classmethod
    def of(cls, number: int, own: str | None) -> Self:
        """The wish a button carries; `own` is the server's set it carries too. Raises StalePanel if it makes none."""
        rest, opponents = divmod(number, lobby.SEATS)
        place, level = divmod(rest, len(_LEVELS))
        rules = dict(enumerate((*_PRESETS, own))).get(place)
        if not opponents or rules is None:
            raise StalePanel
        return cls(rules, opponents, _LEVELS[level])


class PrivateGames(commands.Cog):
    """The commands of `/chicago` for one person alone."""

    bot: ChicagoBot

    @app_commands.command(description=localised("cmd-solo-desc"))
    @app_commands.describe(
        rules=localised("cmd-solo-rules-desc"),
        opponents=localised("cmd-solo-opponents-desc"),
        ai=localised("cmd-solo-ai-desc"),
    )
    @app_commands.choices(ai=level_choices())
    async def solo(
        self,
        interaction: discord.Interaction,
        rules: app_commands.Range[str, 1, LONGEST_NAME] | None = None,
        opponents: app_commands.Range[int, 1, 3] = 3,
        ai: str | None = None,
    ) -> None:
        """A game against AI players in one private message; or the way back to the one that goes on."""
        async with answered(self.bot, interaction) as reply:
            word = PRESET if rules is None else await rules_named(self.bot, interaction, rules)
            await begin_solo(self.bot, reply, Wish(word, opponents, None if ai is None else Level(ai)))

    @solo.autocomplete("rules")
    async def suggest_rules(self, interaction: discord.Interaction, typed: str) -> list[app_commands.Choice[str]]:
        """As for `/chicago start`."""
        return await suggested_rules(self.bot, interaction, typed)

    @app_commands.command(description=localised("cmd-learn-desc"))
    async def learn(self, interaction: discord.Interaction) -> None:
        """The private lesson; or the way back to the one that was begun."""
        async with answered(self.bot, interaction) as reply:
            await begin_learning(self.bot, reply)


async def begin_solo(bot: ChicagoBot, reply: Reply, wish: Wish) -> None:
    """Begin a game, or offer the one that goes on."""
    table = await begun(bot, reply, Kind.SOLO)
    if table is None:
        await show_panel(bot, reply, await new_game(bot, reply, wish))
    else:
        text = bot.text_for(reply.interaction)
        own = next((set_number(kept) for kept in await own_sets(bot, reply) if set_word(kept) == wish.rules), 0)
        await present(reply, game_going_on(asleep_scene(table), text, anew=f"anew|{wish.number}", own=own))


async def begin_learning(bot: ChicagoBot, reply: Reply) -> None:
    """Begin the lesson, or offer the one that was begun."""
    table = await begun(bot, reply, Kind.LESSON)
    if table is None:
        await show_panel(bot, reply, await new_lesson(bot, reply))
    else:
        text = bot.text_for(reply.interaction)
        await present(reply, lesson_going_on(asleep_scene(table), text))


async def begun(bot: ChicagoBot, reply: Reply, kind: Kind) -> PrivateTable | None:
    """The person's private table of this kind, with a game that has begun; None if there is none."""
    try:
        table = await bot.tables.private_table(kind, guild_of(reply.interaction), reply.interaction.user.id)
    except NoTable:
        return None
    if table.state is None:  # the bot stopped, or failed, before the first card
        await table.wake()
    return table


async def new_game(bot: ChicagoBot, reply: Reply, wish: Wish) -> PrivateTable:
    """A game as wished for. Raises NoAIHere, LevelNotAllowed, NoSuchRules, PlayingAlready, Repeated."""
    players, rules = await granted(bot, reply, wish)
    return await opened(bot, reply, Kind.SOLO, players, rules)


async def granted(bot: ChicagoBot, reply: Reply, wish: Wish) -> tuple[lobby.Seats, Rules]:
    """Who plays by which rules, if that may be here. Raises NoAIHere, LevelNotAllowed, NoSuchRules."""
    levels = lobby.offered((await bot.houses.settings(guild_of(reply.interaction))).levels, wish.level)
    rules = chosen_set(wish.rules, await own_sets(bot, reply))
    if not levels:
        raise NoAIHere
    if rules is None:
        raise NoSuchRules
    players: lobby.Seats = (person_of(reply),)
    for _ in range(wish.opponents):
        players = lobby.add_ai(players, levels[0])
    return players, rules


async def new_lesson(bot: ChicagoBot, reply: Reply) -> PrivateTable:
    """A lesson from its beginning. Raises PlayingAlready, Repeated."""
    return await opened(bot, reply, Kind.LESSON, lesson.players(person_of(reply)), lesson.RULES)


async def opened(bot: ChicagoBot, reply: Reply, kind: Kind, players: lobby.Seats, rules: Rules) -> PrivateTable:
    """A private table, ready to be shown."""
    interaction = reply.interaction
    assert interaction.channel_id is not None
    place = Place(guild_of(interaction), interaction.channel_id)
    return await bot.tables.open_private(kind, place, players, rules=rules, click=interaction.id)


async def own_sets(bot: ChicagoBot, reply: Reply) -> tuple[RuleSet, ...]:
    """The sets of rules that the server keeps under names of its own."""
    return await bot.houses.rule_sets(guild_of(reply.interaction))


def person_of(reply: Reply) -> Player:
    """Who asked, as a player."""
    user = reply.interaction.user
    return Player(user.display_name, user.id)


# Buttons


async def private_table(click: Click, *kinds: Kind) -> PrivateTable:
    """The private table the control belongs to, of one of these kinds (of any, if none is named). Raises NoTable."""
    table = await click.table()
    if not isinstance(table, PrivateTable) or (kinds and table.kind not in kinds):
        raise NoTable
    return table


@handles("wake")
async def wake(click: Click) -> None:
    """Here we are again."""
    table = await click.table()
    if isinstance(table, PrivateTable):
        await table.wake()
    await show_panel(click.bot, click.reply, table)


@handles("next")
async def next_deal(click: Click) -> None:
    """Seen enough of the last deal."""
    table = await private_table(click)
    await table.next_deal(click.user_id, seen=click.control.version)
    await show_panel(click.bot, click.reply, table)


@handles("again")
async def again(click: Click) -> None:
    """The same again, once it is over."""
    before = await private_table(click, Kind.SOLO)
    if before.live:
        raise StalePanel
    if await begun(click.bot, click.reply, Kind.SOLO) is not None:
        await begin_solo(click.bot, click.reply, Wish())
        return
    players = (person_of(click.reply), *(player for player in before.players if player.user_id is None))
    table = await opened(click.bot, click.reply, Kind.SOLO, players, before.rules)
    await show_panel(click.bot, click.reply, table)


@handles("anew")
async def anew(click: Click) -> None:
    """Give up the game that goes on, and begin another one."""
    table = await private_table(click, Kind.SOLO)
    sets = await own_sets(click.bot, click.reply)
    own = next((set_word(kept) for kept in sets if set_number(kept) == click.control.version), None)
    wish = Wish.of(click.control.arg or 0, own)
    await granted(click.bot, click.reply, wish)  # else the old game goes on
    await table.give_up()
    await begin_solo(click.bot, click.reply, wish)


@handles("solo")
async def play_a_game(click: Click) -> None:
    """From the lesson to a game."""
    await begin_solo(click.bot, click.reply, Wish())


@handles("learnanew")
async def learn_anew(click: Click) -> None:
    """The lesson from its beginning."""
    table = await private_table(click, Kind.LESSON)
    await table.give_up()
    await begin_learning(click.bot, click.reply)


@handles("lesson")
async def read_on(click: Click) -> None:
    """The next page of the lesson."""
    table = await private_table(click, Kind.LESSON)
    if not isinstance(table, LessonTable) or (click.control.arg or 0) not in set(Page):
        raise StalePanel
    await table.turn_page(click.user_id, Page(click.control.arg or 0))
    await show_panel(click.bot, click.reply, table)
