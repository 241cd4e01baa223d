"""Whatever somebody adds to the shuffle: it is refused, or it is in the shuffle and its proof can be checked."""

from __future__ import annotations

import unicodedata

from hypothesis import example, given, settings
from hypothesis import strategies as st

from bot.game.actions import Seat
from bot.game.cards import PACK
from bot.game.shuffle import SALT_BYTES, Salt, commitment, deal_label, shuffle
from bot.manager.errors import BadSalt
from bot.manager.salting import clean_salt
from bot.proof.check import check
from bot.proof.document import DealProof, Proof, read, written
from tests.views.hostile import KNOWN

GAME, SEED = bytes(range(16)), bytes(range(32))
TEXTS = st.one_of(
    st.text(max_size=70),
    st.sampled_from(KNOWN),
    st.text(st.characters(categories=["Mn", "Lo", "Cs", "Cc"]), max_size=40),
)


@settings(max_examples=300)
@given(TEXTS)
@example("\u0958" * 11)  # grows in the form NFC
@example("\ufb2c" * 10 + "xxxx")
@example("x" * 64)
@example("x" * 65)
@example("\0")
@example("\ud800")
@example("")
def test_it_is_refused_or_proved(text: str) -> None:
    try:
        words = clean_salt(text)
    except BadSalt:
        assert not is_fine(text)
        return
    assert is_fine(text)
    salts = (Salt(Seat(2), words),)
    pack = shuffle(PACK, seed=SEED, game=GAME, deal=1, label=deal_label(), salts=salts)
    sealed = commitment(seed=SEED, game=GAME, deal=1)
    deal = DealProof(deal=1, commitment=sealed, seed=SEED, salts=salts, pack=pack, reshuffles=())
    proof = Proof(GAME, (deal,))
    assert read(written(proof).encode()) == proof
    assert check(proof).salts == 1


def is_fine(text: str) -> bool:
    """At most 64 bytes as it is kept, whole letters, and no NUL."""
    try:
        kept = unicodedata.normalize("NFC", text).encode()
    except UnicodeEncodeError:
        return False
    return len(kept) <= SALT_BYTES and b"\0" not in kept
