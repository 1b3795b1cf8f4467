"""A guest's train ends elsewhere, then earlier, and he cannot read his mail any more."""

from pare.expect import At, changed, mentions
from pare.need import Need, Window
from pare.phone import Phone
from pare.phrases import any_of, clock, words
from pare.scenario import Do, Person, Scenario, Stage, Story, do, the
from pare_apps.cab import Cab
from pare_apps.calendar import Calendar, Event
from pare_apps.contacts import Contacts
from pare_apps.email import EmailApp
from pare_apps.messaging import Messaging
from pare_scenarios import patterns as p
from pare_scenarios import worlds as w
from pare_scenarios.pairing import following

SASKIA = Person(
    "Saskia Meyer", "+31 6 55 50 01 00", "saskia@galerie-meyer.test",
    about="45, runs a small gallery in Rotterdam with one assistant; tonight she opens a show of Emeka Nwosu's.",
    goal="Emeka should step out of his train and into a cab, though I sit with the insurer until two.",
)  # fmt: skip
EMEKA = Person("Emeka Nwosu", "+234 803 555 0111", "emeka.nwosu@example.com")
TOVA = Person("Tova Lindqvist", "+31 6 55 50 01 22", "tova@galerie-meyer.test")

CENTRAL, SOUTH, FLAT = "Central Station", "South Station", "Kadehof 9"
AT_SOUTH = words("South Station", "South", "Zuid")
CAB = words("cab", "taxi", "car", "driver")
TIMES = (clock(13, 50), clock(13, 55), clock(14), clock(14, 5), clock(14, 10))
PICKUP = p.Between("2027-03-05 13:50", "2027-03-05 14:10")
NOT_THEN = any_of(clock(14, 35), clock(14, 20), clock(14, 40), clock(14, 45))
ANYTHING = mentions()


def text(what: str, to: str = "Emeka") -> Do:
    """A text message."""
    return do(Messaging.send_message, to=[to], text=what)


def move_cab(at: str, name: str = "cab", **how: object) -> Do:
    """The booked ride is changed in place."""
    return do(Cab.update_ride, ride_id=the(name), pickup_at=f"2027-03-05T{at}", **how)


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
            slots={
                "the place": AT_SOUTH,
                "the hour": any_of(*TIMES),
                "the cab": words("cab", "taxi", "ride", "car"),
                "a text to Emeka": words("text", "texting", "message", "messaging", "SMS"),
                "the calendar": words("calendar", "event", "entry", "diary", "agenda"),
            },
            avoids={
                "the hour": following(any_of(CAB, words("ride", "pick*", "event")), clock(14, 35), within=10),
                "how to reach him": words("mail Emeka", "email Emeka", "his mail", "his email", "mail him"),
                "what stays": words("move lunch", "lunch to", "move the opening", "leave lunch", "shorten"),
            },
            doings=("cancel",),
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
        "Emeka reads where it waits": p.message_to(EMEKA, says=(AT_SOUTH, CAB), avoids=(NOT_THEN, words("Central"))),
        "the calendar is right": p.either(
            changed(Event, "arrival", starts=At("2027-03-05 13:50"), title=mentions("Emeka"), notes=ANYTHING,
                    location=mentions(AT_SOUTH), only=("ends", "zone")),
            p.event(At("2027-03-05 13:50"), about=("Emeka", AT_SOUTH)),
        ),
    }  # fmt: skip
    allowed = (p.ride_cancelled("cab"), p.cancelled("arrival"), p.told(TOVA, says=(AT_SOUTH,), avoids=(NOT_THEN,)))

    _cab = move_cab("14:00", pickup=SOUTH)
    _text = text("Emeka, your cab waits at South Station, at the main entrance, from 14:00. Look for your name!")
    _event = do(Calendar.update_event, event_id=the("arrival"), starts="2027-03-05T13:50", location=SOUTH)
    _anew = do(Cab.book_ride, pickup=SOUTH, destination=FLAT, pickup_at="2027-03-05T13:55", rider="Emeka Nwosu")

    solution = (
        Stage(
            reads=(
                do(EmailApp.read_email, email_id=the("works")), do(EmailApp.read_email, email_id=the("earlier")),
                do(Cab.list_rides), do(Calendar.list_events), do(Contacts.find_contacts, text="Emeka"),
            ),
            says="Emeka comes to South Station at 13:50 now and sees no mail on the way. Shall I move his cab to South "
            "Station at 14:00, text him where it waits, and put place and hour right in the calendar?",
            calls=(_cab, _text, _event),
            reports="The cab waits at South Station at 14:00, Emeka has a text, and the calendar is right.",
        ),
    )  # fmt: skip

    wrong = {
        "everything as in the first mail": (
            move_cab("14:35", pickup=SOUTH), text("Your cab waits at South Station at 14:35."),
            do(Calendar.update_event, event_id=the("arrival"), starts="2027-03-05T14:35", location=SOUTH),
        ),
        "by mail, which he will not see": (
            _cab, do(EmailApp.reply_email, email_id=the("earlier"), body="Your cab waits at South Station."), _event,
        ),
        "the new hour at the old place": (move_cab("14:00"), text("Your cab is there at 14:00."), _event),
        "a second cab": (_anew, _text, _event),
        "the cab of the night": (move_cab("14:00", "night", pickup=SOUTH), _text, _event),
        "the calendar is forgotten": (_cab, _text),
    }  # fmt: skip
    ways = {
        "cancelled and booked anew": (
            do(Cab.cancel_ride, ride_id=the("cab")), _anew,
            text("Taxi to Kadehof at South, five to two. See you there!", EMEKA.number), _event,
        ),
        "with a word to the driver, and a new entry": (
            _text, move_cab("14:05", pickup=SOUTH, note="Mr Nwosu, two tubes, bad knee"),
            do(Calendar.delete_event, event_id=the("arrival")),
            do(Calendar.create_event, title="Emeka arrives at South Station", starts="2027-03-05T13:50"),
        ),
    }  # fmt: skip
