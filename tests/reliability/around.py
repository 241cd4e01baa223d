"""Steps around the tables: what a server settles, what a person wishes, and that somebody is forgotten."""

from __future__ import annotations

from datetime import timedelta

from bot.failpoints import Place
from bot.game.rules import Rules
from bot.game.state import Finished
from bot.records import GuildChange, Pace
from db.guilds import Guilds
from db.habits import SqlHabits
from db.preferences import Preferences
from db.privacy.dossiers import Dossiers
from tests.manager.doubles import OPENS
from tests.manager.evening import ANNA, BO, GUILD, id_of
from tests.reliability.house import House
from tests.reliability.steps import Before, Step, Take, Tapped, at, elsewhere, of_phase

PLACES = (Place.BEFORE_BEGIN, Place.BEFORE_COMMIT, Place.AFTER_COMMIT)
NOBODY = -77
"""Stands in the place of whoever is forgotten."""


def around(name: str, take: Take, *, before: Before = elsewhere) -> Step:
    """Something that is stored whatever happens at the tables."""
    return Step(name=name, before=before, take=take, about="", places=PLACES)


async def settle(house: House, _: Tapped) -> None:
    """A server plays by days."""
    await Guilds(house.database, now=lambda: OPENS).settle(GUILD, GuildChange(pace=Pace.SLOW))


async def name_rules(house: House, _: Tapped) -> None:
    """A server names a set of rules."""
    guilds = Guilds(house.database, now=lambda: OPENS)
    await guilds.keep_rules(GUILD, "Friday", Rules(target=41), replace=True)


async def mute(house: House, _: Tapped) -> None:
    """Anna does not want to be pinged."""
    people = Preferences(house.database, now=lambda: OPENS)
    await people.let_ping(id_of(ANNA), name=ANNA.name, allowed=False)


async def declare_for(house: House, _: Tapped) -> None:
    """Bo wants his hands declared."""
    await SqlHabits(house.database, now=lambda: OPENS).let_declare(id_of(BO), name=BO.name, on=True)


async def forget(house: House, _: Tapped) -> None:
    """Bo, who has played here, wants to be forgotten."""
    await house.tables.forget(id_of(BO), number=NOBODY)
    dossiers = Dossiers(house.database, now=lambda: OPENS, kept_for=timedelta(days=90))
    assert await dossiers.forget(id_of(BO), number=NOBODY)
    await dossiers.compact()


AROUND = (
    around("settle a server", settle),
    around("name a set of rules", name_rules),
    around("mute pings", mute),
    around("have hands declared", declare_for),
    around("forget a person", forget, before=at(of_phase(Finished))),
)
