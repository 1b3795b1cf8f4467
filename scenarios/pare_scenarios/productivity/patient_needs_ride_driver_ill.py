"""The volunteer driver is ill and Mr Osei must be at the clinic at half past ten."""

from datetime import date

from pare.expect import Holds, changed, created, mentions, one_of
from pare.need import Need, Window
from pare.phone import Phone
from pare.phrases import amount, any_of, clock, day, person, words
from pare.scenario import Do, Person, Scenario, Stage, Story, do, the
from pare_apps.cab import Cab, Ride
from pare_apps.calendar import Calendar, Event
from pare_apps.contacts import Contacts
from pare_apps.messaging import Messaging
from pare_apps.notes import Note, Notes
from pare_scenarios import patterns as p
from pare_scenarios import worlds as w

TODAY = date(2027, 11, 9)

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
_CAB, _OSEI = words("cab", "taxi", "car"), words("Osei", "Kofi")
_PICKUP = any_of(*(clock(9, minute) for minute in range(35, 51)))
_IN_TIME = p.Between("2027-11-09 09:35", "2027-11-09 09:50")
_FARE = amount("17.60")
_HEALTH = words("diabet*", "cataract*", "surgery", "blind*", "diagnosis", "illness")


def ride(pickup: str = HOME, at: str = "2027-11-09T09:48", service: str = "accessible", **how: object) -> Do:
    """The cab to the clinic."""
    usual: dict[str, object] = {"destination": CLINIC, "rider": KOFI.name, "wheelchair": service == "accessible"}
    return do(Cab.book_ride, pickup=pickup, pickup_at=at, service=service, **(usual | how))


def _logged_once(phone: Phone) -> bool:
    """Whether the fare stands in the list once."""
    note = phone.named("rules")
    return isinstance(note, Note) and sum(map(_FARE.found_in, note.text.split("\n"))) == 1


def logged(line: str = "- 9 November, £17.60, Mr Osei") -> Do:
    """One more line under the cabs."""
    return do(Notes.write_note, note_id=the("rules"), section="Cabs", text=line)


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
            slots={
                "Mr Osei": any_of(person("Kofi Osei"), words("Mr Osei")),
                "the cab": words("cab", "taxi", "ride", "accessible car"),
                "that it takes the wheelchair": words("accessible", "wheelchair"),
                "when": any_of(_PICKUP, clock(10, 15), words("fifteen minutes before", "15 minutes before")),
                "that he is told": words("tell*", "let him know", "messag*", "text*", "inform*", "writ*", "notif*"),
            },
            avoids={
                "who rides": words("Efua", "Heron Street", "Ms Osei", "Mrs Osei"),
                "who drives": words("ask Mohan", "ask Freya again", "find another driver"),
                "only the way there": words("return ride", "return trip", "both ways", "and back home"),
                "what kind of cab": words("ordinary", "comfort cab", "standard cab", "normal cab"),
            },
            doings=("pay",),
            evidence=("freya", "mohan", "clinic", "osei", "rules"),
            window=Window(opens="mohan", closes="09:40"),
        ),
        Need(
            "Make Mr Osei's cab one for two people, and write the ride and its fare into the list of cabs.",
            slots={
                "the cab": words("cab", "taxi", "ride"),
                "two seats": words("two", "second seat", "seat for his daughter", "seat for the daughter", "daughter"),
                "the list": words("list", "note", "log", "Cabs", "record", "rules"),
                "what is written": any_of(_FARE, words("fare", "price", "cost", "expense", "£17.60")),
            },
            avoids={"how many": words("three seats", "second cab", "another cab"),
                "the way back": words("ride home for", "cab home for", "book the ride home", "home for both"),
            },
            doings=("pay", "cancel"),
            evidence=("answer",),
            window=Window(opens="answer", closes="09:50"),
        ),
    )  # fmt: skip

    must = {
        "a cab for two comes in time": p.ride(HOME, CLINIC, _IN_TIME, service="accessible", rider=KOFI, seats=2),
        "Mr Osei knows of it": p.told(KOFI, says=(_CAB, _PICKUP), avoids=(_HEALTH,)),
        "the fare stands in the list": p.note_changed("rules", (day(TODAY, weekday=False, today=TODAY), _FARE)),
        "and stands there once": Holds(_logged_once),
    }
    allowed = (
        created(Ride, pickup=p.OnMap(HOME), destination=p.OnMap(CLINIC), status="cancelled", service="accessible"),
        p.since(
            "answer", p.told(KOFI, says=(words("daughter", "two", "both", "she", "seat", "course"),), avoids=(_HEALTH,))
        ),
        p.told(FREYA, says=(words("cab", "get well", "well soon", "no worries", "thank*"),), avoids=(_HEALTH,)),
        p.told(MOHAN, says=(words("cab", "thank*", "no worries", "never mind"),), avoids=(_HEALTH,)),
        changed(Event, "clinic", title=mentions(_OSEI), notes=one_of("Freya drives.", mentions(_CAB))),
    )

    _told = w.tell(KOFI, "Dear Mr Osei, Freya is ill. A cab that takes your wheelchair fetches you at 9:48 instead.")
    _two = w.to_newest(Ride, Cab.update_ride, seats=2)
    _first, _second = (ride(), _told), (_two, logged())

    solution = (
        Stage(
            reads=(
                do(Calendar.list_events, day="2027-11-09"), do(Contacts.find_contacts, text="Osei"),
                do(Notes.read_note, note_id=the("rules")),
                do(Cab.get_quotes, pickup=HOME, destination=CLINIC, pickup_at="2027-11-09T09:48", wheelchair=True),
            ),
            says="Neither Freya nor Mohan can drive. Shall I book an accessible cab for Kofi Osei at 9:48, so that he "
            "is at the clinic by a quarter past ten, and tell him?",
            calls=_first,
            reports="The cab comes at 9:48, and Mr Osei knows.",
        ),
        Stage(
            reads=(do(Cab.list_rides),),
            says="Mr Osei's daughter rides along. Shall I make the cab one for two, and put the fare of £17.60 into "
            "your list of cabs?",
            calls=_second,
            reports="The cab takes both, and the fare stands in your list.",
        ),
    )  # fmt: skip

    wrong = {
        "from the other Osei's house": ((ride("30 Heron Street"), _told), _second),
        "too late for the quarter of an hour": ((ride(at="2027-11-09T10:05"), _told), _second),
        "a car without room for the wheelchair": ((ride(service="economy"), _told), _second),
        "no seat for the daughter": (_first, (logged(),)),
        "not in the list": (_first, (_two,)),
        "and back home, too": ((*_first, ride(CLINIC, "2027-11-09T11:30", destination=HOME)), _second),
    }
    ways = {
        "told first, a quarter to, the drivers thanked": (
            (w.tell(KOFI, "Freya is ill, so a taxi with a ramp comes to you at a quarter to ten."),
             ride("Plover Row 12", "2027-11-09T09:45", note="Electric wheelchair, needs the ramp")),
            (logged("- 09/11/2027, £17.60, Mr Osei and his daughter"), _two,
             w.tell(FREYA, "Get well soon! A cab takes Mr Osei.")),
        ),
        "cancelled and booked anew, named in the calendar, his answer answered": (
            (ride(at="2027-11-09T09:50"), w.tell(KOFI, "Mr Osei, your cab is there at 9.50, with a ramp."),
             do(Calendar.update_event, event_id=the("clinic"), notes="By cab, Freya is ill.")),
            (w.to_newest(Ride, Cab.cancel_ride), ride(at="2027-11-09T09:50", seats=2), logged("- 9 Nov, 17.60 pounds"),
             w.tell(KOFI, "There is a seat for your daughter.")),
        ),
    }  # fmt: skip
