"""The solution of `joinery-partner-has-new-addresses`, mistakes that must fail and other ways that must pass."""

from pare.scenario import Stage, do, the
from pare_apps.contacts import Contacts
from pare_apps.email import EmailApp
from pare_scenarios.productivity.joinery_partner_has_new_addresses import (
    BODY,
    HANNES_NEW,
    HANNES_OLD,
    INGRID_NEW,
    INGRID_OLD,
    JONAS,
)

_hannes = do(Contacts.change_detail, contact_id=the("hannes"), kind="email", old=HANNES_OLD, new=HANNES_NEW)
_ingrid = do(Contacts.change_detail, contact_id=the("ingrid"), kind="email", old=INGRID_OLD, new=INGRID_NEW)
_files = (the("list", suffix="/cutting_list.pdf"),)
_again = do(EmailApp.send_email, to=[HANNES_NEW], subject="Cutting list, Harbour set", body=BODY, attachments=_files)
_jonas = do(Contacts.change_detail, contact_id=the("jonas"), kind="email", old=JONAS.email,
            new="jonas.vogel@werkhof.example.com")  # fmt: skip
SOLUTION = (
    Stage(
        reads=(
            do(EmailApp.read_email, email_id=the("list")), do(EmailApp.search_emails, text="Werkhof"),
            do(EmailApp.search_emails, text="Kantholz"), do(Contacts.find_contacts, text="Kantholz"),
        ),
        says="Your list to Hannes bounced because the joiners are called Werkhof now. Shall I put the new "
        "addresses on Hannes's and Ingrid's cards and send the list again to Hannes?",
        calls=(_again, _hannes, _ingrid),
        reports="Hannes has the list, and both cards have the new addresses.",
    ),
)  # fmt: skip

WRONG = {
    "to the old address once more": (
        _hannes, _ingrid,
        do(EmailApp.send_email, to=[HANNES_OLD], subject="Cutting list", body=BODY, attachments=_files),
    ),
    "the list is not attached": (
        _hannes, _ingrid, do(EmailApp.send_email, to=[HANNES_NEW], subject="Cutting list", body=BODY),
    ),
    "Jonas moves along": (_hannes, _ingrid, _again, _jonas),
    "Ingrid is forgotten": (_hannes, _again),
    "the two are mixed up": (
        do(Contacts.change_detail, contact_id=the("ingrid"), kind="email", old=INGRID_OLD, new=HANNES_NEW),
        do(Contacts.change_detail, contact_id=the("hannes"), kind="email", old=HANNES_OLD, new=INGRID_NEW), _again,
    ),
}  # fmt: skip

WAYS = {
    "forwarded, the new addresses beside the old": (
        do(EmailApp.forward_email, email_id=the("list"), to=[HANNES_NEW], body="Hannes, once more."),
        do(Contacts.change_detail, contact_id=the("ingrid"), kind="email", new=INGRID_NEW, preferred=True),
        do(Contacts.change_detail, contact_id=the("hannes"), kind="email", new=HANNES_NEW, preferred=True),
    ),
    "the card first, then a mail by name in other words": (
        _ingrid,
        _hannes,
        do(EmailApp.update_emails, email_ids=[the("bounce")], read=True),
        do(EmailApp.reply_email, email_id=the("list"), to=["Hannes Keller"], attachments=_files,
           body="Hannes, the list again, it bounced. Could your driver use the gate at the back? Luca"),
    ),
}  # fmt: skip
