"""Read what every bot reads at its start: imported by the process that bots are forked from, and by nobody else."""

from __future__ import annotations

from bot.i18n.languages import languages
from bot.i18n.localizer import Localizer

for language in languages():
    Localizer.for_locale(language).say("error-restarting")
