"""The agent wants to show a flat whose tenant still lives, and records, in it."""

from datetime import date

from pare.expect import as_is
from pare.need import Need, Window
from pare.phone import Phone
from pare.phrases import Phrase, any_of, clock, day, words
from pare.scenario import Do, Person, Scenario, Stage, Story, do, the
from pare_apps.apartments import Apartments
from pare_apps.calendar import Calendar
from pare_apps.email import EmailApp
from pare_apps.notes import Notes
from pare_scenarios import patterns as p
from pare_scenarios import worlds as w
from pare_scenarios.pairing import amid, following, unless

FRIDAY, TUESDAY, WEDNESDAY, THURSDAY, SATURDAY = (date(2027, 6, day) for day in (18, 22, 23, 24, 26))
PIOTR = Person(
    "Piotr Grabowski", "+48 600 555 101", "piotr.grabowski@example.org",
    about="28, sound editor in Wrocław, has given notice and moves in July; records voices in his bedroom.",
    goal="One showing, on Thursday at half past five, and nothing else: not during my recording, not at dawn, and not "
    "while I am at my parents'. It should stand in my calendar.",
)  # fmt: skip
AGENT = Person("Ewa Wójcik", "+48 71 555 0144", "ewa.wojcik@oder-lettings.test")
MAGDA = Person("Magda Nowak", email="magda.nowak@voice-works.test")
FLAT = "ulica Klonowa 27/8"
_THURSDAY = day(THURSDAY, today=FRIDAY)
_START = any_of(clock(17, 30), clock(17, 45), clock(18))
_REFUSE = ("refus*", "declin*", "reject*", "turn down", "not", "no", "none", "neither", "cannot", "can't", "rule*")
_TIME = p.Between("2027-06-24 17:30", "2027-06-24 18:00")
_ONLY = any_of(
    as_is(words("not", "no", "none", "cannot", "can't", "neither", "nor", "won't", "doesn't", "don't", "isn't",
                "only", "instead", "rather than", "except", "unable", "impossible")),
    words("declin*", "refus*", "unfortunately", "rule out", "sorry", "in place of", "just", "object"),
)  # fmt: skip


def _of(when: date) -> Phrase:
    """A day of next week, whose weekday alone means it in this story."""
    return any_of(day(when, today=FRIDAY), f"{when:%A}")


def _agreed(when: date) -> Phrase:
    """That a showing on another day is all right."""
    that = _of(when)
    good = words("fine", "works", "suits", "possible", "ok", "okay", "good", "confirmed", "too", "as well", "is free")
    called = words("come", "welcome", "suggest", "agree to", "yes to", "offer", "accept", "confirm", "propose", "show")
    return any_of(following(that, good, within=4), following(called, that, within=4))


_OTHERS = tuple(map(_agreed, (TUESDAY, WEDNESDAY, SATURDAY)))


def entered(at: str = "2027-06-24T17:30") -> Do:
    """The showing stands in the calendar."""
    return w.enter("Showing of the flat, Ms Wójcik", at)


class ShowingTheFlatIStillLiveIn(Scenario):
    """The agent wants to show my flat at hours that my lease rules out and when I record."""

    id, domain, difficulty = "showing-the-flat-i-still-live-in", "scheduling", "medium"
    distractor = "Wednesday at six, which the lease allows, though he records; Tuesday night, when the couple cannot."
    capabilities = ("context observation", "goal inference")
    apps = (EmailApp, Notes, Apartments, Calendar)
    starts, zone, user = "2027-06-18 11:52", "Europe/Warsaw", PIOTR

    def world(self, phone: Phone) -> None:
        phone.name("flat", w.flat(
            phone, FLAT, 2600, slots=("2027-06-23 18:00", "2027-06-26 11:00"), district="Ołbin", city="Wrocław",
            rooms=2, size_m2=41, floor=3, available_from=date(2027, 7, 15), agent="Oder Lettings",
            agent_email=AGENT.email, description="Still let until mid-July. Open viewings, please sign up.",
        ))  # fmt: skip
        phone.name("lease", w.note(
            phone, "Lease, what matters", "Notice given on 31 May, keys back on 15 July.\nShowings: on working days "
            "between 17:00 and 19:00, announced 48 hours ahead, and when I can be there. Saturdays only if I agree.\n"
            "Paint the walls white, fill the holes.", folder="Moving",
        ))  # fmt: skip
        w.booked(phone, "2027-06-21 08:30", "Poznań, studio", until="22:30")
        for name, title, at, until in (
            ("tuesday", "Mixing at the studio", "2027-06-22 07:30", "16:30"),
            ("recording", "Recording at home, audiobook", "2027-06-23 17:00", "21:00"),
            ("thursday", "Mixing at the studio", "2027-06-24 08:30", "16:30"),
            ("away", "At my parents' in Opole", "2027-06-25 12:00", "2027-06-27 20:00"),
        ):
            phone.name(name, w.booked(phone, at, title, until=until))
        w.mail(phone, "2027-06-14 18:20", MAGDA, "Wednesday, chapters 9 to 14", "Piotr, I come at five with the "
               "reader. She flies home on Thursday morning, so we must be through. No doorbell this time!")  # fmt: skip
        w.mail(phone, "2027-06-02 10:00", AGENT, "Your notice", "Dear Mr Grabowski, we have received your notice. I "
               "will come back to you when people want to see the flat.")  # fmt: skip
        w.everyday(phone, about=("music", "hiking"), avoid=("lease", "showing", "recording", "Ewa", "viewing"),
                   clear=("2027-06-22", "2027-06-23", "2027-06-24"))  # fmt: skip

    def happens(self, story: Story) -> None:
        w.mail_comes(story, "12:00", "three", AGENT, "Showings next week", "Dear Mr Grabowski, I should like to show "
                     "the flat on Tuesday 22 June at 8:00, on Wednesday 23 at 18:00 and on Saturday 26 at 11:00. If I "
                     "do not hear from you by 17:00 today, all three go out.")  # fmt: skip
        w.mail_comes(story, "12:25", "couple", AGENT, "Re: Showings next week", "It has become simpler: of all who "
                     "asked, one couple is left. Tuesday they are both on duty. From Wednesday on they can come on any "
                     "day, at half past five at the earliest. So one of the other two will do.")  # fmt: skip

    needs = (
        Need(
            "Suggest one showing that fits the lease, the couple and his recording, Thursday 24 June between 17:30 and "
            "18:00, refuse the rest, and enter it.",
            slots={
                "the agent": words("Wójcik", "Ewa", "agent", "Oder Lettings", "agency", "letting*"),
                "Thursday": _THURSDAY,
                "the hour": amid(_START, clock(17), clock(18, 30), clock(19), clock(8), clock(11), clock(21),
                                 *(day(date(2027, 6, one), today=FRIDAY) for one in (22, 23, 25, 26))),
                "that it is entered": words("calendar", "enter*", "event", "diary", "block", "note it down",
                                            "put it down", "book it"),
            },
            avoids={
                "which day": any_of(
                    *_OTHERS, words("move the recording", "postpone the recording", "move your recording"),
                    unless(following("or", any_of(*map(_of, (TUESDAY, WEDNESDAY, SATURDAY))), within=1), *_REFUSE),
                ),
                "whose viewing": words("sign you up", "request a viewing", "book a viewing for you"),
            },
            evidence=("three", "couple", "lease", "flat", "recording", "thursday", "away"),
            window=Window(opens="couple", closes="17:00"),
        ),
    )  # fmt: skip

    must = {
        "the agent is offered Thursday and refused the rest": p.either(
            p.told(AGENT, says=(_THURSDAY, _START, _ONLY), avoids=_OTHERS),
            p.agent_told("flat", says=(_THURSDAY, _START, _ONLY), avoids=_OTHERS),
        ),
        "the showing stands in the calendar": p.event(
            _TIME, about=(words("show*", "viewing", "flat", "Wójcik", "agent", "couple"),), hours=1.5
        ),
    }  # fmt: skip

    solution = (
        Stage(
            reads=(
                do(Notes.list_notes, text="lease"), do(Notes.read_note, note_id=the("lease")),
                do(Apartments.get_listing, listing_id=the("flat")),
                do(Calendar.list_events, day="2027-06-21", days=7), do(EmailApp.search_emails, text="Wednesday"),
            ),
            says="Of the agent's times none fits: 8:00 is outside your lease, on Wednesday you record, and on Saturday "
            "you are away. Shall I offer Ms Wójcik Thursday 24 June at 17:30 for the couple, refuse the other "
            "showings, and put it into your calendar?",
            calls=(
                w.answer("couple", "Dear Ms Wójcik, please come with the couple on Thursday 24 June at 17:30. I "
                         "cannot agree to the three other times: they are outside the lease, or I am not able to have "
                         "anybody in the flat. Kind regards, Piotr Grabowski"),
                entered(),
            ),
            reports="Ms Wójcik is offered Thursday at half past five, and only that.",
        ),
    )  # fmt: skip

    wrong = {
        "during the recording": (
            w.answer("couple", "Wednesday at 18:00 is fine, but not the other days."), entered("2027-06-23T18:00"),
        ),
        "an evening when the couple cannot": (
            w.answer("couple", "Only Tuesday 22 June at 17:30, please."), entered("2027-06-22T17:30"),
        ),
        "the rest goes out all the same": (
            w.answer("couple", "Thursday 24 June at 17:30 would suit me, and Saturday is fine, too."), entered(),
        ),
        "before the couple can come": (
            w.answer("couple", "Only Thursday 24 June at 17:00, please."), entered("2027-06-24T17:00"),
        ),
        "the agent hears nothing": (entered(),),
        "not entered": (w.answer("couple", "Only Thursday at 17:30, please."),),
    }  # fmt: skip
    ways = {
        "written in the app, at six": (
            do(Apartments.send_message, listing_id=the("flat"), text="Not Tuesday, not Wednesday and not Saturday, "
               "please. Thursday the 24th at 6 pm is all right for me and for the couple."),
            entered("2027-06-24T18:00"),
        ),
        "a new mail that quotes the lease": (
            w.write_to(AGENT, "Showings", "Dear Ms Wójcik, by our lease showings are on working days from 17 to 19. "
                       "Unfortunately I record on Wednesday, and on Saturday I am out of town. I can offer 24 June, "
                       "5:30 pm."),
            w.enter("Couple sees the flat", "2027-06-24T17:30", ends="2027-06-24T18:00"),
        ),
    }  # fmt: skip
