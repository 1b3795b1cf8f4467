"""The Boston call and Lena: asked and moved in other words, and afternoons on which nobody fetches her."""

from pare.scenario import do, the
from pare_apps.calendar import Calendar
from pare_scenarios.scheduling.clocks_two_weeks_apart import FIRST, SECOND, ask, call, drop, mark

CALL, GONE = call(starts="2027-03-16T15:00"), drop("boston", SECOND)
SURE = (CALL, GONE, ask())

RIGHT = {
    "I cannot": ((CALL, GONE, ask("I can't fetch Lena on Tuesday the 16th, the call is at three. Could you do it?")), (mark(),)),
    "are you free": ((CALL, GONE, ask("Are you free on 16 March to pick Lena up at 15:15?")), (mark(),)),
    "please": ((CALL, GONE, ask("Please collect Lena next Tuesday, I am in a call from three.")), (mark(),)),
    "the call called budget": (
        (call(starts="2027-03-16T15:00", title="Boston call: budget"), GONE, ask()), (mark(),),
    ),
    "with its end": ((call(starts="2027-03-16T15:00", ends="2027-03-16T16:00"), GONE, ask()), (mark(),)),
    "Magda in the notes": (
        SURE, (do(Calendar.update_event, event_id=the("fetching", suffix=f"@{FIRST}"), notes="Magda fetches her"),),
    ),
}  # fmt: skip
WRONG = {
    "not to fetch": ((CALL, GONE, ask("Please do not fetch Lena on the 16th.")), (mark(),)),
    "no question": ((CALL, GONE, ask("I fetch Lena on Tuesday the 16th, as always.")), (mark(),)),
    "no need": ((CALL, GONE, ask("No need for you to fetch Lena on the 16th.")), (mark(),)),
    "five hours": ((call(starts="2027-03-16T15:00", ends="2027-03-16T20:00"), GONE, ask()), (mark(),)),
    "five hours, made anew": (
        (drop("boston", FIRST), GONE, ask(),
         do(Calendar.create_event, title="Boston call", starts="2027-03-16T15:00", ends="2027-03-16T20:00")),
        (mark(),),
    ),
    "another title": ((call(starts="2027-03-16T15:00", title="Nonsense"), GONE, ask()), (mark(),)),
    "another place": ((call(starts="2027-03-16T15:00", location="Vienna"), GONE, ask()), (mark(),)),
    "nobody fetches": (
        SURE, (do(Calendar.update_event, event_id=the("fetching", suffix=f"@{FIRST}"), title="Magda's day off"),),
    ),
    "Magda does not": (
        SURE, (do(Calendar.update_event, event_id=the("fetching", suffix=f"@{FIRST}"), title="Magda does not fetch Lena"),),
    ),
    "both Tuesdays": (
        (CALL, GONE, ask("Could you fetch Lena on the 16th? And the Tuesday after as well, please.")), (mark(),),
    ),
}  # fmt: skip
