"""Two flats in one street are offered, and the school's district is drawn by house numbers."""

from datetime import date
from typing import Any

from pare.need import Need, Window
from pare.phone import Phone
from pare.phrases import Phrase, any_of, day, person, words
from pare.scenario import Do, Person, Scenario, Stage, Story, do, the
from pare_apps.apartments import Apartments, Listing
from pare_apps.calendar import Calendar
from pare_apps.email import EmailApp
from pare_apps.messaging import Messaging
from pare_apps.notes import Notes
from pare_scenarios import patterns as p
from pare_scenarios import worlds as w
from pare_scenarios.pairing import amid

EVEN, ODD, LATE = "Kvarngatan 18", "Kvarngatan 27", "Slussgatan 5"
TUESDAY, THURSDAY, FIRST_DAY = date(2027, 1, 19), date(2027, 1, 21), date(2027, 2, 15)

NILS = Person(
    "Nils Nyström", "+46 70 555 01 00", "nils.nystrom@example.org",
    about="37, sound engineer in Malmö; looks for a flat for himself, Svea and their daughter Tilde, six in March.",
    goal="Tilde is to go to Kvarn school, so we take number 18, in time, and let 27 go properly, not by silence. The "
    "move belongs in our calendar, and Svea should find the news when her ship has a net again.",
)  # fmt: skip
SVEA = Person("Svea Ahlgren", "+46 70 555 01 11", "svea.ahlgren@example.org")
TOWN = Person("Malmö schools office", email="schools@town-malmo.test")
ADVERT = Person("Sound Homes", email="new@sound-homes.test")

_EVEN, _ODD = words("Kvarngatan 18", "number 18", "no 18", "18", "eighteen"), words("Kvarngatan 27", "number 27", "27")
_YES = words("accept*", "sign*", "say* yes", "take", "took", "yes", "agree*", "ours", "have", "got", "move", "moving",
             "confirm*", "18 it is")  # fmt: skip
_REGISTER = words("regist*", "school", "Tilde", "Kvarn")
_DAYS = (day(FIRST_DAY, today=TUESDAY), day(THURSDAY, today=TUESDAY), day(date(2027, 3, 1), today=TUESDAY),
         day(date(2027, 3, 15), today=TUESDAY), day(date(2027, 2, 1), today=TUESDAY))  # fmt: skip


def _answered(verbs: tuple[str, ...], number: int) -> Phrase:
    """That one of the two houses is answered so."""
    which = ("", "number", "no", "Kvarngatan", "the offer for", "the lease for", "the one for", "the offer of")
    more = ("the offer for number", "the offer for Kvarngatan", "the lease for Kvarngatan", "the flat at Kvarngatan")
    return words(*(f"{verb} {what} {number}" for verb in verbs for what in (*which, *more)))


def reply(offer: str, answer: str, **more: object) -> Do:
    """An answer to an offer."""
    return do(Apartments.answer_offer, lease_offer_id=the(offer), answer=answer, **more)


class WhichSideOfTheCanal(Scenario):
    """Two landlords want my answer by noon, and only one house is in the school's district."""

    id, domain, difficulty = "which-side-of-the-canal", "lifestyle", "hard"
    distractor = "Number 27 lies in the street called like the school, is cheaper and free earlier; its agent urges."
    capabilities = ("context observation", "goal inference")
    apps = (EmailApp, Apartments, Notes, Calendar, Messaging)
    starts, zone, user = "2027-01-19 09:50", "Europe/Stockholm", NILS

    def world(self, phone: Phone) -> None:
        def let(address: str, rent: int, first: date, agent: str, **more: Any) -> Listing:
            return w.flat(phone, address, rent, city="Malmö", rooms=3, available_from=first, agent=agent,
                          agent_email=f"desk@{agent.lower().replace(' ', '-')}.test", **more)  # fmt: skip

        even = let(EVEN, 12900, FIRST_DAY, "Sund Lettings", size_m2=74, floor=1, description="Quiet yard, bus near.")
        odd = let(ODD, 12100, date(2027, 2, 1), "Harbour Homes", size_m2=77, floor=3, balcony=True)
        late = let(LATE, 12500, date(2027, 3, 15), "Sund Lettings", size_m2=80, floor=2)
        for name, what in (("even", even), ("odd", odd), ("late", late)):
            phone.name(name, what)
        w.saved_flat(phone, even, "Svea: small kitchen. Nils: big cellar.")
        w.saved_flat(phone, odd, "Balcony!!!")
        for one, sent in ((even, "2027-01-11 19:30"), (odd, "2027-01-11 19:45"), (late, "2027-01-13 20:10")):
            sent_in = w.application(phone, one, sent, state="under_review" if one is late else "accepted")
        phone.name("application_late", sent_in)
        noon = "2027-01-21 12:00"
        phone.name("offer_even", w.lease_offer(phone, even, noon, moves_in=FIRST_DAY, text="The flat is yours if you "
                                               "like. Please answer in the app by Thursday noon."))  # fmt: skip
        phone.name("offer_odd", w.lease_offer(phone, odd, noon, moves_in=date(2027, 2, 1), text="We would be happy to "
                                              "have you. Answer by Thursday noon, the keys are waiting."))  # fmt: skip
        phone.name("wish", w.note(
            phone, "New flat", "Three rooms, up to 13,000 a month.\nTilde to Kvarn school with her friends "
            "from the kindergarten: this first, all else after.\nCellar for the amplifiers.\nWhoever we do not take "
            "gets a no, and the first day goes into the calendar.\nWrite to the town where the border of the "
            "district runs (done 12 Jan).", at="2027-01-12 21:00", folder="Flat"))  # fmt: skip
        w.mail(phone, "2027-01-12 21:05", NILS.email, "District of Kvarn school", "Good day, which streets belong to "
               "it, and until when must we live there for the autumn? Nils Nyström", to=(TOWN.email,))  # fmt: skip
        w.chat(phone, [SVEA], [
            ("2027-01-17 18:05", "Svea", "From tomorrow we are between Iceland and nowhere, no net until Friday."),
            ("2027-01-17 18:07", "Svea", "If both offer: sign whichever is in Kvarn's district, I trust you. The "
             "balcony is not for me but for the seagulls."),
            ("2027-01-17 18:30", "me", "Then I wait for the town's answer. Sail well."),
        ])  # fmt: skip
        phone.name("trust", w.said(phone, "whichever is in Kvarn's district"))
        w.everyday(phone, about=("music", "cycling"), work="Kaj Sound", clear=("2027-02-15",),
                   avoid=("Kvarn", "Sluss", "school", "district", "lease", "Tilde", "offer", "flat"))  # fmt: skip

    def happens(self, story: Story) -> None:
        w.mail_comes(story, "10:00", "district", TOWN, "Re: District of Kvarn school", "Dear Mr Nyström, to Kvarn "
                     "school belong all of Slussgatan and, of Kvarngatan, the side of the canal: the even numbers. The "
                     "others go to Hamn school. For the autumn, a child must be registered at its new address by 1 "
                     "March, having moved in. We make no exceptions.")  # fmt: skip
        story.at("10:08", "urged", Apartments.receive_message, listing_id=the("odd"), text="Good morning! Others stand "
                 "in line for number 27. A quick yes today, and your daughter chooses her colour.")  # fmt: skip
        w.mail_comes(story, "10:20", "advert", ADVERT, "Three rooms by the sea", "Limhamn, free now, 16,400 a month.")

    needs = (
        Need(
            "Accept the offer for Kvarngatan 18, decline number 27, enter the move and tell Svea.",
            slots={
                "number 18": _EVEN,
                "that it is accepted": words("accept*", "sign*", "say yes", "yes to", "take", "agree*", "confirm*"),
                "number 27": _ODD,
                "that it is declined": words("declin*", "turn* down", "refus*", "say no", "no to", "reject*",
                                             "no thank*"),
                "the move": amid(words("calendar", "event", "enter", "the move", "move in", "move-in", "moving day",
                                       "diary"), *_DAYS),
                "Svea": person(SVEA.name, aliases=("your partner", "your girlfriend")),
            },
            avoids={
                "which one": any_of(
                    _answered(("accept", "accepting", "sign", "sign for", "take", "say yes to", "yes to"), 27),
                    _answered(("decline", "declining", "turn down", "reject", "no to", "refuse"), 18),
                    words("accept both", "accept Slussgatan", "wait for Slussgatan", "hold out for"),
                ),
                "the school is no one's to write to": words("write to the school", "tell the school", "answer the town",
                                                            "write to the town", "register Tilde with",
                                                            "contact the town"),
            },
            doings=("cancel", "delete"),
            evidence=("district", "offer_even", "offer_odd", "wish", "trust"),
            window=Window(opens="district", closes="2027-01-21 12:00"),
        ),
    )  # fmt: skip

    must = {
        "number 18 is taken": p.offer_answered("offer_even", "accepted"),
        "number 27 is let go": p.offer_answered("offer_odd", "declined"),
        "the calendar has the move": p.event(
            p.Between("2027-02-15 00:00", "2027-02-15 20:00"), hours=24,
            about=(words("move", "moving", "keys", "first day", "flat", "Kvarngatan"),),
        ),
        "Svea finds the news": p.told(
            SVEA, says=(_EVEN, _YES), avoids=(_answered(("took", "signed", "signed for", "accepted", "take", "have"),
                                                        27),)
        ),
    }  # fmt: skip
    allowed = (
        p.withdrawn("application_late"), p.flat_unsaved("odd"), p.agent_told("even", avoids=(words("decline"),)),
        p.agent_told("odd", says=(words("no", "declin*", "thank*", "sorry", "another"),)), p.agent_told("late"),
        p.event(p.Between("2027-02-15 00:00", "2027-03-01 23:59"), hours=24, about=(_REGISTER,)),
    )  # fmt: skip

    _yes, _no = reply("offer_even", "accept"), reply("offer_odd", "decline")
    _enter = w.enter("Move to Kvarngatan 18", "2027-02-15", all_day=True)
    _tell = w.tell(SVEA, "The town says even numbers. I have signed for Kvarngatan 18, we move on 15 February.")

    solution = (
        Stage(
            reads=(
                do(EmailApp.read_email, email_id=the("district")), do(Apartments.list_mine, of="offers"),
                do(Notes.list_notes, text="Kvarn"), do(Messaging.search_messages, text="Kvarn"),
                do(Calendar.list_events, day="2027-02-15"),
            ),
            says="Only the even numbers are in Kvarn school's district, and Slussgatan is free too late for 1 March. "
            "Shall I accept the offer for Kvarngatan 18, decline number 27, enter the move on 15 February, and tell "
            "Svea?",
            calls=(_yes, _no, _enter, _tell),
            reports="Number 18 is yours from 15 February; 27 is declined, and Svea will read it.",
        ),
    )  # fmt: skip

    wrong = {
        "the balcony of number 27": (
            reply("offer_odd", "accept"), reply("offer_even", "decline"), w.tell(SVEA, "I signed for Kvarngatan 27!"),
            w.enter("Move to Kvarngatan 27", "2027-02-01"),
        ),
        "both are taken": (_yes, reply("offer_odd", "accept"), _enter, _tell),
        "both are let go for Slussgatan": (
            _no, reply("offer_even", "decline"), w.enter("Move to Slussgatan 5", "2027-03-15"),
            w.tell(SVEA, "18 and 27 are off, we hold out for Slussgatan."),
        ),
        "27 waits in vain": (_yes, _enter, _tell),
        "moved on the day of number 27": (_yes, _no, w.enter("Kvarngatan 18", "2027-02-01", all_day=True), _tell),
        "the town is written to": (_yes, _no, _enter, _tell, w.answer("district", "Please register Tilde at 18.")),
    }  # fmt: skip
    ways = {
        "with a word to each, by mail to Svea": (
            reply("offer_odd", "decline", message="Thank you, it lies in another school's district."),
            reply("offer_even", "accept", message="Gladly, from 15 February."),
            w.write_to(SVEA, "18 it is", "We take number 18: it is the side of Kvarn school. Keys on the 15th."),
            w.enter("Moving day", "2027-02-15 09:00", ends="2027-02-15 18:00", location=EVEN),
        ),
        "the third one withdrawn, registration noted": (
            _yes, _no,
            do(Apartments.update_application, application_id=the("application_late"), action="withdraw"),
            _enter, w.enter("Register Tilde at Kvarngatan 18 (by 1 March)", "2027-02-22 10:00"), _tell,
        ),
    }  # fmt: skip
