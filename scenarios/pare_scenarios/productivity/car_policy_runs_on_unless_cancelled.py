"""Our old car policy renews itself unless I cancel today."""

from pare.expect import as_is
from pare.phrases import words
from pare.scenario import Need, Person, Phone, Scenario, Story, Window
from pare_apps.email import EmailApp
from pare_apps.messaging import Messaging
from pare_apps.notes import Notes
from pare_apps.reminders import Reminders
from pare_scenarios import patterns as p, worlds as w
from pare_scenarios.pairing import following, unless
from pare_scenarios.productivity.words import car_policy_runs_on_unless_cancelled as its

BOJAN = Person(
    "Bojan Marinov", "+359 88 555 0501", "bojan.marinov@example.org",
    about="36, electrician in Plovdiv, married to Ivana; they have one car and one baby.",
    goal="From January on the car is insured once, with Ivana, and until then it stays insured with Tarnavo. The home "
    "stays with Tarnavo. I want to hear it if they have lost my notice, as they did with the old flat.",
)  # fmt: skip
IVANA = Person("Ivana Marinov", "+359 88 555 0512", "ivana.marinov@example.org")
TARNAVO = Person("Tarnavo Insurance", email="policies@tarnavo.test")
RILA = Person("Rila Mutual", email="motor@rila-mutual.test")
_STAYS = ("stay*", "keep*", "continue*", "remain*", "unaffected", "unchanged", "untouched", "as before", "only", "not",
          "renew*", "separate*", "runs on")  # fmt: skip


class CarPolicyRunsOnUnlessCancelled(Scenario):
    """Our old car policy renews itself unless I cancel today."""

    id, domain, difficulty = "car-policy-runs-on-unless-cancelled", "productivity", "medium"
    distractor = "Cancelling both policies, or the car's at once, so that it is not insured in December."
    capabilities = ("intervention timing", "context observation")
    apps = (EmailApp, Messaging, Notes, Reminders)
    starts, zone, user = "2027-11-30 11:50", "Europe/Sofia", BOJAN

    def world(self, phone: Phone) -> None:
        phone.name("papers", w.note(
            phone, "Household papers", "## Insurance\nTarnavo Insurance, policies@tarnavo.test\nHome: K-20932\nCar: "
            "K-20931\nBoth run until 31 December and then for another year, unless notice is with them a month "
            "before, in writing, by mail.\nThey confirm a notice within a week. With the old flat they never did, and "
            "we paid twice: whenever I write to them, a reminder for one week later!\n## Boiler\nServiced in "
            "October, next in 2029",
            folder="Home", at="2026-12-30 19:10"))  # fmt: skip
        phone.name("cover", w.mail(phone, "2027-11-23 18:40", IVANA, "Fwd: Your new motor policy", "For the folder, "
                   "love. I.\n\n> Rila Mutual: Dear Ms Marinov, your car is insured with us from 1 January 2028, "
                   "00:00. Policy M-5518."))  # fmt: skip
        w.chat(phone, [IVANA], [
            ("2027-11-22 21:12", "Ivana", "Signed with Rila. A third cheaper than what we pay now!"),
            ("2027-11-22 21:15", "me", "Bravo. Then one fewer from January."),
        ])  # fmt: skip
        w.mail(phone, "2027-06-14 10:00", TARNAVO, "K-20932: your claim is settled", "Dear Mr Marinov, the broken "
               "pane is paid. Your home policy stays as it is.")  # fmt: skip
        w.remind(phone, "Winter tyres, appointment at ten", "2027-12-04 09:30", "Car")
        w.remind(phone, "Vignette for next year", "2027-12-28 18:00", "Car")
        w.everyday(phone, about=("hiking", "cooking"), work="Trakia Electrics",
                   avoid=("policy", "insur", "Tarnavo", "notice", "contract"))  # fmt: skip

    def happens(self, story: Story) -> None:
        w.mail_comes(story, "12:00", "renewal", TARNAVO, "Your new contributions for 2028", "Dear Mr Marinov, we look "
                     "forward to another year with you. For 2028 you pay 412 euros (K-20931) and 96 euros (K-20932). "
                     "There is nothing that you need to do.")  # fmt: skip
        w.text_comes(story, "12:40", "wish", IVANA, "We do leave Tarnavo with the car, right? The home should stay "
                     "there, nobody else takes us for under a hundred. Baby asleep, so no calls please")  # fmt: skip

    needs = (
        Need(
            "Give Tarnavo notice today for the car's policy alone, at the end of the year, and have it confirmed.",
            slots=its.SLOTS, avoids=its.AVOIDS, doings=("cancel",),
            evidence=("papers", "cover", "renewal", "wish"),
            window=Window(opens="wish", closes="2027-12-01 00:00"),
        ),
    )  # fmt: skip

    must = {
        "Tarnavo has notice for the car at the end of the year": p.mail_to(
            TARNAVO, says=(as_is(its.CAR), as_is(its.ENDS), as_is(its.YEARS_END)),
            avoids=(unless(its.HOME, *_STAYS), unless(words("both"), "not"), its.AT_ONCE, its.BANK),
        ),
        "Ivana knows": p.told(
            IVANA, says=(as_is(its.ENDS, words("leave", "leaving", "yes", "done", "sent", "out", "gone")),
                         words("car", "K-20931", "home", "Tarnavo")),
            avoids=(following(words("cancel*", "terminat*"), words("home", "both"), within=2),),
        ),
        "a reminder to look for the answer": p.reminder(p.Between("2027-12-06 18:00", "2027-12-08 12:00"),
                                                        title=(its.ABOUT,)),
    }  # fmt: skip
    allowed = (p.note_changed("papers", says=(its.CAR, as_is(its.ENDS)), drops=(its.CAR,)),)
