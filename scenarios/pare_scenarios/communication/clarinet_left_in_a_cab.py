"""An instrument stayed behind in one of two cabs."""

from pare.need import Need, Window
from pare.phone import Phone
from pare.phrases import any_of, clock, number, person, words
from pare.scenario import Do, Person, Scenario, Stage, Story, do, the
from pare_apps.cab import Cab
from pare_apps.contacts import Contacts
from pare_apps.email import EmailApp
from pare_apps.messaging import Messaging
from pare_apps.notes import Notes
from pare_scenarios import patterns as p
from pare_scenarios import worlds as w

BILAL = Person(
    "Bilal Rahman", "+44 7700 900400", "bilal.rahman@example.org",
    about="45, dentist in Birmingham with a drill in his hand until seven; his daughter Hana is 13.",
    goal="The clarinet should be back by Sunday, and Hana should stop crying. The firm need not have her number.",
)  # fmt: skip
HANA = Person("Hana Rahman", "+44 7700 900411")
IDA = Person("Ida Brandt", "+44 7700 900422", "ida.brandt@example.com")
FIRM = Person("City Cabs", email="office@citycabs.test")
DESK = Person("City Cabs, lost things", email="found@citycabs.test")

SCHOOL, LESSON, HOME = "Edgbaston Park School", "Canal Street Music School", "14 Lime Grove"
CLARINET = words("clarinet")
CASE = words("green", "sticker", "penguin")
SECOND = any_of(
    words("2093", "Nilsen", "second ride", "second cab", "second taxi", "ride home", "cab home", "taxi home",
          "way home", "trip home", "later ride", "music school to home", "from the music school"),
    clock(17, 15),
)  # fmt: skip
FIRST = words("4471", "Popescu", "first ride", "both rides", "both cabs", "both taxis", "ride to the music school")
FALSE_HOPE = words("was found", "has been found", "have found", "is found", "they have it", "buy you", "new clarinet")
_TOLD = {"says": (CLARINET, CASE), "avoids": (FIRST, number(HANA.number), words("black", "brown"))}


def report(ride: str, text: str) -> Do:
    """A lost thing is reported in the app."""
    return do(Cab.report_problem, ride_id=the(ride), topic="lost_item", text=text)


def to_hana(text: str) -> Do:
    """A message to Hana."""
    return do(Messaging.send_message, to=["Hana"], text=text)


class ClarinetLeftInACab(Scenario):
    """My daughter left her clarinet in the taxi, but in which one?"""

    id = "clarinet-left-in-a-cab"
    domain = "communication"
    capabilities = ("context observation", "intervention timing")
    difficulty = "medium"
    distractor = "The ride to the lesson, on which she still had it; the violin's case in the same note."
    apps = (Messaging, Cab, EmailApp, Notes, Contacts)
    starts, zone = "2027-03-12 17:46", "Europe/London"
    user = BILAL

    def world(self, phone: Phone) -> None:
        w.card(phone, HANA, relation="daughter", favourite=True)
        w.card(phone, IDA, note="Hana's clarinet teacher")
        w.saved_place(phone, "Home", HOME)
        phone.name("there", w.ride(phone, "2027-03-12 15:40", SCHOOL, LESSON, rider=HANA.name, driver="Zoran Popescu",
                                   car="silver estate", cab_number="4471"))  # fmt: skip
        phone.name("home", w.ride(phone, "2027-03-12 17:15", LESSON, HOME, rider=HANA.name, driver="Ingrid Nilsen",
                                  car="white saloon", cab_number="2093", status="completed"))  # fmt: skip
        w.chat(phone, [HANA], [
            ("2027-03-12 07:58", "me", "Both ways, I'm at the practice till seven. Key is under the frog."),
            ("2027-03-12 15:38", "Hana", "cab is here, with EVERYTHING, rucksack PE bag clarinet. I'm a donkey"),
        ])  # fmt: skip
        phone.name("lesson", w.mail(
            phone, "2027-03-12 17:08", IDA, "Today", "Dear Mr Rahman, your daughter played the slow movement today as "
            "if she had written it. If she does it so on Sunday, bring handkerchiefs."))  # fmt: skip
        phone.name("desk", w.mail(
            phone, "2027-03-05 18:02", FIRM, "Your receipt, and a word on umbrellas", "Thank you for the ride. "
            "Left something? Tell us in the app, at the ride, or write to found@citycabs.test with the number of the "
            "cab. At 20:00 our drivers hand in what they were asked for; the rest waits until Monday."))  # fmt: skip
        phone.name("instruments", w.note(
            phone, "Instruments", "## Hana's clarinet\nCase dark green, penguin sticker inside the lid. No. 318642. "
            "Reeds 2 1/2.\n\n## Samir's violin\nHalf size, black case, rented.", folder="House"))  # fmt: skip
        w.everyday(phone, avoid=("clarinet", "lost", "concert"), clear=("2027-03-12",))

    def happens(self, story: Story) -> None:
        story.at("17:50", "lost", Messaging.receive_message, sender=HANA.number,
                 text="DAD the clarinet is in the taxi!!! and the concert is on SUNDAY")  # fmt: skip

    needs = (
        Need(
            "Report the clarinet for the ride home, with what its case looks like, and calm Hana.",
            slots={
                "the clarinet": any_of(CLARINET, words("instrument", "lost", "case")),
                "which ride": any_of(SECOND, words("took her home", "brought her home", "drove her home",
                    "car that took her", "return ride", "after the lesson", "second one", "second trip", "second car",
                    "last ride", "homeward*")),
                "the cab firm": words("report*", "City Cabs", "cab firm", "cab company", "taxi firm", "taxi company",
                                      "lost things", "lost property", "lost item", DESK.email),
                "what it looks like": any_of(CASE, "description", "describ*", "what the case looks like", "318642"),
                "Hana": person("Hana Rahman", aliases=("your daughter",)),
            },
            avoids={
                "which ride": FIRST,
                "what else": words("new clarinet", "the school", "Hana's number", "black case", "ask Ms Brandt"),
            },
            evidence=("lost", "home", "lesson", "instruments", "desk"),
            window=Window(opens="lost", closes="20:00"),
        ),
    )  # fmt: skip

    must = {
        "the firm looks in the right cab": p.either(
            p.reported("home", **_TOLD), p.mail_to(DESK, says=(*_TOLD["says"], SECOND), avoids=_TOLD["avoids"]),
        ),
        "Hana knows that it is looked for": p.told(HANA, says=(words(
            "report*", "firm", "company", "cab people", "taxi people", "driver", "told", "wrote", "written", "look*",
            "ask*", "know*"),), avoids=(FALSE_HOPE,)),
    }  # fmt: skip
    allowed = (p.mail_to(DESK, says=(*_TOLD["says"], SECOND), avoids=_TOLD["avoids"]),)

    _report = report("home", "A clarinet in a dark green case, penguin sticker in the lid, no. 318642. Left on the "
                     "ride home at 17:15, cab 2093. Needed on Sunday.")  # fmt: skip
    _calm = to_hana("Breathe, my girl. I have reported it to the cab firm, they ask the driver tonight.")

    solution = (
        Stage(
            reads=(
                do(Cab.list_rides, which="past"), do(EmailApp.search_emails, text="Today"),
                do(Notes.list_notes, text="clarinet"), do(EmailApp.search_emails, text="citycabs"),
            ),
            says="Hana still played her clarinet in the lesson, so it is in the second cab, at 17:15. Shall "
            "I report it to City Cabs for that ride, with the dark green case, and tell Hana that they look for it?",
            calls=(_report, _calm),
            reports="City Cabs knows what to look for and where, and Hana knows it too.",
        ),
    )  # fmt: skip

    wrong = {
        "the ride to the lesson": (report("there", "A clarinet in a dark green case, penguin sticker."), _calm),
        "both rides, to be sure": (_report, report("there", "A clarinet in a dark green case."), _calm),
        "the violin's case": (report("home", "A clarinet in a black case, from the ride at 17:15."), _calm),
        "nobody knows what to look for": (report("home", "My daughter left her clarinet in your cab."), _calm),
        "Hana hears nothing": (_report,),
        "Hana's number given": (report("home", f"Clarinet, green case. Ring her on {HANA.number}."), _calm),
    }  # fmt: skip
    ways = {
        "by mail to the desk": (
            do(EmailApp.send_email, to=[DESK.email], subject="Clarinet", body="My daughter left her clarinet in cab "
               "2093 today. Its case is green, with a penguin in the lid. Please keep it for us."),
            to_hana("Don't worry. I wrote to the taxi people, the driver will look."),
        ),
        "in the app and by mail": (
            to_hana("It's in the second cab, and I told the firm already. We'll have it by Sunday."),
            report("home", "Clarinet in a green case, 318642."),
            do(EmailApp.send_email, to=[DESK.email], subject="Lost at 17:15", body="Clarinet in a dark green case, "
               "from Canal Street Music School to Lime Grove, 17:15, cab 2093."),
        ),
    }  # fmt: skip
