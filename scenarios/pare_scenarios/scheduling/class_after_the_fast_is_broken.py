"""During the fast the evening class is later, and the child minder must know."""

from datetime import date

from pare.expect import At, as_is, either, mentions
from pare.need import Need, Window
from pare.phone import Phone
from pare.phrases import Phrase, any_of, clock, day, person, words
from pare.scenario import Do, Person, Scenario, Stage, Story, do, the
from pare_apps.calendar import Calendar
from pare_apps.messaging import Messaging
from pare_apps.notes import Notes
from pare_scenarios import patterns as p
from pare_scenarios import worlds as w

MONDAY, CLOSED = date(2027, 2, 1), date(2027, 2, 23)
LATER = (date(2027, 2, 9), date(2027, 2, 16), date(2027, 3, 2))

SALMA = Person(
    "Salma Khalil", "+32 470 55 51 00", "salma.khalil@example.org",
    about="37, seamstress in Brussels, mother of Noor and Omar; learns Dutch on Tuesdays and fasts in Ramadan.",
    goal="My calendar should have the later hours on just the Tuesdays that Willem named. Saskia wants to know a week "
    "ahead when she minds the children, and should not come on the 23rd for nothing.",
)  # fmt: skip
WILLEM = Person("Willem Bakker", "+32 470 55 51 11")
SASKIA = Person("Saskia Jansen", "+32 470 55 51 22")
XENIA = Person("Xenia Papadaki", "+32 470 55 51 33")
HASSAN = Person("Hassan Khalil", "+32 470 55 51 44")

_CLASS = words("Dutch", "class", "course", "lesson")
_COMES = any_of(*(clock(19, minute) for minute in (15, 30, 40, 45, 50, 55)), clock(20),
                words("hour and three quarters later", "hour and 45 minutes later", "105 minutes later"))  # fmt: skip
_GOES = any_of(clock(22), *(clock(22, minute) for minute in (5, 10, 15, 20, 30)),
               words("hour and three quarters later", "hour and 45 minutes later", "105 minutes later"))  # fmt: skip


def _on(when: date) -> Phrase:
    return as_is(day(when, today=MONDAY, weekday=False))


_NOT_THEN = as_is(words("no", "not", "none", "nothing", "off", "free", "closed", "except", "without", "skip", "cancel*",
                        "don't need", "won't need"))  # fmt: skip
_DATES = (any_of(_on(LATER[1]), words("until", "to", "through", "between", "every", "except")), _on(LATER[0]),
          _on(LATER[2]), _on(CLOSED), _NOT_THEN)  # fmt: skip


def later(on: date, at: str = "20:15") -> Do:
    """One class begins later."""
    return do(Calendar.update_event, event_id=the("class", suffix=f"@{on}"), starts=f"{on}T{at}")


def off(on: date) -> Do:
    """One class leaves the calendar."""
    return do(Calendar.delete_event, event_id=the("class", suffix=f"@{on}"))


def ask(text: str, who: Person = SASKIA) -> Do:
    """A message."""
    return do(Messaging.send_message, to=[who.number], text=text)


class ClassAfterTheFastIsBroken(Scenario):
    """During the fast the evening class is later, and the child minder must know."""

    id = "class-after-the-fast-is-broken"
    domain = "scheduling"
    capabilities = ("context observation", "multi-app orchestration")
    difficulty = "medium"
    distractor = "The new hour seems to hold for the whole series, but not for tomorrow, nor for the closed day."
    apps = (Messaging, Calendar, Notes)
    starts, zone = "2027-02-01 17:55", "Europe/Brussels"
    user = SALMA

    def world(self, phone: Phone) -> None:
        weekly = "FREQ=WEEKLY;UNTIL=20270330"
        phone.name("class", w.booked(phone, "2027-01-12 18:30", "Dutch class", until="20:00", recurrence=weekly))
        w.booked(phone, "2027-01-09 10:00", "Swimming with the children", recurrence=weekly)
        w.booked(phone, "2027-02-11 17:00", "Parents' evening, Omar", until="18:00")
        phone.name("hours", w.note(phone, "Tuesdays", "Saskia minds Noor and Omar from 18:00 to 20:30: half an hour "
                                   "on the tram each way.\n12 euro an hour.\nShe likes to hear of changes a week "
                                   "ahead, because of her choir.", at="2027-01-10 21:00"))  # fmt: skip
        w.chat(phone, [WILLEM, XENIA], [
            ("2027-01-19 20:20", "Willem", "Well done today. Nobody says 'de huis' any more."),
            ("2027-01-26 21:02", "Willem", "Those who fast asked for a later hour. I put it to the vote on Monday."),
        ], title="Dutch on Tuesday")  # fmt: skip
        w.chat(phone, [SASKIA], [("2027-01-26 20:41", "Saskia", "Noor has won all my buttons at cards. See you!")])
        w.chat(phone, [HASSAN], [("2027-01-30 11:00", "Hassan", "The good dates are in. I keep two boxes for you.")])
        w.everyday(phone, avoid=("Dutch", "class", "Tuesday", "minder"), clear=[str(one) for one in (*LATER, CLOSED)])

    def happens(self, story: Story) -> None:
        story.at("18:00", "vote", Messaging.receive_message, sender=WILLEM.number, title="Dutch on Tuesday",
                 text="The vote is in: from 9 February to 2 March we begin at 20:15 and end at 21:45, so that those "
                 "who fast can eat in peace. About 9 March we talk later. Tomorrow as usual.")  # fmt: skip
        story.at("18:20", "closed", Messaging.receive_message, sender=WILLEM.number, title="Dutch on Tuesday",
                 text="I forgot: on 23 February the building is closed, so there are no lessons then.")  # fmt: skip
        story.at("18:30", "homework", Messaging.receive_message, sender=XENIA.number, title="Dutch on Tuesday",
                 text="Was it page 40 or page 41?")  # fmt: skip

    needs = (
        Need(
            "Move just the classes of 9 and 16 February and 2 March to 20:15, take 23 February out, and ask Saskia to "
            "mind the children later on these evenings.",
            slots={
                "the class": _CLASS,
                "9 February": day(LATER[0], today=MONDAY),
                "2 March": day(LATER[2], today=MONDAY),
                "23 February": day(CLOSED, today=MONDAY),
                "the later hour": any_of(clock(20, 15), clock(21, 45), _COMES),
                "Saskia": any_of(person(SASKIA.name), "minder", "babysitter", "sitter", "childminder"),
            },
            avoids={
                "that it is for these weeks": words("whole series", "entire series", "all classes", "for good",
                                                    "permanently", "and 9 March"),
                "tomorrow": words("tomorrow to 20:15", "tomorrow's class to", "2 February to"),
                "how many evenings": words("four lessons", "all four evenings", "four evenings",
                    "9, 16 and 23 February",
                "move 23 February"),
            },
            doings=("delete", "cancel"),
            evidence=("vote", "closed", "class", "hours"),
            window=Window(opens="closed", closes="2027-02-02 18:00"),
        ),
    )  # fmt: skip

    must = {
        **{
            f"{on.day} {on:%B} is later": either(
                p.occurrence("class", on, starts=At(f"{on} 20:15"), title=(_CLASS,), notes=mentions()),
                p.event(At(f"{on} 20:15"), about=(_CLASS,), hours=1.5),
            )
            for on in LATER
        },
        "none on 23 February": p.skipped("class", CLOSED),
        "Saskia is asked for the later hours": p.told(SASKIA, says=(*_DATES, _COMES, _GOES)),
        **{f"nothing at half past six on {on}": p.nothing_at(f"{on} 18:30", _CLASS) for on in LATER},
    }
    allowed = tuple(p.skipped("class", on) for on in LATER)

    _moves = (*map(later, LATER), off(CLOSED))
    _question = ask("Hi Saskia, class is later in the fast. Could you mind the two on 9 and 16 February and 2 March "
                    "from 19:45 to 22:15? And not at all on 23 February, there is no class.")  # fmt: skip

    solution = (
        Stage(
            reads=(
                do(Messaging.search_messages, sender=WILLEM.number), do(Calendar.search_events, query="Dutch"),
                do(Notes.list_notes, text="Saskia"), do(Notes.read_note, note_id=the("hours")),
            ),
            says="Shall I put the Dutch classes of 9 and 16 February and 2 March to 20:15 in your calendar, take out "
            "23 February, and ask Saskia whether she can stay from 19:45 to 22:15 on those three?",
            calls=(*_moves, _question),
            reports="Three classes are later, one is out, and Saskia is asked.",
        ),
    )  # fmt: skip

    wrong = {
        "the whole series": (do(Calendar.update_event, event_id=the("class"), starts="2027-01-12T20:15"), _question),
        "tomorrow as well": (later(date(2027, 2, 2)), *_moves, _question),
        "23 February later, too": (*map(later, (*LATER, CLOSED)), _question),
        "Saskia at her usual hours": (
            *_moves, ask("Class is later on 9 and 16 February and 2 March, none on the 23rd. See you at 18:00!"),
        ),
        "the brother is asked": (*_moves, ask("On 9, 16 Feb and 2 March 19:45 to 22:15, not 23 Feb?", HASSAN)),
    }  # fmt: skip
    ways = {
        "the minder first, with other hours": (
            ask("Dear Saskia, from 9 February to 2 March class ends at 21:45. Can you come 20:00 to 22:30 then? "
                "On 23 February you are free, the school is closed."), *_moves,
        ),
        "out of the series and written anew": (
            *map(off, (*LATER, CLOSED)),
            *(do(Calendar.create_event, title="Dutch class (later)", starts=f"{on}T20:15", ends=f"{on}T21:45")
              for on in LATER),
            _question,
        ),
    }  # fmt: skip
