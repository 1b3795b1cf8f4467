"""The garden centre has not paid me and the person I write to has left."""

from pare.expect import as_is, changed
from pare.phrases import amount, words
from pare.scenario import Need, Person, Phone, Scenario, Story, Window
from pare_apps.contacts import Contact, Contacts
from pare_apps.email import EmailApp
from pare_apps.notes import Notes
from pare_scenarios import patterns as p, worlds as w
from pare_scenarios.pairing import following
from pare_scenarios.productivity.words import overdue_invoice_new_accounts_person as its

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
_CARD = changed(Contact, "accounts", only=("role", "note", "name"), emails=p.leads(SASKIA.email, RUBEN.email))
PDF = "invoice-2027-31.pdf"


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
                   w.file(PDF, "Invoice 2027-31, autumn window, 640 euros, due 8 November 2027"),
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
            slots=its.SLOTS, avoids=its.AVOIDS, doings=("pay", "delete"),
            evidence=("run", "colours", "invoices", "handover", "accounts"),
            window=Window(opens="colours", closes="12:00"),
        ),
    )  # fmt: skip

    must = {
        "Ms Bakker is reminded of that invoice": p.mail_to(
            SASKIA,
            says=(as_is(its.OVERDUE), as_is(amount(640)), as_is(its.LATE)),
            avoids=(its.NEXT, amount(280), its.THREATS),
        ),
        "her address is at hand": p.either(_CARD, p.new_card(SASKIA)),
    }
    allowed = (
        _CARD, p.new_card(SASKIA),
        p.note_changed("invoices", (its.OVERDUE, amount(640)),
                       (following(its.OVERDUE, words("paid", "settled"), within=12),),
                       drops=(its.OVERDUE,)),
    )  # fmt: skip
