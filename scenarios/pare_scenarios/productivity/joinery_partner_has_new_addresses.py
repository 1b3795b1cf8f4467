"""The joiners have new addresses, and the cutting list has bounced."""

from pare.expect import mentions, one_of
from pare.phrases import words
from pare.scenario import Need, Person, Phone, Scenario, Story, Window, the
from pare_apps.attachments import Attachment
from pare_apps.contacts import Contacts
from pare_apps.email import EmailApp
from pare_scenarios import patterns as p, worlds as w
from pare_scenarios.productivity.words import joinery_partner_has_new_addresses as its

HANNES_OLD, HANNES_NEW = "hannes.keller@kantholz.test", "hannes.keller@werkhof.example.com"
INGRID_OLD, INGRID_NEW = "i.brandt@kantholz.test", "i.brandt@werkhof.example.com"
LUCA = Person(
    "Luca Castellani", "+41 79 555 01 01", "luca@castellani-decors.test",
    about="53, builds stage sets in a small Geneva workshop; has his timber cut by the joiners of Kantholz.",
    goal="Hannes should have the cutting list before he orders at noon, and no mail of mine to the joiners should "
    "bounce again. Jonas no longer works there, so his card is fine as it is.",
)  # fmt: skip
HANNES = Person("Hannes Keller", "+41 79 555 01 12", HANNES_OLD)
HANNES_NOW = Person("Hannes Keller", "+41 79 555 01 12", HANNES_NEW)
INGRID = Person("Ingrid Brandt", "+41 79 555 01 13", INGRID_OLD)
JONAS = Person("Jonas Vogel", "+41 79 555 01 14", "jonas.vogel@kantholz.test")
BODY = "Dear Hannes, here is the list for the Harbour set, all birch, 18 mm. Please have it unloaded at the rear gate."
_FIRM = {"organisation": one_of("Kantholz", mentions("Werkhof")), "note": one_of("", mentions(its.NAMES))}
LIST = Attachment(name="cutting_list.pdf", text="Harbour set: 24 panels of birch plywood, 18 mm, 1220 x 2440.")


class JoineryPartnerHasNewAddresses(Scenario):
    """The joiners have new addresses, and the cutting list has bounced."""

    id = "joinery-partner-has-new-addresses"
    domain = "productivity"
    capabilities = ("context observation", "multi-app orchestration")
    difficulty = "easy"
    distractor = "A third card has the old domain, too, but Jonas has left the firm."
    apps = (EmailApp, Contacts)
    starts, zone = "2027-01-11 09:21", "Europe/Zurich"
    user = LUCA

    def world(self, phone: Phone) -> None:
        phone.name("hannes", w.card(phone, HANNES, organisation="Kantholz", role="joiner"))
        phone.name("ingrid", w.card(phone, INGRID, organisation="Kantholz", role="planning"))
        phone.name("jonas", w.card(phone, JONAS, organisation="Kantholz", role="sales", note="Plays the tuba."))
        phone.name("leaves", w.mail(phone, "2026-12-17 16:40", JONAS, "Goodbye from Kantholz", "Dear Luca, at New Year "
                   "I leave Kantholz and set up on my own. My mobile stays the same."))  # fmt: skip
        w.mail(phone, "2027-01-08 14:02", HANNES, "Plywood", "I order plywood on Monday at noon. What reaches me by "
               "then is cut this week, the rest in February.")  # fmt: skip
        phone.name("moved", w.mail(phone, "2027-01-08 16:55", INGRID, "We are Werkhof now", "Dear customers, from "
                   "Monday 11 January we work as Werkhof. What stands before the @ stays the same for each of us; "
                   "after it you now write werkhof.example.com. The old boxes are shut over the weekend."))  # fmt: skip
        phone.name("list", w.mail(phone, "2027-01-11 09:20", LUCA, "Cutting list, Harbour set", BODY, LIST,
                   to=(HANNES_OLD,)))  # fmt: skip
        w.everyday(phone, about=("woodwork", "music"), work="Lakeside Stage",
                   avoid=("Werkhof", "Kantholz", "cutting", "address", "plywood", "joiner"))  # fmt: skip

    def happens(self, story: Story) -> None:
        story.at("09:22", "bounce", EmailApp.report_delivery, email_id=the("list"), recipient=HANNES_OLD,
                 reason="no mailbox of that name")  # fmt: skip
        story.at("09:35", "fire", EmailApp.receive_email, sender="office@fire-inspection.test", subject="Drapes",
                 sender_name="Fire inspection", body="Your certificate is valid until March.")  # fmt: skip

    needs = (
        Need(
            "Bring Hannes's and Ingrid's cards to the new domain and send Hannes the cutting list again, before noon.",
            slots=its.SLOTS, avoids=its.AVOIDS,
            evidence=("moved", "list", "bounce", "hannes", "ingrid", "leaves"),
            window=Window(opens="bounce", closes="2027-01-11 12:00"),
        ),
    )  # fmt: skip

    must = {
        "Hannes has the list": p.mail_to(
            HANNES_NOW, says=(words("rear gate", "back gate", "gate at the back", "gate at the rear"),),
            files=[LIST.name],
        ),
        "Hannes's card is right": p.card("hannes", emails=p.leads(HANNES_NEW, HANNES_OLD), **_FIRM),
        "Ingrid's card is right": p.card("ingrid", emails=p.leads(INGRID_NEW, INGRID_OLD), **_FIRM),
    }  # fmt: skip
