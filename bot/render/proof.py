"""The proof of a finished game's shuffles: whether it holds, what it proves and what not, and the file to keep."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from bot.game.actions import Seat
from bot.game.shuffle import CUT_DEAL
from bot.i18n.localizer import Localizer
from bot.proof.check import Checked
from bot.proof.document import DealProof, Fault, Unproven
from bot.records import Player
from bot.render.panel import Accent, Attachment, Block, Panel, Space, Text
from bot.render.parts import heading, lines, small
from bot.render.words import DOT, Cast

SEAL_SHOWN: Final = 16
"""Hex characters of a seal in the list: enough to find it again on the table; the file has it whole."""
ROOM: Final = 2400
"""Characters for the list of the seals; a message takes 4000 in all."""


@dataclass(frozen=True, slots=True, kw_only=True)
class ProofScene:
    """What came of checking a game."""

    game: int
    players: tuple[Player, ...]
    deals: tuple[DealProof, ...]
    found: Checked | Unproven
    """What was checked, or the first thing that does not hold."""
    file: bytes
    """What is published, to be checked by anybody."""
    by_vote: int | None = None
    """After which deal its people ended the game by vote, before anybody had won."""


def proof(scene: ProofScene, say: Localizer) -> Panel:
    """The private answer to Verify."""
    name = f"chicago-{scene.game}-proof.json"
    blocks: list[Block] = [_verdict(scene, say), Space()]
    if isinstance(scene.found, Checked):
        blocks += [lines([say.say("proof-proves"), say.say("proof-limits")]), Space()]
    early = [] if scene.by_vote is None else [say.say("result-by-vote", deal=scene.by_vote)]
    blocks += [*small([*_seals(scene, say), *early])]
    if scene.file:
        blocks += [Space(), Attachment(name, scene.file), *small([say.say("proof-yourself", file=name)])]
    return Panel(accent=Accent.YOURS if isinstance(scene.found, Unproven) else Accent.WON, blocks=tuple(blocks))


def salted(deal: int, say: Localizer) -> Panel:
    """The private answer to salt that was taken."""
    told = heading(say.say("salt-done", deal=deal), say.say("salt-help"))
    return Panel(accent=Accent.WAITING, blocks=(told,))


def _verdict(scene: ProofScene, say: Localizer) -> Text:
    game = str(scene.game)
    match scene.found:
        case Unproven(fault=fault, deal=deal):
            unknown = deal is None or fault is Fault.FORM
            where = say.say("proof-fails", game=game) if unknown else say.say("proof-fails-deal", deal=deal or CUT_DEAL)
            return heading(where, say.say("proof-fault", fault=fault.value))
        case Checked(packs, refills, salts):
            told = [say.say("proof-packs", packs=packs), say.say("proof-refills", refills=refills)]
            told.append(say.say("proof-salts", salts=salts))
            return heading(say.say("proof-holds", game=game), say.say("proof-checked", what=say.both(told)))


def _seals(scene: ProofScene, say: Localizer) -> list[str]:
    """The seal of every deal, and who salted it; of a very long game the last ones."""
    cast = Cast.of(scene.players, say)
    told: list[str] = []
    room = ROOM
    for deal in reversed(scene.deals):
        name = say.say("proof-cut") if deal.deal == CUT_DEAL else say.say("proof-deal", deal=deal.deal)
        seats = [salt.seat for salt in deal.salts if salt.seat < len(scene.players)]
        by = [say.say("small-salted", names=cast.all(say, map(Seat, seats)))] if seats else []
        line = DOT.join([f"{name} `{deal.commitment.hex()[:SEAL_SHOWN]}…`", *by])
        room -= len(line)
        if room < 0:
            break
        told.append(line)
    return told[::-1]
