"""Proposals of a real episode, in figures."""

import pytest

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
