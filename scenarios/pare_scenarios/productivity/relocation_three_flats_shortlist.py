"""HR wants three flats for our new engineer by four and I have none."""

from typing import Any

from pare.need import Need, Window
from pare.phone import Phone
from pare.phrases import all_of, amount, any_of, person, words
from pare.scenario import Do, Person, Scenario, Stage, Story, do, the
from pare_apps.apartments import Apartments
from pare_apps.contacts import Contacts
from pare_apps.email import EmailApp
from pare_apps.messaging import Messaging
from pare_apps.notes import Notes
from pare_scenarios import patterns as p
from pare_scenarios import worlds as w
from pare_scenarios.pairing import amid, following, in_one_line, paired, unless

AIKO = Person(
    "Aiko Meyer", "+49 171 39204 10", "aiko.meyer@nordwind-turbines.test",
    about="33, office manager of a turbine maker in Hamburg, married, one daughter; finds flats for new colleagues.",
    goal="Mr Keller gets three flats by four that the firm really pays and Adaeze can move into with her cat, and she "
    "reads the same. My note on moves must know the new allowance, or I shall go wrong next time.",
)  # fmt: skip
KELLER = Person("Stefan Keller", "+49 171 39204 21", "stefan.keller@nordwind-turbines.test")
ADAEZE = Person("Adaeze Okonkwo", "+234 803 555 0132", "adaeze.okonkwo@example.com")

_LINDEN, _TORF, _KANAL = words("Lindenweg*"), words("Torfstecherweg*"), words("Kanalgang*")
_AHORN, _SPEICHER = words("Ahornallee*"), words("Speicher*")
_RENTS = paired((_LINDEN, amount(1390)), (_TORF, amount(1520)), (_KANAL, amount(1280)))
_UNFIT = any_of(_AHORN, _SPEICHER)
_OUT = ("no pet", "no cat", "not allow*", "doesn't allow", "ground*", "left out", "leave out", "leaving out",
        "left aside", "drop*", "without", "except", "exclud*", "unsuitable", "skip*")  # fmt: skip
_SKIPPED = (*(one for one in _OUT if one != "ground*"), "on the ground", "is ground")
_CAT = words("cat", "pet", "pets", "animal")
_DEALS = words("viewing is booked", "I have booked", "I have applied", "the lease is signed", "is reserved for you")
_BEFORE = ("was", "until", "before", "old", "formerly")
_RAISED = words("raised", "new", "now", "from", "since", "as of", "instead", "replaces", "increased")
SHORTLIST = "Lindenweg 8: 1,390 euros\nTorfstecherweg 21: 1,520 euros\nKanalgang 5: 1,280 euros"
RULES = "No ground floor, the insurer does not want it.\nSay the warm rent and nothing else."


def to_hr(flats: str = SHORTLIST, **more: Any) -> Do:
    """The answer to HR, with a copy to the new engineer."""
    told: dict[str, Any] = {"cc": [ADAEZE.email]} | more
    return w.answer("request", f"Dear Mr Keller, these three fit, warm rents:\n{flats}", **told)


def rules(allowance: str = "1,550") -> Do:
    """The note with another allowance."""
    text = f"Allowance: {allowance} euros warm, a month.\n{RULES}"
    return do(Notes.write_note, note_id=the("moves"), text=text, how="replace")


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
            slots={
                "the three flats": amid(all_of(_LINDEN, _TORF, _KANAL), amount(1390), amount(1520), amount(1280),
                                        _AHORN, _SPEICHER),
                "HR": any_of(person(KELLER.name), words("HR")),
                "Adaeze": any_of(person(ADAEZE.name), words("the engineer", "new engineer")),
                "the allowance": any_of(amount(1550), words("allowance", "new limit")),
                "my note": words("note", "Moves"),
                "the cat": any_of(_CAT, words("old grey gentleman", "four-legged", "furry", "tomcat", "kitty",
                    "companion")),
            },
            avoids={
                "which flats": any_of(*(
                    unless(following(*pair, within=3), *_SKIPPED)
                    for fit in (_LINDEN, _TORF, _KANAL) for unfit in (_AHORN, _SPEICHER)
                    for pair in ((fit, unfit), (unfit, fit))
                )),
                "what is done": words("request a viewing", "request viewings", "book viewings", "book a viewing",
                                      "apply for", "send applications", "call the agent", "write to the agent"),
            },
            doings=("delete",),
            evidence=("request", "pet", "raised", "moves", "linden", "speicher", "torf", "kanal", "ahorn"),
            window=Window(opens="raised", closes="16:00"),
        ),
    )  # fmt: skip

    must = {
        "HR has the three flats": p.mail_to(
            KELLER, says=(_RENTS,), avoids=(unless(_UNFIT, *_OUT), _DEALS), copies=(ADAEZE,)
        ),
        "Adaeze has them too": p.told(
            ADAEZE, says=(_LINDEN, _TORF, _KANAL), avoids=(unless(_UNFIT, *_OUT), _DEALS), copies=(KELLER,)
        ),
        "Adaeze knows that the cat is thought of": p.told(ADAEZE, says=(_CAT,), avoids=(_DEALS,), copies=(KELLER,)),
        "the note knows the new allowance": p.either(
            p.note_changed("moves", (amount(1550),), (unless(amount(1450), *_BEFORE),), drops=(words("allowance"),)),
            p.note_changed("moves", (in_one_line(amount(1550), _RAISED),)),
        ),
    }  # fmt: skip
    allowed = (p.flat_unsaved("speicher"), p.flat_unsaved("ahorn"))

    _cat = w.tell(ADAEZE, "Your cat is welcome in all three flats that I have just sent Mr Keller and you.")

    solution = (
        Stage(
            reads=(
                do(Apartments.list_mine, of="saved_listings"), do(Notes.list_notes, text="allowance"),
                do(Contacts.find_contacts, text="Okonkwo"), do(EmailApp.search_emails, text="allowance"),
                do(Messaging.search_messages, text="my cat"),
            ),
            says="With her cat, no ground floor and up to 1,550 euros, three of your saved flats fit Adaeze. Shall I "
            "answer Mr Keller, with a copy to her, with Lindenweg 8, Torfstecherweg 21 and Kanalgang 5 and their warm "
            "rents, put the new allowance into your note on moves, and write Adaeze that her cat is welcome there?",
            calls=(to_hr(), rules(), _cat),
            reports="Mr Keller and Adaeze have the three flats, the note is up to date, and she knows about the cat.",
        ),
    )  # fmt: skip

    wrong = {
        "by the old allowance, with no pets": (
            to_hr("Lindenweg 8: 1,390\nAhornallee 17: 1,405\nKanalgang 5: 1,280"), rules(), _cat,
        ),
        "on the ground floor": (
            to_hr("Lindenweg 8: 1,390\nAm Speicher 3: 1,440\nKanalgang 5: 1,280"), rules(), _cat,
        ),
        "only two": (to_hr("Lindenweg 8: 1,390\nKanalgang 5: 1,280"), rules(), _cat),
        "the cold rents": (
            to_hr("Lindenweg 8: 1,130\nTorfstecherweg 21: 1,260\nKanalgang 5: 1,050"), rules(), _cat,
        ),
        "no copy": (to_hr(cc=[]), rules(), _cat),
        "the note keeps the old allowance": (to_hr(), _cat),
        "nothing about the cat": (to_hr(), rules()),
        "the agent is asked as well": (
            to_hr(), rules(), _cat,
            do(Apartments.send_message, listing_id=the("torf"), text="May a cat move in, too?"),
        ),
    }  # fmt: skip
    ways = {
        "two mails, the cat in hers": (
            to_hr(cc=[]),
            w.write_to(ADAEZE, "Three flats for you and the cat", f"Dear Adaeze, all three take cats:\n{SHORTLIST}"),
            rules("1,550 (1,450 until July)"),
        ),
        "one mail to both, the unfit flats unsaved": (
            rules(),
            w.write_to(KELLER, "Dr Okonkwo", "Kanalgang 5 for €1,280, Lindenweg 8 for €1,390 and Torfstecherweg 21 for "
                       "€1,520, all warm. The cat may live in each.", cc=[ADAEZE.email]),
            do(Apartments.remove_saved, listing_id=the("ahorn")),
            do(Apartments.remove_saved, listing_id=the("speicher")),
        ),
    }  # fmt: skip
