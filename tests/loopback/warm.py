"""All that a bot reads before it does anything, read: whoever imports this has it in memory, and so have its copies."""

from __future__ import annotations

from bot.i18n.languages import languages
from bot.i18n.localizer import Localizer
from tests.loopback import launch

ALL = (launch, *map(Localizer.for_locale, languages()))
