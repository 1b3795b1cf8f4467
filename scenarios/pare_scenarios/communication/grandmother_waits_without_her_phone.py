"""Grandma's ride home is cancelled and her phone is in the kitchen."""

from pare.expect import mentions
from pare.phrases import any_of, words
from pare.scenario import Need, Person, Phone, Scenario, Story, Window, the
from pare_apps.cab import Cab
from pare_apps.calendar import Calendar
from pare_apps.contacts import Contacts
from pare_apps.email import EmailApp
from pare_apps.messaging import Messaging
from pare_scenarios import patterns as p, worlds as w
from pare_scenarios.communication.words import grandmother_waits_without_her_phone as its

ZOFIA = Person(
    "Zofia Szabó", "+36 30 555 2810", "zofia.szabo@example.com",
    about="33, plans tram lines in Budapest; looks after her grandmother Irena, 84, who goes out little and proudly.",
    goal="Grandma sees hardly anything after the drops. A car should take her home from where she sits, somebody there "
    "should tell her so, and Magda should be at the door. No alarm for the whole family.",
)  # fmt: skip
IRENA = Person("Irena Varga", "+36 30 555 2811")
MAGDA = Person("Magda Tóth", "+36 30 555 2812")
CLINIC = Person("Bástya Eye Clinic", "+36 30 555 2890", "letters@bastya-eye-clinic.test")
GABOR = Person("Gabor Szabó", "+36 30 555 2813")
OLGA = Person("Olga Varga", "+36 30 555 2814")
MAIN, SIDE = "Bástya Eye Clinic, main door", "Bástya Eye Clinic, side door, Rózsa Lane"
HOME, OWN = "Platán Street 8", "Kosár Street 31"
TIMES = p.Between("2027-04-13 10:46", "2027-04-13 11:30")


class GrandmotherWaitsWithoutHerPhone(Scenario):
    """Grandma's ride home is cancelled and her phone is in the kitchen."""

    id, domain, difficulty = "grandmother-waits-without-her-phone", "communication", "hard"
    distractor = "Irena's own number, and the main door from which the cancelled cab was to leave."
    capabilities = ("intervention timing", "multi-app orchestration")
    apps = (Cab, Messaging, EmailApp, Contacts, Calendar)
    starts, zone, user = "2027-04-13 09:16", "Europe/Budapest", ZOFIA

    def world(self, phone: Phone) -> None:
        phone.name("irena", w.card(phone, IRENA, relation="grandmother", addresses=(HOME,), favourite=True))
        phone.name("magda", w.card(phone, MAGDA, note=f"Lives at {HOME}, too, one floor up. Has grandma's key."))
        w.card(phone, GABOR, relation="brother")
        w.card(phone, OLGA, relation="aunt")
        phone.name("visit", w.booked(phone, "2027-04-13 09:00", "Grandma: Bástya Eye Clinic", until="10:30",
                                     notes="Drops, so no reading and no stairs alone afterwards"))  # fmt: skip
        w.booked(phone, "2027-04-13 13:00", "Line 17: stops", until="14:00")
        phone.name("clinic", w.mail(
            phone, "2027-04-09 14:12", CLINIC, "Your grandmother's visit", "Dear Ms Szabó, we expect Mrs Varga on "
            "Tuesday at 9:00. On the day please text the desk, +36 30 555 2890, which passes on what our patients "
            "should know; mails are read in the evening only. The desk is shut for lunch from 11:30 to "
            "12:30."))  # fmt: skip
        w.chat(phone, [MAGDA], [
            ("2027-04-11 18:20", "Magda", "Soup is on your grandmother's stove. She said it lacks salt, so she is "
                                          "well."),
            ("2027-04-11 18:45", "me", "Thank you! On Tuesday she is at the eye clinic, back towards eleven."),
        ])  # fmt: skip
        w.chat(phone, [IRENA], [("2027-04-12 20:02", "Irena", "I take the good coat.")])
        w.chat(phone, [GABOR, OLGA], [
            ("2027-04-10 10:00", "Olga", "Easter was lovely. Who has my cake tin?"),
            ("2027-04-10 10:40", "Gabor", "I have two. Which is yours?"),
        ], title="Family")  # fmt: skip
        w.saved_place(phone, "Home", OWN)
        for place, east, north in ((MAIN, 1.4, 0.8), (SIDE, 1.5, 0.9), (HOME, -2.1, 2.6)):
            w.spot(phone, place, east, north)
        w.ride(phone, "2027-04-13 08:25", HOME, MAIN, rider="Irena Varga", status="completed")
        phone.name("ride", w.ride(phone, "2027-04-13 10:45", MAIN, HOME, rider="Irena Varga", driver="Feliks",
                                  car="white saloon"))  # fmt: skip
        w.everyday(phone, about=("cooking", "painting"), work="City Trams", clear=("2027-04-13",),
                   avoid=("clinic", "grandm", "Irena", "Magda", "door"))  # fmt: skip

    def happens(self, story: Story) -> None:
        w.text_comes(story, "09:20", "rings", MAGDA, "Zofia, I water the plants and Irena's phone rings here on the "
                     "kitchen table. She is off without it.")  # fmt: skip
        story.at("10:38", "cancelled", Cab.driver_cancels, ride_id=the("ride"), reason="flat tyre")
        w.text_comes(story, "10:46", "waits", CLINIC, "Desk here. Mrs Varga is done and sits on the bench at the side "
                     "door in Rózsa Lane, since the main door is being repaired. No cars get to it today. She asks "
                     "for her cab.")  # fmt: skip

    needs = (
        Need(
            "Send a new cab to the side door for grandmother, and tell the clinic's desk and Magda.",
            slots=its.SLOTS, avoids=its.AVOIDS, doings=("pay",),
            evidence=("rings", "cancelled", "waits", "visit", "clinic", "irena", "magda"),
            window=Window(opens="waits"),
        ),
    )  # fmt: skip

    must = {
        "a cab comes to the side door": p.either(
            p.ride(SIDE, HOME, TIMES, rider=IRENA), p.ride(SIDE, HOME, TIMES, note=mentions(its.GRANDMA)),
        ),
        "the desk can tell her": p.message_to(CLINIC, says=(its.CAB, its.SOON), avoids=(its.AT_MAIN,)),
        "Magda is at the door": p.message_to(MAGDA, says=(its.COMES_HOME,)),
    }  # fmt: skip
    must_not = {"a message to the phone in the kitchen": p.message_to(IRENA)}
    allowed = (p.message_to(CLINIC, says=(any_of(its.CAB, words("thank*")),), avoids=(its.AT_MAIN,)),)
