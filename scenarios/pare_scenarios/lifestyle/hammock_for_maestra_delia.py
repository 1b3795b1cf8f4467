"""The class's present for the teacher is sold out in sand, and one family gives no money."""

from pare.phrases import amount, words
from pare.scenario import Need, Person, Phone, Scenario, Story, Window, the
from pare_apps.email import EmailApp
from pare_apps.messaging import Messaging
from pare_apps.notes import Notes
from pare_apps.reminders import Reminders
from pare_apps.shopping import Shopping
from pare_scenarios import patterns as p, worlds as w
from pare_scenarios.lifestyle.words import hammock_for_maestra_delia as its
from pare_scenarios.pairing import in_one_line, unless

CLASS = "Parents of 2B"
SILVIA = Person(
    "Silvia Gallo", "+39 555 010 100", "silvia.gallo@example.org",
    about="40, book-keeper in Turin, mother of Matteo, and since October the one who speaks for the parents of 2B.",
    goal="Maestra Delia gets her hammock on Friday: in blue, which 75 euros just pay, if the others like it, ordered "
    "by six. Nobody learns what Giulia gives. My list must say who pays, and on Friday I must not forget the parcel.",
)  # fmt: skip
FRANCESCA = Person("Francesca Bianchi", "+39 555 010 111")
GIULIA = Person("Giulia Mancini", "+39 555 010 112")
NASRIN = Person("Nasrin Karimi", "+39 555 010 113")
OTHERS = tuple(
    Person(name, f"+39 555 010 12{at}")
    for at, name in enumerate(("Elena Bonetti", "Antonio Ricci", "Camila Reyes", "Piotr Zając", "Nina Vaccaro"))
)
SHOP = Person("Green Terrace", email="service@green-terrace.test")
_MORNING = p.Between("2027-06-10 18:00", "2027-06-11 08:15")
_CHILDREN = ("Matteo (us)", "Alba", "Sofia", "Babak", "Bruno", "Luca", "Diego", "Zofia", "Mira")
LIST = ("Hammock, sand, 82 with stand. Last school day: Friday 11 June, bell at 8:25.\n10 euros a family, in cash by "
        "then:\n" + "\n".join(f"- {child}: 10" for child in _CHILDREN))  # fmt: skip


class HammockForMaestraDelia(Scenario):
    """The present of the whole class has sold out in our colour and one family drops out."""

    id, domain, difficulty = "hammock-for-maestra-delia", "lifestyle", "hard"
    distractor = "The list's nine tens would pay the large model; and Giulia's share is not for the group."
    capabilities = ("multi-app orchestration", "intervention timing")
    apps = (Messaging, Shopping, Notes, Reminders, EmailApp)
    starts, zone, user, turns = "2027-06-08 15:55", "Europe/Rome", SILVIA, 15

    def world(self, phone: Phone) -> None:
        w.delivery(phone, "Via Glicine 22, Turin")
        made = w.product(phone, "Hammock Brezza with stand", category="garden", return_days=14)
        phone.name("sand", sand := w.variant(phone, made, 82, colour="sand", stock=0))
        phone.name("blue", w.variant(phone, made, 82, colour="blue", stock=9))
        phone.name("large", w.variant(phone, made, 96, style="large, sand", stock=6))
        phone.name("hammock", made)
        w.in_cart(phone, sand)
        phone.name("thursday", w.slot(phone, "2027-06-10 09:00", "18:00", order_by="2027-06-08 18:00"))
        phone.name("saturday", w.slot(phone, "2027-06-12 09:00", "13:00", order_by="2027-06-10 18:00"))
        phone.name("list", w.note(phone, "Maestra Delia", LIST, at="2027-06-01 21:10", folder="School"))
        phone.name("class", w.chat(phone, [FRANCESCA, GIULIA, NASRIN, *OTHERS], [
            ("2027-05-31 13:20", "me", "For maestra Delia's last day: the hammock she looked at so long? Ten euros "
             "each of us nine. I order it in June and carry it in on the last morning, if I don't forget my own head."),
            ("2027-05-31 13:41", "Francesca", "Perfect! She can sleep off all of us. Sand?"),
            ("2027-05-31 14:02", "Antonio", "Sand. In."), ("2027-05-31 18:30", "Nasrin", "In, Babak draws the card."),
        ], title=CLASS))  # fmt: skip
        w.chat(phone, [GIULIA], [
            ("2027-06-03 22:14", "Giulia", "Silvia, just between us: this month five is all Sofia and I can give "
             "for the hammock. Please let nobody know, not even kindly."),
        ])  # fmt: skip
        phone.name("five", w.said(phone, "five is all Sofia"))
        w.chat(phone, [FRANCESCA], [("2027-06-05 10:11", "Francesca", "I am at the gate every day at four, if I can "
                                     "ask anybody anything for you.")])  # fmt: skip
        w.everyday(phone, about=("garden", "cooking"), work="Dora Bookkeeping",
                   avoid=("hammock", "Delia", "class", "blue", "sand", "school"))  # fmt: skip

    def happens(self, story: Story) -> None:
        w.mail_comes(story, "16:02", "cutoff", SHOP, "Something waits in your cart", "Hammock Brezza, sand. What is "
                     "ordered until 18:00 today comes on Thursday 10 June, if you choose that day; later orders only "
                     "on Saturday.")  # fmt: skip
        w.text_comes(story, "16:05", "out", NASRIN, "Dear Silvia, Babak has made a clay bowl with his grandfather and "
                     "gives her that. Please count us out of the hammock.")  # fmt: skip
        w.mail_comes(story, "16:08", "soldout", SHOP, "Gone: Hammock Brezza, sand", "We are sorry, somebody was "
                     "faster: sand is sold out until July. Other colours are in store.")  # fmt: skip
        story.at("16:08", "cheaper", Shopping.price_drops, variant_id=the("blue"), new_price=74)
        w.text_comes(story, (p.message_in(CLASS, says=(its.BLUE,)), "5m"), "yes", FRANCESCA,
                     "I asked everybody here at "
                     "the gate, and rang Piotr and Camila: blue is lovely, all say yes. "
                     "Order!", title=CLASS)  # fmt: skip

    needs = (
        Need(
            "Ask the parents' group whether the hammock may be blue, which costs 74.",
            slots=its.SLOTS_1, avoids=its.AVOIDS_1, doings=("pay", "delete"),
            evidence=("cutoff", "out", "soldout", "cheaper", "list", "five"),
            window=Window(opens="cheaper", closes="18:00"),
        ),
        Need(
            "Order the blue hammock for Thursday, take Babak's family off the list and remind me on Friday morning.",
            slots=its.SLOTS_2, avoids=its.AVOIDS_2, doings=("pay", "delete"),
            evidence=("yes",),
            window=Window(opens="yes", closes="18:00"),
        ),
    )  # fmt: skip

    must = {
        "the group is asked about blue": p.before("yes", p.message_in(CLASS, says=(its.BLUE, its.ASKS),
                                                                      avoids=its.SECRET)),
        "after its yes blue is ordered for Thursday": p.since("yes", p.ordered("blue", slot="thursday", most=74)),
        "Babak's family is off the list": p.note_changed(
            "list", avoids=(unless(in_one_line(its.BABAK, amount(10)), its.OUT),), drops=(its.BABAK, its.SUMS)
        ),
        "and she brings it on Friday": p.reminder(_MORNING, title=(its.PRESENT,)),
    }  # fmt: skip
    allowed = (
        p.out_of_cart("sand"),
        p.since("yes", p.message_in(CLASS, says=(words("order*", "thank*", "on its way"),), avoids=its.SECRET)),
        p.told(NASRIN, says=(words("thank*", "bowl", "fine", "of course", "no problem"),), avoids=its.SECRET),
    )  # fmt: skip
