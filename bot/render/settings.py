"""The settings of a server: what its tables play, where they stand, and the rules it keeps."""

from __future__ import annotations

from typing import Final

from bot.i18n.languages import own_name
from bot.i18n.localizer import Localizer
from bot.i18n.names import escaped
from bot.records import GuildSettings, Hints, Keeping, Level, Pace, RuleSet
from bot.render.glyphs import Glyphs
from bot.render.house import house_rules
from bot.render.language import language_options
from bot.render.panel import Accent, Block, Button, ChannelSelect, Option, Panel, Row, Select, Space, Style
from bot.render.parts import heading, lines, small
from bot.render.rules_form import set_number, set_word, whole_sets
from bot.render.words import capital

_THREADS: Final = {True: "on", False: "off"}


def settings(settled: GuildSettings, sets: tuple[RuleSet, ...], say: Localizer, _: Glyphs, *, days: int) -> Panel:
    """The private panel of whoever manages the server. Its controls belong to no game.

    `days` is how long the host keeps the moves of games.
    """
    channels = say.both(f"<#{channel}>" for channel in sorted(settled.channels))
    names = say.both(escaped(kept.name) for kept in sets)
    return Panel(
        accent=Accent.YOURS,
        blocks=(
            heading(say.say("settings-title")),
            Space(),
            lines([say.say("settings-rules", rules=house_rules(settled.rules, say))]),
            *small([say.say("settings-rules-help")]),
            Space(),
            lines([say.say("settings-language", language=_language(settled, say))]),
            lines([say.say("settings-pace", pace=say.say("lobby-pace", pace=settled.pace.value))]),
            Space(),
            lines([say.say("settings-channels", channels=channels or say.say("settings-channels-everywhere"))]),
            Space(),
            *_about_ai(settled, say),
            Space(),
            lines(
                [
                    say.say("settings-hidden", hidden="yes" if settled.hidden else "no"),
                    say.say("settings-threads", threads=_THREADS[settled.threads]),
                    say.say("settings-keeping", keeping=_kept(settled.keeping, say, days=days)),
                ]
            ),
            Space(),
            lines([say.say("settings-sets", names=names or say.say("settings-sets-none"))]),
            *small([say.say("settings-sets-help")]),
        ),
        rows=(
            (Select("setrules", say.say("settings-rules-hint"), whole_sets(sets, say, playing=settled.rules)),),
            (Select("setlanguage", say.say("settings-language-hint"), _languages(settled, say)),),
            (_paces(settled, say),),
            (ChannelSelect("setwhere", say.say("settings-channels-hint"), tuple(sorted(settled.channels))),),
            *_choosing_ai(settled, say),
            (_keeping(settled, say, days=days),),
            (_threads(settled, say), _hiding(settled, say)),
            *_dropping(sets, say),
        ),
    )


def _about_ai(settled: GuildSettings, say: Localizer) -> tuple[Block, ...]:
    """Which AI players may be seated, and where hints are given."""
    levels = say.row(say.say(f"level-{level.value}") for level in Level if level in settled.levels)
    return (
        lines(
            [
                say.say("settings-levels", levels=levels or say.say("settings-levels-none")),
                say.say("settings-hints", hints=settled.hints.value),
            ]
        ),
        *small([say.say("settings-hints-help")]),
    )


def _choosing_ai(settled: GuildSettings, say: Localizer) -> tuple[Row, ...]:
    levels = tuple(
        Option(level.value, say.say(f"level-{level.value}"), chosen=level in settled.levels) for level in Level
    )
    hints = tuple(
        Option(hints.value, say.say("settings-hints-choice", hints=hints.value), chosen=hints is settled.hints)
        for hints in Hints
    )
    return (
        (Select("setlevels", say.say("settings-levels-hint"), levels, any_number=True),),
        (Select("sethints", say.say("settings-hints-hint"), hints),),
    )


def _language(settled: GuildSettings, say: Localizer) -> str:
    return escaped(own_name(settled.language)) if settled.language else say.say("language-server")


def _languages(settled: GuildSettings, say: Localizer) -> tuple[Option, ...]:
    return language_options(say.say("language-server"), chosen=settled.language)


def _paces(settled: GuildSettings, say: Localizer) -> Select:
    options = (
        Option(
            pace.value,
            capital(say.say("pace", pace=pace.value)),
            capital(say.say("lobby-pace", pace=pace.value)),
            chosen=pace is settled.pace,
        )
        for pace in Pace
    )
    return Select("setpace", say.say("settings-pace-hint"), tuple(options))


def _keeping(settled: GuildSettings, say: Localizer, *, days: int) -> Select:
    words = {one: say.say("settings-keeping-option", keeping=_kept(one, say, days=days)) for one in Keeping}
    options = (Option(one.value, word, chosen=one is settled.keeping) for one, word in words.items())
    return Select("setkeeping", say.say("settings-keeping-hint"), tuple(options))


def _kept(keeping: Keeping, say: Localizer, *, days: int) -> str:
    return say.say("settings-keeping-choice", keeping=keeping.value, days=days)


def drop_question(kept: RuleSet, say: Localizer) -> Panel:
    """Before a set of rules is deleted; the panel's version is the set's number."""
    return Panel(
        accent=Accent.YOURS,
        blocks=(heading(say.say("settings-drop-title", name=escaped(kept.name)), say.say("settings-drop-help")),),
        rows=(
            (
                Button("dropsure", say.say("settings-drop-sure"), style=Style.DANGER),
                Button("settings", say.say("settings-drop-keep")),
            ),
        ),
        version=set_number(kept),
    )


def _hiding(settled: GuildSettings, say: Localizer) -> Button:
    """The button that changes it: its argument is what will be, so that a tap that comes twice does no harm."""
    return (
        Button("hide|0", say.say("settings-unhide")) if settled.hidden else Button("hide|1", say.say("settings-hide"))
    )


def _threads(settled: GuildSettings, say: Localizer) -> Button:
    """The other way of the two."""
    other = not settled.threads
    return Button(f"setthreads|{int(other)}", say.say("settings-threads-button", threads=_THREADS[other]))


def _dropping(sets: tuple[RuleSet, ...], say: Localizer) -> tuple[Row, ...]:
    options = tuple(Option(set_word(kept), kept.name) for kept in sets)
    return ((Select("dropset", say.say("settings-drop-hint"), options),),) if options else ()
