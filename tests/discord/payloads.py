"""Every request body the bot sends, held against Discord's own description of its interface (OpenAPI 3.1)."""

from __future__ import annotations

import json
from collections.abc import Callable, Iterable, Iterator, Mapping
from functools import cache, partial
from pathlib import Path
from typing import Any, NamedTuple

from jsonschema import Draft202012Validator
from jsonschema.exceptions import ValidationError
from jsonschema.protocols import Validator
from jsonschema.validators import extend
from simcord import HttpLogEntry

DESCRIPTION = Path(__file__).resolve().parents[3] / "shared" / "discord-openapi.json"
"""Too big to carry along: the check is made where the file lies next to the project."""

COMPONENTS_V2 = 1 << 15
"""The message flag under which components are the whole message."""

MOST_COMPONENTS = 40
MOST_CHARACTERS = 4000


class Problem(NamedTuple):
    """A body that Discord would refuse: the request, the place in its body, and what is wrong there."""

    request: str
    where: str
    what: str

    def __str__(self) -> str:
        return f"{self.request} at {self.where}: {self.what}"


def problems(requests: Iterable[HttpLogEntry]) -> list[Problem]:
    """All that Discord would refuse in these requests."""
    return [problem for request in requests for problem in _problems_of(request)]


def described() -> bool:
    """Whether Discord's description is at hand."""
    return DESCRIPTION.is_file()


def _problems_of(request: HttpLogEntry) -> Iterator[Problem]:
    name = f"{request.method} {request.path}"
    route = _route(request.method, request.path)
    if route is None:
        yield Problem(name, "path", "Discord has no such route")
        return
    validator = _validator(request.method, route)
    if validator is None:
        if request.json is not None:
            yield Problem(name, "body", "this route takes none")
        return
    if request.json is None:
        yield Problem(name, "body", "missing")
        return
    for where, what in _complaints(request.method, route, request.json):
        yield Problem(name, where, what)
    for where, message in _messages(request.json):
        for what in broken_layout(message):
            yield Problem(name, where, what)


def _complaints(method: str, route: str, body: Any) -> list[tuple[str, str]]:
    """Where a body breaks the description, and how."""
    validator = _validator(method, route)
    assert validator is not None
    errors = _once(f"{method} {route}", body, lambda: validator.iter_errors(body))
    return [(deepest.json_path, deepest.message[:300]) for deepest in map(_deepest, errors)]


def _once(shape: str, part: Any, look: Callable[[], Iterable[ValidationError]]) -> list[ValidationError]:
    """The errors that `look` finds in a part that should have this shape; it looks once at parts of one outline."""
    outline = f"{shape} {json.dumps(_outline(part))}"
    if outline in _fine:
        return []
    errors = list(look())
    if not errors:
        _fine.add(outline)
    return errors


def _outline(part: Any, key: str = "") -> Any:
    """A part without the texts that fit their places whatever they say: of one outline all parts are fine, or none.

    Panels differ in little but their words, so nine in ten need not be held against the description again, and of the
    others only the buttons that are new.
    """
    match part:
        case dict():
            return {name: _outline(value, name) for name, value in part.items()}
        case list():
            return [_outline(value, key) for value in part]
        case str() if 0 < len(part) <= _FITS.get(key, 0):
            return ""
        case str() if key == "id" and part.isdecimal() and len(part) < 20:
            return "0"
        case int() if key == "id" and _SMALLEST_ID <= part < _LARGEST_ID:
            return _SMALLEST_ID
        case _:
            return part


_FITS = {"content": 2000, "description": 256, "custom_id": 100, "label": 80, "name": 32}
"""Up to which length a text of this name is fine wherever it stands."""
_SMALLEST_ID, _LARGEST_ID = 1 << 40, 1 << 63
"""Ids that are numbers of 64 bits, and not those of parts of a message, which have 32."""
_fine: set[str] = set()


# ---------------------------------------------------------------- the description


@cache
def _description() -> dict[str, Any]:
    """Discord's description, with one liberty: discord.py sends some ids as numbers, which Discord takes."""
    description: dict[str, Any] = json.loads(DESCRIPTION.read_text(encoding="utf-8"))
    schemas = description["components"]["schemas"]
    schemas["SnowflakeType"]["type"] = ["string", "integer"]
    _tell_apart(description, schemas)
    return description


def _tell_apart(node: Any, schemas: dict[str, Any]) -> None:
    """Where one of several shapes is asked for that differ in `type`, go by the type.

    It says the same as "one of these", is checked in a quarter of the time, and a body is told what is wrong with the
    shape it has, not that it has none.
    """
    for union in ("oneOf", "anyOf"):
        shapes = node.get(union) if isinstance(node, dict) else None
        if isinstance(shapes, list) and not node.keys() & {"type", "required", "properties", "allOf"}:
            types = [_types(shape, schemas) for shape in shapes]
            every = [one for some in types for one in some]
            if len(shapes) > 1 and all(types) and len(every) == len(set(every)):
                del node[union]
                node |= {"required": ["type"], "properties": {"type": {"enum": every}}}
                node["allOf"] = [
                    {"if": {"properties": {"type": {"enum": some}}}, "then": shape}
                    for some, shape in zip(types, shapes, strict=True)
                ]
    for child in node.values() if isinstance(node, dict) else node if isinstance(node, list) else ():
        _tell_apart(child, schemas)


def _types(shape: Any, schemas: dict[str, Any]) -> list[Any]:
    """The values of `type` that a shape allows; none if it does not say."""
    named = shape.get("$ref", "") if isinstance(shape, dict) else ""
    properties = schemas.get(named.rpartition("/")[2], {}).get("properties", {})
    allowed: list[Any] = properties.get("type", {}).get("enum", [])
    return allowed


@cache
def _route(method: str, path: str) -> str | None:
    """The described route of this path: the one with the most fixed words."""
    words = path.strip("/").split("/")
    fitting = [
        route
        for route, methods in _description()["paths"].items()
        if method.lower() in methods and _fits(words, route.strip("/").split("/"))
    ]
    return max(fitting, key=lambda route: -route.count("{"), default=None)


def _fits(words: list[str], pattern: list[str]) -> bool:
    return len(words) == len(pattern) and all(
        wanted.startswith("{") or wanted == word for word, wanted in zip(words, pattern, strict=True)
    )


@cache
def _validator(method: str, route: str) -> Validator | None:
    """Checks a JSON body sent to the route; None for a route without a body."""
    body = _description()["paths"][route][method.lower()].get("requestBody")
    if body is None:
        return None
    schema = body["content"]["application/json"]["schema"]
    return _Thrifty({**schema, "components": _description()["components"]})


def _named(validator: Validator, name: str, part: Any, schema: Mapping[str, Any]) -> Iterator[ValidationError]:
    """Hold a part against the shape of this name in the description."""
    look = partial(_by_name, validator, name, part, schema)
    yield from _once(name, part, look) if isinstance(part, dict) else look()


_by_name = Draft202012Validator.VALIDATORS["$ref"]
_Thrifty = extend(Draft202012Validator, {"$ref": _named})


def _deepest(error: ValidationError) -> ValidationError:
    """The error that a reader wants: of a union, what is wrong furthest inside."""
    leaves = [_deepest(sub) for sub in error.context or ()]
    return max(leaves, key=lambda leaf: len(leaf.absolute_path), default=error)


# ---------------------------------------------------------------- what the description leaves unsaid


def _messages(body: Any) -> Iterator[tuple[str, Mapping[str, Any]]]:
    """The message in a body, with its place: the body itself, or the answer to an interaction."""
    if not isinstance(body, Mapping):
        return
    data = body.get("data")
    where, message = ("$.data", data) if isinstance(data, Mapping) else ("$", body)
    if isinstance(message.get("components"), list):
        yield where, message


def broken_layout(message: Mapping[str, Any]) -> Iterator[str]:
    """What Discord's documentation demands of a message made of components."""
    parts = list(_parts(message["components"]))
    if (message.get("flags") or 0) & COMPONENTS_V2 and (message.get("content") or message.get("embeds")):
        yield "components are the whole message: no content, no embeds beside them"
    if len(parts) > MOST_COMPONENTS:
        yield f"{len(parts)} components, {MOST_COMPONENTS} at most"
    written = sum(len(part.get("content") or "") for part in parts)
    if written > MOST_CHARACTERS:
        yield f"{written} characters, {MOST_CHARACTERS} at most"
    ids = [part["custom_id"] for part in parts if part.get("custom_id")]
    if len(ids) != len(set(ids)):
        yield f"custom ids are not unique: {sorted({one for one in ids if ids.count(one) > 1})}"
    for part in parts:
        if part.get("type") == 1 and len({child.get("type") == 2 for child in part["components"]}) > 1:
            yield "a row holds buttons or one select, not both"
        if part.get("type") == 2 and not (part.get("label") or part.get("emoji")):
            yield f"button {part.get('custom_id')} shows nothing"


def _parts(components: list[Any]) -> Iterator[Mapping[str, Any]]:
    """Every component of a tree, outermost first."""
    for part in components:
        yield part
        yield from _parts(part.get("components") or [])
        if part.get("accessory"):
            yield from _parts([part["accessory"]])
