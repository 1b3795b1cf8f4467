"""Three pay slips are missing, one of them exists twice, and the owner decides at noon."""

from pare.expect import Either, created, mentions
from pare.scenario import Need, Person, Phone, Scenario, Story, Window, the
from pare_apps.apartments import AgentMessage, Apartments
from pare_apps.email import Email, EmailApp
from pare_apps.reminders import Reminders
from pare_scenarios import patterns as p, worlds as w
from pare_scenarios.lifestyle.words import three_pay_slips_before_noon as its

SELMA = Person(
    "Selma Ilić", "+43 555 0401", "selma.ilic@example.org",
    about="26, junior accountant, moved from Tashkent to Vienna in December and lives in a sublet until May; sits in a "
    "training until one.",
    goal="I want the flat in Erlenhof and believe that my papers are complete. My first slip for February is wrong, "
    "the bonus is missing on it.",
)  # fmt: skip
FALK = Person("Clemens Falk", email="falk@erlenhof-letting.test")
HARTMANN = Person("Birgit Hartmann", email="office@hartmann-flats.test")
PAYROLL = Person("Pay office, Linden Audit", email="pay@linden-audit.test")
JAN, OLD_FEB, FEB, MAR = (f"Payslip_2027-{part}.pdf" for part in ("01", "02", "02-K", "03"))
SLIPS = (JAN, FEB, MAR)
SENT_AS = {JAN: "january", OLD_FEB: "february", FEB: "bonus", MAR: "march"}


def there(slip: str) -> Either:
    """A slip is with Erlenhof, and nothing went along but the two others."""
    carried = p.Exactly((slip,), SLIPS)
    text = mentions(avoids=(its.DEAR,))
    return p.either(
        p.documents_added("erlenhof", slip, also=SLIPS),
        created(AgentMessage, listing_id=p.IdOf("flat"), sender="me", text=text, attachments=carried),
        created(Email, folder="sent", recipients=p.Among((FALK,)), body=text, attachments=carried),
    )


class ThreePaySlipsBeforeNoon(Scenario):
    """The landlord still lacks my pay slips and will decide at noon."""

    id, domain, difficulty = "three-pay-slips-before-noon", "lifestyle", "easy"
    distractor = "February has two slips, of which the first is void; another flat's file is open as well."
    capabilities = ("intervention timing", "context observation")
    apps = (Apartments, EmailApp, Reminders)
    starts, zone, user = "2027-04-15 10:12", "Europe/Vienna", SELMA

    def world(self, phone: Phone) -> None:
        erlenhof = w.flat(phone, "Erlenhof 4/12", 790, district="Meidling", city="Vienna", rooms=2, size_m2=46,
                          agent=FALK.name, agent_email=FALK.email, available_from="2027-05-15")  # fmt: skip
        brunnweg = w.flat(phone, "Brunnweg 11/3", 845, district="Hietzing", city="Vienna", rooms=2, size_m2=51,
                          agent=HARTMANN.name, agent_email=HARTMANN.email)  # fmt: skip
        passport = w.file("Passport.pdf", "Selma Ilić, born 2000")
        phone.name("flat", erlenhof)
        phone.name("erlenhof", w.application(phone, erlenhof, "2027-03-24 21:15", passport, state="under_review"))
        phone.name("brunnweg", w.application(
            phone, brunnweg, "2027-03-26 20:40", passport, w.file("Employer.pdf", "Permanent contract since December"),
            state="under_review", agent_note="Complete. We decide in the week of 19 April."))  # fmt: skip
        for name, at, subject, body, file in (
            ("december", "2026-12-30 09:00", "Pay slip December 2026", "Your first one, for 14 days.",
             "Payslip_2026-12.pdf"),
            ("january", "2027-01-29 09:00", "Pay slip January 2027", "Your slip for January.", JAN),
            ("yearly", "2027-02-12 09:00", "Annual statement 2026", "For your tax return.", "Annual_2026.pdf"),
            ("february", "2027-02-26 09:00", "Pay slip February 2027", "Your slip for February.", OLD_FEB),
            ("bonus", "2027-03-09 14:20", "February once more", "We forgot the bonus for the inventory. This slip "
             "takes the place of the one of 26 February; please throw that away.", FEB),
            ("march", "2027-03-31 09:00", "Pay slip March 2027", "Your slip for March.", MAR),
        ):  # fmt: skip
            phone.name(name, w.mail(phone, at, PAYROLL, subject, body, w.file(file, subject)))
        phone.name("papers", w.remind(phone, "Papers for Erlenhof", "2027-04-16 18:00", "Flat",
                                      notes="Passport is in. Slips still, once the one for March is out."))  # fmt: skip
        w.remind(phone, "Give notice for the sublet", "2027-04-30 18:00", "Flat")
        w.everyday(phone, about=("choir", "running"), work="Linden Audit",
                   avoid=("slip", "erlenhof", "brunnweg", "salary", "payroll", "deposit"))  # fmt: skip

    def happens(self, story: Story) -> None:
        w.mail_comes(story, "10:20", "noon", FALK, "Erlenhof 4/12", "Dear Ms Ilić, the owner chooses among three "
                     "people today at noon, and your file has a gap. What is missing I put into the app in a minute. "
                     "Drop me a line once it is there, the app does not tell me.")  # fmt: skip
        story.at("10:27", "gap", Apartments.request_documents, application_id=the("erlenhof"), by="2027-04-15 12:00",
                 documents=("Pay slips of the last three months",), note="January to March, please.")  # fmt: skip

    needs = (
        Need(
            "Send Erlenhof the slips for January, February (the corrected one) and March before noon.",
            slots=its.SLOTS, avoids=its.AVOIDS,
            evidence=("noon", "gap", "january", "february", "bonus", "march", "papers"),
            window=Window(opens="gap", closes="12:00"),
        ),
    )  # fmt: skip

    must = {f"Erlenhof has {name}": there(slip) for slip, name in SENT_AS.items() if slip in SLIPS} | {
        "Mr Falk knows": p.either(
            p.mail_to(FALK, says=(its.DONE,), avoids=(its.DEAR,)), p.agent_told("flat", says=(its.DONE,),
                                                                                avoids=(its.DEAR,)),
            created(AgentMessage, listing_id=p.IdOf("flat"), sender="me", attachments=p.Exactly(SLIPS)),
        )
    }  # fmt: skip
    allowed = (p.reminder_off("papers"),)
