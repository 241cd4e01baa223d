"""How many there are at this moment: counted when somebody asks."""

from __future__ import annotations

from collections.abc import Iterator
from math import isfinite

from prometheus_client import Metric
from prometheus_client.core import GaugeMetricFamily
from prometheus_client.registry import Collector

from bot.client import ChicagoBot
from bot.records import EVERYTHING


class Moment(Collector):
    """The bot as it is now."""

    def __init__(self, bot: ChicagoBot) -> None:
        self._bot = bot

    def collect(self) -> Iterator[Metric]:
        """All that can be counted; of a house that is not open yet, that it is not ready."""
        bot = self._bot
        about = "Shards of this process that are connected, by which it has."
        shards = GaugeMetricFamily("chicago_shards", about, labels=("share",))
        share = "all" if bot.share == EVERYTHING else str(bot.share)
        shards.add_metric((share,), sum(not shard.is_closed() for shard in bot.shards.values()))
        yield shards
        if not bot.spare:  # which is as it should be, and no cause for an alarm
            yield GaugeMetricFamily(
                "chicago_ready", "1 if all is well, as /readyz says it.", float(trouble(bot) is None)
            )
        if not hasattr(bot, "tables"):
            return
        about = "Live tables by kind and state; not_loaded: nobody has come to it since the start."
        tables = GaugeMetricFamily("chicago_tables", about, labels=("kind", "state"))
        for (kind, state), count in sorted(bot.tables.census().items()):
            tables.add_metric((kind, state), count)
        yield tables
        yield GaugeMetricFamily("chicago_tokens_alive", "Private panels that can still be redrawn.", bot.panels.alive)
        yield GaugeMetricFamily("chicago_guilds", "Servers the bot is in.", len(bot.guilds))
        if isfinite(bot.latency):
            yield GaugeMetricFamily("chicago_gateway_latency_seconds", "Discord's answer to a heartbeat.", bot.latency)


def trouble(bot: ChicagoBot) -> str | None:
    """Why people cannot play just now, in a word; None if they can."""
    if bot.is_closed() or bot.stopping:
        return "stopping"
    if bot.spare:
        return "a spare"
    if not hasattr(bot, "tables"):
        return "starting"
    if bot.out_of_reach or any(shard.is_closed() for shard in bot.shards.values()):
        return "Discord is out of reach"
    if bot.connecting:
        return "starting"
    return "the database does not answer" if bot.tables.stands_still else None
