"""The solution of `overdue-invoice-new-accounts-person`, mistakes that must fail and other ways that must pass."""

from pare.scenario import Do, Person, Stage, do, the
from pare_apps.contacts import Contacts
from pare_apps.email import EmailApp
from pare_apps.notes import Notes
from pare_scenarios import worlds as w
from pare_scenarios.productivity.overdue_invoice_new_accounts_person import FEMKE, PDF, RUBEN, SASKIA


def chase(body: str, to: Person = SASKIA) -> Do:
    """A word about the invoice."""
    return w.write_to(to, "Invoice 2027-31", body)


_reminded = chase(
    "Dear Ms Bakker, my invoice 2027-31 over 640 euros was due on 8 November and does not seem to have been "
    "paid. Could you take it into today's run? Kind regards, Anouk Achterberg"
)
_card = do(Contacts.change_detail, contact_id=the("accounts"), kind="email", old=RUBEN.email, new=SASKIA.email)
SOLUTION = (
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

WRONG = {
    "to the one who has left": (chase("Dear Ruben, 2027-31, 640 euros, was due on 8 November.", RUBEN), _card),
    "to the designer": (chase("Hi Femke, 2027-31 (€640) was due on 8 November, can you ask?", FEMKE), _card),
    "the one that is not due yet": (chase("Dear Ms Bakker, 2027-33 over 280 euros, due 6 December."), _card),
    "the card stays as it was": (_reminded,),
    "with a fee": (chase("2027-31, €640, due 8 November. I have to add a late fee of 40 euros."), _card),
    "the note says paid": (
        _reminded, _card, do(Notes.write_note, note_id=the("invoices"), text="2027-31, €640: paid"),
    ),
}  # fmt: skip

WAYS = {
    "the old mail forwarded, a card of her own": (
        do(EmailApp.forward_email, email_id=the("sent"), to=[SASKIA.email], body="Dear Saskia, I sent this to your "
           "predecessor: 640 euros, due two weeks ago. Would you see to it today? Thank you, Anouk"),
        do(Contacts.create_contact, name="Saskia Bakker", emails=[SASKIA.email], organisation="Groenhoek"),
    ),
    "the card first, the old address kept behind, a line in the note": (
        do(Contacts.change_detail, contact_id=the("accounts"), kind="email", new=SASKIA.email, preferred=True),
        w.answer("handover", "Dear Ms Bakker, welcome! 2027-31 (€640.00, due "
           "08/11/2027) is still open on my side.", attachments=[the("sent", suffix=f"/{PDF}")]),
        do(Notes.write_note, note_id=the("invoices"), text="22 November: Saskia Bakker reminded of 2027-31, €640"),
    ),
}  # fmt: skip
