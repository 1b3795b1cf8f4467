"""Personas: who lives in the home.

Source: section 4.2 and Table 2 of the ProPerSim paper: Big Five traits, and six attributes that ground the days.
"""

from __future__ import annotations

from typing import Literal, Self

from pydantic import BaseModel, ConfigDict, Field, model_validator

from propersim_bridge.personas.fields import Clock, Filled, HomeObject, Plain
from propersim_bridge.personas.rubric import Rubric
from propersim_bridge.vocabulary import Area, Kind

Level = Literal["high", "low"]
TRAITS = ("extraversion", "agreeableness", "conscientiousness", "openness", "neuroticism")


class BigFive(BaseModel):
    """The five traits, each high or low."""

    model_config = ConfigDict(frozen=True, extra="forbid")

    extraversion: Level
    agreeableness: Level
    conscientiousness: Level
    openness: Level
    neuroticism: Level

    @property
    def told(self) -> str:
        """The traits in words."""
        return ", ".join(f"{getattr(self, trait)} in {trait}" for trait in TRAITS)


class Habit(BaseModel):
    """Something that this person does on many days; days that are made without a model draw from these.

    Attributes:
        kind: what kind of activity it is.
        texts: ways it goes, each a phrase that follows "is": `sketching a reading nook for a client`.
        area: where in the home.
        object: what is used there, an object of that area.
        earliest: when it may begin at the earliest, local.
        latest: when it may begin at the latest, local.
        minutes: how long it usually takes in all; it is done in stretches of 10 to 30 minutes.
        chance: the share of days on which it is done; 1 for what the daily plan requires.
    """

    model_config = ConfigDict(frozen=True, extra="forbid")

    kind: Kind
    texts: tuple[Filled, ...] = Field(min_length=1)
    area: Area
    object: HomeObject
    earliest: Clock
    latest: Clock
    minutes: int = Field(ge=10, le=300)
    chance: float = Field(gt=0, le=1)

    @model_validator(mode="after")
    def _forward(self) -> Self:
        if self.latest < self.earliest:
            raise ValueError(f"{self.texts[0]!r} begins from {self.earliest:%H:%M} to {self.latest:%H:%M}")
        return self


class Life(BaseModel):
    """A person without a rubric: who this is, and how the days go.

    Attributes:
        number: its place in the set, from 1.
        name: first and last name, no one else's in the set.
        age: years.
        traits: the Big Five.
        background: work and what shaped the person, one or two sentences.
        interests: current interests.
        lifestyle: typical habits in words, the time of getting up among them.
        daily_plan: what every day has to hold, in words.
        goals: long-term goals.
        wakes: the usual time of getting up, local.
        sleeps: the usual time of going to bed, local, before midnight.
        habits: what days made without a model draw from; they fill the day from `wakes` to `sleeps`.
    """

    model_config = ConfigDict(frozen=True, extra="forbid")

    number: int = Field(ge=1)
    name: Plain = Field(pattern=r"^\S+( \S+)+$")
    age: int = Field(ge=18, le=100)
    traits: BigFive
    background: Filled = Field(min_length=20)
    interests: tuple[Filled, ...] = Field(min_length=2)
    lifestyle: tuple[Filled, ...] = Field(min_length=2)
    daily_plan: tuple[Filled, ...] = Field(min_length=2)
    goals: Filled = Field(min_length=20)
    wakes: Clock
    sleeps: Clock
    habits: tuple[Habit, ...] = Field(min_length=10)

    @model_validator(mode="after")
    def _awake(self) -> Self:
        hours = (self.sleeps.hour * 60 + self.sleeps.minute - self.wakes.hour * 60 - self.wakes.minute) / 60
        if not 10 <= hours <= 20:
            raise ValueError(f"{self.name} is awake for {hours:.1f} hours; 10 to 20 are usual, before midnight")
        return self

    @property
    def first_name(self) -> str:
        """How the person is called at home."""
        return self.name.partition(" ")[0]


class Persona(Life):
    """A person.

    Attributes:
        rubric: what the person wants of an assistant.
    """

    rubric: Rubric

    @property
    def character(self) -> str:
        """Who this is, for someone who plays the person elsewhere: everything but the name, the age and the home."""
        said = {
            "Traits": self.traits.told,
            "Background": self.background,
            "Interests": ", ".join(self.interests),
            "Habits": "; ".join(self.lifestyle),
            "Long-term goals": self.goals,
            "How to be spoken to, in the person's own words": self.rubric.communication_safety.text,
        }
        return "\n".join(f"{what}: {text}" for what, text in said.items())
