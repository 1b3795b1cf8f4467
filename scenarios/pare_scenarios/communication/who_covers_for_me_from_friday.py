"""A customer asks who looks after his order, and the calendar no longer knows."""

from datetime import date

from pare.expect import mentions
from pare.need import Need, Window
from pare.phone import Phone
from pare.phrases import any_of, day, number, person, words
from pare.scenario import Do, Person, Scenario, Stage, Story, do, the
from pare_apps.calendar import Calendar, Event
from pare_apps.contacts import Contacts
from pare_apps.email import EmailApp
from pare_apps.messaging import Messaging
from pare_scenarios import patterns as p
from pare_scenarios import worlds as w
from pare_scenarios.pairing import unless

OLD, NEW = "+45 20 55 01 00", "+45 20 55 01 99"

BENTE = Person(
    "Bente Sørensen", "+45 20 55 01 11", "bente.sorensen@jysk-labglas.test",
    about="43, sells laboratory glass from Aarhus; from Friday on three weeks in a hut without a mast in sight.",
    goal="Dr Ghosh should know whom to turn to, and Bruno what is still owed to him. Who is ill is nobody's business.",
)  # fmt: skip
GHOSH = Person("Dr Mohan Ghosh", email="mohan.ghosh@fjordbio.test")
BRUNO = Person("Bruno Lefèvre", NEW, "bruno.lefevre@jysk-labglas.test")
BRUNO_THEN = Person("Bruno Lefèvre", OLD)
HENRIK = Person("Henrik Dahl", "+45 20 55 01 22", "henrik.dahl@jysk-labglas.test")
YUSRA = Person("Yusra Khalil", "+45 20 55 01 33", "yusra.khalil@jysk-labglas.test")
PETRA = Person("Petra Hansen", "+45 20 55 01 44", "petra.hansen@jysk-labglas.test")

ORDER, BY = words("7731"), day(date(2027, 7, 9), today=date(2027, 7, 1))
OPEN = words("half", "60", "sixty", "rest", "remain*", "outstanding", "second part", "still open", "still to be")
NOT_SO = (
    unless(any_of(person("Yusra Khalil"), person("Petra Hansen")), "instead of", "not"), number(OLD),
    words("ill", "sick*", "illness", "unwell", "hospital", "health"),
)  # fmt: skip


def answer(body: str, **more: object) -> Do:
    """The answer to Dr Ghosh."""
    return do(EmailApp.reply_email, email_id=the("asks"), body=body, **more)


def to_bruno(text: str, at: str = NEW) -> Do:
    """A message to Bruno."""
    return do(Messaging.send_message, to=[at], text=text)


class WhoCoversForMeFromFriday(Scenario):
    """Dr Ghosh asks who looks after his order while I am away."""

    id = "who-covers-for-me-from-friday"
    domain = "communication"
    capabilities = ("goal inference", "multi-app orchestration")
    difficulty = "medium"
    distractor = "The calendar still names the colleague who is ill, and the card of the right one his lost number."
    apps = (EmailApp, Messaging, Calendar, Contacts)
    starts, zone = "2027-07-01 13:26", "Europe/Copenhagen"
    user = BENTE

    def world(self, phone: Phone) -> None:
        phone.name("bruno", w.card(phone, BRUNO_THEN, emails=(BRUNO.email,), role="sales"))
        w.card(phone, GHOSH, organisation="Fjordbio")
        w.cards(phone, HENRIK, YUSRA, PETRA)
        phone.name("leave", w.booked(phone, "2027-07-02 00:00", "On leave", until="2027-07-24 00:00", all_day=True,
                                     notes="Cover: Yusra"))  # fmt: skip
        w.chat(phone, [HENRIK], [
            ("2027-07-01 08:40", "Henrik", "Yusra is ill, two weeks at least. While you are away Bruno takes Ghosh and "
             "Nordlab, Petra the rest. Would you put that right wherever it stands?"),
            ("2027-07-01 08:52", "me", "Poor Yusra. Yes, I see to it before I go."),
        ])  # fmt: skip
        phone.name("ill", w.said(phone, "Bruno takes Ghosh"))
        phone.name("ordered", w.mail(
            phone, "2027-06-10 10:12", GHOSH, "Order 7731", "Dear Ms Sørensen, 120 round flasks as agreed. They must "
            "all be here by Friday 9 July: on the Monday after it the new line starts."))  # fmt: skip
        phone.name("sent", w.mail(
            phone, "2027-06-24 16:20", BENTE, "Re: Order 7731", "Dear Dr Ghosh, 60 of your flasks have left us today. "
            "The furnace for the other 60 is lit on Thursday.", to=(GHOSH.email,)))  # fmt: skip
        w.everyday(phone, work="Jysk Labglas", avoid=("order", "Bruno", "cover", "leave"), clear=("2027-07-01",))

    def happens(self, story: Story) -> None:
        story.at("13:30", "asks", EmailApp.receive_email, sender=GHOSH.email, sender_name=GHOSH.name,
                 subject="From Friday on", body="Dear Ms Sørensen, your automatic reply speaks of three weeks. Enjoy "
                 "them! But whom do I turn to about 7731 meanwhile?")  # fmt: skip
        w.mail_comes(story, "13:45", "number", BRUNO, "My new mobile", f"Dear all, since today my mobile is {NEW}, the "
                     "old one lies in the fjord. For customers too, please. Bruno")  # fmt: skip

    needs = (
        Need(
            "Name Bruno with his new mobile to Dr Ghosh, hand order 7731 over to Bruno, and set the cover right.",
            slots={
                "Dr Ghosh": any_of(person("Mohan Ghosh", aliases=("the customer", "Ghosh")), words("customer")),
                "who covers": person("Bruno Lefèvre"),
                "Bruno's number": any_of(number(NEW), "new number", "new mobile", "new phone", "current number"),
                "the order": any_of(ORDER, "his order", "the flasks", "what is still open", "open half"),
                "the leave entry": words("calendar", "entry", "event", "cover note", "leave note", "Cover: Yusra",
                    "cover", "leave", "absence", "out of office"),
            },
            avoids={
                "who covers": words("Yusra covers", "Yusra's number", "to Yusra", "to Petra", "Petra's number",
                                    "name Yusra", "name Petra", "tell Yusra", "ask Yusra"),
                "what is said": words("that Yusra is ill", "that Yusra is sick", "write to Nordlab", "tell Nordlab",
                    "Yusra, who was"),
            },
            evidence=("asks", "number", "ill", "ordered", "sent", "leave"),
            window=Window(opens="number", closes="20:00"),
        ),
    )  # fmt: skip

    must = {
        "Dr Ghosh knows whom to turn to": p.mail_to(
            GHOSH, says=(person("Bruno Lefèvre"), number(NEW), any_of(ORDER, "your order", "flasks")), avoids=NOT_SO,
            copies=(BRUNO, HENRIK),
        ),
        "Bruno knows what is open, and until when": p.either(
            p.told(BRUNO, says=(words("Ghosh", "Fjordbio"), ORDER, BY, OPEN), copies=(HENRIK,)),
            p.mail_to(GHOSH, BRUNO, says=(ORDER, BY, OPEN, number(NEW)), avoids=NOT_SO, copies=(HENRIK,)),
        ),
        "the entry names the cover": p.Pattern(
            Event, "changed", {}, "leave", only=("title", "notes"),
            about=mentions(person("Bruno Lefèvre"), avoids=(unless(person("Yusra Khalil"), "instead of", "ill"),)),
        ),
    }  # fmt: skip
    allowed = (p.card("bruno", numbers=p.leads(NEW, OLD)), p.told(HENRIK, says=(person("Bruno Lefèvre"),)))

    _reply = answer(f"Dear Dr Ghosh, Bruno Lefèvre looks after order 7731 while I am away: {NEW}. He reads "
                    "this too. It stays with Friday 9 July.", cc=[BRUNO.email])  # fmt: skip
    _hand_over = to_bruno("Dr Ghosh, order 7731: 60 of 120 flasks are there, the other half must be there by 9 July.")
    _cover = do(Calendar.update_event, event_id=the("leave"), notes="Cover: Bruno (Ghosh, Nordlab), Petra (the rest)")

    solution = (
        Stage(
            reads=(
                do(EmailApp.search_emails, text="7731"), do(Messaging.search_messages, text="Ghosh"),
                do(Calendar.search_events, query="leave"), do(Contacts.find_contacts, text="Bruno"),
            ),
            says="Bruno takes over from you. Shall I answer Dr Ghosh with Bruno's new number, hand 7731 with its open "
            "half over to Bruno, and put Bruno and Petra into your leave entry instead of Yusra?",
            calls=(_reply, _hand_over, _cover),
            reports="Dr Ghosh and Bruno know of each other, and your leave entry is right.",
        ),
    )  # fmt: skip

    wrong = {
        "as the calendar says": (answer(f"7731 is with Yusra Khalil, {YUSRA.number}."), _hand_over, _cover),
        "the number in the fjord": (answer(f"Bruno Lefèvre looks after 7731, {OLD}."), _hand_over, _cover),
        "the illness told": (answer(f"Yusra is ill, so Bruno looks after 7731: {NEW}."), _hand_over, _cover),
        "Bruno does not know what is open": (_reply, to_bruno("You have Dr Ghosh from tomorrow."), _cover),
        "the entry stays": (_reply, _hand_over),
        "nobody reads it in the fjord": (_reply, to_bruno("Ghosh, 7731: the other half by 9 July.", OLD), _cover),
    }  # fmt: skip
    ways = {
        "one mail to both": (
            _cover,
            do(EmailApp.send_email, to=[GHOSH.email, BRUNO.email], subject="Order 7731", body="Dear Dr Ghosh, my "
               "colleague Bruno Lefèvre (20 55 01 99) is there for you from tomorrow. Bruno: of 7731 sixty flasks are "
               "delivered, the remaining sixty have to arrive by Friday 9 July."),
        ),
        "two mails, and the card": (
            answer(f"Please turn to Mr Lefèvre, {NEW}, with all that concerns 7731."),
            do(EmailApp.send_email, to=[BRUNO.email], subject="Fjordbio", body="Order 7731 of Dr Ghosh: 60 pieces "
               "still open, due on 9 July. Thank you!"),
            do(Contacts.change_detail, contact_id=the("bruno"), kind="number", old=OLD, new=NEW),
            do(Calendar.update_event, event_id=the("leave"), title="On leave (Bruno covers)", notes=""),
        ),
    }  # fmt: skip
