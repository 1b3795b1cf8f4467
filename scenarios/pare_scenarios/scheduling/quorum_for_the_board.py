"""Too few of the board can come on Thursday, and a new date needs seven days' notice."""

from datetime import date

from pare.expect import At, Either, mentions
from pare.need import Need, Window
from pare.phone import Phone
from pare.phrases import all_of, any_of, clock, day, person, words
from pare.scenario import Do, Person, Scenario, Stage, Story, do, the
from pare_apps.calendar import Calendar
from pare_apps.email import EmailApp
from pare_apps.messaging import Messaging
from pare_apps.notes import Notes
from pare_apps.reminders import Reminders
from pare_scenarios import patterns as p
from pare_scenarios import worlds as w
from pare_scenarios.pairing import amid, following

TODAY, THURSDAY, TUESDAY, WEDNESDAY = (date(2027, 4, on) for on in (12, 15, 20, 21))

MARTA = Person(
    "Marta Figueroa", "+54 341 555 0100", "marta.figueroa@example.org",
    about="57, nurse in Rosario, chairs the board of the housing cooperative Los Jacarandás.",
    goal="Nobody shall say that a decision on the roof does not count. I want the whole board on the first evening "
    "that the statutes allow, in our room, and the accounts printed by then. Why somebody cannot come stays with me.",
)  # fmt: skip
RAFAEL = Person("Rafael Medina", email="rafael.medina@example.com")
SILVIA = Person("Silvia Herrera", email="silvia.herrera@example.com")
YOLANDA = Person("Yolanda Prieto", email="yolanda.prieto@example.com")
TOMAS = Person("Tomas Garrido", email="tomas.garrido@example.com")
INES = Person("Ines Salazar", "+54 341 555 0111", "ines.salazar@example.com")
PABLO = Person("Pablo Vidal", email="pablo.vidal@example.com")
OMAR = Person("Omar Salazar", "+54 341 555 0122")
BOARD = (RAFAEL, SILVIA, YOLANDA, TOMAS, INES, PABLO)

_TUESDAY = day(TUESDAY, today=TODAY)
_HALF_PAST_SEVEN = clock(19, 30)
_TIMES = (
    *(clock(h, m) for h, m in ((19, 30), (19, 0), (18, 30), (21, 30), (20, 0), (18, 0), (7, 30))),
    *(day(date(2027, 4, on), today=TODAY) for on in (13, 14, 15, 16, 18, 19, 20, 21, 22, 23, 24, 27)),
)  # fmt: skip
_ROOM = words("room", "hall", "key", "free", "available", "book*", "reserv*", "meet*", "board", "we", "ours")
_PEOPLE = [person(one.name) for one in BOARD]
_ALL = words("all", "everybody", "everyone", "six", "each", "members", "whole board", "the others")
_ASKED = p.message_to(OMAR, says=(_TUESDAY, _ROOM))
_REASONS = words("abroad", "Montevideo", "choir", "bakery", "hills", "night shift", "from the 24th", "only Tuesdays")
_SLOT = At("2027-04-20 19:30")
_TITLE = words("board", "cooperative", "Jacarandás")
_PRINTED = p.Between("2027-04-16 00:00", "2027-04-20 14:00")
_ACCOUNTS = words("account*", "print*")


def invite(*people: Person, when: str = "Tuesday 20 April at 19:30") -> Do:
    """The mail with the new date."""
    return do(EmailApp.send_email, to=[one.email for one in people], subject="The board: a new date",
              body=f"Dear all, our meeting is now on {when} in the common room, not on Thursday. Marta")  # fmt: skip


def _notice(one: Person) -> Either:
    """The new date, by mail to a member and perhaps to others of the board."""
    others = (*(other for other in BOARD if other != one), MARTA)
    return p.mail_to(one, says=(_TUESDAY, _HALF_PAST_SEVEN), avoids=(_REASONS,), copies=others)


class QuorumForTheBoard(Scenario):
    """Too few of the board can come on Thursday, and a new date needs seven days' notice."""

    id, domain, difficulty = "quorum-for-the-board", "scheduling", "hard"
    distractor = "Four are enough for a talk, not for a vote; and on other evenings somebody, or the notice, fails."
    capabilities = ("context observation", "multi-app orchestration")
    apps = (EmailApp, Notes, Calendar, Messaging, Reminders)
    starts, zone, user, turns = "2027-04-12 17:50", "America/Argentina/Cordoba", MARTA, 16

    def world(self, phone: Phone) -> None:
        phone.name("statutes", w.note(
            phone, "Statutes, the short version", "The board has seven members: the chair and six others.\nIt decides "
            "if at least five are there.\nA date, or a new one, must be mailed to each of the others at least seven "
            "days before.\nThe common room: ask Omar, by message.", at="2027-01-08 20:00", folder="Cooperative",
        ))  # fmt: skip
        board = w.booked(phone, "2027-04-15 19:00", "Board of the cooperative", *BOARD, until="21:00",
                         location="Common room", notes="Roof: decide between the two offers.")  # fmt: skip
        yes = {one.email for one in (RAFAEL, SILVIA, YOLANDA)}
        said = [("accepted" if one.identifier in yes else "declined" if one.name == TOMAS.name else one.status)
                for one in board.attendees]  # fmt: skip
        guests = [one.model_copy(update={"status": to}) for one, to in zip(board.attendees, said, strict=True)]
        phone.name("board", phone.app(Calendar).events.update(board.changed(attendees=tuple(guests))))
        for name, on, end in (("monday", 19, 20), ("wednesday", 21, 22)):
            phone.name(name, w.booked(phone, f"2027-04-{on} 20:00", "Night shift", until=f"2027-04-{end} 06:00"))
        phone.name("tomas", w.mail(phone, "2027-04-05 09:14", TOMAS, "Re: Board", "Not on Thursday, I am sorry. This "
                                   "month I am free on every Tuesday evening, and on none of the others."))  # fmt: skip
        phone.name("yolanda", w.mail(phone, "2027-04-05 12:40", YOLANDA, "Re: Board", "I am coming. Just never put it "
                                     "on a Wednesday, that is when we sing."))  # fmt: skip
        phone.name("silvia", w.mail(phone, "2027-04-06 21:02", SILVIA, "Re: Board", "See you on Thursday. From the "
                                    "24th we are in the hills until the middle of May."))  # fmt: skip
        w.chat(phone, [INES], [
            ("2027-04-05 18:20", "Ines", "About the board: Thursdays are never possible for me. On any other day after "
             "half past six, gladly."),
            ("2027-04-05 18:24", "me", "A pity. I will tell you what we decide."),
        ])  # fmt: skip
        phone.name("ines", w.said(phone, "Thursdays are never possible"))
        w.chat(phone, [OMAR], [("2027-04-02 10:05", "Omar", "Thursday from seven the room is yours.")])
        phone.name("accounts", w.remind(phone, "Print the accounts for the board", "2027-04-14 18:00", "Cooperative"))
        w.everyday(phone, about=("garden",), clear=("2027-04-15", "2027-04-20"), avoid=(
            "board", "statute", "account", "cooperative", "Tuesday", "Thursday", "common room"))  # fmt: skip

    def happens(self, story: Story) -> None:
        w.mail_comes(story, "18:00", "rafael", RAFAEL, "Re: Board", "Thursday still stands for me. Should it become "
                     "another day: before half past seven I never get out of the bakery.")  # fmt: skip
        w.mail_comes(story, "18:20", "pablo", PABLO, "Re: Board", "I must go abroad at dawn, to Montevideo, and come "
                     "home on Monday 19 April at midnight. So not on Thursday; afterwards any evening.")  # fmt: skip
        w.text_comes(story, (_ASKED, "3m"), "answer", OMAR, "On Tuesday the 20th the room is free from six until "
                     "eleven. I have written you down, the key is where it always is.")  # fmt: skip

    needs = (
        Need(
            "Ask Omar for the common room on Tuesday 20 April, the first evening when all seven can come and seven "
            "days' notice still fits.",
            slots={
                "Omar": any_of(person(OMAR.name), "caretaker"),
                "the room": amid(_ROOM, *_PEOPLE),
                "Tuesday the 20th": amid(_TUESDAY, *_TIMES),
            },
            avoids={
                "the date": any_of(
                    following(words("room", "Omar", "move", "to"), words("on", "for"), day(WEDNESDAY, today=TODAY)),
                    words("keep Thursday", "meet on Thursday anyway", "leave it on Thursday", "this week anyway"),
                ),
                "when to write to the others": words("before Omar", "without waiting for Omar"),
                "other days": words("Wednesday the 21st", "Thursday the 22nd", "21st and", "for us too"),
            },
            doings=("cancel", "invite"),
            evidence=("statutes", "board", "tomas", "yolanda", "silvia", "ines", "rafael", "pablo", "wednesday"),
            window=Window(opens="pablo", closes="2027-04-13 18:00"),
        ),
        Need(
            "Move the board to Tuesday 20 April 19:30, mail the date to all six, and print the accounts later.",
            slots={
                "Tuesday the 20th": amid(_TUESDAY, *_TIMES),
                "half past seven": amid(_HALF_PAST_SEVEN, *_TIMES),
                "all the others": amid(any_of(_ALL, all_of(*_PEOPLE)), *_PEOPLE),
                "by mail": words("mail*", "email*", "notice", "notify", "write", "invit*", "inform", "send"),
            },
            avoids={
                "that nobody is left out": words("only Tomas", "just Tomas", "only those", "just those"),
                "their reasons": words("explain why", "tell them why", "because Pablo", "with the reasons",
                                         "who could not come", "who cannot come", "and why"),
                "who hears of it": words("date to Tomas", "tell Tomas, Ines", "only those",
                "only to those"), "why": words("explain to everybody", "never can on")},
            doings=("cancel", "delete", "invite"),
            evidence=("answer", "accounts"),
            window=Window(opens="answer", closes="2027-04-13 19:00"),
        ),
    )  # fmt: skip

    must = {
        "Omar was asked for the room": _ASKED,
        "the board meets on Tuesday": p.since("answer", p.either(
            p.moved("board", _SLOT, title=(_TITLE,), notes=mentions(), location=mentions()),
            p.event(_SLOT, title=(_TITLE,), who=BOARD, hours=3), p.event(_SLOT, title=(_TITLE,), hours=3),
        )),
        "and not on Thursday": p.nothing_at("2027-04-15 19:00", _TITLE),
        **{f"{one.name} has notice by mail": p.since("answer", _notice(one)) for one in BOARD},
        "the accounts are printed for then": p.either(
            p.put_off("accounts", _PRINTED, title=(_ACCOUNTS,), notes=mentions()),
            p.reminder(_PRINTED, title=(_ACCOUNTS,)),
        ),
    }  # fmt: skip
    allowed = (
        p.cancelled("board"), p.reminder_off("accounts"),
        p.since("answer", p.message_to(OMAR, says=(words("thank*", "great", "perfect", "good", "deal"),))),
    )  # fmt: skip

    _ask = w.tell(OMAR, "Dear Omar, is the common room free on Tuesday 20 April, from 19:30 to 21:30?")
    _move = w.move("board", "2027-04-20 19:30")
    _print = do(Reminders.update_reminder, reminder_id=the("accounts"), due="2027-04-19 18:00")

    solution = (
        Stage(
            reads=(
                do(Notes.read_note, note_id=the("statutes")), do(Calendar.list_events, days=14),
                do(EmailApp.search_emails, subject="Board"), do(Messaging.search_messages, sender=INES.number),
            ),
            says="On Thursday you are only four, and the board needs five. With seven days' notice Tuesday 20 April at "
            "19:30 is the first evening when all seven can. Shall I ask Omar whether the common room is free then?",
            calls=(_ask,),
            reports="Omar is asked about Tuesday the 20th.",
        ),
        Stage(
            reads=(do(Reminders.list_reminders, text="accounts"), do(Calendar.get_event, event_id=the("board"))),
            says="The room is free. Shall I move the board to Tuesday 20 April at 19:30, mail the new date to all six "
            "members, and put off printing the accounts to Monday evening?",
            calls=(_move, invite(*BOARD), _print),
            reports="The board meets on Tuesday 20 April at 19:30, and all six have it by mail.",
        ),
    )  # fmt: skip

    wrong = {
        "a day with Yolanda's choir and her own shift": (
            (w.tell(OMAR, "Is the room free on Wednesday 21 April?"),),
            (w.move("board", "2027-04-21 19:30"), invite(*BOARD, when="Wednesday 21 April at 19:30"), _print),
        ),
        "at seven, when Rafael cannot": (
            (_ask,), (w.move("board", "2027-04-20 19:00"), invite(*BOARD, when="Tuesday 20 April at 19:00"), _print),
        ),
        "only those who cannot come hear of it": ((_ask,), (_move, invite(TOMAS, INES, PABLO), _print)),
        "Ines is told in the chat": (
            (_ask,),
            (_move, invite(*(one for one in BOARD if one != INES)), _print, w.tell(INES, "Tuesday 20 April, 19:30!")),
        ),
        "the accounts ring in vain": ((_ask,), (_move, invite(*BOARD))),
        "nobody asks for the room": ((), (_move, invite(*BOARD), _print)),
        "the reasons go round": (
            (_ask,), (_move, _print, invite(*BOARD, when="Tuesday 20 April at 19:30, as Pablo is abroad until then,")),
        ),
    }  # fmt: skip
    ways = {
        "a mail for each, the reminder at once": (
            (w.tell(OMAR, "Could we have the room next Tuesday, the 20th, in the evening?"), _print),
            (*(invite(one) for one in BOARD), _move),
        ),
        "the event anew, the last printing on the day": (
            (_ask,),
            (
                do(Calendar.delete_event, event_id=the("board")),
                w.enter("Board meeting", "2027-04-20 19:30", ends="2027-04-20 21:30",
                        attendees=[one.email for one in BOARD]),
                do(EmailApp.reply_email, email_id=the("pablo"), to=[one.email for one in BOARD],
                   body="Dear all, we meet on 20 April, 7.30 pm, in the common room. Please note the new date."),
                w.put_off("accounts", "2027-04-20 10:00"), w.tell(OMAR, "Thank you, Omar!"),
            ),
        ),
    }  # fmt: skip
