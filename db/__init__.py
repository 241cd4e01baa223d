"""Where games are written down: every move before anybody hears of it."""
