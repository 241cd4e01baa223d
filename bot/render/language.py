"""/language: which one is spoken with a person, and how to choose another."""

from __future__ import annotations

from typing import Final

from bot.i18n.languages import languages, own_name
from bot.i18n.localizer import Localizer
from bot.i18n.names import escaped
from bot.render.panel import Accent, Button, Option, Panel, Select
from bot.render.parts import heading, small

AS_DISCORD: Final = "discord"
"""In the place of a language: no choice of one's own."""


def language_panel(say: Localizer, *, chosen: str | None, public: Localizer) -> Panel:
    """The private panel of somebody who reads `say`, for it was `chosen` or is that of their Discord.

    `public` is what everybody on the server reads. Its controls belong to no game.
    """
    how = "language-seen" if chosen is None else "language-own"
    told = say.say(how, language=escaped(own_name(say.language)))
    others = say.say("language-help", language=escaped(own_name(public.language)))
    options = language_options(say.say("language-client"), chosen=chosen)
    return Panel(
        accent=Accent.WAITING,
        blocks=(heading(say.say("language-title"), told), *small([others])),
        rows=((Select("speak", say.say("language-hint"), options),),),
    )


def language_options(otherwise: str, *, chosen: str | None) -> tuple[Option, ...]:
    """Every language by its own name, and `otherwise` for no choice among them."""
    return (
        Option(AS_DISCORD, otherwise, chosen=not chosen),
        *(Option(language, own_name(language), chosen=language == chosen) for language in languages()),
    )


def language_button(say: Localizer) -> Button:
    """The way to this panel, under the first private message that somebody gets."""
    return Button("language", "🌐 " + say.say("language-button"))
