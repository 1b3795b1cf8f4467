"""The rules of a scenario's declaration, checked when its class is defined."""

from __future__ import annotations

import re
from functools import partial
from typing import TYPE_CHECKING, Literal, NoReturn, get_args

from pare.app import App
from pare.calls import by_stage, tool_name
from pare.errors import BadInput, DefinitionError, listed, shortened
from pare.times import moment, zone

if TYPE_CHECKING:
    from pare.scenario import Scenario

Domain = Literal["communication", "productivity", "scheduling", "lifestyle"]
Capability = Literal["context observation", "goal inference", "intervention timing", "multi-app orchestration"]
Difficulty = Literal["easy", "medium", "hard"]

_REQUIRED = ("id", "domain", "capabilities", "difficulty", "apps", "starts", "user", "needs", "must")


def _refuse(cls: type[Scenario], rule: str) -> NoReturn:
    raise DefinitionError(f"scenario {cls.__name__}: {rule}")


def check_declaration(cls: type[Scenario]) -> None:
    """Check a scenario's class.

    Raises:
        DefinitionError: the declaration breaks a rule; the message names the class and the rule.
    """
    refuse = partial(_refuse, cls)
    missing = [name for name in _REQUIRED if not hasattr(cls, name)]
    if missing:
        refuse(f"declare {', '.join(missing)}")
    if not (cls.__doc__ or "").strip():
        refuse("give it a docstring: its first line is the title")
    cls.title = (cls.__doc__ or "").strip().splitlines()[0].rstrip(".")
    if not re.fullmatch(r"[a-z0-9]+(-[a-z0-9]+)*", cls.id) or len(cls.id) > 60:
        refuse(f"id {shortened(cls.id)} must be kebab-case, at most 60 characters")
    for name, kind, value in (("domain", Domain, cls.domain), ("difficulty", Difficulty, cls.difficulty)):
        if value not in get_args(kind):
            refuse(f"{name} {value!r} must be one of {listed(get_args(kind))}")
    if not cls.capabilities or any(c not in get_args(Capability) for c in cls.capabilities):
        refuse(f"capabilities must be some of {listed(get_args(Capability))}, the primary one first")
    if len(set(cls.capabilities)) < len(cls.capabilities):
        refuse("a capability is listed twice")
    if not cls.apps or any(not (isinstance(app, type) and issubclass(app, App)) for app in cls.apps):
        refuse("apps must be app classes")
    try:
        moment(cls.starts, zone(cls.zone))
    except BadInput as error:
        refuse(f"starts or zone: {error}")
    if not cls.needs:
        refuse("needs and solution must have a stage for each other, at least one")
    if not cls.must:
        refuse("must names at least one effect that success needs")
    if not cls.user.about or not cls.user.goal:
        refuse("the user needs `about` and `goal`")
    twice = [name for name in cls.must if name in cls.must_not]
    if twice:
        refuse(f"the check {twice[0]!r} stands in must and in must_not")


def check_proof(cls: type[Scenario]) -> None:
    """Check the solution of a scenario, its other ways and its wrong ones.

    Raises:
        DefinitionError: they break a rule; the message names the class and the rule.
    """
    refuse = partial(_refuse, cls)
    if len(cls.needs) != len(cls.solution):
        refuse("needs and solution must have a stage for each other, at least one")
    for variant in (tuple(stage.calls for stage in cls.solution), *cls.wrong.values(), *cls.ways.values()):
        stages = by_stage(variant)
        if len(stages) != len(cls.solution):
            refuse(f"each of wrong and ways gives the calls of {len(cls.solution)} stages")
        for call in (call for calls in stages for call in calls):
            tool_name(call.operation, cls.apps)
    for call in (call for stage in cls.solution for call in stage.reads):
        tool_name(call.operation, cls.apps)
