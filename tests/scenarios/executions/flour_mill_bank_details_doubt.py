"""The mill's account: told to Karim in other words, and told so that the money is lost."""

from pare.scenario import do, the
from pare_apps.reminders import Reminders
from pare_scenarios.productivity.flour_mill_bank_details_doubt import DELPHINE, KARIM, FlourMillBankDetailsDoubt
from pare_scenarios.productivity.proofs.flour_mill_bank_details_doubt import text

(ASKED,) = FlourMillBankDetailsDoubt.solution[0].calls
TOLD, FRIDAY = FlourMillBankDetailsDoubt.solution[1].calls


def karim(words: str) -> object:
    return ((ASKED,), (text(KARIM, words), FRIDAY))


RIGHT = {
    "as always": karim("Please pay the mill on Friday with the bank details we always use."),
    "leave it today": karim("Leave 4471 out today. On Friday it goes to the old IBAN ending 0832, as before."),
    "the mail was false": karim("The mail with 5517 was a fake, Delphine says. Pay 4471 on Friday to 0832."),
    "do not use the other": karim(
        "Don't use 5517! The account is still 0832. Delphine wants the money on Friday, not today.",
    ),
    "dairy today": karim("Dairy 212 today as planned. 4471 only on Friday, to the mill's usual account."),
    "asked about the bank": ((text(DELPHINE, "Have you changed your bank?"),), (TOLD, FRIDAY)),
    "another title": (
        (ASKED,),
        (
            TOLD,
            do(
                Reminders.update_reminder, reminder_id=the("payment"), due="2027-09-24 09:00",
                title="Pay mill invoice 4471, €1,910 (account 0832)",
            ),
        ),
    ),
    "same as ever": karim("4471: nothing has changed with the account. Please transfer on Friday, not today."),
    "old IBAN": karim("Hi Karim, 5517 is not theirs. 4471 goes to the IBAN on file, but please wait until Friday."),
    "as printed": karim("Please pay invoice 4471 on 24 September to the IBAN ending 0832 as printed on the invoice."),
    "skip": karim("Skip 4471 this afternoon and send it on Friday to their usual IBAN."),
    "asked": ((text(DELPHINE, "Is the IBAN ending 5517 yours?"),), (TOLD, FRIDAY)),
    "spoke": karim(
        "Spoke to Delphine: the e-mail about 5517 is fraudulent. 4471 goes to the existing account (0832), and only "
        "this Friday.",
    ),
    "hold": karim(
        "Please hold the mill's payment until Friday and use the account we already have for them, ending in 0832.",
    ),
    "unchanged": karim("Delphine says their bank details are unchanged. Please pay 4471 on Friday."),
    "take it out": karim("Take 4471 out of today's run. It's paid on Friday, same account as last time (0832)."),
}  # fmt: skip
WRONG = {
    "all to the new one": karim("Friday: nothing to the old account 0832, all to the mill's new one, 5517."),
    "paid today": karim("Pay 4471 today to 0832. I am away on Friday."),
    "at three after all": karim("Send 4471 at three to 0832 as planned. On Friday I am away."),
    "not on Friday": karim("Do not pay 4471 on Friday to the old account 0832."),
    "the new account is right": karim("The old account is closed, pay 4471 on Friday to the new one."),
    "no word about the account": karim("Pay 4471 on Friday."),
    "a title that says nothing": (
        (ASKED,), (TOLD, do(Reminders.update_reminder, reminder_id=the("payment"), due="2027-09-24 09:00", title="x")),
    ),
    "Karim told to go on meanwhile": ((ASKED, text(KARIM, "Don't wait, use 5517.")), (TOLD, FRIDAY)),
    "a reminder not to pay": (
        (ASKED,),
        (
            TOLD, do(Reminders.delete_reminder, reminder_id=the("payment")),
            do(Reminders.create_reminder, title="Never pay the mill", due="2027-09-24 09:00"),
        ),
    ),
    "half each": karim("Half to 0832 and half to 5517, on Friday."),
    "as in the mail": karim("Pay as the mail says, on Friday."),
    "this afternoon": karim("Pay 4471 this afternoon to 0832, and the gas on Friday."),
    "Thursday": karim("Pay 4471 on Thursday to the old account 0832."),
    "nothing": karim("Do not pay 4471 at all, not on Friday either. The old account is wrong."),
    "confirmed": karim("Delphine confirms 5517. Pay on Friday, the old account 0832 no longer exists."),
    "both": karim("Pay 4471 on Friday to 5517. If it fails use 0832."),
}  # fmt: skip
