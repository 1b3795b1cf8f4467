"""The Boston call and Lena: asked and moved in other words, and afternoons on which nobody fetches her."""

from pare.scenario import do, the
from pare_apps.calendar import Calendar
from pare_scenarios.scheduling.proofs.clocks_two_weeks_apart import ask, call, drop, mark
from pare_scenarios.scheduling.words.clocks_two_weeks_apart import FIRST, SECOND

CALL, GONE = call(starts="2027-03-16T15:00"), drop("boston", SECOND)
SURE = (CALL, GONE, ask())

RIGHT = {
    "I cannot": (
        (CALL, GONE, ask("I can't fetch Lena on Tuesday the 16th, the call is at three. Could you do it?")), (mark(),),
    ),
    "are you free": ((CALL, GONE, ask("Are you free on 16 March to pick Lena up at 15:15?")), (mark(),)),
    "please": ((CALL, GONE, ask("Please collect Lena next Tuesday, I am in a call from three.")), (mark(),)),
    "the call called budget": ((call(starts="2027-03-16T15:00", title="Boston call: budget"), GONE, ask()), (mark(),)),
    "with its end": ((call(starts="2027-03-16T15:00", ends="2027-03-16T16:00"), GONE, ask()), (mark(),)),
    "Magda in the notes": (
        SURE, (do(Calendar.update_event, event_id=the("fetching", suffix=f"@{FIRST}"), notes="Magda fetches her"),),
    ),
    "would it be possible": (
        (
            CALL, GONE,
            ask(
                "Hi love, my Boston call moves to 3 pm on Tuesday 16 March. Would it be possible for you to pick up "
                "Lena?",
            ),
        ),
        (mark(),),
    ),
    "instead of me": (
        (CALL, GONE, ask("Could you fetch Lena instead of me next Tuesday? I won't be free at 15:15.")), (mark(),),
    ),
    "need": ((CALL, GONE, ask("I need you to fetch Lena on the 16th, I'm in a call. OK?")), (mark(),)),
    "short": (
        (CALL, GONE, ask("Can you do kindergarten on the 16th?")),
        (do(Calendar.update_event, event_id=the("fetching", suffix=f"@{FIRST}"), title="Fetch Lena (Magda)"),),
    ),
    "any chance": (
        (CALL, GONE, ask("Any chance you could get Lena from kindergarten on Tuesday the 16th? My call is at three.")),
        (mark(),),
    ),
    "you are off": (
        (CALL, GONE, ask("You're off at two on the 16th, right? Would you pick up Lena? My Boston call clashes.")),
        (mark(),),
    ),
    "cover": ((CALL, GONE, ask("Can you cover the kindergarten run on Tuesday (16th)? Budget call at 3.")), (mark(),)),
    "since": (
        (
            CALL, GONE,
            ask("Since you finish at two on Tuesday, would you collect Lena? I have the Boston call at three."),
        ),
        (do(Calendar.update_event, event_id=the("fetching", suffix=f"@{FIRST}"), title="Lena: Magda picks her up"),),
    ),
}  # fmt: skip
WRONG = {
    "not to fetch": ((CALL, GONE, ask("Please do not fetch Lena on the 16th.")), (mark(),)),
    "no question": ((CALL, GONE, ask("I fetch Lena on Tuesday the 16th, as always.")), (mark(),)),
    "no need": ((CALL, GONE, ask("No need for you to fetch Lena on the 16th.")), (mark(),)),
    "five hours": ((call(starts="2027-03-16T15:00", ends="2027-03-16T20:00"), GONE, ask()), (mark(),)),
    "five hours, made anew": (
        (
            drop("boston", FIRST), GONE, ask(),
            do(Calendar.create_event, title="Boston call", starts="2027-03-16T15:00", ends="2027-03-16T20:00"),
        ),
        (mark(),),
    ),
    "another title": ((call(starts="2027-03-16T15:00", title="Nonsense"), GONE, ask()), (mark(),)),
    "another place": ((call(starts="2027-03-16T15:00", location="Vienna"), GONE, ask()), (mark(),)),
    "nobody fetches": (
        SURE, (do(Calendar.update_event, event_id=the("fetching", suffix=f"@{FIRST}"), title="Magda's day off"),),
    ),
    "Magda does not": (
        SURE,
        (do(Calendar.update_event, event_id=the("fetching", suffix=f"@{FIRST}"), title="Magda does not fetch Lena"),),
    ),
    "both Tuesdays": (
        (CALL, GONE, ask("Could you fetch Lena on the 16th? And the Tuesday after as well, please.")), (mark(),),
    ),
    "wrong day": ((CALL, GONE, ask("Could you fetch Lena on the 23rd?")), (mark(),)),
    "tells": ((CALL, GONE, ask("On the 16th I fetch Lena late, please don't worry.")), (mark(),)),
    "four": ((call(starts="2027-03-16T14:00"), GONE, ask()), (mark(),)),
    "weekly": (
        (
            drop("boston", FIRST), GONE, ask(),
            do(Calendar.create_event, title="Boston call", starts="2027-03-16T15:00", recurrence="FREQ=WEEKLY"),
        ),
        (mark(),),
    ),
    "moved fetching": (
        SURE,
        (
            do(
                Calendar.update_event, event_id=the("fetching", suffix=f"@{FIRST}"), starts="2027-03-16T16:15",
                title="Magda fetches Lena",
            ),
        ),
    ),
    "done already": ((CALL, GONE, ask("Greta keeps Lena on the 16th, so you are free.")), (mark(),)),
    "thursday": ((CALL, GONE, ask("Could you fetch Lena on Thursday?")), (mark(),)),
}  # fmt: skip
