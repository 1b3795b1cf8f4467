"""My cab is stuck and they put the soufflé in at half past seven."""

from pare.expect import as_is
from pare.need import Need, Window
from pare.phone import Phone
from pare.phrases import any_of, clock, person, words
from pare.scenario import Person, Scenario, Stage, Story, do, the
from pare_apps.cab import Cab
from pare_apps.calendar import Calendar
from pare_apps.contacts import Contacts
from pare_apps.messaging import Messaging
from pare_scenarios import patterns as p
from pare_scenarios import worlds as w
from pare_scenarios.pairing import following, unless

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

_AT = any_of(
    clock(20, 5), clock(20, 6), clock(20, 7),
    words("few minutes past eight", "few minutes after eight", "little after eight", "little past eight",
          "just after eight", "just past eight", "shortly after eight", "shortly past eight", "soon after eight",
          "five past eight", "about eight", "around eight", "around 20:00", "35 minutes late", "35 min late",
          "35 minutes later", "35 minutes behind", "35 minutes after"),
)  # fmt: skip
ARRIVES = any_of(_AT, as_is(following(as_is(words("until", "before")), as_is(_AT), within=2)))
STALE = unless(any_of(clock(19, 42), clock(19, 25)), "first", "instead", "before", "earlier", "originally", "said",
               "no longer", "from", "now", "then", "meanwhile", "planned")  # fmt: skip


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
            slots={
                "Torsten": person("Torsten Hartmann", aliases=("Birgit's husband",)),
                "when I arrive": ARRIVES,
                "that I am late": words("late*", "delay*", "arriv*", "there", "stuck", "souffle", "oven", "wait",
                                        "hold", "held up", "be with them"),
            },
            avoids={
                "when I arrive": STALE,
                "how they hear of it": words("answer Birgit", "reply to Birgit", "call Birgit", "text Birgit that"),
                "what stays": words("another cab", "new cab", "faster", "different cab", "other cab", "move the dinner",
                                    "reschedule", "call off", "not coming"),
            },
            evidence=("late", "later", "dinner", "souffle", "birgit"),
            window=Window(opens="later", closes="19:30"),
        ),
    )  # fmt: skip

    must = {
        "Torsten knows when Hiroshi comes": p.either(
            p.message_to(TORSTEN, says=(ARRIVES,), avoids=(STALE,)),
            p.message_to(BIRGIT, TORSTEN, says=(ARRIVES,), avoids=(STALE,)),
        ),
    }
    allowed = (p.message_to(BIRGIT, says=(ARRIVES,), avoids=(STALE,)), p.ride_shared("ride", TORSTEN))

    _told = w.tell(TORSTEN, "Dear Torsten, I am so sorry: the bridge is closed and my cab goes round. I arrive at "
                   "20:05 only. Please let the soufflé wait, or eat without me.")  # fmt: skip

    solution = (
        Stage(
            reads=(
                do(Cab.list_rides), do(Calendar.list_events), do(Messaging.search_messages, text="soufflé"),
                do(Contacts.find_contacts, text="Hartmann"),
            ),
            says="Your cab now arrives at 20:05, and Birgit's soufflé goes in at 19:30. Her phone is off in the "
            "evening. Shall I text Torsten that you come at 20:05, with an apology, so that they wait with the oven?",
            calls=(_told,),
            reports="Torsten knows that you arrive at 20:05.",
        ),
    )  # fmt: skip

    wrong = {
        "the first delay": (w.tell(TORSTEN, "So sorry, the traffic: I will be with you at 19:42."),),
        "to the phone that is off": (w.tell(BIRGIT, "So sorry, the bridge is closed: I arrive at 20:05."),),
        "no time is named": (w.tell(TORSTEN, "I am running a bit late, I am so sorry!"),),
        "told to a colleague": (w.tell(VIKTOR, "I am stuck and arrive at 20:05."),),
        "and the dinner is moved": (_told, w.move("dinner", "2027-11-03 20:05")),
        "and the driver is told to hurry": (
            _told, do(Cab.update_ride, ride_id=the("ride"), note="Please drive faster!"),
        ),
    }  # fmt: skip
    ways = {
        "to both of them at once": (
            do(Messaging.send_message, to=["Birgit Hartmann", "Torsten Hartmann"],
               text="Forgive me, the bridge is shut. I shall be there just after eight, so keep the oven closed!"),
        ),
        "with the ride to follow": (
            w.tell(TORSTEN, "A closed bridge, Torsten: about 35 minutes late. The cab first said 19:42, now 8:05 pm."),
            do(Cab.share_ride, ride_id=the("ride"), to="Torsten Hartmann"),
        ),
        "and a line for Birgit, too": (
            w.tell(BIRGIT, "I am late and ashamed: five past eight. I write to Torsten as well."),
            w.tell(TORSTEN, "My cab needs until 20:05. Please wait with the soufflé, and forgive me."),
        ),
    }  # fmt: skip
