"""The settings of a server: what its tables play, where they stand, and the rules it keeps."""

from __future__ import annotations

from typing import Final

from bot.i18n.localizer import Localizer
from bot.i18n.names import escaped
from bot.records import GuildSettings, Pace, RuleSet
from bot.render.glyphs import Glyphs
from bot.render.house import house_rules
from bot.render.panel import Accent, Button, ChannelSelect, Option, Panel, Row, Select, Space, Style
from bot.render.parts import heading, lines, small
from bot.render.rules_form import set_word, whole_sets
from bot.render.words import capital

_NUMBERS: Final = 1_000_000
"""A control carries a number of at most six digits."""
_THREADS: Final = {True: "on", False: "off"}


def settings(settled: GuildSettings, sets: tuple[RuleSet, ...], say: Localizer, _: Glyphs) -> Panel:
    """The private panel of whoever manages the server. Its controls belong to no game."""
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
            lines([say.say("settings-pace", pace=say.say("lobby-pace", pace=settled.pace.value))]),
            Space(),
            lines([say.say("settings-channels", channels=channels or say.say("settings-channels-everywhere"))]),
            Space(),
            lines([say.say("settings-threads", threads=_THREADS[settled.threads])]),
            Space(),
            lines([say.say("settings-sets", names=names or say.say("settings-sets-none"))]),
            *small([say.say("settings-sets-help")]),
        ),
        rows=(
            (Select("setrules", say.say("settings-rules-hint"), whole_sets(sets, say, playing=settled.rules)),),
            (_paces(settled, say),),
            (ChannelSelect("setwhere", say.say("settings-channels-hint"), tuple(sorted(settled.channels))),),
            *_dropping(sets, say),
            (_threads(settled, say),),
        ),
    )


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
        version=drop_number(kept),
    )


def drop_number(kept: RuleSet) -> int:
    """A number from 0 to 999,999 that tells a server's sets of rules apart."""
    return kept.id % _NUMBERS


def _threads(settled: GuildSettings, say: Localizer) -> Button:
    """The other way of the two."""
    other = not settled.threads
    return Button(f"setthreads|{int(other)}", say.say("settings-threads-button", threads=_THREADS[other]))


def _dropping(sets: tuple[RuleSet, ...], say: Localizer) -> tuple[Row, ...]:
    options = tuple(Option(set_word(kept), kept.name) for kept in sets)
    return ((Select("dropset", say.say("settings-drop-hint"), options),),) if options else ()
