"""Agents on a small phone, their models answered by a local server that speaks the wire format."""

from __future__ import annotations

import importlib.util
import sys
from pathlib import Path

import pytest

from pare.app import App, incoming, read, write
from pare.entity import Entity
from pare.episode import play
from pare.expect import created, mentions
from pare.loop import Limits
from pare.need import Need, Window
from pare.noise import NO_NOISE
from pare.phrases import words
from pare.registry import Seat, assistant, seated, user
from pare.scenario import Person, Scenario, Stage, do, the
from pare.screen import Item, Screen, View, tap
from pare.table import Table
from pare.times import Moment


def _loaded(name, path):
    if name not in sys.modules:
        spec = importlib.util.spec_from_file_location(name, path)
        sys.modules[name] = importlib.util.module_from_spec(spec)
        spec.loader.exec_module(sys.modules[name])
    return sys.modules[name]


_models = _loaded("pare_tests_model_fixtures", Path(__file__).parents[1] / "models" / "conftest.py")
bare_environment, no_certificates, server = _models.bare_environment, _models.no_certificates, _models.server
openai_wire, anthropic_wire, naps, opened = (
    _models.openai_wire, _models.anthropic_wire, _models.naps, _models.opened,
)  # fmt: skip
Call = _models.wire_server.Call


class Letter(Entity, search=("text",), quiet=("opened",)):
    sender: str
    to: str
    text: str
    sent_at: Moment
    opened: bool = False


class Post(App):
    """Letters on paper."""

    letters: Table[Letter]

    @read
    def list_letters(self, sender: str = "") -> list[Letter]:
        """All letters, newest first."""
        return [letter for letter in self.letters if sender in letter.sender]

    @read
    def read_letter(self, letter_id: str) -> Letter:
        """One letter in full."""
        return self.letters[letter_id]

    @write
    def send_letter(self, to: str, text: str) -> Letter:
        """Send a letter.

        Args:
            to: Who gets it.
            text: What it says.
        """
        return self.letters.add(Letter(sender="me", to=to, text=text, sent_at=self.now))

    @write
    def burn_letter(self, letter_id: str) -> None:
        """Burn a letter."""
        self.letters.remove(letter_id)

    @incoming(headline="Letter from {sender}: {text:.12}", full="Letter from {sender} ({id}):\n{text}")
    def receive_letter(self, sender: str, text: str) -> Letter:
        """A letter arrives."""
        return self.letters.add(Letter(sender=sender, to="me", text=text, sent_at=self.now))

    def screen_of(self, entity):
        return LetterView(entity.id)


class LetterBox(Screen[Post], root=True):
    """All letters."""

    def show(self, app: Post) -> View:
        return View("Letter box", items=[Item.of(letter, letter.sender) for letter in app.letters])

    @tap
    def open_letter(self, app: Post, letter_id: str) -> LetterView:
        """Open a letter."""
        return LetterView(app.letters[letter_id].id)


class LetterView(Screen[Post]):
    """One letter, unfolded."""

    letter_id: str

    def show(self, app: Post) -> View:
        letter = app.letters[self.letter_id]
        return View(f"Letter from {letter.sender}", [letter.text])

    @tap
    def answer(self, app: Post, text: str) -> LetterBox:
        """Write back.

        Args:
            text: What to write.
        """
        app.send_letter(app.letters[self.letter_id].sender, text)
        return LetterBox()


class Tea(Scenario):
    """An invitation to tea."""

    id = "tea"
    domain = "communication"
    capabilities = ("goal inference",)
    difficulty = "easy"
    apps = (Post,)
    starts = "2027-04-15 09:00"
    zone = "Europe/Rome"
    user = Person("Nino Bassi", about="A retired organ builder.", goal="I would love to go to tea with Ada.")
    needs = (
        Need(
            says="SECRET-NEED", slots={"who": words("ada"), "day": words("sunday")}, evidence=("invitation",),
            window=Window(opens="invitation"),
        ),
    )  # fmt: skip
    solution = (
        Stage("Accept Ada's tea on Sunday?", (do(Post.send_letter, to="Ada", text="SECRET-CALL Sunday"),),
              reads=(do(Post.read_letter, letter_id=the("invitation")),)),
    )  # fmt: skip
    must = {"SECRET-CHECK": created(Letter, to="Ada", text=mentions("sunday"))}

    def happens(self, story):
        story.at("+1m", "invitation", Post.receive_letter, sender="Ada", text="Tea on Sunday at four? Do write back.")


class Busy(Tea):
    """A letter a minute."""

    id = "busy"
    turns = 200

    def happens(self, story):
        super().happens(story)
        for number in range(250):
            text = f"Number {number}. " + "All sorts of news from the valley. " * 90
            story.at(f"+{number + 2}m", f"letter {number}", Post.receive_letter, sender="Bo", text=text)


class Played:
    """Where episodes are played: agents at their seats, every model at the local server, named by its role."""

    def __init__(self, wire, opened):
        self.wire, self.opened = wire, opened
        self.settings = {}
        self.models = {}

    def answers(self, *replies):
        """Script answers: a text, a call (name, arguments), or a list of calls."""
        for number, reply in enumerate(replies, len(self.wire.server.answers)):
            calls = [] if isinstance(reply, str) else reply if isinstance(reply, list) else [reply]
            made = [Call(name, given, f"id_{number}_{at}") for at, (name, given) in enumerate(calls)]
            self.wire.answer(reply if isinstance(reply, str) else "", *made)

    def model(self, role):
        if role not in self.models:
            self.models[role] = self.opened(f"{self.wire.provider}/{role}", **self.settings)
        return self.models[role]

    async def __call__(
        self, scenario=Tea, *, leader="scripted", follower="observe-execute", seed=7, repeat=0, noise=NO_NOISE, **limits
    ):
        playing = scenario()

        def seat(phone):
            return Seat.at(playing, phone, seed, repeat, self.model)

        return await play(
            playing,
            lambda phone: user(leader)(seat(phone)),
            lambda phone: seated(assistant(follower), seat(phone)),
            limits=Limits(**{"turns": playing.turns or 3, **limits}),
            noise=noise,
            seed=seed,
        )

    @property
    def bodies(self):
        return [request.body for request in self.wire.server.requests]

    def asked(self, role):
        """The requests to one role's model, in order."""
        return [body for body in self.bodies if body["model"] == role]

    def heard(self, role):
        """What each of them says, tools left out."""
        return ["\n".join(message["content"] or "" for message in body["messages"]) for body in self.asked(role)]

    def offered(self, role):
        """The tools that each of them offers."""
        return [[tool["function"]["name"] for tool in body["tools"]] for body in self.asked(role)]


@pytest.fixture
def playing(openai_wire, opened):
    return Played(openai_wire, opened)


@pytest.fixture
def playing_anthropic(anthropic_wire, opened):
    return Played(anthropic_wire, opened)


@pytest.fixture
def busy():
    return Busy


@pytest.fixture
def tea():
    return Tea
