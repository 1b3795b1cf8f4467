"""The brown bins: Friday evening in other ways, and evenings that do not help."""

from pare.scenario import do, the
from pare_apps.messaging import Messaging
from pare_apps.reminders import Reminders
from pare_scenarios.lifestyle.bins_after_ascension_day import GRETA, MEHMET

OFF = do(Reminders.snooze_reminder, reminder_id=the("brown"), until="2027-05-07 19:00")
DONE = do(Reminders.complete_reminder, reminder_id=the("brown"))

RIGHT = {
    "at nine": (do(Reminders.snooze_reminder, reminder_id=the("brown"), until="2027-05-07 21:00"),),
    "with the reason in the notes": (
        do(Reminders.update_reminder, reminder_id=the("brown"), notes="Emptied on Saturday 8 May this once"), OFF,
    ),
    "done and set anew": (
        DONE, do(Reminders.create_reminder, title="Compost bin to the street", due="2027-05-07 19:30"),
    ),
    "Mehmet hears the day": (
        OFF, do(Messaging.send_message, to=[MEHMET.number], text="Brown bins are emptied on Saturday, not Thursday."),
    ),
    "at six": (do(Reminders.snooze_reminder, reminder_id=the("brown"), until="2027-05-07 18:00"),),
    "told Friday": (
        OFF,
        do(
            Messaging.send_message, to=[MEHMET.number],
            text="I take your brown bin down on Friday evening, not on Wednesday.",
        ),
    ),
    "new with list": (
        DONE, do(Reminders.create_reminder, title="Brown bins down (lorry comes Saturday)", due="2027-05-07 19:00"),
    ),
    "kitchen waste": (
        DONE,
        do(
            Reminders.create_reminder, title="Organic waste bin to the street", due="2027-05-07 20:00",
            notes="Emptied Saturday from six",
        ),
    ),
    "ten past seven": (
        do(Reminders.snooze_reminder, reminder_id=the("brown"), until="2027-05-07 19:10"),
        do(
            Messaging.send_message, to=[MEHMET.number],
            text="Brown bins only on Saturday this week, I'll do yours on Friday evening.",
        ),
    ),
    "a clear title": (
        DONE, do(Reminders.create_reminder, title="Brown bins: collection on Saturday", due="2027-05-07 18:30"),
    ),
    "half past": (do(Reminders.snooze_reminder, reminder_id=the("brown"), until="2027-05-07 19:30"),),
    "neighbour": (
        OFF, do(Messaging.send_message, to=[MEHMET.number], text="Brown bins: Saturday instead of Thursday this week."),
    ),
}  # fmt: skip
WRONG = {
    "garbage in the notes": (do(Reminders.update_reminder, reminder_id=the("brown"), notes="garbage"), OFF),
    "forget it": (DONE, do(Reminders.create_reminder, title="No brown bins, forget it", due="2027-05-07 19:00")),
    "another title": (do(Reminders.update_reminder, reminder_id=the("brown"), title="Paper bin"), OFF),
    "Mehmet hears the wrong day": (
        OFF, do(Messaging.send_message, to=[MEHMET.number], text="Brown bins are emptied on Thursday, not on Friday."),
    ),
    "told to Greta": (OFF, do(Messaging.send_message, to=[GRETA.number], text="Bins on Friday!")),
    "twice on Friday": (OFF, do(Reminders.create_reminder, title="Brown bins down", due="2027-05-07 19:00")),
    "next year": (do(Reminders.snooze_reminder, reminder_id=the("brown"), until="2028-05-05 19:00"),),
    "Friday morning": (do(Reminders.snooze_reminder, reminder_id=the("brown"), until="2027-05-07 07:00"),),
    "every two weeks on Friday": (
        DONE, do(Reminders.create_reminder, title="Brown bins down", due="2027-05-07 19:00", repeat="weekly", every=2),
    ),
    "the wrong bin": (DONE, do(Reminders.create_reminder, title="Paper bin down", due="2027-05-07 19:00")),
    "bring them in": (
        DONE, do(Reminders.create_reminder, title="Don't put out the brown bins", due="2027-05-07 19:00"),
    ),
    "today": (do(Reminders.snooze_reminder, reminder_id=the("brown"), until="2027-05-04 19:00"),),
    "Sunday": (do(Reminders.snooze_reminder, reminder_id=the("brown"), until="2027-05-09 19:00"),),
}  # fmt: skip
