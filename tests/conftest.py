"""What all tests share."""

from __future__ import annotations

import os

from hypothesis import settings

settings.register_profile("chicago", deadline=None, print_blob=True)
settings.register_profile("ci", parent=settings.get_profile("chicago"), derandomize=True)  # the same examples each time
settings.load_profile("ci" if os.environ.get("CHICAGO_CI") else "chicago")
