"""The languages beside English, whichever there are files for: all that is said is said in them, and well formed."""

from __future__ import annotations

import re
import unicodedata
from itertools import product

import pytest
from babel import Locale
from fluent.syntax.ast import (
    NumberLiteral,
)

from bot.i18n.languages import FALLBACK, languages, own_name, written
from bot.i18n.localizer import Localizer
from tests.i18n.sentences import MANY, PLURALS, is_plural, name_of, parts_of, readings, shared, variables_of, words_of

TRANSLATED = [language for language in languages() if language != FALLBACK]
ALL = list(languages())
WITHOUT_PLURALS = frozenset({"fa", "ko"})
"""After a number nothing changes in these."""
_OPEN = "\u2068"
_ISOLATED = re.compile("\u2068[^\u2068\u2069]*\u2069")
SAME = frozenset({"preset-standard", "preset-pagat", "preset-svensk", "stats-rating"})
"""What may read as in English in any language, although it is made of words: names, and a word that all have taken."""
SAME_IN = {"fr": frozenset({"rules-points"}), "sv": frozenset({"hand-button-pass"})}
"""Words that a language shares with English."""
DESCRIBED = {"cmd": 100, "told": 100, "house": 100, "level": 80, "preset": 100, "board-by": 100, "board-scope": 100}
"""Letters that Discord takes of descriptions, and of the names and descriptions of choices, by the family of keys."""
PHONE = 40
"""Letters of a button that has a row to itself: most are far shorter, since a phone shows about 30 in a row."""


@pytest.mark.parametrize("language", TRANSLATED)
def test_everything_is_translated_and_nothing_else(language: str) -> None:
    assert set(parts_of(FALLBACK)) - set(parts_of(language)) == set()
    assert set(parts_of(language)) - set(parts_of(FALLBACK)) == set()


@pytest.mark.parametrize("language", TRANSLATED)
def test_the_same_is_put_into_each_sentence(language: str) -> None:
    """All that the code knows, and what a sentence is about: of ranks a language takes the form it needs."""
    wrong = {}
    for key in shared(language):
        given, taken = variables_of(FALLBACK, key), variables_of(language, key)
        if key.startswith("makes-"):
            given, taken = given | {"high", "many", "of", "low"}, taken | {"high", "many", "of", "low"}
        if given != taken:
            wrong[key] = given ^ taken
    assert wrong == {}


@pytest.mark.parametrize("language", ALL)
def test_every_sentence_can_be_said_and_holds_no_junk(language: str) -> None:
    wrong = {
        key: said
        for key in shared(language)
        for said in readings(language, key)
        if not said.strip("\u2068\u2069 ")
        or said != said.strip()
        or re.search(r"[{}]|TODO|FIXME|XXX|\?\?\?|(?<!^)  +(?! )(?<!\n)\S", said.replace("\n", " "))
    }
    assert wrong == {}


@pytest.mark.parametrize("language", ALL)
def test_quotes_and_apostrophes_are_of_one_kind(language: str) -> None:
    """Straight or curly, in all of a file; a file that has both forgot some."""
    text = "\n".join(text for parts in parts_of(language).values() for text in parts.texts)
    marks = [{mark for mark in kind if mark in text} for kind in ("'’", '"“”„«»')]
    assert not {"'", "’"} <= marks[0]
    assert '"' not in marks[1] or marks[1] == {'"'}


@pytest.mark.parametrize("language", TRANSLATED)
def test_nothing_is_left_in_english(language: str) -> None:
    english = {key: "".join(parts.texts) for key, parts in parts_of(FALLBACK).items()}
    left = {
        key
        for key, parts in shared(language).items()
        if key not in SAME and "".join(parts.texts) == english[key] and re.search(r"[a-z]{3}", _bare(english[key]))
    }
    assert left - SAME_IN.get(language, frozenset()) == set()


def _bare(text: str) -> str:
    """Without what is the same in all languages: the game's name, commands, and what is set as code."""
    return re.sub(r"`[^`]*`|/\w+(?: \w+)?|Chicago", "", text)


@pytest.mark.parametrize("language", ALL)
def test_there_is_a_form_for_every_number(language: str) -> None:
    """Where a sentence depends on how many there are, it has every form that whole numbers have in this language."""
    form = Locale(language).plural_form
    wrong = []
    for key, parts in parts_of(language).items():
        for select in filter(is_plural, parts.selects):
            words = words_of(select)
            alone = {int(word) for word in words if word.isdecimal()}
            there = {word for word in words if word in PLURALS}
            needed = {form(number) for number in range(MANY) if number not in alone}
            default = next(word for word, is_default in words.items() if is_default)
            if needed - there or (len(needed) > 1 and default != "other"):
                wrong.append((key, needed - there, default))
    assert wrong == []


@pytest.mark.parametrize("language", [one for one in TRANSLATED if one not in WITHOUT_PLURALS])
def test_a_number_is_chosen_by_where_english_does(language: str) -> None:
    """Or the sentence is put so that it need not be: then it names the number itself."""
    wrong = []
    for key, parts in shared(language).items():
        theirs = {name_of(select) for select in parts.selects} | parts.variables
        for select in filter(is_plural, parts_of(FALLBACK)[key].selects):
            if name_of(select) not in theirs:
                wrong += [key]
    assert wrong == []


@pytest.mark.parametrize("language", ALL)
def test_descriptions_and_choices_are_within_the_limits_of_discord(language: str) -> None:
    long = {
        key: longest
        for key in shared(language)
        for family, most in DESCRIBED.items()
        if key.startswith(f"{family}-") and (longest := max(map(len, readings(language, key)))) > most
    }
    assert long == {}


@pytest.mark.parametrize("language", ALL)
def test_a_button_has_room_on_a_phone(language: str) -> None:
    buttons = [key for key in shared(language) if re.search(r"^(?!error-).*-button(-|$)", key)]
    assert len(buttons) > 30
    long = {
        said
        for key in buttons
        for said in readings(language, key)
        if len(re.sub("[\u2066-\u2069\u200c]", "", said.replace("xyz", "5"))) > PHONE
    }
    assert long == set()


def test_no_korean_particle_follows_what_is_put_in() -> None:
    """They depend on the last sound of a name; the head of en.ftl says how to put it."""
    particle = re.compile(
        r"\{\s*\$(?:name|names|names?|ai|who|against|by|host|person)\s*\}\**(?:은|는|이|가|을|를|과|와|으로|로)(?![가-힣])"
    )
    assert particle.findall(written("ko")) == []


def test_czech_has_three_forms_for_whole_numbers() -> None:
    say = Localizer.for_locale("cs")
    one, few, other = (say.say("move-exchanges", name="Anna", count=count) for count in (1, 3, 5))
    assert len({one, few.replace("3", "5"), other}) == 3


def test_a_language_names_itself() -> None:
    assert len({own_name(language) for language in ALL}) == len(ALL)


def test_numbers_of_a_selector_are_whole() -> None:
    for language, parts in product(ALL, parts_of(FALLBACK)):
        for select in parts_of(language)[parts].selects if parts in parts_of(language) else []:
            for variant in select.variants:
                assert not isinstance(variant.key, NumberLiteral) or variant.key.value.isdecimal()


def test_persian_sentences_say_that_they_run_from_right_to_left() -> None:
    """Also one that is made of isolated parts alone, for it would run the other way within another one."""
    wrong = {
        key: said
        for key in parts_of("fa")
        for said in readings("fa", key)
        if said.count(_OPEN) > 1 and first_direction(said) != "R"
    }
    assert wrong == {}


def first_direction(said: str) -> str:
    """L or R, as the first letter outside what is isolated runs; nothing without such a letter."""
    bare = re.sub(r"`[^`]*`", "", said)
    while (less := _ISOLATED.sub("", bare)) != bare:
        bare = less
    ways = {"L": "L", "R": "R", "AL": "R"}
    return next((ways[way] for way in map(unicodedata.bidirectional, bare) if way in ways), "")


WHO_VOTES = {
    "en": "more than half of the people who are here",
    "sv": "mer än hälften av dem som är här",
    "es": "más de la mitad de la gente presente",
    "fr": "plus de la moitié des personnes présentes",
    "cs": "víc než polovina přítomných lidí",
    "ko": "지금 있는 사람의 절반보다 많이",
    "fa": "بیش از نیمی از آدم‌های حاضر",
}
"""Votes of those who sit at the table and are away are not counted, so no sentence may promise that they are."""


@pytest.mark.parametrize("language", ALL)
@pytest.mark.parametrize("key", ["stop-help", "stop-choose-vote", "stop-voted", "stop-voted-after"])
def test_whose_votes_are_counted_is_said_the_same_everywhere(language: str, key: str) -> None:
    given = {"deal": 1} if key == "stop-voted-after" else {}
    assert WHO_VOTES[language].casefold() in Localizer.for_locale(language).say(key, **given).casefold()


ALONE = re.compile(r"(?:^|[.:!;] |\b[Oo]nly |^(?:In|Before|After)\b[^,.]*, )[Ww]ho\b[^?]*$", re.MULTILINE)
"""“Who” for “whoever”, as other languages have it: it stands for somebody who is not named, and asks nothing."""
ASKING = re.compile(r"^cmd-")
"""What a command tells, in one line: "Who plays Chicago best"."""


def test_who_is_not_said_for_whoever_in_english() -> None:
    """It reads as a question, or as a mistake: "Who takes a trick leads the next"."""
    assert ALONE.search("Only who has called can win.")
    assert ALONE.search("Last trick. Who takes it wins.")
    assert not ALONE.search("Who calls Chicago?")
    assert not ALONE.search("It goes to Bo, who has the seat back.")
    wrong = [
        said
        for key in parts_of(FALLBACK)
        if not ASKING.search(key)
        for said in readings(FALLBACK, key)
        if ALONE.search(said)
    ]
    assert wrong == []


COUNTED = {
    ("privacy-replayable", "games"): {
        "en": ("0 games", "1 game", "2 games", "5 games"),
        "sv": ("0 partier", "1 parti", "2 partier", "5 partier"),
        "es": ("0 partidas", "1 partida", "2 partidas", "5 partidas"),
        "fr": ("0 partie", "1 partie", "2 parties", "5 parties"),
        "cs": ("0 partií", "1 partie", "2 partií", "5 partií"),
    },
    ("settings-keeping-choice", "days"): {
        "en": ("0 days", "1 day", "2 days", "5 days"),
        "sv": ("0 dagar", "1 dag", "2 dagar", "5 dagar"),
        "es": ("0 días", "1 día", "2 días", "5 días"),
        "fr": ("0 jour", "1 jour", "2 jours", "5 jours"),
        "cs": ("0 dní", "1 den", "2 dny", "5 dní"),
    },
    ("stats-games", "wins"): {
        "sv": ("0 vunna", "1 vunnet", "2 vunna", "5 vunna"),
        "es": ("0 ganadas", "1 ganada", "2 ganadas", "5 ganadas"),
        "fr": ("0 sur 9 gagnée", "1 sur 9 gagnée", "2 sur 9 gagnées", "5 sur 9 gagnées"),
    },
    ("stats-chicagos", "made"): {
        "sv": ("0 klarade", "1 klarad", "2 klarade", "5 klarade"),
        "es": ("0 logrados", "1 logrado", "2 logrados", "5 logrados"),
        "fr": ("0 sur 9 réussi", "1 sur 9 réussi", "2 sur 9 réussis", "5 sur 9 réussis"),
    },
}
"""How sentences read for 0, 1, 2 and 5; "vunnet" agrees with a number as "partier" does, and needs its forms too."""


@pytest.mark.parametrize(("key", "counted"), COUNTED)
def test_words_agree_with_the_number_beside_them(key: str, counted: str) -> None:
    others = dict.fromkeys(variables_of(FALLBACK, key) - {counted}, 9) | {"keeping": "host", "rate": "50%"}
    for language, wanted in COUNTED[key, counted].items():
        say = Localizer.for_locale(language)
        for number, words in zip((0, 1, 2, 5), wanted, strict=True):
            said = say.say(key, **others, **{counted: number}).replace("*", "")
            assert re.search(rf"{words}\b", said), (language, said)
