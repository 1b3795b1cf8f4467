"""The owners want three roof quotes by four and one sum is not what it seems."""

from pare.phrases import words
from pare.scenario import Need, Person, Phone, Scenario, Story, Window, the
from pare_apps.email import EmailApp
from pare_apps.notes import Notes
from pare_apps.reminders import Reminders
from pare_scenarios import patterns as p, worlds as w
from pare_scenarios.pairing import unless
from pare_scenarios.productivity.words import three_roof_quotes_one_without_tax as its

YUSUF = Person(
    "Yusuf Khalil", "+212 661 555 101", "yusuf.khalil@example.com",
    about="56, looks after a house of flats in Rabat beside his bookshop, two grown sons.",
    goal="Hajja Salma must be able to compare: three sums, all with tax, before four. What she does with them is hers. "
    "My note shall be right too, and what is done shall be off my list.",
)  # fmt: skip
SALMA = Person("Salma Mahmoud", email="salma.mahmoud@example.org")
CEDAR = Person("Cedar Roofing", email="quotes@cedar-roofing.test")
KASBAH = Person("Kasbah Roofs", email="office@kasbah-roofs.test")
ATLAS = Person("Atlas Builders", email="works@atlas-builders.test")
RULE = "Three quotes, all with tax, to Hajja Salma by Wednesday 19 May, 16:00. She decides with the other owners."


class ThreeRoofQuotesOneWithoutTax(Scenario):
    """The owners want three roof quotes by four and one sum is not what it seems."""

    id, domain, difficulty = "three-roof-quotes-one-without-tax", "productivity", "medium"
    distractor = "72,000 looks like the best quote, but is before tax; the third quote comes last."
    capabilities = ("intervention timing", "context observation")
    apps = (EmailApp, Notes, Reminders)
    starts, zone, user = "2027-05-19 13:20", "Africa/Casablanca", YUSUF

    def world(self, phone: Phone) -> None:
        phone.name("roof", w.note(phone, "Roof", f"{RULE}\n\nCedar Roofing: 84,000\nKasbah Roofs: 72,000\nAtlas "
            "Builders: still open", at="2027-05-17 18:20", folder="House"))  # fmt: skip
        phone.name("chase", w.remind(phone, "Chase Atlas Builders for their roof quote", "", "House"))
        w.remind(phone, "New bulbs for the staircase", "2027-05-22 10:00", "House")
        phone.name("asked", w.mail(phone, "2027-05-10 09:40", SALMA, "The roof", "Dear Yusuf, we meet on Thursday "
            "morning. I print the three quotes on Wednesday at four, and without the tax they are of no use to us. "
            "Salma Mahmoud"))  # fmt: skip
        phone.name("cedar", w.mail(phone, "2027-05-13 11:05", CEDAR, "Your roof", "For the new felt and tiles: 84,000 "
            "dirhams, tax included, good for a month.", w.file("cedar.pdf", "84,000 MAD incl. 20 % tax")))  # fmt: skip
        phone.name("kasbah", w.mail(phone, "2027-05-17 16:50", KASBAH, "Quote 338, flat roof and tiles", "We offer the "
            "work at 72,000 dirhams and could begin in June.", w.file("kasbah.pdf", "Total: 72,000 MAD")))  # fmt: skip
        w.mail(phone, "2027-05-17 18:30", YUSUF, "The roof: two of three", "Dear Hajja Salma, two firms have replied, "
               "the third one I am after. On Wednesday you get them together. Yusuf", to=(SALMA.email,))  # fmt: skip
        w.everyday(phone, about=("books", "chess"), avoid=("roof", "quote", "tax", "tile", "builder"))

    def happens(self, story: Story) -> None:
        w.mail_comes(story, "13:30", "atlas", ATLAS, "Re: your roof", "Sorry for the wait. We would do it for 89,000 "
                     "dirhams with tax, scaffolding and all.")  # fmt: skip
        w.mail_comes(story, "14:10", "net", KASBAH, "Quote 338: please note", "Our colleague forgot a line in quote "
                     "338: its sum is before tax, to which the usual 20 percent come. We apologise. The quote is good "
                     "until 31 May.", in_reply_to=the("kasbah"))  # fmt: skip

    needs = (
        Need(
            "Send Hajja Salma the three quotes, all with tax, before four, and put note and reminder right.",
            slots=its.SLOTS, avoids=its.AVOIDS, doings=("delete",),
            evidence=("atlas", "net", "cedar", "kasbah", "roof", "chase"),
            window=Window(opens="net", closes="16:00"),
        ),
    )  # fmt: skip

    must = {
        "she can compare them": p.mail_to(SALMA, says=(its.SUMS,), avoids=(unless(its.NET, its.ADDED), its.ORDERS)),
        "the note has all three": p.note_changed("roof", says=(its.SUMS,), drops=(words("Cedar", "Kasbah", "Atlas"),)),
        "nothing is left to chase": p.reminder_off("chase"),
    }
