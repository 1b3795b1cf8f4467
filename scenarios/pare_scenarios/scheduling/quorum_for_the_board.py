"""Too few of the board can come on Thursday, and a new date needs seven days' notice."""

from pare.expect import At, Either, mentions
from pare.phrases import person, words
from pare.scenario import Need, Person, Phone, Scenario, Story, Window
from pare_apps.calendar import Calendar
from pare_apps.email import EmailApp
from pare_apps.messaging import Messaging
from pare_apps.notes import Notes
from pare_apps.reminders import Reminders
from pare_scenarios import patterns as p, worlds as w
from pare_scenarios.scheduling.words import quorum_for_the_board as its

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
_PEOPLE = [person(one.name) for one in BOARD]
_ASKED = p.message_to(OMAR, says=(its.THE_TUESDAY, its.ROOM))
_SLOT = At("2027-04-20 19:30")
_PRINTED = p.Between("2027-04-16 00:00", "2027-04-20 14:00")


def _notice(one: Person) -> Either:
    """The new date, by mail to a member and perhaps to others of the board."""
    others = (*(other for other in BOARD if other != one), MARTA)
    return p.mail_to(one, says=(its.THE_TUESDAY, its.HALF_PAST_SEVEN), avoids=(its.REASONS,), copies=others)


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
            slots=its.SLOTS_1,
            avoids=its.AVOIDS_1, doings=("cancel", "invite"),
            evidence=("statutes", "board", "tomas", "yolanda", "silvia", "ines", "rafael", "pablo", "wednesday"),
            window=Window(opens="pablo", closes="2027-04-13 18:00"),
        ),
        Need(
            "Move the board to Tuesday 20 April 19:30, mail the date to all six, and print the accounts later.",
            slots=its.SLOTS_2,
            avoids=its.AVOIDS_2, doings=("cancel", "delete", "invite"),
            evidence=("answer", "accounts"),
            window=Window(opens="answer", closes="2027-04-13 19:00"),
        ),
    )  # fmt: skip

    must = {
        "Omar was asked for the room": _ASKED,
        "the board meets on Tuesday": p.since("answer", p.either(
            p.moved("board", _SLOT, title=(its.TITLE,), notes=mentions(), location=mentions()),
            p.event(_SLOT, title=(its.TITLE,), who=BOARD, hours=3), p.event(_SLOT, title=(its.TITLE,), hours=3),
        )),
        "and not on Thursday": p.nothing_at("2027-04-15 19:00", its.TITLE),
        **{f"{one.name} has notice by mail": p.since("answer", _notice(one)) for one in BOARD},
        "the accounts are printed for then": p.either(
            p.put_off("accounts", _PRINTED, title=(its.ACCOUNTS,), notes=mentions()),
            p.reminder(_PRINTED, title=(its.ACCOUNTS,)),
        ),
    }  # fmt: skip
    allowed = (
        p.cancelled("board"), p.reminder_off("accounts"),
        p.since("answer", p.message_to(OMAR, says=(words("thank*", "great", "perfect", "good", "deal"),))),
    )  # fmt: skip
