"""What is kept about somebody, told in plain words; the question before it is forgotten; the file with all of it."""

from __future__ import annotations

from bot.i18n.localizer import Localizer
from bot.i18n.names import safe_name
from bot.privacy import Kept
from bot.render.panel import Accent, Attachment, Button, Panel, Row, Space, Style
from bot.render.parts import heading, lines, small


def privacy(kept: Kept, say: Localizer, *, days: int) -> Panel:
    """What is kept. The moves of games that are over, and names, are kept for so many `days`."""
    if kept.nothing:
        blocks = (heading(say.say("privacy-title"), say.say("privacy-nothing")), *small([say.say("privacy-never")]))
        return Panel(accent=Accent.YOURS, blocks=blocks)
    return Panel(
        accent=Accent.YOURS,
        blocks=(
            heading(say.say("privacy-title"), say.say("privacy-what")),
            Space(),
            lines(f"- {part}" for part in _told(kept, say) if part),
            Space(),
            *small([say.say("privacy-old", days=days), say.say("privacy-never")]),
        ),
        rows=(_ways(say),),
    )


def _told(kept: Kept, say: Localizer) -> list[str]:
    games = [
        say.say("privacy-running", games=kept.running) if kept.running else "",
        say.say("privacy-finished", games=kept.finished) if kept.finished else "",
        say.say("privacy-unfinished", games=kept.unfinished) if kept.unfinished else "",
        say.say("privacy-replayable", games=kept.replayable) if kept.replayable else "",
    ]
    return [
        say.say("privacy-id"),
        say.say("privacy-name", name=safe_name(kept.name, None)) if kept.name else say.say("privacy-no-name"),
        say.say("privacy-language") if kept.language else "",
        say.say("privacy-switches") if kept.switches else "",
        *games,
        say.say("privacy-ratings", servers=kept.ratings) if kept.ratings else "",
        say.say("privacy-honours", honours=kept.honours) if kept.honours else "",
    ]


def _ways(say: Localizer) -> Row:
    return (
        Button("exportme", say.say("privacy-export-button")),
        Button("forgetme", say.say("privacy-forget-button"), style=Style.DANGER),
    )


def forget_question(kept: Kept, say: Localizer) -> Panel:
    """Before all of it is forgotten."""
    warnings = [say.say("privacy-forget-running", games=kept.running)] if kept.running else []
    return Panel(
        accent=Accent.YOURS,
        blocks=(
            heading(say.say("privacy-forget-title"), say.say("privacy-forget-help"), *warnings),
            Space(),
            *small([say.say("privacy-forget-final")]),
        ),
        rows=(
            (
                Button("forgetsure", say.say("privacy-forget-sure"), style=Style.DANGER),
                Button("privacy", say.say("privacy-forget-keep")),
            ),
        ),
    )


def export(name: str, content: bytes, say: Localizer) -> Panel:
    """The file."""
    return Panel(
        accent=Accent.YOURS,
        blocks=(heading(say.say("privacy-export-title"), say.say("privacy-export-help")), Attachment(name, content)),
    )
