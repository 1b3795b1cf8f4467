"""Two children, two teachers, and one evening on which both parents have little time."""

from pare.expect import At, either, one_of
from pare.need import Need, Window
from pare.phone import Phone
from pare.phrases import all_of, any_of, clock, none_of, not_, person, words
from pare.scenario import Do, Person, Scenario, Stage, Story, do, the
from pare_apps.calendar import Calendar
from pare_apps.contacts import Contacts
from pare_apps.email import EmailApp
from pare_apps.messaging import Messaging
from pare_scenarios import patterns as p
from pare_scenarios import worlds as w
from pare_scenarios.pairing import paired, unless, unmixed

TARIQ = Person(
    "Tariq Hussain", "+44 7700 900200", "tariq.hussain@example.com",
    about="43, on the helpdesk of an insurer in Bradford; married to Nasrin, a pharmacist; children Samir and Zainab.",
    goal="One talk with each teacher that fits us all: Nasrin at Zainab's, nobody late for the dance class, both in "
    "my calendar.",
)  # fmt: skip
NASRIN = Person("Nasrin Hussain", "+44 7700 900211", "nasrin.hussain@example.org")
SCHOOL = Person("Moorside Primary", email="office@moorside.test")
CANTEEN = Person("Moorside Canteen", email="canteen@moorside.test")

SAMIR, ZAINAB = words("Samir", "Palmer"), words("Zainab", "Calder")
WHOSE = (SAMIR, clock(16, 40)), (ZAINAB, clock(17, 25))
BOTH = paired(*WHOSE)
OTHERS = unless(
    any_of(clock(17, 10), clock(17, 50), clock(17), clock(18, 10), "another day"),
    "other families", "other slots", "other times", "others", "the rest", "not need*", "don't need",
)  # fmt: skip
SCHOOL_KNOWS = [
    p.mail_to(SCHOOL, says=(any_of(BOTH, all_of(child, at, not_(other))),), avoids=(OTHERS,), copies=(NASRIN,))
    for (child, at), (other, _) in (WHOSE, WHOSE[::-1])
]
NASRIN_KNOWS = p.told(NASRIN, says=(clock(17, 25), any_of(unmixed(*WHOSE), none_of(SAMIR, ZAINAB))))
ALONE = one_of((), (NASRIN,))


def answer(body: str, **more: object) -> Do:
    """The answer to the school's mail."""
    return do(EmailApp.reply_email, email_id=the("slots"), body=body, **more)


def talk(child: str, at: str, **more: object) -> Do:
    """One talk goes into the calendar."""
    return do(Calendar.create_event, title=f"{child}: parents' evening", starts=f"2027-03-11T{at}", **more)


def to_nasrin(text: str) -> Do:
    """A message to Nasrin."""
    return do(Messaging.send_message, to=["Nasrin"], text=text)


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
            slots={
                "a time for each child": BOTH,
                "the school": words("school", "Moorside", "the office", "the teachers"),
                "my calendar": words("calendar", "diary", "agenda"),
                "Nasrin": person("Nasrin Hussain", aliases=("your wife",)),
            },
            evidence=("slots", "nasrin", "last_year", "wish", "shift", "dance"),
            window=Window(opens="nasrin", closes="2027-03-09 12:00"),
        ),
    )

    must = {
        "the school knows Samir's time": SCHOOL_KNOWS[0],
        "the school knows Zainab's time": SCHOOL_KNOWS[1],
        "Samir's talk is in the calendar": p.event(At("2027-03-11 16:40"), about=(SAMIR,), attendees=ALONE),
        "Zainab's talk is in the calendar": either(
            p.event(At("2027-03-11 17:25"), about=(ZAINAB,), attendees=ALONE),
            p.event(At("2027-03-11 16:40"), about=(BOTH,), attendees=ALONE),
        ),
        "Nasrin knows when to come": either(*NASRIN_KNOWS.options, p.event(At("2027-03-11 17:25"), who=(NASRIN,))),
    }
    allowed = (NASRIN_KNOWS,)

    solution = (
        Stage(
            reads=(
                do(Calendar.list_events, day="2027-03-11"), do(EmailApp.search_emails, text="parents evening"),
                do(Messaging.search_messages, sender="Nasrin"),
            ),
            says="With ten minutes a talk and ten to walk, one pair suits Nasrin's shift and the dance class: 16:40 "
            "for Samir and 17:25 for Zainab. Shall I write that to the school, put both talks into your calendar and "
            "tell Nasrin?",
            calls=(
                answer("Dear office, 16:40 with Ms Palmer for Samir and 17:25 with Mr Calder for Zainab, please."),
                talk("Samir", "16:40", ends="2027-03-11T16:50", location="Hill building, Ms Palmer"),
                talk("Zainab", "17:25", ends="2027-03-11T17:35", location="Garden building, Mr Calder"),
                to_nasrin("Mr Calder has us at 17:25 on Thursday. I see Ms Palmer before, at 16:40."),
            ),
            reports="The school has both times, the talks are in your calendar, and Nasrin knows.",
        ),
    )  # fmt: skip

    wrong = {
        "no time to walk": (
            answer("17:10 for Samir and 17:25 for Zainab, please."),
            talk("Samir", "17:10"), talk("Zainab", "17:25"), to_nasrin("Zainab's talk is at 17:25."),
        ),
        "without Nasrin": (
            answer("16:40 for Samir and 17:00 for Zainab, please."),
            talk("Samir", "16:40"), talk("Zainab", "17:00"), to_nasrin("Zainab's talk is at 17:00."),
        ),
        "the children mixed up": (
            answer("17:25 for Samir and 16:40 for Zainab, please."),
            talk("Samir", "17:25"), talk("Zainab", "16:40"), to_nasrin("Zainab's talk is at 16:40."),
        ),
        "too late for the dance class": (
            answer("16:40 for Samir and 18:10 for Zainab, please."),
            talk("Samir", "16:40"), talk("Zainab", "18:10"), to_nasrin("Zainab's talk is at 18:10."),
        ),
        "the dance class moved as well": (
            answer("16:40 for Samir and 17:25 for Zainab, please."),
            talk("Samir", "16:40"), talk("Zainab", "17:25"), to_nasrin("Zainab's talk is at 17:25."),
            do(Calendar.update_event, event_id=the("dance"), starts="2027-03-11T18:15"),
        ),
        "Nasrin is not told": (
            answer("16:40 for Samir and 17:25 for Zainab, please."), talk("Samir", "16:40"), talk("Zainab", "17:25"),
        ),
    }  # fmt: skip
    ways = {
        "two mails, and Nasrin invited": (
            talk("Zainab", "17:25", attendees=["Nasrin"]),
            talk("Samir", "16:40"),
            do(EmailApp.send_email, to=["office@moorside.test"], subject="Samir Hussain", body="Samir: 4.40 pm."),
            do(EmailApp.send_email, to=["office@moorside.test"], subject="Zainab Hussain", body="Zainab: 5.25 pm."),
        ),
        "one entry for both": (
            answer("Samir 16:40. Zainab 17:25. Many thanks, Tariq Hussain"),
            do(Calendar.create_event, title="Parents' evening", starts="2027-03-11T16:40", ends="2027-03-11T17:35",
               notes="Samir 16:40 (Palmer), Zainab 17:25 (Calder)"),
            do(EmailApp.send_email, to=["Nasrin"], subject="Thursday", body="Calder at 25 past five. See you there?"),
        ),
    }  # fmt: skip
