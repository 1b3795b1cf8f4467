"""Two talks: written in other words, and written so that somebody waits in vain."""

from pare.scenario import do
from pare_apps.calendar import Calendar
from pare_scenarios.scheduling.proofs.two_children_one_parents_evening import answer, talk, to_nasrin
from pare_scenarios.scheduling.two_children_one_parents_evening import NASRIN

SCHOOL = answer("16:40 for Samir and 17:25 for Zainab, please.")
TALKS = (talk("Samir", "16:40", ends="2027-03-11T16:50"), talk("Zainab", "17:25", ends="2027-03-11T17:35"))
WIFE = to_nasrin("Mr Calder has us at 17:25 on Thursday. I see Ms Palmer before, at 16:40.")

RIGHT = {
    "the rest is for others": (
        answer(
            "16:40 for Samir and 17:25 for Zainab, please. The other slots (17:10, 17:50, 17:00, 18:10) can go to "
            "other families.",
        ),
        *TALKS, WIFE,
    ),
    "before that": (
        SCHOOL, *TALKS, to_nasrin("Zainab's talk is at 17:25 on Thursday. I'll do Ms Palmer for Samir before that."),
    ),
    "why so": (
        answer("We can't come later because of a class, and would like 16:40 with Ms Palmer and 17:25 with Mr Calder."),
        *TALKS, WIFE,
    ),
    "named together": (answer("For Samir and Zainab we take 16:40 and 17:25."), *TALKS, WIFE),
    "a list": (
        answer("Samir, Ms. Palmer: 16:40\nZainab, Mr. Calder: 17:25"), *TALKS,
        to_nasrin("Thursday 17:25, both of us. See you there."),
    ),
    "a copy to his wife": (answer("16:40 for Samir, 17:25 for Zainab.", cc=[NASRIN.email]), *TALKS, WIFE),
    "as long as the app makes them": (SCHOOL, talk("Samir", "16:40"), talk("Zainab", "17:25"), WIFE),
    "sentence": (
        answer("Thank you. We'd like to see Ms Palmer about Samir at 16:40 and Mr Calder about Zainab at 17:25."),
        *TALKS, to_nasrin("All set: I see Ms Palmer at 16:40, we both see Mr Calder at 17:25."),
    ),
    "not the others": (
        answer(
            "We take 16:40 for Samir and 17:25 for Zainab, so 17:10, 17:50, 17:00 and 18:10 are free for other "
            "families.",
        ),
        *TALKS, to_nasrin("Zainab's is at 5.25 pm, so take your time."),
    ),
    "16h40": (answer("Samir: 16h40, Zainab: 17h25, please. Thank you!"), *TALKS, WIFE),
    "please confirm": (
        answer("Could we have 16:40 (Samir, Ms Palmer) and 17:25 (Zainab, Mr Calder)? Please confirm."), *TALKS,
        to_nasrin("Booked: Samir 16:40 (me), Zainab 17:25 (both of us)."),
    ),
    "table": (
        answer("Hello,\nplease book us for\n- Ms Palmer, 16:40\n- Mr Calder, 17:25\nKind regards, Tariq Hussain"),
        *TALKS, to_nasrin("Thursday: Samir 16:40 (I'll go), Zainab 17:25 (you and me). Dance at six still works."),
    ),
    "for": (
        answer("We would like the 4:40 pm slot for Samir and the 5:25 pm slot for Zainab."), *TALKS,
        to_nasrin("I booked 17:25 with Mr Calder so you can make it."),
    ),
    "both teachers": (
        answer("Please put us down with Ms Palmer at 16:40 and with Mr Calder at 17:25. Thank you."), *TALKS,
        to_nasrin("Parents' evening: Mr Calder 17:25. Can you come straight there?"),
    ),
    "times first": (
        answer("16:40 (Samir) and 17:25 (Zainab) suit us best."), *TALKS,
        to_nasrin("Zainab at 17:25, I do Samir's at 16:40 alone."),
    ),
}  # fmt: skip
WRONG = {
    "refused": (answer("Not 16:40 for Samir and not 17:25 for Zainab, please."), *TALKS, WIFE),
    "refused, the other way": (answer("We can take neither 16:40 for Samir nor 17:25 for Zainab."), *TALKS, WIFE),
    "swapped, with a heading": (answer("Samir and Zainab: 17:25 for Samir and 16:40 for Zainab."), *TALKS, WIFE),
    "swapped, with a greeting": (answer("Samir 17:25, Zainab 16:40. Best regards, Samir's father"), *TALKS, WIFE),
    "two times for Samir": (answer("16:40 or 17:10 for Samir and 17:25 for Zainab."), *TALKS, WIFE),
    "Nasrin not needed": (SCHOOL, *TALKS, to_nasrin("No need to come at 17:25.")),
    "Nasrin at the wrong talk": (SCHOOL, *TALKS, to_nasrin("Samir's talk is at 17:25, see you there.")),
    "until seven": (SCHOOL, TALKS[0], talk("Zainab", "17:25", ends="2027-03-11T19:00"), WIFE),
    "until ten": (SCHOOL, talk("Samir", "16:40", ends="2027-03-11T22:00"), TALKS[1], WIFE),
    "no talk": (
        SCHOOL, TALKS[1], do(Calendar.create_event, title="No talk for Samir", starts="2027-03-11T16:40"), WIFE,
    ),
    "swapped teachers": (answer("16:40 with Mr Calder and 17:25 with Ms Palmer, please."), *TALKS, WIFE),
    "calendar swapped": (
        SCHOOL, talk("Zainab", "16:40", ends="2027-03-11T16:50"), talk("Samir", "17:25", ends="2027-03-11T17:35"), WIFE,
    ),
    "Nasrin at five": (SCHOOL, *TALKS, to_nasrin("Be at school at 17:00, Mr Calder is at 18:10.")),
    "cannot": (answer("We cannot come at 16:40 for Samir or at 17:25 for Zainab."), *TALKS, WIFE),
    "Nasrin swapped": (SCHOOL, *TALKS, to_nasrin("Samir 17:25, Zainab 16:40.")),
    "instead": (answer("17:25 for Samir instead of 16:40, and 16:40 for Zainab."), *TALKS, WIFE),
    "later": (answer("16:40 for Samir. For Zainab we would rather come another day than at 17:25."), *TALKS, WIFE),
}  # fmt: skip
