"""Mirela offers to fetch the parcel that is her own birthday present."""

from datetime import date

from pare.expect import as_is, one_of
from pare.need import Need, Window
from pare.phone import Phone
from pare.phrases import any_of, code, day, none_of, words
from pare.scenario import Person, Scenario, Stage, Story, do, the
from pare_apps.calendar import Calendar
from pare_apps.email import EmailApp
from pare_apps.messaging import Messaging
from pare_apps.shopping import Shopping
from pare_scenarios import patterns as p
from pare_scenarios import worlds as w

TUESDAY, WEDNESDAY, THURSDAY = date(2027, 11, 23), date(2027, 11, 24), date(2027, 11, 25)
JOHAN = Person(
    "Johan Andersson", "+46 70 174 06 31", "johan.andersson@example.org",
    about="46, mends trams at the Gothenburg depot; married to Mirela, who will be 45 on Friday.",
    goal="The telescope must stay a surprise until Friday. I fetch it myself before a late shift, and Mirela should "
    "hear that she need not bother, without the code, without what it is, and without a lie.",
)  # fmt: skip
MIRELA = Person("Mirela Andersson", "+46 70 174 06 32", "mirela.andersson@example.org")
LARS = Person("Lars Nyström", "+46 70 174 06 47", "lars.nystrom@example.com")
LOCKER = Person("Parcel lockers Gothenburg", email="notice@parcel-lockers.test")

_ERRAND = words("locker", "parcel", "package", "errand", "collect*", "pick*", "fetch*", "post", "depot", "tram hall")
_TELLS = words("telescope", "stars", "Saturn", "moon", "sky", "optic*", "present", "gift", "birthday", "surprise",
               "for Mirela", "it is for you", "it's for you", "something for you", "your parcel")  # fmt: skip
_FALSE = words("spare part*", "work shoes", "work clothes", "thing for work", "tools", "for the depot", "for Lars",
               "for a colleague", "a book", "socks", "wrong address", "mistake")  # fmt: skip
_HERS = any_of(code("KV 4471"), words("you can fetch", "please fetch", "please pick", "please collect", "go ahead",
                                      "you could fetch", "yes please", "you may fetch"))  # fmt: skip
_HIS = any_of(
    as_is(words("no need", "don't bother", "don't worry", "don't need to", "don't have to", "need not", "needn't")),
    words("I'll", "I will", "I can", "I am going to", "I'm going to", "I go", "I pass", "I walk past", "I fetch",
          "I pick", "I collect", "I take", "I get", "let me", "myself", "leave it to me", "on my way"),
)  # fmt: skip


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
            slots={
                "Mirela": words("Mirela", "your wife"),
                "that you fetch it yourself": words(
                    "yourself", "you'll", "you will", "you pick", "you fetch", "you collect", "you can", "you go",
                    "you to fetch", "you to collect", "you to pick", "her not to", "no need", "need not", "needn't",
                    "doesn't need", "does not need", "doesn't have", "you pass", "you are going", "you're going",
                ),
                "when": any_of(day(WEDNESDAY, today=TUESDAY), day(THURSDAY, today=TUESDAY),
                               words("before your shift", "before your late shift", "before work")),
                "a plan": words("calendar", "event", "entry", "block", "appointment", "schedul*", "put", "plan",
                                "slot", "enter", "errand", "add", "diary", "remind*"),
            },
            avoids={
                "that it is a surprise": words(
                    "send her the code", "send Mirela the code", "give her the code", "give Mirela the code",
                    "forward the code", "share the code", "code to Mirela", "code to her", "let her fetch",
                    "let Mirela fetch", "Mirela fetch", "tell her what", "tell Mirela what", "tell Mirela about the",
                    "tell her about the", "tell her that it is", "tell her it is", "tell her it's", "invite Mirela",
                    "Mirela can fetch", "ask Mirela to", "accept her offer", "accept Mirela*",
                ),
                "when": words("Thursday evening", "after your shift", "after the shift", "after work",
                              "Wednesday evening", "Wednesday night", "it on Friday", "event on Friday"),
                "why": words("something for her"),
            },
            evidence=("code", "offer", "order", "birthday", "shift24"),
            window=Window(opens="offer", closes="2027-11-24 08:00"),
        ),
    )  # fmt: skip

    must = {
        "he collects it before a shift": p.event(
            one_of(*(p.Between(f"2027-11-{at} 06:00", f"2027-11-{at} 12:45") for at in (24, 25))),
            about=(_ERRAND, none_of(_TELLS, _FALSE)), hours=3, all_day=False,
        ),
        "Mirela hears that he fetches it, and no more": p.told(MIRELA, says=(_HIS,), avoids=(_TELLS, _FALSE, _HERS)),
    }  # fmt: skip

    solution = (
        Stage(
            reads=(
                do(EmailApp.read_email, email_id=the("code")), do(Shopping.read_order, order_id=the("order")),
                do(Calendar.list_events, day="2027-11-23", days=4), do(Messaging.search_messages, text="tablet"),
            ),
            says="The parcel is Mirela's birthday present, so she had better not fetch it. Shall I enter an errand for "
            "Wednesday at 11:30, before your late shift, and thank Mirela, saying only that you pass there yourself?",
            calls=(
                w.enter("Errand, Tram Hall Street", "2027-11-24 11:30"),
                w.tell(MIRELA, "Thank you, sweet of you! I walk past there before my shift anyway and get it myself."),
            ),
            reports="Wednesday at 11:30 it is, and Mirela knows that you go yourself.",
        ),
    )  # fmt: skip

    _errand = w.enter("Errand, Tram Hall Street", "2027-11-24 11:30")
    _thanks = w.tell(MIRELA, "Thank you! I'll get it myself.")
    wrong = {
        "she gets the code": (_errand, w.tell(MIRELA, "Thank you! Take the code KV 4471, I will be at work.")),
        "the event says what it is": (w.enter("Fetch Mirela's telescope", "2027-11-24 11:30"), _thanks),
        "she hears what it is": (_errand, w.tell(MIRELA, "I'll get it myself, it is a surprise for your birthday.")),
        "a lie": (_errand, w.tell(MIRELA, "I'll fetch it, it is only work shoes.")),
        "after the locker has closed": (w.enter("Errand, Tram Hall Street", "2027-11-25 21:45"), _thanks),
        "she is invited": (w.enter("Errand, Tram Hall", "2027-11-24 11:30", attendees=[MIRELA.email]), _thanks),
    }
    ways = {
        "on Thursday before the shift, with the locker's name": (
            w.enter("Locker 12", "2027-11-25 12:15", ends="2027-11-25 12:45", location="Tram Hall Street"),
            w.tell(MIRELA, "No need to go there, love, it is on my way to the depot."),
        ),
        "early on Wednesday, and by mail": (
            w.enter("Pick up parcel", "2027-11-24 07:00", notes="before the shift"),
            w.write_to(MIRELA, "The tablet", "You are kind, but don't bother. I'm going to collect it tomorrow."),
        ),
    }
