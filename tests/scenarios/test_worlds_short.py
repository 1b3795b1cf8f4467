"""Short ways: what one line of a scenario puts on a phone."""

from __future__ import annotations

from datetime import timedelta

import pytest

from pare.actions import propose
from pare.errors import BadInput
from pare.handles import User, executor
from pare.phone import Phone
from pare.scenario import Person, Story, the
from pare_apps.apartments import Apartments
from pare_apps.cab import Cab
from pare_apps.calendar import Calendar
from pare_apps.email import Email, EmailApp
from pare_apps.messaging import Message, Messaging
from pare_apps.money import Money
from pare_apps.notes import Notes
from pare_apps.reminders import Reminders
from pare_apps.shopping import Shopping
from pare_scenarios import patterns as p, worlds as w
from tests.scenarios.acting import at, fresh

ADA = Person("Ada Lund", "+39 333 111222", "ada@example.org")


@pytest.fixture
def phone() -> Phone:
    return fresh(Notes, Shopping, Cab, Apartments, Reminders)


def test_a_note_has_a_folder_a_checklist_and_people(phone: Phone) -> None:
    with phone.step("world"):
        note = w.note(phone, "Camp", "By the lake", w.file("map.pdf", "North"), items=("Tent", "Tea"), done=("Tea",),
                      folder="Trips", at="2027-02-27 10:00", shared=(ADA,), pinned=True)  # fmt: skip
        other = w.note(phone, "Huts", folder="Trips")
    assert note.text == "By the lake\n- [ ] Tent\n- [x] Tea"
    assert note.shared_with == ("+39333111222",)
    assert note.edited_at == at(phone, "2027-02-27 10:00")
    assert other.edited_at == phone.now - timedelta(days=30)
    assert note.pinned
    assert note.attachments[0].text == "North"
    assert note.note_folder_id == other.note_folder_id
    assert [folder.name for folder in phone.app(Notes).folders] == ["Trips"]


def test_a_reminder_is_on_a_list_of_that_name(phone: Phone) -> None:
    with phone.step("world"):
        one, other = (w.remind(phone, title, on="House") for title in ("Bins", "Plants"))
        loose = w.remind(phone, "Call", on="Inbox")
    assert one.reminder_list_id == other.reminder_list_id
    assert loose.reminder_list_id == "inbox"
    assert [row.name for row in phone.app(Reminders).lists] == ["House"]


def test_goods_have_a_variant_for_each_size_and_colour(phone: Phone) -> None:
    with phone.step("world"):
        boots = w.product(phone, "Boots", 120, sizes=("40", "41"), colours=("red", "blue"), stock=3, regular=150)
        red = w.pick(phone, boots, size="41", colour="red")
    assert len(phone.app(Shopping).variants.where(product_id=boots.id)) == 4
    assert (red.price, red.regular_price, red.stock) == (Money.of(120, "EUR"), Money.of(150, "EUR"), 3)
    with pytest.raises(BadInput, match=r"variant of Boots: several are meant; there are size 40, red, .*size 41, blue"):
        w.pick(phone, boots, size="41")
    with pytest.raises(BadInput, match="nothing is meant"):
        w.pick(phone, boots, size="45")


def test_variants_can_differ_in_price(phone: Phone) -> None:
    with phone.step("world"):
        yarn = w.product(phone, "Yarn")
        w.variant(phone, yarn, "7.50", style="lot 7731", stock=2)
        w.variant(phone, yarn, 7, style="lot 7802")
    assert w.pick(phone, yarn, style="lot 7731").price == Money.of("7.50")


def test_an_order_goes_home_and_is_paid_by_the_default(phone: Phone) -> None:
    with phone.step("world"):
        home = w.delivery(phone, "Via Lunga 3")
        w.delivery(phone, "Quay 7", "Work")
        tea = w.pick(phone, w.product(phone, "Tea", 4, seller="Otter"))
        order = w.order(phone, "2027-02-20 10:00", (tea, 3), ("Hob", 300), status="delivered")
        away = w.order(phone, "2027-02-21 10:00", tea, to=w.delivery(phone, "Via Corta 9", "Aunt"))
        open_one = w.order(phone, "2027-02-27 10:00", tea, cancel_until="2027-03-02 12:00")
    app = phone.app(Shopping)
    assert (order.address, order.address_id, order.payment) == (home.text, home.id, "Visa ending 42")
    assert [item.title for item in app.items_of(order)] == ["3 x Tea", "1 x Hob"]
    assert app.paid(order) == Money.of(312)
    assert order.delivered_at == at(phone, "2027-02-22 10:00")
    assert open_one.cancel_until == at(phone, "2027-03-02 12:00")
    assert open_one.delivered_at is None
    assert away.address == "Via Corta 9"
    assert len(app.payment_methods) == 1
    assert [row.label for row in app.addresses.where(is_default=True)] == ["Home"]


def test_items_questions_and_messages_belong_to_an_order(phone: Phone) -> None:
    with phone.step("world"):
        order = w.order(phone, "2027-02-20 10:00", ("Rocker", 90), ("Chair", 80), status="placed")
        item = w.item(phone, order, "rocker", lot="K4-118")
        asked = w.question(phone, order, "No chair", "2027-03-02 12:00", "wait", "refund", about=item, default="wait")
        with pytest.raises(BadInput, match="item 'r': several are meant; there are Rocker, Chair"):
            w.item(phone, order, "r")
        told = w.shop_says(phone, order, "2027-02-21 10:00", "On its way")
    assert phone.app(Shopping).order_items[item.id].lot == "K4-118"
    assert [option.option for option in asked.options] == ["wait", "refund"]
    assert told.order_id == order.id


def test_codes_slots_and_wishes(phone: Phone) -> None:
    with phone.step("world"):
        code = w.code(phone, "ten off", amount=10, minimum=50, until="2027-03-01 23:59", full_price_only=True)
        locker = w.slot(phone, "2027-03-02 10:00", "12:00", place="Locker 3")
        wish = w.wish(phone, w.product(phone, "Lamp", 20))
        held = w.in_cart(phone, w.pick(phone, phone.app(Shopping).products[wish.product_id]), 2)
    assert (code.code, code.amount, code.minimum) == ("TENOFF", Money.of(10), Money.of(50))
    assert (locker.method, locker.ends) == ("collection", at(phone, "2027-03-02 12:00"))
    assert held.quantity == 2


def test_the_receipt_of_a_past_ride_is_the_firms_and_tells_local_time(phone: Phone) -> None:
    with phone.step("world"):
        w.cab_firm(phone, firm="Lark Cabs")
        over, coming = (w.ride(phone, f"{day} 08:00", "Home", "Hall") for day in ("2027-02-01", "2027-04-01"))
        w.city(phone)
    assert over.attachments[0].text.startswith("Lark Cabs: receipt\nDate: Mon 01 Feb 2027 08:00\n")
    assert coming.attachments == ()
    past = [ride for ride in phone.app(Cab).rides if ride is not coming]
    assert len(past) > 1
    assert all(ride.attachments[0].text.startswith("Lark Cabs: receipt\n") for ride in past)


def test_a_past_ride_is_over_and_a_coming_one_is_booked_at_the_firms_fare(phone: Phone) -> None:
    with phone.step("world"):
        w.cab_firm(phone, firm="Rapid", free_minutes=30)
        w.saved_place(phone, "Home", "Via Lunga 3")
        w.route(phone, "Via Lunga 3", "Airport", 40, 20)
        past = w.ride(phone, "2027-02-20 09:00", "Via Lunga 3", "Airport")
        coming = w.ride(phone, "2027-03-02 09:00", "Via Lunga 3", "Airport", "van", driver="Ada Lund", seats=5)
    with phone.step("user", may_write=False):
        quoted = phone.app(Cab).get_quotes("home", "airport", at(phone, "2027-03-02 09:00"))
    assert (past.status, past.minutes) == ("completed", 40)
    assert past.attachments[0].name == "receipt.pdf"
    assert coming.status == "assigned"
    assert coming.fare == next(quote.fare for quote in quoted.quotes if quote.service == "van")
    assert coming.free_until == at(phone, "2027-03-02 08:30")


def test_places_lie_where_they_are_put_and_otherwise_always_at_the_same_spot(phone: Phone) -> None:
    twin = fresh(Cab)
    for made in (phone, twin):
        with made.step("world"):
            assert w.spot(made, "Airport", 9, -9, "LGW").east_km == 9
            w.spot(made, "Mill Lane 4")
    assert [*phone.app(Cab).locations] == [*twin.app(Cab).locations]


def test_a_viewing_is_at_a_time_that_the_listing_offers(phone: Phone) -> None:
    with phone.step("world"):
        flat = w.flat(phone, "Quay 8", 640, slots=("2027-03-04 19:00",), extra_costs=60, apply_by="2027-03-05 12:00",
                      available_from="2027-05-01", rooms=2)  # fmt: skip
        viewing = w.viewing(phone, flat, "2027-03-04 18:00")
        w.saved_flat(phone, flat, "sunny")
        w.search(phone, "East", districts=("East",), max_total=800)
        form = w.application(
            phone, flat, "2027-02-27 10:00", w.file("slip.pdf"), missing=("Id",), by="2027-03-02 12:00"
        )
        offer = w.lease_offer(phone, flat, "2027-03-05 12:00")
        word = w.agent_says(phone, flat, "2027-02-26 10:00", "Do come")
    listing = phone.app(Apartments).listings[flat.id]
    assert viewing.starts in listing.viewing_slots
    assert len(listing.viewing_slots) == 2
    assert listing.total == Money.of(700)
    assert listing.apply_by == at(phone, "2027-03-05 12:00")
    assert (form.documents_by, offer.rent, word.sender) == (at(phone, "2027-03-02 12:00"), Money.of(640), "agent")


@pytest.mark.parametrize(
    ("zone", "currency", "price"),
    [("Europe/Rome", "EUR", "12.50"), ("Asia/Kolkata", "INR", "1200.00"), ("Europe/London", "GBP", "12.50"),
     ("Africa/Kampala", "UGX", "51000.00"), ("UTC", "EUR", "12.50")],
)  # fmt: skip
def test_money_is_that_of_the_place(zone: str, currency: str, price: str) -> None:
    phone = fresh(Shopping, where=zone)
    assert w.money(phone, 7) == Money.of(7, currency)
    assert w.worth(phone, "12.50") == Money.of(price, currency)


def test_mails_and_messages_come_at_a_time_or_after_something() -> None:
    phone = fresh(EmailApp, Messaging)
    story = Story(phone)
    w.mail_comes(story, "+5m", "offer", ADA, "Seats", "Two are left.", w.file("plan.pdf"))
    w.text_comes(story, "+7m", "word", ADA, "Have you seen it?")
    w.text_comes(story, (p.told(ADA), "2m"), "answer", ADA, "Good!")
    w.mail_comes(story, (p.told(ADA), "3m"), "more", ADA, "", "One more thing.", in_reply_to=the("offer"))
    story.check()
    phone.advance(phone.now + timedelta(minutes=10))
    offer, word = phone.named("offer"), phone.named("word")
    assert isinstance(offer, Email)
    assert isinstance(word, Message)
    assert (offer.sender, offer.sender_name, offer.attachments[0].name) == (ADA.email, ADA.name, "plan.pdf")
    assert word.sender == "+39333111222"
    assert phone.named("answer") is None
    with phone.step("user"):
        phone.app(Messaging).send_message("Yes", to=(ADA.number,))
    phone.advance(phone.now + timedelta(minutes=5))
    more = phone.named("more")
    assert isinstance(more, Email)
    assert more.in_reply_to == offer.id


def test_deeds_are_calls_of_operations() -> None:
    phone = fresh(EmailApp, Messaging, Reminders, Calendar)
    with phone.step("world"):
        phone.name("talk", w.chat(phone, [ADA], [("2027-02-27 10:00", "Ada", "Hello")]))
        phone.name("letter", w.mail(phone, "2027-02-27 10:00", ADA, "Seats", "Two are left."))
        phone.name("tax", w.remind(phone, "Tax", "2027-03-02 09:00"))
        phone.name("lunch", w.booked(phone, "2027-03-03 12:00", "Lunch"))
    deeds = (
        w.tell("talk", "One"), w.tell(ADA, "Two"), w.answer("letter", "Yes"), w.write_to(ADA, "Hello", "Yes"),
        w.set_reminder("Tea", "2027-03-02 10:00"), w.put_off("tax", "2027-03-02 11:00"),
        w.enter("Tea", "2027-03-02 12:00"), w.move("lunch", "2027-03-03 13:00"),
    )  # fmt: skip
    propose(phone, "All of it")
    User(phone).do("accept_proposal")
    assistant, _ = executor(phone, next(iter(phone.proposals)), 20)
    assert [told for deed in deeds if (told := assistant(deed.tool(phone), deed.filled(phone)).error)] == []


def test_a_stranger_says_nothing_in_a_chat() -> None:
    phone = fresh(Messaging)
    with phone.step("world"), pytest.raises(BadInput, match="chat: 'Ben' is none of me, Ada, who are in it"):
        w.chat(phone, [ADA], [("2027-02-27 10:00", "Ben", "Hello")])


def test_words_that_nobody_said_are_not_found() -> None:
    phone = fresh(Messaging)
    with phone.step("world"):
        w.chat(phone, [ADA], [("2027-02-27 10:00", "Ada", "Hello"), ("2027-02-27 10:01", "me", "Hello!")])
        with pytest.raises(BadInput, match="said 'Bye': nothing is meant; there are Hello, Hello!"):
            w.said(phone, "Bye")
        assert w.said(phone, "Hello!").sender == "me"


def test_a_pastime_without_texts_is_refused() -> None:
    phone = fresh(Messaging)
    with phone.step("world"), pytest.raises(BadInput, match="about: there are no texts about 'golf'; there are baking"):
        w.everyday(phone, about=("golf",))
