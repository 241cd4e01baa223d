"""How it went: a deal told from the dealing to the last points, no more than everybody saw."""

from __future__ import annotations

from bot.game.actions import Seat
from bot.game.events import ChicagoBroken, ChicagoMade, HandScored, LastTrickScored
from bot.i18n.localizer import Localizer
from bot.render import accounts
from bot.render.glyphs import Glyphs
from bot.render.panel import Accent, Block, Panel, Space
from bot.render.parts import heading, lines, small
from bot.render.scenes import PastDealScene
from bot.render.slots import sorted_hand
from bot.render.story import ComparisonTold, ExchangeTold, Story, TrickTold, story_of
from bot.render.words import DOT, Cast, key, makes

FINAL = 3
"""The number of the comparison after the tricks."""


def log(scene: PastDealScene, say: Localizer, glyphs: Glyphs) -> Panel:
    """The private panel behind [How it went]."""
    told = _Telling(story_of(scene.view.record), Cast.of(scene.players), say, glyphs)
    blocks: list[Block] = [heading(say.say("log-title", deal=scene.view.deal), *told.beginning()), Space()]
    for chapter in (told.poker(), told.tricks(), told.hands()):
        if any(chapter):
            blocks += [lines(chapter), Space()]
    ending = small(told.ending())
    return Panel(accent=Accent.WAITING, blocks=(*blocks, *ending) if ending else tuple(blocks[:-1]), game=scene.game)


class _Telling:
    """One deal being told."""

    def __init__(self, story: Story, cast: Cast, say: Localizer, glyphs: Glyphs) -> None:
        self.story, self.cast, self.say, self.glyphs = story, cast, say, glyphs

    def beginning(self) -> list[str]:
        """The cut, and who dealt."""
        cut, dealt = self.story.cut, self.story.dealt
        parts = []
        if cut is not None:
            drawn = accounts.draws(self.say, self.glyphs, cut.rounds, self.cast)
            parts.append(self.say.say("log-cut", draws=drawn, name=self._name(cut.dealer)))
        if dealt is not None:
            eldest = self._name(dealt.order[0])
            parts.append(self.say.say("log-order", name=self._name(dealt.dealer), eldest=eldest))
        return parts

    def poker(self) -> list[str]:
        """Exchanges and declarations, in the order they came."""
        told = []
        for number, exchange in self.story.exchanges.items():
            told.append(self._exchange(number, exchange))
            if number in self.story.comparisons and number != FINAL:
                told.append(self._comparison(number, self.story.comparisons[number]))
        return told

    def _exchange(self, number: int, exchange: ExchangeTold) -> str:
        parts = [self.say.say("log-new-pile", count=count) for count in exchange.renewed]
        for seat, hand in exchange.shown.items():
            parts.append(self.say.say("log-showed", name=self._name(seat), cards=self.glyphs.cards(sorted_hand(hand))))
        for seat, count in exchange.taken.items():
            parts.append(self.say.say("log-took" if count else "log-kept", name=self._name(seat), count=count))
        return self.say.say("log-exchange", number=number, seats=DOT.join(parts))

    def _comparison(self, number: int, comparison: ComparisonTold) -> str:
        parts = [accounts.declaration(self.say, answer, self.cast) for answer in comparison.answers]
        match comparison.outcome:
            case None:
                pass
            case HandScored(seat=seat, points=points):
                parts.append(self.say.say("log-scores", name=self._name(seat), points=self.say.signed(points)))
            case nobody if nobody.tied:
                parts.append(self.say.say("log-level", names=self.cast.all(self.say, nobody.tied)))
            case _:
                parts.append(self.say.say("log-nobody"))
        return self.say.say("log-declaring", number=number, seats=DOT.join(parts))

    def tricks(self) -> list[str]:
        """The call, and every trick with the reason it was won."""
        told = []
        if self.story.caller is not None:
            told.append(self.say.say("log-chicago", name=self._name(self.story.caller)))
        elif self.story.asked_chicago:
            told.append(self.say.say("log-no-chicago"))
        told += [self._trick(number, trick) for number, trick in enumerate(self.story.tricks, start=1)]
        for event in self.story.points:
            points = self.say.signed(event.points)
            match event:
                case LastTrickScored(seat=seat):
                    told.append(self.say.say("log-last-trick", name=self._name(seat), points=points))
                case ChicagoMade(seat=seat):
                    told.append(self.say.say("log-chicago-made", name=self._name(seat), points=points))
                case ChicagoBroken(seat=seat, by=by):
                    broken = {"name": self._name(seat), "by": self._name(by), "points": points}
                    told.append(self.say.say("log-chicago-broken", **broken))
                case HandScored():
                    pass
        return told

    def _trick(self, number: int, trick: TrickTold) -> str:
        cards = " ".join(f"{self.glyphs.card(card)} {self._name(seat)}" for seat, card in trick.cards)
        line = self.say.say("log-trick", number=number, cards=cards)
        why = accounts.reason(self.say, trick)
        return line + DOT + self.say.say("log-trick-won", name=self._name(trick.winner), reason=why)

    def hands(self) -> list[str]:
        """All hands as they were before the first trick, and which was best (R6.3)."""
        if not self.story.hands:
            return []
        told = [self.say.say("log-hands")]
        for seat, hand in enumerate(self.story.hands):
            if hand:
                cards, made = self.glyphs.cards(sorted_hand(hand)), makes(self.say, hand)
                told.append(self.say.say("log-hand", cards=cards, name=self._name(Seat(seat)), made=made))
        final = self.story.comparisons.get(FINAL)
        match final.outcome if final else None:
            case HandScored(seat=best, category=kind, points=points):
                signed = self.say.signed(points)
                told.append(self.say.say("log-best-hand", name=self._name(best), category=key(kind), points=signed))
            case None:
                pass
            case nobody if nobody.tied:
                told.append(self.say.say("log-level", names=self.cast.all(self.say, nobody.tied)))
            case _:
                told.append(self.say.say("log-nobody"))
        return told

    def ending(self) -> list[str]:
        """Who left, the scores after the deal, a tie-break to come, the winner."""
        story = self.story
        told = [self.say.say("log-left", name=self._name(seat)) for seat in story.left]
        if story.scores:
            told.append(self.say.say("log-scores-after", scores=accounts.scores(self.say, self.cast, story.scores)))
        if story.tie_break:
            told.append(self.say.say("log-tie-break", names=self.cast.all(self.say, story.tie_break)))
        if story.winner is not None:
            told.append(self.say.say("log-won", name=self._name(story.winner)))
        return told

    def _name(self, seat: Seat) -> str:
        return self.cast.names[seat]
