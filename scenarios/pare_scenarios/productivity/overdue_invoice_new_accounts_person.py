"""The garden centre has not paid me and the person I write to has left."""

from datetime import date

from pare.expect import as_is, changed
from pare.need import Need, Window
from pare.phone import Phone
from pare.phrases import amount, any_of, code, day, person, words
from pare.scenario import Do, Person, Scenario, Stage, Story, do, the
from pare_apps.contacts import Contact, Contacts
from pare_apps.email import EmailApp
from pare_apps.notes import Notes
from pare_scenarios import patterns as p
from pare_scenarios import worlds as w
from pare_scenarios.pairing import following

MONDAY, DUE = date(2027, 11, 22), date(2027, 11, 8)

ANOUK = Person(
    "Anouk Achterberg", "+32 470 55 03 01", "anouk@achterberg-draws.test",
    about="29, freelance illustrator in Ghent, lives with her girlfriend; writes her invoices on Sunday evenings.",
    goal="The one invoice that is overdue should be in today's payment run, so whoever pays now must hear of it before "
    "noon, politely. And I do not want to write to somebody who has left ever again.",
)  # fmt: skip
RUBEN = Person("Ruben Visser", email="ruben.visser@groenhoek.example.com")
SASKIA = Person("Saskia Bakker", email="saskia.bakker@groenhoek.example.com")
FEMKE = Person("Femke Lefèvre", email="femke.lefevre@groenhoek.example.com")
NOREPLY = Person("Groenhoek", email="payments@groenhoek.example.com")
_OVERDUE, _NEXT = code("2027-31"), code("2027-33")
_LATE = any_of(day(DUE, today=MONDAY), words("two weeks", "14 days", "a fortnight", "overdue since"))
_THREATS = words("late fee", "interest", "penalty", "lawyer", "court", "collection", "surcharge", "10 percent")
_CARD = changed(Contact, "accounts", only=("role", "note", "name"), emails=p.leads(SASKIA.email, RUBEN.email))
_PDF = "invoice-2027-31.pdf"


def chase(body: str, to: Person = SASKIA) -> Do:
    """A word about the invoice."""
    return w.write_to(to, "Invoice 2027-31", body)


class OverdueInvoiceNewAccountsPerson(Scenario):
    """The garden centre has not paid me and the person I write to has left."""

    id, domain, difficulty = "overdue-invoice-new-accounts-person", "productivity", "easy"
    distractor = "The card names somebody who has left; a second invoice to the same firm is not due yet."
    capabilities = ("goal inference", "context observation")
    apps = (EmailApp, Contacts, Notes)
    starts, zone, user = "2027-11-22 08:50", "Europe/Brussels", ANOUK

    def world(self, phone: Phone) -> None:
        phone.name("accounts", w.business(phone, "Groenhoek accounts", emails=(RUBEN.email,), role="Ruben Visser"))
        w.card(phone, FEMKE, organisation="Groenhoek", role="designer")
        phone.name("invoices", w.note(phone, "Invoices 2027", "2027-29, library, €310, due 25 October: paid\n"
            "2027-30, Kaya dental practice, €150, due 2 November: paid\n"
            "2027-31, Groenhoek garden centre, €640, due 8 November: open\n"
            "2027-32, library, €95, due 29 November: open\n"
            "2027-33, Groenhoek garden centre, €280, due 6 December: open", at="2027-11-21 20:15"))  # fmt: skip
        phone.name("sent", w.mail(phone, "2027-10-09 18:02", ANOUK, "Invoice 2027-31", "Dear Ruben, please find the "
                   "invoice for the autumn window attached. Kind regards, Anouk",
                   w.file(_PDF, "Invoice 2027-31, autumn window, 640 euros, due 8 November 2027"),
                   to=(RUBEN.email,)))  # fmt: skip
        w.mail(phone, "2027-10-11 09:12", RUBEN, "Re: Invoice 2027-31", "Thank you Anouk, it goes to the books. Ruben")
        phone.name("handover", w.mail(phone, "2027-11-02 16:40", SASKIA, "Accounts at Groenhoek", "Dear suppliers, "
                   "Ruben Visser left us on Friday, and his mailbox is not read any more. I do accounts now, so "
                   "please write to me about invoices. Saskia Bakker"))  # fmt: skip
        w.mail(phone, "2027-10-28 20:05", ANOUK, "Invoice 2027-33", "Dear Ruben, the one for the wreath labels.",
               w.file("invoice-2027-33.pdf", "280 euros, due 6 December 2027"), to=(RUBEN.email,))  # fmt: skip
        w.everyday(phone, about=("painting", "cycling"), avoid=("invoice", "account", "payment", "Groenhoek"))

    def happens(self, story: Story) -> None:
        w.mail_comes(story, "09:00", "run", NOREPLY, "Payment run today", "This week's payment run closes today at "
                     "12:00. What is due and not in it has to be reported to our accounts department "
                     "until then. This is an automatic mail, nobody reads answers.")  # fmt: skip
        w.mail_comes(story, "09:15", "colours", FEMKE, "Colours for spring", "Good morning Anouk! More apricot or "
                     "more pink for the magnolias? PS: I have just seen the list for today's run, and "
                     "you are not on it. Not my desk, I only wonder.")  # fmt: skip

    needs = (
        Need(
            "Remind Saskia Bakker before noon of the overdue invoice, and put her address on the accounts card.",
            slots={
                "who pays now": any_of(person("Saskia Bakker"), words("new accounts", "who does accounts")),
                "the invoice": any_of(_OVERDUE, amount(640), words("overdue invoice", "due on 8 November")),
                "that it is reminded of": words("remind*", "chas*", "ask*", "writ*", "mail*", "email*", "follow*",
                                                "report*", "tell", "send", "point out", "nudge"),
                "the card": words("card", "contact*", "address book"),
            },
            avoids={
                "who pays now": words("write to Ruben", "mail Ruben", "email Ruben", "remind Ruben", "ask Ruben",
                                      "ask Femke", "tell Femke", "write to Femke", "remind Femke", "answer Femke",
                                      "reply to Femke", "cc Femke"),
                "which invoice": any_of(_NEXT, amount(280), words("both invoices", "all open invoices", "920")),
                "that it is polite": _THREATS,
            },
            doings=("pay", "delete"),
            evidence=("run", "colours", "invoices", "handover", "accounts"),
            window=Window(opens="colours", closes="12:00"),
        ),
    )  # fmt: skip

    must = {
        "Ms Bakker is reminded of that invoice": p.mail_to(
            SASKIA, says=(as_is(_OVERDUE), as_is(amount(640)), as_is(_LATE)), avoids=(_NEXT, amount(280), _THREATS)
        ),
        "her address is at hand": p.either(_CARD, p.new_card(SASKIA)),
    }
    allowed = (
        _CARD, p.new_card(SASKIA),
        p.note_changed("invoices", (_OVERDUE, amount(640)), (following(_OVERDUE, words("paid", "settled"), within=12),),
                       drops=(_OVERDUE,)),
    )  # fmt: skip

    _reminded = chase(
        "Dear Ms Bakker, my invoice 2027-31 over 640 euros was due on 8 November and does not seem to have been "
        "paid. Could you take it into today's run? Kind regards, Anouk Achterberg"
    )
    _card = do(Contacts.change_detail, contact_id=the("accounts"), kind="email", old=RUBEN.email, new=SASKIA.email)

    solution = (
        Stage(
            reads=(
                do(Notes.read_note, note_id=the("invoices")), do(EmailApp.search_emails, text="accounts"),
                do(Contacts.find_contacts, text="Groenhoek"),
            ),
            says="Groenhoek's payment run closes at noon without your invoice 2027-31, which was due on 8 November. "
            "Shall I remind Saskia Bakker of it, who does their accounts now, and put her address on the card instead "
            "of Ruben's?",
            calls=(_reminded, _card),
            reports="Saskia Bakker has the reminder, and her address is on the card.",
        ),
    )  # fmt: skip

    wrong = {
        "to the one who has left": (chase("Dear Ruben, 2027-31, 640 euros, was due on 8 November.", RUBEN), _card),
        "to the designer": (chase("Hi Femke, 2027-31 (€640) was due on 8 November, can you ask?", FEMKE), _card),
        "the one that is not due yet": (chase("Dear Ms Bakker, 2027-33 over 280 euros, due 6 December."), _card),
        "the card stays as it was": (_reminded,),
        "with a fee": (chase("2027-31, €640, due 8 November. I have to add a late fee of 40 euros."), _card),
        "the note says paid": (
            _reminded, _card, do(Notes.write_note, note_id=the("invoices"), text="2027-31, €640: paid"),
        ),
    }  # fmt: skip
    ways = {
        "the old mail forwarded, a card of her own": (
            do(EmailApp.forward_email, email_id=the("sent"), to=[SASKIA.email], body="Dear Saskia, I sent this to your "
               "predecessor: 640 euros, due two weeks ago. Would you see to it today? Thank you, Anouk"),
            do(Contacts.create_contact, name="Saskia Bakker", emails=[SASKIA.email], organisation="Groenhoek"),
        ),
        "the card first, the old address kept behind, a line in the note": (
            do(Contacts.change_detail, contact_id=the("accounts"), kind="email", new=SASKIA.email, preferred=True),
            w.answer("handover", "Dear Ms Bakker, welcome! 2027-31 (€640.00, due "
               "08/11/2027) is still open on my side.", attachments=[the("sent", suffix=f"/{_PDF}")]),
            do(Notes.write_note, note_id=the("invoices"), text="22 November: Saskia Bakker reminded of 2027-31, €640"),
        ),
    }  # fmt: skip
