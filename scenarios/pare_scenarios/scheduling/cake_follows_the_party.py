"""The magician moves to Sunday, the party follows him, and the cake must not stand for long."""

from pare.expect import At, Holds
from pare.phrases import any_of, words
from pare.scenario import Need, Person, Phone, Scenario, Story, Window
from pare_apps.calendar import Calendar
from pare_apps.messaging import Messaging
from pare_apps.notes import Notes
from pare_apps.reminders import Reminders
from pare_apps.shopping import Shopping
from pare_scenarios import patterns as p, worlds as w
from pare_scenarios.scheduling.words import cake_follows_the_party as its

LUCIA = Person(
    "Lucía Ortega", "+51 955 550 101", "lucia.ortega@example.org",
    about="34, dressmaker in Lima; her son Mateo turns six.",
    goal="The party is on Sunday at twelve now, so the cake should come on Sunday morning, not hours before it is "
    "eaten. The parents should know today. I do not want a second cake.",
)  # fmt: skip
BRUNO = Person("Bruno Salazar", "+51 955 550 111")
INES = Person("Ines Vega", "+51 955 550 122")
RAFAEL = Person("Rafael Medina", "+51 955 550 133")
PILAR = Person("Pilar Arroyo", "+51 955 550 144")
_MORNING = p.Between("2027-06-06 06:30", "2027-06-06 11:30")


def _one_cake(phone: Phone) -> bool:
    """Whether one order is still to come, and it does on Sunday between ten and half past eleven."""
    coming = [one for one in phone.app(Shopping).orders if one.is_open]
    return [one.due_from for one in coming] == [w.when(phone, "2027-06-06 10:00")]


class CakeFollowsTheParty(Scenario):
    """The magician can only come on Sunday, so party and cake have to move."""

    id, domain, difficulty = "cake-follows-the-party", "scheduling", "medium"
    distractor = "Half past eleven as the hour, a second cake, or a delivery hours before the party or after it began."
    capabilities = ("multi-app orchestration", "intervention timing")
    apps = (Messaging, Shopping, Calendar, Notes, Reminders)
    starts, zone, user = "2027-06-02 16:22", "America/Lima", LUCIA

    def world(self, phone: Phone) -> None:
        phone.name("party", w.booked(phone, "2027-06-05 17:00", "Mateo's party", until="20:00", notes="At home, eleven "
                                     "children. Bruno does his tricks first, then cake."))  # fmt: skip
        w.booked(phone, "2027-06-03 09:00", "Fitting, wedding dress", until="10:30")
        phone.name("balloons", w.remind(phone, "Blow up the balloons", "2027-06-05 14:00", "Party"))
        w.remind(phone, "Ask the neighbours for chairs", "2027-06-04 18:00", "Party")
        phone.name("plan", w.note(phone, "Mateo's birthday", "Cake: cream and lucuma, without nuts. It goes into no "
                                  "fridge of ours, and cream stands for two hours at most.\nBalloons: blow up three "
                                  "hours before, not the day before, or they sag.", folder="Family"))  # fmt: skip
        w.delivery(phone, "Jirón Las Magnolias 214, Lima")
        cake = w.product(phone, "Lucuma cream cake for twelve", 98, styles=("without nuts", "with pecans"),
                         category="food", seller="Dulce Colibrí")  # fmt: skip
        phone.name("cake", w.pick(phone, cake, style="without nuts"))
        phone.name("pecans", w.pick(phone, cake, style="with pecans"))
        phone.name("order", w.order(phone, "2027-05-29 10:10", w.pick(phone, cake, style="without nuts"),
                                    due_from="2027-06-05 15:00", due_until="2027-06-05 16:30",
                                    change_until="2027-06-02 18:00", cancel_until="2027-06-02 18:00"))  # fmt: skip
        for name, at, until in (("early", "08:00", "09:00"), ("right", "10:00", "11:30"), ("late", "13:00", "15:00")):
            phone.name(name, w.slot(phone, f"2027-06-06 {at}", until, order_by="2027-06-02 18:00"))
        group = w.chat(phone, [INES, RAFAEL, PILAR], [
            ("2027-05-31 19:02", "me", "Hold Saturday at five and Sunday free for Mateo, please. Bruno the magician "
             "still juggles with his dates. Could everybody do both?"),
            ("2027-05-31 19:10", "Ines", "Both, at any hour. Alma has counted the nights already."),
            ("2027-05-31 19:26", "Rafael", "Same with the twins."),
            ("2027-05-31 20:40", "Pilar", "We too. Just tell us by Thursday which it is!"),
            ("2027-06-01 08:05", "me", "Saturday at five then, unless he writes again."),
        ], title=its.GROUP)  # fmt: skip
        phone.name("group", group)
        phone.name("both", w.said(phone, "Both, at any hour"))
        w.chat(phone, [BRUNO], [("2027-05-31 21:15", "Bruno", "Saturday it is, señora. The rabbit agrees.")])
        w.everyday(phone, about=("cooking",), avoid=("cake", "party", "balloon", "Mateo", "birthday"),
                   clear=("2027-06-05", "2027-06-06"))  # fmt: skip

    def happens(self, story: Story) -> None:
        w.text_comes(story, "16:30", "moved", BRUNO, "Señora Lucía, a thousand pardons. My van died and Saturday is "
                     "impossible. On Sunday I can be with you, 11:30?")  # fmt: skip
        w.text_comes(story, "16:50", "twelve", BRUNO, "My fault again: 12:00, not 11:30, there is mass before. From "
                     "twelve on Sunday I am all Mateo's. If you agree, just be there.")  # fmt: skip
        w.text_comes(story, "17:00", "wishes", PILAR, "What does he wish for, by the way? We thought of a kite.")

    needs = (
        Need(
            "Move the party to Sunday 12:00 and the cake with it before six, and tell the parents.",
            slots=its.SLOTS, avoids=its.AVOIDS, doings=("cancel", "pay"),
            evidence=("twelve", "moved", "both", "order", "plan", "party", "balloons"),
            window=Window(opens="twelve", closes="18:00"),
        ),
    )  # fmt: skip

    must = {
        "the cake comes shortly before": p.either(p.redirected("order", slot="right"),
                                                  p.ordered("cake", slot="right")),
        "and it is one cake": Holds(_one_cake),
        "the party is on Sunday at twelve": p.either(
            p.moved("party", At("2027-06-06 12:00")), p.event(At("2027-06-06 12:00"), title=("party",), hours=4)
        ),
        "nothing is left on Saturday": p.nothing_at("2027-06-05 17:00", "party"),
        "the parents know": p.message_in(its.GROUP, says=(its.THE_SUNDAY, its.TWELVE),
                                         avoids=(words("nut*", "allerg*"),)),
        "the balloons follow": p.either(
            p.put_off("balloons", _MORNING), p.reminder(_MORNING, title=("balloon*",))
        ),
    }  # fmt: skip
    allowed = (
        p.order_cancelled("order"), p.cancelled("party"), p.reminder_off("balloons"),
        p.told(BRUNO, says=(any_of(its.THE_SUNDAY, its.TWELVE, words("agree*", "fine", "perfect", "thank*",
                                                                     "see you")),)),
    )  # fmt: skip
