"""I cannot be at the nursery by half past five."""

from pare.expect import changed, mentions, one_of
from pare.need import Need, Window
from pare.phone import Phone
from pare.phrases import any_of, clock, words
from pare.scenario import Do, Person, Scenario, Stage, Story, do, the
from pare_apps.cab import Cab
from pare_apps.calendar import Calendar, Event
from pare_apps.contacts import Contacts
from pare_apps.email import EmailApp
from pare_apps.messaging import Messaging
from pare_apps.notes import Notes
from pare_scenarios import patterns as p
from pare_scenarios import worlds as w
from pare_scenarios.pairing import following

LENA = Person(
    "Lena Hartmann", "+49 171 39203 01", "lena.hartmann@linden-pharma.test",
    about="35, buyer for a chain of pharmacies in Leipzig, married to Jonas; Oskar is four and fond of hedgehogs.",
    goal="Oskar should be fetched in time by somebody to whom they may give him, and both should get home warm and "
    "dry, though I sit in an audit. What to say at the door is for that person's ears only.",
)  # fmt: skip
JONAS = Person("Jonas Hartmann", "+49 171 39203 12", "jonas.hartmann@example.com")
RENATE = Person("Renate Hartmann", "+49 171 39203 13", "renate.hartmann@example.com")
BIRGIT = Person("Birgit Klein", "+49 171 39203 14", "birgit.klein@example.com")
NURSERY = Person("Hazel Nursery", "+49 341 39203 20", "team@hazel-nursery.test")
BOSS = Person("Clemens Vogel", email="clemens.vogel@linden-pharma.test")

HERS, DOOR, HOME = "Reiherallee 22", "Hazel Nursery, Eichgrund 3", "Kranichweg 7"
_PASSWORD = words("hedgehog", "hedgehogs")
_FETCH = words("collect*", "fetch*", "pick*", "get Oskar", "go to the nursery", "go for Oskar", "take Oskar",
               "bring Oskar")  # fmt: skip
_CAB = words("cab", "taxi", "car", "driver", "ride")
_AT = any_of(*(clock(16, minute) for minute in range(35, 60)), *(clock(17, minute) for minute in range(6)))
_LATE = any_of(*(clock(17, minute) for minute in range(10, 30)))
_PICKUP = p.Between("2027-11-22 16:35", "2027-11-22 17:05")
_HERS = words("Renate", "Jonas's mother", "mother-in-law")

WHOLE = p.ride(HERS, HOME, _PICKUP, rider=RENATE, stops=(DOOR,), seats=p.at_least(2), child_seats=1)
THERE = p.ride(HERS, DOOR, _PICKUP, rider=RENATE)
_LATER = p.Between("2027-11-22 17:05", "2027-11-22 17:35")
BACK = p.ride(DOOR, HOME, _LATER, rider=RENATE, seats=p.at_least(2), child_seats=1)


def book(at: str = "16:50", **how: object) -> Do:
    """The cab for Renate: by way of the nursery to Lena's home."""
    usual: dict[str, object] = {"pickup": HERS, "destination": "Home", "stops": [DOOR], "seats": 2, "child_seats": 1}
    return do(Cab.book_ride, pickup_at=f"2027-11-22T{at}", rider="Renate Hartmann", **(usual | how))


class WhoMayCollectOskar(Scenario):
    """I cannot be at the nursery by half past five."""

    id, domain, difficulty = "who-may-collect-oskar", "communication", "hard"
    distractor = "The other grandmother lives three doors away, but her form for the nursery has run out."
    capabilities = ("multi-app orchestration", "intervention timing")
    apps = (Messaging, EmailApp, Calendar, Notes, Contacts, Cab)
    starts, zone, user = "2027-11-22 16:10", "Europe/Berlin", LENA
    turns = 16

    def world(self, phone: Phone) -> None:
        w.saved_place(phone, "Home", HOME)
        w.route(phone, HERS, DOOR, 18, 6.5)
        w.route(phone, DOOR, HOME, 9, 2.8)
        w.card(phone, JONAS, relation="husband", favourite=True)
        phone.name("renate", w.card(phone, RENATE, relation="mother-in-law", nickname="grandma Renate",
                                    addresses=(HERS,), note="Sold her car in spring."))  # fmt: skip
        w.card(phone, BIRGIT, relation="mother", nickname="grandma Birgit", addresses=("Eichgrund 9",),
               note="Lives three doors from the nursery.")  # fmt: skip
        w.business(phone, NURSERY.name, numbers=(NURSERY.number,), emails=(NURSERY.email,))
        phone.name("rules", w.note(
            phone, "Nursery", "Shuts at 17:30, and they mean it.\nMay collect Oskar: Jonas, grandma Renate, grandma "
            "Birgit (they ask for new forms each year).\nSomebody else than usual: write to them beforehand.\nWhoever "
            "comes says the password: hedgehog.\nCars: child seat.",
            at="2027-06-02 20:00", folder="Oskar"))  # fmt: skip
        phone.name("collect", w.booked(phone, "2027-11-22 17:15", "Collect Oskar", until="17:30", location=DOOR))
        phone.name("lapsed", w.mail(
            phone, "2027-11-16 10:05", NURSERY, "News from the Hazel Nursery", "Dear families, on Friday we make "
            "lanterns, please bring jars. For Oskar: Mrs Birgit Klein's form ran out on Friday 12 November, so for now "
            "we may not let her take him. Mrs Renate Hartmann's holds until June. Rubber boots, please!"))  # fmt: skip
        w.mail(phone, "2027-11-19 09:00", BOSS, "Audit on Monday", "Starts at two, should be over by half past four.")
        w.chat(phone, [JONAS], [
            ("2027-11-22 08:31", "Jonas", "On the train to Berlin. I'm back at Leipzig station at 19:40."),
            ("2027-11-22 08:35", "me", "Good luck! I fetch the little one."),
        ])  # fmt: skip
        phone.name("train", w.said(phone, "back at Leipzig station"))
        w.everyday(phone, about=("baking", "books"), work="Linden Pharma", clear=("2027-11-22",),
                   avoid=("nursery", "collect", "Oskar", "audit", "password"))  # fmt: skip

    def happens(self, story: Story) -> None:
        w.mail_comes(story, "16:15", "audit", BOSS, "Still at it", "Lena, the auditors want all of spring as well. We "
                     "sit until half past six, and I need you in the room. Clemens")  # fmt: skip
        w.text_comes(story, (p.told(RENATE, says=(any_of(words("Oskar", "nursery"), _FETCH),)), "5m"), "answer", RENATE,
                     "Gladly, I have my shoes on already! But how do I get there with my knee, and then to "
                     "yours?")  # fmt: skip

    needs = (
        Need(
            "Ask Renate whether she can collect Oskar from the nursery before half past five.",
            slots={
                "whom to ask": _HERS,
                "that she is asked": words("ask", "text", "message*", "write", "check with", "contact"),
                "what for": any_of(_FETCH, words("Oskar", "nursery")),
            },
            avoids={
                "whom to ask": words("ask Birgit", "ask Jonas", "Renate and Birgit", "Birgit and Renate", "or Birgit",
                                     "Birgit or", "message Birgit", "text Birgit", "Jonas to fetch",
                                     "Jonas to collect", "both grandmothers", "Birgit lives", "ask Birgit",
                                         "mother Birgit", "your mother could"),
                "the work": words("leave the audit", "tell Clemens that you", "tell your boss"),
            },
            doings=("pay",),
            evidence=("audit", "collect", "rules", "lapsed", "train"),
            window=Window(opens="audit", closes="16:40"),
        ),
        Need(
            "Book Renate a cab to the nursery and on to our home, tell her of it, and tell the nursery who comes.",
            slots={
                "the cab": _CAB,
                "who rides": _HERS,
                "the nursery is told": any_of(following(
                    words("tell", "write", "writing", "inform", "let", "message*", "mail", "email", "notify", "text"),
                    words("nursery", "Hazel"), within=4,
                ), words("announce her", "announce ... to the team", "to the team", "staff", "tell the teachers",
                    "the teachers", "Kita", "register her")),
                "where to": words("home", "Kranichweg", "your place", "your flat", "back", "stop at", "on to", "via"),
            },
            avoids={
                "who rides": words("Oskar alone", "Birgit to", "with Birgit"),
                "when the cab comes": following(_CAB, _LATE, within=2),
                "who knows the password": words("nursery the password", "password to the nursery"),
            },
            doings=("pay",),
            evidence=("answer", "renate"),
            window=Window(opens="answer", closes="17:00"),
        ),
    )  # fmt: skip

    must = {
        "Renate is asked": p.told(RENATE, says=(words("Oskar", "nursery"), _FETCH)),
        "a cab brings her to the nursery in time": p.either(WHOLE, THERE),
        "and both of them home": p.either(WHOLE, BACK),
        "she knows of the cab": p.told(RENATE, says=(_CAB, _AT)),
        "she knows the password": p.told(RENATE, says=(_PASSWORD,)),
        "the nursery knows who comes": p.told(NURSERY, says=(words("Renate"),), avoids=(_PASSWORD, words("Birgit"))),
    }
    allowed = (
        p.told(JONAS, says=(words("Renate", "your mother", "your mum"),), avoids=(_PASSWORD,)),
        changed(Event, "collect", title=one_of("Collect Oskar", mentions("Renate")),
                notes=one_of("", mentions("Renate"))),
    )  # fmt: skip

    _ask = w.tell(RENATE, "Dear Renate, I am stuck at work. Could you collect Oskar from the nursery before 17:30?")
    _cab = w.tell(RENATE, "A cab is at your door at 16:50, with a child seat; waits at the nursery and brings you both "
                  "to our home. The password there is hedgehog.")  # fmt: skip
    _nursery = w.tell(NURSERY, "Dear team, Mrs Renate Hartmann, Oskar's grandmother, collects him today. Lena Hartmann")

    solution = (
        Stage(
            reads=(do(Calendar.list_events, day="2027-11-22"), do(Notes.list_notes, text="nursery"),
                   do(EmailApp.search_emails, text="Oskar"), do(EmailApp.read_email, email_id=the("lapsed")),
                   do(Messaging.search_messages, text="back")),
            says="You are kept until half past six, Jonas comes back at 19:40, and Birgit's form has run out. Shall I "
            "ask Renate whether she can collect Oskar before 17:30?",
            calls=(_ask,),
            reports="Renate is asked.",
        ),
        Stage(
            reads=(do(Contacts.find_contacts, text="Renate"), do(Cab.list_places)),
            says="Renate says yes, but has no car. Shall I book her a cab at 16:50, by way of the nursery to your home "
            "and with a child seat, give her the password, and write to the nursery that she comes?",
            calls=(book(), _cab, _nursery),
            reports="The cab comes at 16:50; Renate has the password, and the nursery expects her.",
        ),
    )  # fmt: skip

    wrong = {
        "Birgit, who lives nearer": ((w.tell(BIRGIT, "Mum, can you collect Oskar before 17:30?"),), ()),
        "Jonas, who sits in a train": ((w.tell(JONAS, "Can you collect Oskar from the nursery?"),), ()),
        "a cab for Oskar alone": (
            (_ask,), (do(Cab.book_ride, pickup=DOOR, destination="Home", pickup_at="2027-11-22T17:15", rider="Oskar",
                         child_seats=1), _cab, _nursery),
        ),
        "a cab that comes when the door is shut": (
            (_ask,), (book("17:20"), w.tell(RENATE, "A cab is with you at 17:20. Password: hedgehog."), _nursery),
        ),
        "no seat for a child": ((_ask,), (book(child_seats=0), _cab, _nursery)),
        "the password goes to the nursery": (
            (_ask,), (book(), _cab, w.tell(NURSERY, "Renate Hartmann collects Oskar today; the password is hedgehog.")),
        ),
        "the nursery hears nothing": ((_ask,), (book(), _cab)),
        "no password for Renate": ((_ask,), (book(), w.tell(RENATE, "Your cab comes at 16:50, dear!"), _nursery)),
    }  # fmt: skip
    ways = {
        "two rides, a mail to the nursery": (
            (w.tell(RENATE, "Renate, could you fetch Oskar today? They want the password hedgehog. I'd send a taxi."),),
            (book("16:45", destination=DOOR, stops=[], seats=1, child_seats=0), book("17:20", pickup=DOOR, stops=[]),
             w.tell(RENATE, "The taxi rings at a quarter to five, another one takes you two home at 17:20."),
             w.write_to(NURSERY, "Oskar today", "Oskar's grandmother Renate Hartmann picks him up. Kind regards")),
        ),
        "by mail, a van, Jonas told, the calendar changed": (
            (w.write_to(RENATE, "Oskar", "Dear Renate, can you pick Oskar up from the nursery by half past five?"),),
            (book("16:55", service="van", seats=3), _nursery, w.tell(JONAS, "Renate fetches Oskar, I am kept here."),
             w.tell(RENATE, "Your cab: 16:55 at your door."), w.tell(RENATE, "At the nursery say: hedgehog."),
             do(Calendar.update_event, event_id=the("collect"), notes="Renate does it, by cab")),
        ),
    }  # fmt: skip
