"""A guest who cannot eat wheat, two who cannot come, and an order that closes tonight."""

from pare.expect import Holds, changed
from pare.need import Need, Window
from pare.phone import Phone
from pare.phrases import any_of, person, words
from pare.scenario import Do, Person, Scenario, Stage, Story, do, the
from pare_apps.calendar import Calendar, Event
from pare_apps.messaging import Messaging
from pare_apps.notes import Notes
from pare_apps.shopping import Shopping, Variant
from pare_scenarios import patterns as p
from pare_scenarios import worlds as w

BEATRIZ = Person(
    "Beatriz Ferreira", "+351 91 555 0181", "beatriz.ferreira@example.org",
    about="47, dentist in Lisbon, cooks for friends once a month and plans it in a note.",
    goal="All seven of us should eat the same on Saturday, Lena too: rice noodles and tamari in the order, a leg for "
    "each, the tart as it is, the menu note in line, and Nuno should know that he need not worry.",
)  # fmt: skip
NUNO = Person("Nuno Tavares", "+351 91 555 0192")
JOANA = Person("Joana Pinho", "+351 91 555 0193")
RAFAEL = Person("Rafael Costa", "+351 91 555 0194")

RICE = any_of(words("rice noodle", "rice pasta", "noodles made of rice", "rice vermicelli"))
TAMARI = words("tamari")
_PARTY = ("of us", "people", "persons", "guests", "in all", "in total", "at table")
SEVEN = words("seven", "for 7", "are 7", *(f"7 {who}" for who in _PARTY))
_SAFE = words(
    "tamari", "rice noodles", "gluten free", "without gluten", "no gluten", "wheat free", "without wheat", "no wheat",
    "without any wheat", "no flour", "safe", "everything", "all of it", "every dish", "whole menu", "the same",
    "coeliac", "celiac", "eat it all", "can eat", "nothing with wheat", "not contain wheat", "free of wheat",
)  # fmt: skip
MENU = ("Saturday 6 November, 20:00, eight of us: Nuno, Joana, Paulo, Rafael, Catarina, Ines, Diego and me\n"
        "Chicken in soy sauce with ginger, eight legs\nEgg noodles, two bags\nAlmond tart, ground almonds and eggs, "
        "no flour\nWine brings Rafael")  # fmt: skip
NEW_MENU = ("Saturday 6 November, 20:00, seven of us: Nuno, Lena, Rafael, Catarina, Ines, Diego and me\n"
            "Chicken in tamari with ginger, seven legs\nRice noodles, two bags\nAlmond tart, ground almonds and eggs, "
            "no flour\nWine brings Rafael")  # fmt: skip


def change(item: str, **to: object) -> Do:
    """A line of the order is changed in place."""
    return do(Shopping.change_item, order_item_id=the(item), **to)


def menu(text: str = NEW_MENU, how: str = "replace") -> Do:
    """The menu is written into."""
    return do(Notes.write_note, note_id=the("menu"), text=text, how=how)


def tell(text: str = "Bring Lena! I take rice noodles and tamari, and the tart has no flour, so all is for her.") -> Do:
    """A message to Nuno."""
    return w.tell(NUNO, text)


def _one_delivery(phone: Phone) -> bool:
    """Whether a single order comes on Saturday, with everything in it for seven."""
    app = phone.app(Shopping)
    coming = [order for order in app.orders if order.is_open]
    goods = sorted((one.name, one.quantity) for order in coming for one in app.active(order))
    wanted = [("Chicken legs", 7), ("Ground almonds, 400 g", 1), ("Rice noodles, 500 g", 2), ("Tamari, 250 ml", 1)]
    return len(coming) == 1 and goods == wanted


class TamariAndTwoGuestsFewer(Scenario):
    """One guest more who cannot eat wheat, two guests less, and the order closes tonight."""

    id, domain, difficulty = "tamari-and-two-guests-fewer", "lifestyle", "hard"
    distractor = "Nine or eight places, the flourless tart, and soy sauce that nobody thinks of as wheat."
    capabilities = ("multi-app orchestration", "context observation")
    apps = (Messaging, Notes, Shopping, Calendar)
    starts, zone, user = "2027-11-05 17:05", "Europe/Lisbon", BEATRIZ

    def world(self, phone: Phone) -> None:
        w.delivery(phone, "Rua das Amoreiras 62, Lisbon", pays="Card ending 09")
        ordered: list[tuple[Variant, int]] = []
        for name, title, price, many in (
            ("legs", "Chicken legs", "1.90", 8), ("egg", "Egg noodles, 500 g", "2.20", 2),
            ("soy", "Soy sauce, 250 ml", "3.10", 1), ("almonds", "Ground almonds, 400 g", "5.40", 1),
            ("rice", "Rice noodles, 500 g", "2.60", 0), ("tamari", "Tamari, 250 ml", "4.50", 0),
            ("spelt", "Spelt noodles, 500 g", "2.90", 0), ("light", "Soy sauce, light, 250 ml", "3.30", 0),
        ):  # fmt: skip
            phone.name(name, one := w.pick(phone, w.product(phone, title, price, category="food")))
            ordered += [(one, many)] if many else []
        phone.name("slot", w.slot(phone, "2027-11-06 10:00", "12:00", order_by="2027-11-05 20:00"))
        phone.name("order", order := w.order(
            phone, "2027-11-03 22:10", *ordered, slot_id=phone.names["slot"][1], due_from="2027-11-06 10:00",
            due_until="2027-11-06 12:00", change_until="2027-11-05 20:00", cancel_until="2027-11-05 20:00",
        ))  # fmt: skip
        for name, title in (("legs_item", "legs"), ("noodles_item", "noodles"), ("soy_item", "Soy")):
            phone.name(name, w.item(phone, order, title))
        phone.name("menu", w.note(phone, "Saturday, the menu", MENU, at="2027-11-03 21:30", folder="Cooking"))
        w.note(phone, "October, the menu", "Cod with chickpeas, nine of us\nPears in red wine", at="2027-10-09 18:00",
               folder="Cooking")  # fmt: skip
        phone.name("dinner", w.booked(phone, "2027-11-06 20:00", "Dinner at mine", until="23:59"))
        w.booked(phone, "2027-11-05 18:00", "Late surgery hours", until="21:00")
        w.chat(phone, [NUNO], [
            ("2027-11-01 12:00", "Nuno", "Saturday at eight, as ever? I bring my appetite."),
            ("2027-11-01 12:20", "me", "As ever. Chicken, and the tart you like."),
        ])  # fmt: skip
        w.chat(phone, [JOANA], [("2027-11-02 09:00", "Joana", "Paulo has found a sitter. We both come on Saturday!")])
        phone.name("both", w.said(phone, "We both come"))
        w.chat(phone, [RAFAEL], [("2027-11-03 20:00", "Rafael", "Red from the Douro, four bottles, is that enough?")])
        w.everyday(phone, about=("cooking", "swimming"), work="Amoreiras Dental",
                   avoid=("noodle", "soy", "menu", "chicken", "tamari", "tart", "dinner"))  # fmt: skip

    def happens(self, story: Story) -> None:
        w.text_comes(story, "17:10", "lena", NUNO, "May I bring Lena tomorrow? We met in spring and I want you all to "
                     "know her. Only, she is coeliac: not a crumb of wheat. Is that terrible?")  # fmt: skip
        w.text_comes(story, "17:16", "ill", JOANA, "Our little one has 39 degrees of fever. We cannot come tomorrow, "
                     "neither of us, I am so sorry.")  # fmt: skip
        w.text_comes(story, "17:22", "sauce", NUNO, "She says the trap is the sauce: they brew it with wheat. There is "
                     "one called tamari that is pure, and noodles of rice are fine. Nuts, too.")  # fmt: skip

    needs = (
        Need(
            "Change the order to what all seven can eat, bring the menu in line and tell Nuno that Lena can come.",
            slots={
                "the noodles": any_of(RICE, words("noodle")),
                "the sauce": TAMARI,
                "how many": any_of(SEVEN, words("7 legs", "7 chicken legs", "to 7")),
                "the order": words("order", "delivery", "groceries", "shopping"),
                "the menu": words("menu", "note"),
                "Nuno": person(NUNO.name),
            },
            avoids={
                "how many": words("for nine", "nine legs", "nine of you", "for eight", "eight legs", "to eight",
                                  "for six", "six legs"),
                "the tart": words("drop the tart", "skip the tart", "without the tart", "another dessert"),
                "who comes": words("decline Lena", "without Lena", "separate dish for Lena", "cook separately", "own "
                                   "dish", "ask Joana to"),
                "when": words("another slot", "later slot", "postpone the dinner"),
                "which noodles": words("spelt noodles", "spelt"), "what stays": words("leave out the almond",
                "almond tart out", "cancel the almond", "drop the almond", "without the almond", "remove the almond")},
            doings=("cancel", "pay", "delete"),
            evidence=("lena", "ill", "sauce", "menu", "order", "dinner"),
            window=Window(opens="sauce", closes="20:00"),
        ),
    )  # fmt: skip

    _anew = p.ordered(("legs", 7), ("rice", 2), "tamari", "almonds", slot="slot")
    must = {
        "seven legs": p.either(p.item_changed("legs_item", quantity=7), _anew),
        "rice noodles": p.either(p.item_changed("noodles_item", variant="rice"), _anew),
        "tamari": p.either(p.item_changed("soy_item", variant="tamari"), _anew),
        "in one delivery": Holds(_one_delivery),
        "the menu is right": p.note_changed("menu", (SEVEN, RICE, TAMARI, "chicken", "tart", "Rafael"), keeps=False),
        "Nuno is at ease": p.told(NUNO, says=(_SAFE,), avoids=("cannot come", "her own dish", "bring her own")),
    }  # fmt: skip
    allowed = (
        p.order_cancelled("order"),
        p.told(JOANA, avoids=("come anyway", "do come", "come tomorrow")),
        changed(Event, "dinner", only=("notes", "title")),
    )

    _legs, _rice = change("legs_item", quantity=7), change("noodles_item", variant_id=the("rice"))
    _tamari = change("soy_item", variant_id=the("tamari"))
    solution = (
        Stage(
            reads=(
                do(Notes.read_note, note_id=the("menu")), do(Shopping.read_order, order_id=the("order")),
                do(Shopping.search_products, text="noodles"), do(Messaging.search_messages, text="both"),
                do(Calendar.list_events, day="2027-11-06"),
            ),
            says="With Lena, and without Joana and Paulo, you are seven tomorrow. Until eight your order can be "
            "changed: shall I take seven chicken legs, rice noodles for the egg noodles and tamari for the soy sauce, "
            "write that into the menu, and tell Nuno that Lena can eat everything?",
            calls=(_legs, _rice, _tamari, menu(), tell()),
            reports="Order and menu are for seven and without wheat, and Nuno knows.",
        ),
    )  # fmt: skip

    wrong = {
        "eight legs, as it was": (_rice, _tamari, menu(), tell()),
        "the soy sauce stays": (_legs, _rice, menu(), tell()),
        "spelt, which is wheat": (_legs, _tamari, change("noodles_item", variant_id=the("spelt")), menu(), tell()),
        "the tart is dropped": (_legs, _rice, _tamari, menu("\n".join(NEW_MENU.split("\n")[:3])), tell()),
        "the menu still says eight": (_legs, _rice, _tamari, tell()),
        "Lena is told to bring her own": (_legs, _rice, _tamari, menu(), tell("Fine, but let her bring her own food.")),
    }  # fmt: skip

    _put = tuple(
        do(Shopping.set_cart, variant_id=the(name), quantity=many)
        for name, many in (("legs", 7), ("rice", 2), ("tamari", 1), ("almonds", 1))
    )
    ways = {
        "cancelled and ordered anew, Joana wished well": (
            do(Shopping.cancel_order, order_id=the("order")), *_put,
            do(Shopping.place_order, variant_ids=[the(name) for name in ("legs", "rice", "tamari", "almonds")],
               slot_id=the("slot")),
            menu(), tell("Of course! I cook without wheat for all of us, tamari and all."),
            w.tell(JOANA, "Poor little one! Next time then. Kisses to all three."),
        ),
        "a line above the menu": (
            _tamari, _rice, _legs,
            menu("Now 7 of us: with Lena, without Joana and Paulo. Tamari in place of soy, rice noodles.", "prepend"),
            tell("Gladly! Everything will be gluten-free, the sauce as well."),
        ),
    }  # fmt: skip
