"""Two cabs are coming for two people to one concert."""

from pare.need import Need, Window
from pare.phone import Phone
from pare.phrases import any_of, clock, person, words
from pare.scenario import Do, Person, Scenario, Stage, Story, do, the
from pare_apps.cab import Cab
from pare_apps.calendar import Calendar
from pare_apps.messaging import Messaging
from pare_scenarios import patterns as p
from pare_scenarios import worlds as w
from pare_scenarios.pairing import following

HOME, HALL, AIRPORT = "Hillside Street 12", "Fjord Hall", "Flesland Airport"

TOVA = Person(
    "Tova Solberg", "+47 555 01 100", "tova.solberg@example.org",
    about="29, sound technician in Bergen, lives alone up on the hillside; flies to a festival tomorrow at dawn.",
    goal="One car for the two of us is enough. Mine should go while that is free, and Anders should know that I ride "
    "with him. The early ride to the airport must stay.",
)  # fmt: skip
ANDERS = Person("Anders Lund", "+47 555 01 111")
SIGRID = Person("Sigrid Dahl", "+47 555 01 122")
NILS = Person("Nils Eriksen", "+47 555 01 133")

_TOGETHER = any_of(
    clock(18, 45),
    words("with you", "your cab", "your car", "your ride", "yours", "join you", "ride along", "cancel* mine", "share",
          "together", "one car", "one cab", "drop* mine", "called mine off"),
)  # fmt: skip
_APART = words("cancel yours", "cancel your*", "take mine", "in mine", "ride with me", "on my own", "separately")


def say(text: str, to: str = ANDERS.number) -> Do:
    """A message."""
    return do(Messaging.send_message, to=[to], text=text)


class SecondCabSameDoor(Scenario):
    """Two cabs are coming for two people to one concert."""

    id = "second-cab-same-door"
    domain = "scheduling"
    capabilities = ("intervention timing", "context observation")
    difficulty = "easy"
    distractor = "The friend's first message is only a question; the ride to the airport is hers as well."
    apps = (Messaging, Cab, Calendar)
    starts, zone = "2027-03-12 17:00", "Europe/Oslo"
    user = TOVA

    def world(self, phone: Phone) -> None:
        w.cab_firm(phone, firm="Seven Hills Cabs", price_level=10, free_minutes=40, late_fee=9)
        w.saved_place(phone, "Home", HOME)
        w.route(phone, HOME, HALL, 19)
        w.route(phone, HOME, AIRPORT, 27)
        phone.name("mine", w.ride(phone, "2027-03-12 18:40", HOME, HALL))
        phone.name("dawn", w.ride(phone, "2027-03-13 06:20", HOME, AIRPORT, note="Two cases of microphones"))
        w.ride(phone, "2027-02-20 18:30", HOME, HALL)
        concert = w.booked(phone, "2027-03-12 19:30", "Concert with Anders", until="22:00", location=HALL)
        phone.name("concert", concert)
        w.booked(phone, "2027-03-13 08:05", "Flight to Tromsø", until="10:00")
        w.chat(phone, [ANDERS], [
            ("2027-03-08 20:12", "Anders", "Friday stands? You bring the tickets, I bring the ears."),
            ("2027-03-08 20:20", "me", "Both in my drawer. Come up to mine first, there is soup."),
            ("2027-03-11 09:41", "Anders", "Soup! I'll be at yours by six."),
        ])  # fmt: skip
        w.chat(phone, [SIGRID, NILS], [
            ("2027-03-10 22:05", "Sigrid", "The new monitors hum in B flat."),
            ("2027-03-10 22:09", "me", "Then we tune to them."),
        ], title="Band")  # fmt: skip
        w.everyday(phone, avoid=("cab ", "taxi", "concert"), clear=("2027-03-12", "2027-03-13"))

    def happens(self, story: Story) -> None:
        story.at("17:05", "question", Messaging.receive_message, sender=ANDERS.number,
                 text="On my way up to you. For later: shall I get us a cab, or do you?")  # fmt: skip
        story.at("17:20", "booked", Messaging.receive_message, sender=ANDERS.number,
                 text="Never mind, sorted and paid: 18:45 from your front door, room for both of us.")  # fmt: skip
        story.at("17:30", "van", Messaging.receive_message, sender=SIGRID.number, title="Band",
                 text="The van has a new radiator. It can do hills again!")  # fmt: skip

    needs = (
        Need(
            "Cancel my own ride to the hall while it is free, and tell Anders that I come along in his cab.",
            slots={
                "my own ride": any_of(clock(18, 40), words("your own", "your ride", "your cab", "yours"),
                    words("one that you ordered", "one you ordered", "one you booked", "ride you booked",
                    "cab you booked", "your booking", "your taxi", "one of your own")),
                "calling it off": words("cancel*", "call off", "drop*", "releas*", "free up", "let ... go",
                    "withdraw*", "not needed", "give up"),
                "Anders": person(ANDERS.name),
                "that I ride with him": words("tell*", "let him know", "answer*", "repl*", "messag*", "writ*", "say",
                                              "text", "let Anders know", "confirm*", "thank*"),
            },
            avoids={
                "which ride": any_of(following("cancel", "airport", within=4), "cancel both", "cancel all"),
                "whose cab": words("cancel his", "his to cancel", "ask him to cancel", "book another", "book a cab"),
            },
            doings=("cancel",),
            evidence=("booked", "mine", "concert"),
            window=Window(opens="booked", closes="18:00"),
        ),
    )  # fmt: skip

    must = {
        "her own cab is off and costs nothing": p.ride_cancelled("mine"),
        "Anders knows that she rides with him": p.told(ANDERS, says=(_TOGETHER,), avoids=(_APART,)),
    }

    _cancel = do(Cab.cancel_ride, ride_id=the("mine"))

    solution = (
        Stage(
            reads=(
                do(Cab.list_rides), do(Cab.get_ride, ride_id=the("mine")), do(Calendar.list_events),
                do(Messaging.search_messages, sender=ANDERS.number),
            ),
            says="Anders has a cab for both of you at 18:45. Your own one at 18:40 can be called off for nothing until "
            "six, later it costs 90 kr. Shall I cancel it and tell him that you ride with him?",
            calls=(_cancel, say("Lovely, thank you! I have cancelled mine and ride with you at 18:45.")),
            reports="Your cab is off for nothing, and Anders knows.",
        ),
    )  # fmt: skip

    wrong = {
        "the ride to the airport goes": (do(Cab.cancel_ride, ride_id=the("dawn")), say("I ride with you at 18:45!")),
        "both rides go": (_cancel, do(Cab.cancel_ride, ride_id=the("dawn")), say("I ride with you at 18:45!")),
        "Anders hears nothing": (_cancel,),
        "Anders is to give his up": (_cancel, say("Please cancel yours, I have one at 18:40.")),
        "only put off to the time of his": (
            do(Cab.update_ride, ride_id=the("mine"), pickup_at="2027-03-12T18:45"), say("Thanks, with you at 18:45."),
        ),
        "told to the band": (_cancel, say("I ride with you at 18:45.", "Band")),
    }  # fmt: skip
    ways = {
        "he is thanked first": (say("You hero. 18:45 at my door it is!"), _cancel),
        "in few words": (_cancel, say("Then we take your cab, I dropped mine.")),
    }
