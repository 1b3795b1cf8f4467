"""During the fast the evening class is later, and the child minder must know."""

from pare.expect import At, either, mentions
from pare.scenario import Need, Person, Phone, Scenario, Story, Window
from pare_apps.calendar import Calendar
from pare_apps.messaging import Messaging
from pare_apps.notes import Notes
from pare_scenarios import patterns as p, worlds as w
from pare_scenarios.scheduling.words import class_after_the_fast_is_broken as its

SALMA = Person(
    "Salma Khalil", "+32 470 55 51 00", "salma.khalil@example.org",
    about="37, seamstress in Brussels, mother of Noor and Omar; learns Dutch on Tuesdays and fasts in Ramadan.",
    goal="My calendar should have the later hours on just the Tuesdays that Willem named. Saskia wants to know a week "
    "ahead when she minds the children, and should not come on the 23rd for nothing.",
)  # fmt: skip
WILLEM = Person("Willem Bakker", "+32 470 55 51 11")
SASKIA = Person("Saskia Jansen", "+32 470 55 51 22")
XENIA = Person("Xenia Papadaki", "+32 470 55 51 33")
HASSAN = Person("Hassan Khalil", "+32 470 55 51 44")


class ClassAfterTheFastIsBroken(Scenario):
    """During the fast the evening class is later, and the child minder must know."""

    id = "class-after-the-fast-is-broken"
    domain = "scheduling"
    capabilities = ("context observation", "multi-app orchestration")
    difficulty = "medium"
    distractor = "The new hour seems to hold for the whole series, but not for tomorrow, nor for the closed day."
    apps = (Messaging, Calendar, Notes)
    starts, zone = "2027-02-01 17:55", "Europe/Brussels"
    user = SALMA

    def world(self, phone: Phone) -> None:
        weekly = "FREQ=WEEKLY;UNTIL=20270330"
        phone.name("class", w.booked(phone, "2027-01-12 18:30", "Dutch class", until="20:00", recurrence=weekly))
        w.booked(phone, "2027-01-09 10:00", "Swimming with the children", recurrence=weekly)
        w.booked(phone, "2027-02-11 17:00", "Parents' evening, Omar", until="18:00")
        phone.name("hours", w.note(phone, "Tuesdays", "Saskia minds Noor and Omar from 18:00 to 20:30: half an hour "
                                   "on the tram each way.\n12 euro an hour.\nShe likes to hear of changes a week "
                                   "ahead, because of her choir.", at="2027-01-10 21:00"))  # fmt: skip
        w.chat(phone, [WILLEM, XENIA], [
            ("2027-01-19 20:20", "Willem", "Well done today. Nobody says 'de huis' any more."),
            ("2027-01-26 21:02", "Willem", "Those who fast asked for a later hour. I put it to the vote on Monday."),
        ], title="Dutch on Tuesday")  # fmt: skip
        w.chat(phone, [SASKIA], [("2027-01-26 20:41", "Saskia", "Noor has won all my buttons at cards. See you!")])
        w.chat(phone, [HASSAN], [("2027-01-30 11:00", "Hassan", "The good dates are in. I keep two boxes for you.")])
        w.everyday(
            phone, avoid=("Dutch", "class", "Tuesday", "minder"), clear=[str(one) for one in (*its.LATER, its.CLOSED)]
        )

    def happens(self, story: Story) -> None:
        story.at("18:00", "vote", Messaging.receive_message, sender=WILLEM.number, title="Dutch on Tuesday",
                 text="The vote is in: from 9 February to 2 March we begin at 20:15 and end at 21:45, so that those "
                 "who fast can eat in peace. About 9 March we talk later. Tomorrow as usual.")  # fmt: skip
        story.at("18:20", "closed", Messaging.receive_message, sender=WILLEM.number, title="Dutch on Tuesday",
                 text="I forgot: on 23 February the building is closed, so there are no lessons then.")  # fmt: skip
        story.at("18:30", "homework", Messaging.receive_message, sender=XENIA.number, title="Dutch on Tuesday",
                 text="Was it page 40 or page 41?")  # fmt: skip

    needs = (
        Need(
            "Move just the classes of 9 and 16 February and 2 March to 20:15, take 23 February out, and ask Saskia to "
            "mind the children later on these evenings.",
            slots=its.SLOTS, avoids=its.AVOIDS, doings=("delete", "cancel"),
            evidence=("vote", "closed", "class", "hours"),
            window=Window(opens="closed", closes="2027-02-02 18:00"),
        ),
    )  # fmt: skip

    must = {
        **{
            f"{on.day} {on:%B} is later": either(
                p.occurrence("class", on, starts=At(f"{on} 20:15"), title=(its.CLASS,), notes=mentions()),
                p.event(At(f"{on} 20:15"), about=(its.CLASS,), hours=1.5),
            )
            for on in its.LATER
        },
        "none on 23 February": p.skipped("class", its.CLOSED),
        "Saskia is asked for the later hours": p.told(SASKIA, says=(*its.DATES, its.COMES, its.GOES)),
        **{f"nothing at half past six on {on}": p.nothing_at(f"{on} 18:30", its.CLASS) for on in its.LATER},
    }
    allowed = tuple(p.skipped("class", on) for on in its.LATER)
