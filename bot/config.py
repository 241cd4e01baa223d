"""What the host of the bot decides: read once, from the environment or the file `.env` in the working folder."""

from __future__ import annotations

import re
from enum import StrEnum
from pathlib import Path
from typing import Final

from pydantic import Field, SecretStr, ValidationError, field_validator, model_validator
from pydantic_settings import BaseSettings, SettingsConfigDict

ENV_FILE: Final = Path(".env")
LARGEST_ID: Final = 2**63 - 1
MOST_TABLES: Final = 100_000
MOST_DAYS: Final = 36_500
TOKEN_LETTERS: Final = re.compile("[!-~]+")


class SettingsError(Exception):
    """A setting makes no sense. The text is for the host: one sentence for each, without the value."""


class LogLevel(StrEnum):
    """The least important messages that are logged."""

    DEBUG = "DEBUG"
    INFO = "INFO"
    WARNING = "WARNING"
    ERROR = "ERROR"


class LogFormat(StrEnum):
    """How log lines look: for people, or one JSON object each."""

    CONSOLE = "console"
    JSON = "json"


class Settings(BaseSettings):
    """All settings. A variable that is not set, or blank, has its default.

    Each description completes the sentence "NAME must be ...", which is what the host reads about a bad value.
    """

    model_config = SettingsConfigDict(
        env_file_encoding="utf-8",
        extra="ignore",
        frozen=True,
        hide_input_in_errors=True,
    )

    discord_token: SecretStr | None = Field(
        default=None,
        description="the bot's token alone, without spaces",
    )
    database_url: str = Field(
        default="sqlite+aiosqlite:///chicago.db",
        pattern=r"^(sqlite\+aiosqlite:///|postgresql\+asyncpg://).+",
        repr=False,  # may hold a password
        description="an address that begins with sqlite+aiosqlite:/// or postgresql+asyncpg://",
    )
    log_level: LogLevel = Field(
        default=LogLevel.INFO,
        description="one of DEBUG, INFO, WARNING and ERROR",
    )
    log_format: LogFormat = Field(
        default=LogFormat.CONSOLE,
        description="console or json",
    )
    dev_guild_id: int | None = Field(
        default=None,
        gt=0,
        le=LARGEST_ID,
        description="the id of a server, a whole number",
    )

    tables_per_server: int = Field(
        default=20,
        gt=0,
        le=MOST_TABLES,
        description="how many tables a server may have, a whole number from 1 to 100,000",
    )
    tables: int = Field(
        default=500,
        gt=0,
        le=MOST_TABLES,
        description="how many tables there may be in all, a whole number from 1 to 100,000",
    )
    retention_days: int = Field(
        default=90,
        ge=1,
        le=MOST_DAYS,
        description="how many days the moves of finished games are kept, a whole number from 1 to 36,500",
    )
    ai_processes: int | None = Field(
        default=None,
        ge=1,
        le=64,
        description="a whole number from 1 to 64",
    )

    metrics_host: str = Field(
        default="127.0.0.1",
        pattern=r"^[0-9A-Za-z.:-]+$",
        description="an address of this machine, such as 127.0.0.1 or 0.0.0.0",
    )
    metrics_port: int | None = Field(
        default=None,
        ge=1,
        le=65535,
        description="a whole number from 1 to 65,535",
    )
    sentry_dsn: SecretStr | None = Field(
        default=None,
        description="the address that Sentry gives for a project",
    )

    @model_validator(mode="before")
    @classmethod
    def _without_blanks(cls, values: dict[str, object]) -> dict[str, object]:
        stripped = {name: value.strip() if isinstance(value, str) else value for name, value in values.items()}
        return {name: value for name, value in stripped.items() if value != ""}

    @field_validator("discord_token")
    @classmethod
    def _one_word(cls, token: SecretStr | None) -> SecretStr | None:
        if token is not None and not TOKEN_LETTERS.fullmatch(token.get_secret_value()):
            raise ValueError("not a token")
        return token

    @field_validator("log_level", mode="before")
    @classmethod
    def _capitals(cls, level: str) -> str:
        return level.upper()

    @field_validator("log_format", mode="before")
    @classmethod
    def _small_letters(cls, log_format: str) -> str:
        return log_format.lower()


def read_settings(*, env_file: Path | None = ENV_FILE) -> Settings:
    """The settings of this process; the environment goes before the file. Raises SettingsError."""
    try:
        return Settings(_env_file=env_file)
    except ValidationError as error:
        raise SettingsError(_sentences(error)) from None  # the cause would print what was read
    except UnicodeDecodeError:
        raise SettingsError(f"The file {env_file} must be UTF-8 text.") from None
    except OSError as error:
        raise SettingsError(f"The file {env_file} cannot be read: {error.strerror}.") from None


def _sentences(error: ValidationError) -> str:
    """What the host has to change."""
    names = dict.fromkeys(str(problem["loc"][0]) for problem in error.errors(include_input=False))
    return " ".join(f"{name.upper()} must be {Settings.model_fields[name].description}." for name in names)
