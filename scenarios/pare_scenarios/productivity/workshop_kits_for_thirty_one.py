"""More people signed up and the kits must be ordered by three."""

from pare.phrases import words
from pare.scenario import Need, Person, Phone, Scenario, Story, Window
from pare_apps.calendar import Calendar
from pare_apps.email import EmailApp
from pare_apps.notes import Notes
from pare_apps.shopping import Shopping
from pare_scenarios import patterns as p, worlds as w
from pare_scenarios.productivity.words import workshop_kits_for_thirty_one as its

THANDI = Person(
    "Thandi Mbele", "+27 82 555 0101", "thandi@spark-afternoons.test",
    about="44, runs science afternoons for a charity in Durban, two teenagers at home.",
    goal="Every child on Friday should have a kit, with the two spares that we always take, and the charity should not "
    "pay a cent more than it must. The kits go to the hall, I do not carry boxes any more.",
)  # fmt: skip
IMANI = Person("Imani Nwosu", email="imani.nwosu@umbilo-primary.test")
_LIST = "Grade 6A: 15 names\nGrade 6B: 14 names\nWaiting list: none"


class WorkshopKitsForThirtyOne(Scenario):
    """More people signed up and the kits must be ordered by three."""

    id, domain, difficulty = "workshop-kits-for-thirty-one", "productivity", "medium"
    distractor = "24 in the cart and 27 in the second mail; the kits with lead; her home as default address."
    capabilities = ("multi-app orchestration", "context observation")
    apps = (EmailApp, Shopping, Notes, Calendar)
    starts, zone, user = "2027-08-03 12:00", "Africa/Johannesburg", THANDI

    def world(self, phone: Phone) -> None:
        w.delivery(phone, "14 Fern Road, Durban")
        phone.name("hall", w.delivery(phone, "Umbilo Hall, 3 Canal Street, Durban", "Hall"))
        kit = w.product(phone, "Soldering kit for children", 145, styles=("lead-free", "with lead"), stock=60)
        phone.name("lead_free", w.pick(phone, kit, style="lead-free"))
        phone.name("leaded", w.pick(phone, kit, style="with lead"))
        w.in_cart(phone, w.pick(phone, kit, style="lead-free"), 24)
        w.code(phone, "SPARK10", 10, in_wallet=False, once=False, note="For charities")
        w.code(phone, "WINTER5", 5, note="Five per cent in August", until="2027-08-31 23:59")
        phone.name("thursday", w.slot(phone, "2027-08-05 09:00", "13:00", order_by="2027-08-03 15:00"))
        phone.name("friday", w.slot(phone, "2027-08-06 14:00", "18:00", order_by="2027-08-04 15:00"))
        phone.name("rules", w.note(phone, "Workshop rules", "One kit a child, and two spare ones on top, always.\n"
            "Nothing with lead.\nShop code of the charity: SPARK10, takes ten per cent off, works every time.\n"
            "Kits go to the hall, where the caretaker signs until one o'clock. Never to my home.",
            at="2027-02-11 19:30"))  # fmt: skip
        phone.name("workshop", w.booked(phone, "2027-08-06 13:30", "Soldering afternoon, Umbilo Primary", until="16:30",
                                        location="Umbilo Hall"))  # fmt: skip
        w.mail(phone, "2027-07-26 10:10", IMANI, "Soldering afternoon", "Dear Thandi, 24 have signed up so far, the "
               "list stays open until Tuesday noon. They are so excited! Imani Nwosu")  # fmt: skip
        w.everyday(phone, about=("stars", "swimming"), avoid=("kit", "workshop", "solder", "school", "hall"))

    def happens(self, story: Story) -> None:
        w.mail_comes(story, "12:10", "more", IMANI, "We are more now", "Dear Thandi, we are 27 now! "
                     "I'll send you the list as soon as the office has typed it. Imani Nwosu")  # fmt: skip
        w.mail_comes(story, "12:50", "final", IMANI, "The final list", "Dear Thandi, here it is, with two late ones "
                     "whom I could not refuse. Will there be a kit for each of them? The children ask "
                     "me every hour. Imani Nwosu", w.file("final-list.pdf", _LIST))  # fmt: skip

    needs = (
        Need(
            "Order 31 kits without lead by three, with the charity's code, to the hall, and tell the school.",
            slots=its.SLOTS, avoids=its.AVOIDS, doings=("pay",),
            evidence=("final", "rules", "thursday", "workshop"),
            window=Window(opens="final", closes="15:00"),
        ),
    )  # fmt: skip

    must = {
        "31 kits come to the hall on Thursday, with the code": p.ordered(
            ("lead_free", 31), to="hall", slot="thursday", code="SPARK10"
        ),
        "the school knows that there is one for each": p.mail_to(
            IMANI, says=(its.KITS, its.ALL), avoids=(words("only 27", "27 kits", "24 kits", "cannot", "not enough"),)
        ),
    }
