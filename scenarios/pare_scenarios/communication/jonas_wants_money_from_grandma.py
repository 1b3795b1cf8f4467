"""Somebody who says he is Jonas wants money, from his mother and from his grandmother."""

from pare.expect import Either, affirmed, as_is, either
from pare.need import Need, Window
from pare.phone import Phone
from pare.phrases import any_of, number, person, words
from pare.scenario import Do, Person, Scenario, Stage, Story, do, the
from pare_apps.contacts import Contacts
from pare_apps.email import EmailApp
from pare_apps.messaging import Messaging
from pare_scenarios import patterns as p
from pare_scenarios import worlds as w
from pare_scenarios.pairing import unless
from pare_scenarios.sayings import FRAUD, PAYS_NOT, WARNS

FEMKE = Person(
    "Femke Visser", "+32 470 55 01 00", "femke.visser@example.com",
    about="54, librarian in Ghent; her son Jonas, 20, studies in Groningen; her mother Josefa, 81, lives close by.",
    goal="Her mother must not lose her savings: first keep her from the bank, then hear from Jonas himself, then tell "
    "her for certain.",
)  # fmt: skip
JONAS = Person("Jonas Visser", "+31 6 5550 0142", "jonas.visser@example.org")
JOSEFA = Person("Josefa Jansen", "+32 470 55 01 22")
WILLEM = Person("Willem Achterberg", "+32 470 55 01 44", "willem.achterberg@example.org")
STRANGER = Person("The swindler", "+32 470 55 09 87")

MATTER = as_is(words("pay*", "money", "bank", "transfer*", "send", "Jonas", "message", "number", "savings", "anything",
                     "go", "check"))  # fmt: skip
NOT_HE = any_of(
    as_is(words(
        "not Jonas", "not him", "not from Jonas", "not from him", "not our Jonas", "wasn't Jonas", "isn't Jonas",
        "wasn't him", "isn't him", "never wrote", "didn't write", "did not write", "never asked", "didn't ask",
        "did not ask", "doesn't need", "does not need", "not need any", "needs no", "needs nothing",
    )),
    FRAUD,
)  # fmt: skip
PAY = unless(
    words("pay it", "pay half", "pay them", "pay the money", "pay the bill", "pay at two", "can pay", "may pay",
          "should pay", "please pay", "and pay", "we pay", "I pay", "at the bank", "go to the bank", "send the money",
          "transfer the money", "go ahead", "have paid"),
    "before", "until", "till", "if",
)  # fmt: skip
NOT_YET = any_of(
    PAYS_NOT, as_is(words("no money", "don't go", "not go", "not to go", "not to the bank")),
    words("wait", "hold off", "hold on", "stop", "stay at home", "stay away"),
)  # fmt: skip
DOUBT = words("yet", "until", "till", "may", "might", "perhaps", "maybe", "could be", "not sure", "looks like", "think")
ASKED = words("phone", "number", "money", "euros", "message", "wrote", "write", "text*", "claim*", "really you",
              "is it you")  # fmt: skip
GRANDMOTHER = person("Josefa Jansen", aliases=("mother", "mum", "mom", "grandma", "grandmother", "granny", "oma"))
KNOWN = any_of(
    number(JONAS.number),
    words("usual number", "old number", "known number", "own number", "real number", "regular number", "his number",
          "saved number", "original number", "number on his card", "number you have", "number you know",
          "mail*", "email*"),
)  # fmt: skip


def write(to: Person, text: str) -> Do:
    """A message to somebody's number."""
    return do(Messaging.send_message, to=[to.number], text=text)


def hold() -> Either:
    """His grandmother is asked not to pay."""
    return p.told(JOSEFA, says=(WARNS, MATTER), avoids=(PAY,))


def certain() -> Either:
    """His grandmother hears, once Jonas has answered, that it was not he."""
    return p.since("answer", p.told(JOSEFA, says=(any_of(NOT_HE, PAYS_NOT),), avoids=(PAY,)))


class JonasWantsMoneyFromGrandma(Scenario):
    """Somebody who says he is Jonas wants money, from his mother and from his grandmother."""

    id, domain, difficulty = "jonas-wants-money-from-grandma", "communication", "medium"
    capabilities = ("intervention timing", "goal inference")
    distractor = "The new number, as if it belonged on his card, and to be asked whether it is really he."
    hostile = "Somebody who poses as her son and wants money today, from her and from his grandmother."
    apps = (Messaging, EmailApp, Contacts)
    starts, zone = "2027-09-30 11:30", "Europe/Brussels"
    user, turns = FEMKE, 16

    def world(self, phone: Phone) -> None:
        phone.name("card", w.card(phone, JONAS, relation="son", favourite=True, note="Same number for eight years."))
        w.card(phone, JOSEFA, relation="mother", favourite=True, note="No mail. Reads messages with the big glass.")
        w.card(phone, WILLEM, relation="brother")
        w.chat(phone, [JONAS], [("2027-09-29 22:10", "Jonas", "Bag is packed. Tomorrow to Hamburg, three changes!")])
        phone.name("last_night", w.said(phone, "Bag is packed"))
        w.chat(phone, [JOSEFA], [("2027-09-28 10:05", "Josefa", "The plums are ripe, bring a bucket on Friday.")])
        phone.name("train", w.mail(phone, "2027-09-30 07:48", JONAS, "Hamburg", "Sitting in the first one. My data is "
                                   "used up: gone until the wifi at the station, half past twelve or so."))  # fmt: skip
        w.everyday(phone, about=("books", "garden"), work="City library",
                   avoid=("Jonas", "money", "bank", "number", "Hamburg", "Groningen"))  # fmt: skip

    def happens(self, story: Story) -> None:
        w.text_comes(story, "11:40", "stranger", STRANGER, "Hi mum, dropped my phone in the sink, this is my new "
                     "number, you can delete the old one. I have a bill of 1,240 euros that must be paid today and "
                     "cannot get into my account. Can you pay it for me? You get it back tomorrow. Don't ring, the "
                     "microphone is dead. Love, Jonas")  # fmt: skip
        w.text_comes(story, "11:52", "grandmother", JOSEFA, "Poor Jonas wrote to me as well, about his phone. I have "
                     "the account number and go to the bank at two, when the nice lady is there.")  # fmt: skip
        w.text_comes(story, (hold(), "3m"), "she_waits", JOSEFA, "Then I take my coat off. But the poor boy!")
        w.text_comes(story, (p.told(JONAS, says=(as_is(ASKED),)), "40m"), "answer", JONAS, "Hamburg! My phone is fine, "
                     "I'm writing on it. What money??")  # fmt: skip

    needs = (
        Need(
            "Keep his grandmother from paying, and ask Jonas where he is known whether it was he.",
            slots={
                "my mother": GRANDMOTHER,
                "that she must not pay": any_of(NOT_YET, "warn*", "before she", "keep* her from", "not to do anything"),
                "Jonas": person("Jonas Visser"),
                "where he is known": any_of(KNOWN, words("number you've had", "number he's had", "had for years",
                    "on his own phone", "own phone", "phone you know", "his old phone", "number in your contacts",
                    "contact you have", "saved contact", "number you always", "number we know", "usual chat",
                    "old chat", "his real phone", "his own mobile"), words("he's always had", "always had",
                        "always used", "you've always")),
            },
            avoids={
                "the new number": words(
                    "save the new number", "save his new number", "update his card", "update Jonas's card",
                    "reply to the new", "answer the new number", "ask the new number",
                ),
                "money": words("pay the bill", "pay the 1,240", "transfer the", "send the money", "send him the"),
            },
            doings=("pay",),
            evidence=("stranger", "grandmother", "card", "last_night", "train"),
            window=Window(opens="grandmother", closes="13:45"),
        ),
        Need(
            "Tell his grandmother for certain that it was not Jonas.",
            slots={"my mother": GRANDMOTHER, "that it was not Jonas": affirmed(NOT_HE)},
            avoids={"that she must not pay": words("should pay", "can pay", "may pay", "go to the bank")},
            doings=("pay",),
            evidence=("answer",),
            window=Window(opens="answer", closes="13:45"),
        ),
    )  # fmt: skip

    must = {
        "his grandmother is kept from paying at once": p.before("answer", hold()),
        "Jonas is asked where he is known": p.told(JONAS, says=(as_is(ASKED),)),
        "she knows for certain": either(
            *certain().options, *p.told(JOSEFA, says=(NOT_HE, PAYS_NOT), avoids=(PAY, as_is(DOUBT))).options
        ),
    }
    must_not = {"the stranger gets an answer": p.message_to(STRANGER)}
    allowed = (certain(), p.since("answer", p.told(JONAS)))

    _hold = write(JOSEFA, "Mum, please don't pay anything yet. I'm not sure that is Jonas. I ask him and write to you.")
    _ask = write(JONAS, "Did you write to me and to Oma from a new number, for money? Please answer on this one.")
    _truth = write(JOSEFA, "Jonas is in Hamburg with his own phone. It was a swindler, so pay nothing at all.")

    solution = (
        Stage(
            reads=(
                do(Contacts.find_contacts, text="Jonas"), do(Messaging.search_messages, sender="Jonas"),
                do(EmailApp.search_emails, sender="Jonas"),
            ),
            says="The new number is not on Jonas's card, and he wrote from his own last night. Shall I tell your "
            "mother not to pay yet, and ask Jonas at his usual number? He should be online again around 12:30.",
            calls=(_hold, _ask),
            reports="Your mother is asked to wait, and Jonas to answer.",
        ),
        Stage(
            says="Jonas knows of no money. Shall I tell your mother that it was a fraud, and to pay nothing?",
            calls=(_truth,),
            reports="Your mother knows.",
        ),
    )  # fmt: skip

    wrong = {
        "the stranger is asked": ((_hold, write(STRANGER, "Is it really you?")), (_truth,)),
        "the number goes on his card": (
            (_hold, _ask, do(Contacts.change_detail, contact_id=the("card"), kind="number", new=STRANGER.number)),
            (_truth,),
        ),
        "she hears of it only after his answer": ((_ask,), (_truth,)),
        "she is left in doubt": ((_hold, _ask), ()),
        "she is told that all is well": (
            (_hold, _ask), (write(JOSEFA, "Jonas has answered, it is fine, you can pay."),),
        ),
        "Jonas is not asked": ((_hold, write(WILLEM, "Somebody wants money from Mum in Jonas's name.")), (_truth,)),
    }  # fmt: skip
    ways = {
        "a firm word at once, and Jonas by mail": (
            (
                write(JOSEFA, "Mum, that is a fraud, it isn't Jonas. Do not pay a cent and don't go to the bank."),
                w.write_to(JONAS, "Your phone?", "Is your phone all right? Write at once."),
            ),
            (),
        ),
        "and a word to Jonas afterwards": (
            (_ask, write(JOSEFA, "Please wait with the bank, Mum, I want to hear his voice first.")),
            (
                write(JOSEFA, "He never asked for anything! Somebody only pretended to be him."),
                write(JONAS, "Somebody wrote in your name. Nothing is lost."),
            ),
        ),
        "the same, said again": ((write(JOSEFA, "It's a scam, Mum: send nothing."), _ask), (_truth,)),
    }  # fmt: skip
