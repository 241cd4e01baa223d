"""The buttons under a person's cards. They name no card: a card is its slot 0-4 (`slots.places`)."""

from __future__ import annotations

from dataclasses import replace
from typing import assert_never

from bot.game.actions import PlayCard
from bot.game.cards import Card, Hand
from bot.game.exchange import may_throw_openly, must_show_first
from bot.game.poker import Category, rank_of
from bot.game.scoring import hand_points
from bot.game.state import Asks, Calling, Declaring, Playing, TakingUpcard
from bot.game.tricks import playable
from bot.i18n.localizer import Localizer
from bot.render.glyphs import Glyphs
from bot.render.panel import Button, Row, Style
from bot.render.scenes import HandScene
from bot.render.slots import made_cards, mask_of, places, slots_of
from bot.render.words import capital, key, letters, makes

Buttons = tuple[Button, ...]


def rows(scene: HandScene, say: Localizer, glyphs: Glyphs) -> tuple[Row, ...]:
    """The controls for the question that is asked, and for early answers that can be taken back."""
    glyphs = replace(glyphs, letters=letters(say))
    undo = (Button("undo", say.say("hand-button-undo")),) if scene.answers else ()
    if scene.question is None:
        return (undo,) if undo else ()
    match scene.question.asks:
        case Asks.REDEAL:
            return (_redeal(say) + undo,)
        case Asks.UPCARD:
            return (_take_or_refuse(scene, say, glyphs),)
        case Asks.RESET:
            return (_points_or_reset(scene, say),)
        case Asks.EXCHANGE if scene.confirming:
            return (_show_or_not(scene, say),)
        case Asks.EXCHANGE:
            return (_toggles(scene, glyphs), _exchange(scene, say) + undo)
        case Asks.DECLARE:
            return (_declare(scene, say) + undo,)
        case Asks.CHICAGO if scene.confirming:
            return (_call_or_not(scene, say),)
        case Asks.CHICAGO:
            return (_call(say) + undo,)
        case Asks.PLAY:
            return (_cards_to_play(scene, glyphs), *((undo,) if undo else ()))
        case asks:
            assert_never(asks)


def is_asked_now(scene: HandScene) -> bool:
    """Does the table wait for the answer to this very question? If not, it may be given early.

    Chicago and new hands are asked of all at once: no panel may tell whether those before have declined already (R7.7;
    rule `low_redeal`).
    """
    asks = None if scene.question is None else scene.question.asks
    if asks is Asks.CHICAGO:
        return isinstance(scene.view.phase, Calling)
    if asks is Asks.REDEAL:
        return True
    return scene.view.turn and scene.question == scene.view.questions[0]


def marked(scene: HandScene) -> Hand:
    """The cards marked to throw, in their places."""
    return tuple(card for slot, card in enumerate(places(scene.view)) if slot in scene.thrown)


def outgoing(scene: HandScene) -> Hand:
    """What an exchange would throw: the marked cards; while none are, all that the hand does not need."""
    hand = places(scene.view)
    kept = made_cards(hand)
    return marked(scene) or tuple(card for card in hand if card not in kept)


def must_show(scene: HandScene) -> bool:
    """Must the hand be shown before a card is exchanged now, or in the exchange answered early (R2.4)?"""
    seat, asked = scene.view.seat, scene.question
    if seat is None or asked is None:
        return False
    return scene.view.owing[seat] and must_show_first(scene.view.rules, asked.number)


def may_declare(scene: HandScene) -> bool:
    """Could the hand be declared as things stand (R3.1)?"""
    category, phase = rank_of(places(scene.view)).category, scene.view.phase
    if category is Category.HIGH_CARD:
        return False
    asked = scene.question
    if asked is None or not isinstance(phase, Declaring) or phase.number != asked.number or phase.best is None:
        return True
    return category >= phase.best


def why_only_pass(scene: HandScene, say: Localizer) -> list[str]:
    """Why there is nothing to declare; nothing when there is."""
    hand = places(scene.view)
    if may_declare(scene):
        return []
    if rank_of(hand).category is Category.HIGH_CARD:
        return [say.say("hand-nothing-to-declare")]
    return [say.say("hand-too-low", made=capital(makes(say, hand)))]


def _toggles(scene: HandScene, glyphs: Glyphs) -> Buttons:
    """Five cards to mark or unmark. A toggle says what it will be, so that a tap delivered twice changes nothing."""
    buttons = []
    for slot, card in enumerate(places(scene.view)):
        thrown = slot in scene.thrown
        face = glyphs.button(card, thrown=thrown)
        style = Style.DANGER if thrown else Style.PLAIN
        buttons.append(Button(f"{'keep' if thrown else 'throw'}|{slot}", face.label, face.emoji, style))
    return tuple(buttons)


def _exchange(scene: HandScene, say: Localizer) -> Buttons:
    """Exchange what is marked, or all but what the hand makes; or keep all."""
    category, count = rank_of(places(scene.view)).category, len(outgoing(scene))
    keep_all = Button("pat", say.say("hand-button-keep-all"))
    if not count:
        return (replace(keep_all, style=Style.GOOD),)
    if category is Category.HIGH_CARD and not scene.thrown:
        return (keep_all,)
    verb = f"exchange|{mask_of(scene.thrown)}" if scene.thrown else "keepmade"
    exchange = Button(verb, _exchange_label(scene, say, category=category, count=count), style=Style.GOOD)
    return (exchange, *_see_first(scene, say), keep_all)


def _exchange_label(scene: HandScene, say: Localizer, *, category: Category, count: int) -> str:
    """Always how many cards go; and that the hand is shown first, if it must be (R2.4)."""
    if scene.thrown:
        return say.say("hand-button-show-exchange" if must_show(scene) else "hand-button-exchange", count=count)
    made = "hand-button-show-made" if must_show(scene) else "hand-button-keep-made"
    return say.say(made, category=key(category), count=count)


def _see_first(scene: HandScene, say: Localizer) -> Buttons:
    """One marked card may be thrown so that the next one is seen face up before it is taken (rule `one_up`)."""
    asked = scene.question
    allowed = asked is not None and may_throw_openly(scene.view.rules, asked.number)
    if not allowed or len(scene.thrown) != 1:
        return ()
    return (Button(f"oneup|{mask_of(scene.thrown)}", say.say("hand-button-one-up")),)


def _redeal(say: Localizer) -> Buttons:
    new_hand = Button("redeal", say.say("hand-button-redeal"), style=Style.GOOD)
    return (new_hand, Button("keephand", say.say("hand-button-keep-hand")))


def _take_or_refuse(scene: HandScene, say: Localizer, glyphs: Glyphs) -> Buttons:
    phase = scene.view.phase
    assert isinstance(phase, TakingUpcard)
    face = glyphs.button(phase.card)
    label = say.say("hand-button-take") if face.emoji else f"{say.say('hand-button-take')} {face.label}"
    take = Button("takeup", label, face.emoji, Style.GOOD)
    return (take, Button("refuseup", say.say("hand-button-refuse")))


def _points_or_reset(scene: HandScene, say: Localizer) -> Buttons:
    if scene.confirming:
        reset = Button("resetsure", say.say("hand-button-reset-sure"), style=Style.DANGER)
        return (reset, Button("back", say.say("hand-button-back")))
    points = say.signed(hand_points(Category.FOUR_OF_A_KIND, scene.view.rules))
    take = Button("takepoints", say.say("hand-button-points", points=points), style=Style.GOOD)
    return (take, Button("reset", say.say("hand-button-reset"), style=Style.DANGER))


def _show_or_not(scene: HandScene, say: Localizer) -> Buttons:
    going = outgoing(scene)
    show = Button(
        f"show|{mask_of(slots_of(scene.view, going))}",
        say.say("hand-button-show-sure", count=len(going)),
        style=Style.DANGER,
    )
    return (show, Button("back", say.say("hand-button-back")))


def _declare(scene: HandScene, say: Localizer) -> Buttons:
    category = rank_of(places(scene.view)).category
    do_pass = Button("pass", say.say("hand-button-pass"))
    if not may_declare(scene):
        return (do_pass,)
    label = say.say("hand-button-declare", category=key(category))
    return (Button("declare", label, style=Style.GOOD), do_pass)


def _call(say: Localizer) -> Buttons:
    call = Button("call", say.say("hand-button-call"), style=Style.MAIN)
    return (call, Button("decline", say.say("hand-button-decline")))


def _call_or_not(scene: HandScene, say: Localizer) -> Buttons:
    points = scene.view.rules.chicago_points
    call = say.say("hand-button-call-sure", won=say.signed(points), lost=say.signed(-points))
    return (Button("callsure", call, style=Style.DANGER), Button("back", say.say("hand-button-back")))


def _cards_to_play(scene: HandScene, glyphs: Glyphs) -> Buttons:
    """Five cards in their places. Those already played are struck out; those that may not be played do not press."""
    allowed = _playable(scene)
    buttons = []
    for slot, card in enumerate(places(scene.view)):
        face = glyphs.button(card, thrown=card not in scene.view.hand)
        buttons.append(Button(f"play|{slot}", face.label, face.emoji, enabled=card in allowed))
    return tuple(buttons)


def _playable(scene: HandScene) -> frozenset[Card]:
    """What the rules allow now, or, before the turn, what the trick on the table allows (R6.1)."""
    view = scene.view
    if is_asked_now(scene):
        return frozenset(action.card for action in view.legal if isinstance(action, PlayCard))
    trick = view.phase.trick if isinstance(view.phase, Playing) else ()
    return frozenset(playable(view.hand, trick))
