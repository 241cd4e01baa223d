"""A recording: all that is needed to play a game again, and the small file it can be carried away in.

{"v":1,"rules":{...},"players":[{"name":"Anna"},{"name":"Kalle","ai":"medium"}],"actions":[{...}]}; `left` is true for a
person who went before the end, `forgotten` for one who wanted to be forgotten, and has no name. `last_deal` is the
number of the deal after which the game was to end, as its people voted, unless somebody won it before that.
"""

from __future__ import annotations

import json
from dataclasses import dataclass
from typing import Any, Final, NoReturn

from bot.game.actions import Action
from bot.game.codec import Malformed, decode_action, decode_rules, encode_action, encode_rules
from bot.game.engine import apply, new_game
from bot.game.errors import IllegalAction
from bot.game.rules import Rules
from bot.records import Level, Player, StoredTable

VERSION: Final = 1
LONGEST: Final = 2_000_000
"""Bytes of a file that is looked at: hundreds of deals, which no game has."""
LONGEST_NAME: Final = 200


class Unreadable(Exception):
    """The file holds no game; the text is a sentence that says why."""


@dataclass(frozen=True, slots=True)
class Recording:
    """A game that is over. A person who left has a level, as everywhere."""

    rules: Rules
    players: tuple[Player, ...]
    actions: tuple[Action, ...]
    last_deal: int | None = None
    """The deal that its people voted to be the last, if they did."""

    @classmethod
    def of(cls, stored: StoredTable) -> Recording:
        """The recording of a stored game."""
        return cls(stored.rules, stored.players, tuple(ply.action for ply in stored.plies), stored.last_deal)


def written(recording: Recording) -> str:
    """The recording as JSON, an action a line. Nobody's Discord id is in it."""
    actions = ",\n".join(_compact(encode_action(action)) for action in recording.actions)
    players = _compact([_player_as_json(player) for player in recording.players])
    rules = _compact(encode_rules(recording.rules))
    last = "" if recording.last_deal is None else f'"last_deal":{recording.last_deal},'
    return f'{{"v":{VERSION},"rules":{rules},"players":{players},{last}"actions":[\n{actions}\n]}}\n'


def _player_as_json(player: Player) -> dict[str, object]:
    if player.user_id is None:
        return {"name": player.name, "ai": player.level.value if player.level else ""}
    left = {} if player.plays_itself else {"left": True}
    return {"name": "", "forgotten": True, **left} if player.forgotten else {"name": player.name, **left}


def _compact(value: object) -> str:
    return json.dumps(value, ensure_ascii=False, separators=(",", ":"))


def read(file: bytes) -> Recording:
    """The recording in a file, every action of which the rules allow. Raises Unreadable."""
    fields = _object(_parsed(file), {"v", "rules", "players", "actions"}, {"last_deal"})
    if type(fields["v"]) is not int or fields["v"] != VERSION:
        raise Unreadable(f"The file is not of version {VERSION} of this format.")
    players = tuple(_player(value, number) for number, value in enumerate(_list(fields["players"]), start=1))
    if not 2 <= len(players) <= 4:
        raise Unreadable(f"A game has two to four players, not {len(players)}.")
    try:
        rules = decode_rules(fields["rules"])
    except Malformed as why:
        raise Unreadable(f"The rules cannot be read: {why}.") from None
    last_deal = fields.get("last_deal", 1)
    if type(last_deal) is not int or last_deal < 1:
        raise Unreadable("The last deal has no number.")
    actions = _actions(_list(fields["actions"]), rules, len(players))
    return Recording(rules, players, actions, last_deal if "last_deal" in fields else None)


def _actions(values: list[Any], rules: Rules, seats: int) -> tuple[Action, ...]:
    state, actions = new_game(rules, seats), list[Action]()
    for number, value in enumerate(values, start=1):
        try:
            actions.append(decode_action(value))
            state = apply(state, actions[-1]).state
        except Malformed as why:
            raise Unreadable(f"Move {number} cannot be read: {why}.") from None
        except IllegalAction as why:
            raise Unreadable(f"Move {number} is against the rules: {why.refusal.value}.") from None
    return tuple(actions)


def _parsed(file: bytes) -> object:
    if len(file) > LONGEST:
        raise Unreadable(f"The file is longer than {LONGEST} bytes.")
    try:
        return json.loads(file.decode(), object_pairs_hook=_once, parse_constant=_constant)
    except (ValueError, RecursionError):
        raise Unreadable("The file is not JSON.") from None


def _once(pairs: list[tuple[str, object]]) -> dict[str, object]:
    """A JSON object, in which a field that stands twice could be read in two ways."""
    fields = dict(pairs)
    if len(fields) < len(pairs):
        raise Unreadable("A field of the file stands there twice.")
    return fields


def _constant(name: str) -> NoReturn:
    """NaN and its kind are no JSON."""
    raise ValueError(name)


def _player(value: object, number: int) -> Player:
    fields = _object(value, {"name"}, {"ai", "left", "forgotten"})
    name, ai = fields["name"], fields.get("ai")
    if not isinstance(name, str) or len(name) > LONGEST_NAME:
        raise Unreadable(f"Player {number} has no name.")
    left, forgotten = (_said(fields, what, number) for what in ("left", "forgotten"))
    if ai is None:
        level = Level.MEDIUM if left else None
        return Player("", -number, level) if forgotten else Player(name, number, level)
    try:
        return Player(name, None, Level(ai))
    except ValueError:
        raise Unreadable(f"Player {number} is of a level that is not known here.") from None


def _said(fields: dict[str, Any], what: str, number: int) -> bool:
    """Is this said of a player? It is said by `true`, or not at all."""
    if fields.get(what, True) is not True:
        raise Unreadable(f"“{what}” of player {number} is not true.")
    return what in fields


def _object(value: object, needed: set[str], allowed: set[str] | None = None) -> dict[str, Any]:
    if not isinstance(value, dict) or not needed <= value.keys() <= needed | (allowed or set()):
        raise Unreadable(f"The file is no recording: an object with {', '.join(sorted(needed))} was expected.")
    return value


def _list(value: object) -> list[Any]:
    if not isinstance(value, list):
        raise Unreadable("The file is no recording: a list was expected.")
    return value
