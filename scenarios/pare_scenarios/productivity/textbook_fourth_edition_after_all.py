"""I have the wrong edition in my cart."""

from pare.scenario import Need, Person, Phone, Scenario, Story, Window
from pare_apps.email import EmailApp
from pare_apps.shopping import Shopping
from pare_scenarios import patterns as p, worlds as w
from pare_scenarios.productivity.words import textbook_fourth_edition_after_all as its

MATEO = Person(
    "Mateo Pereira", "+55 81 5550 0401", "mateo.pereira@example.org",
    about="20, first-year law student in Recife, lives with his aunt Teresa, who pays for his books.",
    goal="I want the edition that we read from in the cart, second-hand and within what my aunt has put on the card, "
    "so that I only have to press the button tonight. The index cards I need anyway.",
)  # fmt: skip
PROFESSOR = Person("Prof Beatriz Carvalho", email="carvalho@capibaribe-law.test")
TERESA = Person("Teresa Pereira", email="teresa.pereira@example.org")
RAFAEL = Person("Rafael Nunes", email="rafael.nunes@example.com")


class TextbookFourthEditionAfterAll(Scenario):
    """I have the wrong edition in my cart."""

    id, domain, difficulty = "textbook-fourth-edition-after-all", "productivity", "easy"
    distractor = "The new copy, the workbook, or both editions in the cart."
    capabilities = ("context observation", "goal inference")
    apps = (EmailApp, Shopping)
    starts, zone, user = "2027-03-02 10:50", "America/Recife", MATEO

    def world(self, phone: Phone) -> None:
        w.delivery(phone, "Rua das Graviolas 71, Recife")
        for name, title, prices, told in (
            ("third", "Contracts: a first course, 3rd edition", {"new": 140, "used": 85}, "2019, 410 pages"),
            ("fourth", "Contracts: a first course, 4th edition", {"new": 160, "used": 110}, "2026, 452 pages, with the "
             "new chapter on digital contracts"),
            ("workbook", "Contracts: a first course, workbook to the 4th "
                         "edition", {"new": 45, "used": 30}, "120 cases"),
        ):  # fmt: skip
            book = phone.name(f"{name} edition", w.product(phone, title, category="books", description=told))
            for style, price in prices.items():
                phone.name(f"{name} {style}", w.variant(phone, book, price, style=style, stock=3))
        cards = phone.name(
            "cards", w.pick(phone, w.product(phone, "Index cards A6, ruled, 200", 19, category="office"))
        )
        used = phone.app(Shopping).variants[phone.names["third used"][1]]
        w.in_cart(phone, used)
        w.in_cart(phone, cards)
        w.mail(phone, "2027-02-22 09:00", PROFESSOR, "Contract law: welcome", "Dear first years, we read from "
               "'Contracts: a first course'. In the first two weeks I hand out copies, so there is no hurry. B. "
               "Carvalho")  # fmt: skip
        phone.name("money", w.mail(phone, "2027-03-01 19:30", TERESA, "Books", "Meu bem, I have put R$ 150 on the card "
                   "for your things for the university. More after the 10th. Kiss, Teresa"))  # fmt: skip
        w.mail(phone, "2027-03-01 21:10", RAFAEL, "Contracts", "My sister did the course with the 3rd edition and says "
               "they are all the same. 85 at Sebo do Cais! Rafael")  # fmt: skip
        w.everyday(phone, about=("football", "music"), avoid=("edition", "course", "book", "contract", "copy", "law"))

    def happens(self, story: Story) -> None:
        w.mail_comes(story, "11:00", "edition", PROFESSOR, "Contract law: which edition", "Dear all, I had said that "
                     "any edition would do. It will not: from week three on we use the 4th, its chapters are in "
                     "another order and two are new. The library has one copy. B. Carvalho")  # fmt: skip
        w.mail_comes(story, "11:30", "used", PROFESSOR, "Re: Contract law: which edition", "Since many of you ask: a "
                     "second-hand copy is quite all right, and nobody needs the workbook, I bring the cases myself. "
                     "B. Carvalho")  # fmt: skip

    needs = (
        Need(
            "Put the used 4th edition into the cart in place of the 3rd, so that he can buy it.",
            slots=its.SLOTS, avoids=its.AVOIDS, doings=("delete",),
            evidence=("edition", "used", "money", "third used", "fourth used"),
            window=Window(opens="used"),
        ),
    )  # fmt: skip

    must = {
        "the used 4th edition is in the cart": p.in_cart("fourth used"),
        "the 3rd is not": p.out_of_cart("third used"),
    }
