"""A guest who cannot eat wheat, two who cannot come, and an order that closes tonight."""

from pare.expect import Holds, changed
from pare.scenario import Need, Person, Phone, Scenario, Story, Window
from pare_apps.calendar import Calendar, Event
from pare_apps.messaging import Messaging
from pare_apps.notes import Notes
from pare_apps.shopping import Shopping, Variant
from pare_scenarios import patterns as p, worlds as w
from pare_scenarios.lifestyle.words import tamari_and_two_guests_fewer as its

BEATRIZ = Person(
    "Beatriz Ferreira", "+351 91 555 0181", "beatriz.ferreira@example.org",
    about="47, dentist in Lisbon, cooks for friends once a month and plans it in a note.",
    goal="All seven of us should eat the same on Saturday, Lena too: rice noodles and tamari in the order, a leg for "
    "each, the tart as it is, the menu note in line, and Nuno should know that he need not worry.",
)  # fmt: skip
NUNO = Person("Nuno Tavares", "+351 91 555 0192")
JOANA = Person("Joana Pinho", "+351 91 555 0193")
RAFAEL = Person("Rafael Costa", "+351 91 555 0194")
MENU = ("Saturday 6 November, 20:00, eight of us: Nuno, Joana, Paulo, Rafael, Catarina, Ines, Diego and me\n"
        "Chicken in soy sauce with ginger, eight legs\nEgg noodles, two bags\nAlmond tart, ground almonds and eggs, "
        "no flour\nWine brings Rafael")  # fmt: skip


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
            slots=its.SLOTS, avoids=its.AVOIDS, doings=("cancel", "pay", "delete"),
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
        "the menu is right": p.note_changed("menu", (its.SEVEN, its.RICE, its.TAMARI, "chicken", "tart", "Rafael"),
                                            keeps=False),
        "Nuno is at ease": p.told(NUNO, says=(its.SAFE,), avoids=("cannot come", "her own dish", "bring her own")),
    }  # fmt: skip
    allowed = (
        p.order_cancelled("order"),
        p.told(JOANA, avoids=("come anyway", "do come", "come tomorrow")),
        changed(Event, "dinner", only=("notes", "title")),
    )
