from __future__ import annotations

from datetime import date, timedelta
from typing import Any

import pytest

SLIPS = ["pay/may.pdf", "pay/june.pdf"]


def test_one_applies_with_documents_from_a_mail(world: Any) -> None:
    act = {"listing_id": "koivu", "message": "We are two", "moves_in": "2027-09-15", "attachments": SLIPS}
    assert world.changed(lambda: world.does("apply", **act)) == [("applications", "application_4")]
    row = world.app.applications["application_4"]
    assert (row.state, row.submitted_at, row.moves_in) == ("submitted", world.phone.now, date(2027, 9, 15))
    assert [file.text for file in row.attachments] == ["Pay slip may", "Pay slip june"]


def test_a_draft_is_filled_in_and_sent(world: Any) -> None:
    world.does("apply", listing_id="koivu", submit=False)
    id = "application_4"
    assert world.app.applications[id].submitted_at is None
    world.does("update_application", application_id=id, message="Dear Ms Laine", moves_in="2027-09-01")
    world.does("update_application", application_id=id, attachments=SLIPS, moves_out="2028-09-01", action="submit")
    row = world.app.applications[id]
    assert (row.state, row.message, len(row.attachments)) == ("submitted", "Dear Ms Laine", 2)


@pytest.mark.parametrize(
    ("given", "error"),
    [
        ({"listing_id": "zz"}, "listing_id: no listing"),
        ({"listing_id": "ferry"}, "listing_id: Ferry Lane 2 is let"),
        ({"listing_id": "brunn"}, "listing_id: west is an application there, under review"),
        ({"listing_id": "lipa"}, "listing_id: sketch is an application there, draft"),
        ({"attachments": ["pay/august.pdf"]}, "attachments: pay carries may.pdf, june.pdf, july.pdf, not 'august.pdf'"),
        ({"attachments": [""]}, "attachments: '' is no file"),
        ({"message": "\x00"}, "message: "),
        ({"message": "x" * 20_001}, "message: "),
        ({"moves_in": "2027-09-15", "moves_out": "2027-09-15"}, "moves_out: must be later than moves_in"),
    ],
)
def test_an_application_must_be_possible(world: Any, given: dict[str, Any], error: str) -> None:
    assert error in world.fails("apply", **{"listing_id": "koivu", **given})


def test_nothing_is_sent_after_the_deadline(world: Any) -> None:
    world.does("apply", listing_id="koivu", submit=False)
    world.wait(days=7, seconds=1)
    told = "Koivukatu 8 took applications until Mon 09 Aug 2027 17:00"
    assert f"application_id: {told}" in world.fails(
        "update_application", application_id="application_4", action="submit"
    )
    world.does("update_application", application_id="application_4", action="withdraw")
    assert f"listing_id: {told}" in world.fails("apply", listing_id="koivu")
    world.does("apply", listing_id="koivu", submit=False)


def test_a_draft_is_not_sent_to_a_flat_that_is_let(world: Any) -> None:
    world.arrives("change_availability", listing_id="lipa", state="let")
    error = world.fails("update_application", application_id="sketch", action="submit", message="Please")
    assert "application_id: Lipa Court 2 is let" in error
    assert world.app.applications["sketch"].message == "Dear"


def test_documents_are_added_until_the_deadline(world: Any) -> None:
    act = {"application_id": "papers", "attachments": SLIPS}
    assert world.changed(lambda: world.does("update_application", **act)) == [("applications", "papers")]
    assert [f.name for f in world.app.applications["papers"].attachments] == ["may.pdf", "june.pdf"]
    assert world.changed(lambda: world.does("update_application", **act)) == []
    world.does("update_application", application_id="papers", attachments=["papers/may.pdf", "pay/july.pdf"])
    assert len(world.app.applications["papers"].attachments) == 3
    world.wait(hours=2, seconds=1)
    assert "attachments: documents for papers could be added until Mon 02 Aug 2027 19:00" in world.fails(
        "update_application", application_id="papers", attachments=["pay/may.pdf"]
    )


def test_a_different_file_of_the_same_name_is_refused(world: Any) -> None:
    world.arrives("receive_message", listing_id="erlen", text="See", attachments=[{"name": "may.pdf", "text": "other"}])
    world.does("update_application", application_id="papers", attachments=["pay/may.pdf"])
    error = world.fails("update_application", application_id="papers", attachments=["agent_message_2/may.pdf"])
    assert "attachments: a different file called 'may.pdf' is there already" in error


@pytest.mark.parametrize(
    ("given", "error"),
    [
        ({}, "application_id: is the only argument"),
        ({"application_id": "zz", "action": "submit"}, "application_id: no application"),
        ({"message": "More"}, "message: west is no draft any more"),
        ({"moves_in": "2027-09-01"}, "moves_in: west is no draft"),
        ({"action": "submit"}, "action: west is under review already"),
        ({"action": "withdraw", "attachments": ["pay/may.pdf"]}, "action: withdraw stands alone"),
        ({"attachments": ["zz/a.pdf"]}, "attachments: 'zz/a.pdf' is no file"),
        ({"action": "accept"}, "action: "),
    ],
)
def test_what_was_sent_stays_as_it_was_sent(world: Any, given: dict[str, Any], error: str) -> None:
    assert error in world.fails("update_application", **{"application_id": "west", **given})


def test_what_is_withdrawn_is_over_and_one_can_apply_anew(world: Any) -> None:
    world.does("update_application", application_id="west", action="withdraw")
    error = world.fails("update_application", application_id="west", attachments=SLIPS)
    assert "application_id: west is withdrawn and stays as it is" in error
    assert "application_id: " in world.refuses("decide_application", application_id="west", state="accepted")
    assert "application_id: " in world.refuses(
        "request_documents", application_id="west", documents=["ID"], by="2027-08-09T12:00"
    )
    world.does("apply", listing_id="brunn")


def test_the_agent_decides(world: Any) -> None:
    world.arrives("decide_application", application_id="papers", state="under_review", note="Complete now")
    row = world.app.applications["papers"]
    assert (row.state, row.missing, row.documents_by, row.agent_note) == ("under_review", (), None, "Complete now")
    assert world.headline() == "Your application for Erlenhof 4 is under review"
    world.arrives("decide_application", application_id="papers", state="accepted", terms="From 1 September")
    assert world.app.applications["papers"].terms == "From 1 September"
    told = world.refuses("decide_application", application_id="papers", state="rejected")
    assert "application_id: the application papers is accepted and cannot become rejected" in told
    assert "it can become: withdrawn" in told
    told = world.refuses("decide_application", application_id="sketch", state="accepted")
    assert "is draft and cannot become accepted" in told
    world.does("update_application", application_id="papers", action="withdraw")


def test_the_agent_asks_for_documents(world: Any) -> None:
    act = {"application_id": "west", "documents": ["May pay slip", "ID"], "by": "2027-08-03T12:00"}
    world.arrives("request_documents", **act, note="The owner decides at noon")
    row = world.app.applications["west"]
    assert (row.state, row.missing) == ("under_review", ("May pay slip", "ID"))
    assert world.headline().startswith("Your application for Brunnweg 11 lacks May pay slip, ID; add by Tue 03 Aug")
    assert "The owner decides at noon" in world.phone.log[-1].text
    assert "documents: name" in world.refuses("request_documents", **{**act, "documents": []})
    assert "documents: must not be empty" in world.refuses("request_documents", **{**act, "documents": [""]})
    assert "by: " in world.refuses("request_documents", **{**act, "by": "2027-08-01T12:00"})
    assert "application_id: sketch is draft" in world.refuses(
        "request_documents", **{**act, "application_id": "sketch"}
    )


def test_applications_are_listed(world: Any) -> None:
    rows = world.read("list_mine", of="applications")
    assert [row["item"]["id"] for row in rows] == ["sketch", "papers", "west"]
    assert rows[1]["item"]["documents_by"] == "2027-08-02T19:00:00+03:00"
    world.arrives("decide_application", application_id="west", state="rejected")
    rows = world.read("list_mine", of="applications", open_only=True)
    assert [row["item"]["id"] for row in rows] == ["sketch", "papers"]
    assert [r["item"]["id"] for r in world.read("list_mine", of="applications", listing_id="lipa")] == ["sketch"]


def test_an_offer_is_answered_once(world: Any) -> None:
    act = {"lease_offer_id": "yes", "answer": "accept", "message": "Gladly"}
    assert world.changed(lambda: world.does("answer_offer", **act)) == [("lease_offers", "yes")]
    row = world.app.lease_offers["yes"]
    assert (row.state, row.message) == ("accepted", "Gladly")
    error = world.fails("answer_offer", lease_offer_id="yes", answer="decline")
    assert "lease_offer_id: the offer yes is accepted and cannot become declined" in error
    assert "lease_offer_id: " in world.refuses("withdraw_offer", lease_offer_id="yes")


def test_the_offer_for_a_rejected_application_or_a_flat_that_is_let_can_only_be_declined(world: Any) -> None:
    offer = world.arrives("make_offer", listing_id="brunn", answer_by="2027-08-02T20:00").id
    world.arrives("change_availability", listing_id="brunn", state="let")
    assert "is let; decline it" in world.fails("answer_offer", lease_offer_id=offer, answer="accept")
    world.arrives("change_availability", listing_id="brunn", state="available")
    world.arrives("decide_application", application_id="west", state="rejected")
    assert "which was rejected; decline it" in world.fails("answer_offer", lease_offer_id=offer, answer="accept")
    world.does("answer_offer", lease_offer_id=offer, answer="decline")


def test_the_offer_for_a_withdrawn_application_can_only_be_declined(world: Any) -> None:
    offer = world.arrives("make_offer", listing_id="brunn", answer_by="2027-08-02T20:00").id
    world.does("update_application", application_id="west", action="withdraw")
    error = world.fails("answer_offer", lease_offer_id=offer, answer="accept")
    assert f"lease_offer_id: {offer} answers west, which was withdrawn; decline it" in error
    world.does("answer_offer", lease_offer_id=offer, answer="decline")


def test_an_answer_must_be_one(world: Any) -> None:
    assert "answer: " in world.fails("answer_offer", lease_offer_id="yes", answer="maybe")
    assert "message: " in world.fails("answer_offer", lease_offer_id="yes", answer="decline", message="\x00")
    assert "lease_offer_id: no lease offer" in world.fails("answer_offer", lease_offer_id="zz", answer="decline")
    world.does("answer_offer", lease_offer_id="yes", answer="decline")
    assert world.app.lease_offers["yes"].state == "declined"


def test_the_agent_makes_an_offer_and_takes_it_back(world: Any) -> None:
    act = {"listing_id": "brunn", "answer_by": "2027-08-02T20:00", "rent": 890, "moves_in": "2027-10-01"}
    offer = world.arrives("make_offer", **act, text="No extension.")
    assert (offer.application_id, str(offer.rent)) == ("west", "890.00 EUR")
    assert world.headline() == "Brunnweg 11 is offered to you; answer by Mon 02 Aug 2027 20:00"
    assert world.phone.log[-1].text.endswith("Rent: 890.00 EUR a month\nFirst day: 1 Oct 2027\nNo extension.")
    assert "listing_id: an offer for Brunnweg 11 is open already" in world.refuses("make_offer", **act)
    assert [row["item"]["id"] for row in world.read("list_mine", of="offers")] == ["yes", offer.id]
    world.arrives("withdraw_offer", lease_offer_id=offer.id)
    assert world.headline() == "Brunnweg 11 is no longer offered to you"
    assert [r["item"]["id"] for r in world.read("list_mine", of="offers", open_only=True)] == ["yes"]
    assert "answer_by: " in world.refuses("make_offer", **{**act, "answer_by": "2027-08-01T20:00"})
    assert "rent: " in world.refuses("make_offer", **{**act, "rent": -1})
    assert "text: " in world.refuses("make_offer", **act, text="\x00")
    assert world.arrives("make_offer", listing_id="koivu", answer_by="2027-08-09T20:00").application_id == ""


def test_an_offer_that_is_not_answered_expires_by_itself(world: Any) -> None:
    assert "lease_offer_id: yes can be answered until" in world.refuses("offer_expires", lease_offer_id="yes")
    world.wait(hours=23, minutes=59)
    assert world.app.lease_offers["yes"].state == "open"
    world.wait(minutes=1)
    assert world.app.lease_offers["yes"].state == "expired"
    assert world.headline() == "Lipa Court 2 was offered to you, but not answered in time"
    assert world.app.next_alarm() is None
    assert "is expired and cannot become accepted" in world.fails("answer_offer", lease_offer_id="yes", answer="accept")


def test_an_offer_whose_time_is_over_cannot_be_answered(world: Any) -> None:
    with world.phone.step("world"):
        late = world.app.lease_offers["yes"].changed(answer_by=world.phone.now - timedelta(hours=1))
        world.app.lease_offers.update(late)
    error = world.fails("answer_offer", lease_offer_id="yes", answer="accept")
    assert "lease_offer_id: yes had to be answered by Mon 02 Aug 2027 16:00" in error
    world.wait(seconds=1)
    assert world.app.lease_offers["yes"].state == "expired"


def test_offers_that_expire_at_once_all_do(world: Any) -> None:
    for listing_id in ("koivu", "maki"):
        world.arrives("make_offer", listing_id=listing_id, answer_by="2027-08-03T17:00")
    world.wait(days=2)
    assert {offer.state for offer in world.app.lease_offers} == {"expired"}
    assert len(world.phone.notifications) == 5
