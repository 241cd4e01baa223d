"""The rules of this table in plain words, told from the same rules that it plays by."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from bot.game.poker import Category
from bot.game.rules import CHOICES, Rules, ScorePhases
from bot.game.scoring import hand_points
from bot.i18n.localizer import Localizer
from bot.render.glyphs import Glyphs
from bot.render.house import house_rules, is_usual, phrase, told
from bot.render.panel import Accent, Block, Button, Panel, Row, Space, Text
from bot.render.parts import heading, small
from bot.render.words import DOT, key

SECTIONS: Final = {
    "rules-section-deal": (
        "rules-cards",
        "low_redeal",
        "exchanges",
        "rules-exchange",
        "one_up",
        "exchange_stop",
        "reveal",
    ),
    "rules-section-hands": (
        "score_phases",
        "rules-declare",
        "declaring",
        "rules-compare",
        "tied_hands",
        "four_of_a_kind",
        "straight_flush",
    ),
    "rules-section-tricks": ("rules-tricks", "rules-follow", "last_trick", "deuce_last_trick"),
    "rules-section-chicago": (
        "rules-call",
        "chicago_minimum",
        "chicago_lead",
        "chicago_points",
        "chicago_breaker",
        "chicago_hand_points",
    ),
    "rules-section-winning": (
        "target",
        "win_check",
        "royal_wins_at_once",
        "chicago_required",
        "rules-level",
        "rules-floor",
    ),
}
"""The rules in the order a newcomer needs them: sentences that always hold, and the house rules among them."""

EXTRAS: Final = frozenset(
    {
        "low_redeal",
        "one_up",
        "exchange_stop",
        "four_of_a_kind",
        "straight_flush",
        "deuce_last_trick",
        "chicago_breaker",
        "royal_wins_at_once",
        "chicago_required",
    }
)
"""House rules that add something to the game: where they do not hold, a newcomer need not hear of them."""
_IN_THE_POINTS: Final = frozenset({"four_of_a_kind", "straight_flush"})
"""Those whose usual value stands among the points."""
_DECLARING: Final = frozenset({"rules-declare", "declaring"})


def rules_text(
    rules: Rules, say: Localizer, _: Glyphs, *, game: int = 0, may_change: bool = False, note: str | None = None
) -> Panel:
    """How Chicago is played here, for somebody who never did.

    `may_change`: the reader may change them, at the table of `game`. `note` is the key of a sentence to put on top.
    """
    blocks: list[Block] = [Text(f"> {say.say(note)}")] if note else []
    blocks.append(heading(say.say("rules-title"), say.say("rules-aim", target=rules.target)))
    for title, parts in SECTIONS.items():
        sentences = [_sentence(say, rules, part) for part in parts if _is_told(rules, part)]
        if title == "rules-section-hands":
            sentences.append(say.say("rules-points", points=DOT.join(_points(rules, say))))
        blocks += [Space(), Text("\n".join((f"**{say.say(title)}**", *(f"- {sentence}" for sentence in sentences))))]
    blocks += [Space(), *small([house_rules(rules, say), _otherwise(rules, say)])]
    rows: tuple[Row, ...] = ((Button("form", say.say("rules-change")),),) if may_change else ()
    return Panel(accent=Accent.TABLE, blocks=tuple(blocks), rows=rows, game=game)


def _is_told(rules: Rules, part: str) -> bool:
    if part in _DECLARING:
        return rules.score_phases is not ScorePhases.NONE
    return part not in EXTRAS or not is_usual(rules, part)


def _sentence(say: Localizer, rules: Rules, part: str) -> str:
    return say.say(part) if part.startswith("rules-") else told(say, rules, part)


def _points(rules: Rules, say: Localizer) -> Iterator[str]:
    for kind in Category:
        if kind is not Category.HIGH_CARD:
            yield say.say("rules-points-hand", category=key(kind), points=hand_points(kind, rules))
    yield say.say("rules-points-last", points=rules.last_trick)


def _otherwise(rules: Rules, say: Localizer) -> str:
    """What other tables add and this one does not, so that nothing is left open."""
    plain = [rule for rule in CHOICES if rule in EXTRAS - _IN_THE_POINTS and is_usual(rules, rule)]
    return say.say("rules-otherwise", phrases=say.row(phrase(say, rules, rule) for rule in plain)) if plain else ""
