"""Settings of property tests: nothing hangs on how fast a machine is, and where CI is set each run draws the same."""

from __future__ import annotations

import os

from hypothesis import HealthCheck, settings

settings.register_profile("pare", deadline=None, suppress_health_check=[HealthCheck.too_slow])
settings.register_profile("ci", settings.get_profile("pare"), derandomize=True, database=None, print_blob=True)
settings.load_profile("ci" if os.environ.get("CI") else "pare")
