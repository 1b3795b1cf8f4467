"""My father is let out later than planned, and the cab and the neighbour do not know."""

from pare.expect import mentions
from pare.phrases import any_of, clock, words
from pare.scenario import Need, Person, Phone, Scenario, Story, Window
from pare_apps.cab import Cab
from pare_apps.calendar import Calendar
from pare_apps.contacts import Contacts, Labelled
from pare_apps.messaging import Messaging
from pare_scenarios import patterns as p, worlds as w
from pare_scenarios.scheduling.words import father_comes_home_later as its

HOSPITAL, HOUSE, HOME = "Saint Elm's Hospital", "Barrel Lane 9", "Weir Terrace 4"
ALMA = Person(
    "Alma Forde", "+353 85 055 0100", "alma.forde@example.org",
    about="50, librarian in Cork, fetches her widowed father from hospital today.",
    goal="The cab and my calendar should follow the hour that is fixed, while a change still costs nothing. Mrs Palmer "
    "next door to my father must know when we come, or the soup is cold and the stove burns for nobody.",
)  # fmt: skip
WARD = Person("Ward 4B", "+353 21 555 0144")
ESTHER = Person("Esther Palmer", "+353 85 055 0111")
DENTIST = Person("Dr Helena Palmer", "+353 21 555 0177")
NIAMH = Person("Niamh Parry", "+353 85 055 0122")
_AT = p.Between("2027-01-21 15:30", "2027-01-21 15:45")


class FatherComesHomeLater(Scenario):
    """My father is let out later than planned, and the cab and the neighbour do not know."""

    id, domain, difficulty = "father-comes-home-later", "scheduling", "medium"
    distractor = "The first hour that the ward mentions, and a dentist with the neighbour's name."
    capabilities = ("intervention timing", "multi-app orchestration")
    apps = (Messaging, Cab, Calendar, Contacts)
    starts, zone, user = "2027-01-21 10:12", "Europe/Dublin", ALMA

    def world(self, phone: Phone) -> None:
        phone.name("neighbour", w.card(phone, ESTHER, note="Next door to Dad, number 11. Has his key."))
        w.card(phone, DENTIST, role="dentist", organisation="Harbour Dental")
        w.card(phone, NIAMH, organisation="City Library", role="head of lending")
        w.business(phone, WARD.name, numbers=(Labelled(value=WARD.number),), note="Saint Elm's, Dad's ward")
        w.saved_place(phone, "Home", HOME)
        w.saved_place(phone, "Dad", HOUSE)
        w.route(phone, HOSPITAL, HOUSE, 25)
        phone.name("ride", w.ride(phone, "2027-01-21 11:30", HOSPITAL, HOUSE, "comfort", seats=2,
                                  note="Main entrance", free_until="2027-01-21 11:00"))  # fmt: skip
        phone.name("back", w.ride(phone, "2027-01-21 20:30", HOUSE, HOME))
        w.ride(phone, "2027-01-18 17:40", HOME, HOSPITAL)
        phone.name("fetch", w.booked(phone, "2027-01-21 11:30", "Fetch Dad", until="12:30", location=HOSPITAL))
        phone.name("meeting", w.booked(phone, "2027-01-21 13:00", "Staff meeting, online", until="14:30"))
        w.booked(phone, "2027-01-22 09:00", "Desk", until="13:00")
        w.chat(phone, [ESTHER], [
            ("2027-01-20 18:05", "me", "They let him go tomorrow! We should be at his door around noon."),
            ("2027-01-20 18:20", "Esther", "God be praised. I light his stove at half past eleven and have the barley "
             "soup on his table at 12:30. It doesn't like waiting, and neither do I. If anything changes, tell me."),
            ("2027-01-20 18:22", "me", "You are an angel, Mrs Palmer."),
        ])  # fmt: skip
        phone.name("soup", w.said(phone, "barley soup"))
        w.chat(phone, [DENTIST], [("2027-01-13 11:00", "Dr", "Your crown is ready. Any morning next week suits.")])
        w.chat(phone, [WARD], [("2027-01-20 16:30", "Ward", "Ward 4B: your father can go home tomorrow, Thursday, at "
                                "half past eleven. He left his own phone in the kitchen.")])  # fmt: skip
        w.everyday(phone, about=("books", "choir"), work="City Library", clear=("2027-01-21", "2027-01-22"),
                   avoid=("Palmer", "soup", "stove", "ward", "hospital", "Dad"))  # fmt: skip

    def happens(self, story: Story) -> None:
        w.text_comes(story, "10:20", "delayed", WARD, "Ward 4B: it won't be half eleven, sorry. We are waiting for his "
                     "tablets from the pharmacy. Not before two, I'd say.")  # fmt: skip
        w.text_comes(story, "10:40", "fixed", WARD, "Ward 4B again: the doctor wants one more test after lunch. Your "
                     "father is ready at half past three, and that is now fixed.")  # fmt: skip
        w.text_comes(story, "10:50", "minutes", NIAMH, "The minutes of Tuesday are on the shelf, no need to do "
                     "anything. Give your father our love!")  # fmt: skip

    needs = (
        Need(
            "Move the cab and the event to 15:30 and tell the neighbour that they come at about four.",
            slots=its.SLOTS, avoids=its.AVOIDS, doings=("cancel", "pay"),
            evidence=("delayed", "fixed", "ride", "soup", "neighbour", "fetch"),
            window=Window(opens="fixed", closes="11:00"),
        ),
    )  # fmt: skip

    must = {
        "the cab comes at half past three": p.either(
            p.ride_moved("ride", _AT, note=mentions()), p.ride(HOSPITAL, HOUSE, _AT)
        ),
        "none comes for nothing": p.no_ride_at("ride", "2027-01-21 11:30"),
        "so does the calendar": p.either(
            p.moved("fetch", p.Between("2027-01-21 15:00", "2027-01-21 15:30"), notes=mentions()),
            p.event(p.Between("2027-01-21 15:00", "2027-01-21 15:30"), title=(words("Dad", "father"),), hours=2),
        ),
        "nothing is left at half past eleven": p.nothing_at("2027-01-21 11:30", words("Dad")),
        "the neighbour knows": p.told(
            ESTHER, says=(any_of(its.COMING, its.HALF_THREE),), avoids=(clock(14), clock(14, 30))
        ),
    }
    allowed = (
        p.ride_cancelled("ride"), p.cancelled("fetch"),
        p.told(WARD, avoids=(clock(14), words("earlier", "complain*"))),
    )  # fmt: skip
