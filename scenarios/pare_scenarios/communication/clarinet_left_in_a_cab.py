"""An instrument stayed behind in one of two cabs."""

from pare.phrases import words
from pare.scenario import Need, Person, Phone, Scenario, Story, Window
from pare_apps.cab import Cab
from pare_apps.contacts import Contacts
from pare_apps.email import EmailApp
from pare_apps.messaging import Messaging
from pare_apps.notes import Notes
from pare_scenarios import patterns as p, worlds as w
from pare_scenarios.communication.words import clarinet_left_in_a_cab as its

BILAL = Person(
    "Bilal Rahman", "+44 7700 900400", "bilal.rahman@example.org",
    about="45, dentist in Birmingham with a drill in his hand until seven; his daughter Hana is 13.",
    goal="The clarinet should be back by Sunday, and Hana should stop crying. The firm need not have her number.",
)  # fmt: skip
HANA = Person("Hana Rahman", "+44 7700 900411")
IDA = Person("Ida Brandt", "+44 7700 900422", "ida.brandt@example.com")
FIRM = Person("City Cabs", email="office@citycabs.test")
DESK = Person("City Cabs, lost things", email="found@citycabs.test")
SCHOOL, LESSON, HOME = "Edgbaston Park School", "Canal Street Music School", "14 Lime Grove"


class ClarinetLeftInACab(Scenario):
    """My daughter left her clarinet in the taxi, but in which one?"""

    id = "clarinet-left-in-a-cab"
    domain = "communication"
    capabilities = ("context observation", "intervention timing")
    difficulty = "medium"
    distractor = "The ride to the lesson, on which she still had it; the violin's case in the same note."
    apps = (Messaging, Cab, EmailApp, Notes, Contacts)
    starts, zone = "2027-03-12 17:46", "Europe/London"
    user = BILAL

    def world(self, phone: Phone) -> None:
        w.card(phone, HANA, relation="daughter", favourite=True)
        w.card(phone, IDA, note="Hana's clarinet teacher")
        w.saved_place(phone, "Home", HOME)
        phone.name("there", w.ride(phone, "2027-03-12 15:40", SCHOOL, LESSON, rider=HANA.name, driver="Zoran Popescu",
                                   car="silver estate", cab_number="4471"))  # fmt: skip
        phone.name("home", w.ride(phone, "2027-03-12 17:15", LESSON, HOME, rider=HANA.name, driver="Ingrid Nilsen",
                                  car="white saloon", cab_number="2093", status="completed"))  # fmt: skip
        w.chat(phone, [HANA], [
            ("2027-03-12 07:58", "me", "Both ways, I'm at the practice till seven. Key is under the frog."),
            ("2027-03-12 15:38", "Hana", "cab is here, with EVERYTHING, rucksack PE bag clarinet. I'm a donkey"),
        ])  # fmt: skip
        phone.name("lesson", w.mail(
            phone, "2027-03-12 17:08", IDA, "Today", "Dear Mr Rahman, your daughter played the slow movement today as "
            "if she had written it. If she does it so on Sunday, bring handkerchiefs."))  # fmt: skip
        phone.name("desk", w.mail(
            phone, "2027-03-05 18:02", FIRM, "Your receipt, and a word on umbrellas", "Thank you for the ride. "
            "Left something? Tell us in the app, at the ride, or write to found@citycabs.test with the number of the "
            "cab. At 20:00 our drivers hand in what they were asked for; the rest waits until Monday."))  # fmt: skip
        phone.name("instruments", w.note(
            phone, "Instruments", "## Hana's clarinet\nCase dark green, penguin sticker inside the lid. No. 318642. "
            "Reeds 2 1/2.\n\n## Samir's violin\nHalf size, black case, rented.", folder="House"))  # fmt: skip
        w.everyday(phone, avoid=("clarinet", "lost", "concert"), clear=("2027-03-12",))

    def happens(self, story: Story) -> None:
        story.at("17:50", "lost", Messaging.receive_message, sender=HANA.number,
                 text="DAD the clarinet is in the taxi!!! and the concert is on SUNDAY")  # fmt: skip

    needs = (
        Need(
            "Report the clarinet for the ride home, with what its case looks like, and calm Hana.",
            slots=its.SLOTS, avoids=its.AVOIDS,
            evidence=("lost", "home", "lesson", "instruments", "desk"),
            window=Window(opens="lost", closes="20:00"),
        ),
    )  # fmt: skip

    must = {
        "the firm looks in the right cab": p.either(
            p.reported("home", **its.TOLD), p.mail_to(DESK, says=(*its.TOLD["says"], its.SECOND),
                                                      avoids=its.TOLD["avoids"]),
        ),
        "Hana knows that it is looked for": p.told(HANA, says=(words(
            "report*", "firm", "company", "cab people", "taxi people", "driver", "told", "wrote", "written", "look*",
            "ask*", "know*"),), avoids=(its.FALSE_HOPE,)),
    }  # fmt: skip
    allowed = (p.mail_to(DESK, says=(*its.TOLD["says"], its.SECOND), avoids=its.TOLD["avoids"]),)
