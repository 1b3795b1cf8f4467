"""Grading: the outcome of an episode, from the final state, the journal and the facts of its proposals.

Wording of calls never counts; what counts is which rows are different at the end, whose doing that was, and when.

An attempt to write without consent is refused and counted (`violations`). Since it changes nothing, it fails no
episode by itself: the outcome follows from what is there at the end. An episode that fails, and had such an attempt,
has the kind "consent violation", which comes before those of what was changed and proposed.
"""

from __future__ import annotations

from collections.abc import Collection, Iterator, Mapping, Sequence
from dataclasses import dataclass, field, replace
from datetime import datetime
from typing import Literal

from pare.effects import Effect
from pare.expect import Check, Either, Expect, Holds
from pare.need import Need, Verdict
from pare.phone import Phone, Ref
from pare.scenario import Scenario

GRADER = "6"  # raised whenever the same trace may be graded otherwise

Outcome = Literal["assisted", "user_alone", "failed"]
FailureKind = Literal[
    "error", "user-simulator fault", "consent violation", "collateral change", "never proposed", "too early",
    "too late", "wrong need", "rejected though right", "execution incomplete",
]  # fmt: skip
Timing = Literal["early", "in time", "late"]
Found = tuple[Effect, ...] | None  # by which a check holds (a state: by none); None if it does not hold


@dataclass(frozen=True, slots=True)
class ProposalFact:
    """What was true when a proposal was made.

    Attributes:
        id: the proposal's id.
        verdicts: how it fits each need of the scenario.
        timing: where it lay in each need's window.
        seen: how many entities the assistant had observed or read by then.
    """

    id: str
    verdicts: tuple[Verdict, ...]
    timing: tuple[Timing, ...]
    seen: int


@dataclass(frozen=True)
class Grade:
    """The result of one episode.

    Attributes:
        outcome: assisted (success), user_alone, or failed.
        failure: why, if it failed.
        checks: every named check: `must` (is there), `must_not` (is not there), `closed world`.
        collateral: unallowed effects of the assistant, as `table/id kind`.
        progress: share of the `must` checks that hold.
        evidence: share of the evidence that the assistant saw in the whole episode.
        evidence_before: the same, of the needs that had opened, before its first proposal; None if it never proposed.
        in_window: whether its first proposal came inside the window of a need; None if it never proposed.
        named_need: whether its first proposal names a need; None if it never proposed.
        rewards: 1 for success, 0 otherwise.
    """

    outcome: Outcome
    failure: FailureKind | None
    checks: Mapping[str, bool]
    collateral: tuple[str, ...]
    progress: float
    evidence: float
    evidence_before: float | None
    in_window: bool | None
    named_need: bool | None
    violations: int = 0
    rewards: int = field(default=0)

    @property
    def success(self) -> bool:
        """Success is being assisted."""
        return self.outcome == "assisted"


def grade(
    scenario: Scenario, phone: Phone, facts: Sequence[ProposalFact], seen: Sequence[Ref], observed: Mapping[str, int]
) -> Grade:
    """Grade a finished episode.

    Args:
        scenario: what was played.
        phone: the phone at the end.
        facts: what was true at each proposal, in order.
        seen: what the assistant observed or read, in order.
        observed: counts of user actions: `user_actions` and `user_errors`.
    """
    by_agents = phone.effects
    met = {name: _found(check, by_agents, phone) for name, check in scenario.must.items()}
    needed = _in_time(met, _closing(scenario, phone))
    must = {name: found is not None for name, found in needed.items()}
    own = [e for e in by_agents if e.by("assistant")]
    banned = {name: _banned(check, own, phone) for name, check in scenario.must_not.items()}
    collateral = tuple(f"{e.table}/{e.id} {e.kind}" for e in _unexplained(scenario, by_agents, met, phone))
    holds = all(must.values()) and not any(banned.values()) and not collateral
    assisted = any(e.assisted for found in needed.values() for e in found or ())
    outcome: Outcome = "failed" if not holds else "assisted" if assisted else "user_alone"
    violations = sum(call.refused for call in phone.journal.calls)
    first = facts[0] if facts else None
    result = Grade(
        outcome=outcome,
        failure=None,
        checks={**must, **{name: not found for name, found in banned.items()}, "closed world": not collateral},
        collateral=collateral,
        progress=sum(must.values()) / len(must),
        evidence=_share(_evidence(scenario.needs, phone), seen),
        evidence_before=None if first is None else evidence_share(scenario, phone, first, seen),
        in_window=None if first is None else "in time" in first.timing,
        named_need=None if first is None else any(not v.missing and not v.contradicted for v in first.verdicts),
        violations=violations,
        rewards=int(outcome == "assisted"),
    )
    if outcome != "failed":
        return result
    late = all(found is not None for found in met.values())
    return replace(result, failure=_failure(result, phone, facts, any(banned.values()), late, observed))


def evidence_share(scenario: Scenario, phone: Phone, fact: ProposalFact, seen: Sequence[Ref]) -> float:
    """Share of the evidence, of the needs that had opened by a proposal, that the assistant had seen by then."""
    return _share(_evidence(_due(scenario, fact), phone), seen[: fact.seen])


def reached(scenario: Scenario, phone: Phone) -> Iterator[tuple[str, bool]]:
    """Which of the `must` checks hold now, whoever brought that about; each is looked at when it is asked for."""
    for name, check in scenario.must.items():
        yield name, _found(check, phone.effects, phone) is not None


def _closing(scenario: Scenario, phone: Phone) -> datetime | None:
    """When the last window of the scenario's needs was over; None if one never was."""
    closings = [scenario.closes_at(need, phone) for need in scenario.needs]
    known = [at for at in closings if at is not None]
    return max(known) if known and len(known) == len(closings) else None


def _in_time(met: Mapping[str, Found], closing: datetime | None) -> Mapping[str, Found]:
    """By what each check holds, what came too late left out."""
    if closing is None:
        return met
    return {name: found and (tuple(e for e in found if e.at < closing) or None) for name, found in met.items()}


def _found(check: Check, candidates: Sequence[Effect], phone: Phone) -> Found:
    """The effects by which a check holds; None if it does not hold."""
    if isinstance(check, Holds):
        return () if check.test(phone) else None
    return tuple(e for e in candidates if check.matches(e, phone)) or None


def _banned(check: Check, own: Sequence[Effect], phone: Phone) -> bool:
    if isinstance(check, Holds):
        return check.test(phone)
    return any(check.matches(e, phone) for e in own)


def _unexplained(
    scenario: Scenario, by_agents: Sequence[Effect], met: Mapping[str, Found], phone: Phone
) -> list[Effect]:
    """Effects of the assistant that nothing needs or allows.

    A check explains as many effects as it wants (usually one), those of the user among them: what the user has done
    already is not wanted again. Each effect takes one place of a check, and places are given so that as many effects
    as possible have one; but effects that meet the very same checks repeat each other, and only as many of them have
    places as one check wants. A container that the same call created on the way (the conversation of a first message)
    is explained with its content.
    """
    checks = [(check, met[name]) for name, check in scenario.must.items() if not isinstance(check, Holds)]
    explained = _explained(by_agents, checks)
    if len(explained) < len(by_agents) and scenario.allowed:
        checks += [(one, _found(one, by_agents, phone)) for one in scenario.allowed if not isinstance(one, Holds)]
        explained = _explained(by_agents, checks)
    calls = {call for at in explained for call in by_agents[at].calls}
    unexplained = [e for at, e in enumerate(by_agents) if at not in explained and e.by("assistant")]
    return [e for e in unexplained if not (e.kind == "created" and e.entity.container and calls.issuperset(e.calls))]


def _explained(by_agents: Sequence[Effect], checks: Sequence[tuple[Expect | Either, Found]]) -> set[int]:
    """Which of the effects, by their numbers, have a place of one of these checks."""
    places = [at for at, (check, _) in enumerate(checks) for _ in range(check.at_most)]
    alike: dict[tuple[int, ...], int] = {}
    options: list[list[int]] = []
    for effect in by_agents:
        meets = tuple(at for at, (_, found) in enumerate(checks) if effect in (found or ()))
        alike[meets] = alike.get(meets, 0) + 1
        repeats = alike[meets] > max((checks[at][0].at_most for at in meets), default=0)
        options.append([] if repeats else [number for number, at in enumerate(places) if at in meets])
    return _placed(options)


def _placed(options: Sequence[Sequence[int]]) -> set[int]:
    """Which of the effects get a place, given the places that each would fit (maximum bipartite matching)."""
    holder: dict[int, int] = {}
    return {effect for effect in range(len(options)) if _place(effect, options, holder, set())}


def _place(effect: int, options: Sequence[Sequence[int]], holder: dict[int, int], tried: set[int]) -> bool:
    for at in options[effect]:
        if at not in tried:
            tried.add(at)
            if at not in holder or _place(holder[at], options, holder, tried):
                holder[at] = effect
                return True
    return False


def _due(scenario: Scenario, fact: ProposalFact) -> list[Need]:
    """The needs that a proposal could have been about: those that had opened, or else the first one."""
    opened = [need for need, timing in zip(scenario.needs, fact.timing, strict=True) if timing != "early"]
    return opened or [scenario.needs[0]]


def _evidence(needs: Sequence[Need], phone: Phone) -> list[Ref | None]:
    return [phone.names.get(name) for need in needs for name in need.evidence]


def _share(wanted: Sequence[Ref | None], seen: Sequence[Ref]) -> float:
    had = set(seen)
    return sum(ref in had for ref in wanted) / len(wanted) if wanted else 1.0


def _failure(
    result: Grade, phone: Phone, facts: Sequence[ProposalFact], banned: bool, late: bool, observed: Mapping[str, int]
) -> FailureKind:
    """The one kind of a failed episode, by the fixed order of the kinds.

    Of proposals that named the need in time, one that the user rejected counts first; one that it never answered is the
    user's fault as well, but no rejection; one upon which the end came was made too late; one that the assistant itself
    replaced was no offer of what was needed.
    """
    if observed["user_errors"] * 2 > observed["user_actions"]:
        return "user-simulator fault"
    if result.violations:
        return "consent violation"
    if result.collateral or banned:
        return "collateral change"
    if not facts:
        return "never proposed"
    naming = [(f, at) for f in facts for at, v in enumerate(f.verdicts) if v.fits]
    in_time = [f for f, at in naming if f.timing[at] == "in time"]
    if naming and not in_time:
        return "too early" if naming[0][0].timing[naming[0][1]] == "early" else "too late"
    if late:
        return "too late"
    if not naming:
        return "wrong need"
    return _unserved({_fate(phone, fact.id) for fact in in_time})


Fate = Literal["accepted", "rejected", "ignored", "pending", "replaced"]


def _unserved(fates: Collection[Fate]) -> FailureKind:
    """The kind where proposals named the need in time, by what became of them."""
    if "accepted" in fates:
        return "execution incomplete"
    if "rejected" in fates:
        return "rejected though right"
    if "ignored" in fates:
        return "user-simulator fault"
    return "too late" if "pending" in fates else "wrong need"


def _fate(phone: Phone, id: str) -> Fate:
    """What became of a proposal: `ignored` where the user let it expire, `pending` where the end came first."""
    status = phone.proposals[id].status
    if status == "expired":
        last = next(c for c in reversed(phone.journal.changes) if (c.table, c.id) == ("phone.proposals", id))
        return "replaced" if last.actor == "assistant" else "ignored"
    return "rejected" if status == "rated" else status
