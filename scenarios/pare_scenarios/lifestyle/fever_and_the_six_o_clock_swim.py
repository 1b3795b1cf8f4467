"""A fever, a wake-up for swimming, and a cab for two."""

from pare.expect import as_is, one_of
from pare.phrases import words
from pare.scenario import Need, Person, Phone, Scenario, Story, Window
from pare_apps.cab import Cab
from pare_apps.calendar import Calendar
from pare_apps.messaging import Messaging
from pare_apps.reminders import Reminders
from pare_scenarios import patterns as p, worlds as w
from pare_scenarios.lifestyle.words import fever_and_the_six_o_clock_swim as its

SAMIR = Person(
    "Samir Abdi", "+968 555 0301", "samir.abdi@example.org",
    about="54, customs officer in Muscat, swims before work from Sunday to Thursday; lives alone since his daughter "
    "moved to Sohar.",
    goal="I want to sleep this out and not be rung awake before I may swim again. Tariq must not wait for me at my "
    "gate, but he may have the cab.",
)  # fmt: skip
NOOR = Person("Noor Abdi", "+968 555 0311")
TARIQ = Person("Tariq Malik", "+968 555 0322", "tariq.malik@example.com")
DOCTOR = Person("Dr Leila Hassani", "+968 555 0333")
HOME, POOL = "12 Fig Lane, Qurum", "Lagoon Pool"
_LATER = p.Between("2027-01-25 00:00", "2027-01-28 23:59")
_MORNING = p.Between("2027-01-25 05:15", "2027-01-28 05:15")


class FeverAndTheSixOClockSwim(Scenario):
    """I am in bed with a fever and tomorrow's swim is still on."""

    id, domain, difficulty = "fever-and-the-six-o-clock-swim", "lifestyle", "easy"
    distractor = "The daughter says to skip one day; the cab looks useless, but the neighbour goes with it."
    capabilities = ("goal inference", "intervention timing")
    apps = (Messaging, Reminders, Cab, Calendar)
    starts, zone, user = "2027-01-18 18:52", "Asia/Muscat", SAMIR

    def world(self, phone: Phone) -> None:
        phone.name("wake", w.remind(phone, "Up! Swimming bag is by the door", "2027-01-19 05:15", "Mornings",
                                    repeat="weekly", days=("sun", "mon", "tue", "wed", "thu")))  # fmt: skip
        w.remind(phone, "Blood pressure tablet", "2027-01-18 21:00", "Mornings", repeat="daily")
        w.saved_place(phone, "Home", HOME)
        for day_ in ("2027-01-12", "2027-01-14"):
            w.ride(phone, f"{day_} 05:40", HOME, POOL, seats=2)
        phone.name("cab", w.ride(phone, "2027-01-19 05:40", HOME, POOL, seats=2, shared_with=("+9685550322",),
                                 note="Two of us, my neighbour comes to the gate"))  # fmt: skip
        phone.name("leave", w.booked(phone, "2027-01-19 00:00", "Leave, for the nights in December", all_day=True,
                                     until="2027-01-23 00:00"))  # fmt: skip
        w.booked(phone, "2027-01-24 08:00", "Shift, gate 3", until="16:00")
        w.chat(phone, [TARIQ], [
            ("2027-01-17 20:10", "Tariq", "Tariq from next door, shouting less this time: my car stays at the garage "
             "till Thursday. Good that there is your cab!"),
            ("2027-01-17 20:14", "me", "Booked for two as always. 5:40 at my gate."),
            ("2027-01-17 20:15", "Tariq", "I shall be the one who yawns."),
        ])  # fmt: skip
        phone.name("shared", w.said(phone, "my car stays at the garage"))
        w.chat(phone, [NOOR], [
            ("2027-01-18 17:55", "Noor", "Noor here, from the office phone. You sounded strange, Baba. Are you ill?"),
            ("2027-01-18 18:01", "me", "Only a bit tired. Tomorrow I swim it off."),
        ])  # fmt: skip
        w.chat(phone, [DOCTOR], [
            ("2027-01-18 18:05", "me", "Dr Hassani, it is Samir Abdi. 39.0 since noon, sore throat, all bones ache."),
        ])  # fmt: skip
        w.everyday(phone, about=("cooking", "chess"), work="Port customs", clear=("2027-01-19",),
                   avoid=("swim", "pool", "fever", "doctor", "garage", "05:40", "5:40"))  # fmt: skip

    def happens(self, story: Story) -> None:
        w.text_comes(story, "19:00", "daughter", NOOR, "Tired, with that voice? Then leave out tomorrow, Baba, and "
                     "go again on Wednesday.")  # fmt: skip
        w.text_comes(story, "19:10", "doctor", DOCTOR, "With 39 you stay in bed and drink a lot. Sport not before "
                     "Monday the 25th, Mr Abdi, and then gently. If it is over 40, ring me.")  # fmt: skip

    needs = (
        Need(
            "Silence the wake-up for swimming until Monday 25 January and tell Tariq that Samir does not come, but "
            "that the cab is his.",
            slots=its.SLOTS, avoids=its.AVOIDS,
            evidence=("doctor", "daughter", "wake", "cab", "shared", "leave"),
            window=Window(opens="doctor", closes="22:00"),
        ),
    )  # fmt: skip

    must = {
        "it rings no more before Monday 25": p.either(
            p.put_off("wake", _LATER), p.put_off("wake", _LATER, due=_MORNING)
        ),
        "Tariq knows, and has the cab": p.told(
            TARIQ, says=(its.STAYS_HOME, as_is(its.CAB)), avoids=(words("cancelled", "no cab", "Wednesday"),)
        ),
    }
    allowed = (
        p.ride_moved("cab", seats=one_of(1, 2), rider=one_of("", p.Called(TARIQ)), note=p.THERE),
        p.told(NOOR, avoids=(words("Wednesday"),)),
        p.told(DOCTOR),
    )
