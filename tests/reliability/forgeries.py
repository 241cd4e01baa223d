"""The kinds of taps that nobody may make (S1)."""

from __future__ import annotations

from collections.abc import Callable
from copy import deepcopy
from typing import Any

from bot.views.custom_id import Control, encode
from tests.discord.world import Tap
from tests.reliability.siege import (
    BROKEN,
    ELSEWHERE,
    FREE,
    MODAL,
    NO_GAME,
    NOT_YOURS,
    NOWHERE,
    PUBLIC,
    REPEATED,
    SOLO,
    WRONG_CHANNEL,
    WRONG_GUILD,
    Attack,
    Siege,
    slip,
)


def wrong_user(siege: Siege) -> Attack:
    """Eve, who has no seat, at the table in her channel."""
    verb = siege.verb(but=SETTINGS_FORMS)
    return Attack("wrong user", siege.tap("eve", verb, arg=siege.arg()), verb)


def not_yours(siege: Siege) -> Attack:
    """Bo, at Anna's own game."""
    verb = siege.verb()
    return Attack(NOT_YOURS, siege.tap("bo", verb, game=SOLO, arg=siege.arg()), verb)


def no_game(siege: Siege) -> Attack:
    """Bo, at a game that is not there."""
    verb, game = siege.verb(), siege.dice.choice((NOWHERE, 36**12 - 1))
    return Attack(NO_GAME, siege.tap("bo", verb, game=game, arg=siege.arg()), verb)


def wrong_channel(siege: Siege) -> Attack:
    """Bo, at his table, from another channel; or at that channel's table, from here."""
    verb = siege.verb()
    if siege.dice.random() < 0.5:
        return Attack(WRONG_CHANNEL, siege.tap("bo", verb, game=ELSEWHERE, arg=siege.arg()), verb)
    there: dict[str, Any] = {"channel_id": str(siege.elsewhere), "channel": {"id": str(siege.elsewhere), "type": 0}}
    return Attack(WRONG_CHANNEL, siege.tap("bo", verb, arg=siege.arg(), **there), verb)


def wrong_guild(siege: Siege) -> Attack:
    """Bo, at his table, from another server."""
    verb = siege.verb()
    return Attack(WRONG_GUILD, siege.tap("bo", verb, arg=siege.arg(), guild_id="123"), verb)


def wrong_version(siege: Siege) -> Attack:
    """Anna and Bo, on a panel that was drawn before, or never."""
    person = siege.dice.choice(("anna", "bo"))
    version = siege.dice.choice([number for number in (0, 1, 5, 77, 999_999) if number != siege.version(person)])
    verb = siege.dice.choice(ANSWERS)
    return Attack("wrong version", siege.tap(person, verb, version=version, arg=siege.arg()), verb)


def wrong_slot(siege: Siege) -> Attack:
    """Anna, on a card that does not lie there."""
    verb = siege.dice.choice(("throw", "keep", "play"))
    return Attack("wrong slot", siege.tap("anna", verb, arg=siege.dice.choice((5, 6, 31, 52, 999_999))), verb)


def wrong_values(siege: Siege) -> Attack:
    """Any drop-down, with choices that it does not offer."""
    some = [next(siege.words) for _ in range(siege.dice.choice((0, 1, 1, 1, 2, 30)))]
    verb = siege.verb(but=frozenset(MODAL))
    person, game = siege.dice.choice(("bo", "eve")), siege.dice.choice((0, SOLO, NOWHERE))
    return Attack("wrong values", siege.tap(person, verb, game=game, values=some, arg=siege.arg()), verb)


def wrong_text(siege: Siege) -> Attack:
    """A slip with any text, under any verb."""
    verb = siege.verb()
    tap = siege.tap(siege.dice.choice(("bo", "eve")), verb, game=siege.dice.choice((0, SOLO, NOWHERE)))
    return Attack("wrong text", slip(tap, next(siege.words)), verb)


def own_things(siege: Siege) -> Attack:
    """Eve, who sits nowhere, in what is hers alone, with choices that nobody offers, numbers and texts of any kind."""
    verb = siege.dice.choice(sorted(FREE))
    some = [next(siege.words) for _ in range(siege.dice.choice((0, 1, 1, 2)))]
    game = siege.dice.choice((0, SOLO, NOWHERE))
    tap = siege.tap("eve", verb, game=game, arg=siege.arg(), version=siege.dice.choice((0, 1, 999_999)), values=some)
    return Attack("own things", slip(tap, next(siege.words)) if siege.dice.random() < 0.3 else tap, verb)


def repeated(siege: Siege) -> Attack:
    """Something that was done, once more: by a process that has not seen it, or by the same."""
    done = siege.dice.choice(siege.done)
    if siege.dice.random() < 0.5:
        siege.world.bot._delivered.clear()
    return Attack(REPEATED, done)


def noise(siege: Siege) -> Attack:
    """A custom id that the bot never wrote."""
    good = encode(Control(PUBLIC, siege.version("anna"), siege.dice.choice(ANSWERS), siege.arg()))
    place = siege.dice.randrange(len(good))
    letter = siege.dice.choice("|0zZ\0\n٣é\u202e ")
    bad = siege.dice.choice((good[:place] + letter + good[place + 1 :] + " ", next(siege.words), good * 20, ""))
    return Attack("garbage", siege._typed("anna", "", bad))


def broken(siege: Siege) -> Attack:
    """Data in a form that Discord never sends."""
    tap = siege.tap("bo", siege.verb(), game=NOWHERE)
    data = deepcopy(dict(tap.payload["data"]))
    data[siege.dice.choice(("custom_id", "values", "components"))] = siege.dice.choice((None, 7, "text", [], {}, [7]))
    return Attack(BROKEN, Tap(tap.record, {**tap.payload, "type": siege.dice.choice((3, 5)), "data": data}))


SETTINGS_FORMS = frozenset({"rule", "ruleset"})
# fmt: off
ANSWERS = (
    "throw", "keep", "exchange", "pat", "keepmade", "show", "declare", "pass", "call", "callsure", "decline", "play",
    "undo", "back", "oneup", "takeup", "refuseup", "redeal", "keephand", "takepoints", "reset", "resetsure",
)
# fmt: on
"""What answers a question."""
KINDS: dict[str, Callable[[Siege], Attack]] = {
    "wrong user": wrong_user,
    NOT_YOURS: not_yours,
    NO_GAME: no_game,
    WRONG_CHANNEL: wrong_channel,
    WRONG_GUILD: wrong_guild,
    "wrong version": wrong_version,
    "wrong slot": wrong_slot,
    "wrong values": wrong_values,
    "wrong text": wrong_text,
    "own things": own_things,
    REPEATED: repeated,
    "garbage": noise,
    BROKEN: broken,
}
