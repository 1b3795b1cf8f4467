"""Our emergency list sends people to a plumber who has retired."""

from pare.expect import mentions
from pare.need import Need, Window
from pare.phone import Phone
from pare.phrases import any_of, number, person, words
from pare.scenario import Do, Person, Scenario, Stage, Story, do, the
from pare_apps.contacts import Contacts
from pare_apps.messaging import Messaging
from pare_apps.notes import Notes
from pare_scenarios import patterns as p
from pare_scenarios import worlds as w
from pare_scenarios.pairing import in_one_line, unless

OLD, NEW = "+65 8555 0121", "+65 8555 0142"
PADMA = Person(
    "Padma Iyer", "+65 8555 0100", "padma.iyer@example.org",
    about="61, caretaker of a house with twelve flats in Singapore, lives on its ground floor with two mynahs.",
    goal="Whoever photographs my list must reach a plumber who comes. Salma has a tap that drips now, and the new man "
    "belongs among my contacts before I forget his number.",
)  # fmt: skip
LIAO = Person("Jiahao Liao", OLD)
WEI = Person("Wei Hsu", NEW)
SALMA = Person("Salma Rahman", "+65 8555 0169", "salma.rahman@example.com")
SUNITA = Person("Sunita Nair", "+65 8555 0133")
HELENA = Person("Helena Vale", "+65 8555 0174", "helena.vale@example.com")

LINES = (
    "Lift stuck: Meridian Lifts, 6555 0177, day and night",
    "Water, plumber: Mr Liao, 8555 0121",
    "Power: Sunita Nair, 8555 0133, not after ten",
    "Gas smell: 6555 0199, then open the windows",
)
WATER = f"- [ ] {LINES[1]}"
NEW_LINE = "- [ ] Water, plumber: Wei Hsu, 8555 0142"
ANYTHING = mentions()
PLUMBER = any_of(person(WEI.name), number(NEW), words("nephew", "new plumber"))
_BOOKED = words("I have called him", "I called him", "he will come", "he comes", "booked him", "appointment")


def lines(plumber: str, *more: str) -> Do:
    """The whole list, with another line for the plumber."""
    told = [f"- [ ] {line}" for line in LINES]
    text = "\n".join(["Photograph me! Numbers tried on 11 January 2025.", *told, *more]).replace(WATER, plumber)
    return do(Notes.write_note, note_id=the("list"), text=text, how="replace")


def add_card(name: str = WEI.name, new: str = NEW) -> Do:
    """A card for the new plumber."""
    return do(Contacts.create_contact, name=name, numbers=[new], role="plumber")


class HouseEmergencyListPlumber(Scenario):
    """Our emergency list sends people to a plumber who has retired."""

    id, domain, difficulty = "house-emergency-list-plumber", "productivity", "easy"
    distractor = "The number on the old card and in the old list, or a message to all twelve flats."
    capabilities = ("context observation", "multi-app orchestration")
    apps = (Messaging, Contacts, Notes)
    starts, zone, user = "2027-03-17 08:20", "Asia/Singapore", PADMA

    def world(self, phone: Phone) -> None:
        phone.name("liao", w.card(phone, LIAO, nickname="Plumber Liao", organisation="Liao Pipes", role="plumber",
                                  note="Knows every tap of the house. Comes on the same day."))  # fmt: skip
        w.card(phone, SALMA, note="Flat 9, since June. Night shifts, text her.")
        w.card(phone, SUNITA, role="electrician")
        w.card(phone, HELENA, note="Flat 4")
        w.business(phone, "Meridian Lifts", numbers=("+65 6555 0177",))
        phone.name("list", w.note(phone, "House emergency numbers", "Photograph me! Numbers tried on 11 January 2025.",
                                  items=LINES, at="2025-01-11 17:30", folder="House"))  # fmt: skip
        w.note(phone, "Keys", "Roof: hook 1. Meter room: hook 2. Flat 9 left a spare one.", folder="House")
        w.chat(phone, [LIAO], [
            ("2027-01-20 15:10", "Jiahao", "Flat 4 has new seals. Seven dollars, pay me next time."),
            ("2027-01-20 15:22", "me", "Thank you, Mr Liao. There is tea when you come."),
        ])  # fmt: skip
        w.chat(phone, [HELENA], [
            ("2027-01-19 09:04", "Helena", "The bathroom drips. I have Mr Liao from your list, shall I ring him?"),
            ("2027-01-19 09:20", "me", "Do, everybody in the house rings him directly."),
        ])  # fmt: skip
        w.everyday(phone, about=("birds", "cooking"), avoid=("plumb", "tap", "emergency", "Liao", "pipe"),
                   besides=(WEI,))  # fmt: skip

    def happens(self, story: Story) -> None:
        w.text_comes(story, "08:30", "retires", LIAO, "Good morning Madam Padma. My knees have decided: on Friday I "
                     "put the wrench away for good, after forty years. My sister's son Wei Hsu takes all my houses, "
                     "8555 0142, he starts today. He is better than me, only don't tell him.")  # fmt: skip
        w.text_comes(story, "08:50", "tap", SALMA, "Hi Auntie Padma, number 9 here. The kitchen tap does not close any "
                     "more. Whom do I call? Last year I never took a picture of your list.")  # fmt: skip

    needs = (
        Need(
            "Put Wei Hsu into the contacts and on the emergency list, and tell Salma whom to call.",
            slots={
                "the new plumber": PLUMBER,
                "the contacts": words("contact*", "card", "address book"),
                "the list": words("list", "note", "emergency numbers", "house numbers"),
                "Salma": any_of(person(SALMA.name), words("flat 9", "number 9")),
            },
            avoids={
                "the number": number(OLD),
                "who is told": words("all tenants", "every tenant", "the tenants", "other tenants", "all flats",
                                     "every flat", "everybody in the house", "all twelve"),
                "who calls him": unless(
                    words("call Wei", "ring Wei", "book Wei", "ask Wei to", "appointment", "send Wei"),
                    "to call", "to ring", "can call", "can ring", "should call",
                ),
                "what nobody asked": words("book a visit", "visit to flat 9", "come to flat 9", "call him right away",
                "text him that he should"),
            },
            doings=("delete",),
            evidence=("retires", "tap", "list", "liao"),
            window=Window(opens="tap"),
        ),
    )  # fmt: skip

    must = {
        "the new plumber is among the contacts": p.either(
            p.new_card(WEI),
            p.card("liao", name=p.Called(WEI), numbers=p.leads(NEW, OLD), nickname=ANYTHING, organisation=ANYTHING,
                   note=ANYTHING),
        ),
        "the list has his number": p.note_changed(
            "list", (in_one_line(words("water", "plumb*"), number(NEW)),), (number(OLD),), drops=(words("plumber"),)
        ),
        "Salma knows whom to call": p.told(SALMA, says=(number(NEW),), avoids=(number(OLD), _BOOKED)),
    }  # fmt: skip
    allowed = (
        p.card("liao", note=ANYTHING, role=ANYTHING, organisation=ANYTHING, nickname=ANYTHING),
        p.told(LIAO, avoids=(words("Salma", "flat 9"),)),
    )

    solution = (
        Stage(
            reads=(
                do(Messaging.search_messages, text="8555 0142"), do(Notes.list_notes, text="plumber"),
                do(Notes.read_note, note_id=the("list")), do(Contacts.find_contacts, text="Liao"),
            ),
            says="Mr Liao retires, and his nephew Wei Hsu takes the house. Shall I save Wei Hsu as a contact, put his "
            "number in the plumber's line of your emergency list, and write Salma that she can call him?",
            calls=(
                add_card(), lines(NEW_LINE),
                w.tell(SALMA, "Dear Salma, please call Wei Hsu, our new plumber: 8555 0142."),
            ),
            reports="Wei Hsu is saved and on the list, and Salma has his number.",
        ),
    )  # fmt: skip

    _salma = w.tell(SALMA, "Wei Hsu, 8555 0142")

    wrong = {
        "Salma gets the old number": (add_card(), lines(NEW_LINE), w.tell(SALMA, "Mr Liao, 8555 0121")),
        "the list is forgotten": (add_card(), _salma),
        "the contacts are forgotten": (lines(NEW_LINE), _salma),
        "both numbers on the list": (add_card(), lines(f"{WATER}\n{NEW_LINE}"), _salma),
        "another line is lost": (add_card(), do(Notes.write_note, note_id=the("list"), text=NEW_LINE, how="replace"),
                                 _salma),
        "another flat hears of it": (add_card(), lines(NEW_LINE), _salma, w.tell(HELENA, "Wei Hsu, 8555 0142")),
        "the plumber is sent to her": (
            add_card(), lines(NEW_LINE), _salma, w.tell(WEI, "Please come to flat 9, the kitchen tap."),
        ),
    }  # fmt: skip
    ways = {
        "the old card becomes his": (
            do(Contacts.update_contact, contact_id=the("liao"), name="Wei Hsu", nickname="Plumber Wei",
               note="Nephew of Mr Liao"),
            do(Contacts.change_detail, contact_id=the("liao"), kind="number", old=OLD, new=NEW),
            lines("- [ ] Water, plumber: Wei Hsu (nephew of Mr Liao), +65 8555 0142"), _salma,
        ),
        "Salma first, with thanks to Mr Liao": (
            w.tell(SALMA, "The plumber is on +65 8555 0142, his name is Wei Hsu. Padma"),
            add_card("Mr Wei Hsu", "8555 0142"), lines(NEW_LINE),
            do(Contacts.update_contact, contact_id=the("liao"), note="Retired in March 2027"),
            w.tell(LIAO, "Thank you for all these years, Mr Liao!"),
        ),
    }  # fmt: skip
