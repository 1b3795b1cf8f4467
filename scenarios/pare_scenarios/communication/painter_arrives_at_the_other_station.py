"""A guest's train ends elsewhere, then earlier, and he cannot read his mail any more."""

from pare.expect import At, changed, mentions
from pare.phrases import words
from pare.scenario import Need, Person, Phone, Scenario, Story, Window
from pare_apps.cab import Cab
from pare_apps.calendar import Calendar, Event
from pare_apps.contacts import Contacts
from pare_apps.email import EmailApp
from pare_apps.messaging import Messaging
from pare_scenarios import patterns as p, worlds as w
from pare_scenarios.communication.words import painter_arrives_at_the_other_station as its

SASKIA = Person(
    "Saskia Meyer", "+31 6 55 50 01 00", "saskia@galerie-meyer.test",
    about="45, runs a small gallery in Rotterdam with one assistant; tonight she opens a show of Emeka Nwosu's.",
    goal="Emeka should step out of his train and into a cab, though I sit with the insurer until two.",
)  # fmt: skip
EMEKA = Person("Emeka Nwosu", "+234 803 555 0111", "emeka.nwosu@example.com")
TOVA = Person("Tova Lindqvist", "+31 6 55 50 01 22", "tova@galerie-meyer.test")
CENTRAL, SOUTH, FLAT = "Central Station", "South Station", "Kadehof 9"
PICKUP = p.Between("2027-03-05 13:50", "2027-03-05 14:10")
ANYTHING = mentions()


class PainterArrivesAtTheOtherStation(Scenario):
    """Our guest's train goes elsewhere now and the cab waits at the wrong place."""

    id = "painter-arrives-at-the-other-station"
    domain = "communication"
    capabilities = ("multi-app orchestration", "intervention timing")
    difficulty = "hard"
    distractor = "14:35 from the first mail, and a reply by mail, which he cannot read on the train."
    apps = (EmailApp, Cab, Calendar, Messaging, Contacts)
    starts, zone = "2027-03-05 10:55", "Europe/Amsterdam"
    user = SASKIA

    def world(self, phone: Phone) -> None:
        phone.name("reach", w.card(phone, EMEKA, note="No data by day, texts only; mails where there is wifi"))
        w.card(phone, TOVA, role="assistant", note="Hangs the show today, hands full until five")
        w.cab_firm(phone, free_minutes=30)
        w.spot(phone, SOUTH)
        phone.name("cab", w.ride(phone, "2027-03-05 14:20", CENTRAL, FLAT, rider=EMEKA.name))
        phone.name("night", w.ride(phone, "2027-03-05 21:30", "Witte Kade 3", FLAT, rider=EMEKA.name))
        phone.name("arrival", w.booked(phone, "2027-03-05 14:10", "Emeka arrives", until="14:40", location=CENTRAL))
        phone.name("lunch", w.booked(phone, "2027-03-05 12:30", "Lunch with the insurer", until="14:00"))
        w.booked(phone, "2027-03-05 18:00", "Opening: Emeka Nwosu, Tide Tables", until="21:30", location="Witte Kade 3")
        w.chat(phone, [EMEKA], [
            ("2027-03-04 19:02", "Emeka", "Landed in Brussels, with two tubes and a bad knee. Central at 14:10 then."),
            ("2027-03-04 19:10", "me", "Welcome! A cab is waiting for you tomorrow, look for your name."),
        ])  # fmt: skip
        w.everyday(phone, work="Galerie Meyer", avoid=("station", "train", "Emeka", "cab"), clear=("2027-03-05",))

    def happens(self, story: Story) -> None:
        mail = {"sender": EMEKA.email, "sender_name": EMEKA.name}
        story.at("11:00", "works", EmailApp.receive_email, **mail, subject="Works on the line", body="They dig "
                 "at Central. My train ends at South Station now, at 14:35. I write from the platform.")  # fmt: skip
        story.at("12:10", "earlier", EmailApp.receive_email, **mail, subject="Even better", body="I ran, knee and all, "
                 "and caught the one before. South Station still, but 13:50. From here on it is tunnels and no wifi. "
                 "Text me where I find the car!")  # fmt: skip

    needs = (
        Need(
            "Have the cab at South Station at about 14:00, text Emeka so, and correct the calendar.",
            slots=its.SLOTS, avoids=its.AVOIDS, doings=("cancel",),
            evidence=("works", "earlier", "cab", "reach", "arrival"),
            window=Window(opens="earlier", closes="13:45"),
        ),
    )  # fmt: skip

    must = {
        "a cab is at South Station": p.either(
            p.ride_moved("cab", PICKUP, pickup=SOUTH, note=ANYTHING),
            p.ride(SOUTH, FLAT, PICKUP, rider=EMEKA), p.ride(SOUTH, FLAT, PICKUP),
        ),
        "and none at Central": p.no_ride_at("cab", "2027-03-05 14:20"),
        "Emeka reads where it waits": p.message_to(EMEKA, says=(its.AT_SOUTH, its.CAB), avoids=(its.NOT_THEN,
                                                                                                words("Central"))),
        "the calendar is right": p.either(
            changed(Event, "arrival", starts=At("2027-03-05 13:50"), title=mentions("Emeka"), notes=ANYTHING,
                    location=mentions(its.AT_SOUTH), only=("ends", "zone")),
            p.event(At("2027-03-05 13:50"), about=("Emeka", its.AT_SOUTH)),
        ),
    }  # fmt: skip
    allowed = (
        p.ride_cancelled("cab"),
        p.cancelled("arrival"),
        p.told(TOVA, says=(its.AT_SOUTH,), avoids=(its.NOT_THEN,)),
    )
