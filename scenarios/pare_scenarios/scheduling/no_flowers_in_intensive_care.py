"""A friend has been moved to intensive care: the visit and the flowers no longer fit."""

from pare.expect import either, mentions
from pare.scenario import Need, Person, Phone, Scenario, Story, Window
from pare_apps.calendar import Calendar
from pare_apps.contacts import Contacts
from pare_apps.messaging import Messaging
from pare_apps.shopping import Shopping
from pare_scenarios import patterns as p, worlds as w
from pare_scenarios.scheduling.words import no_flowers_in_intensive_care as its

WARD = "Ward 4, room 12, Santa Rita hospital, Faro"
JOANA = Person(
    "Joana Lopes", "+351 912 555 100", "joana.lopes@example.org",
    about="61, retired teacher in Faro; was to visit her school friend Leonor with Beatriz Pinho tomorrow.",
    goal="No flowers for a ward that throws them away, so cancel before eight. I go alone on Thursday at two, before "
    "the hairdresser, and Beatriz should not wait for me tomorrow. Nobody else needs to hear how Leonor is.",
)  # fmt: skip
RAFAEL = Person("Rafael Nunes", "+351 912 555 111", "rafael.nunes@example.com")
BEATRIZ = Person("Beatriz Pinho", "+351 912 555 122", "beatriz.pinho@example.com")
PHARMACY = Person("Beatriz Santos", "+351 912 555 133")
INES = Person("Ines Lopes", "+351 912 555 144")
_VISITING = p.Between("2027-01-21 14:00", "2027-01-21 14:30")


class NoFlowersInIntensiveCare(Scenario):
    """A friend has been moved to intensive care: the visit and the flowers no longer fit."""

    id = "no-flowers-in-intensive-care"
    domain = "scheduling"
    capabilities = ("goal inference", "multi-app orchestration")
    difficulty = "medium"
    distractor = "Tuesday at two, after the first message; another Beatriz; an order that may come as planned."
    apps = (Messaging, Contacts, Shopping, Calendar)
    starts, zone = "2027-01-18 18:20", "Europe/Lisbon"
    user = JOANA

    def world(self, phone: Phone) -> None:
        w.delivery(phone, "Rua das Figueiras 7, Faro")
        flowers = w.order(
            phone, "2027-01-16 10:20", ("Bouquet, white ranunculus", 38), address=WARD, recipient="Leonor Nunes",
            due_from="2027-01-19 10:00", due_until="2027-01-19 12:00", cancel_until="2027-01-18 20:00",
        )  # fmt: skip
        phone.name("flowers", flowers)
        phone.name("dinosaurs", w.order(
            phone, "2027-01-14 09:05", ("Wall calendar with dinosaurs", 12), due_from="2027-01-20 09:00",
            due_until="2027-01-20 18:00", cancel_until="2027-01-19 12:00",
        ))  # fmt: skip
        phone.name("beatriz", w.card(phone, BEATRIZ, note="School, with Leonor."))
        w.card(phone, PHARMACY, organisation="Corner Pharmacy")
        w.card(phone, RAFAEL, note="Leonor's eldest")
        w.card(phone, INES, relation="cousin")
        phone.name("visit", w.booked(phone, "2027-01-19 17:00", "Visit Leonor, with Beatriz", location="Santa Rita"))
        w.booked(phone, "2027-01-20 11:00", "Dentist")
        w.booked(phone, "2027-01-21 10:00", "Grandson's school play", until="12:00")
        w.booked(phone, "2027-01-21 16:00", "Hairdresser")
        w.chat(phone, [BEATRIZ], [
            ("2027-01-16 19:02", "me", "On Tuesday at five, then? I ordered flowers for her room."),
            ("2027-01-16 19:30", "Beatriz", "Yes, I wait for you at the gate, with the class photo."),
        ])  # fmt: skip
        w.chat(phone, [PHARMACY], [("2027-01-15 12:00", "Beatriz", "Your eye drops have come, any time is fine.")])
        w.chat(phone, [RAFAEL], [("2027-01-15 20:15", "Rafael", "Mother is on ward 4 now and asks for gossip.")])
        w.everyday(phone, avoid=("flower", "bouquet", "hospital", "visit"), clear=("2027-01-19", "2027-01-21"))

    def happens(self, story: Story) -> None:
        story.at("18:30", "moved", Messaging.receive_message, sender=RAFAEL.number,
                 text="Mother was moved to intensive care this afternoon, her lungs. No flowers are let in there. One "
                 "friend at a time may see her, from 14:00 to 15:00.")  # fmt: skip
        story.at("19:10", "thursday", Messaging.receive_message, sender=RAFAEL.number,
                 text="The doctor has just been: nobody before Thursday. Would you come then?")  # fmt: skip
        story.at("19:20", "recipe", Messaging.receive_message, sender=INES.number,
                 text="How long do you leave the carob cake in?")  # fmt: skip

    needs = (
        Need(
            "Cancel the flowers before eight, move my visit to Leonor to Thursday at two, and tell Beatriz Pinho that "
            "we cannot go together.",
            slots=its.SLOTS, avoids=its.AVOIDS, doings=("cancel",),
            evidence=("moved", "thursday", "flowers", "visit", "beatriz"),
            window=Window(opens="thursday", closes="20:00"),
        ),
    )  # fmt: skip

    must = {
        "no flowers go to the ward": p.order_cancelled("flowers"),
        "the visit is on Thursday": either(
            p.moved("visit", _VISITING, title=("Leonor",), notes=mentions(), location=mentions()),
            p.event(_VISITING, about=("Leonor",)),
        ),
        "not on Tuesday": p.nothing_at("2027-01-19 17:00", "Leonor"),
        "Beatriz does not wait at the gate": p.told(BEATRIZ, says=(its.ALONE,), avoids=(its.STILL_TWO,)),
    }
    allowed = (p.cancelled("visit"), p.told(RAFAEL, avoids=(its.THE_TUESDAY, "flowers come", "bring flowers")))
