"""The check of request bodies finds what Discord would refuse, so that its silence means something."""

from __future__ import annotations

from copy import deepcopy
from typing import Any

import pytest
from simcord import HttpLogEntry

from tests.discord.payloads import DESCRIPTION, described, problems

pytestmark = pytest.mark.skipif(not described(), reason=f"Discord's description is not here: {DESCRIPTION}")

BUTTON: dict[str, Any] = {"type": 2, "style": 1, "label": "Join", "custom_id": "ch1|1|0|join"}
TEXT: dict[str, Any] = {"type": 10, "content": "Chicago"}


def box(*parts: dict[str, Any]) -> dict[str, Any]:
    return {"type": 17, "components": list(parts)}


def row(*parts: dict[str, Any]) -> dict[str, Any]:
    return {"type": 1, "components": list(parts)}


def found(*components: dict[str, Any], **fields: Any) -> list[str]:
    """What is wrong with a message of these components, sent to a channel and as an answer to a click alike."""
    message = {"flags": 1 << 15, "components": deepcopy(list(components)), **fields}
    sent = problems([HttpLogEntry("POST", "/channels/1/messages", {}, message, None)])
    answer = {"type": 4, "data": message}
    answered = problems([HttpLogEntry("POST", "/interactions/1/token/callback", {}, answer, None)])
    assert [problem.where for problem in sent] == [problem.where.replace("$.data", "$", 1) for problem in answered]
    assert [problem.what for problem in sent] == [problem.what for problem in answered]
    return [f"{problem.where}: {problem.what}" for problem in sent]


def test_a_good_message_passes() -> None:
    assert found(box(TEXT), row(BUTTON)) == []


def test_ids_may_be_numbers() -> None:
    assert found(row({**BUTTON, "emoji": {"id": 123, "name": "KS"}})) == []


@pytest.mark.parametrize(
    ("components", "complaint"),
    [
        ([row({**BUTTON, "label": "x" * 81})], "$.components[0].components[0].label: "),
        ([row({**BUTTON, "custom_id": "x" * 101})], "$.components[0].components[0].custom_id: "),
        ([row({**BUTTON, "style": 9})], "$.components[0].components[0].style: "),
        ([row(*({**BUTTON, "custom_id": f"{i}"} for i in range(6)))], "$.components[0].components: "),
        ([row(BUTTON, TEXT)], "$.components[0].components[1].type: 10"),
        ([box(box(TEXT))], "$.components[0].components[0].type: 17"),
        ([box()], "$.components[0].components: "),
        ([BUTTON], "$.components[0].type: 2"),
    ],
)
def test_what_the_description_forbids_is_found(components: list[dict[str, Any]], complaint: str) -> None:
    [first, *_] = found(*components)
    assert first.startswith(complaint)


@pytest.mark.parametrize(
    ("components", "complaint"),
    [
        ([row(BUTTON), row(BUTTON)], "custom ids are not unique"),
        ([TEXT] * 40 + [box(TEXT)], "42 components"),
        ([{**TEXT, "content": "x" * 2001}] * 2, "4002 characters"),
        ([row({**BUTTON, "label": None})], "shows nothing"),
        ([row(BUTTON, {"type": 5, "custom_id": "who"})], "not both"),
    ],
)
def test_what_only_the_documentation_says_is_found(components: list[dict[str, Any]], complaint: str) -> None:
    assert any(complaint in one for one in found(*components))


def test_components_stand_alone() -> None:
    assert any("no content" in one for one in found(box(TEXT), content="and words"))


def test_a_body_must_be_there_and_only_where_one_is_taken() -> None:
    missing = HttpLogEntry("POST", "/channels/1/messages", {}, None, None)
    surplus = HttpLogEntry("DELETE", "/channels/1/messages/2", {}, {"content": "?"}, None)
    unknown = HttpLogEntry("POST", "/channels/1/cards", {}, {}, None)
    assert [problem.what for problem in problems([missing, surplus, unknown])] == [
        "missing",
        "this route takes none",
        "Discord has no such route",
    ]
