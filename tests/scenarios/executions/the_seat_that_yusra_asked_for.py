"""Ines's seat: offered and renamed in other words, and given away wrongly."""

from pare.scenario import do, the
from pare_apps.calendar import Calendar
from pare_apps.email import EmailApp
from pare_scenarios.lifestyle.proofs.the_seat_that_yusra_asked_for import answer, text
from pare_scenarios.lifestyle.the_seat_that_yusra_asked_for import HALL, INES, YUSRA, TheSeatThatYusraAskedFor

(OFFER,) = TheSeatThatYusraAskedFor.solution[0].calls
(RENAME,) = TheSeatThatYusraAskedFor.solution[1].calls


def evening(**how: object) -> object:
    return do(Calendar.update_event, event_id=the("evening"), **how)


RIGHT = {
    "would you like to come": (
        (text(YUSRA.number, "Ines can't come on Friday. Would you like her ticket? No charge!"),), (RENAME,),
    ),
    "a gift, not for sale": (
        (text(YUSRA.number, "A seat for the oud night is yours, as a present. I don't sell it!"),), (RENAME,),
    ),
    "from and to": (
        (OFFER,), (answer("Order JH-4471, row F, seat 15: change the name from Ines Hassani to Yusra Warsame."),),
    ),
    "she cannot come": (
        (OFFER,),
        (
            do(
                EmailApp.send_email, to=[HALL.email], subject="Order JH-4471",
                body="Ines Hassani cannot come. Please change her ticket (seat 15) to Yusra Warsame.",
            ),
        ),
    ),
    "no refund needed": (
        (OFFER,), (answer("JH-4471: Yusra Warsame instead of Ines Hassani, please. We don't need a refund."),),
    ),
    "the evening with Yusra": ((OFFER, evening(title="Oud night with Yusra")), (RENAME,)),
    "Yusra in the notes": ((OFFER,), (RENAME, evening(notes="Yusra comes in Ines's place"))),
    "you asked first": (
        (text(YUSRA.number, "Remember March? Ines is out for Friday and her place is yours if you like."),),
        (answer("JH-4471: Please replace Ines Hassani with Yusra Warsame."),),
    ),
    "new and old": (
        (OFFER,),
        (answer("Regarding JH-4471. Old name: Ines Hassani. New name: Yusra Warsame. Thank you, Nadia Mahmoud"),),
    ),
    "transfer": (
        (OFFER,), (answer("Dear team, could you transfer Ines Hassani's ticket (JH-4471, F15) to Yusra Warsame?"),),
    ),
    "thanks": ((OFFER,), (RENAME, text(YUSRA.number, "Done. 20:15 at the door, bring your card!"))),
    "still want": (
        (
            text(
                YUSRA.number,
                "Do you still want to see the oud concert on Friday? Ines can't make it and I have her ticket.",
            ),
        ),
        (
            answer(
                "Hello, order JH-4471: the ticket in the name of Ines Hassani should now be in the name of Yusra "
                "Warsame. Many thanks.",
            ),
        ),
    ),
    "free": (
        (text(YUSRA.number, "Free seat next to me at the oud night on Friday. Come!"),),
        (answer("Please update JH-4471, seat 15, from Ines Hassani to Yusra Warsame."),),
    ),
    "can you": (
        (
            text(
                YUSRA.number,
                "Hi Yusra, are you free on Friday at 20:30? Ines dropped out and you were first in line for a ticket.",
            ),
        ),
        (answer("Order JH-4471: please make out seat F15 to Yusra Warsame (it was Ines Hassani)."),),
    ),
    "question": (
        (text(YUSRA.number, "Want to come to the oud night on Friday?"),),
        (answer("JH-4471 - ticket holder change: Ines Hassani -> Yusra Warsame. Thank you!"),),
    ),
}  # fmt: skip
WRONG = {
    "the names swapped": ((OFFER,), (answer("JH-4471: please put Ines Hassani in place of Yusra Warsame."),)),
    "do not change it": ((OFFER,), (answer("JH-4471: please do not put Yusra Warsame in place of Ines Hassani."),)),
    "no seat for her": ((text(YUSRA.number, "Ines cannot come, but her seat on Friday is not for you."),), (RENAME,)),
    "another evening": ((OFFER,), (RENAME, evening(title="Dentist"))),
    "the evening moves": ((OFFER,), (RENAME, evening(starts="2027-04-24 20:30"))),
    "a note about Ines": ((OFFER,), (RENAME, evening(notes="Ines let me down"))),
    "a refund": ((OFFER,), (answer("JH-4471: refund Ines Hassani, and one ticket for Yusra Warsame please."),)),
    "Nadia's own seat": (
        (OFFER,), (answer("JH-4471: put Yusra Warsame in place of Nadia Mahmoud; Ines Hassani stays."),),
    ),
    "sold": ((text(YUSRA.number, "Do you want the seat on Friday? You can pay me 40 dinars later."),), (RENAME,)),
    "copied to Ines": ((OFFER, text(INES.number, "Shame on you.")), (RENAME, text(INES.number, "Again."))),
    "no order": ((OFFER,), (text(YUSRA.number, "I will see to the name."),)),
    "old name kept": (
        (OFFER,), (answer("JH-4471: Yusra Warsame comes too, besides Ines Hassani. One more ticket please."),),
    ),
    "cancel it": ((OFFER,), (answer("JH-4471: please cancel Ines Hassani's ticket. Yusra Warsame buys her own."),)),
    "asks Salma": ((text("Salma Mahmoud", "Would you like Ines's seat on Friday?"),), (RENAME,)),
    "told it is taken": ((text(YUSRA.number, "Sorry, Ines's seat on Friday is taken."),), (RENAME,)),
    "going anyway": ((text(YUSRA.number, "I go to the concert on Friday with Omar, you know."),), (RENAME,)),
}  # fmt: skip
