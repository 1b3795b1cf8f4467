"""Two children, two teachers, and one evening on which both parents have little time."""

from pare.expect import At, either, one_of
from pare.phrases import all_of, any_of, clock, none_of, not_
from pare.scenario import Need, Person, Phone, Scenario, Story, Window
from pare_apps.calendar import Calendar
from pare_apps.contacts import Contacts
from pare_apps.email import EmailApp
from pare_apps.messaging import Messaging
from pare_scenarios import patterns as p, worlds as w
from pare_scenarios.pairing import unmixed
from pare_scenarios.scheduling.words import two_children_one_parents_evening as its

TARIQ = Person(
    "Tariq Hussain", "+44 7700 900200", "tariq.hussain@example.com",
    about="43, on the helpdesk of an insurer in Bradford; married to Nasrin, a pharmacist; children Samir and Zainab.",
    goal="One talk with each teacher that fits us all: Nasrin at Zainab's, nobody late for the dance class, both in "
    "my calendar.",
)  # fmt: skip
NASRIN = Person("Nasrin Hussain", "+44 7700 900211", "nasrin.hussain@example.org")
SCHOOL = Person("Moorside Primary", email="office@moorside.test")
CANTEEN = Person("Moorside Canteen", email="canteen@moorside.test")
SCHOOL_KNOWS = [
    p.mail_to(SCHOOL, says=(any_of(its.BOTH, all_of(child, at, not_(other))),), avoids=(its.OTHERS,), copies=(NASRIN,))
    for (child, at), (other, _) in (its.WHOSE, its.WHOSE[::-1])
]
NASRIN_KNOWS = p.told(NASRIN, says=(clock(17, 25), any_of(unmixed(*its.WHOSE), none_of(its.SAMIR, its.ZAINAB))))
ALONE = one_of((), (NASRIN,))


class TwoChildrenOneParentsEvening(Scenario):
    """Two children, two teachers, and one evening on which both parents have little time."""

    id = "two-children-one-parents-evening"
    domain = "scheduling"
    capabilities = ("multi-app orchestration", "context observation")
    difficulty = "medium"
    distractor = "Two times too close to walk from one to the other; an early one, before the mother is there."
    apps = (Calendar, EmailApp, Messaging, Contacts)
    starts, zone = "2027-03-08 12:05", "Europe/London"
    user = TARIQ

    def world(self, phone: Phone) -> None:
        w.card(phone, NASRIN, relation="wife", favourite=True)
        w.business(phone, "Moorside Primary", emails=(SCHOOL.email,))
        w.chat(phone, [NASRIN], [
            ("2027-03-02 20:41", "Nasrin", "Mr Calder says Zainab reads under the table. I want to be at that talk."),
            ("2027-03-02 20:44", "me", "Then we both go to hers. Ms Palmer and Samir I can do by myself."),
            ("2027-03-02 20:45", "Nasrin", "Yes please. Samir is fine, it's the little one."),
        ])  # fmt: skip
        phone.name("wish", w.said(phone, "reads under the table"))
        phone.name("last_year", w.mail(
            phone, "2026-03-09 11:30", SCHOOL, "Parents' evening: how it goes",
            "A talk takes ten minutes, then we ring a bell. Ms Palmer sits in the Hill building, Mr Calder in the "
            "Garden building; with the playground dug up, it takes ten minutes from one to the other. It will be so "
            "for two years, we are afraid."))  # fmt: skip
        w.mail(phone, "2026-03-09 19:05", TARIQ, "Re: Parents' evening", "Samir 17:10, Zainab 18:10, please.",
               to=(SCHOOL.email,))  # fmt: skip
        phone.name("shift", w.booked(phone, "2027-03-11 08:15", "Helpdesk", until="16:15",
                                     notes="From here it is a quarter of an hour to the school."))  # fmt: skip
        phone.name("dance", w.booked(phone, "2027-03-11 18:00", "Zainab: dance class", until="19:00",
                                     notes="I drive. Leave the school at 17:45."))  # fmt: skip
        w.everyday(phone, about=("football", "cooking"), work="Aire Mutual",
                   avoid=("school", "parent", "Samir", "Zainab", "dance", "Palmer", "Calder"),
                   clear=("2027-03-11",))  # fmt: skip

    def happens(self, story: Story) -> None:
        story.at("12:10", "slots", EmailApp.receive_email, sender=SCHOOL.email, sender_name=SCHOOL.name,
                 subject="Parents' evening on Thursday: your times",
                 body="Dear parents of Samir and Zainab, still free on Thursday 11 March are, with Ms Palmer for "
                 "Samir: 16:40, 17:10 and 17:50; with Mr Calder for Zainab: 17:00, 17:25 and 18:10. Please write us "
                 "one time for each by noon tomorrow. What is not taken then goes to other families.")  # fmt: skip
        story.at("12:30", "nasrin", Messaging.receive_message, sender=NASRIN.number,
                 text="Rota is out. On Thursday I finish at ten to five, so at school by quarter past.")  # fmt: skip
        story.at("12:40", "menu", EmailApp.receive_email, sender=CANTEEN.email, sender_name=CANTEEN.name,
                 subject="Menu of the week", body="Monday pasta, Tuesday curry, Thursday closed early.")  # fmt: skip

    needs = (
        Need(
            "Take 16:40 for Samir and 17:25 for Zainab, tell the school and Nasrin, and put both into the calendar.",
            slots=its.SLOTS,
            evidence=("slots", "nasrin", "last_year", "wish", "shift", "dance"),
            window=Window(opens="nasrin", closes="2027-03-09 12:00"),
        ),
    )  # fmt: skip

    must = {
        "the school knows Samir's time": SCHOOL_KNOWS[0],
        "the school knows Zainab's time": SCHOOL_KNOWS[1],
        "Samir's talk is in the calendar": p.event(At("2027-03-11 16:40"), about=(its.SAMIR,), attendees=ALONE),
        "Zainab's talk is in the calendar": either(
            p.event(At("2027-03-11 17:25"), about=(its.ZAINAB,), attendees=ALONE),
            p.event(At("2027-03-11 16:40"), about=(its.BOTH,), attendees=ALONE),
        ),
        "Nasrin knows when to come": either(*NASRIN_KNOWS.options, p.event(At("2027-03-11 17:25"), who=(NASRIN,))),
    }
    allowed = (NASRIN_KNOWS,)
