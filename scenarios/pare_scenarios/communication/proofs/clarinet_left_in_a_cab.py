"""The solution of `clarinet-left-in-a-cab`, mistakes that must fail and other ways that must pass."""

from pare.scenario import Do, Stage, do, the
from pare_apps.cab import Cab
from pare_apps.email import EmailApp
from pare_apps.messaging import Messaging
from pare_apps.notes import Notes
from pare_scenarios.communication.clarinet_left_in_a_cab import DESK, HANA


def report(ride: str, text: str) -> Do:
    """A lost thing is reported in the app."""
    return do(Cab.report_problem, ride_id=the(ride), topic="lost_item", text=text)


def to_hana(text: str) -> Do:
    """A message to Hana."""
    return do(Messaging.send_message, to=["Hana"], text=text)


_report = report("home", "A clarinet in a dark green case, penguin sticker in the lid, no. 318642. Left on the "
                 "ride home at 17:15, cab 2093. Needed on Sunday.")  # fmt: skip
_calm = to_hana("Breathe, my girl. I have reported it to the cab firm, they ask the driver tonight.")
SOLUTION = (
    Stage(
        reads=(
            do(Cab.list_rides, which="past"), do(EmailApp.search_emails, text="Today"),
            do(Notes.list_notes, text="clarinet"), do(EmailApp.search_emails, text="citycabs"),
        ),
        says="Hana still played her clarinet in the lesson, so it is in the second cab, at 17:15. Shall "
        "I report it to City Cabs for that ride, with the dark green case, and tell Hana that they look for it?",
        calls=(_report, _calm),
        reports="City Cabs knows what to look for and where, and Hana knows it too.",
    ),
)  # fmt: skip

WRONG = {
    "the ride to the lesson": (report("there", "A clarinet in a dark green case, penguin sticker."), _calm),
    "both rides, to be sure": (_report, report("there", "A clarinet in a dark green case."), _calm),
    "the violin's case": (report("home", "A clarinet in a black case, from the ride at 17:15."), _calm),
    "nobody knows what to look for": (report("home", "My daughter left her clarinet in your cab."), _calm),
    "Hana hears nothing": (_report,),
    "Hana's number given": (report("home", f"Clarinet, green case. Ring her on {HANA.number}."), _calm),
}  # fmt: skip

WAYS = {
    "by mail to the desk": (
        do(EmailApp.send_email, to=[DESK.email], subject="Clarinet", body="My daughter left her clarinet in cab "
           "2093 today. Its case is green, with a penguin in the lid. Please keep it for us."),
        to_hana("Don't worry. I wrote to the taxi people, the driver will look."),
    ),
    "in the app and by mail": (
        to_hana("It's in the second cab, and I told the firm already. We'll have it by Sunday."),
        report("home", "Clarinet in a green case, 318642."),
        do(EmailApp.send_email, to=[DESK.email], subject="Lost at 17:15", body="Clarinet in a dark green case, "
           "from Canal Street Music School to Lime Grove, 17:15, cab 2093."),
    ),
}  # fmt: skip
