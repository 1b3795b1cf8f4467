"""The quiz and the recital: a no in other words, and answers that break the promise."""

from pare.scenario import Do, do
from pare_apps.calendar import Calendar
from pare_apps.messaging import Messaging
from pare_scenarios.scheduling.promised_the_recital import ESTHER, OLU
from pare_scenarios.scheduling.proofs.promised_the_recital import recital, respond


def write(text: str) -> Do:
    return do(Messaging.send_message, to=[ESTHER.number], text=text)


RIGHT = {
    "won't be there": (write("I won't be there on Thursday, my nephew plays the violin. Have fun!"), recital()),
    "without me": (write("You will have to count without me, I have promised that evening."), recital()),
    "I can't wait to hear": (
        write("I can't come on Thursday: my nephew plays, and I can't wait to hear him."), recital(),
    ),
    "regrets": (write("I regret that I have to miss the quiz, it is my nephew's recital."), recital()),
    "unfortunately": (write("Unfortunately I'm not free on Thursday evening. Next time!"), recital()),
    "declined with a word": (respond("declined", "Family evening, sorry. Have fun!"), recital()),
    "two hours long": (
        respond("declined"),
        do(Calendar.create_event, title="Kofi plays the violin", starts="2027-03-18T18:30", ends="2027-03-18T20:30"),
    ),
    "other plans": (write("Thanks Esther, but I have other plans on Thursday. Next time!"), recital()),
    "no": (write("Dear Esther, it's a no from me this time, family comes first."), recital()),
    "sit out": (write("I'll have to sit this one out, my nephew has his recital. Enjoy!"), recital()),
    "cannot": (write("Sorry, I can't on Thursday. Have a great quiz!"), recital()),
    "pass": (write("I have to pass on the quiz night, sorry!"), recital()),
    "prior": (
        write("Dear Esther, thanks for the invitation! Unfortunately I have a prior engagement that evening."),
        recital(),
    ),
    "not this time": (write("Not this time, I'm afraid: my nephew's violin recital is the same evening."), recital()),
    "thanks but": (write("Thank you Esther, but I'm already taken on Thursday evening: my nephew plays."), recital()),
    "family": (
        write("Dear Esther, Thursday is my nephew's recital, so please don't count me in for the tables."), recital(),
    ),
}  # fmt: skip
WRONG = {
    "looking forward": (write("Quiz night? I can't wait! See you Thursday."), recital()),
    "would not miss it": (write("I won't miss it! See you on Thursday."), recital()),
    "not declining": (write("I don't decline, of course. Count me in."), recital()),
    "all night": (
        respond("declined"),
        do(Calendar.create_event, title="Kofi's recital", starts="2027-03-18T18:30", ends="2027-03-19T06:00"),
    ),
    "told to Olu": (do(Messaging.send_message, to=[OLU.number], text="I can't come to the quiz."), recital()),
    "declined, and yet": (respond("declined"), write("I'll be there on Thursday after all!"), recital()),
    "no recital": (respond("declined"), do(Calendar.create_event, title="No recital", starts="2027-03-18T18:30")),
    "late": (write("I can't come before eight, but I'll be there."), recital()),
    "wait": (write("I cannot wait for the quiz!"), recital()),
    "maybe": (respond("tentative"), write("Not sure yet whether I can come."), recital()),
    "birthday": (
        respond("declined"),
        do(Calendar.create_event, title="Kofi's recital", starts="2027-03-18T18:30", recurrence="FREQ=WEEKLY"),
    ),
    "guest": (
        respond("declined"),
        do(Calendar.create_event, title="Kofi's recital", starts="2027-03-18T18:30", attendees=["Esther"]),
    ),
    "yes": (write("Thanks, I'd love to! Kofi's recital can wait."), recital()),
    "after": (write("Great idea! I come right after the recital."), recital()),
}  # fmt: skip
