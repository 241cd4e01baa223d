"""Whatever Discord delivers twice is done once and answered once, whichever process hears it the second time."""

from __future__ import annotations

import signal
from functools import partial
from pathlib import Path

from bot.failpoints import Place as Failpoint
from tests.loopback import evening
from tests.loopback.interactions import Answers, Interaction
from tests.loopback.people import Person
from tests.loopback.process import Host
from tests.loopback.refusals import No
from tests.loopback.server import Request, SmallDiscord
from tests.reliability.house import told


def _arm(host: Host, where: str) -> None:
    host.failpoint.write_text(where, encoding="utf-8")


def answers_to(discord: SmallDiscord, one: Interaction) -> list[Request]:
    """What the bot answered."""
    return [request for request in discord.requests if request.path.startswith(f"interactions/{one.id}/")]


def is_answered_again(discord: SmallDiscord, one: Interaction) -> bool:
    """Has the bot tried to answer once more?"""
    return len(answers_to(discord, one)) > 1


async def opens(anna: Person, _: list[Interaction]) -> Interaction:
    """A command."""
    return await anna.slash("chicago start", times=2)


async def looks_for_rules(anna: Person, _: list[Interaction]) -> Interaction:
    """What is suggested while somebody types."""
    one = await anna.complete("chicago start", "rules", "qui", times=2)
    assert one.answer["choices"]
    return one


async def seats(anna: Person, _: list[Interaction]) -> Interaction:
    """A button."""
    await evening.until(anna, "addai")
    return await anna.click("addai", times=2)


async def chooses(anna: Person, _: list[Interaction]) -> Interaction:
    """A drop-down."""
    if not any(screen.find("ruleset") for screen in anna.screens()):
        await anna.click("rules")
    form = anna.showing("ruleset")
    select = form.find("ruleset")
    assert select is not None
    return await anna.tap(str(select.custom_id), on=form, values=["quick"], times=2)


async def asks_to_save(anna: Person, _: list[Interaction]) -> Interaction:
    """A button that is answered with a window."""
    return await anna.click("rulesave", times=2)


async def saves(anna: Person, before: list[Interaction]) -> Interaction:
    """What was written in it."""
    return await anna.write("Fridays", on=before[-1], times=2)


KINDS = {
    opens: Answers.MESSAGE,
    looks_for_rules: Answers.CHOICES,
    seats: Answers.LATER,
    chooses: Answers.UPDATE,
    asks_to_save: Answers.SLIP,
    saves: Answers.UPDATE,
}


async def test_what_comes_twice_is_done_once(discord: SmallDiscord, tmp_path: Path) -> None:
    host = Host(discord, tmp_path / "chicago.db", copied=True)
    anna = discord.person("Anna")
    done: list[Interaction] = []
    try:
        await host.start()
        for ask, answer in KINDS.items():
            one = await ask(anna, done)
            assert one.answered is answer, ask.__doc__
            done.append(one)
        await evening.until(anna, "dropai")
        for one in done:
            assert [request.status for request in answers_to(discord, one)] == [200], one.data

        await host.runs[-1].stop()
        before = told(host.database)
        assert [len(before[table]) for table in ("games", "seats", "rule_sets")] == [1, 2, 1]
        bot = await host.start()
        for one in done:
            await discord.gateway.dispatch("INTERACTION_CREATE", discord.interactions.payload(one))
            await evening.until_true(discord, partial(is_answered_again, discord, one))
            assert {request.code for request in answers_to(discord, one)[1:]} == {No.ALREADY_ANSWERED.value[1]}
        ended = await bot.stop()
        after = told(host.database)
    finally:
        await host.close()
    assert {name: rows for name, rows in after.items() if rows != before[name]} == {}
    assert "incident" not in ended.said


async def test_a_command_whose_answer_its_process_did_not_live_to_give_is_answered_by_the_next(
    discord: SmallDiscord, tmp_path: Path
) -> None:
    host = Host(discord, tmp_path / "chicago.db", copied=True)
    anna = discord.person("Anna")
    try:
        bot = await host.start()
        discord.interactions.heed = lambda one: _arm(host, f"{Failpoint.BEFORE_ANSWER}: {one.id}")
        opened = await anna.slash("chicago start", patience=0)
        assert (await bot.ended(within=10)).code == -signal.SIGKILL
        assert (opened.answered, discord.board.seen_by(None)) == (None, [])
        host.failpoint.unlink()
        await host.start()
        await discord.gateway.dispatch("INTERACTION_CREATE", discord.interactions.payload(opened))
        await evening.until_true(discord, lambda: opened.answered is not None)
        [panel] = [screen for screen in anna.screens() if screen.private]
        assert "You are the host" in panel.text
        assert len(told(host.database)["games"]) == 1
    finally:
        await host.close()
