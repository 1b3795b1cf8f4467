"""I cannot be at the nursery by half past five."""

from pare.expect import changed, mentions, one_of
from pare.phrases import any_of, words
from pare.scenario import Need, Person, Phone, Scenario, Story, Window
from pare_apps.cab import Cab
from pare_apps.calendar import Calendar, Event
from pare_apps.contacts import Contacts
from pare_apps.email import EmailApp
from pare_apps.messaging import Messaging
from pare_apps.notes import Notes
from pare_scenarios import patterns as p, worlds as w
from pare_scenarios.communication.words import who_may_collect_oskar as its

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
_PICKUP = p.Between("2027-11-22 16:35", "2027-11-22 17:05")
WHOLE = p.ride(HERS, HOME, _PICKUP, rider=RENATE, stops=(DOOR,), seats=p.at_least(2), child_seats=1)
THERE = p.ride(HERS, DOOR, _PICKUP, rider=RENATE)
_LATER = p.Between("2027-11-22 17:05", "2027-11-22 17:35")
BACK = p.ride(DOOR, HOME, _LATER, rider=RENATE, seats=p.at_least(2), child_seats=1)


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
        w.text_comes(story, (p.told(RENATE, says=(any_of(words("Oskar", "nursery"), its.FETCH),)), "5m"), "answer",
                     RENATE,
                     "Gladly, I have my shoes on already! But how do I get there with my knee, and then to "
                     "yours?")  # fmt: skip

    needs = (
        Need(
            "Ask Renate whether she can collect Oskar from the nursery before half past five.",
            slots=its.SLOTS_1, avoids=its.AVOIDS_1, doings=("pay",),
            evidence=("audit", "collect", "rules", "lapsed", "train"),
            window=Window(opens="audit", closes="16:40"),
        ),
        Need(
            "Book Renate a cab to the nursery and on to our home, tell her of it, and tell the nursery who comes.",
            slots=its.SLOTS_2, avoids=its.AVOIDS_2, doings=("pay",),
            evidence=("answer", "renate"),
            window=Window(opens="answer", closes="17:00"),
        ),
    )  # fmt: skip

    must = {
        "Renate is asked": p.told(RENATE, says=(words("Oskar", "nursery"), its.FETCH)),
        "a cab brings her to the nursery in time": p.either(WHOLE, THERE),
        "and both of them home": p.either(WHOLE, BACK),
        "she knows of the cab": p.told(RENATE, says=(its.CAB, its.AT)),
        "she knows the password": p.told(RENATE, says=(its.PASSWORD,)),
        "the nursery knows who comes": p.told(NURSERY, says=(words("Renate"),), avoids=(its.PASSWORD, words("Birgit"))),
    }
    allowed = (
        p.told(JONAS, says=(words("Renate", "your mother", "your mum"),), avoids=(its.PASSWORD,)),
        changed(Event, "collect", title=one_of("Collect Oskar", mentions("Renate")),
                notes=one_of("", mentions("Renate"))),
    )  # fmt: skip
