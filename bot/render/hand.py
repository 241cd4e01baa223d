"""M3, one person's panel: what is asked, what the hand makes, what the decision needs, the cards, the controls."""

from __future__ import annotations

from typing import assert_never

from bot.game.actions import CallChicago, Declare, Exchange, Pass, PlayCard, Resign, SeatAction
from bot.game.cards import Hand
from bot.game.poker import rank_of
from bot.game.rules import EXCHANGES
from bot.game.state import Asks, Declaring, Exchanging, Finished, Playing, Question
from bot.game.tricks import takes
from bot.i18n.localizer import Localizer
from bot.render import accounts, controls
from bot.render.cards import hand_picture
from bot.render.glyphs import Glyphs
from bot.render.panel import Accent, Block, Panel, Picture, Space, Text
from bot.render.parts import heading, lines, small
from bot.render.scenes import HandScene
from bot.render.slots import places
from bot.render.story import story_of
from bot.render.words import DOT, Cast, key, makes, spoken

PICTURE = "hand.png"


def hand(scene: HandScene, say: Localizer, glyphs: Glyphs) -> Panel:
    """One person's own cards, and the question that is open for them."""
    if scene.view.seat is None:
        return _outside(scene, say)
    return _Drawing(scene, say, glyphs).panel()


def _outside(scene: HandScene, say: Localizer) -> Panel:
    blocks = (heading(say.say("hand-not-seated")), *small([say.say("hand-not-seated-help")]))
    return Panel(accent=Accent.WAITING, blocks=blocks, game=scene.game)


class _Drawing:
    """One hand panel being written."""

    def __init__(self, scene: HandScene, say: Localizer, glyphs: Glyphs) -> None:
        assert scene.view.seat is not None
        self.scene, self.say, self.glyphs = scene, say, glyphs
        self.view, self.seat = scene.view, scene.view.seat
        self.cast = Cast.of(scene.players)
        self.story = story_of(scene.view.record)
        self.places = places(scene.view)

    def panel(self) -> Panel:
        asked = None if self.story.over else self.scene.question
        note = [Text(f"> {self.say.say(self.scene.note)}")] if self.scene.note else []
        blocks: list[Block] = [*note, heading(self.heading(asked), *self.needs(asked))]
        if self.places:
            blocks += [Space(), self.picture()]
        blocks += [lines(under)] if (under := self.under(asked)) else []
        blocks += small([accounts.scores(self.say, self.cast, self.view.scores)])
        return Panel(
            accent=self.accent(),
            blocks=tuple(blocks),
            rows=controls.rows(self.scene, self.say, self.glyphs) if not self.story.over else (),
            game=self.scene.game,
            version=self.view.asked_at,
        )

    def accent(self) -> Accent:
        """Yours when the table waits for this seat."""
        if isinstance(self.view.phase, Finished):
            return Accent.WON
        return Accent.YOURS if self.view.turn and self.scene.question is not None else Accent.WAITING

    def picture(self) -> Picture:
        """The five cards; those that were played are pale, for they still count as a hand (R6.3)."""
        played = tuple(card for card in self.places if card not in self.view.hand)
        if played:
            held = spoken(self.say, (card for card in self.places if card in self.view.hand))
            alt = self.say.say("alt-hand-played", cards=held, played=spoken(self.say, played))
        else:
            alt = self.say.say("alt-hand", cards=spoken(self.say, self.places))
        return Picture(PICTURE, hand_picture(self.places, frozenset(played)), alt)

    # The heading

    def heading(self, asked: Question | None) -> str:
        """What is asked."""
        say = self.say.say
        if asked is None:
            return self._heading_unasked()
        if self.scene.confirming and asked.asks is Asks.CHICAGO:
            return say("hand-chicago-title")
        if self.scene.confirming and asked.asks is Asks.EXCHANGE:
            return say("hand-show-title")
        early = "" if self.view.turn else "-early"
        match asked.asks:
            case Asks.EXCHANGE:
                return say("hand-exchange" + early, number=asked.number, of=EXCHANGES)
            case Asks.DECLARE:
                return say("hand-declare" + early)
            case Asks.CHICAGO:
                return say("hand-chicago" + early)
            case Asks.PLAY:
                return self._heading_play(asked.number)
            case asks:
                assert_never(asks)

    def _heading_play(self, number: int) -> str:
        say, phase = self.say.say, self.view.phase
        if not self.view.turn:
            return say("hand-play-early", number=number)
        if not isinstance(phase, Playing) or not phase.trick:
            return say("hand-lead")
        led = phase.trick[0].card.suit
        follows = any(card.suit is led for card in self.view.hand)
        return say("hand-follow" if follows else "hand-void", suit=key(led))

    def _heading_unasked(self) -> str:
        say, phase = self.say.say, self.view.phase
        if isinstance(phase, Finished):
            score = self.view.scores[phase.winner]
            if phase.winner == self.seat:
                return say("hand-you-won", score=score)
            return say("hand-game-over", name=self.cast.names[phase.winner], score=score)
        if self.story.over:
            return say("hand-deal-over", deal=self.view.deal)
        if self.view.order and self.seat not in self.view.order:
            return say("hand-sits-out")
        return say("hand-waiting")

    # What the decision needs

    def needs(self, asked: Question | None) -> list[str]:
        """Under the heading: what the hand makes, and what the others did."""
        if self.story.over:
            return self._needs_after()
        made = [f"**{makes(self.say, self.places)}**"] if self.places else []
        if asked is None:
            return [DOT.join([*made, *self._waits_for()]), *self._kept()]
        if self.scene.confirming and asked.asks in {Asks.CHICAGO, Asks.EXCHANGE}:
            return self._confirming(asked)
        match asked.asks:
            case Asks.EXCHANGE:
                around = self._others_exchanged(asked)
            case Asks.DECLARE:
                around = self._declared_so_far(asked)
            case Asks.CHICAGO:
                return [DOT.join(made), self._chicago_help(), *self._kept()]
            case Asks.PLAY:
                return [*self._trick(), DOT.join(made), *self._kept()]
            case asks:
                assert_never(asks)
        return [DOT.join([*made, *around]), *self._kept()]

    def _needs_after(self) -> list[str]:
        events = self.story.won(self.seat)
        made = [f"**{makes(self.say, self.places)}**"] if self.places else []
        gained = [accounts.won(self.say, event) for event in events]
        return [DOT.join([*made, *gained])]

    def _confirming(self, asked: Question) -> list[str]:
        if asked.asks is Asks.CHICAGO:
            return [self._chicago_help(), self.say.say("hand-chicago-binds")]
        count = len(controls.outgoing(self.scene))
        return [self.say.say("hand-show-help", count=count), self.say.say("hand-keeps-secret")]

    def _chicago_help(self) -> str:
        points = self.view.rules.chicago_points
        return self.say.say("hand-chicago-help", won=self.say.signed(points), lost=self.say.signed(-points))

    def _waits_for(self) -> list[str]:
        match self.view.phase:
            case Exchanging(turn=turn) | Declaring(turn=turn) | Playing(turn=turn) if turn != self.seat:
                return [self.say.say("hand-waits-for", name=self.cast.names[turn])]
            case _:
                return []

    def _others_exchanged(self, asked: Question) -> list[str]:
        exchange = self.story.exchanges.get(asked.number)
        if exchange is None:
            return []
        return [
            self.say.row(
                self.say.say("hand-took", name=self.cast.names[seat], count=count)
                for seat, count in exchange.taken.items()
            )
        ]

    def _declared_so_far(self, asked: Question) -> list[str]:
        phase = self.view.phase
        if not isinstance(phase, Declaring) or phase.number != asked.number:
            return []
        if phase.best is None:
            return [self.say.say("hand-nothing-declared")]
        names = self.cast.all(self.say, phase.holders)
        return [self.say.say("hand-best-so-far", name=names, category=key(phase.best))]

    def _trick(self) -> list[str]:
        phase = self.view.phase
        if not isinstance(phase, Playing) or not phase.trick:
            return []
        taking = takes(phase.trick).seat
        return [
            "  ".join(
                f"{self.glyphs.card(card)} "
                + (f"**{self.cast.names[seat]}**" if seat == taking else self.cast.names[seat])
                for seat, card in phase.trick
            )
        ]

    def _kept(self) -> list[str]:
        """Early answers that wait for their turn."""
        return [self._kept_answer(question, answer) for question, answer in self.scene.answers.items()]

    def _kept_answer(self, question: Question, answer: SeatAction) -> str:
        say = self.say.say
        match answer:
            case Exchange(cards=cards):
                thrown = self.glyphs.cards((card for card in self.places if card in cards), thrown=True)
                return say("hand-kept-exchange", cards=thrown) if cards else say("hand-kept-pat")
            case Declare():
                return say("hand-kept-declare", category=key(rank_of(self.places).category))
            case Pass():
                return say("hand-kept-pass" if question.asks is Asks.DECLARE else "hand-kept-decline")
            case CallChicago():
                return say("hand-kept-call")
            case PlayCard(card=card):
                return say("hand-kept-play", cards=self.glyphs.card(card))
            case Resign():
                return ""
            case _:
                assert_never(answer)

    # Under the cards

    def under(self, asked: Question | None) -> list[str]:
        """Between the cards and the buttons: what goes out, and why a button says what it says."""
        say = self.say.say
        if asked is None or (self.scene.confirming and asked.asks is not Asks.EXCHANGE):
            return [] if self.places or self.story.over else [say("hand-no-cards")]
        match asked.asks:
            case Asks.EXCHANGE:
                return [self._out_goes(), say("hand-must-show") if self._must_show() else ""]
            case Asks.DECLARE:
                return controls.why_only_pass(self.scene, self.say)
            case Asks.CHICAGO | Asks.PLAY:
                return []
            case asks:
                assert_never(asks)

    def _must_show(self) -> bool:
        return self.view.owing[self.seat] and not self.scene.confirming

    def _out_goes(self) -> str:
        going: Hand = controls.outgoing(self.scene) if self.scene.confirming else controls.marked(self.scene)
        if not going:
            return self.say.say("hand-tap")
        return self.say.say("hand-out-goes", cards=self.glyphs.cards(going, thrown=True))
