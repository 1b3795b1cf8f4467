"""The solution of `the-flat-is-let-tell-the-others`, mistakes that must fail and other ways that must pass."""

from pare.scenario import Do, Stage, do, the
from pare_apps.apartments import Apartments
from pare_apps.calendar import Calendar
from pare_apps.email import EmailApp
from pare_apps.messaging import Messaging
from pare_scenarios import worlds as w
from pare_scenarios.communication.the_flat_is_let_tell_the_others import BIANCHI, KELLER, MOREAU


def drop(named: str) -> Do:
    """The entry of that name is taken out."""
    return do(Calendar.delete_event, event_id=the(named))


def mark(named: str, title: str) -> Do:
    """The entry of that name gets another title."""
    return do(Calendar.update_event, event_id=the(named), title=title)


_keller = w.tell(KELLER, "Dear Mr Keller, I am sorry: the flat at Rebweg 5 is let since today, so please do not "
                 "come tomorrow. I wish you good luck with your search! Kofi Boateng")  # fmt: skip
_moreau = w.answer("by_mail", "Dear Moreaus, unfortunately the flat has been let today, so our viewing tomorrow is "
                   "cancelled. I write at once so that you can spare yourselves the train. All the "
                   "best!")  # fmt: skip
_marks = (mark("keller", "Cancelled: viewing, Mr Keller"), mark("moreau", "Cancelled: viewing, the Moreaus"))
SOLUTION = (
    Stage(
        reads=(
            do(Apartments.get_listing, listing_id=the("flat")),
            do(EmailApp.search_emails, since="2027-04-20 00:00"),
            do(Calendar.list_events, day="2027-04-24"), do(Messaging.search_messages, text="Keller"),
        ),
        says="Rebweg 5 is let. Shall I give Mr Keller by message and the Moreaus by mail a friendly no for "
        "tomorrow, and mark their viewings at 11:20 and 11:40 in your calendar as cancelled? The one at 11:00 "
        "stays, for measuring.",
        calls=(_keller, _moreau, *_marks),
        reports="Mr Keller and the Moreaus know, and their entries are off.",
    ),
)  # fmt: skip

WRONG = {
    "all three are put off": (_keller, _moreau, drop("keller"), drop("moreau"), drop("bianchi")),
    "who has it is told": (
        w.tell(KELLER, "Sorry, the flat has gone to Ms Bianchi."), _moreau, drop("keller"), drop("moreau"),
    ),
    "the Moreaus take the train": (_keller, drop("keller"), drop("moreau")),
    "only put off until later": (
        w.tell(KELLER, "Tomorrow is cancelled, shall we say another day next week?"), _moreau, drop("keller"),
        drop("moreau"),
    ),
    "the entries stay": (_keller, _moreau),
    "the wrong two": (
        _keller, w.write_to(BIANCHI, "Saturday", "I am sorry, the flat is let already."), drop("keller"),
        drop("bianchi"),
    ),
}  # fmt: skip

WAYS = {
    "taken out, and a fresh mail": (
        drop("moreau"), drop("keller"),
        w.write_to(MOREAU, "No viewing tomorrow", "Bonjour, I am afraid Rebweg 5 is no longer available. Please "
                   "don't take the train!"),
        w.tell(KELLER, "Mr Keller, bad news, the flat is already taken. No need to cycle here. Sorry!"),
    ),
    "and a word to the landlady": (
        *_marks, _moreau, _keller, w.answer("measures", "Done, and 11:00 is fine with me."),
    ),
}  # fmt: skip
