"""The form in which the host chooses what a table plays: presets first, then every rule, group by group."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

from bot.game.rules import CHOICES, PRESETS, Rules
from bot.i18n.localizer import Localizer
from bot.i18n.names import WIDTH, skeleton
from bot.i18n.shortening import shortened
from bot.records import RuleSet
from bot.render.glyphs import Glyphs
from bot.render.house import GROUPS, changed_rules, house_rules, phrase, preset_name, told, word_of
from bot.render.panel import Accent, Block, Button, Option, Panel, Row, Select, Slip, Space, Style, Text
from bot.render.parts import heading
from bot.render.words import capital

RULES: Final = tuple(CHOICES)
"""The house rules in a fixed order: a drop-down names its rule by the place here."""
NUMBERS: Final = 1_000_000
"""A control carries a number of at most six digits."""
DESCRIPTION: Final = 100
"""Letters of an option's description."""


@dataclass(frozen=True, slots=True, kw_only=True)
class FormScene:
    """What the form shows."""

    game: int
    rules: Rules
    edition: int
    """Of these rules: a form that shows others only redraws when it is tapped."""
    sets: tuple[RuleSet, ...] = ()
    """What this server keeps under names of its own."""
    group: int = 0
    """Which group of rules is open: a place in GROUPS."""
    note: str = ""
    """A sentence to put on top: what was saved, or why the last tap changed nothing."""


def rules_form(scene: FormScene, say: Localizer, _: Glyphs) -> Panel:
    """The private panel behind the host's [Rules]."""
    group = list(GROUPS)[scene.group]
    sentences = (f"- {told(say, scene.rules, rule)}" for rule in GROUPS[group])
    note: tuple[Block, ...] = (Text(f"> {scene.note}"),) if scene.note else ()
    return Panel(
        accent=Accent.YOURS,
        blocks=(
            *note,
            heading(say.say("form-title"), house_rules(scene.rules, say)),
            Space(),
            Text("\n".join((f"**{say.say(f'group-{group}')}**", *sentences))),
        ),
        rows=(
            (_starting_points(scene, say),),
            _groups(scene, say),
            *((_values(scene.rules, rule, say),) for rule in GROUPS[group]),
            _saving(scene, say),
        ),
        game=scene.game,
        version=scene.edition,
    )


def name_slip(scene: FormScene, say: Localizer) -> Slip:
    """The window that asks for a name for these rules."""
    return Slip(
        do=f"rulename|{scene.group}",
        title=say.say("form-save-title"),
        label=say.say("form-save-name"),
        longest=WIDTH,
        game=scene.game,
        version=scene.edition,
    )


def whole_sets(sets: Sequence[RuleSet], say: Localizer, *, playing: Rules) -> tuple[Option, ...]:
    """Whole sets of rules to choose from: the presets, then the server's own; the one that is played is chosen."""
    presets = [(name, preset_name(say, name), rules) for name, rules in PRESETS.items()]
    own = [(set_word(kept), kept.name, kept.rules) for kept in sets]
    played = next((word for word, _, rules in presets + own if rules == playing), None)
    return tuple(Option(word, name, _summary(rules, say), chosen=word == played) for word, name, rules in presets + own)


def set_word(kept: RuleSet) -> str:
    """How a drop-down names a set of the server's own: no preset is called so."""
    return f"set-{kept.id}"


def set_number(kept: RuleSet) -> int:
    """A number from 0 to 999,999 that tells a server's sets of rules apart."""
    return kept.id % NUMBERS


def chosen_set(word: str, sets: Sequence[RuleSet]) -> Rules | None:
    """The rules that a drop-down names so; None when there are none (any more)."""
    return PRESETS.get(word) or next((kept.rules for kept in sets if set_word(kept) == word), None)


def named_rules(name: str, sets: Sequence[RuleSet], say: Localizer) -> Rules | None:
    """The rules that somebody calls so, however it is written: a preset, or a set of the server's own."""
    word = named_set(name, sets, say)
    return None if word is None else chosen_set(word, sets)


def named_set(name: str, sets: Sequence[RuleSet], say: Localizer) -> str | None:
    """The same rules as a drop-down names them."""
    wanted = skeleton(name)
    for preset in PRESETS:
        if wanted in {skeleton(preset), skeleton(preset_name(say, preset))}:
            return preset
    return next((set_word(kept) for kept in sets if skeleton(kept.name) == wanted), None)


def set_names(sets: Sequence[RuleSet], say: Localizer, *, typed: str) -> list[str]:
    """The names of all sets of rules that hold what was typed so far, the presets first."""
    names = [*(preset_name(say, preset) for preset in PRESETS), *(kept.name for kept in sets)]
    return [name for name in names if skeleton(typed) in skeleton(name)]


def _summary(rules: Rules, say: Localizer) -> str:
    changes = say.row(changed_rules(rules, say)) or say.say("lobby-rules-standard")
    return shortened(capital(changes), DESCRIPTION)


def _starting_points(scene: FormScene, say: Localizer) -> Select:
    options = whole_sets(scene.sets, say, playing=scene.rules)
    return Select(f"ruleset|{scene.group}", say.say("form-start-from"), options)


def _groups(scene: FormScene, say: Localizer) -> Row:
    return tuple(
        Button(f"form|{place}", say.say(f"group-{group}"), style=Style.MAIN if place == scene.group else Style.PLAIN)
        for place, group in enumerate(GROUPS)
    )


def _values(rules: Rules, rule: str, say: Localizer) -> Select:
    """The values of a rule. Those that make no sense beside the others are offered too: choosing one says why."""
    held = getattr(rules, rule)
    options = (
        Option(
            word_of(value),
            capital(phrase(say, rules, rule, value)),
            told(say, rules, rule, value),
            chosen=value == held,
        )
        for value in CHOICES[rule]
    )
    return Select(f"rule|{RULES.index(rule)}", capital(phrase(say, rules, rule)), tuple(options))


def _saving(scene: FormScene, say: Localizer) -> Row:
    return (
        Button(f"rulesave|{scene.group}", say.say("form-save")),
        Button("words", say.say("form-words")),
    )
