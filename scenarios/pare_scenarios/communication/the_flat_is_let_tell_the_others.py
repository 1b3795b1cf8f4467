"""My landlady has signed, the other viewers come for nothing."""

from pare.expect import Either, as_is, mentions
from pare.phrases import words
from pare.scenario import Need, Person, Phone, Scenario, Story, Window, the
from pare_apps.apartments import Apartments
from pare_apps.calendar import Calendar, Event
from pare_apps.email import EmailApp
from pare_apps.messaging import Messaging
from pare_scenarios import patterns as p, worlds as w
from pare_scenarios.communication.words import the_flat_is_let_tell_the_others as its

KOFI = Person(
    "Kofi Boateng", "+41 79 555 26 10", "kofi.boateng@example.com",
    about="33, chemist in Basel, born in Kumasi; gives up his flat at the end of May and shows it for his landlady.",
    goal="Nobody should travel for a flat that is gone. A kind no to the two who come for nothing, before they set "
    "out; who has it, and why, is not mine to tell.",
)  # fmt: skip
RENATE = Person("Renate Vogel", "+41 61 555 26 20", "renate.vogel@example.org")
KELLER = Person("Hannes Keller", "+41 79 555 26 31")
MOREAU = Person("Thérèse Moreau", email="therese.moreau@example.org")
BIANCHI = Person("Chiara Bianchi", "+41 79 555 26 33", "chiara.bianchi@example.com")
YANNIS = Person("Yannis Georgiou", "+41 79 555 26 34")


def off(named: str) -> Either:
    """The entry of that name is out of the calendar, cancelled, or marked so."""
    marked = mentions(as_is(words("cancel*", "off", "not coming", "not come", "let", "obsolete", "no viewing")))
    return p.either(p.cancelled(named), p.Pattern(Event, "changed", {}, named, only=("title", "notes", "busy"),
                                                  about=marked))  # fmt: skip


class TheFlatIsLetTellTheOthers(Scenario):
    """My landlady has signed, the other viewers come for nothing."""

    id, domain, difficulty = "the-flat-is-let-tell-the-others", "communication", "medium"
    distractor = "The flat is let, so all three viewings seem to be off; and who has got it, a name to pass on."
    capabilities = ("multi-app orchestration", "intervention timing")
    apps = (Apartments, EmailApp, Messaging, Calendar)
    starts, zone, user = "2027-04-23 15:55", "Europe/Zurich", KOFI

    def world(self, phone: Phone) -> None:
        flat = w.flat(phone, "Rebweg 5", 1480, district="Gundeldingen", city="Basel", rooms=2.5, size_m2=58,
                      agent=RENATE.name, agent_email=RENATE.email, description="Second floor, morning sun. Viewings "
                      "with the tenant who moves out at the end of May.")  # fmt: skip
        phone.name("flat", flat)
        w.saved_flat(phone, flat, "Mine. Renate asked me to show it.")
        for name, at, until, title in (
            ("bianchi", "11:00", "11:20", "Viewing: Ms Bianchi"), ("keller", "11:20", "11:40", "Viewing: Mr Keller"),
            ("moreau", "11:40", "12:00", "Viewing: the Moreaus"),
        ):  # fmt: skip
            phone.name(name, w.booked(phone, f"2027-04-24 {at}", title, until=until, location="Rebweg 5"))
        w.booked(phone, "2027-04-24 15:00", "Five-a-side", until="16:30")
        w.chat(phone, [KELLER], [
            ("2027-04-20 18:11", "Hannes", "Good evening, Keller here. Saturday 11:20 suits me, I come by bicycle."),
            ("2027-04-20 18:30", "me", "Good evening Mr Keller, noted. Ring at Boateng."),
        ])  # fmt: skip
        phone.name("by_message", w.said(phone, "Keller here"))
        phone.name("by_mail", w.mail(
            phone, "2027-04-21 09:02", MOREAU, "Saturday", "Dear Mr Boateng, 11:40 is perfect. We come from Mulhouse "
            "with both children and leave with the train at 9:00. Please write by mail, we have no Swiss "
            "phone."))  # fmt: skip
        w.mail(phone, "2027-04-19 21:40", BIANCHI, "Viewing", "Dear Mr Boateng, I gladly come at 11:00 on Saturday.")
        w.mail(phone, "2027-04-18 12:00", RENATE, "Thank you", "That you show the flat for me is kind. Wine follows.")
        w.chat(phone, [YANNIS], [("2027-04-23 12:30", "Yannis", "Saturday three o'clock, you are in goal.")])
        w.everyday(phone, about=("football", "cooking"), work="Rheinlab", clear=("2027-04-24",),
                   avoid=("Rebweg", "viewing", "Keller", "Moreau", "landlady"))  # fmt: skip

    def happens(self, story: Story) -> None:
        story.at("16:00", "let", Apartments.change_availability, listing_id=the("flat"), state="let")
        w.mail_comes(story, "16:30", "signed", RENATE, "Rebweg 5", "Dear Kofi, Ms Bianchi and I have signed an hour "
                     "ago. She had seen it with me on Tuesday. Would you please put the others off for "
                     "Saturday?")  # fmt: skip
        w.mail_comes(story, "16:45", "measures", RENATE, "PS", "Ms Bianchi would still like to come at 11:00, to "
                     "measure for her shelves. I said yes, if that is all right.")  # fmt: skip

    needs = (
        Need(
            "Give Mr Keller and the Moreaus a friendly no before they set out, and take their two viewings off "
            "Saturday.",
            slots=its.SLOTS, avoids=its.AVOIDS, doings=("cancel", "delete"),
            evidence=("let", "signed", "measures", "keller", "moreau", "by_message", "by_mail"),
            window=Window(opens="measures", closes="2027-04-24 08:30"),
        ),
    )  # fmt: skip

    must = {
        "Mr Keller knows": p.message_to(KELLER, says=(its.GONE,), avoids=(*its.REASONS, its.LATER)),
        "the Moreaus know": p.mail_to(MOREAU, says=(its.GONE,), avoids=(*its.REASONS, its.LATER)),
        "the entry at 11:20 is off": off("keller"),
        "the entry at 11:40 is off": off("moreau"),
    }
    allowed = (
        p.flat_unsaved("flat"),
        p.told(RENATE, says=(words("done", "fine", "all right", "put off", "told", "know", "gladly", "informed"),),
               avoids=(its.LATER,)),
    )  # fmt: skip
