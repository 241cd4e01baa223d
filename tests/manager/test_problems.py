"""The code of a problem: short, easy to read aloud, and without a meaning when it was misheard."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from bot.manager.problems import ALIKE, LAST_PLY, LETTERS, Problem, code_of, problem_of

problems = st.builds(Problem, st.integers(1, 2**63 - 1), st.integers(0, LAST_PLY))


@given(problems)
def test_a_code_leads_back_to_its_game_and_move(problem: Problem) -> None:
    assert problem_of(code_of(problem)) == problem


@given(problems)
def test_it_does_not_matter_how_it_is_typed(problem: Problem) -> None:
    code = code_of(problem)
    for typed in (
        code.lower(),
        code.replace("-", " "),
        code.replace("-", ""),
        code.replace("0", "o").replace("1", "l"),
    ):
        assert problem_of(typed) == problem


def test_the_codes_of_the_first_million_games_are_short() -> None:
    assert max(len(code_of(Problem(game_id, 400))) for game_id in (1, 999, 10**6)) <= len("ABC-DEFG-HJKM")
    assert len(code_of(Problem(500, 30))) == len("ABCD-EFGH")


def test_a_move_beyond_all_games_counts_as_the_last() -> None:
    assert problem_of(code_of(Problem(7, LAST_PLY + 5))) == Problem(7, LAST_PLY)


@given(problems, st.integers(0, 30), st.sampled_from(LETTERS))
def test_a_letter_that_was_misheard_leads_nowhere_or_hardly_ever(problem: Problem, where: int, heard: str) -> None:
    code = code_of(problem).replace("-", "")
    place = where % len(code)
    wrong = code[:place] + heard + code[place + 1 :]
    assert wrong == code or problem_of(wrong) != problem


def test_most_mistakes_are_noticed() -> None:
    code = code_of(Problem(4711, 123)).replace("-", "")
    wrong = {code[:place] + letter + code[place + 1 :] for place in range(len(code)) for letter in LETTERS} - {code}
    assert len([one for one in wrong if problem_of(one)]) <= 2


@pytest.mark.parametrize("text", ["", "-", "1234567", "0000-0000", "hello world", "A" * 40, "²²²²²²²²", "ABCD-EFGU"])
def test_anything_else_is_no_code(text: str) -> None:
    assert problem_of(text) is None


def test_the_letters_that_look_alike_are_not_used() -> None:
    assert not set("ILOU") & set(LETTERS)
    assert "ilo".upper().translate(ALIKE) == "110"
