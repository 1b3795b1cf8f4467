"""What scenarios ask of the apps beyond the obvious: the phone that each demand is tried on, and the calls of each."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from datetime import date, datetime, timedelta
from functools import cache
from typing import Any

from pare.phone import Phone
from pare_apps.apartments import Apartments
from pare_apps.attachments import Attachment
from pare_apps.cab import Cab, Ride, RideReport
from pare_apps.calendar import Calendar, Event
from pare_apps.contacts import Contact, Contacts
from pare_apps.email import Email, EmailApp
from pare_apps.messaging import Conversation, Message, Messaging
from pare_apps.money import Money
from pare_apps.notes import Note, Notes
from pare_apps.reminders import Reminder, Reminders
from pare_apps.shopping import Choice, ChoiceOption, Order, OrderItem, Shopping
from tests.apps.populated import lived_in

ANA, BO, ME = "+47 555 0181", "+47 555 0182", "me"
HOUR, DAY = timedelta(hours=1), timedelta(days=1)
Call = tuple[str, Mapping[str, Any]]


@dataclass(frozen=True)
class Demand:
    """Something that must be possible, by operations and by hand.

    Attributes:
        name: what it is.
        calls: how it is done.
        done: whether it is.
    """

    name: str
    calls: tuple[Call, ...]
    done: Callable[[Phone], bool]


@cache
def ready() -> Phone:
    """A lived-in phone with what the demands are about; fork it."""
    phone = lived_in().fork()
    now = phone.now
    with phone.step("world"):
        _talks(phone, now)
        _trips(phone, now)
        _shop(phone, now)
        _plans(phone, now)
    phone.journal.changes.clear()
    return phone


def _talks(phone: Phone, now: datetime) -> None:
    cards, talks, mails = phone.app(Contacts).contacts, phone.app(Messaging), phone.app(EmailApp).emails
    me = phone.owner.email
    cards.add(Contact(id="ana", name="Ana Sousa", numbers=(ANA,), emails=("ana.sousa@example.org",)))
    cards.add(Contact(id="bo", name="Bo Reyes", numbers=(BO,), emails=("bo.reyes@example.org",)))
    talks.conversations.add(Conversation(id="both", members=(ANA, BO), title="Supper", created_at=now - DAY))
    talks.messages.add(Message(id="sent", conversation_id="both", sender=ME, text="At seven", sent_at=now - HOUR))
    talks.messages.add(
        Message(id="plan", conversation_id="both", sender=ANA, text="See the plan", sent_at=now - HOUR / 2,
                attachments=(Attachment(name="plan.pdf", text="Two doors"),))
    )  # fmt: skip
    mails.add(
        Email(id="round", sender="ana.sousa@example.org", sender_name="Ana Sousa", to=(me, "bo.reyes@example.org"),
              cc=("cy@example.org",), subject="Round", body="Who comes?", sent_at=now - HOUR,
              attachments=(Attachment(name="list.csv", media_type="text/csv", text="Bo, Cy, Di"),))
    )  # fmt: skip
    mails.add(
        Email(id="letter", sender=me, to=("bo.reyes@example.org",), subject="Rent", body="At most 700",
              sent_at=now - HOUR, folder="drafts")
    )  # fmt: skip
    text = "For the sitter.\n\n## Door code\n4417\n\n## Cat\nTwice a day"
    phone.app(Notes).notes.add(Note(id="sitter", title="Sitter", text=text, edited_at=now - HOUR))


def _trips(phone: Phone, now: datetime) -> None:
    fields: dict[str, Any] = {"pickup": "Mill Lane 1", "destination": "Airport", "fare": Money.of("14.40"),
                              "distance_km": 6.0, "minutes": 15}  # fmt: skip
    cab, flats = phone.app(Cab), phone.app(Apartments)
    cab.rides.add(Ride(id="booked", pickup_at=now + DAY, **fields))
    cab.rides.add(Ride(id="over", pickup_at=now - HOUR, status="completed", **fields))
    cab.reports.add(
        RideReport(id="scarf", ride_id="over", topic="lost_item", text="A scarf", status="found",
                   made_at=now - HOUR / 2, by_firm=True)
    )  # fmt: skip
    listing = flats.listings["listing_2"]
    flats.request_viewing(listing.id, listing.viewing_slots[0])


def _shop(phone: Phone, now: datetime) -> None:
    shop, price = phone.app(Shopping), Money.of(10)
    small, large = (one.id for one in shop.variants.where(product_id="product_1"))
    home = shop.addresses.where()[0]
    for id, status in (("coming", "placed"), ("here", "delivered")):
        shop.orders.add(
            Order(id=id, placed_at=now - DAY, status=status, address=home.text, address_id=home.id,
                  delivered_at=now - HOUR if status == "delivered" else None)
        )  # fmt: skip
        for at, variant in enumerate((small, large)):
            shop.order_items.add(
                OrderItem(id=f"{id}-{at}", order_id=id, product_id="product_1", variant_id=variant, name="Thing",
                          unit_price=price)
            )  # fmt: skip
    options = (
        ChoiceOption(option="other", text="Size L", effect="substitute", variant_id=large),
        ChoiceOption(option="money", text="The money back", effect="drop_item"),
    )
    shop.choices.add(
        Choice(id="asked", order_id="coming", order_item_id="coming-0", question="Size M is gone. L?", options=options,
               until=now + HOUR, default="money")
    )  # fmt: skip
    phone.deliver("shopping__item_recalled", {"order_item_id": "here-0", "notice": "The handle comes off"})


def _plans(phone: Phone, now: datetime) -> None:
    starts = (now + DAY).replace(hour=17, minute=0)
    phone.app(Calendar).events.add(Event(id="choir", title="Choir", starts=starts, recurrence="FREQ=WEEKLY"))
    phone.app(Reminders).reminders.add(Reminder(id="bins", title="Bins out", due=starts))


def _shop_of(phone: Phone) -> Shopping:
    return phone.app(Shopping)


def _last(phone: Phone) -> Email:
    return phone.app(EmailApp).emails.where(folder="sent", newest=True, limit=1)[0]


def _events(phone: Phone, title: str) -> list[Event]:
    return [event for event in phone.app(Calendar).events if event.title == title]


NEXT_CHOIR = "choir@2027-03-16"

DEMANDS: tuple[Demand, ...] = (
    Demand(
        "a booked ride is moved in place: time, pick-up and service",
        (("cab__update_ride", {"ride_id": "booked", "pickup_at": "2027-03-16T11:30", "pickup": "Town Hall",
                               "service": "comfort"}),),
        lambda phone: (ride := phone.app(Cab).rides["booked"]).pickup == "Town Hall" and ride.service == "comfort"
        and ride.pickup_at.hour == 10,
    ),
    Demand(
        "the receipt of a ride is mailed",
        (("email__send_email", {"to": ["Ana Sousa"], "subject": "Receipt", "body": "As agreed",
                                "attachments": ["over/receipt.pdf"]}),),
        lambda phone: "14.40" in _last(phone).attachments[0].text,
    ),
    Demand(
        "an accessible car is booked",
        (("cab__book_ride", {"pickup": "Home", "destination": "Airport", "pickup_at": "2027-03-17T09:00",
                             "service": "accessible", "wheelchair": True}),),
        lambda phone: any(ride.wheelchair for ride in phone.app(Cab).rides),
    ),
    Demand(
        "a lost item is brought back by cab",
        (("cab__answer_found", {"ride_report_id": "scarf", "return_to": "Town Hall",
                                "return_at": "2027-03-15T18:00"}),),
        lambda phone: phone.app(Cab).reports["scarf"].return_to == "Town Hall",
    ),
    Demand(
        "one item of an order is cancelled",
        (("shopping__cancel_order", {"order_id": "coming", "order_item_ids": ["coming-1"]}),),
        lambda phone: [item.id for item in _shop_of(phone).active(_shop_of(phone).orders["coming"])] == ["coming-0"],
    ),
    Demand(
        "an order goes to another address, at another time",
        (("shopping__change_order", {"order_id": "coming", "address_id": "address_2", "slot_id": "slot_2"}),),
        lambda phone: (order := _shop_of(phone).orders["coming"]).address == "Quay 7" and order.slot_id == "slot_2",
    ),
    Demand(
        "something is exchanged for another variant",
        (("shopping__request_return", {"order_item_id": "here-0", "reason": "too_small", "variant_id": "variant_2"}),),
        lambda phone: _shop_of(phone).returns.where(order_item_id="here-0")[0].variant_id == "variant_2",
    ),
    Demand(
        "the shop's question is answered in time",
        (("shopping__answer_choice", {"choice_id": "asked", "option": "other"}),),
        lambda phone: _shop_of(phone).order_items["coming-0"].variant_id == "variant_2",
    ),
    Demand(
        "what is recalled goes back",
        (("shopping__request_return", {"order_item_id": "here-0", "reason": "recall"}),),
        lambda phone: _shop_of(phone).returns.where(order_item_id="here-0")[0].reason == "recall",
    ),
    Demand(
        "a viewing is moved in place",
        (("apartments__move_viewing", {"viewing_id": "viewing_25", "starts": "2027-03-19T09:00"}),),
        lambda phone: phone.app(Apartments).viewings["viewing_25"].starts.day == 19,
    ),
    Demand(
        "a saved search is changed",
        (("apartments__save_search", {"saved_search_id": "saved_search_1", "max_total": 950, "min_rooms": 3}),),
        lambda phone: phone.app(Apartments).saved_searches["saved_search_1"].max_total == 950,
    ),
    Demand(
        "a saved search is switched off",
        (("apartments__save_search", {"saved_search_id": "saved_search_1", "notify": False}),),
        lambda phone: not phone.app(Apartments).saved_searches["saved_search_1"].notify,
    ),
    Demand(
        "a document is attached to an application",
        (("apartments__update_application", {"application_id": "application_3", "attachments": ["round/list.csv"]}),),
        lambda phone: phone.app(Apartments).applications["application_3"].attachments[0].name == "list.csv",
    ),
    Demand(
        "a sent message is deleted",
        (("messaging__delete_message", {"message_id": "sent"}),),
        lambda phone: "sent" not in phone.app(Messaging).messages,
    ),
    Demand(
        "a message is forwarded to one of a group only",
        (("messaging__forward_message", {"message_id": "plan", "to": ["Bo Reyes"]}),),
        lambda phone: [row.forwarded and phone.app(Messaging).conversations[row.conversation_id].members
                       for row in phone.app(Messaging).messages.where(newest=True, limit=1)] == [("+475550182",)],
    ),
    Demand(
        "one of a group is written to where nobody else sees it",
        (("messaging__send_message", {"to": ["Ana Sousa"], "text": "Between us"}),),
        lambda phone: [row.text for talk in phone.app(Messaging).conversations.where(peers="+475550181")
                       for row in phone.app(Messaging).messages.where(conversation_id=talk.id)] == ["Between us"],
    ),
    Demand(
        "a draft is edited and sent",
        (("email__edit_draft", {"email_id": "letter", "body": "At most 760"}),
         ("email__send_draft", {"email_id": "letter"})),
        lambda phone: (mail := phone.app(EmailApp).emails["letter"]).folder == "sent" and mail.body == "At most 760",
    ),
    Demand(
        "one of many recipients is answered",
        (("email__reply_email", {"email_id": "round", "body": "I do", "to": ["Bo Reyes"]}),),
        lambda phone: _last(phone).recipients == ("bo.reyes@example.org",) and _last(phone).thread == "round",
    ),
    Demand(
        "one occurrence of a series is moved",
        (("calendar__update_event", {"event_id": NEXT_CHOIR, "starts": "2027-03-17T19:00"}),),
        lambda phone: phone.app(Calendar).events[NEXT_CHOIR].starts.day == 17
        and phone.app(Calendar).events["choir"].starts.day == 16,
    ),
    Demand(
        "one occurrence of a series is cancelled",
        (("calendar__delete_event", {"event_id": NEXT_CHOIR}),),
        lambda phone: phone.app(Calendar).events[NEXT_CHOIR].status == "cancelled",
    ),
    Demand(
        "an event is planned in another time zone",
        (("calendar__create_event", {"title": "Call", "starts": "2027-03-18T09:00", "zone": "America/Toronto"}),),
        lambda phone: [event.starts.hour for event in _events(phone, "Call")] == [13],
    ),
    Demand(
        "attendees are given by name, number and address",
        (("calendar__create_event", {"title": "Tasting", "starts": "2027-03-18T20:00",
                                     "attendees": ["Ana Sousa", "+47 555 0182", "cy@example.org"]}),),
        lambda phone: len(_events(phone, "Tasting")[0].attendees) == 3,
    ),
    Demand(
        "a card holds several addresses, a birthday and a free note",
        (("contacts__create_contact", {"name": "Di Moss", "addresses": ["Mill Lane 2", "Quay 9"],
                                       "birthday": "1990-02-25", "note": "Shy of dogs"}),),
        lambda phone: [(len(card.addresses), card.birthday, card.note) for card in phone.app(Contacts).matching("Di M")]
        == [(2, date(1990, 2, 25), "Shy of dogs")],
    ),
    Demand(
        "one section of a note is private, and stays behind when it is shared",
        (("notes__update_note", {"note_id": "sitter", "private": ["Door code"]}),
         ("notes__share_note", {"note_id": "sitter", "to": ["Ana Sousa"]})),
        lambda phone: "Twice a day" in (said := phone.app(Messaging).messages.where(newest=True, limit=1)[0].text)
        and "4417" not in said,
    ),
    Demand(
        "a reminder is moved, repeated and bound to a contact",
        (("reminders__update_reminder", {"reminder_id": "bins", "due": "2027-03-17T19:00", "repeat": "weekly",
                                         "days": ["wed"], "contact_id": "ana"}),),
        lambda phone: (one := phone.app(Reminders).reminders["bins"]).contact_id == "ana" and one.repeat == "weekly",
    ),
)  # fmt: skip
