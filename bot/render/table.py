"""M2, the table: who acts, what is happening, a line for every seat, and the small print of the deal."""

from __future__ import annotations

from bot.game.rules import differences
from bot.game.state import Cutting, Dealing, Exchanging, Finished, Playing, Redealing, Reshuffling, TakingUpcard
from bot.i18n.localizer import Localizer
from bot.records import Status
from bot.render import accounts
from bot.render.deal_over import deal_over
from bot.render.glyphs import Glyphs
from bot.render.headline import what, who
from bot.render.house import house_rules
from bot.render.panel import Accent, Block, Button, Panel, Row, Space, Style, Text
from bot.render.parts import heading, lines, relative, small
from bot.render.scenes import PastDealScene, TableScene
from bot.render.seat_lines import seat_lines
from bot.render.setting import Setting
from bot.render.words import DOT


def table(scene: TableScene, say: Localizer, glyphs: Glyphs) -> Panel:
    """The public message of the deal in progress, or just over."""
    at = Setting.of(scene.view, scene.players, say, glyphs)
    next_deal = at.say("table-next-deal", when=relative(scene.next_deal)) if scene.next_deal else ""
    picture = deal_over(at)
    blocks: list[Block] = [_top(at, scene, next_deal), Space(), lines(seat_lines(at, pictured=picture is not None))]
    if picture is not None:
        blocks += [Space(), picture]
    if before := _trick_before(at):
        blocks += [Space(), lines([_told(at, before)])]
    if asked := _votes(at, scene):
        blocks += [Space(), lines(asked)]
    if small_print := small(details(at, scene)):
        blocks += [Space(), *small_print]
    return Panel(
        accent=_accent(scene), blocks=tuple(blocks), rows=(_buttons(at, scene), *_ballot(at, scene)), game=scene.game
    )


def _accent(scene: TableScene) -> Accent:
    if isinstance(scene.view.phase, Finished):
        return Accent.WON
    return Accent.TABLE if scene.resting is None else Accent.WAITING


def _top(at: Setting, scene: TableScene, next_deal: str) -> Text:
    """Who acts, below that until when and what is happening; or that nothing happens until somebody taps."""
    until = relative(scene.until) if scene.until else ""
    if scene.resting is not None:
        if scene.resting is Status.ASLEEP:
            return heading(at.say("table-asleep"), at.say("table-asleep-help", when=until))
        paused = at.say("table-paused-help", when=until)
        return heading(at.say("table-paused"), paused, at.say("table-paused-stop"))
    left = at.say("hand-until", when=until) if until else ""
    last = at.say("table-last-deal", deal=scene.last_deal) if scene.last_deal is not None else ""
    return heading(who(at), left, *what(at, next_deal=next_deal), last)


def past_deal(scene: PastDealScene, say: Localizer, glyphs: Glyphs) -> Panel:
    """A deal that is over, shrunk to what its points were and the scores after it.

    Only a deal that was played to its end can be told: the cards of one that was broken off stay hidden.
    """
    at = Setting.of(scene.view, scene.players, say, glyphs)
    done = isinstance(scene.view.phase, Dealing | Finished)
    points = at.say("past-deal" if done else "past-deal-broken-off", deal=scene.view.deal, points=accounts.points(at))
    after = accounts.scores(at, at.story.scores or scene.view.scores)
    rows = ((Button(f"log|{scene.view.deal}", at.say("table-log-button")),),) if done else ()
    return Panel(accent=Accent.WAITING, blocks=(lines([points]), *small([after])), rows=rows, game=scene.game)


def _trick_before(at: Setting) -> int:
    """The number of the trick taken before the one in sight; 0 if there is none."""
    match at.view.phase:
        case Playing(trick=()):
            return max(0, len(at.story.tricks) - 1)
        case Playing() | Dealing() | Finished():
            return len(at.story.tricks)
        case _:
            return 0


def _told(at: Setting, number: int) -> str:
    """A trick that was taken, by its number: "last trick" is what players call the fifth, which scores."""
    trick = at.story.tricks[number - 1]
    return at.say(
        "table-trick-before",
        number=number,
        cards=at.glyphs.cards(played.card for played in trick.cards),
        name=at.name(trick.winner),
        reason=accounts.reason(at, trick),
    )


def details(at: Setting, scene: TableScene) -> list[str]:
    """Deal, dealer, house rules, cut, exchanges, declarations, points, who wants what next, commitment.

    The seal comes last: on a phone it takes three lines, below which nobody would find anything.
    """
    return [
        _deal_line(at),
        house_rules(at.view.rules, at.text) if differences(at.view.rules) else "",
        _cut_line(at),
        _redealt_line(at),
        accounts.line(at, "small-exchanged", accounts.exchanged(at)),
        *([at.say("small-points", points=accounts.points(at))] if at.story.over else _so_far(at)),
        at.say("small-stood-in", names=at.names(frozenset(scene.stood_in))) if scene.stood_in else "",
        at.say("small-ready", names=at.names(scene.ready)) if scene.ready else "",
        _seal_line(at, scene),
    ]


def _so_far(at: Setting) -> list[str]:
    """What was shown and scored before the tricks; hands shown in the exchange that goes on stand at their seats."""
    phase = at.view.phase
    now = phase.number if isinstance(phase, Exchanging | Reshuffling | TakingUpcard) else 0
    return [
        accounts.line(at, "small-showed", accounts.showed(at, but=now)),
        accounts.line(at, "small-declared", accounts.outcomes(at)),
    ]


def _deal_line(at: Setting) -> str:
    story = at.story
    if story.dealt is None:
        return ""
    sentence = "small-tie-break" if story.dealt.tie_break else "small-deal"
    parts = [
        at.say(sentence, deal=at.view.deal, target=at.view.rules.target),
        at.say("small-dealer", name=at.name(story.dealt.dealer)),
    ]
    if story.caller is not None:
        parts.append(at.say("small-chicago", name=at.name(story.caller)))
    elif story.asked_chicago:
        parts.append(at.say("small-no-chicago"))
    return DOT.join(parts)


def _cut_line(at: Setting) -> str:
    """Shown in deal 1 until the tricks, whose cards are to be the only ones in sight; first the draws lie at the seats.

    R1.3.
    """
    cut = at.story.cut
    if cut is None or at.story.dealt is None or at.story.over or isinstance(at.view.phase, Playing):
        return ""
    return at.say("small-cut", draws=accounts.draws(at, cut), name=at.name(cut.dealer))


def _redealt_line(at: Setting) -> str:
    """The low hands that were thrown; while new hands are asked for, they lie at the seats (rule `low_redeal`)."""
    return "" if isinstance(at.view.phase, Redealing) else accounts.line(at, "small-redealt", accounts.redealt(at))


def _seal_line(at: Setting, scene: TableScene) -> str:
    """The sealed shuffle, whole (a shortened seal would bind nobody), and who added to it."""
    if scene.commitment is None:
        return ""
    match at.view.phase:
        case Cutting():
            sentence = "small-seal-cut"
        case Dealing():
            sentence = "small-seal-next"
        case _:
            sentence = "small-seal"
    salted = [at.say("small-salted", names=at.names(scene.salted))] if scene.salted else []
    return DOT.join([at.say(sentence, seal=scene.commitment), *salted])


def _votes(at: Setting, scene: TableScene) -> list[str]:
    """Who wants to end the game, and how many have to."""
    need = scene.voters // 2 + 1
    return [
        at.say(f"vote-{how.value}", deal=max(scene.view.deal, 1), names=at.names(seats), votes=len(seats), need=need)
        for how, seats in scene.stop_votes.items()
    ]


def _ballot(at: Setting, scene: TableScene) -> tuple[Row, ...]:
    """One tap to vote with those who did, or to take that back."""
    if not scene.stop_votes:
        return ()
    wishes = (
        Button(f"vote{how.value}", at.say(f"vote-{how.value}-button", deal=max(scene.view.deal, 1)))
        for how in scene.stop_votes
    )
    return ((*wishes, Button("unvote", at.say("vote-no-button"))),)


def _buttons(at: Setting, scene: TableScene) -> Row:
    hand = Button("hand", at.say("table-hand-button"), style=Style.MAIN)
    more = Button("more", at.say("table-more-button"))
    if isinstance(at.view.phase, Finished):
        return (Button(f"log|{at.view.deal}", at.say("table-log-button")), more)
    if scene.resting is not None:
        return (Button("goon", at.say("table-go-on-button"), style=Style.GOOD), more)
    if at.story.over:
        sit = (Button("sit", at.say("table-sit-button")),) if scene.seat_free else ()
        return (Button("deal", at.say("table-deal-button"), style=Style.GOOD), hand, *sit, more)
    return (hand, more)
