"""The file of a proof is read strictly: whatever is not written as the format says is refused in one sentence."""

from __future__ import annotations

import json
from collections.abc import Callable
from functools import cache
from random import Random
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from bot.proof.check import check
from bot.proof.document import LONGEST, Unproven, read, written
from tests.proof.proofs import known, played, whole_pack

Json = dict[str, Any]


def as_json(deals: int | None = None) -> Json:
    """A proof as plain values: of the known answers, or of the first deals of a game."""
    values: Json = json.loads(text_of_a_game() if deals else written(known()))
    values["deals"] = values["deals"][:deals]
    return values


@cache
def text_of_a_game() -> str:
    """A proof of several deals."""
    return written(played(1)[0])


def sentence(file: bytes | Json) -> str:
    """Why a file is refused."""
    with pytest.raises(Unproven) as caught:
        check(read(file if isinstance(file, bytes) else json.dumps(file).encode()))
    told = str(caught.value)
    assert told.endswith(".")
    assert "\n" not in told
    return told


def test_a_file_reads_as_it_was_written() -> None:
    for proof in (known(), played(1)[0], played(2, seats=2)[0]):
        assert read(written(proof).encode()) == proof


def test_the_file_looks_as_the_format_says() -> None:
    assert written(known()) == (
        '{"v":1,"game":"000102030405060708090a0b0c0d0e0f","deals":[\n'
        '{"deal":1,"commitment":"bf1a89b91f26ca5ac8c4c82caa5174f1dbe8efe7da2581ffd622f654b8bd5c5f",'
        '"seed":"000102030405060708090a0b0c0d0e0f101112131415161718191a1b1c1d1e1f",'
        '"salts":[[0,"alice"],[1,"bj\u00f6rn"]],"pack":"' + as_json()["deals"][0]["pack"] + '",'
        '"reshuffles":[["2C 3C 4C 5C 6C 7C 8C 9C TC JC QC KC","QC 9C 2C 4C 5C 7C 3C JC 6C KC 8C TC"]]}\n]}\n'
    )


def test_the_order_of_fields_and_the_spaces_between_them_do_not_matter() -> None:
    assert read(json.dumps(as_json(), sort_keys=True, indent=4).encode()) == known()


def test_the_cut_may_be_absent() -> None:
    values = as_json(3)
    del values["deals"][0]
    assert [deal.deal for deal in read(json.dumps(values).encode()).deals] == [1, 2]


@pytest.mark.parametrize("name", ["v", "game", "deals"])
def test_no_field_of_the_file_may_be_missing(name: str) -> None:
    values = as_json()
    del values[name]
    assert sentence(values) == f"The file: the field “{name}” is missing."


@pytest.mark.parametrize("name", ["deal", "commitment", "seed", "salts", "pack", "reshuffles"])
def test_no_field_of_a_deal_may_be_missing(name: str) -> None:
    values = as_json(3)
    del values["deals"][2][name]
    assert sentence(values) == f"Deal 2: the field “{name}” is missing."


@pytest.mark.parametrize("version", [0, 2, "1", 1.0, True, None, [1]])
def test_another_version_is_refused(version: object) -> None:
    assert sentence({**as_json(), "v": version}).startswith("The file: version 1 of the format was expected, not ")


WRONG: list[tuple[Callable[[Json], object], str]] = [
    (lambda file: file.update(extra=1), "The file: there is no field 'extra' in this format."),
    (lambda file: file.update(game=file["game"].upper()), "The file: “game” is not 32 hexadecimal digits in small"),
    (lambda file: file.update(game=5), "The file: “game” is not 32"),
    (lambda file: file.update(deals={}), "The file: “deals” holds an object where a list was expected."),
    (lambda file: file.update(deals=[]), "The file: it holds no deal."),
    (lambda file: file["deals"].insert(0, 7), "Deal 1: an object was expected, not a number."),
    (lambda file: file["deals"].reverse(), "Deal 1: it is missing, and deal 2 stands in its place."),
    (lambda file: file["deals"].pop(1), "Deal 1: it is missing, and deal 2 stands in its place."),
    (lambda file: file["deals"].append(file["deals"][2]), "Deal 3: it is missing, and deal 2 stands in its place."),
    (lambda file: file["deals"][2].update(deal=2.0), "Deal 2: its number is 2.0."),
    (lambda file: file["deals"][1].update(deal=True), "Deal 1: its number is True."),
    (lambda file: file["deals"][2].update(deal=None), "Deal 2: its number is None."),
    (lambda file: file["deals"][2].update(more=None), "Deal 2: there is no field 'more' in this format."),
    (lambda file: file["deals"][2].update(seed="0" * 63), "Deal 2: “seed” is not 64 hexadecimal digits in small"),
    (lambda file: file["deals"][2].update(commitment=None), "Deal 2: “commitment” is not 64"),
    (lambda file: file["deals"][2].update(seed=file["deals"][1]["seed"]), "Deal 2: it has the seed of deal 1."),
    (lambda file: file["deals"][2].update(salts=None), "Deal 2: “salts” holds null where"),
    (lambda file: file["deals"][2].update(salts=[[0]]), "Deal 2: a salt is a seat and a text."),
    (lambda file: file["deals"][2].update(salts=["0x"]), "Deal 2: “salts” holds text where a list"),
    (lambda file: file["deals"][2].update(salts=[[4, "x"]]), "Deal 2: a salt comes from seat 4, and seats are 0 to 3."),
    (lambda file: file["deals"][2].update(salts=[[True, "x"]]), "Deal 2: a salt comes from seat True"),
    (lambda file: file["deals"][2].update(salts=[[0, 5]]), "Deal 2: a salt is not text in the form NFC."),
    (lambda file: file["deals"][2].update(salts=[[0, "o\u0308"]]), "Deal 2: a salt is not text in the form NFC."),
    (lambda file: file["deals"][2].update(salts=[[0, "x" * 65]]), "Deal 2: a salt is longer than 64 bytes"),
    (lambda file: file["deals"][2].update(salts=[[0, "a\0"]]), "Deal 2: a salt is longer than 64 bytes, or holds"),
    (lambda file: file["deals"][2].update(salts=[[0, "\ud800"]]), "Deal 2: a salt is longer than 64 bytes, or holds"),
    (lambda file: file["deals"][2]["salts"].reverse(), "Deal 2: its salts are not in the order of their seats"),
    (lambda file: file["deals"][2].update(salts=[[0, "a"], [0, "b"]]), "Deal 2: its salts are not in the order"),
    (lambda file: file["deals"][2].update(pack=[]), "Deal 2: “pack” is not a list of different cards."),
    (lambda file: file["deals"][2].update(pack=""), "Deal 2: “pack” does not have the 52 cards it should have."),
    (lambda file: file["deals"][2].update(pack=whole_pack()), "Deal 2: the pack is not in the order that its seed"),
    (lambda file: file["deals"][2].update(pack=whole_pack() + " "), "Deal 2: “pack” is not a list of different cards."),
    (lambda file: file["deals"][2].update(pack="1C " + whole_pack()[3:]), "Deal 2: “pack” is not a list of different"),
    (lambda file: file["deals"][2].update(pack="3C " + whole_pack()[3:]), "Deal 2: “pack” is not a list of different"),
    (lambda file: file["deals"][2].update(reshuffles={}), "Deal 2: “reshuffles” holds an object"),
    (lambda file: file["deals"][2].update(reshuffles=[["2C"]]), "Deal 2: a reshuffle is two lists of cards"),
    (lambda file: file["deals"][2].update(reshuffles=[["", ""]]), "Deal 2: the cards before a reshuffle are not in"),
    (lambda file: file["deals"][2].update(reshuffles=[["3C 2C", "2C 3C"]]), "Deal 2: the cards before a reshuffle"),
    (lambda file: file["deals"][2].update(reshuffles=[["2C 3C", "2C"]]), "Deal 2: “reshuffles” does not have the 2"),
]


@pytest.mark.parametrize(("spoil", "why"), WRONG)
def test_what_is_wrong_is_told_with_its_deal(spoil: Callable[[Json], object], why: str) -> None:
    values = as_json(3)
    values["deals"][2]["salts"] = [[0, "again"], [1, "\u00e5"]]
    spoil(values)
    assert sentence(values).startswith(why)


@pytest.mark.parametrize("what", ["v", "game", "deals"])
def test_a_field_that_stands_there_twice_is_refused(what: str) -> None:
    text = written(known()).replace("{", f'{{"{what}":1,', 1)
    assert sentence(text.encode()) == f"The file: the field '{what}' stands there twice."


def test_a_field_that_stands_twice_in_a_deal_is_refused() -> None:
    seed = json.dumps(as_json()["deals"][0]["seed"])
    text = written(known()).replace('"seed":', f'"seed":{seed},"seed":')
    assert sentence(text.encode()) == "Deal 1: the field 'seed' stands there twice."


NO_PROOFS = [
    *(b"", b"[", b"nothing", b"\xff\xfe", b"null", b"[]", b"7", b'"v"', b"NaN", b"[" * 100_000, b"9" * 10_000),
    *(b"\xef\xbb\xbf" + written(known()).encode(), written(known()).encode() + b"}"),
]


@pytest.mark.parametrize("file", NO_PROOFS)
def test_what_is_no_proof_at_all_is_refused(file: bytes) -> None:
    assert sentence(file).startswith("The file: ")


def test_a_file_without_end_is_not_looked_at() -> None:
    assert sentence(b" " * (LONGEST + 1)) == f"The file: it is longer than {LONGEST} bytes."


# Fuzz

json_values = st.recursive(
    st.none() | st.booleans() | st.integers(-3, 70) | st.floats(allow_nan=False) | st.text(max_size=4),
    lambda inner: st.lists(inner, max_size=3) | st.dictionaries(st.text(max_size=4), inner, max_size=3),
    max_leaves=5,
)


def places(value: Any) -> list[tuple[Any, Any]]:
    """Every place in a JSON value: what holds it, and where."""
    pairs = list(value.items() if isinstance(value, dict) else enumerate(value) if isinstance(value, list) else ())
    return [(value, key) for key, _ in pairs] + [place for _, inner in pairs for place in places(inner)]


@given(st.integers(0, 10**9), json_values)
def test_no_value_can_be_replaced_unnoticed(where: int, other: object) -> None:
    values = as_json(3)
    all_places = places(values)
    holder, key = all_places[where % len(all_places)]
    if type(holder[key]) is type(other) and holder[key] == other:
        return
    if key == "reshuffles" and other == []:  # a file has no list of moves to miss a refill by (`test_mutations`)
        return
    holder[key] = other
    sentence(values)


@given(st.integers(0, 10**9), st.integers(0, 255))
def test_no_byte_can_be_changed_unnoticed(where: int, byte: int) -> None:
    """Any other file is refused, and nothing but `Unproven` is ever raised."""
    file = bytearray(written(known()).encode())
    file[where % len(file)] = byte
    noticed(bytes(file))


def test_bytes_that_were_lost_or_doubled_are_noticed() -> None:
    whole, dice = written(known()).encode(), Random(7)
    for _ in range(200):
        start, length = dice.randrange(len(whole)), dice.randrange(1, 40)
        for file in (whole[:start] + whole[start + length :], whole[: start + length] + whole[start:]):
            noticed(file)


def noticed(file: bytes) -> None:
    """The file is refused, unless it says the same in other words."""
    try:
        proof = read(file)
    except Unproven:
        return
    if proof != known():
        with pytest.raises(Unproven):
            check(proof)
