"""A promise that was never written down meets an appointment that was."""

from pare.expect import At
from pare.phrases import any_of, clock, person
from pare.scenario import Need, Person, Phone, Scenario, Story, Window
from pare_apps.calendar import Calendar
from pare_apps.contacts import Contacts
from pare_apps.messaging import Messaging
from pare_apps.notes import Notes
from pare_scenarios import patterns as p, worlds as w
from pare_scenarios.communication.words import a_bride_and_a_regular_at_the_same_hour as its

ELIF = Person(
    "Elif Aydın", "+49 171 39201 00", "elif.aydin@example.com",
    about="36, hairdresser with a chair of her own in Cologne and a calendar that is right most of the time.",
    goal="Zeynep marries once, so she keeps her hour. Frau Vogel should choose for herself and not feel put off.",
)  # fmt: skip
ZEYNEP = Person("Zeynep Kaya", "+49 171 39201 11")
VOGEL = Person("Birgit Vogel", "+49 171 39201 22")
FOUR = p.Between("2027-06-25 15:45", "2027-06-25 16:15")


class ABrideAndARegularAtTheSameHour(Scenario):
    """I promised two customers the same Friday afternoon."""

    id = "a-bride-and-a-regular-at-the-same-hour"
    domain = "communication"
    capabilities = ("intervention timing", "goal inference")
    difficulty = "hard"
    distractor = "The calendar knows only the regular, so the bride seems to be the one who has to make room."
    apps = (Messaging, Calendar, Notes, Contacts)
    starts, zone = "2027-06-23 12:26", "Europe/Berlin"
    user = ELIF
    turns = 16

    def world(self, phone: Phone) -> None:
        w.card(phone, ZEYNEP, note="Marries on Friday 25 June, registry office, 17:00")
        w.card(phone, VOGEL, nickname="Frau Vogel", note="Every five weeks")
        phone.name("promise", w.chat(phone, [ZEYNEP], [
            ("2027-06-08 10:02", "Zeynep", "Do you have a hole for a bride on the 25th? Registry office at five."),
            ("2027-06-08 10:20", "me", "For you always. Half past one for you three, then you are out by four."),
        ]))  # fmt: skip
        phone.name("flight", w.chat(phone, [VOGEL], [
            ("2027-05-21 16:30", "me", "See you on Friday 25 June at 14:00, colour and cut, two hours as usual."),
            ("2027-06-20 11:15", "Birgit", "I count on Friday! On Saturday at six in the morning I fly to Madeira for "
             "three weeks, and not with this parting. I'm flexible, only not at lunchtime, then I am at the bank."),
        ]))  # fmt: skip
        phone.name("rules", w.note(
            phone, "House rules", "Open Wednesday to Friday, 8:30 to 20:00.\nWhoever has to make room chooses between "
            "two times and gets 15 percent off. No names: for whom stays here.", folder="Salon"))  # fmt: skip
        phone.name("vogel", w.booked(phone, "2027-06-25 14:00", "Frau Vogel: colour, cut", until="16:00"))
        for at, title, until in (
            ("2027-06-23 13:00", "Chair is rented out", "20:00"), ("2027-06-24 08:30", "Fair in Düsseldorf", "18:00"),
            ("2027-06-25 08:30", "Huda Karimi: cut", "09:30"), ("2027-06-25 11:30", "Frau Hartmann: perm", "13:15"),
            ("2027-06-25 16:15", "Finn Weber: cut", "17:00"), ("2027-06-25 17:15", "Accounts, bank, home", "20:00"),
        ):  # fmt: skip
            w.booked(phone, at, title, until=until)
        w.everyday(phone, avoid=("Friday", "bride", "wedding", "colour"), clear=("2027-06-24", "2027-06-25"))

    def happens(self, story: Story) -> None:
        story.at("12:30", "coming", Messaging.receive_message, sender=ZEYNEP.number,
                 text="See you on Friday, half past one! Both bridesmaids are with me. I sleep no more.")  # fmt: skip
        asked = p.message_to(VOGEL, says=(any_of(its.THURSDAY, its.AT_SIX, its.HALF_NINE),))
        story.when(asked, "10m", "choice", Messaging.receive_message, sender=VOGEL.number,
                   text="Such things happen, dear. Thursday evening at six suits me even better.")  # fmt: skip

    needs = (
        Need(
            "Keep the bride; offer Frau Vogel Thursday 18:00 or Friday 9:30 with 15 percent off.",
            slots=its.SLOTS_1, avoids=its.AVOIDS_1,
            evidence=("coming", "promise", "flight", "rules", "vogel"),
            window=Window(opens="coming"),
        ),
        Need(
            "Move Frau Vogel's appointment to Thursday 18:00 and confirm it to her.",
            slots=its.SLOTS_2, avoids=its.AVOIDS_2,
            evidence=("choice",),
            window=Window(opens="choice"),
        ),
    )  # fmt: skip

    must = {
        "Frau Vogel may choose": p.before("choice", p.message_to(
            VOGEL, says=(its.THURSDAY, its.AT_SIX, its.FRIDAY, its.HALF_NINE, its.FIFTEEN), avoids=(its.WHO,
                                                                                                    its.SATURDAY))),
        "the bride is in the calendar": p.event(At("2027-06-25 13:30"), about=(its.BRIDE,), hours=2.75, ends=FOUR),
        "Frau Vogel comes on Thursday": p.since("choice", p.either(
            p.moved("vogel", At("2027-06-24 18:00"), title=("Vogel",)),
            p.event(At("2027-06-24 18:00"), title=("Vogel",), hours=2),
        )),
        "and not on Friday": p.nothing_at("2027-06-25 14:00", "Vogel"),
        "and she has it confirmed": p.since("choice", p.message_to(
            VOGEL, says=(any_of(its.THURSDAY, its.AT_SIX),), avoids=(its.WHO, its.HALF_NINE))),
    }  # fmt: skip
    allowed = (
        p.message_to(ZEYNEP, says=(any_of(clock(13, 30), its.FRIDAY, "looking forward", "can't wait"),),
                     avoids=(its.FIFTEEN, person("Birgit Vogel"))),
        p.since("choice", p.cancelled("vogel")),
    )  # fmt: skip
