"""The sitter has a fever, and the evening hangs on who comes in her place, and when."""

from datetime import date

from pare.expect import At, changed, either, mentions, one_of
from pare.need import Need, Window
from pare.phone import Phone
from pare.phrases import any_of, clock, day, person, words
from pare.scenario import Person, Scenario, Stage, Story, do, the
from pare_apps.cab import Cab
from pare_apps.calendar import Calendar, Event
from pare_apps.contacts import Contacts, Labelled
from pare_apps.email import EmailApp
from pare_apps.messaging import Messaging
from pare_scenarios import patterns as p
from pare_scenarios import worlds as w
from pare_scenarios.pairing import amid, following, unless

TODAY = date(2027, 8, 21)
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

_TONIGHT = any_of(day(TODAY, today=TODAY), words("tonight", "this evening", "Saturday"))
_ASKED = words("children", "kids", "little ones", "sit", "babysit*", "sitter", "look after", "mind", "stay with",
               "watch", "come", "free", "available", "step in", "help", "time")  # fmt: skip
_SEVEN = any_of(clock(19), words("seven"))
_OFF = any_of(
    words("cancel*", "give up", "release", "call off", "can't make", "cannot come", "will not come", "won't be coming",
          "can't come", "cannot make", "free the table", "do not need", "don't need"),
    following(words("mov*", "chang*", "late*", "instead", "table", "possible"),
              any_of(*(clock(hour, minute) for hour, minute in ((22, 30), (22, 45), (23, 0)))), within=9),
)  # fmt: skip
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
            slots={
                "Rosa": person(ROSA.name),
                "tonight": amid(_TONIGHT, _SEVEN, clock(18), clock(18, 30), clock(20), clock(16, 30), clock(22, 30),
                                clock(23), clock(19, 45)),
                "that she is asked": words("ask*", "message", "write", "text", "request", "see if", "whether",
                                           "contact", "check with", "check if"),
            },
            avoids={
                "who can come": words("ask Camila", "message Camila", "write to Camila", "Camila or", "or Camila",
                                      "and Camila", "ask Teresa", "ask your mother-in-law", "ask Paloma", "try Camila"),
                "the evening": words("cancel the theatre", "sell the tickets", "stay home tonight",
                                     "cancel the table now", "return the tickets", "cancel the table first"),
            },
            doings=("invite",),
            evidence=("ill", "husband", "rosa", "sitter", "theatre"),
            window=Window(opens="husband", closes="16:10"),
        ),
        Need(
            "Give up the early table before half past four, order Rosa's ride home, change the entry and tell Diego.",
            slots={
                "the table": words("table", "dinner", "restaurant", "La Higuera", "reservation"),
                "a ride": amid(words("cab", "ride", "taxi", "car"), clock(23), clock(16, 30), clock(18, 30), clock(19),
                               clock(22, 30), clock(20), clock(18)),
                "Rosa": person(ROSA.name, aliases=("her home", "the sitter")),
                "Diego": person(DIEGO.name, aliases=("your husband",)),
                "the calendar": words("calendar", "entry", "sitter event", "event", "diary"),
            },
            avoids={
                "the evening": words("cancel the theatre", "sell the tickets", "return the tickets"),
                "who comes": words("ask Camila", "as well as Camila", "tell Camila"),
            },
            doings=("cancel", "pay", "delete"),
            evidence=("yes", "table", "dinner"),
            window=Window(opens="yes", closes="16:30"),
        ),
    )  # fmt: skip

    must = {
        "Rosa was asked for tonight": p.before("yes", p.told(ROSA, says=(_TONIGHT, _ASKED), avoids=("tomorrow",))),
        "the table is given up once she has said yes": p.since("yes", p.mail_to(TABLE, says=(_OFF,))),
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

    _ask = w.tell(ROSA, "Dear Rosa, Paloma is ill. Could you sit with the children tonight from seven? We come home "
                  "from the theatre at about eleven, and a cab takes you home.")  # fmt: skip
    _table = w.answer("table", "We have to cancel our table for two at 18:30 tonight. Valentina Aguirre")
    _cab = do(Cab.book_ride, pickup=HOME, destination=ROSAS, pickup_at="2027-08-21T23:00", rider="Rosa Medina")
    _entry = do(Calendar.update_event, event_id=the("sitter"), title="Sitter: Rosa", starts="2027-08-21T19:00",
                ends="2027-08-21T23:00")  # fmt: skip
    _word = w.tell(DIEGO, "Rosa comes at seven, so the theatre stands. I have cancelled the early table.")

    solution = (
        Stage(
            reads=(
                do(Contacts.find_contacts, text="sitter"), do(Calendar.list_events, day="2027-08-21"),
                do(EmailApp.search_emails, text="table"),
            ),
            says="Paloma has a fever. Of your sitters only Rosa comes on Saturdays, from seven, which is enough for "
            "the theatre. Shall I ask her for tonight?",
            calls=(_ask,),
            reports="Rosa is asked.",
        ),
        Stage(
            says="Rosa comes at seven. That is too late for your table, which you can call off for nothing until "
            "16:30. Shall I cancel it, order a cab home for Rosa at 23:00, put her into the calendar in Paloma's "
            "place, and tell Diego?",
            calls=(_table, _cab, _entry, _word),
            reports="Rosa, her cab and the theatre stand, the table is off, and Diego knows.",
        ),
    )  # fmt: skip

    wrong = {
        "the sitter who does not work on Saturdays": ((w.tell(CAMILA, "Could you sit tonight from six?"),), ()),
        "the table goes before she has answered": ((_ask, _table), (_cab, _entry, _word)),
        "the theatre goes": ((_ask,), (
            _table, _cab, _entry, _word, do(Calendar.delete_event, event_id=the("theatre")),
        )),
        "Rosa has to walk": ((_ask,), (_table, _entry, _word)),
        "the cab brings her here instead": ((_ask,), (
            _table, do(Cab.book_ride, pickup=ROSAS, destination=HOME, pickup_at="2027-08-21T23:00"), _entry, _word,
        )),
        "the table stays and costs": ((_ask,), (_cab, _entry, _word)),
    }  # fmt: skip
    ways = {
        "a late table instead, and a word to Paloma": (
            (_ask, w.tell(PALOMA, "Get well soon, and do not worry about us.")),
            (
                w.answer("table", "Our evening begins later. Could we have the table at 22:45 instead of 18:30?"),
                do(Cab.book_ride, pickup="home", destination=ROSAS, pickup_at="2027-08-21T23:15", service="comfort"),
                _entry, w.tell(ROSA, "Wonderful, a car waits for you at a quarter past eleven."), _word,
            ),
        ),
        "by mail, and all entered anew": (
            (
                w.write_to(ROSA, "This evening", "Would you have time for the kids this evening, from seven?"),
                w.tell(DIEGO, "I am on it, Rosa is asked."),
            ),
            (
                do(Calendar.delete_event, event_id=the("sitter")), do(Calendar.delete_event, event_id=the("dinner")),
                w.enter("Rosa with the children", "2027-08-21T19:00", ends="2027-08-21T23:00"), _cab,
                w.write_to(TABLE, "Aguirre, 18:30", "Sorry, we can't come tonight, please release our table."),
                w.write_to(DIEGO, "Tonight", "A sitter is found for seven. No dinner, but the play!"),
            ),
        ),
    }  # fmt: skip
