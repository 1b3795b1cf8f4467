"""The volunteer driver is ill and Mr Osei must be at the clinic at half past ten."""

from pare.expect import Holds, changed, created, mentions, one_of
from pare.phrases import day, words
from pare.scenario import Need, Person, Phone, Scenario, Story, Window
from pare_apps.cab import Cab, Ride
from pare_apps.calendar import Calendar, Event
from pare_apps.contacts import Contacts
from pare_apps.messaging import Messaging
from pare_apps.notes import Note, Notes
from pare_scenarios import patterns as p, worlds as w
from pare_scenarios.productivity.words import patient_needs_ride_driver_ill as its

EDITH = Person(
    "Edith Palmer", "+44 7700 900301", "edith@lifts-for-all.test",
    about="58, coordinates a volunteer driving service in Liverpool and cares for her mother; Irish and Ghanaian.",
    goal="Mr Osei has waited four months for this day: he must be at the clinic at a quarter past ten, in a car "
    "that takes his wheelchair, and know beforehand who comes. What we spend on cabs must stand in my list.",
)  # fmt: skip
KOFI = Person("Kofi Osei", "+44 7700 900312")
EFUA = Person("Efua Osei", "+44 7700 900313")
FREYA = Person("Freya Calder", "+44 7700 900314")
MOHAN = Person("Mohan Iyer", "+44 7700 900315")
HOME, CLINIC = "12 Plover Row", "Mersey Eye Clinic"
_IN_TIME = p.Between("2027-11-09 09:35", "2027-11-09 09:50")


def _logged_once(phone: Phone) -> bool:
    """Whether the fare stands in the list once."""
    note = phone.named("rules")
    return isinstance(note, Note) and sum(map(its.FARE.found_in, note.text.split("\n"))) == 1


class PatientNeedsRideDriverIll(Scenario):
    """The volunteer driver is ill and Mr Osei must be at the clinic at half past ten."""

    id, domain, difficulty = "patient-needs-ride-driver-ill", "productivity", "hard"
    distractor = "Another Osei with another address; an ordinary car, into which his wheelchair does not fit."
    capabilities = ("multi-app orchestration", "intervention timing")
    apps = (Messaging, Cab, Contacts, Notes, Calendar)
    starts, zone, user = "2027-11-09 08:50", "Europe/London", EDITH
    turns = 16

    def world(self, phone: Phone) -> None:
        w.cab_firm(phone, firm="Mersey Cabs", free_minutes=10)
        w.route(phone, HOME, CLINIC, 25, 8.0)
        w.route(phone, "30 Heron Street", CLINIC, 12, 4.1)
        phone.name("osei", w.card(phone, KOFI, addresses=(HOME,), note="Electric wheelchair that does not fold, so "
                                  "only an accessible car. Reads messages, no apps."))  # fmt: skip
        w.card(phone, EFUA, addresses=("30 Heron Street",), note="Passenger since May, walks with a stick.")
        w.card(phone, FREYA, role="volunteer driver", note="Car with a ramp")
        w.card(phone, MOHAN, role="volunteer driver", note="Car with a ramp")
        phone.name("rules", w.note(phone, "Lifts: rules", "Tuesday drivers: Freya, then Mohan.\nA cab only when both "
            "have said no.\nThe passenger is at the door fifteen minutes before the appointment, no later.\nOne way "
            "only: they ring when they want to go back.\nOnce a cab is settled with the passenger, it goes into this "
            "list.\n\n## Cabs\n- 19 October, £11.20, Ms Kimani\n- 2 November, £9.40, Mr Vale",
            at="2027-11-02 12:00"))  # fmt: skip
        phone.name("clinic", w.booked(phone, "2027-11-09 10:30", "Mr Osei to the eye clinic", FREYA, until="11:00",
                                      location=CLINIC, notes="Freya drives."))  # fmt: skip
        w.booked(phone, "2027-11-09 14:00", "Efua Osei to the hairdresser", MOHAN, until="14:30")
        w.chat(phone, [KOFI], [("2027-11-05 16:48", "Kofi", "God bless you. I have waited long for that day.")])
        w.everyday(phone, about=("choir", "garden"), avoid=("lift", "clinic", "wheelchair", "Osei", "driver"),
                   clear=("2027-11-09",))  # fmt: skip

    def happens(self, story: Story) -> None:
        w.text_comes(story, "09:00", "freya", FREYA, "Fever, I am so sorry. I can't drive anybody this "
                     "morning. Mohan might, I have asked him to write to you.")  # fmt: skip
        w.text_comes(story, "09:12", "mohan", MOHAN, "Freya told me. I can't get away before noon, "
                     "there is nobody else in the shop. Sorry, Edith!")  # fmt: skip
        w.text_comes(story, (p.told(KOFI), "4m"), "answer", KOFI, "Thank you, I shall be at the window. "
                     "My daughter has come from Leeds and goes with me, so please see that she gets a "
                     "seat too.")  # fmt: skip

    needs = (
        Need(
            "Book an accessible cab for Mr Osei, to be at the clinic at a quarter past ten, and tell him.",
            slots=its.SLOTS_1, avoids=its.AVOIDS_1, doings=("pay",),
            evidence=("freya", "mohan", "clinic", "osei", "rules"),
            window=Window(opens="mohan", closes="09:40"),
        ),
        Need(
            "Make Mr Osei's cab one for two people, and write the ride and its fare into the list of cabs.",
            slots=its.SLOTS_2, avoids=its.AVOIDS_2, doings=("pay", "cancel"),
            evidence=("answer",),
            window=Window(opens="answer", closes="09:50"),
        ),
    )  # fmt: skip

    must = {
        "a cab for two comes in time": p.ride(HOME, CLINIC, _IN_TIME, service="accessible", rider=KOFI, seats=2),
        "Mr Osei knows of it": p.told(KOFI, says=(its.CAB, its.PICKUP), avoids=(its.HEALTH,)),
        "the fare stands in the list": p.note_changed(
            "rules", (day(its.TODAY, weekday=False, today=its.TODAY), its.FARE)
        ),
        "and stands there once": Holds(_logged_once),
    }
    allowed = (
        created(Ride, pickup=p.OnMap(HOME), destination=p.OnMap(CLINIC), status="cancelled", service="accessible"),
        p.since(
            "answer",
            p.told(KOFI, says=(words("daughter", "two", "both", "she", "seat", "course"),), avoids=(its.HEALTH,)),
        ),
        p.told(FREYA, says=(words("cab", "get well", "well soon", "no worries", "thank*"),), avoids=(its.HEALTH,)),
        p.told(MOHAN, says=(words("cab", "thank*", "no worries", "never mind"),), avoids=(its.HEALTH,)),
        changed(Event, "clinic", title=mentions(its.OSEI), notes=one_of("Freya drives.", mentions(its.CAB))),
    )
