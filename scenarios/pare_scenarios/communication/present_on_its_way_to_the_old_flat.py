"""A friend has moved, and her birthday present is on its way to where she lived."""

from typing import Any

from pare.expect import Holds, Where, changed, created, mentions
from pare.phrases import words
from pare.scenario import Need, Person, Phone, Scenario, Story, Window
from pare_apps.calendar import Calendar, Event
from pare_apps.contacts import Contacts
from pare_apps.email import EmailApp
from pare_apps.messaging import Messaging
from pare_apps.shopping import Address, Shopping
from pare_scenarios import patterns as p, worlds as w
from pare_scenarios.communication.words import present_on_its_way_to_the_old_flat as its

OLU = Person(
    "Olu Balogun", "+44 7700 900500", "olu.balogun@example.org",
    about="30, theatre carpenter in Manchester; grew up next door to Marisol, who lives in Bristol now.",
    goal="The bowls should reach Marisol in her new home as a surprise, and I should find her on Saturday.",
)  # fmt: skip
MARISOL = Person("Marisol Vega", "+44 7700 900511", "marisol.vega@example.com")
OLD, NEW = "8 Harbour Steps, Bristol BS1", "15B Larch Row, Bristol BS6"
RIGHT = mentions(its.THERE, avoids=("Harbour Steps",))


def _leads_there(value: Any, phone: Phone) -> bool:
    """Whether the first address of a card is the new one."""
    return bool(value) and RIGHT.fits(value[0], phone)


def _one_parcel(phone: Phone) -> bool:
    """Whether one set of bowls is on its way, to the new flat."""
    app = phone.app(Shopping)
    coming = [one for one in app.orders if one.is_open and any("bowls" in it.name for it in app.active(one))]
    return len(coming) == 1 and RIGHT.fits(coming[0].address, phone)


class PresentOnItsWayToTheOldFlat(Scenario):
    """Marisol has moved and her present goes to the old address."""

    id = "present-on-its-way-to-the-old-flat"
    domain = "communication"
    capabilities = ("multi-app orchestration", "intervention timing")
    difficulty = "medium"
    distractor = "Number 15 of the first mail, a dentist's; and to ask her, which gives the present away."
    apps = (EmailApp, Messaging, Contacts, Shopping, Calendar)
    starts, zone = "2027-10-04 12:55", "Europe/London"
    user = OLU

    def world(self, phone: Phone) -> None:
        phone.name("card", w.card(phone, MARISOL, addresses=(OLD,), favourite=True))
        w.delivery(phone, "Flat 3, 40 Beech Street, Manchester M4")
        phone.name("hers", w.delivery(phone, OLD, "Marisol"))
        bowls = w.product(phone, "Ceramic bowls, set of four", 48, colours=("blue", "sand"), category="gifts")
        phone.name("blue", blue := w.pick(phone, bowls, colour="blue"))
        phone.name("bowls", w.order(
            phone, "2027-10-02 22:40", blue, status="packed", address=OLD, address_id=phone.names["hers"][1],
            change_until="2027-10-04 16:00", cancel_until="2027-10-04 16:00"))  # fmt: skip
        phone.name("own", w.order(phone, "2027-10-03 09:15", w.pick(phone, w.product(phone, "Chisel set", 36)),
                                  change_until="2027-10-05 16:00"))  # fmt: skip
        phone.name("party", w.booked(phone, "2027-10-09 16:00", "Marisol's birthday, at hers", until="21:00",
                                     location=OLD, notes="Train 12:07 from Piccadilly."))  # fmt: skip
        w.chat(phone, [MARISOL], [
            ("2027-09-28 20:11", "Marisol", "Saturday week you come to mine and we eat until we are thirty-one!"),
            ("2027-09-28 20:15", "me", "I have the train already. No presents, you said?"),
            ("2027-09-28 20:16", "Marisol", "None. I mean it. I'd only have to carry them."),
        ])  # fmt: skip
        w.everyday(phone, avoid=("Bristol", "birthday", "bowls", "Larch"), clear=("2027-10-09",))

    def happens(self, story: Story) -> None:
        story.at("13:00", "moved", EmailApp.receive_email, sender=MARISOL.email, sender_name=MARISOL.name,
                 to=(MARISOL.email,), cc=("me",), subject="I have a balcony!", body="Dear all, it is done, I moved. "
                 "From today I live at 15 Larch Row, Bristol BS6, third floor, with geraniums.")  # fmt: skip
        story.at("13:25", "silly", Messaging.receive_message, sender=MARISOL.number,
                 text="Silly me, I wrote my own address wrong. It is 15B. In 15 sits a dentist.")  # fmt: skip

    needs = (
        Need(
            "Send the bowls to Larch Row 15B, and put that address on Marisol's card and into Saturday's event.",
            slots=its.SLOTS, avoids=its.AVOIDS, doings=("delete", "cancel", "pay"),
            evidence=("moved", "silly", "bowls", "card", "party"),
            window=Window(opens="silly", closes="16:00"),
        ),
    )  # fmt: skip

    must = {
        "the bowls go to 15B": p.either(p.redirected("bowls", address=RIGHT), p.ordered("blue", address=RIGHT)),
        "and only there": Holds(_one_parcel),
        "her card leads to 15B": p.card("card", addresses=Where(_leads_there)),
        "Saturday is at 15B": changed(Event, "party", location=RIGHT, only=("notes",)),
    }  # fmt: skip
    allowed = (
        p.order_cancelled("bowls"),
        p.either(created(Address, text=RIGHT), changed(Address, "hers", text=RIGHT, only=("label", "recipient"))),
        p.told(MARISOL, says=(words("15B", "thank*", "congrat*", "balcony", "noted"),), avoids=(its.SPOILS,)),
    )  # fmt: skip
