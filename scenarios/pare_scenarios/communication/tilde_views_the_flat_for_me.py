"""The only viewing is today and I am in Naples."""

from pare.expect import Either, Holds, mentions
from pare.phrases import any_of, number, words
from pare.scenario import Need, Person, Phone, Scenario, Story, Window
from pare_apps.apartments import Apartments
from pare_apps.contacts import Contacts
from pare_apps.email import EmailApp
from pare_apps.messaging import Messaging
from pare_apps.notes import Notes
from pare_scenarios import patterns as p, worlds as w
from pare_scenarios.communication.words import tilde_views_the_flat_for_me as its

GIULIA = Person(
    "Giulia Esposito", "+39 333 555 0100", "giulia.esposito@example.com",
    about="31, acoustics engineer, moves from Naples to Gothenburg in December; her friend Tilde lives there.",
    goal="Somebody with good ears should see this flat today. Tilde decides herself whether her name and number go to "
    "an agent, and then she should know where to ring and what I cannot live with.",
)  # fmt: skip
TILDE = Person("Matilda Bergström", "+46 70 174 06 22", "matilda.bergstrom@example.org")
AGENT = Person("Torsten Lund", email="torsten.lund@vasa-homes.test")


def asked() -> Either:
    """Tilde is asked whether she can view a flat today."""
    return p.told(TILDE, says=(its.VIEW, its.SOON), avoids=(words(its.OTHER),))


def _knows(phone: Phone) -> bool:
    """Whether what Tilde was told says, all together, where, when and what to look at."""
    messages, mails = phone.app(Messaging).messages, phone.app(EmailApp).emails
    told = [m.text for m in messages if m.sender == "me" and p.With((TILDE,)).fits(m.conversation_id, phone)]
    told += [m.body for m in mails if m.folder == "sent" and any(TILDE.fits(to, phone) for to in m.recipients)]
    return mentions(*its.FACTS).fits(" \n".join(told), phone)


class TildeViewsTheFlatForMe(Scenario):
    """The only viewing is today and I am in Naples."""

    id, domain, difficulty = "tilde-views-the-flat-for-me", "communication", "medium"
    distractor = "A second flat in the same street is saved, too, and everybody calls the friend by half of her name."
    capabilities = ("multi-app orchestration", "goal inference")
    apps = (EmailApp, Apartments, Messaging, Contacts, Notes)
    starts, zone, user, turns = "2027-10-25 11:25", "Europe/Rome", GIULIA, 16

    def world(self, phone: Phone) -> None:
        phone.name("tilde", w.card(phone, TILDE, nickname="Tilde", note="Haga, second bell from the top"))
        for name, street, floor, told, note in (
            ("flat", its.STREET, 3, "Quiet yard, oven new. For viewings ring at Dahl, third floor, the lift is slow.",
             "The one! Ask about the neighbours."),
            ("other", its.OTHER, 1, "Above a bakery. For viewings ring at Quist, first floor.",
             "Smells of bread at four."),
        ):  # fmt: skip
            made = w.flat(phone, street, w.money(phone, 11800 - 700 * floor, "SEK"), district="Majorna", rooms=2,
                          city="Gothenburg", size_m2=54, floor=floor, description=told, agent=AGENT.name,
                          agent_email=AGENT.email)  # fmt: skip
            phone.name(name, made)
            w.saved_flat(phone, made, note)
        phone.name("list", w.note(phone, "Look at", "Whoever sees a flat for me:\n- water pressure, run the shower\n"
            "- is there a room for bicycles that locks\n- the tram, with the window open and shut",
            at="2027-10-02 22:10", folder="Gothenburg"))  # fmt: skip
        w.chat(phone, [TILDE], [
            ("2027-09-14 20:02", "Matilda", "Send me to any viewing you like, I love other people's kitchens!"),
            ("2027-10-19 18:40", "Matilda", "On the first floor of number 5 they bake at four in the morning. Mmh."),
        ])  # fmt: skip
        phone.name("offer", w.said(phone, "Send me to any viewing"))
        w.mail(phone, "2027-10-22 15:10", GIULIA, its.STREET, "Dear Mr Lund, I would like to see Björkgatan 22. "
               "I live abroad until December; would a film of it be possible?", to=(AGENT.email,))  # fmt: skip
        w.mail(phone, "2027-10-01 08:00", GIULIA, "for the flats", "to myself",
               w.file("payslip-september.pdf", "2,410 EUR"), to=(GIULIA.email,))  # fmt: skip
        w.everyday(phone, about=("music", "cycling"), work="Sound Lab South", avoid=("flat", "viewing", "Björkgatan"),
                   clear=("2027-10-25",))  # fmt: skip

    def happens(self, story: Story) -> None:
        w.mail_comes(story, "11:30", "terms", AGENT, "Björkgatan 22, today", "Dear Ms Esposito, no film, I am sorry. "
                     "There is a single viewing of number 22, today at 17:30. Somebody may come in your place: the "
                     "house only opens to people on my list, so I need first and last name and a telephone number "
                     "by 15:00. Torsten Lund")  # fmt: skip
        w.text_comes(story, (asked(), "5m"), "yes", TILDE, "With joy! I am free from five. Put me on whatever list "
                     "they have, and tell me what I don't know yet: where, which bell, what to look at.")  # fmt: skip

    needs = (
        Need(
            "Ask Tilde whether she can view the flat for her today at half past five.",
            slots=its.SLOTS_1, avoids=its.AVOIDS_1,
            evidence=("terms", "tilde", "flat", "offer"),
            window=Window(opens="terms", closes="15:00"),
        ),
        Need(
            "Give the agent Tilde's full name and number, and Tilde the place, the bell, the time and the list.",
            slots=its.SLOTS_2, avoids=its.AVOIDS_2,
            evidence=("yes", "list"),
            window=Window(opens="yes", closes="15:00"),
        ),
    )  # fmt: skip

    must = {
        "Tilde is asked first": p.before("yes", asked()),
        "the agent has her name and number": p.since("yes", p.either(
            p.mail_to(AGENT, says=(its.NAME, number(TILDE.number)), avoids=("payslip*",)),
            p.agent_told("flat", says=(its.NAME, number(TILDE.number))),
        )),
        "Tilde knows where, when and what to look at": Holds(_knows),
    }  # fmt: skip
    allowed = (
        p.told(TILDE, says=(any_of(*its.FACTS),), avoids=(words(its.OTHER, "Quist"),)),
        p.since("yes", p.told(TILDE, says=(words("thank*", "list", "agent", "name"),), avoids=(words(its.OTHER),))),
    )
