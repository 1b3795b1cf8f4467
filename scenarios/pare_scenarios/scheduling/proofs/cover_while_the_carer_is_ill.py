"""The solution of `cover-while-the-carer-is-ill`, mistakes that must fail and other ways that must pass."""

from pare.scenario import Stage, do, the
from pare_apps.calendar import Calendar
from pare_apps.messaging import Messaging
from pare_apps.notes import Notes
from pare_scenarios import worlds as w
from pare_scenarios.scheduling.cover_while_the_carer_is_ill import AGENCY, MA, PRIYA, VIKRAM

_ask = w.tell(VIKRAM, "Rosa is ill. Could you be with Ma on Thursday from 12 to 1, for lunch and her tablets? I am "
              "tied to the tender.")  # fmt: skip
_lines = w.tell(VIKRAM, "Between 12 and 1, with her lunch (khichdi is in the fridge): the white tablet and the "
                "small yellow one. She gets up by herself with the frame, no lifting. Thank you!")  # fmt: skip
_ravi = w.answer("friday", "Yes please, Ravi Nair on Friday from 13:30 to 15:30. The tablets I give her at noon "
                 "myself. Kamala Shah")  # fmt: skip
_enter = w.enter("Vikram at Ma's, lunch and tablets", "2027-01-28T12:00")
_remind = w.set_reminder("Lunch and tablets for Ma", "2027-01-29 11:45")
SOLUTION = (
    Stage(
        reads=(
            do(Messaging.search_messages, text="Thursdays"),
            do(Calendar.list_events, day="2027-01-28", days=2), do(Notes.read_note, note_id=the("ma")),
        ),
        says="Rosa is ill, and on Thursday at noon you sit in the tender. Vikram works from home that day: shall I "
        "ask him to be with your mother on Thursday from 12 to 1?",
        calls=(_ask,),
        reports="Vikram is asked.",
    ),
    Stage(
        says="Vikram comes, and asks about the tablets. Shall I send him the lines about lunch and tablets, take "
        "Ravi for Friday 13:30, and, since that is too late for Friday's tablets, remind you of them at 11:45? "
        "Vikram's hour goes into your calendar.",
        calls=(_lines, _ravi, _enter, _remind),
        reports="Thursday is with Vikram, Friday with you at noon and Ravi afterwards.",
    ),
)  # fmt: skip

WRONG = {
    "Ravi gives Friday's tablets": ((_ask,), (
        _lines, _enter, w.answer("friday", "Yes, Ravi on Friday at 13:30. He gives her the white and the yellow "
                                 "tablet then."),
    )),
    "the sister abroad": ((w.tell(PRIYA, "Could you be with Ma on Thursday at 12?"),), ()),
    "the code goes out": ((_ask,), (
        do(Notes.share_note, note_id=the("ma"), to=[VIKRAM.number], include_private=True), _ravi, _enter, _remind,
    )),
    "Vikram is left to guess": ((_ask,), (_ravi, _enter, _remind)),
    "Vikram for both days": ((_ask,), (
        _lines, _enter, w.tell(VIKRAM, "And on Friday at noon as well, please."),
        w.answer("friday", "No thank you, that is too late for us."),
    )),
    "Ma hears of it": ((_ask,), (_lines, _ravi, _enter, _remind, w.tell(MA, "Rosa is ill, do not worry."))),
}  # fmt: skip

WAYS = {
    "the section is shared, the agency answered first": (
        (_ask, w.answer("friday", "We take Ravi on Friday, thank you. Could he come at 12:30 after all?")),
        (
            do(Notes.share_note, note_id=the("ma"), to=[VIKRAM.number], section="Noon"),
            w.enter("Ma: lunch and tablets", "2027-01-29T12:00"),
            w.enter("Ma", "2027-01-28T12:00", attendees=[VIKRAM.number], notes="Vikram is there."),
        ),
    ),
    "by mail, and Ravi's hours entered": (
        (w.write_to(VIKRAM, "Ma tomorrow", "Can you take Ma's lunch hour tomorrow, around 12:30?"),),
        (
            w.write_to(AGENCY, "Friday", "Please send Ravi on Friday 29 January."),
            w.write_to(VIKRAM, "Ma's tablets", "Both, the white and the yellow, while she eats, before one."),
            _remind, _enter, w.enter("Ravi Nair at Ma's", "2027-01-29T13:30", ends="2027-01-29T15:30"),
        ),
    ),
}  # fmt: skip
