"""Settings: blank means default, a bad value is one clear sentence, and nothing secret is ever printed."""

from __future__ import annotations

import re
import traceback
from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st

from bot.config import LogFormat, LogLevel, Settings, SettingsError, read_settings
from bot.records.shares import numbers, ranges, slots

EXAMPLE = Path(__file__).parent.parent / ".env.example"
NAMES = tuple(name.upper() for name in Settings.model_fields)


@pytest.fixture(autouse=True)
def _bare_environment(monkeypatch: pytest.MonkeyPatch) -> None:
    for name in NAMES:
        monkeypatch.delenv(name, raising=False)


def read(env_file: Path | None = None) -> Settings:
    return read_settings(env_file=env_file)


def test_everything_has_a_default() -> None:
    settings = read()
    assert settings.discord_token is None
    assert settings.database_url == "sqlite+aiosqlite:///chicago.db"
    assert settings.log_level is LogLevel.INFO
    assert settings.log_format is LogFormat.CONSOLE
    assert settings.dev_guild_id is None
    assert settings.ai_processes is None
    assert (settings.tables_per_server, settings.tables) == (20, 500)
    assert settings.retention_days == 90


@pytest.mark.parametrize("blank", ["", " ", "\t "])
def test_blank_means_default(monkeypatch: pytest.MonkeyPatch, blank: str) -> None:
    for name in NAMES:
        monkeypatch.setenv(name, blank)
    assert read() == Settings.model_construct()


def test_values_are_read_from_the_environment(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("DISCORD_TOKEN", " abc.def.ghi ")
    monkeypatch.setenv("DATABASE_URL", "postgresql+asyncpg://chicago:secret@localhost/chicago")
    monkeypatch.setenv("LOG_LEVEL", "warning")
    monkeypatch.setenv("LOG_FORMAT", "JSON")
    monkeypatch.setenv("DEV_GUILD_ID", "1234567890")
    monkeypatch.setenv("AI_PROCESSES", "3")
    monkeypatch.setenv("TABLES_PER_SERVER", "3")
    monkeypatch.setenv("TABLES", "2000")
    monkeypatch.setenv("RETENTION_DAYS", "365")
    settings = read()
    assert settings.discord_token is not None
    assert settings.discord_token.get_secret_value() == "abc.def.ghi"
    assert settings.database_url == "postgresql+asyncpg://chicago:secret@localhost/chicago"
    assert settings.log_level is LogLevel.WARNING
    assert settings.log_format is LogFormat.JSON
    assert settings.dev_guild_id == 1234567890
    assert settings.ai_processes == 3
    assert settings.retention_days == 365
    assert (settings.tables_per_server, settings.tables) == (3, 2000)


def test_the_environment_goes_before_the_file(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    env_file = tmp_path / ".env"
    env_file.write_text("LOG_LEVEL=ERROR\nLOG_FORMAT=json\nSOMETHING_ELSE=1\n")
    monkeypatch.setenv("LOG_LEVEL", "DEBUG")
    settings = read(env_file)
    assert (settings.log_level, settings.log_format) == (LogLevel.DEBUG, LogFormat.JSON)


def test_a_missing_file_is_no_error(tmp_path: Path) -> None:
    assert read(tmp_path / ".env") == read()


@pytest.mark.parametrize(
    ("name", "value", "sentence"),
    [
        ("DISCORD_TOKEN", "Bot abc", "DISCORD_TOKEN must be the bot's token alone, without spaces."),
        (
            "DATABASE_URL",
            "mysql://root:hunter2@db/x",
            "DATABASE_URL must be an address that begins with sqlite+aiosqlite:/// or postgresql+asyncpg://.",
        ),
        ("LOG_LEVEL", "loud", "LOG_LEVEL must be one of DEBUG, INFO, WARNING and ERROR."),
        ("LOG_FORMAT", "xml", "LOG_FORMAT must be console or json."),
        ("DEV_GUILD_ID", "my server", "DEV_GUILD_ID must be the id of a server, a whole number."),
        ("DEV_GUILD_ID", "0", "DEV_GUILD_ID must be the id of a server, a whole number."),
        (
            "TABLES_PER_SERVER",
            "0",
            "TABLES_PER_SERVER must be how many tables a server may have, a whole number from 1 to 100,000.",
        ),
        ("TABLES", "many", "TABLES must be how many tables there may be in all, a whole number from 1 to 100,000."),
        ("DEV_GUILD_ID", str(2**63), "DEV_GUILD_ID must be the id of a server, a whole number."),
        ("AI_PROCESSES", "0", "AI_PROCESSES must be a whole number from 1 to 64."),
        ("AI_PROCESSES", "all", "AI_PROCESSES must be a whole number from 1 to 64."),
        ("SHARD_COUNT", "0", "SHARD_COUNT must be how many shards there are in all, a whole number from 1 to 10,000."),
        ("SHARD_IDS", "first", "SHARD_IDS must be numbers of shards from 0 on, such as 0-3 or 0,1,8."),
        ("SHARD_IDS", "3-1", "SHARD_IDS must be numbers of shards from 0 on, such as 0-3 or 0,1,8."),
        ("SHARD_IDS", "0-999999999", "SHARD_IDS must be numbers of shards from 0 on, such as 0-3 or 0,1,8."),
        (
            "CLUSTERS",
            "-1",
            "CLUSTERS must be how many processes serve at the same time, a whole number from 1 to 1,000.",
        ),
    ],
)
def test_a_bad_value_is_one_clear_sentence(
    monkeypatch: pytest.MonkeyPatch, name: str, value: str, sentence: str
) -> None:
    monkeypatch.setenv(name, value)
    with pytest.raises(SettingsError) as caught:
        read()
    assert str(caught.value) == sentence


def test_two_bad_values_are_two_sentences(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("LOG_LEVEL", "loud")
    monkeypatch.setenv("LOG_FORMAT", "xml")
    with pytest.raises(SettingsError) as caught:
        read()
    assert str(caught.value) == (
        "LOG_LEVEL must be one of DEBUG, INFO, WARNING and ERROR. LOG_FORMAT must be console or json."
    )


def test_a_file_that_is_no_text_is_one_clear_sentence(tmp_path: Path) -> None:
    env_file = tmp_path / ".env"
    env_file.write_bytes(b"LOG_LEVEL=\xff\xfe\n")
    with pytest.raises(SettingsError, match=r"must be UTF-8 text\.$"):
        read(env_file)


def test_a_bad_secret_is_in_no_traceback(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("DISCORD_TOKEN", "Bot hunter2")
    monkeypatch.setenv("DATABASE_URL", "postgres://chicago:hunter2@db/x")
    with pytest.raises(SettingsError) as caught:
        read()
    assert "hunter2" not in "".join(traceback.format_exception(caught.value))


def test_settings_print_neither_token_nor_password(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("DISCORD_TOKEN", "hunter2")
    monkeypatch.setenv("DATABASE_URL", "postgresql+asyncpg://chicago:hunter2@db/x")
    settings = read()
    assert "hunter2" not in repr(settings) + str(settings)


def test_the_example_names_every_variable_and_says_what_blank_means() -> None:
    blocks = EXAMPLE.read_text().strip().split("\n\n")[1:]
    variables = [block.splitlines()[-1] for block in blocks]
    assert variables == [f"{name}=" for name in NAMES]
    for block in blocks:
        *comment, _ = block.splitlines()
        assert re.search(r"^# Blank: \S.*\.$", "\n".join(comment), re.MULTILINE), block


def test_the_example_as_it_stands_gives_the_defaults() -> None:
    assert read(EXAMPLE) == read()


POSTGRES = "postgresql+asyncpg://chicago@localhost/chicago"


def set_up(monkeypatch: pytest.MonkeyPatch, **values: str) -> None:
    for name, value in values.items():
        monkeypatch.setenv(name.upper(), value)


@pytest.mark.parametrize(
    ("values", "shares"),
    [
        ({}, []),
        ({"shard_count": "4"}, []),
        ({"shard_count": "16", "shard_ids": "8, 0-2"}, ["0-2,8 of 16"]),
        ({"shard_count": "12", "clusters": "3"}, ["0-3 of 12", "4-7 of 12", "8-11 of 12"]),
        ({"shard_count": "7", "clusters": "3"}, ["0-1 of 7", "2-3 of 7", "4-6 of 7"]),
        ({"shard_count": "1", "clusters": "1"}, ["0 of 1"]),
    ],
)
def test_what_a_process_may_serve(monkeypatch: pytest.MonkeyPatch, values: dict[str, str], shares: list[str]) -> None:
    set_up(monkeypatch, **values, database_url=POSTGRES)
    assert [str(share) for share in read().shares] == shares


@pytest.mark.parametrize(
    ("values", "sentence"),
    [
        (
            {"shard_ids": "0", "shard_count": "2", "database_url": "sqlite+aiosqlite:///chicago.db"},
            "SQLite means one process: SHARD_IDS and CLUSTERS need PostgreSQL in DATABASE_URL.",
        ),
        (
            {"clusters": "2", "shard_count": "2", "database_url": ""},
            "SQLite means one process: SHARD_IDS and CLUSTERS need PostgreSQL in DATABASE_URL.",
        ),
        ({"shard_ids": "0"}, "SHARD_IDS and CLUSTERS need SHARD_COUNT, the same for all processes."),
        ({"clusters": "2"}, "SHARD_IDS and CLUSTERS need SHARD_COUNT, the same for all processes."),
        (
            {"shard_ids": "0", "clusters": "2", "shard_count": "2"},
            "Set SHARD_IDS or CLUSTERS, not both: with CLUSTERS each process takes its shards by itself.",
        ),
        (
            {"shard_ids": "1-2", "shard_count": "2"},
            "SHARD_IDS must be less than SHARD_COUNT: shards are counted from 0.",
        ),
        (
            {"clusters": "3", "shard_count": "2"},
            "CLUSTERS must not be more than SHARD_COUNT: each process serves one shard at least.",
        ),
    ],
)
def test_settings_that_do_not_go_together_are_one_clear_sentence(
    monkeypatch: pytest.MonkeyPatch, values: dict[str, str], sentence: str
) -> None:
    set_up(monkeypatch, **{"database_url": POSTGRES, **values})
    with pytest.raises(SettingsError) as caught:
        read()
    assert str(caught.value) == sentence


@given(clusters=st.integers(1, 40), more=st.integers(0, 200), guild=st.integers(0, 2**63 - 1))
def test_every_server_belongs_to_one_process(clusters: int, more: int, guild: int) -> None:
    shares = slots(clusters, count=clusters + more)
    assert sorted(shard for share in shares for shard in share.shards) == list(range(clusters + more))
    assert max(len(share.shards) for share in shares) - min(len(share.shards) for share in shares) <= 1
    assert sum(share.has(guild) for share in shares) == 1
    assert all(numbers(ranges(share.shards)) == share.shards for share in shares)
