"""Settings of property tests: nothing here depends on how fast a machine is."""

from __future__ import annotations

from hypothesis import HealthCheck, settings

settings.register_profile("pare", deadline=None, suppress_health_check=[HealthCheck.too_slow])
settings.load_profile("pare")
