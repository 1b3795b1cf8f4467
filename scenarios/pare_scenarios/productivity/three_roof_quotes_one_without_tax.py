"""The owners want three roof quotes by four and one sum is not what it seems."""

from pare.need import Need, Window
from pare.phone import Phone
from pare.phrases import amount, any_of, person, words
from pare.scenario import Person, Scenario, Stage, Story, do, the
from pare_apps.email import EmailApp
from pare_apps.notes import Notes
from pare_apps.reminders import Reminders
from pare_scenarios import patterns as p
from pare_scenarios import worlds as w
from pare_scenarios.pairing import amid, following, paired, unless

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

_FIRMS = (words("Cedar*"), words("Kasbah*"), words("Atlas*"), amount(84000), amount(89000))
_SUMS = paired((_FIRMS[0], amount(84000)), (_FIRMS[1], amount(86400)), (_FIRMS[2], amount(89000)))
_NET = amount(72000)
_ADDED = words("tax", "20", "before", "without", "net", "plus", "excluding", "not", "VAT", "correct*")
_ORDERS = words("I have ordered", "go ahead with", "we take", "I accept", "accept the offer", "place the order",
                "order from", "discount", "negotiat*", "lower the price")  # fmt: skip
LIST = "Cedar Roofing: 84,000\nKasbah Roofs: 86,400\nAtlas Builders: 89,000"
RULE = "Three quotes, all with tax, to Hajja Salma by Wednesday 19 May, 16:00. She decides with the other owners."
MAIL = f"Dear Hajja Salma, the three quotes for the roof, all with tax, in dirhams:\n{LIST}\nYours, Yusuf"

WRITTEN = do(Notes.write_note, note_id=the("roof"), text=f"{RULE}\n\n{LIST}", how="replace")
TICKED = do(Reminders.complete_reminder, reminder_id=the("chase"))


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
            slots={
                "who gets them": any_of(person("Salma Mahmoud", aliases=("Hajja Salma",)), words("owners"),
                    words("the lady", "owner", "client", "landlady")),
                "all three": any_of(amid(words("three", "3 quotes", "all quotes", "quotes"), *_FIRMS), words("offers",
                    "84,000", "84000", "three sums", "the sums", "figures", "the lot", "bids")),
                "Kasbah's sum with tax": any_of(amount(86400), words("plus 20", "with the 20", "including 20")),
                "the note": words("note", "figures that you noted", "noted", "Roof", "list", "what you wrote down"),
                "the reminder": words("remind*", "chas*", "to-do", "task", "tick*"),
            },
            avoids={
                "Kasbah's sum": unless(following(words("Kasbah*"), _NET, within=3), _ADDED),
                "what she gets": words("two quotes", "both quotes", "without Kasbah", "only Cedar"),
                "who decides": words("accept the quote", "accept Cedar", "accept Kasbah", "choose Cedar", "hire Cedar",
                                     "ask for a discount", "negotiat*", "book Cedar", "order from Cedar"),
                "who is asked": words("rebate", "ask Kasbah", "discount"),
            },
            doings=("delete",),
            evidence=("atlas", "net", "cedar", "kasbah", "roof", "chase"),
            window=Window(opens="net", closes="16:00"),
        ),
    )  # fmt: skip

    must = {
        "she can compare them": p.mail_to(SALMA, says=(_SUMS,), avoids=(unless(_NET, _ADDED), _ORDERS)),
        "the note has all three": p.note_changed("roof", says=(_SUMS,), drops=(words("Cedar", "Kasbah", "Atlas"),)),
        "nothing is left to chase": p.reminder_off("chase"),
    }

    solution = (
        Stage(
            reads=(
                do(EmailApp.search_emails, text="roof"), do(EmailApp.read_email, email_id=the("kasbah")),
                do(EmailApp.read_email, email_id=the("cedar")), do(Notes.read_note, note_id=the("roof")),
                do(Reminders.list_reminders, text="quote"),
            ),
            says="All three roof quotes are in, and Kasbah's is 86,400 with tax, not 72,000. Shall I send Hajja Salma "
            "the three sums with tax now, put them into your note and tick off the reminder about Atlas?",
            calls=(w.write_to(SALMA, "The roof: three quotes", MAIL), WRITTEN, TICKED),
            reports="Hajja Salma has the three sums, and your note is right.",
        ),
    )  # fmt: skip

    _net = LIST.replace("86,400", "72,000")
    wrong = {
        "the sum before tax": (
            w.write_to(SALMA, "The roof", MAIL.replace("86,400", "72,000")),
            do(Notes.write_note, note_id=the("roof"), text=f"{RULE}\n\n{_net}", how="replace"), TICKED,
        ),
        "only two": (
            w.write_to(SALMA, "The roof", "Cedar 84,000, Atlas 89,000, both with tax."), WRITTEN, TICKED,
        ),
        "sums mixed up": (w.write_to(SALMA, "The roof", "Cedar 84,000, Kasbah 89,000, Atlas 86,400"), WRITTEN, TICKED),
        "the note stays wrong": (w.write_to(SALMA, "The roof", MAIL), TICKED),
        "the reminder stays": (w.write_to(SALMA, "The roof", MAIL), WRITTEN),
        "sent to a firm": (w.answer("net", MAIL), WRITTEN, TICKED),
        "one is chosen": (
            w.write_to(SALMA, "The roof", f"{MAIL}\nI go ahead with Cedar, as the cheapest."), WRITTEN, TICKED,
        ),
    }  # fmt: skip
    ways = {
        "an answer to her mail, lines below the note": (
            TICKED,
            w.answer("asked", "Dear Hajja Salma, all with tax: Cedar MAD 84 000; Kasbah MAD 86 400 (72 000 plus 20 "
                     "percent tax); Atlas MAD 89 000. Yusuf Khalil"),
            do(Notes.write_note, note_id=the("roof"), text="Kasbah with tax: 86,400\nAtlas: 89,000, with tax"),
        ),
        "the files go along, the reminder is deleted": (
            do(Notes.write_note, note_id=the("roof"), text=f"Sent on 19 May:\n{LIST}", how="prepend"),
            w.write_to(SALMA, "Three quotes", MAIL, attachments=[the("cedar", suffix="/cedar.pdf")]),
            do(Reminders.delete_reminder, reminder_id=the("chase")),
        ),
    }  # fmt: skip
