"""Sentences, numbers and lists in the reader's language."""

from __future__ import annotations

import re

import pytest

from bot.i18n import languages
from bot.i18n.languages import first_of, language_of, own_name
from bot.i18n.localizer import Localizer, MissingSentence


@pytest.fixture
def english() -> Localizer:
    return Localizer.for_locale("en-GB")


def test_a_sentence_takes_its_variables(english: Localizer) -> None:
    assert english.say("table-to-play", name="Cia") == "Cia to play"


def test_words_inside_a_sentence_are_chosen_by_a_variable(english: Localizer) -> None:
    assert english.say("hand-button-declare", category="two-pairs") == "Declare two pairs"
    assert english.say("hand-button-declare", category="one-pair") == "Declare a pair"


@pytest.mark.parametrize("locale", [None, "", "en-US", "xx", "tlh-KX", "-", "../en"])
def test_what_we_do_not_speak_is_said_in_english(locale: str | None) -> None:
    assert Localizer.for_locale(locale).language == "en"


def test_a_locale_is_found_by_its_language(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(languages, "languages", lambda: ("en", "sv"))
    assert language_of("sv-SE") == language_of("sv_SE") == language_of("SV") == "sv"
    assert language_of("ko") is None


def test_of_several_locales_the_first_is_spoken_that_we_speak(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(languages, "languages", lambda: ("en", "fa", "sv"))
    assert first_of(None, "de", "sv-SE", "fa") == "sv"
    assert first_of("fa", "sv-SE") == "fa"
    assert first_of("en-GB", "sv-SE") == "en"
    assert first_of(None, "de", "") == "en"


@pytest.mark.parametrize(
    ("language", "name"),
    [("en", "English"), ("sv", "Svenska"), ("es", "Español"), ("fr", "Français"), ("cs", "Čeština"), ("ko", "한국어")],
)
def test_a_language_is_called_by_its_own_name(language: str, name: str) -> None:
    assert own_name(language) == name


def test_one_localizer_serves_everybody_of_a_language() -> None:
    assert Localizer.for_locale("en") is Localizer.for_locale("en")


def test_what_was_said_is_not_put_together_anew_and_other_things_are() -> None:
    english = Localizer("en")
    said = [english.say("table-to-play", name=name) for name in ("Anna", "Bo", "Anna")]
    assert said[0] is said[2]
    assert "Bo" in said[1]
    assert said[1] not in said[0]


def test_a_sentence_nobody_wrote_is_an_error(english: Localizer) -> None:
    with pytest.raises(MissingSentence, match="no-such-key"):
        english.say("no-such-key")


def test_a_variable_nobody_gave_is_an_error(english: Localizer) -> None:
    with pytest.raises(MissingSentence, match="table-to-play"):
        english.say("table-to-play")


def test_a_forgiving_localizer_says_the_key_instead() -> None:
    assert Localizer("en", strict=False).say("no-such-key") == "no-such-key"


def test_numbers_are_written_as_the_language_does(english: Localizer) -> None:
    assert english.number(1234) == "1,234"
    assert [english.signed(change) for change in (5, 0, -15)] == ["+5", "0", "−15"]
    assert english.percent(0.625) == "62%"


def test_lists_are_joined_as_the_language_does(english: Localizer) -> None:
    assert [english.both("AB"[:count]) for count in range(3)] == ["", "A", "A and B"]
    assert english.both(["Anna", "Bo", "Cia"]) == "Anna, Bo, and Cia"
    assert english.row(["3", "1", "0"]) == "3, 1, 0"
    assert [english.row("AB"[:count]) for count in range(3)] == ["", "A", "A, B"]


@pytest.mark.parametrize("language", languages.languages())
def test_a_row_ends_without_an_and_in_any_language(language: str) -> None:
    say = Localizer(language)
    assert re.sub("[\u2068\u2069]", "", say.row("ABC")) in {"A, B, C", "\u200fA،\u200f B،\u200f C"}
    assert say.row("A").removeprefix("\u200f") == say.apart("A")
    assert say.row("") == ""
