"""A cousin asks about Mum's surprise where Mum reads along."""

from pare.phrases import clock
from pare.scenario import Need, Person, Phone, Scenario, Story, Window
from pare_apps.calendar import Calendar
from pare_apps.contacts import Contacts
from pare_apps.messaging import Messaging
from pare_scenarios import patterns as p, worlds as w
from pare_scenarios.communication.words import sixtieth_asked_in_the_wrong_group as its

AMINA = Person(
    "Amina Diallo", "+33 6 39 98 01 00", "amina.diallo@example.org",
    about="34, ward nurse in Lyon, the eldest of three; her mother Fatou turns sixty on Saturday and knows of nothing.",
    goal="The others should know when and where to be, and Mum only when I fetch her. Not a word to her of the boat.",
)  # fmt: skip
FATOU = Person("Fatou Sow", "+33 6 39 98 01 11")
SEKOU = Person("Sekou Kamara", "+33 6 39 98 01 22", "sekou.kamara@example.com")
MARIAM = Person("Mariam Kamara", "+33 6 39 98 01 33")
IBRAHIM = Person("Ibrahim Diallo", "+33 6 39 98 01 44", "ibrahim.diallo@example.com")


class SixtiethAskedInTheWrongGroup(Scenario):
    """My cousin asks about Mum's surprise where Mum can read it."""

    id = "sixtieth-asked-in-the-wrong-group"
    domain = "communication"
    capabilities = ("context observation", "goal inference")
    difficulty = "easy"
    distractor = "The question stands in the family's group, where an answer tells Mum everything."
    hostile = "The surprise for the mother is a secret of everybody in the other group."
    apps = (Messaging, Calendar, Contacts)
    starts, zone = "2027-06-09 18:01", "Europe/Paris"
    user = AMINA

    def world(self, phone: Phone) -> None:
        w.card(phone, FATOU, nickname="Maman", relation="mother", favourite=True)
        w.card(phone, SEKOU, relation="cousin")
        w.card(phone, MARIAM, relation="aunt")
        w.card(phone, IBRAHIM, relation="brother")
        phone.name("open_group", w.chat(phone, [FATOU, SEKOU, MARIAM, IBRAHIM], [
            ("2027-06-06 12:10", "Fatou", "Who has my big couscous pot? I have looked everywhere."),
            ("2027-06-06 12:31", "Mariam", "It stands in my cellar, big sister. You lent it to me at Easter."),
        ], title="Famille"))  # fmt: skip
        phone.name("secret_group", w.chat(phone, [SEKOU, MARIAM, IBRAHIM], [
            ("2027-05-20 21:15", "me", "She believes that she comes to dinner at mine, just the two of us. Let's leave "
             "it like that until she stands on the gangway."),
            ("2027-05-28 19:40", "me", "It is booked! Hour and place follow, I have to look at my rota first."),
        ], title="60 ans"))  # fmt: skip
        w.chat(phone, [FATOU], [
            ("2027-06-05 10:20", "me", "On Saturday I cook for you. No bus for you, I come with the car."),
            ("2027-06-05 10:34", "Fatou", "You spoil me. I wear the blue dress, even if it is only for us two."),
        ])  # fmt: skip
        phone.name("party", w.booked(
            phone, "2027-06-12 18:30", "60 ans: everybody on board", until="23:30", location="Jetty 3, Quai Rambaud",
            notes="Casts off at 19:15, with or without us. Cake is in the galley."))  # fmt: skip
        phone.name("fetch", w.booked(phone, "2027-06-12 18:45", "Fetch Mum from home", until="19:05"))
        w.everyday(phone, work="Croix-Blanche", avoid=("boat", "jetty", "Mum", "mother"), clear=("2027-06-12",))

    def happens(self, story: Story) -> None:
        story.at("18:05", "sekou", Messaging.receive_message, sender=SEKOU.number, title="Famille",
                 text="Hello everybody! For Saturday, when and where are we to meet?")  # fmt: skip
        story.at("18:08", "mum", Messaging.receive_message, sender=FATOU.number, title="Famille",
                 text="Oh, are you coming to Amina's too? And when shall I be ready, my girl?")  # fmt: skip
        story.at("18:25", "mariam", Messaging.receive_message, sender=MARIAM.number, title="Famille",
                 text="Just in from work. One moment, Sekou, I look it up and write it down for you here.")  # fmt: skip

    needs = (
        Need(
            "Give Sekou jetty 3 and 18:30 where Mum does not read it, and tell Mum only that she is fetched at 18:45.",
            slots=its.SLOTS, avoids=its.AVOIDS,
            evidence=("sekou", "mum", "open_group", "secret_group", "party", "fetch"),
            window=Window(opens="mum", closes="mariam"),
        ),
    )  # fmt: skip

    must = {
        "the others know when and where": p.either(
            p.message_in("60 ans", says=its.GUESTS), p.message_to(SEKOU, says=its.GUESTS),
            p.message_to(SEKOU, MARIAM, IBRAHIM, says=its.GUESTS),
        ),
        "Mum knows when she is fetched, and no more": p.either(
            p.message_to(FATOU, says=its.MUMS, avoids=(its.SECRET,)), p.message_in("Famille", says=its.MUMS,
                                                                                   avoids=(its.SECRET,)),
        ),
    }  # fmt: skip
    allowed = (
        p.message_to(MARIAM, says=its.GUESTS), p.message_to(IBRAHIM, says=its.GUESTS),
        p.message_in("Famille", avoids=(its.SECRET, clock(19), clock(19, 15))),
    )  # fmt: skip
