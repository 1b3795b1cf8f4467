"""The washing machine is dead and we are about to pay for a repair."""

from pare.expect import as_is, created, mentions
from pare.need import Need, Window
from pare.phone import Phone
from pare.phrases import any_of, code, person, words
from pare.scenario import Person, Scenario, Stage, Story, do, the
from pare_apps.email import EmailApp
from pare_apps.messaging import Messaging
from pare_apps.notes import Notes
from pare_apps.reminders import Reminders
from pare_apps.shopping import Return, Shopping
from pare_scenarios import patterns as p
from pare_scenarios import worlds as w
from pare_scenarios.pairing import unless

MEHMET = Person(
    "Mehmet Özkan", "+90 530 555 0101", "mehmet.ozkan@example.com",
    about="38, bus driver in Istanbul, married to Zeynep, three children and a great deal of laundry.",
    goal="The washer is not two years old: the shop shall mend it, and nobody else touches it before. If the shop "
    "sleeps, I want to be reminded early next week.",
)  # fmt: skip
ZEYNEP = Person("Zeynep Özkan", "+90 530 555 0112", "zeynep.ozkan@example.com")
MOTHER = Person("Selma Özkan", "+90 530 555 0113")
SHOP = Person("Marmara Appliances", email="service@marmara-appliances.test")

BILL, SERIAL, FAULT = "MA-77120", "BW7-48213", "E21"
OTHERS = as_is(code("BW5-20114"), code("BD5-33907"), code("MA-90455"))
_WASHER = words("washer", "washing machine", "W7", "Brisa", "machine")
_CLAIM = words("warranty", "guarantee", "claim", "covered", "free of charge", "shop has to mend", "has to repair")
_MAN = words("handyman", "Mr Demir", "Demir", "repair*", "he", "him", "nobody", "no one", "anyone", "anybody", "it")
_STOP = any_of(
    as_is(words("not", "don't", "no", "nobody", "stop", "hold off", "call off", "before", "let anyone")),
    words("cancel*", "wait", "send him away", "leave it", "warranty", "guarantee"),
)
_WRONG_FAULT = unless(code("F21"), words("not", "first", "corrected", "instead", "mistake", "misread", "typo"))
_DUE = p.Between("2027-10-18 00:00", "2027-10-20 23:59")


class WashingMachineFaultStillCovered(Scenario):
    """The washing machine is dead and we are about to pay for a repair."""

    id, domain, difficulty = "washing-machine-fault-still-covered", "productivity", "medium"
    distractor = "The code that was misread at first; the old washer's serial number in the same note."
    capabilities = ("goal inference", "context observation")
    apps = (Messaging, Shopping, Notes, EmailApp, Reminders)
    starts, zone, user = "2027-10-14 18:05", "Europe/Istanbul", MEHMET

    def world(self, phone: Phone) -> None:
        w.delivery(phone, "Çınar Sokak 14/5, Istanbul")
        washer = w.product(phone, "Brisa W7 washer", 21400, category="household", seller=SHOP.name, return_days=14)
        bought = w.order(phone, "2026-01-07 21:10", w.pick(phone, washer), status="delivered", invoice=BILL,
                         delivered_at="2026-01-09 12:40")  # fmt: skip
        phone.name("order", bought)
        phone.name("washer", w.item(phone, bought))
        w.order(phone, "2027-04-02 20:00", ("Brisa D5 dryer", 18900), status="delivered", invoice="MA-90455")
        phone.name("terms", w.mail(phone, "2026-01-07 21:12", SHOP, f"Your order {BILL}", "Thank you. Should a machine "
            "fail within the warranty, write to this address with order number, serial number and what the display "
            "shows. We come within four working days. Once others have opened it, the warranty ends."))  # fmt: skip
        phone.name("serials", w.note(phone, "Appliances", f"## Serial numbers\nWasher Brisa W7: {SERIAL}\nDryer "
            "Brisa D5: BD5-33907\nOld washer Brisa W5, now at Mother's: BW5-20114\n\n## Learnt\nThe dryer in May: they "
            "forgot us for weeks. After every claim a reminder for two or three working days later.",
            at="2027-06-02 22:00", folder="House"))  # fmt: skip
        w.chat(phone, [ZEYNEP], [
            ("2027-10-13 17:20", "Zeynep", "Parents' evening on the 21st, I have told school that you come too."),
            ("2027-10-13 19:02", "me", "Good. Late shift is swapped."),
        ])  # fmt: skip
        w.chat(phone, [MOTHER], [("2027-10-10 11:00", "Selma", "The old washer still spins like a dervish.")])
        w.remind(phone, "Bus pass photo for the eldest", "2027-10-16 11:00", "House")
        w.everyday(phone, about=("football", "cooking"), avoid=("wash", "warranty", "serial", "handyman", "repair"))

    def happens(self, story: Story) -> None:
        w.text_comes(story, "18:10", "dead", ZEYNEP, "The washer stands full of water and shows F21. I asked Mr Demir "
                     "from downstairs, he comes tomorrow at nine, 1,500 lira just to open it and look.")  # fmt: skip
        w.text_comes(story, "18:25", "misread", ZEYNEP, "Put my glasses on: E21, not F21.")

    needs = (
        Need(
            "Claim on the warranty with the W7's data and E21, stop the handyman, and be reminded next week.",
            slots={
                "the warranty": _CLAIM,
                "the machine": any_of(_WASHER, words("MA-77120", "BW7-48213", "E21", "appliance")),
                "what it shows": any_of(code(FAULT), words("fault code", "error code", "fault", "error")),
                "who waits": any_of(person("Zeynep Özkan"), words(
                    "wife", "partner", "at home", "in the chat", "your family", "who wrote", "905305550112")),
                "that the handyman waits": words("handyman", "Mr Demir", "Demir", "repairman", "repair",
                    "let no one open", "no one open", "nobody open", "nobody touch", "no one touch",
                    "tomorrow's visit", "man with the screwdriver", "keep ... closed", "Mr D"),
                "the reminder": words("remind*"),
            },
            avoids={
                "what it shows": _WRONG_FAULT,
                "the machine": OTHERS,
                "what is bought": words("order a new", "buy a new", "new washer", "pay Mr Demir", "pay the handyman",
                                        "book the handyman", "confirm the handyman", "confirm Mr Demir"),
            },
            doings=("cancel",),
            evidence=("dead", "misread", "order", "terms", "serials"),
            window=Window(opens="misread", closes="2027-10-15 09:00"),
        ),
    )  # fmt: skip

    must = {
        "the shop has the claim": p.either(
            p.mail_to(
                SHOP, says=(as_is(code(BILL)), as_is(code(SERIAL)), code(FAULT)), avoids=(_WRONG_FAULT, OTHERS),
                copies=(ZEYNEP,)
            ),
            created(Return, order_item_id=p.IdOf("washer"), reason="faulty", variant_id="", status="requested",
                    note=mentions(code(FAULT), avoids=(_WRONG_FAULT, OTHERS))),
        ),
        "Zeynep lets nobody open it": p.told(
            ZEYNEP, says=(as_is(_MAN), _STOP), avoids=(words("let him start", "let him open", "let him look"),)
        ),
        "it is not forgotten": p.reminder(_DUE, title=(any_of(_WASHER, _CLAIM, words("Marmara", BILL)),)),
    }  # fmt: skip
    allowed = (p.note_changed("serials", (any_of(code(FAULT), _CLAIM),)),)

    _claim = w.write_to(SHOP, f"Order {BILL}: warranty claim", f"Our washer Brisa W7, order {BILL}, serial no. "
                        f"{SERIAL}, is full of water and shows {FAULT}. Please repair it under warranty.")  # fmt: skip
    _stop = w.tell(ZEYNEP, "It is under warranty until January, and the shop has my claim. Please tell Mr Demir "
                   "not to come, nobody may open it.")  # fmt: skip
    _chase = w.set_reminder("Washer claim: has Marmara Appliances answered?", "2027-10-18 10:00")

    solution = (
        Stage(
            reads=(
                do(Messaging.search_messages, text="washer"), do(Shopping.list_orders, text="washer"),
                do(Shopping.read_order, order_id=the("order")), do(EmailApp.search_emails, text="warranty"),
                do(Notes.read_note, note_id=the("serials")),
            ),
            says="Your Brisa W7 came in January 2026 and has 24 months' warranty, which ends if somebody opens it. "
            "Shall I send the shop the claim with order, serial number and fault E21, ask Zeynep to put off the "
            "handyman, and remind you on Monday?",
            calls=(_claim, _stop, _chase),
            reports="The claim is with the shop, and Zeynep knows.",
        ),
    )  # fmt: skip

    wrong = {
        "the code that was misread": (
            w.write_to(SHOP, "Washer", f"Order {BILL}, serial {SERIAL}, it shows F21."), _stop, _chase,
        ),
        "the old washer's serial": (
            w.write_to(SHOP, "Washer", f"Order {BILL}, serial BW5-20114, it shows E21."), _stop, _chase,
        ),
        "Zeynep hears nothing": (_claim, _chase),
        "no reminder": (_claim, _stop),
        "reminded far too late": (_claim, _stop, w.set_reminder("Washer claim", "2027-10-28 10:00")),
        "let him look": (_claim, w.tell(ZEYNEP, "Let him look at it, then we see about the warranty."), _chase),
    }  # fmt: skip
    ways = {
        "a return as faulty, the message first": (
            w.tell(ZEYNEP, "Please cancel Mr Demir, the shop has to do it: it is covered until January."),
            do(Shopping.request_return, order_item_id=the("washer"), reason="faulty", note=f"Shows E21, no. {SERIAL}"),
            w.set_reminder("Ask Marmara about the W7", "2027-10-19T09:00"),
        ),
        "an answer to the order's mail, a line in the note": (
            w.answer("terms", f"Serial {SERIAL}, order {BILL}. Display: E21 (not F21). Water does not run off."),
            w.tell(ZEYNEP, "Don't let anyone touch the washer, it's a warranty case."),
            _chase,
            do(Notes.write_note, note_id=the("serials"), text="Washer: claim of 14 October, E21", section="Learnt"),
        ),
    }  # fmt: skip
