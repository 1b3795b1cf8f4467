"""The recalled baby rocker is mine, but my sister-in-law's baby sleeps in it."""

from pare.expect import as_is
from pare.need import Need, Window
from pare.phone import Phone
from pare.phrases import any_of, code, person, words
from pare.scenario import Do, Person, Scenario, Stage, Story, do, the
from pare_apps.contacts import Contacts
from pare_apps.email import EmailApp
from pare_apps.messaging import Messaging
from pare_apps.notes import Notes
from pare_apps.shopping import Shopping
from pare_scenarios import patterns as p
from pare_scenarios import worlds as w

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

_ROCKER = words("rocker", "swing", "rocking seat", "rocking chair", "cradle", "baby seat")
_STOP = any_of(
    as_is(words("not", "don't", "stop", "never", "no longer", "no more", "nobody", "out of it", "out of the rocker")),
    words("unsafe", "dangerous", "danger", "put away", "put it away"),
)  # fmt: skip
_WHY = words("recall*", "unsafe", "danger*", "fold*", "collaps*", "give way", "gives way", "accident*", "fault*",
             "defect*", "hurt", "injur*", "warning", "called back")  # fmt: skip
_REFUND = words("refund*", "money back", "return", "reimburs*", "give back", "pay back")
_HARMLESS = words("is safe", "are safe", "no danger", "no hurry", "keep using", "carry on", "still use it")


def back(item: str, reason: str = "recall") -> Do:
    """An item of an order goes back."""
    return do(Shopping.request_return, order_item_id=the(item), reason=reason)


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
            slots={
                "whom": any_of(
                    person("Zodwa Mbele", first_alone=False),
                    words("sister-in-law", "family chat", "family group", "Sipho's sister", "Family conversation"),
                ),
                "the rocker": words("rocker", "swing"),
                "that it is dangerous": any_of(
                    words("warn*", "recall*", "alert*", "unsafe", "danger*", "stop*", "take him out", "out of it"),
                    as_is(words("not to use", "not use", "must not")),
                ),
                "the refund": words("refund*", "return*", "money back", "full price", "reimburs*"),
            },
            avoids={
                "whom": words("Zodwa Nkosi", "Ms Nkosi", "Mrs Nkosi", "both Zodwas"),
                "what goes back": words("return the high chair", "refund for the high chair", "the high chair and",
                                        "and the high chair", "and high chair", "replacement", "order 5730"),
                "when": words("tomorrow", "next week", "at the weekend"),
            },
            evidence=("recall", "rocker", "handed", "sleeps", "sister"),
            window=Window(opens="recall", closes="2027-02-09 22:00"),
        ),
    )  # fmt: skip

    _warned = (as_is(_ROCKER), _STOP, _WHY)
    _to_all = p.message_in("Family", says=_warned, avoids=(_HARMLESS,))
    must = {
        "Zodwa Mbele is warned": p.either(p.told(ZODWA, says=_warned, avoids=(_HARMLESS,)), _to_all),
        "the refund is asked for": p.either(
            p.returned("rocker", reasons=("recall", "faulty")),
            p.mail_to(MAKER, says=(code("5512"), _REFUND), avoids=(words("5730", "exchange"),)),
        ),
    }
    allowed = (p.told(SIPHO), _to_all)

    solution = (
        Stage(
            reads=(
                do(EmailApp.read_email, email_id=the("recall")), do(Shopping.list_orders, text="rocker"),
                do(Notes.list_notes, text="rocker"), do(Messaging.search_messages, text="swing"),
                do(Contacts.find_contacts, text="Zodwa"),
            ),
            says="The rocker that you passed on to Zodwa Mbele is of the recalled lot K4, and her baby sleeps in it. "
            "Shall I warn her now not to use it, and ask for the return of order 5512, so that you get the refund?",
            calls=(
                w.tell(ZODWA, "Zodwa, please take him out of the rocker at once: it is recalled (lot K4-118), its "
                       "frame can fold without warning. Do not use it any more!"),
                back("rocker"),
            ),
            reports="Zodwa is warned, and the return is asked for.",
        ),
    )  # fmt: skip

    _warn = w.tell(ZODWA, "Please do not use the rocker any more, it is recalled: the frame can fold.")
    wrong = {
        "the Zodwa of the clinic": (w.tell(NKOSI, "Do not use the rocker, it is recalled!"), back("rocker")),
        "the high chair goes back": (_warn, back("chair", "faulty")),
        "nobody is warned": (back("rocker"),),
        "a word without the danger": (w.tell(ZODWA, "How lovely that he sleeps in the swing!"), back("rocker")),
        "her husband alone is told": (w.tell(SIPHO, "The rocker is recalled, do not use it."), back("rocker")),
    }
    ways = {
        "in the family chat, the refund by mail": (
            w.tell("family", "Zodwa, the swing is recalled! The frame may collapse, please don't let him sleep in it."),
            w.answer("recall", "Order 5512, a rocker of lot K4-118: please refund the price. Thandi Abara"),
        ),
        "by mail, and the husband told": (
            back("rocker"), w.tell(SIPHO, "Ring your sister, the rocker is dangerous."),
            w.write_to(ZODWA, "Your rocker", "The rocker is recalled by Umbali, lot K4. Stop using it now."),
        ),
    }  # fmt: skip
