"""The rules of this table in plain words."""

from __future__ import annotations

from bot.game.poker import Category
from bot.game.rules import Rules
from bot.game.scoring import hand_points
from bot.i18n.localizer import Localizer
from bot.render.glyphs import Glyphs
from bot.render.lobby import changed_rules
from bot.render.panel import Accent, Panel, Space, Text
from bot.render.parts import heading, small
from bot.render.words import DOT, key


def rules_text(rules: Rules, say: Localizer, _: Glyphs) -> Panel:
    """How Chicago is played here, for somebody who never did."""
    points = [
        say.say("rules-points-hand", category=key(kind), points=hand_points(kind, rules))
        for kind in Category
        if kind is not Category.HIGH_CARD
    ]
    points.append(say.say("rules-points-last", points=rules.last_trick))
    changed = changed_rules(rules, say)
    return Panel(
        accent=Accent.TABLE,
        blocks=(
            heading(say.say("rules-title"), say.say("rules-aim", target=rules.target)),
            Space(),
            Text(f"**{say.say('rules-deal-title')}**\n{say.say('rules-deal', points=rules.last_trick)}"),
            Text(f"{say.say('rules-show')} {say.say('rules-equal')}"),
            Space(),
            Text(f"{say.say('rules-points')} {DOT.join(points)}"),
            Space(),
            Text(say.say("rules-chicago", points=rules.chicago_points, won=say.signed(rules.chicago_points))),
            Space(),
            Text(say.say("rules-winning", target=rules.target)),
            *small([say.say("rules-changed", changes=say.row(changed)) if changed else say.say("rules-standard")]),
        ),
    )
