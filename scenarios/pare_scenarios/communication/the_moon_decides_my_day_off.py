"""Now we know when Eid is, and my boss waits for the day."""

from pare.expect import At
from pare.phrases import any_of, words
from pare.scenario import Need, Person, Phone, Scenario, Story, Window, the
from pare_apps.cab import Cab
from pare_apps.calendar import Calendar
from pare_apps.email import EmailApp
from pare_apps.messaging import Messaging
from pare_scenarios import patterns as p, worlds as w
from pare_scenarios.communication.words import the_moon_decides_my_day_off as its

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
MORNING = p.Between("2027-03-10 07:45", "2027-03-10 08:15")


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
            slots=its.SLOTS, avoids=its.AVOIDS, doings=("cancel", "pay"),
            evidence=("mosque", "custom", "breakfast", "rota", "off", "ride"),
            window=Window(opens="mosque", closes="20:00"),
        ),
    )  # fmt: skip

    must = {
        "her boss knows that it is Wednesday": p.mail_to(BOSS, says=(its.WEDNESDAY,), avoids=(its.BOTH,)),
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
            p.message_to(AMINA, says=(its.COMES, its.WEDNESDAY), avoids=(its.BOTH, its.QUARREL)),
            p.message_in("Abdi and Warsame", says=(its.COMES, its.WEDNESDAY), avoids=(its.BOTH, its.QUARREL)),
        ),
    }
    allowed = (
        p.ride_cancelled("ride"),
        p.cancelled("off"),
        p.message_to(HUDA, says=(its.WEDNESDAY,), avoids=(its.BOTH,)),
        p.message_in("Abdi and Warsame", says=(its.WEDNESDAY,), avoids=(its.BOTH, its.QUARREL)),
    )
