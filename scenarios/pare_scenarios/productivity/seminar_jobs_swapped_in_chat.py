"""We swapped jobs in the group chat but my plan still has the old ones."""

from pare.expect import Holds, changed, mentions
from pare.phrases import Phrase, any_of, day, words
from pare.scenario import Need, Person, Phone, Scenario, Story, Window
from pare_apps.messaging import Messaging
from pare_apps.notes import Notes
from pare_apps.reminders import Reminder, Reminders
from pare_scenarios import patterns as p, worlds as w
from pare_scenarios.pairing import following
from pare_scenarios.productivity.words import seminar_jobs_swapped_in_chat as its

MEI = Person(
    "Mei Zheng", "+886 912 555 001", "mei.zheng@example.org",
    about="21, student of sociology in Taipei, shares a flat near the university; keeps the plan of her seminar group.",
    goal="The plan that all four of us look at should say what we agreed on this morning, with the day until which the "
    "interviews must be done, and my own reminder should be about the job that I have now.",
)  # fmt: skip
JIAHAO = Person("Jiahao Tsai", "+886 912 555 012")
PEIYU = Person("Peiyu Hsu", "+886 912 555 013")
YATING = Person("Yating Liao", "+886 912 555 014")
_ON_SATURDAY = p.Between("2027-06-12 00:00", "2027-06-12 23:59")


def _no_slides(phone: Phone) -> bool:
    """Whether nothing reminds her of slides any more."""
    return not any(not one.done and its.SLIDES.found_in(one.title) for one in phone.app(Reminders).reminders)


def has(who: Phrase, what: Phrase, within: int = 3) -> Phrase:
    """A line gives this job to this one."""
    return any_of(following(who, what, within=within), following(what, who, within=within))


class SeminarJobsSwappedInChat(Scenario):
    """We swapped jobs in the group chat but my plan still has the old ones."""

    id, domain, difficulty = "seminar-jobs-swapped-in-chat", "productivity", "easy"
    distractor = "Friday the 11th, which she corrects later; the reminder for slides that are no longer hers."
    capabilities = ("context observation", "goal inference")
    apps = (Messaging, Notes, Reminders)
    starts, zone, user = "2027-06-07 11:10", "Asia/Taipei", MEI

    def world(self, phone: Phone) -> None:
        phone.name("plan", w.note(phone, "Survey project", "Seminar on Thursday 17 June, 14:10, room 302\n\n"
            "## Who does what\n- Mei: slides\n- Jiahao: interviews\n- Peiyu: text\n- Yating: sources\n\n"
            "## Questions\nTwelve, see the shared folder. No names in the recordings.",
            at="2027-05-31 21:00", shared=(JIAHAO, PEIYU, YATING)))  # fmt: skip
        phone.name("slides", w.remind(phone, "Slides for the survey project", "2027-06-17 09:00", on="University"))
        phone.name("group", w.chat(phone, [JIAHAO, PEIYU, YATING], [
            ("2027-05-31 20:40", "Yating", "I like finding sources, give me that. Mei writes it all into the plan?"),
            ("2027-05-31 21:02", "me", "It is in the plan, everybody can see it."),
            ("2027-06-07 10:51", "Jiahao", "My exam dates are out: three this week! Could somebody take my interviews? "
             "I would do the slides for it, they come later."),
            ("2027-06-07 11:04", "me", "Fine with me, I take the interviews and the slides are yours."),
            ("2027-06-07 11:05", "Jiahao", "You save my life. Deal!"),
        ], title="Survey group"))  # fmt: skip
        phone.name("swap", w.said(phone, "I take the interviews and the slides are yours"))
        w.everyday(phone, about=("film", "books"), avoid=("interview", "slide", "survey", "seminar", "plan"))

    def happens(self, story: Story) -> None:
        w.text_comes(story, "11:20", "friday", PEIYU, "Good for both of you. But then I need all the "
                     "interviews by Friday the 11th, I write at the weekend. Peiyu", title="Survey group")  # fmt: skip
        w.text_comes(story, "11:40", "saturday", PEIYU, "Sorry, I was looking at the wrong week: my cousin's wedding "
                     "is on Saturday, so I only begin on Sunday morning. One day later than I said is "
                     "fine. P.", title="Survey group")  # fmt: skip

    needs = (
        Need(
            "Put the swapped jobs and the day for the interviews into the plan, and make my reminder one for them.",
            slots=its.SLOTS, avoids=its.AVOIDS, doings=("delete",),
            evidence=("swap", "friday", "saturday", "plan", "slides"),
            window=Window(opens="saturday"),
        ),
    )  # fmt: skip

    must = {
        "the plan says what was agreed": p.note_changed(
            "plan", (has(its.THE_MEI, its.INTERVIEWS), has(its.THE_JIAHAO, its.SLIDES), its.BY_SATURDAY),
            (has(its.THE_MEI, its.SLIDES, 1), has(its.THE_JIAHAO, its.INTERVIEWS, 1), day(its.FRIDAY,
                                                                                          today=its.MONDAY)),
            drops=(its.INTERVIEWS, its.SLIDES),
        ),
        "she is reminded of the interviews": p.either(
            changed(Reminder, "slides", only=("due", "snoozed_until", "notes"), at=_ON_SATURDAY,
                    title=mentions(its.INTERVIEWS)),
            p.reminder(_ON_SATURDAY, title=(its.INTERVIEWS,)),
        ),
        "and no longer of the slides": Holds(_no_slides),
    }  # fmt: skip
    allowed = (
        p.reminder_off("slides"),
        p.message_in("Survey group", says=(words("plan", "note", "updated", "noted", "changed"),),
                     avoids=(day(its.FRIDAY, today=its.MONDAY),)),
    )  # fmt: skip
