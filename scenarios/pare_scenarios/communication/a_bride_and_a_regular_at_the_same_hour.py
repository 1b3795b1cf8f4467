"""A promise that was never written down meets an appointment that was."""

from datetime import date

from pare.expect import At
from pare.need import Need, Window
from pare.phone import Phone
from pare.phrases import all_of, amount, any_of, clock, day, person, words
from pare.scenario import Do, Person, Scenario, Stage, Story, do, the
from pare_apps.calendar import Calendar
from pare_apps.contacts import Contacts
from pare_apps.messaging import Messaging
from pare_apps.notes import Notes
from pare_scenarios import patterns as p
from pare_scenarios import worlds as w

ELIF = Person(
    "Elif Aydın", "+49 171 39201 00", "elif.aydin@example.com",
    about="36, hairdresser with a chair of her own in Cologne and a calendar that is right most of the time.",
    goal="Zeynep marries once, so she keeps her hour. Frau Vogel should choose for herself and not feel put off.",
)  # fmt: skip
ZEYNEP = Person("Zeynep Kaya", "+49 171 39201 11")
VOGEL = Person("Birgit Vogel", "+49 171 39201 22")

TODAY = date(2027, 6, 23)
THURSDAY, FRIDAY, SATURDAY = (day(date(2027, 6, one), today=TODAY) for one in (24, 25, 26))
AT_SIX, HALF_NINE = clock(18), clock(9, 30)
FIFTEEN = any_of(amount(15), words("fifteen per cent", "fifteen percent"))
WHO = words("Zeynep", "Kaya")
BRIDE = any_of(WHO, words("bride", "wedding", "bridal"))
FOUR = p.Between("2027-06-25 15:45", "2027-06-25 16:15")


def to(who: str, text: str) -> Do:
    """A message."""
    return do(Messaging.send_message, to=[who], text=text)


def move(starts: str) -> Do:
    """Frau Vogel's appointment is moved."""
    return do(Calendar.update_event, event_id=the("vogel"), starts=starts)


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
        asked = p.message_to(VOGEL, says=(any_of(THURSDAY, AT_SIX, HALF_NINE),))
        story.when(asked, "10m", "choice", Messaging.receive_message, sender=VOGEL.number,
                   text="Such things happen, dear. Thursday evening at six suits me even better.")  # fmt: skip

    needs = (
        Need(
            "Keep the bride; offer Frau Vogel Thursday 18:00 or Friday 9:30 with 15 percent off.",
            slots={
                "Frau Vogel": person("Birgit Vogel", aliases=("Frau Vogel",)),
                "Thursday at six": all_of(THURSDAY, AT_SIX),
                "Friday at half past nine": all_of(FRIDAY, HALF_NINE),
                "what the house rules say": FIFTEEN,
                "who keeps her hour": any_of(BRIDE, clock(13, 30), clock(16)),
            },
            avoids={
                "who keeps the hour": words("ask Zeynep", "move Zeynep", "offer Zeynep", "Zeynep to come",
                                            "move the bride", "ask the bride", "off for Zeynep"),
                "the times": any_of(SATURDAY, words("next week")),
                "why": words("that a bride", "because of a bride"),
            },
            evidence=("coming", "promise", "flight", "rules", "vogel"),
            window=Window(opens="coming"),
        ),
        Need(
            "Move Frau Vogel's appointment to Thursday 18:00 and confirm it to her.",
            slots={
                "Frau Vogel": person("Birgit Vogel", aliases=("Frau Vogel",)),
                "Thursday at six": all_of(any_of(THURSDAY, words("Thursday")), AT_SIX),
                "the calendar": words("move", "moving", "calendar", "entry", "appointment", "reschedul*", "shift"),
                "that she hears it": words("confirm*", "tell*", "write", "answer", "reply", "let her know", "message"),
            },
            avoids={"the time": any_of(HALF_NINE, SATURDAY), "gifts": words("free treatment", "treatment after",
                "for free")},
            evidence=("choice",),
            window=Window(opens="choice"),
        ),
    )  # fmt: skip

    must = {
        "Frau Vogel may choose": p.before("choice", p.message_to(
            VOGEL, says=(THURSDAY, AT_SIX, FRIDAY, HALF_NINE, FIFTEEN), avoids=(WHO, SATURDAY))),
        "the bride is in the calendar": p.event(At("2027-06-25 13:30"), about=(BRIDE,), hours=2.75, ends=FOUR),
        "Frau Vogel comes on Thursday": p.since("choice", p.either(
            p.moved("vogel", At("2027-06-24 18:00"), title=("Vogel",)),
            p.event(At("2027-06-24 18:00"), title=("Vogel",), hours=2),
        )),
        "and not on Friday": p.nothing_at("2027-06-25 14:00", "Vogel"),
        "and she has it confirmed": p.since("choice", p.message_to(
            VOGEL, says=(any_of(THURSDAY, AT_SIX),), avoids=(WHO, HALF_NINE))),
    }  # fmt: skip
    allowed = (
        p.message_to(ZEYNEP, says=(any_of(clock(13, 30), FRIDAY, "looking forward", "can't wait"),),
                     avoids=(FIFTEEN, person("Birgit Vogel"))),
        p.since("choice", p.cancelled("vogel")),
    )  # fmt: skip

    _ask = to("Frau Vogel", "I am so sorry, I gave Friday at two away twice. Would Thursday 24 June at 18:00 or Friday "
              "at 9:30 suit you? You get 15 percent off, of course.")  # fmt: skip
    _bride = do(Calendar.create_event, title="Zeynep, bride, and two bridesmaids", starts="2027-06-25T13:30",
                ends="2027-06-25T16:00")  # fmt: skip
    _then = (move("2027-06-24T18:00"), to("Frau Vogel", "Thank you! So see you on Thursday at 18:00."))

    solution = (
        Stage(
            reads=(
                do(Messaging.read_conversation, conversation_id=the("promise")),
                do(Messaging.read_conversation, conversation_id=the("flight")),
                do(Calendar.list_events, day="2027-06-24", days=3), do(Notes.list_notes, text="rules"),
            ),
            says="You promised Zeynep Friday 13:30 on 8 June. Shall I enter her until four, and offer Frau Vogel, with "
            "an apology and 15 percent off, Thursday at 18:00 or Friday at 9:30?",
            calls=(_ask, _bride),
            reports="Frau Vogel has been asked, and Zeynep is in the calendar.",
        ),
        Stage(
            says="Frau Vogel takes Thursday. Shall I move her appointment to Thursday at 18:00 and confirm it to her?",
            calls=_then,
            reports="Frau Vogel comes on Thursday at six, and knows it.",
        ),
    )  # fmt: skip

    wrong = {
        "moved before she chose": ((_ask, _bride, _then[0]), _then[1:]),
        "only one time, and no discount": ((to("Vogel", "Could you come on Thursday at 18:00?"), _bride), _then),
        "when she flies": ((to("Vogel", "Saturday at 10:00, or Thursday at 18:00? 15 percent off."), _bride), _then),
        "for whom": ((to("Vogel", "Zeynep marries. Thursday 18:00 or Friday 9:30? 15 percent off."), _bride), _then),
        "the wrong one of the two": ((_ask, _bride), (move("2027-06-25T09:30"), _then[1])),
        "the bride is again not written down": ((_ask,), _then),
    }  # fmt: skip
    ways = {
        "the bride last, and a word to her": (
            (to(VOGEL.number, "My mistake with Friday! Tomorrow at 6 pm, or Friday at half past nine? 15% off."),),
            (*_then, _bride, to("Zeynep", "Friday 13:30. Bring the veil!")),
        ),
        "taken out and entered anew": (
            (_bride, _ask),
            (do(Calendar.delete_event, event_id=the("vogel")), to("Birgit", "Wonderful, tomorrow at six it is."),
             do(Calendar.create_event, title="Frau Vogel", starts="2027-06-24T18:00", ends="2027-06-24T20:00")),
        ),
    }  # fmt: skip
