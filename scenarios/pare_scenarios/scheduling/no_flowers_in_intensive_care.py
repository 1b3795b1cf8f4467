"""A friend has been moved to intensive care: the visit and the flowers no longer fit."""

from datetime import date

from pare.expect import as_is, either, mentions
from pare.need import Need, Window
from pare.phone import Phone
from pare.phrases import any_of, clock, day, person, words
from pare.scenario import Do, Person, Scenario, Stage, Story, do, the
from pare_apps.calendar import Calendar
from pare_apps.contacts import Contacts
from pare_apps.messaging import Messaging
from pare_apps.shopping import Shopping
from pare_scenarios import patterns as p
from pare_scenarios import worlds as w
from pare_scenarios.pairing import amid, following

MONDAY, TUESDAY, THURSDAY = date(2027, 1, 18), date(2027, 1, 19), date(2027, 1, 21)
WARD = "Ward 4, room 12, Santa Rita hospital, Faro"

JOANA = Person(
    "Joana Lopes", "+351 912 555 100", "joana.lopes@example.org",
    about="61, retired teacher in Faro; was to visit her school friend Leonor with Beatriz Pinho tomorrow.",
    goal="No flowers for a ward that throws them away, so cancel before eight. I go alone on Thursday at two, before "
    "the hairdresser, and Beatriz should not wait for me tomorrow. Nobody else needs to hear how Leonor is.",
)  # fmt: skip
RAFAEL = Person("Rafael Nunes", "+351 912 555 111", "rafael.nunes@example.com")
BEATRIZ = Person("Beatriz Pinho", "+351 912 555 122", "beatriz.pinho@example.com")
PHARMACY = Person("Beatriz Santos", "+351 912 555 133")
INES = Person("Ines Lopes", "+351 912 555 144")

_VISITING = p.Between("2027-01-21 14:00", "2027-01-21 14:30")
_TUESDAY, _THURSDAY = day(TUESDAY, today=MONDAY), day(THURSDAY, today=MONDAY)
_ALONE = any_of(
    words("one at a time", "one friend", "one visitor", "one person", "one of us", "only one", "alone", "separately",
          "by myself", "by turns", "each", "intensive care", "ICU", "called off", "cancel*"),
    as_is(words("not together", "can't", "cannot", "can not", "won't", "nobody", "no visit*", "isn't possible", "not")),
)  # fmt: skip
_STILL_TWO = words("see you tomorrow", "tomorrow as planned", "as planned", "come with me", "go together on Thursday",
                   "pick you up", "both go")  # fmt: skip


def tell(text: str, who: Person = BEATRIZ) -> Do:
    """A message."""
    return do(Messaging.send_message, to=[who.number], text=text)


def visit(starts: str = "2027-01-21T14:00", **more: object) -> Do:
    """The visit moves."""
    return do(Calendar.update_event, event_id=the("visit"), starts=starts, **more)


class NoFlowersInIntensiveCare(Scenario):
    """A friend has been moved to intensive care: the visit and the flowers no longer fit."""

    id = "no-flowers-in-intensive-care"
    domain = "scheduling"
    capabilities = ("goal inference", "multi-app orchestration")
    difficulty = "medium"
    distractor = "Tuesday at two, after the first message; another Beatriz; an order that may come as planned."
    apps = (Messaging, Contacts, Shopping, Calendar)
    starts, zone = "2027-01-18 18:20", "Europe/Lisbon"
    user = JOANA

    def world(self, phone: Phone) -> None:
        w.delivery(phone, "Rua das Figueiras 7, Faro")
        flowers = w.order(
            phone, "2027-01-16 10:20", ("Bouquet, white ranunculus", 38), address=WARD, recipient="Leonor Nunes",
            due_from="2027-01-19 10:00", due_until="2027-01-19 12:00", cancel_until="2027-01-18 20:00",
        )  # fmt: skip
        phone.name("flowers", flowers)
        phone.name("dinosaurs", w.order(
            phone, "2027-01-14 09:05", ("Wall calendar with dinosaurs", 12), due_from="2027-01-20 09:00",
            due_until="2027-01-20 18:00", cancel_until="2027-01-19 12:00",
        ))  # fmt: skip
        phone.name("beatriz", w.card(phone, BEATRIZ, note="School, with Leonor."))
        w.card(phone, PHARMACY, organisation="Corner Pharmacy")
        w.card(phone, RAFAEL, note="Leonor's eldest")
        w.card(phone, INES, relation="cousin")
        phone.name("visit", w.booked(phone, "2027-01-19 17:00", "Visit Leonor, with Beatriz", location="Santa Rita"))
        w.booked(phone, "2027-01-20 11:00", "Dentist")
        w.booked(phone, "2027-01-21 10:00", "Grandson's school play", until="12:00")
        w.booked(phone, "2027-01-21 16:00", "Hairdresser")
        w.chat(phone, [BEATRIZ], [
            ("2027-01-16 19:02", "me", "On Tuesday at five, then? I ordered flowers for her room."),
            ("2027-01-16 19:30", "Beatriz", "Yes, I wait for you at the gate, with the class photo."),
        ])  # fmt: skip
        w.chat(phone, [PHARMACY], [("2027-01-15 12:00", "Beatriz", "Your eye drops have come, any time is fine.")])
        w.chat(phone, [RAFAEL], [("2027-01-15 20:15", "Rafael", "Mother is on ward 4 now and asks for gossip.")])
        w.everyday(phone, avoid=("flower", "bouquet", "hospital", "visit"), clear=("2027-01-19", "2027-01-21"))

    def happens(self, story: Story) -> None:
        story.at("18:30", "moved", Messaging.receive_message, sender=RAFAEL.number,
                 text="Mother was moved to intensive care this afternoon, her lungs. No flowers are let in there. One "
                 "friend at a time may see her, from 14:00 to 15:00.")  # fmt: skip
        story.at("19:10", "thursday", Messaging.receive_message, sender=RAFAEL.number,
                 text="The doctor has just been: nobody before Thursday. Would you come then?")  # fmt: skip
        story.at("19:20", "recipe", Messaging.receive_message, sender=INES.number,
                 text="How long do you leave the carob cake in?")  # fmt: skip

    needs = (
        Need(
            "Cancel the flowers before eight, move my visit to Leonor to Thursday at two, and tell Beatriz Pinho that "
            "we cannot go together.",
            slots={
                "the flowers": words("flower*", "bouquet", "ranunculus"),
                "my visit": amid(words("visit*", "Leonor"), clock(17), clock(15), clock(16), clock(20), _TUESDAY),
                "Thursday": _THURSDAY,
                "at two": any_of(clock(14), clock(14, 15), clock(14, 30)),
                "Beatriz": person(BEATRIZ.name),
            },
            avoids={
                "the day": following(words("visit", "Leonor"), words("to Tuesday", "to tomorrow"), within=4),
                "which Beatriz": words("Beatriz Santos", "pharmacy"),
                "what I cancel": words("cancel the calendar", "cancel the hairdresser", "dinosaurs"),
            },
            doings=("cancel",),
            evidence=("moved", "thursday", "flowers", "visit", "beatriz"),
            window=Window(opens="thursday", closes="20:00"),
        ),
    )  # fmt: skip

    must = {
        "no flowers go to the ward": p.order_cancelled("flowers"),
        "the visit is on Thursday": either(
            p.moved("visit", _VISITING, title=("Leonor",), notes=mentions(), location=mentions()),
            p.event(_VISITING, about=("Leonor",)),
        ),
        "not on Tuesday": p.nothing_at("2027-01-19 17:00", "Leonor"),
        "Beatriz does not wait at the gate": p.told(BEATRIZ, says=(_ALONE,), avoids=(_STILL_TWO,)),
    }
    allowed = (p.cancelled("visit"), p.told(RAFAEL, avoids=(_TUESDAY, "flowers come", "bring flowers")))

    _cancel = do(Shopping.cancel_order, order_id=the("flowers"))
    _word = tell("Dear Beatriz, we can't go tomorrow: Leonor is in intensive care, and only one friend at a time may "
                 "see her, from Thursday. I go on Thursday at two.")  # fmt: skip

    solution = (
        Stage(
            reads=(
                do(Messaging.search_messages, sender=RAFAEL.number), do(Shopping.list_orders, status="open"),
                do(Shopping.read_order, order_id=the("flowers")), do(Calendar.list_events, days=4),
                do(Contacts.find_contacts, text="Beatriz"),
            ),
            says="I am sorry about Leonor. Shall I cancel the bouquet, which can be done until eight, move your "
            "visit to Thursday at two, and tell Beatriz Pinho that only one friend may go in at a time?",
            calls=(_cancel, visit(title="Visit Leonor"), _word),
            reports="The flowers are off, you see Leonor on Thursday at two, and Beatriz knows.",
        ),
    )  # fmt: skip

    wrong = {
        "Tuesday, as after the first message": (_cancel, visit("2027-01-19T14:00"), _word),
        "the dinosaurs are cancelled": (do(Shopping.cancel_order, order_id=the("dinosaurs")), visit(), _word),
        "the other Beatriz hears of it": (_cancel, visit(), tell("We can't visit Leonor together.", PHARMACY)),
        "the flowers still go": (visit(), _word),
        "five o'clock stays": (_cancel, visit("2027-01-21T17:00"), _word),
        "the cousin is told as well": (_cancel, visit(), _word, tell("Leonor is in intensive care.", INES)),
    }  # fmt: skip
    ways = {
        "made anew, in few words": (
            tell("Tomorrow is off, love. They let us in one at a time, not before Thursday."),
            do(Calendar.delete_event, event_id=the("visit")),
            do(Calendar.create_event, title="See Leonor, alone", starts="2027-01-21T14:00"),
            _cancel,
        ),
        "the son is answered, too": (
            _cancel, visit("2027-01-21T14:15", notes="One friend at a time, no flowers."), _word,
            tell("Thank you, Rafael. I'll be there on Thursday at two.", RAFAEL),
        ),
    }  # fmt: skip
