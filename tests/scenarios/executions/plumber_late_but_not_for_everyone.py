"""The plumber's day: the same plan in other words, and plans that fall apart."""

from pare.scenario import do, the
from pare_apps.calendar import Calendar
from pare_apps.email import EmailApp
from pare_apps.messaging import Messaging
from pare_scenarios.communication.plumber_late_but_not_for_everyone import CARYS, PlumberLateButNotForEveryone
from pare_scenarios.communication.proofs.plumber_late_but_not_for_everyone import move, text_petrov, write_karimi

KARIMI, PETROV, *MOVES = PlumberLateButNotForEveryone.solution[0].calls

RIGHT = {
    "the price stays": (write_karimi("Sorry, not today. Wednesday at 8:30? The price stays the same."), PETROV, *MOVES),
    "Carys knows, who does the books": (
        KARIMI, PETROV, *MOVES,
        do(Messaging.send_message, to=[CARYS.number], text="Karimi is tomorrow at 8:30, Petrov today at 14:30."),
    ),
    "cannot today": (
        write_karimi("I can't come today, and would like to come on Wednesday at half past eight instead."),
        text_petrov("I can't make half past one, it will be 14:30."), *MOVES,
    ),
    "spelled out": (
        do(
            EmailApp.send_email, to=["reza.karimi@example.com"], subject="Your cylinder",
            body="Dear Mr Karimi, I am held up until 14:00. Would 10 November, 8.30 am, suit you instead of 11:30 "
            "today?",
        ),
        text_petrov("Hello Ms Petrov, I am an hour late today: 2:30 pm."),
        move("karimi", "2027-11-10T08:30", ends="2027-11-10T10:00", title="Karimi: cylinder (to be confirmed)"),
        move("petrov", "2027-11-09T14:30", ends="2027-11-09T16:00"),
    ),
    "no time today": (
        write_karimi(
            "Dear Mr Karimi, I will not manage today before one. Could I come tomorrow, Wednesday, at 8:30 instead?",
        ),
        text_petrov("Running an hour behind: expect me at half two, sorry!"), *MOVES,
    ),
    "am": (
        write_karimi("Sorry, stuck on a job. Does Wednesday 10/11 at 8:30am work for you?"),
        text_petrov("Sorry Elena, 2.30pm rather than 1.30pm today."), *MOVES,
    ),
    "unchanged work": (
        write_karimi("I'm afraid I'm delayed. Wednesday 8.30 in the morning? It takes an hour and a half as planned."),
        PETROV, *MOVES,
    ),
    "tentative with notes none": (KARIMI, PETROV, move("karimi", "2027-11-10T08:30", status="tentative"), MOVES[1]),
    "leaks": (
        write_karimi(
            "Dear Mr Karimi,\nthis morning's job is taking longer than expected and I won't be with you before one. "
            "Would tomorrow at 8:30 suit you?\nHuw Parry",
        ),
        text_petrov("Hiya, I'm delayed, will be with you about half past two this afternoon."), *MOVES,
    ),
    "one sentence": (
        write_karimi("Can we make it Wed 10 Nov, 08:30?"), text_petrov("14.30 today, sorry for the delay"), *MOVES,
    ),
    "parts": (
        write_karimi(
            "Good morning Mr Karimi, unfortunately I can't be with you by one. I could do Wednesday morning at 8:30, "
            "would that be OK?",
        ),
        text_petrov("Morning! Slight delay: 14:30 instead of 13:30. OK?"), *MOVES,
    ),
    "polite": (
        write_karimi(
            "Dear Mr Karimi, my apologies, today won't work. How about tomorrow at half past eight in the morning?",
        ),
        text_petrov("Dear Ms Petrov, I will arrive at 2:30 pm."), MOVES[1], MOVES[0],
    ),
}  # fmt: skip
WRONG = {
    "never again": (write_karimi("I cannot come on Wednesday at 8:30, nor ever again."), PETROV, *MOVES),
    "not at half past two": (KARIMI, text_petrov("I won't be there at 14:30."), *MOVES),
    "into the next job": (KARIMI, PETROV, move("karimi", "2027-11-10T08:30", ends="2027-11-10T18:00"), MOVES[1]),
    "on top of Mr Obi": (KARIMI, PETROV, MOVES[0], move("petrov", "2027-11-09T14:30", ends="2027-11-09T19:00")),
    "no time to work": (KARIMI, PETROV, move("karimi", "2027-11-10T08:30", ends="2027-11-10T08:35"), MOVES[1]),
    "another title": (KARIMI, PETROV, move("karimi", "2027-11-10T08:30", title="Nonsense"), MOVES[1]),
    "other notes": (KARIMI, PETROV, MOVES[0], move("petrov", "2027-11-09T14:30", notes="Never pays.")),
    "a gift": (write_karimi("Wednesday at 8:30, free of charge, with a discount on top?"), PETROV, *MOVES),
    "dearer": (write_karimi("Wednesday at 8:30, but the price is double."), PETROV, *MOVES),
    "each the other's hour": (
        write_karimi("May I come at 14:30 today?"), text_petrov("May I come on Wednesday at 8:30?"),
        move("karimi", "2027-11-09T14:30"), move("petrov", "2027-11-10T08:30"),
    ),
    "cancelled": (
        write_karimi("Wednesday at 8:30 then?"), PETROV, do(Calendar.delete_event, event_id=the("karimi")), MOVES[1],
    ),
    "Carys told that Mr Obi waits": (
        KARIMI, PETROV, *MOVES,
        do(Messaging.send_message, to=["Emeka Obi", CARYS.number], text="Karimi 8:30 tomorrow, Petrov 14:30."),
    ),
    "evening": (write_karimi("May I come on Wednesday at 8:30 in the evening?"), PETROV, *MOVES),
    "Tuesday at half past eight": (write_karimi("May I come today at 20:30?"), PETROV, *MOVES),
    "between": (KARIMI, text_petrov("I come between 15:00 and 16:00."), *MOVES),
    "half price": (write_karimi("Wednesday at 8:30? I take half price for it."), PETROV, *MOVES),
    "the calendar on the wrong day": (KARIMI, PETROV, move("karimi", "2027-11-11T08:30"), MOVES[1]),
    "both stay": (
        write_karimi("I come on Wednesday at 8:30 as well as today."), text_petrov("I come at 14:00, not 14:30."),
        *MOVES,
    ),
    "calls off": (write_karimi("I have to call off Wednesday at 8:30, sorry. I will write again."), PETROV, *MOVES),
}  # fmt: skip
