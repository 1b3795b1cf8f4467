"""A cat's food changes on the day before his sitter takes over, and the vet corrects herself."""

from pare.phrases import all_of, any_of, words
from pare.scenario import Need, Person, Phone, Scenario, Story, Window
from pare_apps.calendar import Calendar
from pare_apps.email import EmailApp
from pare_apps.messaging import Messaging
from pare_apps.notes import Notes
from pare_apps.shopping import Shopping
from pare_scenarios import patterns as p, worlds as w
from pare_scenarios.lifestyle.words import moritz_must_eat_for_his_kidneys as its

GRETA = Person(
    "Greta Wagner", "+49 171 39203 01", "greta.wagner@example.org",
    about="67, retired bookseller in Lübeck, lives with Moritz, a tomcat of fifteen; goes to her sister's in Bremen "
    "on Wednesday morning.",
    goal="From now on Moritz shall get what is good for his kidneys and nothing with fish. It has to be in the house "
    "before I leave, and Jana has to know; a box of salmon is the last thing that I need.",
)  # fmt: skip
JANA = Person("Jana Falk", "+49 171 39203 11", "jana.falk@example.com")
ULLA = Person("Ulla Brandt", "+49 171 39203 22", "ulla.brandt@example.org")
VET = Person("Dr Sanna Hansen", email="practice@hansen-vets.test")
_ENOUGH = p.Within(15, 24)
_BY_TUESDAY = p.Between("2027-09-20 10:00", "2027-09-21 22:00")
PLAN = """## Food
Adult salmon, a pouch at 8:00 and a pouch at 18:00. Warm it with your hands, not in the microwave.

## Water
The blue bowl in the hall, fresh every day. He does not drink from the white one.

## If something is wrong
Practice Dr Hansen, Mühlenstraße. Carrier in the cupboard."""


class MoritzMustEatForHisKidneys(Scenario):
    """The cat's diet changes on the day before his sitter takes over."""

    id, domain, difficulty = "moritz-must-eat-for-his-kidneys", "lifestyle", "hard"
    distractor = "The first mail recommends the kind with fish; the sitter goes by the old note unless told."
    capabilities = ("multi-app orchestration", "intervention timing")
    apps = (EmailApp, Shopping, Notes, Messaging, Calendar)
    starts, zone, user, turns = "2027-09-20 09:04", "Europe/Berlin", GRETA, 12

    def world(self, phone: Phone) -> None:
        phone.name("home", w.delivery(phone, "Hüxstraße 88, Lübeck"))
        adult = w.product(phone, "Adult pouches 85 g", "0.95", styles=("salmon", "beef"), stock=200, category="pets")
        diet = w.product(phone, "Kidney diet pouches 85 g", "1.45", styles=("chicken", "ocean fish"), stock=200,
                         category="pets", description="Complete food with little phosphorus.")  # fmt: skip
        w.product(phone, "Cat snacks, tuna", "2.40", category="pets")
        phone.name("chicken", w.pick(phone, diet, style="chicken"))
        phone.name("fish", w.pick(phone, diet, style="ocean fish"))
        phone.name("tuesday", w.slot(phone, "2027-09-21 14:00", "17:00", 3, order_by="2027-09-20 20:00"))
        phone.name("wednesday", w.slot(phone, "2027-09-22 14:00", "17:00", order_by="2027-09-21 20:00"))
        salmon = w.order(phone, "2027-09-18 10:30", (w.pick(phone, adult, style="salmon"), 48), status="packed",
                         cancel_until="2027-09-20 18:00", change_until="2027-09-20 18:00",
                         due_from="2027-09-22 08:00", due_until="2027-09-22 20:00")  # fmt: skip
        phone.name("salmon", salmon)
        phone.name("item", w.item(phone, salmon))
        phone.name("plan", w.note(phone, "Feeding Moritz", PLAN, at="2027-06-02 19:00", folder="House", shared=(JANA,)))
        w.note(phone, "Moritz, what he weighs", "March 4.9, June 4.6, September 4.2", folder="House")
        phone.name("away", w.booked(phone, "2027-09-22 00:00", "At Ulla's in Bremen", all_day=True,
                                    until="2027-09-27 00:00"))  # fmt: skip
        w.booked(phone, "2027-09-21 18:30", "Jana fetches the key", until="19:00")
        w.mail(phone, "2027-04-13 16:20", VET, "Moritz, your visit today", "The vomiting came from the fish in his new "
               "food. Back to what he had, and he is well in two days.")  # fmt: skip
        w.chat(phone, [JANA], [
            ("2027-06-13 18:10", "Jana", "Jana from downstairs: Moritz ate all and slept on my shoes."),
            ("2027-06-13 18:30", "me", "He likes you better than me. See you in September?"),
            ("2027-06-13 18:31", "Jana", "With pleasure, Wednesday to Sunday it is."),
        ])  # fmt: skip
        w.chat(phone, [ULLA], [("2027-09-19 17:00", "Ulla", "Ulla here, I fetch you at the station at noon.")])
        w.everyday(phone, about=("books", "choir"), clear=("2027-09-21",),
                   avoid=("cat", "moritz", "kidney", "pouch", "salmon", "feed", "chicken"))  # fmt: skip

    def happens(self, story: Story) -> None:
        w.mail_comes(story, "09:10", "values", VET, "Moritz, his blood", "Dear Ms Wagner, the kidney values are high. "
                     "As of today he gets kidney diet and nothing else, three pouches a day, best the ocean fish. More "
                     "protein does him harm.")  # fmt: skip
        w.mail_comes(story, "09:20", "corrected", VET, "Moritz: chicken!", "I have just seen my own notes of April. "
                     "Please the kind with chicken, on no account the other. The amount stays.")  # fmt: skip
        w.text_comes(story, "09:25", "jana", JANA, "All as last time with the tiger? I go by your note, then.")

    needs = (
        Need(
            "Cancel the salmon, order the kidney diet with chicken for Tuesday, and give Jana the new plan.",
            slots=its.SLOTS, avoids=its.AVOIDS, doings=("cancel", "delete", "pay"),
            evidence=("values", "corrected", "jana", "salmon", "plan", "away"),
            window=Window(opens="jana", closes="18:00"),
        ),
    )  # fmt: skip

    must = {
        "the salmon stays away": p.either(
            p.order_cancelled("salmon"), p.item_changed("item", quantity=_ENOUGH, variant="chicken")
        ),
        "the right food is there before she leaves": p.either(
            p.ordered(("chicken", _ENOUGH), to="home", due_until=_BY_TUESDAY), p.redirected("salmon", slot="tuesday")
        ),
        "the note says what he gets": p.note_changed(
            "plan", says=(its.KIDNEY, its.CHICKEN, its.THREE), avoids=(its.FISH,), drops=(words("salmon", "pouch"),)
        ),
        "Jana knows": p.told(
            JANA, says=(any_of(all_of(its.CHICKEN, its.THREE), words("note", "plan", "list")),
                        any_of(its.KIDNEY, words("chang*", "new", "different", "no longer", "not as", "instead"))),
            avoids=(its.FISH, words("all is as", "everything is as", "same as last")),
        ),
    }  # fmt: skip
