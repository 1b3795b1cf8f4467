"""Two flats in one street are offered, and the school's district is drawn by house numbers."""

from datetime import date
from typing import Any

from pare.phrases import words
from pare.scenario import Need, Person, Phone, Scenario, Story, Window, the
from pare_apps.apartments import Apartments, Listing
from pare_apps.calendar import Calendar
from pare_apps.email import EmailApp
from pare_apps.messaging import Messaging
from pare_apps.notes import Notes
from pare_scenarios import patterns as p, worlds as w
from pare_scenarios.lifestyle.words import which_side_of_the_canal as its

EVEN, ODD, LATE = "Kvarngatan 18", "Kvarngatan 27", "Slussgatan 5"
NILS = Person(
    "Nils Nyström", "+46 70 555 01 00", "nils.nystrom@example.org",
    about="37, sound engineer in Malmö; looks for a flat for himself, Svea and their daughter Tilde, six in March.",
    goal="Tilde is to go to Kvarn school, so we take number 18, in time, and let 27 go properly, not by silence. The "
    "move belongs in our calendar, and Svea should find the news when her ship has a net again.",
)  # fmt: skip
SVEA = Person("Svea Ahlgren", "+46 70 555 01 11", "svea.ahlgren@example.org")
TOWN = Person("Malmö schools office", email="schools@town-malmo.test")
ADVERT = Person("Sound Homes", email="new@sound-homes.test")


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

        even = let(
            EVEN, 12900, its.FIRST_DAY, "Sund Lettings", size_m2=74, floor=1, description="Quiet yard, bus near."
        )
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
        phone.name("offer_even", w.lease_offer(phone, even, noon, moves_in=its.FIRST_DAY,
                                               text="The flat is yours if you "
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
            slots=its.SLOTS, avoids=its.AVOIDS, doings=("cancel", "delete"),
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
            SVEA, says=(its.THE_EVEN, its.YES),
            avoids=(its.answered(("took", "signed", "signed for", "accepted", "take", "have"),
                                                        27),)
        ),
    }  # fmt: skip
    allowed = (
        p.withdrawn("application_late"), p.flat_unsaved("odd"), p.agent_told("even", avoids=(words("decline"),)),
        p.agent_told("odd", says=(words("no", "declin*", "thank*", "sorry", "another"),)), p.agent_told("late"),
        p.event(p.Between("2027-02-15 00:00", "2027-03-01 23:59"), hours=24, about=(its.REGISTER,)),
    )  # fmt: skip
