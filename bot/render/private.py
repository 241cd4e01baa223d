"""What the one message of a private game is put together from: the question, the news, the seats, the hand."""

from __future__ import annotations

from typing import Final

from bot.game.actions import Seat
from bot.game.events import Exchanged
from bot.game.state import Asks, Declaring, Exchanging, Playing
from bot.game.tricks import playable
from bot.render import log
from bot.render.hand import may_be_early, own_cards, title
from bot.render.headline import what
from bot.render.needs import below, made, needs
from bot.render.panel import Block, Picture, Space, Text
from bot.render.parts import heading, lines
from bot.render.scenes import HandScene
from bot.render.seat_lines import seat_lines
from bot.render.setting import Setting
from bot.render.slots import places, sorted_hand
from bot.render.story import TrickTold

_TOLD_BY_THE_SEATS: Final = frozenset({Asks.EXCHANGE, Asks.DECLARE, Asks.PLAY})
"""Questions for which the lines of the seats say all that is needed: who took how many, declared or played what."""


MOST_NEWS: Final = 2
"""Lines; a person whose cards all played themselves finds the rest under [How it went]."""


def seat_of(hand: HandScene) -> Seat:
    """Whose hand it is."""
    assert hand.view.seat is not None
    return hand.view.seat


def opening(at: Setting, hand: HandScene) -> tuple[Block, ...]:
    """Why the last tap did nothing, if so; what is asked; what is happening."""
    note = (Text(f"> {at.say(hand.note)}"),) if hand.note else ()
    asked = None if at.story.over else hand.question
    happening = what(at, next_deal="") if isinstance(at.view.phase, Declaring | Playing) else []
    return (*note, heading(title(at, hand, seat_of(hand), asked), may_be_early(at, hand, asked), *happening))


def seats(at: Setting, *, shown: Picture | None = None) -> tuple[Block, ...]:
    """A line for every seat, over the picture of the deal if it is `shown`."""
    told = lines(seat_lines(at, pictured=shown is not None))
    return (Space(), told) if shown is None else (Space(), told, Space(), shown)


def cards(at: Setting, hand: HandScene) -> tuple[Block, ...]:
    """What the hand makes (in the tricks that is small print), what the decision needs, the five cards."""
    seat, asked = seat_of(hand), hand.question
    if asked is not None and (hand.confirming or asked.asks not in _TOLD_BY_THE_SEATS):
        over_them = needs(at, hand, seat, asked)
    else:
        over_them = [] if asked is not None and asked.asks is Asks.PLAY else made(at)
    under_them = below(at, hand, asked)
    blocks: list[Block] = [Space(), lines(over_them)] if over_them else []
    if places(at.view):
        blocks += [Space(), own_cards(at)]
    if under_them:
        blocks.append(lines(under_them))
    return tuple(blocks)


# What happened since the last tap


def news(at: Setting) -> tuple[Block, ...]:
    """What the lines of the seats do not show of what has happened since the person last chose something."""
    told = _happened(at)
    return (Space(), lines(told[-MOST_NEWS:])) if told else ()


def _happened(at: Setting) -> list[str]:
    match at.view.phase:
        case Playing(trick=()) if at.story.tricks:
            return _tricks(at)[:-1]  # the last one still lies at the seats
        case Playing() if at.story.tricks:
            return _tricks(at)
        case Exchanging(number=number):
            told = at.story.comparisons.get(number - 1)
            return _drawn(at) + ([log.comparison_line(at, number - 1, told)] if told else [])
        case _ if at.story.over:
            return _tricks(at)
        case _:
            return _drawn(at)


def _drawn(at: Setting) -> list[str]:
    """The cards that came in the person's last exchange, until they go out again."""
    exchanges = [event for event in at.view.record if isinstance(event, Exchanged) and event.seat == at.view.seat]
    drawn = (exchanges[-1].drawn or ()) if exchanges else ()
    held = tuple(card for card in sorted_hand(drawn) if card in places(at.view))
    return [at.say("solo-drew", cards=at.glyphs.cards(held))] if held else []


def _tricks(at: Setting) -> list[str]:
    """The tricks that were taken since the person last chose a card: the one it was played to, and all later ones."""
    told = list(enumerate(at.story.tricks, start=1))
    chosen = [number for number, trick in told if not _forced(at, number, trick)]
    return [log.trick_line(at, number, trick) for number, trick in told if number >= max(chosen, default=1)]


def _forced(at: Setting, number: int, trick: TrickTold) -> bool:
    """Did the person have only one card to play to this trick, so that it played itself?"""
    me = at.view.seat
    if me is None or me not in at.view.order:
        return True
    already = at.view.played[me][: number - 1]
    hand = tuple(card for card in places(at.view) if card not in already)
    before = trick.cards[: next(place for place, played in enumerate(trick.cards) if played.seat == me)]
    return len(playable(hand, before)) == 1
