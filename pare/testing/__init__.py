"""A conformance suite for apps: `from pare.testing import app_test; app_test(MyApp)`."""

from pare.testing.conformance import app_test, check_app
from pare.testing.report import AppFaults, Fault
from pare.testing.rules import MACHINE_RULES, RULES

__all__ = ["MACHINE_RULES", "RULES", "AppFaults", "Fault", "app_test", "check_app"]
