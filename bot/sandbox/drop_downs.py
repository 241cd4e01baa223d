"""Drop-downs on the page: one that offers something else in the place of another is another one.

SimCord tells controls apart by their place in a message, and goes on showing what was chosen in that place.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from contextlib import contextmanager
from typing import Any, Final

from simcord.enums import SELECT_TYPES
from simcord.preview import _action_plans, _component_projection

Key = Callable[..., str | None]

_KEYS: Final = ((_component_projection, "_control_key"), (_action_plans, "_component_key"))
"""Both say how a control is called: as the page is told, and as it is found again when it is used."""


@contextmanager
def told_apart() -> Iterator[None]:
    """Until the block is left, drop-downs are told apart by what they do."""
    before = [(module, name, getattr(module, name)) for module, name in _KEYS]
    for module, name, key in before:
        setattr(module, name, _by_what_it_does(key))
    try:
        yield
    finally:
        for module, name, key in before:
            setattr(module, name, key)


def _by_what_it_does(key: Key) -> Key:
    def named(*given: Any) -> str | None:
        found = key(*given)
        [component] = (one for one in given if isinstance(one, Mapping))
        if found is None or component.get("type") not in SELECT_TYPES:
            return found
        return f"{found.rpartition(':')[0]}:{component['custom_id']}"

    return named
