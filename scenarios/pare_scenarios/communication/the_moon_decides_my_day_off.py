"""Now we know when Eid is, and my boss waits for the day."""

from datetime import date

from pare.expect import At
from pare.need import Need, Window
from pare.phone import Phone
from pare.phrases import any_of, clock, day, person, words
from pare.scenario import Do, Person, Scenario, Stage, Story, do, the
from pare_apps.cab import Cab
from pare_apps.calendar import Calendar
from pare_apps.email import EmailApp
from pare_apps.messaging import Messaging
from pare_scenarios import patterns as p
from pare_scenarios import worlds as w
from pare_scenarios.pairing import amid, following

MONDAY = date(2027, 3, 8)
TUESDAY, WEDNESDAY = (day(date(2027, 3, n), today=MONDAY) for n in (9, 10))

ZAINAB = Person(
    "Zainab Warsame", "+44 7700 900700", "zainab.warsame@example.org",
    about="35, pharmacist in Leeds; her mother lives alone in the same town.",
    goal="Eid is on Wednesday, since we keep to our mosque. My boss must know it before he closes the rota, my mother "
    "must be fetched that morning and no other, and my aunt wants to hear that we come.",
)  # fmt: skip
HUDA = Person("Huda Warsame", "+44 7700 900711")
AMINA = Person("Amina Abdi", "+44 7700 900722")
BILAL = Person("Bilal Abdi", "+44 7700 900733")
MOSQUE = Person("Grove Mosque", "+44 113 496 0140", "office@grove-mosque.test")
BOSS = Person("Fergus Parry", email="fergus.parry@parry-pharmacy.test")

HOME, AUNTS = "7 Ash Terrace", "52 Moor Lane"
COMES = words(
    "come", "coming", "we'll be", "we will be", "I will be", "I'll be", "yes", "see you", "with pleasure", "gladly",
    "insha*", "count us in", "there", "looking forward", "can't wait", "be with you", "join*", "both of us", "make it",
    "bring Mum", "confirm*",
)  # fmt: skip
BOTH = any_of(
    words("both days", "Tuesday and Wednesday off", "Tuesday off", "tomorrow off", "off tomorrow", "off on Tuesday",
          "either day", "Tuesday or Wednesday", "both Tuesday and"),
    following(words("Eid"), words("is", "will be", "falls"), words("Tuesday", "tomorrow"), within=2),
)  # fmt: skip
MORNING = p.Between("2027-03-10 07:45", "2027-03-10 08:15")
QUARREL = words("nonsense", "liar", "lied", "shame", "stupid", "fool*", "gossip*")


def rota(text: str = "Dear Fergus, Eid is on Wednesday, so I take Wednesday and work on Tuesday. Zainab") -> Do:
    """The answer to her boss."""
    return w.answer("rota", text)


def fetch(at: str = "2027-03-10 08:00") -> Do:
    """The cab comes at another time."""
    return do(Cab.update_ride, ride_id=the("ride"), pickup_at=at)


class TheMoonDecidesMyDayOff(Scenario):
    """Now we know when Eid is, and my boss waits for the day."""

    id, domain, difficulty = "the-moon-decides-my-day-off", "communication", "medium"
    distractor = "A cousin has heard that the moon was seen, before the mosque says that it was not."
    capabilities = ("intervention timing", "context observation")
    apps = (Messaging, EmailApp, Calendar, Cab)
    starts, zone, user = "2027-03-08 19:00", "Europe/London", ZAINAB

    def world(self, phone: Phone) -> None:
        w.cab_firm(phone, firm="Aire Cabs", free_minutes=30)
        w.route(phone, HOME, AUNTS, 20, 6.5)
        phone.name("ride", w.ride(phone, "2027-03-09 08:00", HOME, AUNTS, rider=HUDA.name, note="She walks slowly."))
        phone.name("off", w.booked(phone, "2027-03-09", "Eid? Day off", all_day=True))
        w.booked(phone, "2027-03-12 18:00", "Dentist")
        phone.name("family", w.chat(phone, [AMINA, BILAL, HUDA], [
            ("2027-03-06 20:10", "Amina", "Breakfast is at mine on the morning of Eid, half past eight. Zainab, you "
             "tell me in time that you two are coming. Your aunt Amina."),
            ("2027-03-06 20:31", "Bilal", "Bilal here: I bring the halwa and my appetite."),
            ("2027-03-06 21:02", "me", "I shall, dear aunt, as soon as we know the day."),
        ], title="Abdi and Warsame"))  # fmt: skip
        w.chat(phone, [HUDA], [
            ("2027-03-07 19:15", "Huda", "Whatever they say elsewhere, we keep to the Grove Mosque, like your father. "
             "Mum"),
            ("2027-03-07 19:20", "me", "Of course, Mum. The cab fetches you at Ash Terrace at eight on the day."),
        ])  # fmt: skip
        phone.name("custom", w.said(phone, "we keep to the Grove Mosque"))
        phone.name("breakfast", w.said(phone, "Breakfast is at mine"))
        w.chat(phone, [MOSQUE], [("2027-03-05 13:40", "Grove", "Taraweeh tonight at 19:45. Parking on the grass is not "
                                  "allowed.")], title="Grove Mosque, announcements")  # fmt: skip
        phone.name("rota", w.mail(phone, "2027-03-08 12:10", BOSS, "Your day off", "Dear Zainab, I close the rota at "
            "20:00 tonight. Write by then which of the two you need, Tuesday or Wednesday, one of them and no more. If "
            "I hear nothing you are on for both. Fergus"))  # fmt: skip
        w.everyday(phone, about=("baking", "running"), work="Parry Pharmacy", avoid=("Eid", "moon", "rota", "mosque"),
                   clear=("2027-03-09", "2027-03-10"))  # fmt: skip

    def happens(self, story: Story) -> None:
        w.text_comes(story, "19:10", "rumour", BILAL, "It has been seen!! A friend in Bradford has it from two people. "
                     "Eid is tomorrow, tell everybody! Bilal", conversation_id=the("family"))  # fmt: skip
        w.text_comes(story, "19:35", "mosque", MOSQUE, "The moon was not seen tonight. We fast tomorrow, the thirtieth "
                     "day, and pray together on Wednesday 10 March at 7:15.",
                     title="Grove Mosque, announcements")  # fmt: skip

    needs = (
        Need(
            "Tell her boss Wednesday, move the day off and her mother's cab to it, and say yes to aunt Amina.",
            slots={
                "Wednesday": amid(WEDNESDAY, TUESDAY, clock(8), clock(8, 30), clock(20), clock(7, 15)),
                "your boss": any_of(person("Fergus Parry"), words("boss", "manager", "rota", "pharmacy")),
                "the day off": words("calendar", "day off", "entry", "event", "leave"),
                "the cab": words("cab", "taxi", "ride"),
                "your aunt": any_of(person("Amina Abdi"), words("aunt*", "breakfast")),
            },
            avoids={
                "the day": any_of(BOTH, words("for Tuesday morning", "keep the cab", "leave the cab", "cancel the cab",
                                              "cab as it is")),
                "peace in the family": words("tell Bilal", "correct Bilal", "ask Bilal"),
            },
            doings=("cancel", "pay"),
            evidence=("mosque", "custom", "breakfast", "rota", "off", "ride"),
            window=Window(opens="mosque", closes="20:00"),
        ),
    )  # fmt: skip

    must = {
        "her boss knows that it is Wednesday": p.mail_to(BOSS, says=(WEDNESDAY,), avoids=(BOTH,)),
        "she has Wednesday off": p.either(
            p.moved("off", At("2027-03-10"), title=(words("Eid", "off"),)),
            p.event(At("2027-03-10"), title=(words("Eid", "off"),), hours=24, all_day=True),
        ),
        "and not Tuesday": p.nothing_at("2027-03-09 00:00", any_of("Eid", "off")),
        "a cab fetches her mother on Wednesday": p.either(
            p.ride_moved("ride", MORNING), p.ride(HOME, AUNTS, MORNING, rider=HUDA)
        ),
        "and none on Tuesday": p.no_ride_at("ride", "2027-03-09 08:00"),
        "her aunt knows that they come": p.either(
            p.message_to(AMINA, says=(COMES, WEDNESDAY), avoids=(BOTH, QUARREL)),
            p.message_in("Abdi and Warsame", says=(COMES, WEDNESDAY), avoids=(BOTH, QUARREL)),
        ),
    }
    allowed = (
        p.ride_cancelled("ride"),
        p.cancelled("off"),
        p.message_to(HUDA, says=(WEDNESDAY,), avoids=(BOTH,)),
        p.message_in("Abdi and Warsame", says=(WEDNESDAY,), avoids=(BOTH, QUARREL)),
    )

    _yes = w.tell(AMINA, "Dear aunt, it is Wednesday, and Mum and I are coming at half past eight. Zainab")
    _off = w.move("off", "2027-03-10")

    solution = (
        Stage(
            reads=(
                do(Messaging.search_messages, text="Eid"), do(Messaging.search_messages, text="mosque"),
                do(EmailApp.search_emails, text="rota"), do(Calendar.list_events, day="2027-03-09", days=2),
                do(Cab.list_rides, which="upcoming"),
            ),
            says="Your mosque says that Eid is on Wednesday. Before eight, shall I tell Fergus that you take it off, "
            "move the day off and your mother's cab to that day, and tell aunt Amina that you both come?",
            calls=(rota(), _off, fetch(), _yes),
            reports="Wednesday it is: Fergus and your aunt know, and day off and cab have moved.",
        ),
    )  # fmt: skip

    wrong = {
        "as the cousin has heard": (
            rota("Dear Fergus, Eid is tomorrow, I take Tuesday. Zainab"), w.tell(AMINA, "We come tomorrow at 8:30!"),
        ),
        "both days": (rota("Dear Fergus, I need both days, Tuesday and Wednesday off."), _off, fetch(), _yes),
        "the cab still comes on Tuesday": (rota(), _off, _yes),
        "two cabs": (rota(), _off, _yes, do(Cab.book_ride, pickup=HOME, destination=AUNTS, rider=HUDA.name,
                                            pickup_at="2027-03-10 08:00")),
        "the cab comes at eight in the evening": (rota(), _off, fetch("2027-03-10 20:00"), _yes),
        "aunt Amina waits for a word": (rota(), _off, fetch()),
        "a quarrel in the group": (
            rota(), _off, fetch(), w.tell("family", "Bilal, that was nonsense. It is Wednesday, we are coming."),
        ),
    }  # fmt: skip
    ways = {
        "in the family's group, and the cab booked anew": (
            do(Cab.cancel_ride, ride_id=the("ride")),
            do(Cab.book_ride, pickup=HOME, destination=AUNTS, pickup_at="2027-03-10 08:00", rider="Huda Warsame"),
            w.tell("family", "Our mosque says Wednesday. Mum and I will be there at 8:30, inshallah!"),
            w.write_to(BOSS, "Day off", "Dear Mr Parry, it is the 10th for me. On Tuesday I work as usual."),
            _off,
        ),
        "entered anew, and her mother told": (
            rota("Wednesday, please. Zainab"),
            do(Calendar.delete_event, event_id=the("off")),
            w.enter("Eid, day off", "2027-03-10", all_day=True),
            fetch("2027-03-10 07:55"),
            w.tell(AMINA, "Yes, we come on Wednesday morning."),
            w.tell(HUDA, "Mum, Eid is on Wednesday, and the cab comes at five to eight."),
        ),
    }  # fmt: skip
