from __future__ import annotations

from datetime import UTC, date, datetime
from typing import Any

import pytest
from pydantic import ValidationError

from pare_apps.apartments import Application, Criteria, LeaseOffer, Listing, Viewing
from pare_apps.attachments import Attachment
from pare_apps.money import Money

NEW = {
    "address": "Lindenweg 8", "district": "Kallio", "rent": {"amount": "750", "currency": "EUR"}, "pets": "on request",
    "water": {"amount": "25.50", "currency": "EUR"}, "agent": "Eva Berg", "viewing_slots": ["2027-08-04T10:00"],
    "sign_up_by": "2027-08-03T20:00", "description": "A long text",
}  # fmt: skip


def test_a_new_listing_is_announced_by_the_search_that_it_meets(world: Any) -> None:
    new = world.arrives("publish_listing", listing=NEW)
    assert new.id == "listing_8"
    assert new.listed_at == world.phone.now
    assert world.headline() == "New for your search “Hunt”: Lindenweg 8, Kallio, 775.50 EUR a month in all"
    full = world.phone.log[-1].text
    assert "Listing listing_8\nAddress: Lindenweg 8, Kallio\nState: available\n" in full
    assert "Rent: 750.00 EUR a month, water 25.50 EUR; 775.50 EUR in all" in full
    assert "Viewings: Wed 04 Aug 2027 10:00\nSign up for viewings by Tue 03 Aug 2027 20:00" in full
    assert full.endswith("A long text")


@pytest.mark.parametrize(
    "other",
    [
        {"district": "West"},
        {"rent": {"amount": "830", "currency": "EUR"}},
        {"pets": "no"},
    ],
)
def test_a_listing_that_meets_no_search_comes_silently(world: Any, other: dict[str, Any]) -> None:
    world.arrives("publish_listing", listing={**NEW, **other})
    assert not list(world.phone.notifications)
    assert "listing_8" in world.app.listings
    assert world.phone.log[-1].text.startswith("New: Lindenweg 8")


def test_a_search_that_is_switched_off_announces_nothing(world: Any) -> None:
    world.does("save_search", saved_search_id="hunt", notify=False)
    world.arrives("publish_listing", listing=NEW)
    assert not list(world.phone.notifications)


def test_a_search_for_words_finds_new_listings_as_search_does(world: Any) -> None:
    world.does("save_search", text="balco lind")
    world.arrives("publish_listing", listing={**NEW, "district": "West", "description": "With a Bálcony"})
    assert world.headline().startswith("New for your search “balco lind”: Lindenweg 8")
    assert [row.id for row in world.app.find(Criteria(text="balco lind"))] == ["listing_8"]
    world.does("save_search", text="sauna")
    rules = {"name": "rules.pdf", "text": "The sauna is heated on Fridays"}
    new = world.arrives("publish_listing", listing={**NEW, "district": "West", "attachments": [rules]})
    assert world.headline().startswith("New for your search “sauna”")
    assert world.app.find(Criteria(text="sauna")) == [new]


@pytest.mark.parametrize(
    ("listing", "error"),
    [
        ({**NEW, "id": "koivu"}, "'koivu' was given before"),
        ({**NEW, "deposit": {"amount": "5", "currency": "CHF"}}, "deposit: must be in EUR, as the rent is"),
        ({**NEW, "rent": {"amount": "-5", "currency": "EUR"}}, "must not be negative"),
        ({**NEW, "agent_number": "call me"}, "is no telephone number"),
        ({**NEW, "agent_email": "x"}, "is no mail address"),
        ({**NEW, "available_until": "2027-01-01", "available_from": "2027-01-01"}, "available_until: must be later"),
        ({**NEW, "attachments": [{"name": "a"}, {"name": "a", "text": "b"}]}, "two attached files have the same name"),
        ({"address": "x"}, "listing.rent: is required"),
    ],
)
def test_a_listing_must_be_one(world: Any, listing: dict[str, Any], error: str) -> None:
    assert error in world.refuses("publish_listing", listing=listing)


def test_a_price_changes(world: Any) -> None:
    after = world.arrives("change_price", listing_id="ferry", rent=641.5, extra_costs=180)
    assert (str(after.rent), str(after.total)) == ("641.50 EUR", "821.50 EUR")
    assert world.headline() == (
        "Ferry Lane 2 now costs 821.50 EUR a month in all: rent 641.50 EUR (was 650.00 EUR), extra "
    )
    assert "extra costs 180.00 EUR (was none)" in world.phone.log[-1].text
    assert "rent: nothing would change" in world.refuses("change_price", listing_id="ferry", rent=641.5)
    assert "rent: " in world.refuses("change_price", listing_id="ferry", rent=0.001)
    assert "rent: " in world.refuses("change_price", listing_id="ferry", rent=10**10)
    assert "listing_id: " in world.refuses("change_price", listing_id="zz", rent=5)


def test_a_listing_is_let_and_available_again(world: Any) -> None:
    world.arrives("change_availability", listing_id="canal", state="reserved")
    assert world.headline() == "Canal Street 5 is reserved"
    world.arrives("change_availability", listing_id="canal", state="let", note="signed today")
    assert world.headline() == "Canal Street 5 is let: signed today"
    assert world.app.viewings["look"].state == "confirmed"
    assert "state: nothing would change" in world.refuses("change_availability", listing_id="canal", state="let")
    world.arrives("change_availability", listing_id="canal", state="available")
    assert world.headline() == "Canal Street 5 is available again"


def test_news_of_listings_that_nobody_asked_about_are_silent(world: Any) -> None:
    canal = len(world.phone.notifications)
    world.arrives("change_price", listing_id="maki", rent=825)
    assert len(world.phone.notifications) == canal + 1, "it meets a search"
    world.arrives("change_price", listing_id="maki", rent=860)
    assert len(world.phone.notifications) == canal + 1
    world.does("save_listing", listing_id="maki")
    world.arrives("change_price", listing_id="maki", rent=870)
    assert len(world.phone.notifications) == canal + 2


def test_viewing_times_are_given_away_and_added(world: Any) -> None:
    after = world.arrives(
        "change_listing", listing_id="canal", remove_slots=["2027-08-07T17:00"], add_slots=["2027-08-08T11:00"],
        sign_up_by="2027-08-03T13:00",
    )  # fmt: skip
    assert [world.app.local(slot) for slot in after.viewing_slots] == ["Fri 06 Aug 2027 17:00", "Sun 08 Aug 2027 11:00"]
    assert world.headline().startswith("Canal Street 5 has other viewing times: Fri 06 Aug 2027 17:00, Sun 08 Aug")
    world.arrives("change_listing", listing_id="canal", description="Tram noise", available_from="2027-10-01")
    assert world.headline() == "Canal Street 5: its listing was changed"
    assert world.phone.log[-1].text.endswith("Tram noise")
    assert "add_slots: nothing would change" in world.refuses("change_listing", listing_id="canal")
    told = world.refuses("change_listing", listing_id="canal", remove_slots=["2027-08-07T17:00"])
    assert "remove_slots: Canal Street 5 offers no viewing at Sat 07 Aug" in told
    assert "description: " in world.refuses("change_listing", listing_id="canal", description="\x00")


def test_messages_go_to_and_fro(world: Any) -> None:
    act = {"listing_id": "koivu", "text": "Full name: Matilda Ekström", "attachments": ["pay/may.pdf"]}
    assert world.changed(lambda: world.does("send_message", **act)) == [("agent_messages", "agent_message_2")]
    assert world.app.agent_messages["agent_message_2"].sender == "me"
    world.wait(minutes=1)
    world.arrives("receive_message", listing_id="koivu", text="Thank you", attachments=[{"name": "map.png"}])
    assert world.headline() == "Ms Laine (Koivukatu 8): Thank you"
    assert world.phone.log[-1].text == (
        "Message agent_message_3 from Ms Laine (Koivukatu 8) about koivu:\nThank you\nAttached: agent_message_3/map.png"
    )
    rows = world.read("list_mine", of="messages", listing_id="koivu")
    assert [row["item"]["text"] for row in rows] == ["Thank you", "Full name: Matilda Ekström"]


def test_conversations_are_listed_by_their_last_message(world: Any) -> None:
    world.does("send_message", listing_id="koivu", text="Hello")
    world.wait(minutes=1)
    world.arrives("receive_message", listing_id="maki", text="Are you there?")
    heads = [row["item"]["id"] for row in world.read("list_mine", of="messages")]
    assert heads == ["agent_message_3", "agent_message_2", "hello"]
    heads = [row["item"]["id"] for row in world.read("list_mine", of="messages", open_only=True)]
    assert heads == ["agent_message_3", "hello"]
    for listing_id, expected in (("koivu", []), ("maki", ["agent_message_3"])):
        rows = world.read("list_mine", of="messages", listing_id=listing_id, open_only=True)
        assert [row["item"]["id"] for row in rows] == expected
    assert [r["item"]["id"] for r in world.read("list_mine", of="messages", limit=1, offset=2)] == ["hello"]


def test_an_old_conversation_is_found_behind_a_long_one(world: Any) -> None:
    with world.phone.step("world"):
        for number in range(1_100):
            row = world.app.agent_messages["hello"].changed(
                id="", listing_id="maki", text=str(number), sent_at=world.phone.now
            )
            world.app.agent_messages.add(row)
    heads = [row["item"]["text"] for row in world.read("list_mine", of="messages")]
    assert heads == ["1099", "Bring a pen"]


def test_a_message_says_something_to_somebody(world: Any) -> None:
    assert "text: must not be empty" in world.fails("send_message", listing_id="koivu", text=" ")
    assert "text: holds control" in world.fails("send_message", listing_id="koivu", text="\x00")
    assert "listing_id: " in world.fails("send_message", listing_id="zz", text="x")
    assert "attachments: " in world.fails("send_message", listing_id="koivu", text="x", attachments=["zz"])
    assert "text: " in world.refuses("receive_message", listing_id="koivu", text="")
    twice = [{"name": "a"}, {"name": "a"}]
    assert "attachments: " in world.refuses("receive_message", listing_id="koivu", text="x", attachments=twice)


@pytest.mark.parametrize(
    "make",
    [
        lambda: Listing(address="", rent=Money.of(1)),
        lambda: Listing(address="x", rent=Money.of(1), state="gone"),
        lambda: Application(listing_id="x", moves_in=date(2027, 1, 2), moves_out=date(2027, 1, 1)),
        lambda: Viewing(listing_id="x", starts=datetime(2027, 1, 1, tzinfo=UTC), cancelled_by="me"),
        lambda: LeaseOffer(listing_id="x", rent=Money.of(-1), answer_by=datetime(2027, 1, 1, tzinfo=UTC)),
        lambda: Application(listing_id="x", attachments=(Attachment(name="a"), Attachment(name="a", text="b"))),
    ],
)
def test_rows_that_make_no_sense_cannot_be_made(make: Any) -> None:
    with pytest.raises(ValidationError):
        make()


def test_every_row_survives_being_written_and_read(world: Any) -> None:
    for name in world.app.blueprint().tables:
        for row in getattr(world.app, name):
            assert type(row).model_validate(row.model_dump(mode="json")) == row
