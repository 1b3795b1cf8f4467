"""The solution of `grandmother-waits-without-her-phone`, mistakes that must fail and other ways that must pass."""

from pare.scenario import Do, Stage, do
from pare_apps.cab import Cab, Ride
from pare_apps.calendar import Calendar
from pare_apps.contacts import Contacts
from pare_apps.email import EmailApp
from pare_apps.messaging import Messaging
from pare_scenarios import worlds as w
from pare_scenarios.communication.grandmother_waits_without_her_phone import (
    CLINIC,
    GABOR,
    HOME,
    IRENA,
    MAGDA,
    MAIN,
    OLGA,
    OWN,
    SIDE,
)


def book(pickup: str, destination: str = HOME, at: str = "2027-04-13T10:55") -> Do:
    """A cab for Irena."""
    return do(Cab.book_ride, pickup=pickup, destination=destination, pickup_at=at, rider="Irena Varga")


_desk = w.tell(CLINIC, "Thank you! A new cab picks Mrs Varga up at the side door at 10:55. Would you tell her, "
               "please, and see her into it?")  # fmt: skip
_magda = w.tell(MAGDA, "Grandma comes home by cab at about a quarter past eleven. Would you open for her and help "
                "her up? She cannot see well.")  # fmt: skip
SOLUTION = (
    Stage(
        reads=(
            do(Calendar.list_events), do(EmailApp.search_emails, text="clinic"),
            do(Contacts.find_contacts, text="Platán"), do(Cab.list_places, text="Bástya"),
            do(Messaging.search_messages, text="Irena's phone"),
        ),
        says="Your grandmother's cab is cancelled and she sits at the side door without her phone. Shall I book a "
        "new one from there to her home for 10:55, text the clinic's desk so that they tell her, and let Magda "
        "know?",
        calls=(book(SIDE), _desk, _magda),
        reports="A cab comes to the side door at 10:55; the desk tells her, and Magda opens at home.",
    ),
)  # fmt: skip

WRONG = {
    "to the main door": (book(MAIN), _desk, _magda),
    "to her own phone": (book(SIDE), w.tell(IRENA, "Your cab comes at 10:55 to the side door."), _magda),
    "the desk hears nothing": (book(SIDE), _magda),
    "Magda hears nothing": (book(SIDE), _desk),
    "to the wrong home": (book(SIDE, OWN), _desk, _magda),
    "in the afternoon": (book(SIDE, HOME, "2027-04-13T12:45"), _desk, _magda),
    "the whole family is alarmed": (
        book(SIDE), _desk, _magda,
        do(Messaging.send_message, to=[GABOR.number, OLGA.number], text="Grandma is stuck at the clinic!"),
    ),
}  # fmt: skip

WAYS = {
    "booked first, the door put right afterwards": (
        book(MAIN), w.to_newest(Ride, Cab.update_ride, pickup=SIDE),
        w.tell(CLINIC, "A taxi is on its way to Rózsa Lane for Mrs Varga. Please let her know, she has no phone."),
        w.tell(MAGDA, "Irena will be back in half an hour, could you let her in?"),
    ),
    "at once, with a word to the driver, and two texts": (
        w.tell(CLINIC, "Thank you, I am getting her another cab."),
        do(Cab.book_ride, pickup=SIDE, destination=HOME, note="For Irena Varga, 84, on the bench at the side "
           "door. She sees badly today."),
        w.tell(CLINIC, "The car comes to the side door in ten minutes."), _magda,
    ),
}  # fmt: skip
