"""The solution of `grey-cat-in-the-wrong-courtyard`, mistakes that must fail and other ways that must pass."""

from pare.scenario import Stage, do, the
from pare_apps.contacts import Contacts
from pare_apps.email import EmailApp
from pare_apps.messaging import Messaging
from pare_scenarios import worlds as w
from pare_scenarios.lifestyle.grey_cat_in_the_wrong_courtyard import ILVES, REIN, TAMM

_tell = w.tell(ILVES, "A cat that could be Miisu was found: grey, left paw white. She is with Ms Tamm, courtyard "
               "C, ground floor, door 2, but only until six.")  # fmt: skip
_ask = w.answer("paw", "Dear Ms Tamm, I think a neighbour misses her. She is at the doctor's and can be with you "
                "at 18:30. Could you keep the cat until then? Marek Sokolov")  # fmt: skip
SOLUTION = (
    Stage(
        reads=(
            do(EmailApp.read_email, email_id=the("found")), do(EmailApp.read_email, email_id=the("paw")),
            do(Messaging.search_messages, text="Miisu"), do(Messaging.search_messages, text="grey"),
            do(Contacts.find_contacts, text="Ilves"),
        ),
        says="The cat in courtyard C sounds like Miisu, and Mrs Ilves gets no mail. Shall I write to Mrs Ilves "
        "that a cat like hers is with Ms Tamm, who has to leave at six?",
        calls=(_tell,),
        reports="I have written to Mrs Ilves.",
    ),
    Stage(
        reads=(do(Messaging.search_messages, text="patience"),),
        says="Mrs Ilves cannot be there before 18:30. Shall I ask Ms Tamm by mail to keep the cat until then?",
        calls=(_ask,),
        reports="Ms Tamm is asked to wait until half past six.",
    ),
)  # fmt: skip

WRONG = {
    "Rein is told, whose cat is at home": ((w.tell(REIN, "A grey cat is with Ms Tamm in courtyard C."),), ()),
    "promised for certain": ((w.tell(ILVES, "Miisu is found! She is with Ms Tamm in courtyard C."),), (_ask,)),
    "the whole house is asked, with her number": (
        (_tell,),
        (w.answer("paw", f"Please keep the cat until 18:30. Owner: {ILVES.number}", reply_all=True),),
    ),
    "Ms Tamm is asked for tomorrow": ((_tell,), (w.answer("paw", "Can you keep the cat until tomorrow noon?"),)),
    "Ms Tamm hears nothing": ((_tell,), ()),
}

WAYS = {
    "a hint to Ms Tamm at once, and an answer to Mrs Ilves": (
        (
            w.tell(ILVES, "Ms Tamm has a grey cat with a white paw in her kitchen, courtyard C. Is it yours?"),
            w.answer("found", "I think I know the owner and have just written to her."),
        ),
        (
            w.write_to(TAMM, "The cat", "Mrs Ilves comes at half past six. Would you wait for her, please?"),
            w.tell(ILVES, "I have asked Ms Tamm to wait for you."),
        ),
    ),
    "in few words": (
        (w.tell(ILVES, "Ms Tamm in court C found a cat, grey, one white paw. Could be yours. Door 2."),),
        (w.answer("found", "The owner can come at 6:30 pm. Please don't bring her away before, keep her."),),
    ),
}  # fmt: skip
