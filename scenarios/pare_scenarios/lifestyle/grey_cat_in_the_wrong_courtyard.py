"""A cat has been found in the next courtyard, and the one who misses it does not get the house mail."""

from pare.expect import as_is
from pare.need import Need, Window
from pare.phone import Phone
from pare.phrases import any_of, clock, number, person, words
from pare.scenario import Person, Scenario, Stage, Story, do, the
from pare_apps.contacts import Contacts
from pare_apps.email import EmailApp
from pare_apps.messaging import Messaging
from pare_scenarios import patterns as p
from pare_scenarios import worlds as w
from pare_scenarios.pairing import amid, unless

MAREK = Person(
    "Marek Sokolov", "+372 5550 0161", "marek.sokolov@example.org",
    about="36, night nurse in Tallinn, lives in a block with six stairs and three courtyards, stair A.",
    goal="Mrs Ilves should hear at once that there is a cat like Miisu, but I will not promise that it is hers. If "
    "she cannot come before six, Ms Tamm should please not give the cat away until she has looked.",
)  # fmt: skip
ILVES = Person("Kaja Ilves", "+372 5550 0172")
REIN = Person("Rein Lehtinen", "+372 5550 0183", "rein.lehtinen@example.com")
TAMM = Person("Marta Tamm", email="marta.tamm@example.com")
HOUSE = Person("House post, Kalju 4", email="all@kalju4.test")

_ILVES = any_of(person(ILVES.name, aliases=("neighbour in stair A", "neighbor in stair A")), "Mrs Ilves", "Ms Ilves")
_CAT, _TAMM = words("cat", "Miisu"), any_of(person(TAMM.name), "Ms Tamm", "Mrs Tamm")
_KEPT = any_of(
    words("keep*", "kept", "hold", "wait*", "stay*", "look after", "until", "till", "longer", "hang on", "patience"),
    as_is(words("don't take", "not take", "don't bring", "not bring", "don't give", "not give", "no hurry")),
)
_CERTAIN = unless(
    words("it is Miisu", "it's Miisu", "is your cat", "is yours", "Miisu is", "found Miisu", "Miisu was", "found her",
          "found your cat", "Miisu has been", "your cat was", "your cat has been"),
    "think", "may", "might", "perhaps", "maybe", "looks", "sounds", "could", "probabl*", "seems", "likely", "hope*",
    "whether", "if", "possibl*", "not sure", "not certain",
)  # fmt: skip
_FOUND = p.told(
    ILVES, says=(as_is(_CAT), as_is(any_of(words("courtyard C", "yard C", "court C"), _TAMM))), avoids=(_CERTAIN,)
)
_WAIT = p.mail_to(
    TAMM, says=(_KEPT, as_is(clock(18, 30))), avoids=(words("Rein", "I keep", "I can keep", "I will keep"),)
)


class GreyCatInTheWrongCourtyard(Scenario):
    """A cat has been found, and I think I know whose it is."""

    id, domain, difficulty = "grey-cat-in-the-wrong-courtyard", "lifestyle", "easy"
    distractor = "Rein, too, once missed a grey cat, but that one came home in March."
    capabilities = ("intervention timing", "context observation")
    apps = (EmailApp, Messaging, Contacts)
    starts, zone, user, turns = "2027-09-23 15:25", "Europe/Tallinn", MAREK, 14

    def world(self, phone: Phone) -> None:
        phone.name("ilves", w.card(phone, ILVES, note="Stair A, flat 11. Has no e-mail and wants none.",
                                   relation="neighbour"))  # fmt: skip
        w.card(phone, REIN, note="Stair D, top floor.", relation="neighbour")
        w.chat(phone, [ILVES], [
            ("2027-08-30 18:12", "Kaja", "Could you bring me up the paper again when you come from work?"),
            ("2027-08-30 18:20", "me", "It hangs on your door."),
            ("2027-09-23 08:05", "Kaja", "My Miisu slipped out in the night when the lift men came. Grey all over, "
             "only the left front paw is white, and she has never let me put a collar on her. Keep your eyes open!"),
            ("2027-09-23 08:31", "me", "I will, I am home from the night shift now."),
        ])  # fmt: skip
        phone.name("missing", w.said(phone, "slipped out in the night"))
        w.chat(phone, [REIN], [
            ("2027-03-09 19:44", "Rein", "Has anybody seen our grey tabby? Gone since Sunday, courtyard C side."),
            ("2027-03-12 07:15", "Rein", "He is back! Sat in the boiler room and was offended. Thank you all."),
        ])  # fmt: skip
        w.mail(phone, "2027-09-20 10:00", HOUSE, "Lift in stair A", "The lift is out of order from Wednesday noon "
               "until Friday.", to=(HOUSE.email, MAREK.email))  # fmt: skip
        w.everyday(phone, about=("birds", "chess"), avoid=("cat", "Miisu", "courtyard", "grey", "shelter"),
                   besides=(TAMM,))  # fmt: skip

    def happens(self, story: Story) -> None:
        w.mail_comes(story, "15:30", "found", TAMM, "Whose cat is this?", "A grey cat has been crying in courtyard C "
                     "since noon. She is in my kitchen now, ground floor, door 2. At 18:00 I have to leave for the "
                     "airport and drop her at the shelter on the way, unless somebody comes first. Please write here, "
                     "my telephone is being mended. Marta Tamm", to=(HOUSE.email, MAREK.email))  # fmt: skip
        w.mail_comes(story, "15:37", "paw", TAMM, "Re: Whose cat is this?", "I forgot to say: the left front paw is "
                     "white, and there is no collar.", to=(HOUSE.email, MAREK.email))  # fmt: skip
        w.text_comes(story, (p.told(ILVES), "6m"), "later", ILVES, "Oh my heart! I sit at the eye clinic in Mustamäe "
                     "with drops in both eyes, and cannot be there before 18:30. Would she have patience?")  # fmt: skip

    needs = (
        Need(
            "Tell Mrs Ilves, who does not get the house mail, that a cat like Miisu is with Ms Tamm in courtyard C.",
            slots={
                "Mrs Ilves": _ILVES,
                "the cat": _CAT,
                "where it is": any_of(words("courtyard C", "yard C", "court C"), _TAMM, words("found", "turned up")),
            },
            avoids={"whose it is": words("tell Rein", "let Rein", "write to Rein", "message Rein", "Rein's cat"),
                    "who is told": words("Ilves's number to", "call the shelter", "reply to all", "the whole house"),
                    "how sure it is": words("definitely", "safe and sound", "certainly Miisu")},
            evidence=("found", "paw", "missing", "ilves"),
            window=Window(opens="paw", closes="18:00"),
        ),
        Need(
            "Ask Ms Tamm to keep the cat until half past six, when Mrs Ilves can be there.",
            slots={
                "Ms Tamm": any_of(_TAMM, "the finder", "who found"),
                "that it is kept": _KEPT,
                "half past six": amid(clock(18, 30), clock(18)),
            },
            avoids={"who keeps it": words("you keep the cat", "take the cat in", "fetch the cat yourself",
                                          "call the shelter", "ask the shelter", "reply to all")},
            evidence=("later",),
            window=Window(opens="later", closes="18:00"),
        ),
    )  # fmt: skip

    must = {"Mrs Ilves knows where to look": _FOUND, "Ms Tamm is asked to wait": p.since("later", _WAIT)}
    allowed = (
        p.since("later", p.told(ILVES)),
        p.before("later", p.mail_to(TAMM, says=(words("think", "may", "might", "neighbour", "owner", "know"),),
                                    avoids=(number(ILVES.number), "Rein"))),
    )  # fmt: skip

    _tell = w.tell(ILVES, "A cat that could be Miisu was found: grey, left paw white. She is with Ms Tamm, courtyard "
                   "C, ground floor, door 2, but only until six.")  # fmt: skip
    _ask = w.answer("paw", "Dear Ms Tamm, I think a neighbour misses her. She is at the doctor's and can be with you "
                    "at 18:30. Could you keep the cat until then? Marek Sokolov")  # fmt: skip
    solution = (
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

    wrong = {
        "Rein is told, whose cat is at home": ((w.tell(REIN, "A grey cat is with Ms Tamm in courtyard C."),), ()),
        "promised for certain": ((w.tell(ILVES, "Miisu is found! She is with Ms Tamm in courtyard C."),), (_ask,)),
        "the whole house is asked, with her number": (
            (_tell,),
            (w.answer("paw", f"Please keep the cat until 18:30. Owner: {ILVES.number}", reply_all=True),),
        ),
        "Ms Tamm is asked for tomorrow": ((_tell,), (w.answer("paw", "Can you keep the cat until tomorrow noon?"),)),
        "Ms Tamm hears nothing": ((_tell,), ()),
    }
    ways = {
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
