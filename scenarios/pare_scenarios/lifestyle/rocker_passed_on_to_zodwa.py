"""The recalled baby rocker is mine, but my sister-in-law's baby sleeps in it."""

from pare.expect import as_is
from pare.phrases import code, words
from pare.scenario import Need, Person, Phone, Scenario, Story, Window, the
from pare_apps.contacts import Contacts
from pare_apps.email import EmailApp
from pare_apps.messaging import Messaging
from pare_apps.notes import Notes
from pare_apps.shopping import Shopping
from pare_scenarios import patterns as p, worlds as w
from pare_scenarios.lifestyle.words import rocker_passed_on_to_zodwa as its

THANDI = Person(
    "Thandi Abara", "+27 71 555 0160", "thandi.abara@example.org",
    about="36, dental nurse in Durban, married to Sipho; their two children are at school by now.",
    goal="Sipho's sister Zodwa must hear tonight that her baby may not sleep in our old rocker any more. And I want my "
    "money for it, as the maker promises. The high chair is not concerned.",
)  # fmt: skip
SIPHO = Person("Sipho Abara", "+27 71 555 0161", "sipho.abara@example.org")
ZODWA = Person("Zodwa Mbele", "+27 71 555 0172", "zodwa.mbele@example.org")
NKOSI = Person("Zodwa Nkosi", "+27 71 555 0183", "zodwa.nkosi@bayside-clinic.test")
MAKER = Person("Umbali Baby", email="safety@umbali-baby.test")


class RockerPassedOnToZodwa(Scenario):
    """The recalled baby rocker is mine, but my sister-in-law's baby sleeps in it."""

    id, domain, difficulty = "rocker-passed-on-to-zodwa", "lifestyle", "medium"
    distractor = "Another Zodwa, who expects a baby; the high chair of the same make, which is not recalled."
    capabilities = ("context observation", "goal inference")
    apps = (EmailApp, Shopping, Notes, Messaging, Contacts)
    starts, zone, user = "2027-02-09 18:00", "Africa/Johannesburg", THANDI

    def world(self, phone: Phone) -> None:
        w.delivery(phone, "Fern Road 61, Durban", pays="Card ending 90")
        for name, number, what, price, lot, at in (
            ("rocker", "5512", "Umbali baby rocker", 1499, "K4-118", "2025-11-14 20:00"),
            ("chair", "5730", "Umbali high chair", 1850, "C2-031", "2026-01-22 19:30"),
        ):
            made = w.product(phone, what, price, category="baby", brand="Umbali")
            order = w.order(phone, at, w.pick(phone, made), status="delivered", id=number)
            phone.name(name, w.item(phone, order, what, lot=lot))
        phone.name("sister", w.card(phone, ZODWA, relation="sister-in-law", nickname="Zo", favourite=True))
        w.card(phone, NKOSI, organisation="Bayside Clinic", role="reception", note="Baby due in March")
        w.card(phone, SIPHO, relation="husband")
        phone.name("handed", w.note(phone, "Outgrown baby things", "- Pram: sold in June\n- High chair: our garage\n"
                   "- Rocker: to Zodwa, October\n- Clothes up to six months: still with mother\n- Bath: broken",
                   at="2026-10-18 19:00", folder="House"))  # fmt: skip
        phone.name("family", w.chat(phone, [SIPHO, ZODWA], [
            ("2027-01-30 20:11", "Sipho", "How is the little one?"),
            ("2027-01-30 20:15", "Zodwa", "Awake, at all hours! He shuts his eyes in your old swing only."),
        ], title="Family"))  # fmt: skip
        phone.name("sleeps", w.said(phone, "your old swing"))
        w.chat(phone, [NKOSI], [
            ("2027-02-04 12:40", "Zodwa", "Six weeks to go! Is there anything small that yours have outgrown?"),
            ("2027-02-04 12:58", "me", "I will look in the cupboard for you."),
        ])  # fmt: skip
        w.everyday(phone, about=("choir", "baking"), work="Bayside Clinic",
                   avoid=("rocker", "recall", "swing", "baby", "lot", "zodwa"))  # fmt: skip

    def happens(self, story: Story) -> None:
        story.at("18:05", "in_shop", Shopping.item_recalled, order_item_id=the("rocker"),
                 notice="Recalled by the maker; see the mail of today.")  # fmt: skip
        w.mail_comes(story, "18:05", "recall", MAKER, "Safety recall: Umbali baby rockers, lots K4", "The frame of "
                     "rockers whose lot begins with K4 can fold without warning. Do not put a child into one, from "
                     "this minute on. You get the full price: ask for the return of your order in the shop, or "
                     "answer this mail with the order's number. Other goods are not concerned.")  # fmt: skip
        w.text_comes(story, "18:08", "tonight", ZODWA, "Quiet at last. Bath, milk and off into the swing, I could cry "
                     "with joy.", conversation_id=the("family"))  # fmt: skip

    needs = (
        Need(
            "Warn Zodwa Mbele that the rocker must not be used any more, and ask for the refund of its order.",
            slots=its.SLOTS, avoids=its.AVOIDS,
            evidence=("recall", "rocker", "handed", "sleeps", "sister"),
            window=Window(opens="recall", closes="2027-02-09 22:00"),
        ),
    )  # fmt: skip

    _warned = (as_is(its.ROCKER), its.STOP, its.WHY)
    _to_all = p.message_in("Family", says=_warned, avoids=(its.HARMLESS,))
    must = {
        "Zodwa Mbele is warned": p.either(p.told(ZODWA, says=_warned, avoids=(its.HARMLESS,)), _to_all),
        "the refund is asked for": p.either(
            p.returned("rocker", reasons=("recall", "faulty")),
            p.mail_to(MAKER, says=(code("5512"), its.REFUND), avoids=(words("5730", "exchange"),)),
        ),
    }
    allowed = (p.told(SIPHO), _to_all)
