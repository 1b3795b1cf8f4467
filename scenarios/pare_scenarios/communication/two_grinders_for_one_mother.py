"""Brother and sister have both bought the present, and one of the two can still be taken back."""

from pare.need import Need, Window
from pare.phone import Phone
from pare.phrases import any_of, person, words
from pare.scenario import Do, Person, Scenario, Stage, Story, do, the
from pare_apps.contacts import Contacts
from pare_apps.messaging import Messaging
from pare_apps.shopping import Shopping
from pare_scenarios import patterns as p
from pare_scenarios import worlds as w
from pare_scenarios.pairing import following, unless

MAGDA = Person(
    "Magda Zielinska", "+48 601 000 100", "magda.zielinska@example.com",
    about="33, physiotherapist in Gdańsk, rides to her patients by bicycle; one brother, Jakub, and a mother, Ewa.",
    goal="Mum should unwrap one grinder, and Jakub should have the joy of it. I need my lamp all the same.",
)  # fmt: skip
JAKUB = Person("Jakub Nowak", "+48 601 000 111", "jakub.nowak@example.org")
EWA = Person("Ewa Nowak", "+48 601 000 122")

FLOWERS = words("flowers", "bouquet", "tulips", "peonies", "roses")
GRINDER = words("grinder", "coffee mill", "my present", "your present", "own present", "duplicate")
STANDS = words(
    "keep", "stands", "stays", "yours", "your present", "your grinder", "your gift", "from you", "you give", "give it",
    "mine", "my grinder", "my order", "cancel*", "perfect", "present from you", "wrapped one",
)  # fmt: skip
BACK = words(
    "take it back", "take yours back", "return yours", "return it", "bring it back", "give yours back", "keep mine",
    "return your*", "you do the flowers", "you get the flowers", "you bring the flowers", "you buy the flowers",
    "you still do the flowers", "your flowers", "you have the flowers",
)  # fmt: skip


def message(text: str, to: str = "Jakub") -> Do:
    """A message, to Jakub unless told otherwise."""
    return do(Messaging.send_message, to=[to], text=text)


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
            slots={
                "the grinder": GRINDER,
                "that it is cancelled": any_of(
                    words("cancel*", "remov*", "drop*", "strik*"), following("take*", words("out", "off"), within=4)
                ),
                "Jakub": person("Jakub Nowak", aliases=("your brother",)),
                "the flowers": FLOWERS,
            },
            avoids={
                "what is cancelled": any_of(
                    words("whole order", "entire order", "cancel the order", "cancel your order", "and the lamp",
                          "complete order"),
                    unless(following(words("cancel*", "drop*", "remove"), "lamp", within=3), "stays", "keep*"),
                ),
                "whose present stands": words(
                    "to return", "his back", "it back", "Jakub's back", "Jakub still does", "Jakub does the flowers",
                    "he does the flowers", "he gets the flowers", "he still does",
                ),
                "who is told": words("tell Mum", "message Mum", "write Mum", "tell Mama", "tell Ewa", "ask Mum"),
            },
            doings=("cancel", "delete"),
            evidence=("bought", "deal", "order", "grinder"),
            window=Window(opens="bought", closes="20:00"),
        ),
    )  # fmt: skip

    must = {
        "the second grinder is off, the lamp comes": p.item_cancelled("grinder"),
        "Jakub knows who gives what": p.told(JAKUB, says=(FLOWERS, STANDS), avoids=(BACK,)),
    }
    allowed = (p.told(JAKUB, says=(any_of("wonderful", "great", "well done", "proud", "bow"),), avoids=(BACK,)),)

    _off = do(Shopping.cancel_order, order_id=the("order"), order_item_ids=[the("grinder")])
    _swap = message("Well done! I had ordered the same one, so mine is off. Yours stands, and I do the flowers.")

    solution = (
        Stage(
            reads=(
                do(Messaging.read_conversation, conversation_id=the("deal")),
                do(Shopping.read_order, order_id=the("order")),
            ),
            says="Your order holds the same green grinder, and items can be cancelled until eight. Shall I cancel just "
            "the grinder, and tell Jakub that his present stands and you take care of the flowers?",
            calls=(_off, _swap),
            reports="The grinder is off your order, the lamp comes, and Jakub knows.",
        ),
    )  # fmt: skip

    wrong = {
        "the lamp goes as well": (do(Shopping.cancel_order, order_id=the("order")), _swap),
        "the lamp in place of the grinder": (
            do(Shopping.cancel_order, order_id=the("order"), order_item_ids=[the("lamp")]), _swap,
        ),
        "Jakub shall take his back": (message("Oh no, I have it too. Return yours please, you do the flowers!"),),
        "Jakub is not told": (_off,),
        "nobody does the flowers": (_off, message("Great, I cancelled mine. Yours stands!")),
        "Mum is told": (_off, message("The grinder comes from Jakub, I do the flowers.", to="Mama")),
    }  # fmt: skip
    ways = {
        "in other words, Jakub first": (
            message("Ha, I had the same idea! Keep your grinder, I cancel mine. Then I bring her a bouquet tomorrow."),
            _off,
        ),
        "by number": (
            _off, message("You are the hero. Give it to her, I come with peonies instead.", to="+48601000111"),
        ),
    }  # fmt: skip
