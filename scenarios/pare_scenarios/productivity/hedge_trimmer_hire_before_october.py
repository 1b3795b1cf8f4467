"""We hired a hedge trimmer for Saturday but hedges are not to be cut yet."""

from pare.expect import Either, as_is
from pare.phrases import person, words
from pare.scenario import Need, Person, Phone, Scenario, Story, Window
from pare_apps.email import EmailApp
from pare_apps.messaging import Messaging
from pare_apps.notes import Notes
from pare_apps.shopping import Shopping
from pare_scenarios import patterns as p, worlds as w
from pare_scenarios.productivity.words import hedge_trimmer_hire_before_october as its

ISAK = Person(
    "Isak Lindqvist", "+46 70 555 0101", "isak.lindqvist@example.org",
    about="45, physiotherapist in Lund, two children at the nursery Ekorren, organises the parents' garden day.",
    goal="Nobody shall cut that hedge on Saturday, and I will not pay for a trimmer that stands about. The two who "
    "would have cut it must know, and my plan must be right. The garden day itself takes place.",
)  # fmt: skip
BILAL = Person("Bilal Hassani", "+46 70 555 0112")
TOVA = Person("Tova Ahlgren", "+46 70 555 0113")
ELIF = Person("Elif Kaya", "+46 70 555 0114")
SIGRID = Person("Sigrid Nyström", email="sigrid@ekorren.test")
TOWN = Person("Lund green office", email="green@lund-town.test")
_GROUP = "Ekorren parents"


def told(who: Person) -> Either:
    """One of the two knows, in person, in a group of the two, or in the parents' group by name."""
    says, both = (as_is(its.HEDGE), its.NOT_NOW), (person(BILAL.name), person(TOVA.name))
    return p.either(
        p.told(who, says=says, avoids=(its.GOES_ON,)), p.message_to(BILAL, TOVA, says=says, avoids=(its.GOES_ON,)),
        p.message_in(_GROUP, says=(*says, *map(as_is, both)), avoids=(its.GOES_ON,)),
    )  # fmt: skip


class HedgeTrimmerHireBeforeOctober(Scenario):
    """We hired a hedge trimmer for Saturday but hedges are not to be cut yet."""

    id, domain, difficulty = "hedge-trimmer-hire-before-october", "productivity", "medium"
    distractor = "Low hedges are exempt, but this one is not; the rakes for the same day are still needed."
    capabilities = ("goal inference", "context observation")
    apps = (EmailApp, Shopping, Notes, Messaging)
    starts, zone, user = "2027-09-22 11:55", "Europe/Stockholm", ISAK

    def world(self, phone: Phone) -> None:
        w.delivery(phone, "Ekorren, Tunavägen 40, Lund", "Nursery")
        for name, what, price in (("trimmer", "Hedge trimmer, battery, one day", 390),
                                  ("tools", "Wheelbarrow and six rakes, one day", 320)):  # fmt: skip
            hired = w.pick(phone, w.product(phone, what, price, category="hire", seller="Verktyg Lund"))
            phone.name(name, w.order(phone, "2027-09-14 20:30", hired, cancel_until="2027-09-22 17:00",
                                     due_from="2027-09-25 08:00", due_until="2027-09-25 08:45"))  # fmt: skip
        phone.name("plan", w.note(phone, "Garden day", "Saturday 25 September, 9 to 13.\n- Hedge to the street: Bilal "
            "and Tova, with the hired trimmer\n- Sand pit: Elif\n- Leaves: everybody else\nSoup at noon: Isak",
            at="2027-09-19 21:00"))  # fmt: skip
        phone.name("height", w.mail(phone, "2027-08-24 08:15", SIGRID, "Before you plan", "Dear Isak, how good that "
            "you take this on! The green wall on the street side has reached 1.80 m, the postman cannot see our sign "
            "any more. Bring it down to 1.50 if you can, and mind the thrush that lives in it. Sigrid"))  # fmt: skip
        phone.name("parents", w.chat(phone, [BILAL, TOVA, ELIF], [
            ("2027-09-18 18:02", "me", "Jobs for the 25th: Bilal and Tova hedge, Elif sand pit, all others leaves."),
            ("2027-09-18 18:20", "Elif", "Sand pit it is, the boys will help."),
            ("2027-09-18 19:41", "Tova", "Fine with me. I bring gloves for two."),
        ], title=_GROUP))  # fmt: skip
        w.chat(phone, [BILAL], [("2027-09-20 07:50", "Bilal", "I looked up how one cuts a straight edge. Ready!"),
                                ("2027-09-20 08:05", "me", "A professional.")])  # fmt: skip
        w.chat(phone, [TOVA], [("2027-09-05 16:10", "Tova", "Linnea forgot her boots, can you take them?")])
        w.everyday(phone, about=("running", "garden"), avoid=("hedge", "trimmer", "nursery", "rake", "leaves"))

    def happens(self, story: Story) -> None:
        w.mail_comes(story, "12:00", "rule", TOWN, "Green areas of nurseries and schools", "To all nurseries and "
                     "parents' groups: birds are still breeding late this year. No hedge is to be cut before 1 "
                     "October. Thank you for your patience.")  # fmt: skip
        w.mail_comes(story, "12:30", "exemption", TOWN, "Re: Green areas of nurseries and schools", "After many "
                     "questions: hedges lower than one metre are exempt and may be cut at any time.")  # fmt: skip

    needs = (
        Need(
            "Cancel the trimmer in time, take the hedge off the plan and tell Bilal and Tova.",
            slots=its.SLOTS, avoids=its.AVOIDS, doings=("cancel", "delete"),
            evidence=("rule", "exemption", "height", "trimmer", "plan"),
            window=Window(opens="exemption", closes="17:00"),
        ),
    )  # fmt: skip

    _drops = (words("hedge", "trimmer", "leaves"),)
    must = {
        "the trimmer is cancelled": p.order_cancelled("trimmer"),
        "the plan is without the hedge": p.either(
            p.note_changed("plan", avoids=(words("hedge"),), drops=_drops),
            p.note_changed("plan", says=(as_is(its.HEDGE), its.NOT_NOW), avoids=(its.GOES_ON,), drops=_drops),
        ),
        "Bilal knows": told(BILAL),
        "Tova knows": told(TOVA),
    }
    allowed = (
        p.told(SIGRID, says=(as_is(its.HEDGE), its.NOT_NOW)),
        p.message_in(_GROUP, says=(as_is(its.HEDGE), its.NOT_NOW), avoids=(its.GOES_ON,)),
    )
