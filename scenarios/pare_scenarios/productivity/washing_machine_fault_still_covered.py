"""The washing machine is dead and we are about to pay for a repair."""

from pare.expect import as_is, created, mentions
from pare.phrases import any_of, code, words
from pare.scenario import Need, Person, Phone, Scenario, Story, Window
from pare_apps.email import EmailApp
from pare_apps.messaging import Messaging
from pare_apps.notes import Notes
from pare_apps.reminders import Reminders
from pare_apps.shopping import Return, Shopping
from pare_scenarios import patterns as p, worlds as w
from pare_scenarios.productivity.words import washing_machine_fault_still_covered as its

MEHMET = Person(
    "Mehmet Özkan", "+90 530 555 0101", "mehmet.ozkan@example.com",
    about="38, bus driver in Istanbul, married to Zeynep, three children and a great deal of laundry.",
    goal="The washer is not two years old: the shop shall mend it, and nobody else touches it before. If the shop "
    "sleeps, I want to be reminded early next week.",
)  # fmt: skip
ZEYNEP = Person("Zeynep Özkan", "+90 530 555 0112", "zeynep.ozkan@example.com")
MOTHER = Person("Selma Özkan", "+90 530 555 0113")
SHOP = Person("Marmara Appliances", email="service@marmara-appliances.test")
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
        bought = w.order(phone, "2026-01-07 21:10", w.pick(phone, washer), status="delivered", invoice=its.BILL,
                         delivered_at="2026-01-09 12:40")  # fmt: skip
        phone.name("order", bought)
        phone.name("washer", w.item(phone, bought))
        w.order(phone, "2027-04-02 20:00", ("Brisa D5 dryer", 18900), status="delivered", invoice="MA-90455")
        phone.name("terms", w.mail(phone, "2026-01-07 21:12", SHOP, f"Your order {its.BILL}",
                                   "Thank you. Should a machine "
            "fail within the warranty, write to this address with order number, serial number and what the display "
            "shows. We come within four working days. Once others have opened it, the warranty ends."))  # fmt: skip
        phone.name("serials", w.note(phone, "Appliances", f"## Serial numbers\nWasher Brisa W7: {its.SERIAL}\nDryer "
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
            slots=its.SLOTS, avoids=its.AVOIDS, doings=("cancel",),
            evidence=("dead", "misread", "order", "terms", "serials"),
            window=Window(opens="misread", closes="2027-10-15 09:00"),
        ),
    )  # fmt: skip

    must = {
        "the shop has the claim": p.either(
            p.mail_to(
                SHOP, says=(as_is(code(its.BILL)), as_is(code(its.SERIAL)), code(its.FAULT)), avoids=(its.WRONG_FAULT,
                                                                                                      its.OTHERS),
                copies=(ZEYNEP,)
            ),
            created(Return, order_item_id=p.IdOf("washer"), reason="faulty", variant_id="", status="requested",
                    note=mentions(code(its.FAULT), avoids=(its.WRONG_FAULT, its.OTHERS))),
        ),
        "Zeynep lets nobody open it": p.told(
            ZEYNEP, says=(as_is(its.MAN), its.STOP), avoids=(words("let him start", "let him open", "let him look"),)
        ),
        "it is not forgotten": p.reminder(_DUE, title=(any_of(its.WASHER, its.CLAIM, words("Marmara", its.BILL)),)),
    }  # fmt: skip
    allowed = (p.note_changed("serials", (any_of(code(its.FAULT), its.CLAIM),)),)
