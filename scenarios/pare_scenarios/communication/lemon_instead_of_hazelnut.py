"""My customer changes her cake two days before."""

from pare.expect import At, Holds, mentions, one_of
from pare.need import Need, Window
from pare.phone import Phone
from pare.phrases import amount, any_of, clock, person, words
from pare.scenario import Do, Person, Scenario, Stage, Story, do, the
from pare_apps.calendar import Calendar
from pare_apps.messaging import Messaging
from pare_apps.notes import Note, Notes
from pare_apps.shopping import Shopping
from pare_scenarios import patterns as p
from pare_scenarios import worlds as w
from pare_scenarios.pairing import amid, unless

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
LEMON, HALF_PAST = words("lemon"), clock(11, 30)
PEOPLE, PRICE = amount(26), amount(117)
GONE = ("instead", "not", "no longer", "rather than", "was", "before", "cancelled", "without", "replac*")
OLD_PRICE = unless(any_of(amount(95), amount("123.50")), *GONE)
_NOTES = one_of("", mentions(any_of(LEMON, PEOPLE, PRICE, "Rafael", "nut*")))


def sheet(text: str) -> Do:
    """The sheet is written anew."""
    return do(Notes.write_note, note_id=the("sheet"), text=text, how="replace")


def _line_right(phone: Phone) -> bool:
    """Whether the sheet has her new line, and the old one no longer as if it held; the other Vidal's is as it was."""
    note = phone.named("sheet")
    lines = note.text.split("\n") if isinstance(note, Note) else []
    hers = [one for one in lines if "Leonor" in one]
    new = [one for one in hers if mentions(LEMON, PEOPLE, PRICE, HALF_PAST).fits(one, phone)]
    old = [one for one in hers if "~~" not in one and mentions("hazelnut", avoids=GONE).fits(one, phone)]
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
            slots={
                "Leonor": person("Leonor Vidal"),
                "lemon": LEMON,
                "for how many": PEOPLE,
                "the price": PRICE,
                "when it is ready": amid(HALF_PAST, clock(11), clock(12)),
                "the nuts": words("hazelnuts", "hazelnut order", "nuts", "nut order", "order of hazelnut*"),
                "your sheet": words("sheet", "order list", "orders note", "note", "orders October", "list"),
                "the calendar": words("calendar", "event", "collection", "pick-up", "pickup", "entry", "appointment"),
            },
            avoids={
                "whose cake it is": words("Beatriz's line", "Beatriz's order", "tell Beatriz", "confirm Beatriz"),
                "the price": any_of(words("discount*"), amount("123.50"), words("half price", "discount",
                    "extra portions", "free portion*", "cheaper")),
                "what is ordered": words("order lemons", "buy lemons", "cancel the boxes", "cancel the whole order",
                                         "order more", "cancel the entire order", "cake boxes too"),
                "who gets it": words("to Beatriz", "Beatriz Vidal", "tell Beatriz", "confirm Beatriz"),
            },
            doings=("cancel",),
            evidence=("allergy", "more", "sheet", "prices", "market", "collect", "nuts"),
            window=Window(opens="more"),
        ),
    )  # fmt: skip

    must = {
        "Leonor has it in writing": p.message_to(
            LEONOR,
            says=(LEMON, PEOPLE, PRICE, HALF_PAST),
            avoids=(OLD_PRICE, "discount", unless("hazelnut cake", *GONE)),
        ),
        "the sheet has her new order": p.note_changed("sheet", drops=("Leonor",)),
        "and it alone": Holds(_line_right),
        "it is collected from half past eleven": p.either(
            p.moved("collect", At("2027-10-16 11:30"), title=(words("Leonor", "Rafael", "Vidal"),), notes=_NOTES),
            p.event(At("2027-10-16 11:30"), about=(words("Leonor", "Rafael", "Vidal"),)),
        ),
        "and not at noon": p.nothing_at("2027-10-16 12:00", any_of("Leonor", "Rafael")),
        "no nuts come": p.item_cancelled("nuts"),
    }
    allowed = (p.cancelled("collect"),)

    _yes = w.tell(LEONOR, "Of course, dear Leonor: lemon for 26, without any nuts, that is 117 euros. I am at the "
                  "market until then, so Rafael can have it from 11:30 on Saturday.")  # fmt: skip
    _new = "- Leonor Vidal: lemon (no nuts!), 26 portions, 117 euros, Saturday 16 October 11:30, Rafael collects"
    _others = "- Teresa Ruiz: chocolate, 10 portions, 46 euros, Friday 15 October 18:00\n{}\n" + TWIN + \
        "\n- Nuno Prieto: sponge, 30 portions, 105 euros, Saturday 23 October 12:00"  # fmt: skip
    _sheet = sheet(_others.format(_new))
    _move = w.move("collect", "2027-10-16 11:30")
    _nuts = do(Shopping.cancel_order, order_id=the("order"), order_item_ids=[the("nuts")])

    solution = (
        Stage(
            reads=(
                do(Notes.read_note, note_id=the("sheet")),
                do(Notes.read_note, note_id=the("prices")),
                do(Calendar.list_events, day="2027-10-16"),
                do(Shopping.read_order, order_id=the("order")),
                do(Messaging.search_messages, text="Leonor"),
            ),
            says="Shall I confirm Leonor Vidal a lemon cake for 26 at 117 euros, ready from 11:30 as you are at the "
            "market before, change her line on the sheet, move the collection to 11:30, and cancel the hazelnuts?",
            calls=(_yes, _sheet, _move, _nuts),
            reports="Leonor has it in writing, and sheet, calendar and order are right.",
        ),
    )

    wrong = {
        "the other Vidal's line": (
            _yes, sheet(_others.replace(TWIN, _new.replace("Leonor", "Beatriz")).format(LINE)), _move, _nuts,
        ),
        "ready at eleven": (
            w.tell(LEONOR, "Lemon for 26, 117 euros, and yes, at 11:00 on Saturday."), _sheet,
            w.move("collect", "2027-10-16 11:00"), _nuts,
        ),
        "at the old price": (w.tell(LEONOR, "Lemon for 26 it is, from 11:30, for 95 euros as we said."), _sheet, _move,
                             _nuts),
        "before the guests were counted": (
            w.tell(LEONOR, "Lemon for 20 is 90 euros, from 11:30."),
            sheet(_others.format("- Leonor Vidal: lemon, 20 portions, 90 euros, Saturday 16 October 11:30")),
            _move, _nuts,
        ),
        "the nuts come all the same": (_yes, _sheet, _move),
        "the boxes are cancelled, too": (_yes, _sheet, _move, do(Shopping.cancel_order, order_id=the("order"))),
        "a second line beside the first": (
            _yes, do(Notes.write_note, note_id=the("sheet"), text=_new, how="append"), _move, _nuts,
        ),
    }  # fmt: skip
    ways = {
        "the old line struck out, a new one below": (
            sheet(_others.format(f"~~{LINE}~~") + "\n- Leonor: LEMON, 26 p., 117.00 €, Sat 16/10, 11.30, husband"),
            _nuts,
            w.tell(LEONOR, "Lemon cake instead of hazelnut, no problem. 26 x 4.50 = €117. I'm home from half past "
                   "eleven, please not before."),
            _move,
        ),
        "a new event in place of the old one": (
            do(Calendar.delete_event, event_id=the("collect")),
            w.enter("Rafael Vidal collects the lemon cake", "2027-10-16 11:30", ends="2027-10-16 11:45"),
            _yes, _sheet, _nuts,
        ),
    }  # fmt: skip
