"""My landlady has signed, the other viewers come for nothing."""

from pare.expect import Either, as_is, mentions
from pare.need import Need, Window
from pare.phone import Phone
from pare.phrases import any_of, clock, person, words
from pare.scenario import Do, Person, Scenario, Stage, Story, do, the
from pare_apps.apartments import Apartments
from pare_apps.calendar import Calendar, Event
from pare_apps.email import EmailApp
from pare_apps.messaging import Messaging
from pare_scenarios import patterns as p
from pare_scenarios import worlds as w
from pare_scenarios.pairing import unless

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

GONE = any_of(
    as_is(words(
        "not available", "no longer available", "no longer free", "no longer on", "no longer to let", "not free",
        "isn't available", "not come", "don't come", "need not", "needn't", "not need to", "no need", "not set out",
        "not travel", "can't show", "cannot show", "won't take place", "can't take place", "not take place",
        "not happen*",
    )),
    words(
        "is let", "been let", "was let", "already let", "let already", "rented", "taken", "gone", "given away",
        "cancel*", "called off", "call off", "is off", "found a tenant", "new tenant", "signed", "somebody else",
        "someone else", "spoken for", "unavailable",
    ),
)  # fmt: skip
REASONS = (
    person("Chiara Bianchi"),
    words("chose", "preferred", "prefers", "picked", "decided for", "her choice", "already seen", "seen it before"),
)
LATER = words("another flat of", "another day", "another time", "next week", "later date", "postpone*", "reschedul*")


def off(named: str) -> Either:
    """The entry of that name is out of the calendar, cancelled, or marked so."""
    marked = mentions(as_is(words("cancel*", "off", "not coming", "not come", "let", "obsolete", "no viewing")))
    return p.either(p.cancelled(named), p.Pattern(Event, "changed", {}, named, only=("title", "notes", "busy"),
                                                  about=marked))  # fmt: skip


def drop(named: str) -> Do:
    """The entry of that name is taken out."""
    return do(Calendar.delete_event, event_id=the(named))


def mark(named: str, title: str) -> Do:
    """The entry of that name gets another title."""
    return do(Calendar.update_event, event_id=the(named), title=title)


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
            slots={
                "Mr Keller": person("Hannes Keller", aliases=("Keller",)),
                "the Moreaus": any_of(person("Thérèse Moreau", aliases=("Moreaus", "Moreau", "the Moreau family")),
                    words("family from Mulhouse", "Mulhouse", "the family", "the French family")),
                "that the flat is gone": any_of(GONE, words("who got the flat", "regrets", "spare ... journey",
                    "spare them", "off the market", "no longer to be had", "no longer to let", "taken", "gone",
                    "given away")),
                "their entries": any_of(
                    words("calendar", "entry", "entries", "event", "viewing", "appointment", "slot", "from Saturday",
                          "off Saturday"), clock(11, 20)),
            },
            avoids={
                "Ms Bianchi": unless(
                    words("tell Ms Bianchi", "cancel Ms Bianchi*", "all three", "everybody", "every viewing",
                          "write to Ms Bianchi", "Bianchi, Keller", "Bianchi, Mr", "tell Bianchi", "cancel Bianchi",
                          "that Ms Bianchi", "that Bianchi", "the 11:00 entry", "the 11:00 viewing"),
                    "still", "measure*", "comes", "stay*", "keep*", "leav*", "remain*"),
                "what they are told": words("why she chose", "who got it", "who has it", "another date"),
            },
            doings=("cancel", "delete"),
            evidence=("let", "signed", "measures", "keller", "moreau", "by_message", "by_mail"),
            window=Window(opens="measures", closes="2027-04-24 08:30"),
        ),
    )  # fmt: skip

    must = {
        "Mr Keller knows": p.message_to(KELLER, says=(GONE,), avoids=(*REASONS, LATER)),
        "the Moreaus know": p.mail_to(MOREAU, says=(GONE,), avoids=(*REASONS, LATER)),
        "the entry at 11:20 is off": off("keller"),
        "the entry at 11:40 is off": off("moreau"),
    }
    allowed = (
        p.flat_unsaved("flat"),
        p.told(RENATE, says=(words("done", "fine", "all right", "put off", "told", "know", "gladly", "informed"),),
               avoids=(LATER,)),
    )  # fmt: skip

    _keller = w.tell(KELLER, "Dear Mr Keller, I am sorry: the flat at Rebweg 5 is let since today, so please do not "
                     "come tomorrow. I wish you good luck with your search! Kofi Boateng")  # fmt: skip
    _moreau = w.answer("by_mail", "Dear Moreaus, unfortunately the flat has been let today, so our viewing tomorrow is "
                       "cancelled. I write at once so that you can spare yourselves the train. All the "
                       "best!")  # fmt: skip

    _marks = (mark("keller", "Cancelled: viewing, Mr Keller"), mark("moreau", "Cancelled: viewing, the Moreaus"))

    solution = (
        Stage(
            reads=(
                do(Apartments.get_listing, listing_id=the("flat")),
                do(EmailApp.search_emails, since="2027-04-20 00:00"),
                do(Calendar.list_events, day="2027-04-24"), do(Messaging.search_messages, text="Keller"),
            ),
            says="Rebweg 5 is let. Shall I give Mr Keller by message and the Moreaus by mail a friendly no for "
            "tomorrow, and mark their viewings at 11:20 and 11:40 in your calendar as cancelled? The one at 11:00 "
            "stays, for measuring.",
            calls=(_keller, _moreau, *_marks),
            reports="Mr Keller and the Moreaus know, and their entries are off.",
        ),
    )  # fmt: skip

    wrong = {
        "all three are put off": (_keller, _moreau, drop("keller"), drop("moreau"), drop("bianchi")),
        "who has it is told": (
            w.tell(KELLER, "Sorry, the flat has gone to Ms Bianchi."), _moreau, drop("keller"), drop("moreau"),
        ),
        "the Moreaus take the train": (_keller, drop("keller"), drop("moreau")),
        "only put off until later": (
            w.tell(KELLER, "Tomorrow is cancelled, shall we say another day next week?"), _moreau, drop("keller"),
            drop("moreau"),
        ),
        "the entries stay": (_keller, _moreau),
        "the wrong two": (
            _keller, w.write_to(BIANCHI, "Saturday", "I am sorry, the flat is let already."), drop("keller"),
            drop("bianchi"),
        ),
    }  # fmt: skip
    ways = {
        "taken out, and a fresh mail": (
            drop("moreau"), drop("keller"),
            w.write_to(MOREAU, "No viewing tomorrow", "Bonjour, I am afraid Rebweg 5 is no longer available. Please "
                       "don't take the train!"),
            w.tell(KELLER, "Mr Keller, bad news, the flat is already taken. No need to cycle here. Sorry!"),
        ),
        "and a word to the landlady": (
            *_marks, _moreau, _keller, w.answer("measures", "Done, and 11:00 is fine with me."),
        ),
    }  # fmt: skip
