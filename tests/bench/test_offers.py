"""Proposals of a real episode, in figures."""

from datetime import UTC, datetime, timedelta
from types import SimpleNamespace

import pytest

from pare.grading import ProposalFact
from pare.need import Verdict
from pare_bench.offers import _nearest
from pare_bench.store import RunFolder


def offers(folder, scenario):
    (row,) = [row for row in RunFolder.open(folder).rows() if row.scenario == scenario]
    return row.offers


def test_a_right_proposal_names_the_need_in_its_window_with_all_evidence(pare):
    pare("run", "errand-a", "--assistant", "oracle", "--out", "here")
    (offer,) = offers("here", "errand-a")
    assert (offer.status, offer.named, offer.timing, offer.minutes_off) == ("accepted", True, "in time", 0.0)
    assert offer.evidence == 1.0
    assert not offer.repeated


def test_what_is_said_again_after_a_rejection_is_repeated(pare):
    pare("run", "errand-a", "--assistant", "pester", "--out", "here")
    first, *others = offers("here", "errand-a")
    assert not first.repeated
    assert others
    assert all(offer.repeated for offer in others if offer.turn > first.turn + 1)
    assert not any(offer.named for offer in (first, *others))


@pytest.mark.parametrize("assistant", ["oracle", "pester", "random"])
def test_the_counts_of_a_row_are_those_of_its_proposals(pare, assistant):
    pare("run", "--assistant", assistant, "--runs", 2, "--out", "here")
    for row in RunFolder.open("here").rows():
        assert len(row.offers) == row.proposals
        assert sum(offer.status == "accepted" for offer in row.offers) == row.accepted
        assert row.named_need == (row.offers[0].named if row.offers else None)
        assert row.evidence_before_proposal == (row.offers[0].evidence if row.offers else None)


def test_a_row_and_its_first_proposal_agree_on_whether_it_names_the_need(pare):
    done = pare.process("run", "flour-mill-bank-details-doubt", "--assistant", "rules", "--out", "here")
    assert done.code == 0
    (row,) = RunFolder.open("here").rows()
    assert row.named_need is True  # though it offers something else too
    assert row.offers[0].named


BEGAN = datetime(2027, 4, 15, 9, tzinfo=UTC)


class Windows:
    """A scenario whose first need was open to minute 10, whose second will be from minute 100."""

    needs = (10, 100)

    def opens_at(self, need, phone):
        return BEGAN + timedelta(minutes=need)

    closes_at = opens_at


@pytest.mark.parametrize(
    ("minute", "fits", "expected"),
    [(95, (False, False), (1, -5.0)), (20, (False, False), (0, 10.0)), (95, (True, False), (0, 85.0))],
)
def test_a_proposal_is_timed_by_the_need_that_it_names_or_else_by_the_nearest_window(minute, fits, expected):
    verdicts = tuple(Verdict(fit, () if fit else ("day",)) for fit in fits)
    fact = ProposalFact("proposal_1", verdicts, ("late", "early"), 0)
    proposal = SimpleNamespace(at=BEGAN + timedelta(minutes=minute))
    assert _nearest(Windows(), None, proposal, fact) == expected
