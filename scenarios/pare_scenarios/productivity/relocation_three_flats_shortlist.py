"""HR wants three flats for our new engineer by four and I have none."""

from typing import Any

from pare.phrases import amount, words
from pare.scenario import Need, Person, Phone, Scenario, Story, Window
from pare_apps.apartments import Apartments
from pare_apps.contacts import Contacts
from pare_apps.email import EmailApp
from pare_apps.messaging import Messaging
from pare_apps.notes import Notes
from pare_scenarios import patterns as p, worlds as w
from pare_scenarios.pairing import in_one_line, unless
from pare_scenarios.productivity.words import relocation_three_flats_shortlist as its

AIKO = Person(
    "Aiko Meyer", "+49 171 39204 10", "aiko.meyer@nordwind-turbines.test",
    about="33, office manager of a turbine maker in Hamburg, married, one daughter; finds flats for new colleagues.",
    goal="Mr Keller gets three flats by four that the firm really pays and Adaeze can move into with her cat, and she "
    "reads the same. My note on moves must know the new allowance, or I shall go wrong next time.",
)  # fmt: skip
KELLER = Person("Stefan Keller", "+49 171 39204 21", "stefan.keller@nordwind-turbines.test")
ADAEZE = Person("Adaeze Okonkwo", "+234 803 555 0132", "adaeze.okonkwo@example.com")
_BEFORE = ("was", "until", "before", "old", "formerly")
RULES = "No ground floor, the insurer does not want it.\nSay the warm rent and nothing else."


class RelocationThreeFlatsShortlist(Scenario):
    """HR wants three flats for our new engineer by four and I have none."""

    id, domain, difficulty = "relocation-three-flats-shortlist", "productivity", "hard"
    distractor = "The old allowance, which leaves Torfstecherweg out; Ahornallee, which is cheap and takes no pets."
    capabilities = ("multi-app orchestration", "context observation")
    apps = (EmailApp, Apartments, Notes, Contacts, Messaging)
    starts, zone, user = "2027-08-18 12:50", "Europe/Berlin", AIKO

    def world(self, phone: Phone) -> None:
        w.card(phone, KELLER, organisation="Nordwind Turbines", role="HR")
        phone.name("card", w.card(phone, ADAEZE, role="engineer, starts on 1 October",
                                  note="Still in Lagos. Mail at home, her phone all day."))  # fmt: skip

        def flat(name: str, address: str, cold: int, costs: int, heating: int, floor: int, **more: Any) -> None:
            made = w.flat(phone, address, cold, extra_costs=costs, heating_costs=heating, floor=floor, city="Hamburg",
                          rooms=2.0, agent="Elbe Homes", **more)  # fmt: skip
            phone.name(name, made)
            w.saved_flat(phone, made)

        flat("linden", "Lindenweg 8", 1130, 170, 90, 3, pets="allowed", size_m2=58)
        flat("speicher", "Am Speicher 3", 1210, 150, 80, 0, pets="allowed", size_m2=64)
        flat("torf", "Torfstecherweg 21", 1260, 170, 90, 1, pets="allowed", size_m2=66)
        flat("kanal", "Kanalgang 5", 1050, 150, 80, 4, pets="allowed", size_m2=47)
        flat("ahorn", "Ahornallee 17", 1160, 160, 85, 2, pets="no", size_m2=60)
        w.search(phone, "Holiday by the sea", districts=("Sylt",), max_total=900, notify=False)
        phone.name("moves", w.note(phone, "Moves", f"Allowance: 1,450 euros warm, a month.\n{RULES}",
                                   at="2027-02-11 09:00", folder="Office"))  # fmt: skip
        w.mail(phone, "2027-08-10 15:20", KELLER, "Next arrival", "Dear Ms Meyer, Dr Okonkwo has signed. Could you "
               "start to look round for flats? I tell you when I need them.")  # fmt: skip
        w.mail(phone, "2027-08-11 08:45", AIKO, "Re: Next arrival", "Dear Mr Keller, I am saving what I find in the "
               "flats app. Aiko Meyer", to=(KELLER.email,))  # fmt: skip
        w.chat(phone, [ADAEZE], [
            ("2027-08-12 17:02", "Adaeze", "Thank you for the photos of the harbour! I have shown them to everybody."),
            ("2027-08-12 17:15", "me", "Wait until you hear the ships' horns at night."),
        ])  # fmt: skip
        w.everyday(phone, about=("swimming", "baking"), work="Nordwind Turbines", avoid=("flat", "rent", "allowance",
                   "cat", "Keller", "relocation", "address"))  # fmt: skip

    def happens(self, story: Story) -> None:
        w.mail_comes(story, "13:00", "request", KELLER, "Dr Okonkwo: three flats by four", "Dear Ms Meyer, the board "
            "meets at four and wants to see three addresses with the warm rent of each, all within our rules. Please "
            "answer by 16:00, with a copy to Dr Okonkwo.")  # fmt: skip
        w.text_comes(story, "13:20", "pet", ADAEZE, "Hello Aiko, one thing I never said: my cat comes with me. Old, "
                     "grey, very polite. I hope that makes nothing impossible?")  # fmt: skip
        w.mail_comes(story, "13:35", "raised", KELLER, "Allowance", "Good news from the board: from this month on we "
            "pay up to 1,550 euros warm for newcomers. Please keep it in mind for Dr Okonkwo.")  # fmt: skip

    needs = (
        Need(
            "Send HR and Adaeze the three flats that fit (Lindenweg, Torfstecherweg, Kanalgang) by four, note the new "
            "allowance and tell Adaeze that the cat is thought of.",
            slots=its.SLOTS, avoids=its.AVOIDS, doings=("delete",),
            evidence=("request", "pet", "raised", "moves", "linden", "speicher", "torf", "kanal", "ahorn"),
            window=Window(opens="raised", closes="16:00"),
        ),
    )  # fmt: skip

    must = {
        "HR has the three flats": p.mail_to(
            KELLER, says=(its.RENTS,), avoids=(unless(its.UNFIT, *its.OUT), its.DEALS), copies=(ADAEZE,)
        ),
        "Adaeze has them too": p.told(
            ADAEZE, says=(its.LINDEN, its.TORF, its.KANAL), avoids=(unless(its.UNFIT, *its.OUT), its.DEALS),
            copies=(KELLER,)
        ),
        "Adaeze knows that the cat is thought of": p.told(ADAEZE, says=(its.CAT,), avoids=(its.DEALS,),
                                                          copies=(KELLER,)),
        "the note knows the new allowance": p.either(
            p.note_changed("moves", (amount(1550),), (unless(amount(1450), *_BEFORE),), drops=(words("allowance"),)),
            p.note_changed("moves", (in_one_line(amount(1550), its.RAISED),)),
        ),
    }  # fmt: skip
    allowed = (p.flat_unsaved("speicher"), p.flat_unsaved("ahorn"))
