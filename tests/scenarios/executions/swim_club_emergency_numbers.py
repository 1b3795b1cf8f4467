"""The swim club: numbers given in other words, and numbers that do not help."""

from pare.scenario import Do, do, the
from pare_apps.contacts import Contacts
from pare_apps.email import EmailApp
from pare_scenarios.communication.proofs.swim_club_emergency_numbers import answer, new_number
from pare_scenarios.communication.swim_club_emergency_numbers import CLUB, SHALINI, VIKRAM
from pare_scenarios.communication.words.swim_club_emergency_numbers import LANDLINE, MOBILE, NEW, OLD

CARD = new_number(old=OLD)
BOTH = f"Shalini Menon {NEW}, Edith Whitcombe {MOBILE}"


def card(**how: object) -> Do:
    return do(Contacts.change_detail, contact_id=the("shalini"), kind="number", **how)


RIGHT = {
    "national form on the card": (answer(BOTH), card(new="07700 900188", old=OLD)),
    "the old number is to be deleted": (
        answer(
            f"Please ring my wife Shalini on {NEW}; please delete her old number {OLD}. " f"Then Edith "
            f"Whitcombe, {MOBILE}.",
        ),
        CARD,
    ),
    "the brother is to be struck off": (answer(f"{BOTH}. Please remove Vikram if he is still on file."), CARD),
    "numbers first": (answer(f"{NEW} (Shalini Menon), {MOBILE} (Edith Whitcombe, a neighbour)"), CARD),
    "named together": (answer(f"Shalini Menon and Edith Whitcombe, at {NEW} and {MOBILE}. Regards, Deepak"), CARD),
    "a copy to his wife": (answer(BOTH, cc=[SHALINI.email]), CARD),
    "why not the landline": (
        answer(f"Shalini Menon, {NEW}. Edith Whitcombe's landline {LANDLINE} is out of order, her mobile is {MOBILE}."),
        CARD,
    ),
    "not on the landline": (
        answer(f"Shalini: {NEW}\nEdith: {MOBILE}\nPlease don't ring Edith on her landline, it is not working."), CARD,
    ),
    "the new number in front of the old": (answer(BOTH), card(new=NEW, preferred=True)),
    "a list": (
        answer("Dear club,\n1. Shalini Menon (mother): 07700 900188\n2. Edith Whitcombe (neighbour): 07700 900155"),
        CARD,
    ),
    "mother and neighbour": (
        answer(
            "Hello! 1st contact: Shalini Menon (mum), tel. 07700900188. 2nd contact: Edith Whitcombe (neighbour), mob. "
            "07700900155. Thanks, Deepak",
        ),
        CARD,
    ),
    "first is, second is": (
        answer(
            f"The first person is Shalini Menon and her number is {NEW}. The second is Edith Whitcombe, "
            f"and hers is {MOBILE}.",
        ),
        CARD,
    ),
    "instead of in May": (
        answer(f"Instead of Vikram Menon please note Edith Whitcombe, {MOBILE}. Shalini Menon now has {NEW}."), CARD,
    ),
    "no longer valid": (
        answer(
            f"Please note that {OLD} is no longer valid for Shalini Menon. Use {NEW} for her and "
            f"{MOBILE} for Edith Whitcombe.",
        ),
        CARD,
    ),
    "in case we cannot come": (
        answer(f"If I don't answer, please ring Shalini Menon on {NEW} or Edith Whitcombe on {MOBILE}."), CARD,
    ),
    "two lines": (
        answer(
            f"Emergency contacts for Anjali:\n\nShalini Menon\n{NEW}\n\nEdith "
            f"Whitcombe\n{MOBILE}\n\nBest wishes\nDeepak Menon",
        ),
        CARD,
    ),
    "her new one": (answer(f"Please call my wife Shalini ({NEW}, a new number) or Mrs Whitcombe ({MOBILE})."), CARD),
    "wife and neighbour": (
        answer(
            f"Anjali's emergency contacts: my wife Shalini on {NEW}; if you don't reach her, Edith "
            f"Whitcombe on {MOBILE}.",
        ),
        CARD,
    ),
    "formal": (
        answer(
            f"Dear Otters team, for Anjali Menon please use (1) Shalini Menon, {NEW} and (2) Edith "
            f"Whitcombe, {MOBILE}. This replaces the numbers of May.",
        ),
        CARD,
    ),
}  # fmt: skip
WRONG = {
    "the numbers swapped": (answer(f"Shalini Menon {MOBILE}, Edith Whitcombe {NEW}"), CARD),
    "swapped, numbers first": (answer(f"{MOBILE} for Shalini Menon and {NEW} for Edith Whitcombe"), CARD),
    "swapped, named together": (answer(f"Shalini and Edith, at {MOBILE} and {NEW} respectively"), CARD),
    "not to be rung": (answer(f"Please do NOT ring Shalini Menon {NEW} or Edith Whitcombe {MOBILE}."), CARD),
    "not to be rung, with commas": (
        answer(f"Please do NOT ring Shalini Menon, {NEW}, or Edith Whitcombe, {MOBILE}."), CARD,
    ),
    "the old number besides": (answer(f"Shalini Menon {NEW} or {OLD}, Edith Whitcombe {MOBILE}"), CARD),
    "the brother besides": (answer(f"{BOTH}, Vikram Menon {VIKRAM.number}"), CARD),
    "the dead number stays preferred": (answer(BOTH), card(new=NEW)),
    "a stranger's number on the card": (answer(BOTH), CARD, card(new="+44 7700 900999")),
    "a copy to the brother": (answer(BOTH, cc=[VIKRAM.email]), CARD),
    "to the club and the shift lead": (
        do(EmailApp.send_email, to=[CLUB.email, "marta.forde@example.com"], subject="Anjali", body=BOTH), CARD,
    ),
    "never ring": (answer(f"Never ring Shalini Menon on {NEW}, nor Edith Whitcombe on {MOBILE}."), CARD),
    "only one": (answer(f"Shalini Menon, {NEW}"), CARD),
    "numbers without names": (answer(f"{NEW} and {MOBILE}"), CARD),
    "card gets the mobile": (answer(BOTH), card(new=MOBILE, old=OLD)),
    "digits mistyped": (answer(f"Shalini Menon +44 7700 900189, Edith Whitcombe {MOBILE}"), CARD),
    "the landline first": (answer(f"Shalini Menon {NEW}, Edith Whitcombe {LANDLINE} or {MOBILE}"), CARD),
    "under the other's name": (answer(f"Edith Whitcombe\n{NEW}\nShalini Menon\n{MOBILE}"), CARD),
    "one not to be used": (answer(f"Shalini Menon {NEW}. Edith Whitcombe is not available on {MOBILE}."), CARD),
}  # fmt: skip
