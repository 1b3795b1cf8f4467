"""The solution of `seminar-jobs-swapped-in-chat`, mistakes that must fail and other ways that must pass."""

from pare.scenario import Do, Stage, do, the
from pare_apps.messaging import Messaging
from pare_apps.notes import Notes
from pare_apps.reminders import Reminders
from pare_scenarios import worlds as w

_JOBS = "- Mei: interviews, done by Saturday 12 June\n- Jiahao: slides\n- Peiyu: text\n- Yating: sources"


def jobs(lines: str = _JOBS) -> Do:
    """Who does what, in the plan."""
    return do(Notes.write_note, note_id=the("plan"), section="Who does what", text=lines, how="replace")


def mine(title: str = "Interviews for the survey project", due: str = "2027-06-12 12:00") -> Do:
    """Her own reminder, about something else."""
    return do(Reminders.update_reminder, reminder_id=the("slides"), title=title, due=due)


SOLUTION = (
    Stage(
        reads=(
            do(Messaging.search_messages, text="interviews"), do(Notes.read_note, note_id=the("plan")),
            do(Reminders.list_reminders, text="survey"),
        ),
        says="You have the interviews now, until Saturday 12 June, and Jiahao has the slides. Shall I change that "
        "in the plan, and turn your slides reminder into one for the interviews on Saturday?",
        calls=(jobs(), mine()),
        reports="The plan has the new jobs, and your reminder rings for the interviews on Saturday.",
    ),
)  # fmt: skip

WRONG = {
    "Friday, as she wrote first": (jobs(_JOBS.replace("Saturday 12", "Friday 11")), mine(due="2027-06-11 12:00")),
    "a second reminder beside the old one": (jobs(), w.set_reminder("Interviews", "2027-06-12 12:00")),
    "the plan stays": (mine(),),
    "the reminder stays": (jobs(),),
    "Mei has both": (jobs(_JOBS.replace("- Jiahao: slides", "- Mei: slides")), mine()),
    "another's job changes too": (jobs(_JOBS.replace("- Peiyu: text", "- Peiyu: text and slides")), mine()),
}  # fmt: skip

WAYS = {
    "a new reminder in place of the old one": (
        do(Reminders.delete_reminder, reminder_id=the("slides")),
        w.set_reminder("Finish the interviews", "2027-06-12 18:00"),
        jobs("- Mei: interviews (by Sat 12 June)\n- Jiahao: slides\n- Peiyu: text\n- Yating: sources"),
    ),
    "the group hears of it": (
        jobs("- Interviews: Mei, until 12 June\n- Slides: Jiahao\n- Peiyu: text\n- Yating: sources"),
        mine("Last interviews", "2027-06-12 09:00"),
        w.tell("group", "The plan is up to date: interviews by Saturday."),
    ),
}  # fmt: skip
