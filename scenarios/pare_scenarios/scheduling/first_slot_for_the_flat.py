"""A flat within his means comes up, and its viewings fall into shift and course."""

from pare.expect import At
from pare.phrases import words
from pare.scenario import Need, Person, Phone, Scenario, Story, Window, the
from pare_apps.apartments import Apartments, Listing
from pare_apps.calendar import Calendar
from pare_apps.money import Money
from pare_apps.notes import Notes
from pare_scenarios import patterns as p, worlds as w
from pare_scenarios.scheduling.words import first_slot_for_the_flat as its

ALEJANDRO = Person(
    "Alejandro Cabrera", "+52 55 5550 0101", "alejandro.cabrera@example.org",
    about="26, cook in Mexico City, shares a room in Portales with a friend and a cat named Tuna.",
    goal="I want to see the flat in Calle del Nogal on Thursday at eleven, before the times are given away, and have "
    "it in my calendar. No ground floor any more, and I do not swap a shift for it.",
)  # fmt: skip


def _flat(address: str, rent: int, costs: int, floor: int, slots: tuple[str, ...], text: str, notice: str) -> Listing:
    """A flat that comes on the market; its viewing times are on Wednesday, as UTC."""
    return Listing(
        address=address, district="Portales", city="Mexico City", rent=Money.of(rent, "MXN"),
        extra_costs=Money.of(costs, "MXN"), rooms=2, size_m2=48, floor=floor, pets="allowed", description=text,
        viewing_slots=tuple(f"2027-09-{slot}:00+00:00" for slot in slots), agent=notice,
    )  # fmt: skip


NOGAL = _flat("Calle del Nogal 18", 12800, 1000, 2, ("22 16:30", "23 00:00"), "Two bright rooms on the second floor. "
              "Cats and small dogs are welcome.", "Axolotl Homes")  # fmt: skip
TIMBRE = _flat("Callejón del Timbre 3", 11500, 700, 0, ("23 17:30",), "Ground floor towards the street, newly "
               "painted. Pets allowed.", "Axolotl Homes")  # fmt: skip


class FirstSlotForTheFlat(Scenario):
    """A flat like I want has come up; I can make only one of the viewings."""

    id, domain, difficulty = "first-slot-for-the-flat", "scheduling", "easy"
    distractor = "The cheaper flat on the ground floor, or a viewing during his shift."
    capabilities = ("intervention timing", "context observation")
    apps = (Apartments, Notes, Calendar)
    starts, zone, user = "2027-09-20 11:34", "America/Mexico_City", ALEJANDRO

    def world(self, phone: Phone) -> None:
        w.search(phone, "Out of the shared room", districts=("Portales", "Narvarte"), max_total=14000, min_rooms=2)
        for address, rent, told in (("Calle de la Palma 44", 12100, "Gone within a day."),
                                    ("Avenida del Sauce 9", 13000, "Liked the kitchen. Too late again.")):  # fmt: skip
            w.saved_flat(phone, w.flat(phone, address, rent, district="Narvarte", floor=1, state="let"), told)
        phone.name("wishes", w.note(phone, "What I look for", "At most 14,000 a month with all costs.\nNot on the "
                                    "ground floor again: after the flood I keep one storey between me and the rain.\n"
                                    "Tuna comes along, so cats must be allowed.", at="2027-08-30 22:40",
                                    folder="Flat"))  # fmt: skip
        phone.name("course", w.booked(phone, "2027-09-22 09:30", "Food hygiene course, certificate", until="13:00"))
        phone.name("shift", w.booked(phone, "2027-09-22 15:00", "Evening shift", until="23:30"))
        w.booked(phone, "2027-09-21 15:00", "Evening shift", until="23:30")
        phone.name("thursday", w.booked(phone, "2027-09-23 16:00", "Evening shift", until="23:30"))
        w.everyday(phone, about=("cooking", "football"), work="Fonda La Higuera", avoid=("viewing", "Nogal", "Timbre"),
                   clear=("2027-09-22", "2027-09-23"))  # fmt: skip

    def happens(self, story: Story) -> None:
        story.at("11:40", "nogal", Apartments.publish_listing, listing=NOGAL)
        story.at("11:41", "timbre", Apartments.publish_listing, listing=TIMBRE)
        story.at("12:10", "times", Apartments.change_listing, listing_id=the("nogal"), sign_up_by="2027-09-20 13:00",
                 remove_slots=("2027-09-22T10:30",), add_slots=("2027-09-23T11:00",),
                 description="Two bright rooms on the second floor. Cats and small dogs are welcome. One viewing is "
                 "taken, a new one has been added; what is left goes to whoever signs up first.")  # fmt: skip

    needs = (
        Need(
            "Book the viewing of Calle del Nogal 18 on Thursday 23 September at 11:00 before one, and enter it.",
            slots=its.SLOTS, avoids=its.AVOIDS,
            evidence=("nogal", "times", "wishes", "course", "shift", "thursday"),
            window=Window(opens="times", closes="13:00"),
        ),
    )  # fmt: skip

    must = {
        "the viewing on Thursday is his": p.viewing("nogal", At("2027-09-23 11:00")),
        "it is in his calendar": p.event(At("2027-09-23 11:00"), about=(words("Nogal", "flat", "viewing", "apartment",
                                                                              "Axolotl"),)),
    }  # fmt: skip
