"""The house goes without power for six hours, and in it lives somebody who needs air."""

from pare.scenario import Need, Person, Phone, Scenario, Story, Window, the
from pare_apps.apartments import Apartments
from pare_apps.calendar import Calendar
from pare_apps.messaging import Messaging
from pare_apps.notes import Notes
from pare_apps.shopping import Shopping
from pare_scenarios import patterns as p, worlds as w
from pare_scenarios.lifestyle.words import power_cut_and_the_axolotl as its

ALMA = Person(
    "Alma Prieto", "+52 55 5550 100", "alma.prieto@example.org",
    about="28, illustrator in Puebla, draws and feeds one pale axolotl called Tinta; gives a course on Thursday.",
    goal="Tinta must have air on Thursday while I am in Tlaxcala: a pump that runs without the mains, its batteries, "
    "here by Wednesday, and Don Jorge to switch it on. The fridge can sulk.",
)  # fmt: skip
JORGE = Person("Jorge Salazar", "+52 55 5550 111", "jorge.salazar@example.org")
LIDIA = Person("Lidia Herrera", "+52 55 5550 112")
TERESA = Person("Teresa Vega", "+52 55 5550 113")


class PowerCutAndTheAxolotl(Scenario):
    """Six hours without power while I am away, and the tank needs air."""

    id, domain, difficulty = "power-cut-and-the-axolotl", "lifestyle", "medium"
    distractor = "The better-rated pump needs a socket, batteries come apart, and the free delivery is a day late."
    capabilities = ("multi-app orchestration", "goal inference")
    apps = (Apartments, Notes, Calendar, Shopping, Messaging)
    starts, zone, user = "2027-06-15 09:50", "America/Mexico_City", ALMA

    def world(self, phone: Phone) -> None:
        home = w.flat(phone, "Calle Jacaranda 12, flat 3", 7400, city="Puebla", rooms=2, state="let",
                      agent="Volcano Rents", agent_email="casa@volcano-rents.test")  # fmt: skip
        phone.name("home", home)
        w.application(phone, home, "2025-03-02 10:00", state="accepted", terms="Two years from 1 April 2025. Water "
                      "included. Tanks up to 200 litres are all right.")  # fmt: skip
        w.delivery(phone, "Calle Jacaranda 12, flat 3, Puebla")
        for name, title, price, stars, text in (
            ("plugged", "Air pump Burbuja Duo for tanks", 310, 4.8, "Very quiet. USB lead and 5 volt plug included."),
            (
                "pump",
                "Air pump Burbuja Campo for tanks",
                285,
                4.1,
                "Works anywhere for 30 hours. Hose and stone included, two D cells not included.",
            ),
            ("cells", "Alkaline D cells, pair", 96, 4.5, "Two of them, 1.5 volts."),
            ("small", "Alkaline AA cells, pack of eight", 88, 4.6, "Eight of them, 1.5 volts."),
            ("plant", "Java moss on slate", 120, 4.7, "Grows in cool water, eats light."),
        ):
            made = w.product(phone, title, price, category="pets", description=text, rating=stars, rating_count=61)
            phone.name(name, w.pick(phone, made))
            phone.name(f"{name}_page", made)
        phone.name("wednesday", w.slot(phone, "2027-06-16 15:00", "19:00", 45, order_by="2027-06-15 12:00"))
        phone.name("friday", w.slot(phone, "2027-06-18 09:00", "13:00", order_by="2027-06-16 18:00"))
        phone.name("care", w.note(phone, "Tinta", "Water 16 to 18 degrees, never above 20.\nOne worm, evenings. No "
            "worm for guests, however she looks.\nFilter and air day and night: two hours without, and she hangs at "
            "the top and gasps.\nNobody lifts her out. Nobody.", at="2027-04-11 22:00", folder="Home"))  # fmt: skip
        phone.name("course", w.booked(phone, "2027-06-17 08:00", "Course: ink and brush, Tlaxcala", until="18:00"))
        w.booked(phone, "2027-06-16 20:00", "Pack brushes, ink, 14 aprons")
        w.chat(phone, [JORGE], [
            ("2027-05-03 18:20", "Jorge", "Your spare key hangs with me since Easter, on the nail with the mermaid."),
            ("2027-05-03 18:24", "Jorge", "If your little dragon ever needs somebody in daytime, I am retired and at "
             "home. No worms in my hand, though."),
            ("2027-05-03 19:02", "me", "Don Jorge, you are gold. I will remember that."),
        ])  # fmt: skip
        phone.name("key", w.said(phone, "with the mermaid"))
        w.chat(phone, [LIDIA], [("2027-06-13 12:00", "Lidia", "I ride with you on Thursday! I bring the bread.")])
        w.chat(phone, [TERESA], [("2027-06-10 09:12", "Teresa", "May I draw your axolotl for my fable? She can sign.")])
        w.everyday(phone, about=("painting", "film"), clear=("2027-06-17",),
                   avoid=("pump", "power", "electri", "axolotl", "batter", "cell", "tank", "air ", "key"))  # fmt: skip

    def happens(self, story: Story) -> None:
        story.at("10:00", "cut", Apartments.receive_message, listing_id=the("home"), text="To all tenants of Calle "
                 "Jacaranda 12: on Thursday 17 June electricians renew the main lines. From 9:00 to 15:00 there will "
                 "be no power in the whole house. The lift stands still, too.")  # fmt: skip
        w.text_comes(story, "10:06", "fridge", TERESA, "Pepe's house has the same on Friday. He eats his ice cream "
                     "in advance.")  # fmt: skip
        w.text_comes(story, (p.told(JORGE), "4m"), "yes", JORGE, "With pleasure. I look in at ten and greet her.")

    needs = (
        Need(
            "Order a battery air pump with its batteries for Wednesday and ask Don Jorge to switch it on on Thursday.",
            slots=its.SLOTS, avoids=its.AVOIDS, doings=("pay",),
            evidence=("cut", "care", "course", "pump_page", "cells_page", "wednesday", "key"),
            window=Window(opens="cut", closes="12:00"),
        ),
    )  # fmt: skip

    must = {
        "pump and cells come on Wednesday": p.ordered("pump", "cells", slot="wednesday", most=430),
        "Don Jorge is asked to switch it on": p.told(JORGE, says=(its.PUMP, its.ON, its.THE_THURSDAY, its.WHEN)),
    }
    allowed = (p.since("yes", p.told(JORGE)),)
