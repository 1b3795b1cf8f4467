"""A phone for playing: a board of cards with a form for everything, a scale, and a scenario that asks for a card."""

from __future__ import annotations

from datetime import date, time
from typing import Any, Literal

from pare.app import App, incoming, read, write
from pare.entity import Entity
from pare.errors import BadInput
from pare.expect import created
from pare.need import Need, Window
from pare.phrases import words
from pare.scenario import Person, Scenario, Stage, do
from pare.screen import Item, Screen, View, tap
from pare.table import Table
from pare.times import Moment

Colour = Literal["red", "green", "blue"]
SHOPPING = "Eggs [bold]and[/bold] bread\nfrom the market"
LONG = "\n".join(f"line {number}" for number in range(1, 61))


class Card(Entity):
    """A card on the board."""

    text: str
    colour: Colour = "red"
    due: Moment | None = None
    pinned: bool = False


class Board(App):
    """Cards on a cork board."""

    cards: Table[Card]

    @read
    def find_cards(self, text: str = "", colour: Colour | None = None) -> list[Card]:
        """Cards, the oldest first.

        Args:
            text: A part of what they say.
            colour: Only of this colour.
        """
        return [card for card in self.cards if text in card.text and colour in (None, card.colour)]

    @read
    def count_cards(self) -> int:
        """How many cards there are."""
        return len(self.cards)

    @write
    def pin_card(self, text: str, colour: Colour = "red", due: Moment | None = None, pinned: bool = False) -> Card:
        """Pin up a card.

        Args:
            text: What it says.
            colour: Its colour.
            due: When it is to be done.
            pinned: Whether it stays on top.
        """
        if "thief" in text:
            raise BadInput("text: the board takes no thieves")
        return self.cards.add(Card(text=text, colour=colour, due=due, pinned=pinned))

    @write
    def throw_away(self, card_id: str) -> None:
        """Throw a card away.

        Args:
            card_id: The card's id.
        """
        self.cards.remove(card_id)

    @incoming(headline="{text:.30}", full="A card was put up, {id}: {text}")
    def card_comes(self, text: str) -> Card:
        """Somebody puts up a card."""
        return self.cards.add(Card(text=text))

    def screen_of(self, entity: Entity) -> Screen[Any] | None:
        """A card has a screen."""
        return CardView(entity.id)


class BoardView(Screen[Board], root=True):
    """All cards."""

    def show(self, app: Board) -> View:
        """Every card."""
        return View("The board", [f"{len(app.cards)} cards"], [Item.of(card, card.text) for card in app.cards])

    @tap
    def open_card(self, app: Board, card_id: str) -> CardView:
        """Read a card.

        Args:
            card_id: The card's id.
        """
        app.cards[card_id]
        return CardView(card_id)

    @tap
    def pin_card(
        self,
        app: Board,
        text: str,
        colour: Colour = "red",
        due: Moment | None = None,
        pinned: bool = False,
    ) -> None:
        """Pin up a card.

        Args:
            text: What it says.
            colour: Its colour.
            due: When it is to be done.
            pinned: Whether it stays on top.
        """
        app.pin_card(text, colour, due, pinned)

    @tap
    def throw_away(self, app: Board, card_ids: tuple[str, ...]) -> None:
        """Throw cards away.

        Args:
            card_ids: The cards' ids.
        """
        for card_id in card_ids:
            app.throw_away(card_id)

    @tap
    def plan(self, app: Board, day: date, at: time, hours: int = 1) -> None:
        """Plan a morning of tidying up; it is said, not written down.

        Args:
            day: Which day.
            at: When it begins.
            hours: How long it takes.
        """
        raise BadInput(f"at: {day} {at} for {hours} h is taken")

    @tap
    def weigh(self, app: Board) -> Scales:
        """Weigh the board."""
        return Scales()


class CardView(Screen[Board]):
    """One card."""

    card_id: str

    def show(self, app: Board) -> View:
        """What it says."""
        return View("A card", app.cards[self.card_id].text.split("\n"))

    def alive(self, app: Board) -> bool:
        """False once it is thrown away."""
        return self.card_id in app.cards


class Note(Entity):
    """A weight that was noted."""

    grams: int


class Scale(App):
    """A kitchen scale."""

    notes: Table[Note]

    @write
    def note_weight(self, grams: int) -> Note:
        """Note a weight.

        Args:
            grams: The weight.
        """
        return self.notes.add(Note(grams=grams))


class Scales(Screen[Scale], root=True):
    """The scale's display."""

    def show(self, app: Scale) -> View:
        """The weights, which nothing can be done with here."""
        return View("Scale", items=[Item.of(note, f"{note.grams} g") for note in app.notes])

    @tap
    def note_weight(self, app: Scale, grams: int) -> None:
        """Note a weight.

        Args:
            grams: The weight.
        """
        app.note_weight(grams)


class SundayCard(Scenario):
    """A card for Sunday is wanted."""

    id = "sunday-card"
    domain = "lifestyle"
    capabilities = ("goal inference",)
    difficulty = "easy"
    apps = (Board, Scale)
    starts = "2027-04-15 09:00"
    zone = "Europe/Rome"
    user = Person("Noor Haddad", about="A retired organ builder.", goal="A blue card for Sunday should be there.")
    needs = (Need("Pin up a card.", {"day": words("sunday")}, evidence=("asked",), window=Window(opens="asked")),)
    solution = (
        Stage("Shall I pin up a card for Sunday?", (do(Board.pin_card, text="Sunday", colour="blue"),),
              reads=(do(Board.count_cards),), reports="The card for Sunday is up."),
    )  # fmt: skip
    must = {"a blue card for Sunday": created(Card, text="Sunday", colour="blue")}
    must_not = {"the card twice": created(Card, text="Sunday twice")}

    def world(self, phone):
        board = phone.app(Board)
        board.pin_card(SHOPPING)
        board.pin_card("Water the vine", "green")
        board.pin_card(LONG)
        phone.app(Scale).note_weight(250)

    def happens(self, story):
        story.at("+3m", "asked", Board.card_comes, text="Who pins up the card for Sunday? It should be blue.")
        story.at("+9m", "thanks", Board.card_comes, text="Thanks, whoever did it.")


SUNDAY = SundayCard()
