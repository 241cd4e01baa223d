"""Seals in what the bot sent: each on the table before a card of its deal, and no seed before the game is over."""

from __future__ import annotations

import json
import re
from dataclasses import dataclass, field

from bot.game.shuffle import commitment
from bot.game.state import Cutting
from bot.manager.table import Table
from bot.records import Kind
from tests.discord.log import Sent
from tests.discord.world import World

_HEX = re.compile(r"[0-9a-f]{64}")


@dataclass
class Seals:
    """Looks at every request of a world as it is made."""

    world: World
    late: set[tuple[int, int]] = field(default_factory=set)
    """By game and deal: something was sent with its cards on the table, and everybody had not seen its seal before."""
    betrayed: set[tuple[int, int]] = field(default_factory=set)
    """By game and deal: its seed, or somebody's salt, was sent while the game went on."""
    served: set[tuple[int, int]] = field(default_factory=set)
    """All deals of which something was sent."""
    _public: set[str] = field(default_factory=set)

    def begun(self) -> Seals:
        """These, looking from now on."""
        self.world.log.listeners.append(self.look)
        return self

    def look(self, sent: Sent) -> None:
        """Hold a request against the tables as they are now."""
        text = json.dumps(sent.request.json, ensure_ascii=False)
        for table in self.world.bot.tables._tables.values():
            if table.kind is Kind.TABLE and table.live and table.state is not None:
                self._look_at(table, text)
        if sent.only is None:
            self._public |= set(_HEX.findall(text))

    def _look_at(self, table: Table, text: str) -> None:
        assert table.state is not None
        dealt = range(0 if isinstance(table.state.phase, Cutting) else table.state.deal + 1)
        for deal, seed in table.seeds.items():
            if deal in dealt:
                self.served.add((table.game_id, deal))
                if commitment(seed=seed, game=table.key, deal=deal).hex() not in self._public:
                    self.late.add((table.game_id, deal))
            if seed.hex() in text:
                self.betrayed.add((table.game_id, deal))
        self.betrayed |= {(table.game_id, deal) for (deal, _), salt in table.salts.items() if salt in text}
