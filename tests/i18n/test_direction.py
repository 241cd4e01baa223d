"""Text that runs from right to left keeps names, cards and numbers in their order."""

from __future__ import annotations

from pathlib import Path

import pytest

from bot.i18n.direction import leftward, runs_left
from bot.i18n.localizer import Localizer
from bot.i18n.names import escaped
from bot.render.panel import Accent, Panel, Text
from bot.views.fitting import fitted
from tests.i18n.pseudo import spoken_as

OPEN, CLOSE, MARK, LEFTWARD = "\u2068", "\u2069", "\u200f", "\u2067"


def test_a_name_does_not_tell_the_language_of_a_text() -> None:
    assert runs_left("نوبت " + escaped("Anna"))
    assert not runs_left(escaped("آنا") + " to play")
    assert not runs_left(f"{OPEN}a {escaped('آنا')} b{CLOSE} to play")
    assert not runs_left("")


@pytest.mark.parametrize(
    ("line", "markup", "rest"),
    [
        ("### نوبت", "### ", "نوبت"),
        ("-# دور ۳", "-# ", "دور ۳"),
        ("> - دور", "> - ", "دور"),
        ("`۲` دور", "", "`۲` دور"),
    ],
)
def test_each_line_is_led_behind_its_markup(line: str, markup: str, rest: str) -> None:
    assert leftward(line) == f"{markup}{MARK}{LEFTWARD}{rest}{CLOSE}"


def test_every_line_of_a_panel_is_led_if_one_is_written_so() -> None:
    lines = "### نوبت شما", f"{escaped('Anna')} ۲۶\n\n{escaped('Bo')} ۱۹"
    persian = fitted(Panel(accent=Accent.TABLE, blocks=tuple(map(Text, lines))))
    led = "\n".join(block.markdown for block in persian.blocks if isinstance(block, Text)).split("\n")
    assert [LEFTWARD in line for line in led] == [True, True, False, True]
    english = Panel(accent=Accent.TABLE, blocks=(Text(f"### {escaped('آنا')} to play"),))
    assert fitted(english) == english


def test_what_is_put_into_a_sentence_is_isolated_but_not_where_it_is_copied_from(tmp_path: Path) -> None:
    with spoken_as(tmp_path, "fa"):
        say = Localizer.for_locale("fa")
        assert say.say("table-to-play", name="Cia") == f"⟦{OPEN}Cia{CLOSE} to play⟧"
        assert say.say("small-seal", seal="ab12") == "⟦Shuffle sealed: `ab12`⟧"
        assert say.say("report-title", code="1") == "⟦Problem code `1`⟧", "a code is the same in all digits"
        assert say.row(["3", "1"]) == f"{MARK}{OPEN}3{CLOSE}،\u200f {OPEN}1{CLOSE}"
        assert say.both(["A", "B"]) == f"{OPEN}A{CLOSE} و {OPEN}B{CLOSE}"


def test_numbers_are_persian_wherever_they_are_shown(tmp_path: Path) -> None:
    with spoken_as(tmp_path, "fa"):
        say = Localizer.for_locale("fa")
        assert say.say("hand-exchange", number=1, of=3) == f"⟦Your turn · exchange {OPEN}۱{CLOSE} of {OPEN}۳{CLOSE}⟧"
        assert say.say("lobby-closes", when="<t:1234:R>") == f"⟦closes {OPEN}<t:1234:R>{CLOSE}⟧"
        assert [say.number(1234), say.signed(-5), say.minus(-48), say.percent(0.625)] == ["۱٬۲۳۴", "−۵", "−۴۸", "۶۲٪"]
        assert [say.decimal(1234.56), say.signed_tenths(2.34)] == ["۱٬۲۳۴٫۶", "+۲٫۳"]
