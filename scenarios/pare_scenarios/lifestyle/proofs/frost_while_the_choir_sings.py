"""The solution of `frost-while-the-choir-sings`, mistakes that must fail and other ways that must pass."""

from pare.scenario import Stage, do, the
from pare_apps.calendar import Calendar
from pare_apps.email import EmailApp
from pare_apps.messaging import Messaging
from pare_apps.notes import Notes
from pare_scenarios import worlds as w
from pare_scenarios.lifestyle.frost_while_the_choir_sings import CHOIR, CLEMENS, SABINE

_lift = w.set_reminder("Take the fleece off the tomatoes", "2027-05-14 07:30")
SOLUTION = (
    Stage(
        reads=(
            do(EmailApp.read_email, email_id=the("frost")), do(Notes.list_notes, text="fleece"),
            do(Calendar.list_events, day="2027-05-13"), do(Messaging.list_conversations),
            do(Messaging.search_messages, text="plot"),
        ),
        says="The frost begins while you rehearse, and Sabine is away, but Clemens is on plot 14 until eight. "
        "Shall I ask him to lay the fleece over your tomatoes, and remind you tomorrow at half past seven to take "
        "it off?",
        calls=(
            w.tell(CLEMENS, "Frost tonight, and I am in rehearsal until ten. Could you lay the fleece over my "
                   "tomatoes before you leave? It is in the green box by the gate. Vera"),
            _lift,
        ),
        reports="Clemens is asked, and your reminder rings at half past seven.",
    ),
)  # fmt: skip

_ask = w.tell(CLEMENS, "Could you please cover my tomatoes tonight? The fleece is in the box by the gate.")
WRONG = {
    "Sabine, who is away": (
        w.tell(SABINE, "Could you cover my tomatoes tonight? The fleece is in the box by the gate."), _lift,
    ),
    "a reminder when the frost is there": (w.set_reminder("Cover the tomatoes", "2027-05-13 22:30"),),
    "nobody takes it off": (_ask,),
    "reminded when they are cooked": (_ask, w.set_reminder("Fleece off the tomatoes", "2027-05-14 18:00")),
    "the choir must do without her": (
        _ask, _lift, w.write_to(CHOIR, "Tonight", "I am sorry, I must leave early for my tomatoes. Vera"),
    ),
}  # fmt: skip

WAYS = {
    "by mail, and into the calendar": (
        w.write_to(CLEMENS, "Frost tonight", "Dear Clemens, would you spread the fleece from the green box over "
                   "the plants on my plot when you go home? I sing until ten."),
        w.enter("Uncover tomatoes", "2027-05-14 06:45"),
    ),
    "the reminder first": (w.set_reminder("Plot 11: lift the fleece", "2027-05-14 08:15"), _ask),
}  # fmt: skip
