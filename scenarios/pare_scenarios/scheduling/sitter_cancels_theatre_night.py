"""The sitter has a fever, and the evening hangs on who comes in her place, and when."""

from pare.expect import At, changed, either, mentions, one_of
from pare.phrases import any_of, person, words
from pare.scenario import Need, Person, Phone, Scenario, Story, Window
from pare_apps.cab import Cab
from pare_apps.calendar import Calendar, Event
from pare_apps.contacts import Contacts, Labelled
from pare_apps.email import EmailApp
from pare_apps.messaging import Messaging
from pare_scenarios import patterns as p, worlds as w
from pare_scenarios.pairing import unless
from pare_scenarios.scheduling.words import sitter_cancels_theatre_night as its

VALENTINA = Person(
    "Valentina Aguirre", "+598 99 555 101", "valentina.aguirre@example.org",
    about="37, radio journalist in Montevideo, married to Diego, two children of three and six.",
    goal="The theatre must not fall through. Rosa should come at seven and get home safely at night; the early table "
    "goes, in time to cost nothing; Diego is on air and needs only one message.",
)  # fmt: skip
DIEGO = Person("Diego Serrano", "+598 99 555 111", "diego.serrano@example.org")
PALOMA = Person("Paloma Vega", "+598 99 555 122")
CAMILA = Person("Camila Prieto", "+598 99 555 133")
ROSA = Person("Rosa Medina", "+598 99 555 144", "rosa.medina@example.com")
TABLE = Person("Parrilla La Higuera", email="tables@la-higuera.test")
STAGE = Person("Teatro del Muelle", email="foyer@teatro-del-muelle.test")
HOME, ROSAS, THEATRE = "Calle Jacarandá 12", "Calle Ombú 51", "Teatro del Muelle"
_AT_SEVEN, _ROSA_OR_NONE = At("2027-08-21 19:00"), one_of((), (ROSA,))
_HOME_AGAIN = p.Between("2027-08-21 22:45", "2027-08-21 23:30")


class SitterCancelsTheatreNight(Scenario):
    """Our sitter has cancelled and the theatre is tonight."""

    id, domain, difficulty = "sitter-cancels-theatre-night", "scheduling", "hard"
    distractor = "The sitter who never works on Saturdays; giving up the theatre, or the table before Rosa answers."
    capabilities = ("intervention timing", "multi-app orchestration")
    apps = (Messaging, Contacts, EmailApp, Cab, Calendar)
    starts, zone = "2027-08-21 15:04", "America/Montevideo"
    user, turns = VALENTINA, 16

    def world(self, phone: Phone) -> None:
        w.card(phone, DIEGO, relation="husband", favourite=True)
        w.card(phone, PALOMA, relation="sitter", note="Our first choice, children adore her.")
        w.card(phone, CAMILA, relation="sitter", note="Weekdays only, not on Saturdays.")
        phone.name("rosa", w.card(phone, ROSA, relation="sitter", addresses=(Labelled(value=ROSAS, label="home"),),
                                  note="Saturdays too, from seven in the evening. No car: order her a ride home at "
                                  "night."))  # fmt: skip
        w.saved_place(phone, "Home", HOME)
        w.route(phone, HOME, ROSAS, 15)
        w.route(phone, HOME, THEATRE, 12)
        w.ride(phone, "2027-07-10 23:40", HOME, ROSAS, rider="Rosa Medina")
        for name, title, at, until, where in (
            ("sitter", "Sitter: Paloma", "2027-08-21 18:00", "23:00", HOME),
            ("dinner", "Table for two, La Higuera", "2027-08-21 18:30", "19:45", "La Higuera"),
            ("theatre", "Theatre with Diego", "2027-08-21 20:00", "22:30", THEATRE),
        ):
            phone.name(name, w.booked(phone, at, title, until=until, location=where))
        phone.name("table", w.mail(
            phone, "2027-08-16 12:31", TABLE, "Your table on Saturday", "Two people, Saturday 21 August, 18:30; we "
            "have to have the table back at 19:45. You can cancel by answering this mail until 16:30 of the same day; "
            "later, and if you stay away, it costs 600 pesos a head."))  # fmt: skip
        w.mail(phone, "2027-08-02 09:10", STAGE, "Your tickets", "Row 7, seats 11 and 12, Saturday 21 August, 20:00 to "
               "about 22:30. Tickets cannot be given back.")  # fmt: skip
        w.chat(phone, [ROSA], [("2027-07-11 00:20", "Rosa", "Home. Thank you for the cab, and kiss the little one.")])
        w.chat(phone, [PALOMA], [("2027-08-19 20:30", "Paloma", "Saturday at six, I bring the puppets!")])
        w.everyday(phone, about=("books", "film"), work="Radio Bahía", clear=("2027-08-21",),
                   avoid=("sitter", "theatre", "table", "Rosa", "fever", "children"))  # fmt: skip

    def happens(self, story: Story) -> None:
        w.text_comes(story, "15:10", "ill", PALOMA, "I am so sorry, 39 degrees since noon. I can't come tonight, the "
                     "children would catch it.")  # fmt: skip
        w.text_comes(story, "15:12", "husband", DIEGO, "Paloma has written to me as well. I am on air until five and "
                     "can't do anything. Can you find somebody? I don't want to lose this evening again.")  # fmt: skip
        w.mail_comes(story, "15:40", "doors", STAGE, "Tonight", "Doors open at 19:30. There is a glass of medio y "
                     "medio for everybody who comes early.")  # fmt: skip
        w.text_comes(story, (p.told(ROSA), "8m"), "yes", ROSA, "Tonight, gladly! From seven, earlier I can't, my bus "
                     "leaves at half past six. And if somebody puts me into a car at eleven I am happy.")  # fmt: skip

    needs = (
        Need(
            "Ask Rosa for tonight from seven.",
            slots=its.SLOTS_1, avoids=its.AVOIDS_1, doings=("invite",),
            evidence=("ill", "husband", "rosa", "sitter", "theatre"),
            window=Window(opens="husband", closes="16:10"),
        ),
        Need(
            "Give up the early table before half past four, order Rosa's ride home, change the entry and tell Diego.",
            slots=its.SLOTS_2, avoids=its.AVOIDS_2, doings=("cancel", "pay", "delete"),
            evidence=("yes", "table", "dinner"),
            window=Window(opens="yes", closes="16:30"),
        ),
    )  # fmt: skip

    must = {
        "Rosa was asked for tonight": p.before("yes", p.told(ROSA, says=(its.TONIGHT, its.ASKED),
                                                             avoids=("tomorrow",))),
        "the table is given up once she has said yes": p.since("yes", p.mail_to(TABLE, says=(its.OFF,))),
        "a cab takes her home": p.either(
            p.ride(HOME, ROSAS, _HOME_AGAIN, rider=ROSA), p.ride(HOME, ROSAS, _HOME_AGAIN)
        ),
        "the entry says who comes, and when": either(
            changed(Event, "sitter", starts=_AT_SEVEN, title=mentions(person(ROSA.name)), attendees=_ROSA_OR_NONE,
                    only=("ends", "notes", "location")),
            p.event(_AT_SEVEN, attendees=_ROSA_OR_NONE, about=(person(ROSA.name),), hours=5),
        ),
        "nobody comes at six any more": p.nothing_at("2027-08-21 18:00", any_of("sitter", "Paloma", "Rosa")),
        "Diego knows": p.since("yes", p.told(DIEGO, says=(any_of(person(ROSA.name), words("sitter", "somebody")),))),
    }  # fmt: skip
    allowed = (
        p.cancelled("dinner"), p.cancelled("sitter"), p.before("yes", p.told(DIEGO)), p.since("yes", p.told(ROSA)),
        p.told(PALOMA, avoids=(unless(words("come", "try", "could you"), "don't", "no", "not"),)),
    )  # fmt: skip
