"""The names of people in scenarios are those of the package that the scenarios come from."""

import sys
from types import ModuleType

import pytest

from pare.scenario import Scenario
from pare_bench.gates.clean import clean
from tests.bench.gates import sabotage as s
from tests.bench.plugin import ErrandA

STRANGER = "'John Smith' is not made of the package's own names"


@pytest.fixture
def foreign(monkeypatch):
    """Puts a scenario into a package of somebody else's, with these names."""

    def made(scenario: type[Scenario], *names: str) -> Scenario:
        package, module = ModuleType("foreign_scenarios"), ModuleType("foreign_scenarios.names")
        package.__path__ = []
        monkeypatch.setitem(sys.modules, "foreign_scenarios", package)
        if names:
            module.known = lambda name: name in names
            monkeypatch.setitem(sys.modules, "foreign_scenarios.names", module)
        return type("Foreign", (scenario,), {"__module__": "foreign_scenarios.one", "__doc__": scenario.__doc__})()

    return made


def test_a_package_has_names_of_its_own(foreign):
    assert STRANGER not in clean(foreign(s.RealName, "John Smith")).detail
    assert "'Noor Haddad' is not made of" in clean(foreign(ErrandA, "John Smith")).detail


def test_without_names_of_its_own_it_has_those_that_it_derives_from(foreign):
    assert STRANGER in clean(foreign(s.RealName)).detail


def test_where_no_package_has_any_people_may_be_called_as_they_like(foreign):
    assert "own names" not in clean(foreign(ErrandA)).detail
