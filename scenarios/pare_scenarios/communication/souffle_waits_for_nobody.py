"""My cab is stuck and they put the soufflé in at half past seven."""

from pare.scenario import Need, Person, Phone, Scenario, Story, Window, the
from pare_apps.cab import Cab
from pare_apps.calendar import Calendar
from pare_apps.contacts import Contacts
from pare_apps.messaging import Messaging
from pare_scenarios import patterns as p, worlds as w
from pare_scenarios.communication.words import souffle_waits_for_nobody as its

HIROSHI = Person(
    "Hiroshi Tanaka", "+49 171 39240 01", "hiroshi.tanaka@example.com",
    about="44, process engineer from Osaka who lives in Bremen; tonight he sits at the table of his former boss.",
    goal="To come late without a word would be shameful. Torsten should know in time when I really arrive, so that "
    "nothing is put into the oven for an empty chair. The cab will do; I stay in it.",
)  # fmt: skip
BIRGIT = Person("Birgit Hartmann", "+49 171 39240 12")
TORSTEN = Person("Torsten Hartmann", "+49 171 39240 13")
KEIKO = Person("Keiko Tanaka", "+81 90 5550 2401")
VIKTOR = Person("Viktor Falk", "+49 171 39240 15")


class SouffleWaitsForNobody(Scenario):
    """My cab is stuck and they put the soufflé in at half past seven."""

    id, domain, difficulty = "souffle-waits-for-nobody", "communication", "easy"
    distractor = "Birgit, the hostess, who wrote about the soufflé but has her phone off; the first delay, to 19:42."
    capabilities = ("intervention timing", "context observation")
    apps = (Cab, Calendar, Messaging, Contacts)
    starts, zone, user = "2027-11-03 19:06", "Europe/Berlin", HIROSHI

    def world(self, phone: Phone) -> None:
        phone.name("birgit", w.card(phone, BIRGIT, note="Head of the Bremen plant until 2024. Phone off in the "
                                    "evening: text Torsten."))  # fmt: skip
        w.card(phone, TORSTEN, relation="Birgit's husband")
        w.card(phone, KEIKO, relation="sister", favourite=True)
        w.card(phone, VIKTOR, organisation="Weserwerk")
        phone.name("dinner", w.booked(phone, "2027-11-03 19:30", "Dinner, Hartmanns", until="22:30",
                                      location="Deichweg 41"))  # fmt: skip
        phone.name("call", w.booked(phone, "2027-11-04 08:00", "Call with Osaka", until="08:45"))
        w.chat(phone, [BIRGIT], [
            ("2027-10-24 11:03", "Birgit", "Will you eat with us on 3 November? No talk of pumps, I promise."),
            ("2027-10-24 12:40", "me", "With great pleasure. May I bring the yuzu jam?"),
            ("2027-10-31 17:20", "Birgit", "Do. I am making the soufflé, Hiroshi. It goes in at half past seven sharp "
             "and waits for nobody, so say so if you are late!"),
            ("2027-10-31 17:31", "me", "I shall be at your door before it."),
        ])  # fmt: skip
        phone.name("souffle", w.said(phone, "waits for nobody"))
        w.chat(phone, [TORSTEN], [
            ("2027-09-02 18:00", "Torsten", "Thank you for carrying the bench. My back says so too."),
        ])  # fmt: skip
        w.chat(phone, [VIKTOR], [("2027-11-03 17:48", "Viktor", "Leaving now. Enjoy your evening off!")])
        phone.name("ride", w.ride(phone, "2027-11-03 18:55", "Weserwerk gate", "Deichweg 41", status="on_trip",
                                  driver="Cem", car="grey estate",
                                  arrives_at=w.when(phone, "2027-11-03 19:25")))  # fmt: skip
        w.everyday(phone, about=("cooking", "music"), work="Weserwerk", clear=("2027-11-03",),
                   avoid=("dinner", "souffle", "Hartmann", "oven"))  # fmt: skip

    def happens(self, story: Story) -> None:
        story.at("19:08", "late", Cab.ride_delayed, ride_id=the("ride"), arrives_at="2027-11-03T19:42",
                 reason="slow traffic before the bridge")  # fmt: skip
        story.at("19:12", "later", Cab.ride_delayed, ride_id=the("ride"), arrives_at="2027-11-03T20:05",
                 reason="the bridge is closed, the driver goes round by the tunnel")  # fmt: skip

    needs = (
        Need(
            "Tell Torsten that Hiroshi arrives at about 20:05, so that they wait with the oven.",
            slots=its.SLOTS, avoids=its.AVOIDS,
            evidence=("late", "later", "dinner", "souffle", "birgit"),
            window=Window(opens="later", closes="19:30"),
        ),
    )  # fmt: skip

    must = {
        "Torsten knows when Hiroshi comes": p.either(
            p.message_to(TORSTEN, says=(its.ARRIVES,), avoids=(its.STALE,)),
            p.message_to(BIRGIT, TORSTEN, says=(its.ARRIVES,), avoids=(its.STALE,)),
        ),
    }
    allowed = (p.message_to(BIRGIT, says=(its.ARRIVES,), avoids=(its.STALE,)), p.ride_shared("ride", TORSTEN))
