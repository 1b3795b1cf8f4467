"""Our emergency list sends people to a plumber who has retired."""

from pare.expect import mentions
from pare.phrases import number, words
from pare.scenario import Need, Person, Phone, Scenario, Story, Window
from pare_apps.contacts import Contacts
from pare_apps.messaging import Messaging
from pare_apps.notes import Notes
from pare_scenarios import patterns as p, worlds as w
from pare_scenarios.pairing import in_one_line
from pare_scenarios.productivity.words import house_emergency_list_plumber as its

PADMA = Person(
    "Padma Iyer", "+65 8555 0100", "padma.iyer@example.org",
    about="61, caretaker of a house with twelve flats in Singapore, lives on its ground floor with two mynahs.",
    goal="Whoever photographs my list must reach a plumber who comes. Salma has a tap that drips now, and the new man "
    "belongs among my contacts before I forget his number.",
)  # fmt: skip
LIAO = Person("Jiahao Liao", its.OLD)
WEI = Person("Wei Hsu", its.NEW)
SALMA = Person("Salma Rahman", "+65 8555 0169", "salma.rahman@example.com")
SUNITA = Person("Sunita Nair", "+65 8555 0133")
HELENA = Person("Helena Vale", "+65 8555 0174", "helena.vale@example.com")
LINES = (
    "Lift stuck: Meridian Lifts, 6555 0177, day and night",
    "Water, plumber: Mr Liao, 8555 0121",
    "Power: Sunita Nair, 8555 0133, not after ten",
    "Gas smell: 6555 0199, then open the windows",
)
ANYTHING = mentions()


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
            slots=its.SLOTS, avoids=its.AVOIDS, doings=("delete",),
            evidence=("retires", "tap", "list", "liao"),
            window=Window(opens="tap"),
        ),
    )  # fmt: skip

    must = {
        "the new plumber is among the contacts": p.either(
            p.new_card(WEI),
            p.card("liao", name=p.Called(WEI), numbers=p.leads(its.NEW, its.OLD), nickname=ANYTHING,
                   organisation=ANYTHING,
                   note=ANYTHING),
        ),
        "the list has his number": p.note_changed(
            "list", (in_one_line(words("water", "plumb*"), number(its.NEW)),), (number(its.OLD),),
            drops=(words("plumber"),)
        ),
        "Salma knows whom to call": p.told(SALMA, says=(number(its.NEW),), avoids=(number(its.OLD), its.BOOKED)),
    }  # fmt: skip
    allowed = (
        p.card("liao", note=ANYTHING, role=ANYTHING, organisation=ANYTHING, nickname=ANYTHING),
        p.told(LIAO, avoids=(words("Salma", "flat 9"),)),
    )
