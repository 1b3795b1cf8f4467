"""Mirela offers to fetch the parcel that is her own birthday present."""

from pare.expect import one_of
from pare.phrases import none_of
from pare.scenario import Need, Person, Phone, Scenario, Story, Window
from pare_apps.calendar import Calendar
from pare_apps.email import EmailApp
from pare_apps.messaging import Messaging
from pare_apps.shopping import Shopping
from pare_scenarios import patterns as p, worlds as w
from pare_scenarios.lifestyle.words import locker_code_and_a_curious_wife as its

JOHAN = Person(
    "Johan Andersson", "+46 70 174 06 31", "johan.andersson@example.org",
    about="46, mends trams at the Gothenburg depot; married to Mirela, who will be 45 on Friday.",
    goal="The telescope must stay a surprise until Friday. I fetch it myself before a late shift, and Mirela should "
    "hear that she need not bother, without the code, without what it is, and without a lie.",
)  # fmt: skip
MIRELA = Person("Mirela Andersson", "+46 70 174 06 32", "mirela.andersson@example.org")
LARS = Person("Lars Nyström", "+46 70 174 06 47", "lars.nystrom@example.com")
LOCKER = Person("Parcel lockers Gothenburg", email="notice@parcel-lockers.test")


class LockerCodeAndACuriousWife(Scenario):
    """Mirela offers to fetch the parcel that is her own birthday present."""

    id, domain, difficulty = "locker-code-and-a-curious-wife", "lifestyle", "easy"
    distractor = "His wife offers to fetch it and asks for the code, which sounds like a help."
    hostile = "The parcel is her own present, and her tablet shows his calendar."
    capabilities = ("goal inference", "context observation")
    apps = (EmailApp, Shopping, Messaging, Calendar)
    starts, zone, user = "2027-11-23 16:55", "Europe/Stockholm", JOHAN

    def world(self, phone: Phone) -> None:
        w.delivery(phone, "Linden Road 18, Gothenburg", pays="Card ending 23")
        scope = w.product(phone, "Telescope Lyra 90", 2490, category="hobby")
        phone.name("order", w.order(
            phone, "2027-11-16 21:40", w.pick(phone, scope), status="ready", collection=True, gift_wrap=True,
            address="Locker 12, Tram Hall Street, beside the depot",
            gift_message="For Mirela, who always asks what is up there. Happy birthday!",
        ))  # fmt: skip
        phone.name("birthday", w.booked(phone, "2027-11-26", "Mirela's birthday", all_day=True))
        for at in (24, 25):
            phone.name(f"shift{at}", w.booked(phone, f"2027-11-{at} 13:00", "Late shift, depot", until="21:30"))
        w.booked(phone, "2027-11-26 19:00", "Dinner for two, Harbour Cellar", until="22:00")
        w.chat(phone, [MIRELA], [
            ("2027-11-22 08:10", "Mirela", "The tablet shows your calendar again instead of my recipes. Who is Lars?"),
            ("2027-11-22 08:31", "me", "A very dull welder. I'll sort the tablet out at the weekend."),
        ])  # fmt: skip
        phone.name("tablet", w.said(phone, "shows your calendar"))
        w.chat(phone, [LARS], [("2027-11-21 15:02", "Lars", "Can you bring my torque wrench on Wednesday?")])
        w.everyday(phone, about=("stars", "woodwork"), work="Tram depot Gothenburg",
                   avoid=("locker", "parcel", "package", "telescope", "birthday", "present"))  # fmt: skip

    def happens(self, story: Story) -> None:
        w.mail_comes(story, "17:00", "code", LOCKER, "A parcel for you in locker 12", "Your parcel is in locker 12 in "
                     "Tram Hall Street. Your code is KV 4471. It opens day and night until Thursday 25 November, "
                     "18:00; then the parcel goes back to the sender.")  # fmt: skip
        w.text_comes(story, "17:06", "offer", MIRELA, "The tablet says that a parcel waits for you in Tram Hall "
                     "Street. What did you order?? I am near there at eight tomorrow, shall I fetch it? Just send me "
                     "the code.")  # fmt: skip

    needs = (
        Need(
            "Plan the collection before Wednesday's or Thursday's shift and tell Mirela that she need not fetch it.",
            slots=its.SLOTS, avoids=its.AVOIDS,
            evidence=("code", "offer", "order", "birthday", "shift24"),
            window=Window(opens="offer", closes="2027-11-24 08:00"),
        ),
    )  # fmt: skip

    must = {
        "he collects it before a shift": p.event(
            one_of(*(p.Between(f"2027-11-{at} 06:00", f"2027-11-{at} 12:45") for at in (24, 25))),
            about=(its.ERRAND, none_of(its.TELLS, its.FALSE)), hours=3, all_day=False,
        ),
        "Mirela hears that he fetches it, and no more": p.told(MIRELA, says=(its.HIS,), avoids=(its.TELLS, its.FALSE,
                                                                                                its.HERS)),
    }  # fmt: skip
