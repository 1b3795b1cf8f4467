"""The solution of `what-luka-may-eat-at-bens`, mistakes that must fail and other ways that must pass."""

from pare.scenario import Do, Stage, do, the
from pare_apps.email import EmailApp
from pare_apps.messaging import Messaging
from pare_apps.notes import Notes
from pare_scenarios import worlds as w
from pare_scenarios.communication.what_luka_may_eat_at_bens import CLEMENS

NEW_NOTE = (
    "Sesame: strictly not, tahini neither\nNuts and egg: fine again (clinic, 7 May 2027)\n"
    "If he gets a rash: five drops, then ring me\nEats anything that is called schnitzel"
)


def rewrite(text: str, how: str = "replace") -> Do:
    """The note is written over, or added to."""
    return do(Notes.write_note, note_id=the("food"), text=text, how=how)


_answer = w.tell(CLEMENS, "No sesame at all please, no tahini or sesame oil either. Nuts and egg are fine by now. "
                 "If he gets a rash: five drops from the bottle in his bag, and ring me.")  # fmt: skip
SOLUTION = (
    Stage(
        reads=(
            do(EmailApp.search_emails, text="Luka"), do(Notes.read_note, note_id=the("food")),
            do(Messaging.search_messages, text="shopping"),
        ),
        says="The clinic has new results and has just corrected the dose. Shall I answer Clemens: strictly no "
        "sesame, nuts and egg are fine, five drops for a rash? And put the same into your note \"Luka food\"?",
        calls=(_answer, rewrite(NEW_NOTE)),
        reports="Clemens has the new rules before he goes shopping, and the note is up to date.",
    ),
)  # fmt: skip

WRONG = {
    "from the old note": (
        w.tell(CLEMENS, "No nuts and no raw egg, please. With a rash wash it off and ring me."), rewrite(NEW_NOTE),
    ),
    "ten drops": (
        w.tell(CLEMENS, "No sesame. Nuts and egg are fine. For a rash: ten drops."),
        rewrite(NEW_NOTE.replace("five", "ten")),
    ),
    "the dose is left out": (w.tell(CLEMENS, "Strictly no sesame. Nuts and egg are fine."), rewrite(NEW_NOTE)),
    "the note stays": (_answer,),
    "the note contradicts itself": (_answer, rewrite("No sesame, nuts and egg are fine, five drops", "append")),
    "to the whole class": (
        w.tell("class", "Luka: no sesame, nuts and egg are fine, five drops for a rash."), rewrite(NEW_NOTE),
    ),
    "the clinic's letter as it is": (
        do(EmailApp.forward_email, email_id=the("results"), to=[CLEMENS.email],
           body="Five drops for a rash, not ten. No sesame, nuts and egg are fine."), rewrite(NEW_NOTE),
    ),
}  # fmt: skip

WAYS = {
    "in two messages, and a new note": (
        w.tell(CLEMENS, "He is allergic to sesame, so please nothing with it. He can have nuts and eggs again!"),
        w.tell(CLEMENS, "And should a rash come up, give him 5 drops."),
        do(Notes.delete_note, note_id=the("food")),
        do(Notes.create_note, title="What Luka may eat", text="Avoid sesame!\nNuts: yes\nEgg: yes\nRash: 5 drops"),
    ),
    "by mail, and the old lines struck": (
        rewrite("Nuts and egg are no longer a problem. Sesame is forbidden. In case of hives 5 drops.\n"
                "Eats anything that is called schnitzel"),
        w.write_to(CLEMENS, "Luka's food", "Dear Clemens, the clinic tested him this week. Nuts and eggs are no "
                   "longer a problem, but sesame must be strictly avoided. For a rash it is five drops, not ten."),
    ),
}  # fmt: skip
