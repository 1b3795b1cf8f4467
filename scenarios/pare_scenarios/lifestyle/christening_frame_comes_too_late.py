"""The silver frame arrives two days after the christening."""

from pare.phrases import words
from pare.scenario import Need, Person, Phone, Scenario, Story, Window, the
from pare_apps.calendar import Calendar
from pare_apps.email import EmailApp
from pare_apps.messaging import Messaging
from pare_apps.shopping import Shopping
from pare_scenarios import patterns as p, worlds as w
from pare_scenarios.lifestyle.words import christening_frame_comes_too_late as its

XENIA = Person(
    "Xenia Georgiou", "+30 69 4155 5021", "xenia.georgiou@example.org",
    about="38, architect in Thessaloniki, on Sunday godmother of little Danae in a village beyond Veria.",
    goal="I want to stand there on Sunday with the frame that Dimitra wished for. I drive on Saturday at eight, so I "
    "must collect one on Friday after the site, and the late one should not come and be paid for as well.",
)  # fmt: skip
DIMITRA = Person("Dimitra Papadaki", "+30 69 4155 5034", "dimitra.papadaki@example.org")
SHOP = Person("Aspri House", email="orders@aspri-house.test")


class ChristeningFrameComesTooLate(Scenario):
    """The silver frame arrives two days after the christening."""

    id, domain, difficulty = "christening-frame-comes-too-late", "lifestyle", "medium"
    distractor = "Express delivery on Saturday, when she has left; the sandals, late as well, but not needed."
    capabilities = ("intervention timing", "multi-app orchestration")
    apps = (EmailApp, Shopping, Calendar, Messaging)
    starts, zone, user = "2027-05-12 09:55", "Europe/Athens", XENIA

    def world(self, phone: Phone) -> None:
        w.delivery(phone, "Fig Street 27, Thessaloniki", pays="Card ending 61")
        frames = w.product(phone, "Silver frame", 64, styles=("olive branch", "plain rim"), category="gifts")
        phone.name("olive", w.pick(phone, frames, style="olive branch"))
        phone.name("plain", w.pick(phone, frames, style="plain rim"))
        sandals = w.product(phone, "Leather sandals, size 39", 85, category="shoes")
        w.in_cart(phone, w.pick(phone, w.product(phone, "Sun cream, factor 50", 14, category="beauty")))
        for name, number, what, due in (
            ("frame_order", "881", w.pick(phone, frames, style="olive branch"), "2027-05-13"),
            ("sandals_order", "884", w.pick(phone, sandals), "2027-05-14"),
        ):
            phone.name(name, w.order(
                phone, "2027-05-06 22:15", what, id=number, status="packed", due_from=f"{due} 08:00",
                due_until=f"{due} 20:00", cancel_until="2027-05-12 12:00", change_until="2027-05-11 18:00",
            ))  # fmt: skip
        phone.name("frame_item", w.item(phone, phone.app(Shopping).orders["881"]))
        phone.name("harbour", w.slot(phone, "2027-05-14 10:00", "19:00", place="Harbour branch, Salt Quay 3",
                                     order_by="2027-05-12 12:00"))  # fmt: skip
        phone.name("express", w.slot(phone, "2027-05-15 09:00", "13:00", fee=12, method="express",
                                     order_by="2027-05-13 18:00"))  # fmt: skip
        w.chat(phone, [DIMITRA], [
            ("2027-05-05 20:30", "me", "What does Danae still need? Tell me the truth."),
            ("2027-05-05 20:41", "Dimitra", "That silver frame with the olive branch! My mother had the same, and the "
             "nail for it is in the wall already."),
        ])  # fmt: skip
        phone.name("wish", w.said(phone, "with the olive branch"))
        phone.name("site", w.booked(phone, "2027-05-14 09:00", "Site, school annexe", until="16:00"))
        phone.name("drive", w.booked(phone, "2027-05-15 08:00", "Drive to the village", until="10:00"))
        phone.name("christening", w.booked(phone, "2027-05-16 11:00", "Danae's christening", DIMITRA, until="16:00"))
        w.everyday(phone, about=("painting", "garden"), work="Kyma Architects",
                   avoid=("frame", "order", "collect", "harbour", "christen"))  # fmt: skip

    def happens(self, story: Story) -> None:
        for name in ("frame_order", "sandals_order"):
            story.at("10:00", f"{name}_delayed", Shopping.order_delayed, order_id=the(name),
                     due_from="2027-05-18 08:00", due_until="2027-05-18 20:00")  # fmt: skip
        w.mail_comes(story, "10:00", "delay", SHOP, "Your orders 881 and 884 come later", "Our lorry from Athens "
                     "has broken down. Both orders will be with you on Tuesday 18 May. We are sorry!")  # fmt: skip
        w.mail_comes(story, "10:06", "branch", SHOP, "Silver frames: some are in Thessaloniki", "If you cannot wait: "
                     "our Harbour branch has silver frames in both styles. What you order by 12:00 today can be "
                     "collected there on Friday until 19:00. Order 881 can be cancelled until 12:00, too; it cannot "
                     "be sent elsewhere any more.")  # fmt: skip

    needs = (
        Need(
            "Cancel the late frame, order the same one for collection in the Harbour branch and plan that for Friday.",
            slots=its.SLOTS, avoids=its.AVOIDS, doings=("cancel", "pay"),
            evidence=("delay", "branch", "frame_order", "wish", "site", "drive"),
            window=Window(opens="branch", closes="2027-05-12 12:00"),
        ),
    )  # fmt: skip

    must = {
        "the late frame is off": p.order_cancelled("frame_order"),
        "the same frame is ordered for collection": p.ordered("olive", slot="harbour", most=64),
        "the collection is planned": p.event(
            p.Between("2027-05-14 16:00", "2027-05-14 18:45"), hours=3, all_day=False,
            about=(words("frame", "collect*", "pick*", "fetch*", "harbour", "Aspri", "branch", "Salt Quay"),),
        ),
    }  # fmt: skip
    allowed = (p.told(DIMITRA),)
