"""My customer changes her cake two days before."""

from pare.expect import At, Holds, mentions
from pare.phrases import any_of, words
from pare.scenario import Need, Person, Phone, Scenario, Story, Window
from pare_apps.calendar import Calendar
from pare_apps.messaging import Messaging
from pare_apps.notes import Note, Notes
from pare_apps.shopping import Shopping
from pare_scenarios import patterns as p, worlds as w
from pare_scenarios.communication.words import lemon_instead_of_hazelnut as its
from pare_scenarios.pairing import unless

ROSA = Person(
    "Rosa Herrera", "+34 600 55 06 00", "rosa.herrera@example.com",
    about="43, came from Arequipa ten years ago, bakes to order at home in Madrid.",
    goal="Nobody gets ill from my cake. Leonor should have it in writing: lemon, for 26, the right price, and from "
    "half past eleven, since before I am at the market. Sheet, calendar and shopping follow, and no nuts come.",
)  # fmt: skip
LEONOR = Person("Leonor Vidal", "+34 600 55 06 11")
BEATRIZ = Person("Beatriz Vidal", "+34 600 55 06 22")
LINE = "- Leonor Vidal: hazelnut, 20 portions, 95 euros, Saturday 16 October 12:00"
TWIN = "- Beatriz Vidal: sponge, 12 portions, 42 euros, Sunday 17 October 10:00"


def _line_right(phone: Phone) -> bool:
    """Whether the sheet has her new line, and the old one no longer as if it held; the other Vidal's is as it was."""
    note = phone.named("sheet")
    lines = note.text.split("\n") if isinstance(note, Note) else []
    hers = [one for one in lines if "Leonor" in one]
    new = [one for one in hers if mentions(its.LEMON, its.PEOPLE, its.PRICE, its.HALF_PAST).fits(one, phone)]
    old = [one for one in hers if "~~" not in one and mentions("hazelnut", avoids=its.GONE).fits(one, phone)]
    return TWIN in lines and len(new) == 1 and not old


class LemonInsteadOfHazelnut(Scenario):
    """My customer changes her cake two days before."""

    id, domain, difficulty = "lemon-instead-of-hazelnut", "communication", "hard"
    distractor = "A second Vidal stands on the sheet, the number of guests comes later, and eleven is not possible."
    capabilities = ("context observation", "multi-app orchestration")
    apps = (Messaging, Notes, Calendar, Shopping)
    starts, zone, user = "2027-10-14 09:50", "Europe/Madrid", ROSA

    def world(self, phone: Phone) -> None:
        phone.name("sheet", w.note(
            phone, "Orders October", "- Teresa Ruiz: chocolate, 10 portions, 46 euros, Friday 15 October 18:00\n"
            f"{LINE}\n{TWIN}\n- Nuno Prieto: sponge, 30 portions, 105 euros, Saturday 23 October 12:00",
            at="2027-10-11 21:00", folder="Baking"))  # fmt: skip
        phone.name("prices", w.note(
            phone, "Prices 2027", "A portion, on a plate or in a box:\n- hazelnut 4.75\n- chocolate 4.60\n- lemon "
            "4.50\n- sponge 3.50\nNo discounts, not for cousins.", at="2027-01-04 10:00", folder="Baking"))  # fmt: skip
        w.note(phone, "Lemon cake", "Six lemons, the peel of four. Glaze while warm.", folder="Baking")
        phone.name("market", w.booked(phone, "2027-10-16 08:00", "Market stall, nobody at home", until="11:30"))
        phone.name("collect", w.booked(phone, "2027-10-16 12:00", "Leonor Vidal collects her cake", until="12:15"))
        w.booked(phone, "2027-10-17 10:00", "Beatriz Vidal collects her cake", until="10:15")
        w.booked(phone, "2027-10-15 08:00", "Baking for the weekend", until="13:00")
        w.delivery(phone, "Calle del Olivar 9, Madrid")
        nuts = w.pick(phone, w.product(phone, "Hazelnuts, roasted", "14.90", sizes=("1 kg",), category="food"))
        boxes = w.pick(phone, w.product(phone, "Cake boxes", "0.60", sizes=("30 cm",), category="household"))
        order = w.order(phone, "2027-10-13 22:10", nuts, (boxes, 10), due_until="2027-10-15 14:00",
                        cancel_until="2027-10-14 18:00", note="Boxes for Saturday and Sunday")  # fmt: skip
        phone.name("order", order)
        phone.name("nuts", w.item(phone, order, "Hazelnuts"))
        w.chat(phone, [LEONOR], [
            ("2027-10-09 17:15", "Leonor", "Leonor Vidal here, Teresa gave me your number. A hazelnut cake for my "
             "mother's eightieth, twenty people?"),
            ("2027-10-09 17:40", "me", "With pleasure. 95 euros, Saturday 16 October at 12:00. I buy the nuts fresh."),
        ])  # fmt: skip
        w.chat(phone, [BEATRIZ], [
            ("2027-10-10 12:00", "Beatriz", "It is Beatriz Vidal from the third floor. Sponge for twelve, as always?"),
            ("2027-10-10 12:08", "me", "As always. Sunday at ten."),
        ])  # fmt: skip
        w.everyday(phone, about=("baking", "film"), avoid=("hazelnut", "lemon", "Vidal", "portion", "nut", "cake"),
                   clear=("2027-10-15", "2027-10-16"))  # fmt: skip

    def happens(self, story: Story) -> None:
        w.text_comes(story, "10:00", "allergy", LEONOR, "Dear Rosa, my sister-in-law must not eat nuts, she ends up in "
                     "hospital. Could ours be your other one, the lemon cake?")  # fmt: skip
        w.text_comes(story, "10:20", "more", LEONOR, "And I have counted again, we are 26! What does it cost then? My "
                     "husband Rafael comes for it on Saturday, at eleven if that is possible. Leonor")  # fmt: skip

    needs = (
        Need(
            "Confirm Leonor a lemon cake for 26 at 117 euros from 11:30, mend sheet and calendar, cancel the nuts.",
            slots=its.SLOTS, avoids=its.AVOIDS, doings=("cancel",),
            evidence=("allergy", "more", "sheet", "prices", "market", "collect", "nuts"),
            window=Window(opens="more"),
        ),
    )  # fmt: skip

    must = {
        "Leonor has it in writing": p.message_to(
            LEONOR,
            says=(its.LEMON, its.PEOPLE, its.PRICE, its.HALF_PAST),
            avoids=(its.OLD_PRICE, "discount", unless("hazelnut cake", *its.GONE)),
        ),
        "the sheet has her new order": p.note_changed("sheet", drops=("Leonor",)),
        "and it alone": Holds(_line_right),
        "it is collected from half past eleven": p.either(
            p.moved("collect", At("2027-10-16 11:30"), title=(words("Leonor", "Rafael", "Vidal"),), notes=its.NOTES),
            p.event(At("2027-10-16 11:30"), about=(words("Leonor", "Rafael", "Vidal"),)),
        ),
        "and not at noon": p.nothing_at("2027-10-16 12:00", any_of("Leonor", "Rafael")),
        "no nuts come": p.item_cancelled("nuts"),
    }
    allowed = (p.cancelled("collect"),)
