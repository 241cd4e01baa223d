"""M2, the table: who acts, what is happening, a line for every seat, and the small print of the deal."""

from __future__ import annotations

from typing import assert_never

from bot.game.actions import Seat
from bot.game.events import HandDeclared
from bot.game.poker import rank_of
from bot.game.rules import EXCHANGES
from bot.game.state import Calling, Cutting, Dealing, Declaring, Exchanging, Finished, Playing, Reshuffling, Trick
from bot.game.tricks import TRICKS, takes
from bot.i18n.localizer import Localizer
from bot.render import accounts
from bot.render.glyphs import Glyphs
from bot.render.panel import Accent, Block, Button, Panel, Row, Space, Style
from bot.render.parts import heading, lines, relative, small
from bot.render.scenes import PastDealScene, TableScene
from bot.render.slots import sorted_hand
from bot.render.story import Story, story_of
from bot.render.words import DOT, Cast, key, score_box

SEAL_SHOWN = 12
"""Hex characters of a commitment in the small print; all 64 are under More."""


def table(scene: TableScene, say: Localizer, glyphs: Glyphs) -> Panel:
    """The public message of the deal in progress, or just over."""
    draw = _Drawing(scene, say, glyphs)
    blocks: list[Block] = [heading(draw.who(), *draw.what()), Space(), lines(draw.seats())]
    if last := draw.last_trick():
        blocks += [Space(), lines([last])]
    blocks += [Space(), *small(draw.small_print())]
    won = isinstance(scene.view.phase, Finished)
    return Panel(
        accent=Accent.WON if won else Accent.TABLE, blocks=tuple(blocks), rows=(draw.buttons(),), game=scene.game
    )


def past_deal(scene: PastDealScene, say: Localizer, _: Glyphs) -> Panel:
    """A finished deal, shrunk to what its points were and the scores after it."""
    story, cast = story_of(scene.view.record), Cast.of(scene.players)
    points = say.say("past-deal", deal=scene.view.deal, points=accounts.points_of(say, story, cast))
    after = accounts.scores(say, cast, story.scores or scene.view.scores)
    row = (Button(f"log|{scene.view.deal}", say.say("table-log-button")),)
    return Panel(accent=Accent.WAITING, blocks=(lines([points]), *small([after])), rows=(row,), game=scene.game)


class _Drawing:
    """One table being written."""

    def __init__(self, scene: TableScene, say: Localizer, glyphs: Glyphs) -> None:
        self.scene, self.say, self.glyphs = scene, say, glyphs
        self.view = scene.view
        self.cast = Cast.of(scene.players)
        self.story: Story = story_of(scene.view.record)

    def who(self) -> str:
        """Who acts."""
        say, names = self.say.say, self.cast.names
        match self.view.phase:
            case Cutting():
                return say("table-cutting")
            case Dealing():
                return self._between_deals()
            case Exchanging(turn=seat):
                return say("table-to-exchange", name=names[seat])
            case Reshuffling(turn=seat):
                return say("table-reshuffling", name=names[seat])
            case Declaring(turn=seat):
                return say("table-to-declare", name=names[seat])
            case Calling():  # never whose answer is pending (R7.7)
                return say("table-who-calls")
            case Playing(turn=seat, trick=trick):
                return say("table-to-play" if trick else "table-to-lead", name=names[seat])
            case Finished(winner=seat):
                return say("table-won", name=names[seat], score=self.view.scores[seat])
            case phase:
                assert_never(phase)

    def _between_deals(self) -> str:
        if not self.story.over:
            cut = self.story.cut
            deals = cut and self.say.say("table-deals-first", name=self.cast.names[cut.dealer])
            return deals or self.say.say("table-dealing")
        if self.story.tie_break:
            return self.say.say("table-tie-break-next")
        return self.say.say("table-deal-over", deal=self.view.deal)

    def what(self) -> list[str]:
        """What is happening, in a line or two."""
        say = self.say.say
        match self.view.phase:
            case Cutting() | Finished():
                return []
            case Dealing():
                return self._what_next()
            case Exchanging(number=number):
                return [say("table-exchange", number=number, of=EXCHANGES)]
            case Reshuffling(number=number):
                return [say("table-exchange", number=number, of=EXCHANGES), say("table-new-pile")]
            case Declaring():
                return self._declaring(self.view.phase)
            case Calling():
                points = self.view.rules.chicago_points
                return [say("table-calling", won=self.say.signed(points), lost=self.say.signed(-points))]
            case Playing():
                return self._trick(self.view.phase)
            case phase:
                assert_never(phase)

    def _what_next(self) -> list[str]:
        alone = self.story.tie_break
        return [
            self.say.say("table-deals-alone", names=self.cast.all(self.say, alone)) if alone else "",
            self.say.say("table-next-deal", when=relative(self.scene.next_deal)) if self.scene.next_deal else "",
        ]

    def _declaring(self, phase: Declaring) -> list[str]:
        best = phase.best
        standing = (
            self.say.say("table-declaring-none")
            if best is None
            else self.say.say("table-declaring-best", category=key(best), name=self.cast.all(self.say, phase.holders))
        )
        return [self.say.say("table-declaring", number=phase.number) + DOT + standing]

    def _trick(self, phase: Playing) -> list[str]:
        last = phase.number == TRICKS
        sentence = ("table-trick-last" if last else "table-trick") + ("-led" if phase.trick else "")
        suit = key(phase.trick[0].card.suit) if phase.trick else ""
        points = self.say.signed(self.view.rules.last_trick)
        line = self.say.say(sentence, number=phase.number, points=points, suit=suit)
        if phase.caller is None:
            return [line]
        return [line, self.say.say("table-chicago-called", name=self.cast.names[phase.caller])]

    def seats(self) -> list[str]:
        """One line per seat."""
        return [self._seat(Seat(seat)) for seat in range(self.view.seats)]

    def _seat(self, seat: Seat) -> str:
        start = score_box(self.say, self.view.scores[seat])
        name = self.cast.bold(self.say, seat)
        if self.view.order and seat not in self.view.order and not self.story.over:
            return f"{start} {name}{DOT}{self.say.say('seat-sits-out')}"
        if self.story.over:
            return self._seat_after(seat, start, name)
        card = self._card_of(seat)
        did = DOT.join(part for part in (name, *self._did(seat)) if part)
        return f"{start} {card} {did}" if card else f"{start} {did}"

    def _seat_after(self, seat: Seat, start: str, name: str) -> str:
        """A seat when the deal is done: its five cards, and what it scored."""
        hand = self.story.hands[seat] if self.story.hands else ()
        points = sum(event.points for event in self.story.won(seat))
        gained = self.say.say("seat-points", points=self.say.signed(points)) if points else ""
        made = self.say.say("category", category=key(rank_of(hand).category)) if hand else ""
        parts = [part for part in (name, made, gained) if part]
        cards = self.glyphs.cards(sorted_hand(hand))
        return f"{start} {cards} {DOT.join(parts)}" if cards else f"{start} {DOT.join(parts)}"

    def _shown_trick(self) -> Trick:
        """The trick on the table: the open one, or the last one until somebody leads to the next."""
        match self.view.phase:
            case Playing(trick=trick) if trick or not self.story.tricks:
                return trick
            case Playing():
                return self.story.tricks[-1].cards
            case _:
                return ()

    def _card_of(self, seat: Seat) -> str:
        if isinstance(self.view.phase, Dealing) and self.story.cut:
            drawn = [card for draw in self.story.cut.rounds for drawer, card in draw if drawer == seat]
            return self.glyphs.cards(drawn)
        if not isinstance(self.view.phase, Playing):
            return ""
        played = next((played.card for played in self._shown_trick() if played.seat == seat), None)
        return self.glyphs.back() if played is None else self.glyphs.card(played)

    def _did(self, seat: Seat) -> list[str]:
        say = self.say.say
        match self.view.phase:
            case Exchanging(number=number, turn=turn) | Reshuffling(number=number, turn=turn):
                return self._exchanged(seat, number) + ([f"*{say('seat-choosing')}*"] if seat == turn else [])
            case Declaring(number=number, turn=turn):
                return self._declared(seat, number) + ([f"*{say('seat-choosing')}*"] if seat == turn else [])
            case Playing(caller=caller) as phase:
                trick = self._shown_trick()
                taking = bool(trick) and takes(trick).seat == seat
                done = "seat-takes-so-far" if phase.trick else "seat-took-trick"
                return [say("seat-chicago")] * (caller == seat) + [say(done)] * taking
            case _:
                return []

    def _exchanged(self, seat: Seat, number: int) -> list[str]:
        exchange = self.story.exchanges.get(number)
        if exchange is None:
            return []
        shown, taken = exchange.shown.get(seat), exchange.taken.get(seat)
        phrases = [self.say.say("seat-shows", cards=self.glyphs.cards(sorted_hand(shown)))] if shown else []
        if taken is not None:
            phrases.append(self.say.say("seat-took", count=taken) if taken else self.say.say("seat-kept-all"))
        return phrases

    def _declared(self, seat: Seat, number: int) -> list[str]:
        comparison = self.story.comparisons.get(number)
        answer = next((a for a in comparison.answers if a.seat == seat), None) if comparison else None
        if answer is None:
            return []
        if not isinstance(answer, HandDeclared):
            return [self.say.say("seat-passes")]
        phase = self.view.phase
        best = isinstance(phase, Declaring) and seat in phase.holders
        return [self.say.say("seat-declares-best" if best else "seat-declares", category=key(answer.category))]

    def last_trick(self) -> str:
        """The trick before the one on the table, with the reason it was won."""
        match self.view.phase:
            case Playing(trick=trick) if trick and self.story.tricks:
                return self._told(-1)
            case Playing() if len(self.story.tricks) > 1:
                return self._told(-2)
            case Dealing() | Finished() if self.story.tricks:
                return self._told(-1)
            case _:
                return ""

    def _told(self, index: int) -> str:
        trick = self.story.tricks[index]
        cards = self.glyphs.cards(played.card for played in trick.cards)
        name = self.cast.names[trick.winner]
        return self.say.say("table-last-trick", cards=cards, name=name, reason=accounts.reason(self.say, trick))

    def small_print(self) -> list[str]:
        """Deal, dealer, cut, exchanges, declarations, points, commitment."""
        say, story = self.say.say, self.story
        exchanged = accounts.exchanged(self.say, story, self.cast)
        shown = accounts.showed(self.say, self.glyphs, story, self.cast)
        outcomes = [
            accounts.outcome(self.say, story.comparisons[n], self.cast) for n in (1, 2) if n in story.comparisons
        ]
        declared = DOT.join(filter(None, outcomes))
        return [
            self._deal_line(),
            self._cut_line(),
            say("small-exchanged", seats=exchanged) if exchanged else "",
            say("small-showed", seats=shown) if shown else "",
            say("small-declared", seats=declared) if declared else "",
            say("small-points", points=accounts.points_of(self.say, story, self.cast)) if story.over else "",
            self._seal_line(),
            say("small-ready", names=self.cast.all(self.say, self.scene.ready)) if self.scene.ready else "",
            say("small-votes", names=self.cast.all(self.say, self.scene.stop_votes)) if self.scene.stop_votes else "",
        ]

    def _deal_line(self) -> str:
        say, view, story = self.say.say, self.view, self.story
        if story.dealt is None:
            return ""
        deal = "small-tie-break" if story.dealt.tie_break else "small-deal"
        parts = [
            say(deal, deal=view.deal, target=view.rules.target),
            say("small-dealer", name=self.cast.names[story.dealt.dealer]),
        ]
        if story.caller is not None:
            parts.append(say("small-chicago", name=self.cast.names[story.caller]))
        elif story.asked_chicago:
            parts.append(say("small-no-chicago"))
        return DOT.join(parts)

    def _cut_line(self) -> str:
        cut = self.story.cut
        if cut is None:
            return ""
        drawn = accounts.draws(self.say, self.glyphs, cut.rounds, self.cast)
        return self.say.say("small-cut", draws=drawn, name=self.cast.names[cut.dealer])

    def _seal_line(self) -> str:
        seal = self.scene.commitment
        if seal is None:
            return ""
        return self.say.say(
            "small-seal-next" if isinstance(self.view.phase, Dealing) else "small-seal", seal=seal[:SEAL_SHOWN]
        )

    def buttons(self) -> Row:
        """Under the table."""
        say = self.say.say
        hand = Button("hand", say("table-hand-button"), style=Style.MAIN)
        more = Button("more", say("table-more-button"))
        if not self.story.over:
            return (hand, more)
        log = Button(f"log|{self.view.deal}", say("table-log-button"))
        if isinstance(self.view.phase, Finished):
            return (log, more)
        return (Button("deal", say("table-deal-button"), style=Style.GOOD), hand, log, more)
