"""/language: what is spoken, and what may be chosen."""

from __future__ import annotations

from bot.i18n.direction import runs_left
from bot.i18n.languages import languages, own_name
from bot.i18n.localizer import Localizer
from bot.render.language import AS_DISCORD, language_panel
from bot.render.panel import Select
from tests.render.screen import ENGLISH, text

PERSIAN = Localizer.for_locale("fa")


def test_every_language_may_be_chosen_by_its_own_name() -> None:
    ((select,),) = language_panel(ENGLISH, chosen="en", public=ENGLISH).rows
    assert isinstance(select, Select)
    first, *others = select.options
    assert (first.value, [option.value for option in select.options if option.chosen]) == (AS_DISCORD, ["en"])
    assert {option.value: option.label for option in others} == {one: own_name(one) for one in languages()}


def test_it_says_whether_the_language_was_chosen_and_what_everybody_reads() -> None:
    seen, chosen = (text(language_panel(ENGLISH, chosen=one, public=PERSIAN)) for one in (None, "en"))
    assert "I speak **English** with you, as your Discord is set." in seen
    assert "as you chose" in chosen
    assert own_name(PERSIAN.language) in seen


def test_the_name_of_another_language_does_not_turn_the_panel_round() -> None:
    (first, *_) = language_panel(ENGLISH, chosen=None, public=PERSIAN).blocks
    assert not any(runs_left(getattr(block, "markdown", "")) for block in (first, *_))
