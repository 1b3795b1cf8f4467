from __future__ import annotations

from datetime import UTC, datetime, timedelta
from typing import Any

import pytest

from pare.graph import mermaid
from pare.phone import Phone
from pare_apps.apartments import Apartments, Listing, SavedListing, SavedSearch
from pare_apps.money import Money

OPEN = ("open_app", {"app": "apartments"})


def listing(id: str) -> tuple[tuple[str, dict[str, Any]], ...]:
    return (OPEN, ("open_listing", {"listing_id": id}))


def error(world: Any, name: str, /, **arguments: Any) -> str:
    before = len(world.changes())
    outcome = world.user.do(name, arguments)
    assert outcome.error is not None
    assert len(world.changes()) == before
    return str(outcome.error)


def test_the_app_opens_on_what_needs_attention(world: Any) -> None:
    assert world.taps(OPEN) == (
        "Apartments\n"
        "Next viewing: Canal Street 5 · Fri 06 Aug 2027 17:00 · confirmed\n"
        "Offer: Lipa Court 2 · 880.00 EUR a month · open · answer by Tue 03 Aug 2027 17:00\n"
        "Documents wanted: Erlenhof 4\n"
        "Saved: 1 listings, 2 searches (1 notify)\n"
        "- [lipa] Lipa Court 2, West · 880.00 EUR a month in all · 4 rooms · 90 m² · ground floor · no pets · "
        "free from now · reserved\n"
        "- [erlen] Erlenhof 4, West · 950.00 EUR a month in all · 3 rooms · 75 m² · ground floor · no pets · "
        "free from now\n"
        "- [brunn] Brunnweg 11, West · 900.00 EUR a month in all · 3 rooms · 75 m² · ground floor · no pets · "
        "free from now\n"
        "- [canal] Canal Street 5, Harbour · 700.00 EUR a month in all · 1 room · 35 m² · ground floor · no pets · "
        "free from now\n"
        "- [maki] Mäkitie 3, Kallio · 820.00 EUR a month in all · 2.5 rooms · 60 m² · floor 3 · pets on request · "
        "free from now\n"
        "- [koivu] Koivukatu 8, Kallio · 815.00 EUR a month in all · 2 rooms · 48 m² · floor 2 with lift · pets "
        "allowed · free from 1 Sep 2027"
    )


def test_a_listing_says_all_that_a_person_needs(world: Any) -> None:
    shown = world.taps(*listing("koivu"), ("save_listing", {"note": "for Reza"}))
    assert shown == (
        "Koivukatu 8\nAddress: Koivukatu 8, Kallio, Tampere\nState: available\n"
        "Rent: 790.00 EUR a month, water 25.00 EUR; 815.00 EUR in all\nDeposit: 1580.00 EUR\n"
        "Flat, 2 rooms, 48 m², floor 2, lift, balcony\nPets: allowed\nFree from 1 Sep 2027\n"
        "Viewings: Wed 04 Aug 2027 17:00, Wed 04 Aug 2027 17:30, Thu 05 Aug 2027 17:00\n"
        "Sign up for viewings by Tue 03 Aug 2027 17:00\nApplications by Mon 09 Aug 2027 17:00\n"
        "Agent: Ms Laine, +358 40 5550101\nBright flat by the canal; the bell says Dahl.\n"
        "Saved; your note: for Reza\n- [plan.pdf] application/pdf, 120 kB"
    )
    assert world.taps(("open_file", {"name": "plan.pdf"})) == "plan.pdf\napplication/pdf, 120 kB\n\n2R"
    assert world.taps(("back", {}), ("open_agent", {})).startswith("Ms Laine")


def test_search_results_can_be_saved_as_a_search(world: Any) -> None:
    filters = {"districts": ["Kallio"], "min_floor": 0, "furnished": False, "lift": True, "sort": "total"}
    shown = world.taps(OPEN, ("search_listings", filters))
    assert shown.startswith("Search: Kallio, from floor 0, with lift, unfurnished\nSorted by: total\n- [koivu]")
    world.taps(("save_this_search", {"name": "Up"}))
    row = world.app.saved_searches.where(newest=True)[0]
    assert (row.name, row.min_floor, row.furnished, row.lift, row.districts) == ("Up", 0, False, True, ("Kallio",))
    assert "looks for the same" in error(world, "save_this_search")
    assert world.taps(("open_listing", {"listing_id": "koivu"})).startswith("Koivukatu 8")


def test_nothing_found_says_so(world: Any) -> None:
    assert "nothing found" in world.taps(OPEN, ("search_listings", {"districts": ["Atlantis"]}))
    world.taps(("back", {}))
    assert "min_rooms: " in error(world, "search_listings", min_rooms=-1)
    assert "text: " in error(world, "look_up", text="\x00")


def test_a_listing_that_is_gone_is_looked_up_by_its_address(world: Any) -> None:
    assert "[ferry]" in world.taps(OPEN, ("look_up", {"text": "ferry la"}))
    assert "State: let" in world.taps(("open_listing", {"listing_id": "ferry"}))
    assert "It is let and takes no viewings" in world.taps(("open_viewing_form", {}))
    assert "It is let and takes no applications" in world.taps(("back", {}), ("open_application_form", {}))


def test_a_viewing_is_requested_moved_and_cancelled(world: Any) -> None:
    form = world.taps(*listing("koivu"), ("open_viewing_form", {}))
    assert "Offered: Wed 04 Aug 2027 17:00" in form
    assert "Sign up by Tue 03 Aug 2027 17:00" in form
    shown = world.taps(("request_viewing", {"starts": "2027-08-04T17:00", "message": "See you"}))
    assert shown.startswith("Viewing of Koivukatu 8\nWhen: Wed 04 Aug 2027 17:00, 20 minutes\nState: requested\n")
    assert "You wrote: See you\nCan be moved or cancelled until Wed 04 Aug 2027 17:00" in shown
    assert "Wed 04 Aug 2027 17:30, 20" in world.taps(("move_viewing", {"starts": "2027-08-04T17:30"}))
    assert "State: cancelled by you" in world.taps(("cancel_viewing", {}))
    assert "Viewing: Koivukatu 8 · Wed 04 Aug 2027 17:30 · cancelled" in world.taps(("open_listing", {}))
    assert "State: cancelled" in world.taps(("open_viewing", {"viewing_id": "viewing_2"}))


def test_viewings_are_opened_from_their_list(world: Any) -> None:
    assert "[look] Canal Street 5" in world.taps(OPEN, ("open_viewings", {}))
    shown = world.taps(("open_viewing", {"viewing_id": "look"}))
    assert "Can be moved or cancelled until Thu 05 Aug 2027 17:00" in shown
    world.arrives("agent_cancels_viewing", viewing_id="look", note="Sorry")
    assert "State: cancelled by the agent\nAgent: the agent\nThe agent wrote: Sorry" in world.user.look().view.render()


def test_an_application_is_drafted_completed_and_sent(world: Any) -> None:
    shown = world.taps(*listing("koivu"), ("open_application_form", {}))
    assert "815.00 EUR a month in all\nFree from 1 Sep 2027\nApplications by Mon 09 Aug 2027 17:00" in shown
    assert "State: draft" in world.taps(("apply", {"message": "Dear", "submit": False, "moves_out": "2028-01-31"}))
    shown = world.taps(("update_application", {"attachments": ["pay/may.pdf"], "action": "submit"}))
    assert "State: submitted\nSent: Mon 02 Aug 2027 17:00\nFrom 1 Sep 2027 until 31 Jan 2028\n" in shown
    assert "Documents can be added until Mon 09 Aug 2027 17:00" in shown
    assert world.taps(("open_file", {"name": "may.pdf"})).endswith("Pay slip may")
    world.taps(("back", {}))
    assert "name: there is no file 'x'; there are may.pdf" in error(world, "open_file", name="x")
    assert "Application: Koivukatu 8 · submitted" in world.taps(("open_listing", {}))


def test_what_an_agent_asks_for_is_shown(world: Any) -> None:
    assert "[papers] Erlenhof 4 · submitted · documents wanted" in world.taps(OPEN, ("open_applications", {}))
    shown = world.taps(("open_application", {"application_id": "papers"}))
    assert "Missing: June pay slip\nDocuments can be added until Mon 02 Aug 2027 19:00" in shown


def test_an_offer_is_answered(world: Any) -> None:
    assert "[yes] Offer: Lipa Court 2" in world.taps(OPEN, ("open_applications", {}))
    world.taps(("open_application", {"application_id": "sketch"}), ("open_offer", {"lease_offer_id": "yes"}))
    shown = world.taps(("answer_offer", {"answer": "accept", "message": "Yes"}))
    assert "State: accepted\nAnswer by: Tue 03 Aug 2027 17:00" in shown
    assert shown.endswith("It is yours.\nYou answered: Yes")
    assert "Offer: Lipa Court 2 · 880.00 EUR a month · accepted" in world.taps(("open_listing", {}))
    world.taps(("open_offer", {"lease_offer_id": "yes"}), ("go_home", {}))


@pytest.mark.parametrize(
    ("tap", "argument", "row", "home"),
    [
        ("open_viewing", "viewing_id", "look", "canal"),
        ("open_application", "application_id", "west", "brunn"),
        ("open_offer", "lease_offer_id", "yes", "lipa"),
    ],
)
def test_a_listing_opens_what_is_its_own(world: Any, tap: str, argument: str, row: str, home: str) -> None:
    world.taps(*listing("koivu"))
    assert error(world, tap, **{argument: row}) == f"{argument}: {row} belongs to {home}, not to this listing"
    world.taps(("back", {}), ("open_listing", {"listing_id": home}), (tap, {argument: row}))


def test_an_application_opens_the_offer_for_its_own_flat(world: Any) -> None:
    world.taps(*listing("brunn"), ("open_application", {"application_id": "west"}))
    told = "lease_offer_id: yes belongs to lipa, not to brunn"
    assert error(world, "open_offer", lease_offer_id="yes") == told


def test_saved_listings_carry_their_notes(world: Any) -> None:
    assert "Ferry Lane 2, Harbour · 650.00 EUR a month in all" in world.taps(OPEN, ("open_saved_listings", {}))
    assert "let · note: noisy" in world.taps(("save_listing", {"listing_id": "ferry", "note": "noisy"}))
    assert "listing_id: koivu is not saved" in error(world, "save_listing", listing_id="koivu", note="x")
    assert "listing_id: koivu is not saved" in error(world, "open_listing", listing_id="koivu")
    assert "listing_id: no listing" in error(world, "remove_saved", listing_id="zz")
    assert "none" in world.taps(("remove_saved", {"listing_id": "ferry"}))


def test_a_saved_search_is_run_changed_and_deleted(world: Any) -> None:
    shown = world.taps(OPEN, ("open_saved_searches", {}))
    assert "[hunt] Hunt: kallio, at most 850 in all, pets possible · notifications on" in shown
    assert "[old] at most 600 in all, from 1 room · notifications off" in shown
    world.taps(("open_search", {"saved_search_id": "hunt"}), ("save_search", {"max_total": 818, "notify": False}))
    assert world.user.look().view.render() == (
        "Search “Hunt”\nkallio, at most 818 in all, pets possible\nNotifications are off"
    )
    assert "[koivu]" in world.taps(("run", {}))
    assert "Saved searches" in world.taps(("back", {}), ("remove_saved", {}))
    shown = world.taps(("save_search", {"text": "quiet", "furnished": True, "available_by": "2027-09-01"}))
    assert "“quiet”, furnished, free by 1 Sep 2027 · notifications on" in shown


def test_conversations_with_agents(world: Any) -> None:
    assert "[canal] Canal Street 5, the agent, Sun 01 Aug 2027 17:00: Bring a pen" in world.taps(
        OPEN, ("open_conversations", {})
    )
    world.taps(("open_conversation", {"listing_id": "canal"}))
    shown = world.taps(("send_message", {"text": "Will do", "attachments": ["pay/may.pdf"]}))
    assert shown.startswith(
        "the agent: Canal Street 5\n- [agent_message_2] you, Mon 02 Aug 2027 17:00: Will do [files: may.pdf]\n- [hello]"
    )
    world.taps(("open_file", {"agent_message_id": "agent_message_2", "name": "may.pdf"}), ("back", {}))
    assert "name: " in error(world, "open_file", agent_message_id="hello", name="x")
    assert "the agent is on no contact card" in error(world, "open_agent")
    assert "Messages with the agent: 2" in world.taps(("open_listing", {}))


def test_a_file_is_opened_from_its_own_conversation_only(world: Any) -> None:
    assert "no messages" in world.taps(*listing("koivu"), ("open_conversation", {}))
    assert "agent_message_id: hello is in another" in error(world, "open_file", agent_message_id="hello", name="x")
    assert world.taps(("open_agent", {})).startswith("Ms Laine")


@pytest.mark.parametrize(
    ("incoming", "arguments", "screen"),
    [
        ("change_price", {"listing_id": "ferry", "rent": 5}, "ListingView"),
        ("confirm_viewing", {"viewing_id": "viewing_2"}, "ViewingView"),
        ("decide_application", {"application_id": "west", "state": "accepted"}, "ApplicationView"),
        ("withdraw_offer", {"lease_offer_id": "yes"}, "OfferView"),
        ("receive_message", {"listing_id": "koivu", "text": "Hello"}, "AgentChat"),
    ],
)
def test_a_notification_leads_to_what_it_is_about(
    world: Any, incoming: str, arguments: dict[str, Any], screen: str
) -> None:
    world.does("request_viewing", listing_id="koivu", starts="2027-08-04T17:00")
    world.arrives(incoming, **arguments)
    note = world.phone.notifications.where(newest=True)[0]
    world.taps(("open_notification", {"notification_id": note.id}))
    assert world.user.look().screen == f"apartments.{screen}"


def test_saved_rows_have_screens_too(world: Any) -> None:
    app = world.app
    assert app.screen_of(app.saved_listings["mine"]).listing_id == "ferry"
    assert app.screen_of(app.saved_searches["hunt"]).saved_search_id == "hunt"
    assert app.screen_of(world.phone.owner) is None


def test_long_lists_come_twenty_at_a_time(world: Any) -> None:
    with world.phone.step("world"):
        app = world.app
        for number in range(45):
            at = world.phone.now + timedelta(days=1, minutes=number)
            row = app.listings.add(Listing(address=f"Row {number}", rent=Money.of(100 + number), listed_at=at))
            app.saved_listings.add(SavedListing(listing_id=row.id))
            app.saved_searches.add(SavedSearch(max_total=number))
            app.viewings.add(app.viewings["look"].changed(id="", listing_id=row.id, starts=at))
            app.applications.add(app.applications["west"].changed(id="", listing_id=row.id))
            app.agent_messages.add(app.agent_messages["hello"].changed(id="", listing_id=row.id, sent_at=at))
            app.agent_messages.add(app.agent_messages["hello"].changed(id="", sent_at=at - timedelta(days=9)))
    lists = ("saved_listings", "saved_searches", "viewings", "applications", "conversations")
    paths = [[OPEN, (f"open_{name}", {})] for name in lists] + [[OPEN, ("search_listings", {"sort": "rent"})]]
    for path in paths:
        world.taps(*path)
        seen = []
        for left in (20, 20, None):
            seen += [item.id for item in world.user.look().view.items if item.id != "yes"]
            if left is not None:
                world.taps(("more", {}))
        assert len(seen) == len(set(seen)), path
        assert len(seen) in (46, 47, 48, 51), path
        assert "there are no more" in error(world, "more")
        world.taps(("back", {}), ("back", {}), ("back", {}), ("back", {}))
    world.taps(OPEN, ("look_up", {"text": "canal street"}))
    world.taps(("open_listing", {"listing_id": "canal"}), ("open_conversation", {}), ("show_earlier", {}))
    world.taps(("show_earlier", {}))
    assert len(world.user.look().view.items) == 6
    assert "there are no earlier messages" in error(world, "show_earlier")


def test_where_there_are_no_contacts_the_listing_names_the_agent() -> None:
    phone = Phone([Apartments], datetime(2027, 1, 1, tzinfo=UTC))
    app = phone.app(Apartments)
    with phone.step("world"):
        row = app.listings.add(Listing(address="x", rent=Money.of(1), agent="Eva", agent_email="eva@example.org"))
    assert app.agent(row) == "Eva"


def test_the_machine_can_be_drawn() -> None:
    assert "ListingView" in mermaid(Apartments)
