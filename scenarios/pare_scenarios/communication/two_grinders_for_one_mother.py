"""Brother and sister have both bought the present, and one of the two can still be taken back."""

from pare.phrases import any_of
from pare.scenario import Need, Person, Phone, Scenario, Story, Window
from pare_apps.contacts import Contacts
from pare_apps.messaging import Messaging
from pare_apps.shopping import Shopping
from pare_scenarios import patterns as p, worlds as w
from pare_scenarios.communication.words import two_grinders_for_one_mother as its

MAGDA = Person(
    "Magda Zielinska", "+48 601 000 100", "magda.zielinska@example.com",
    about="33, physiotherapist in Gdańsk, rides to her patients by bicycle; one brother, Jakub, and a mother, Ewa.",
    goal="Mum should unwrap one grinder, and Jakub should have the joy of it. I need my lamp all the same.",
)  # fmt: skip
JAKUB = Person("Jakub Nowak", "+48 601 000 111", "jakub.nowak@example.org")
EWA = Person("Ewa Nowak", "+48 601 000 122")


class TwoGrindersForOneMother(Scenario):
    """My brother has bought Mum the same thing."""

    id = "two-grinders-for-one-mother"
    domain = "communication"
    capabilities = ("goal inference", "intervention timing")
    difficulty = "easy"
    distractor = "To cancel the whole order, lamp and all, or to have the brother take his back."
    apps = (Messaging, Shopping, Contacts)
    starts, zone = "2027-05-25 18:05", "Europe/Warsaw"
    user = MAGDA

    def world(self, phone: Phone) -> None:
        w.card(phone, JAKUB, relation="brother", favourite=True)
        w.card(phone, EWA, relation="mother", nickname="Mama")
        phone.name("deal", w.chat(phone, [JAKUB], [
            ("2027-05-23 19:30", "Jakub", "Wednesday is Mother's Day. How do we do it?"),
            ("2027-05-23 19:34", "me", "Like always: you flowers, I the present. I have an idea already."),
            ("2027-05-23 19:35", "Jakub", "As you command. Cake at hers at five?"),
            ("2027-05-23 19:41", "me", "At five. I come straight from my last patient."),
        ]))  # fmt: skip
        w.chat(phone, [EWA], [
            ("2027-05-24 08:15", "Ewa", "Bring no presents on Wednesday, children. Bring appetite."),
            ("2027-05-24 08:40", "me", "We hear you, Mama. We just never listen."),
        ])  # fmt: skip
        w.delivery(phone, "Ulica Lipowa 12, Gdańsk")
        grinder = w.product(phone, "Coffee grinder", 149, colours=("green", "black"), category="kitchen")
        lamp = w.product(phone, "Bicycle lamp, rear", 59, category="sports")
        bought = w.order(
            phone, "2027-05-24 21:12", w.pick(phone, grinder, colour="green"), w.pick(phone, lamp), status="packed",
            cancel_until="2027-05-25 20:00", due_from="2027-05-26 10:00", due_until="2027-05-26 13:00",
        )  # fmt: skip
        phone.name("order", bought)
        phone.name("grinder", w.item(phone, bought, "grinder"))
        phone.name("lamp", w.item(phone, bought, "lamp"))
        w.everyday(phone, avoid=("grinder", "coffee", "flowers", "present", "Mum", "lamp"))

    def happens(self, story: Story) -> None:
        story.at("18:10", "bought", Messaging.receive_message, sender=JAKUB.number, text="You won't believe it: they "
                 "had that green coffee grinder from Mum's torn-out page! I bought it on the spot. Wrapped already, "
                 "with a bow. I am so proud of me.")  # fmt: skip

    needs = (
        Need(
            "Cancel only the grinder of the order, and tell Jakub that his present stands and Magda does the flowers.",
            slots=its.SLOTS, avoids=its.AVOIDS, doings=("cancel", "delete"),
            evidence=("bought", "deal", "order", "grinder"),
            window=Window(opens="bought", closes="20:00"),
        ),
    )  # fmt: skip

    must = {
        "the second grinder is off, the lamp comes": p.item_cancelled("grinder"),
        "Jakub knows who gives what": p.told(JAKUB, says=(its.FLOWERS, its.STANDS), avoids=(its.BACK,)),
    }
    allowed = (p.told(JAKUB, says=(any_of("wonderful", "great", "well done", "proud", "bow"),), avoids=(its.BACK,)),)
