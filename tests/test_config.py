"""Settings: blank means default, a bad value is one clear sentence, and nothing secret is ever printed."""

from __future__ import annotations

import re
import traceback
from pathlib import Path

import pytest

from bot.config import LogFormat, LogLevel, Settings, SettingsError, read_settings

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
    settings = read()
    assert settings.discord_token is not None
    assert settings.discord_token.get_secret_value() == "abc.def.ghi"
    assert settings.database_url == "postgresql+asyncpg://chicago:secret@localhost/chicago"
    assert settings.log_level is LogLevel.WARNING
    assert settings.log_format is LogFormat.JSON
    assert settings.dev_guild_id == 1234567890
    assert settings.ai_processes == 3
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
