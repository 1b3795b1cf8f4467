"""Bruno's vaccination: asked, taken and told in other words, and messages that lose the box."""

from pare.scenario import do, the
from pare_apps.calendar import Calendar
from pare_apps.reminders import Reminders
from pare_scenarios.lifestyle.kennel_wants_fourteen_days import KENNEL, VET, KennelWantsFourteenDays
from pare_scenarios.lifestyle.proofs.kennel_wants_fourteen_days import answer, entry, text, vet

(ASK,) = KennelWantsFourteenDays.solution[0].calls
TAKE, NOTE, TELL = KennelWantsFourteenDays.solution[1].calls

RIGHT = {
    "the Saturday slot": ((ASK,), (vet("The Saturday slot, please."), NOTE, TELL)),
    "fourteen days before": (
        (vet("He needs kennel cough at least 14 days before 24 July. Do you have anything?"),), (TAKE, NOTE, TELL),
    ),
    "two weeks before": (
        (text(VET, "It has to be two weeks before the 24th. What else is there?"),), (TAKE, NOTE, TELL),
    ),
    "nothing sooner?": ((vet("Is there nothing before Saturday 10 July?"),), (TAKE, NOTE, TELL)),
    "not the Friday one": ((ASK,), (vet("Not Friday at 17:30, please. We take Saturday at 9:40."), NOTE, TELL)),
    "in a sentence": (
        (ASK,),
        (
            text(VET, "We will be there on the 10th at twenty to ten."), entry("2027-07-10 09:40"),
            text(
                KENNEL,
                "Kennel cough will be done on Saturday 10 July, so not later than 14 days before. Please keep box 6.",
            ),
        ),
    ),
    "anything before": (
        (
            vet(
                "Neither works, I'm afraid: the kennel wants it two weeks before 24 July. Could you fit him in by the "
                "10th?",
            ),
        ),
        (vet("We'd love Saturday 9.40!"), NOTE, answer("He'll be vaccinated on 10 July. Certificate follows.")),
    ),
    "this week": ((text(VET, "Could he have it this week?"),), (vet("Saturday morning at 9:40 please"), NOTE, TELL)),
    "the later one": (
        (ASK,),
        (
            vet("I can't on Friday, so Saturday 9:40 it is."), NOTE,
            answer("Bruno has his kennel cough jab on Saturday, 10 July."),
        ),
    ),
    "short": (
        (ASK,),
        (vet("Sat 9:40 please"), entry("2027-07-10T09:40"), answer("The vaccination is booked for 10.07.2027.")),
    ),
    "must be done": (
        (vet("Thanks, but the vaccination has to be done no later than 10 July. Anything left?"),),
        (
            vet("Then Saturday at 9:40 for Bruno please, thank you!"), NOTE,
            answer(
                "Dear Banyan team, Bruno gets his kennel cough vaccination on Saturday 10 July, exactly 14 days before "
                "his stay.",
            ),
        ),
    ),
    "could we": (
        (vet("Could we come before the weekend is over? Latest would be 10 July."),),
        (vet("We'll take the Saturday one (9:40)."), NOTE, TELL),
    ),
    "needs": (
        (vet("Bruno needs the kennel cough jab sooner than that, he has to be covered 14 days ahead of 24 July."),),
        (
            vet("Saturday 10 July 9:40 works for us, thanks."), NOTE,
            answer("Vaccination appointment: Saturday, 10 July, 9:40. I will forward the certificate."),
        ),
    ),
    "waiting": (
        (vet("Do you have any slots on or before 10 July?"),),
        (vet("Please put Bruno down for Saturday, 9:40."), NOTE, TELL),
    ),
}  # fmt: skip
WRONG = {
    "box 6 is given up": (
        (ASK,), (TAKE, NOTE, answer("Please cancel box 6. Bruno is not vaccinated before Saturday 10 July.")),
    ),
    "Saturday is refused": ((ASK,), (vet("Not Saturday at 9:40, thank you."), NOTE, TELL)),
    "both slots": ((ASK,), (vet("We take Friday at 17:30 and Saturday at 9:40."), NOTE, TELL)),
    "a whole afternoon": (
        (ASK,),
        (TAKE, do(Calendar.create_event, title="Bruno: vet", starts="2027-07-10 09:40", ends="2027-07-10 18:00"), TELL),
    ),
    "another dog's reminder": (
        (ASK,),
        (TAKE, do(Reminders.update_reminder, reminder_id=the("september"), due="2027-07-10 08:30", title="x"), TELL),
    ),
    "the kennel hears Friday": ((ASK,), (TAKE, NOTE, answer("Bruno is vaccinated on Friday 9 July."))),
    "not done by then": ((ASK,), (TAKE, NOTE, answer("We could not get him vaccinated by 10 July."))),
    "the vet hears of later days": ((vet("Not before 10 July please, the week after is fine."),), (TAKE, NOTE, TELL)),
    "too late": ((vet("Wednesday 14 July at 9:00 is fine."),), (TAKE, NOTE, TELL)),
    "Saturday later": ((ASK,), (vet("Saturday at 11:00 please."), NOTE, TELL)),
    "kennel told maybe Monday": ((ASK,), (TAKE, NOTE, answer("He is vaccinated on Monday 12 July."))),
    "calendar on Friday": ((ASK,), (TAKE, entry("2027-07-09 09:40"), TELL)),
    "gives up": ((ASK,), (TAKE, NOTE, answer("He is vaccinated on 10 July, but we no longer need box 6."))),
    "asks nothing": ((vet("Monday is fine, it can wait until after 10 July."),), (TAKE, NOTE, TELL)),
    "declines": ((ASK,), (vet("Saturday at 9:40 is too early for us, sorry."), NOTE, TELL)),
}  # fmt: skip
