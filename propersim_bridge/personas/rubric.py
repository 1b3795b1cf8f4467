"""Rubrics: what a person wants of an assistant, in words for a model and in numbers for a rule.

Source: section 4.2 and Appendix B.2 of the ProPerSim paper (four dimensions, frequency judged from both sides).
"""

from __future__ import annotations

from datetime import time
from typing import Self

from pydantic import BaseModel, ConfigDict, Field, model_validator

from propersim_bridge.personas.fields import Clock, Filled, Phrase
from propersim_bridge.vocabulary import Kind, Tone, Topic

Words = Field(min_length=80, max_length=1_500)


class _Part(BaseModel):
    model_config = ConfigDict(frozen=True, extra="forbid")


class Wish(_Part):
    """Topics that are welcome during activities of some kinds."""

    topics: tuple[Topic, ...] = Field(min_length=1)
    during: tuple[Kind, ...] = Field(min_length=1)


class PersonalPreference(_Part):
    """Which content suits this person, and when.

    Attributes:
        text: in the person's own words.
        wishes: what is welcome during what; content is right if one wish names its topic and the activity's kind.
        unwanted: topics that never suit.
    """

    text: Filled = Words
    wishes: tuple[Wish, ...] = Field(min_length=2)
    unwanted: tuple[Topic, ...] = ()


class Window(_Part):
    """A stretch of the day, its end not included; it does not cross midnight."""

    start: Clock
    end: Clock

    @model_validator(mode="after")
    def _forward(self) -> Self:
        if not self.start < self.end:
            raise ValueError(f"a window starts before it ends, not {self.start:%H:%M} to {self.end:%H:%M}")
        return self

    def __contains__(self, at: time) -> bool:
        return self.start <= at < self.end


class Timing(_Part):
    """When a recommendation may come: never during `not_during`; else inside a window or during a welcome kind."""

    text: Filled = Words
    windows: tuple[Window, ...] = ()
    during: tuple[Kind, ...] = ()
    not_during: tuple[Kind, ...] = Field(min_length=1)

    @model_validator(mode="after")
    def _sound(self) -> Self:
        if not self.windows and not self.during:
            raise ValueError("timing needs a window or a kind of activity during which recommendations are welcome")
        if both := sorted(set(self.during) & set(self.not_during)):
            raise ValueError(f"timing both welcomes and refuses recommendations during {', '.join(both)}")
        return self

    def welcomes(self, kind: Kind, at: time) -> bool:
        """Whether a recommendation may come at a time of day, during an activity of a kind."""
        if kind in self.not_during:
            return False
        return kind in self.during or any(at in window for window in self.windows)


class Frequency(_Part):
    """How often: at most `most` and at least `least` recommendations in any `hours` hours, `gap` minutes apart."""

    text: Filled = Words
    hours: float = Field(gt=0, le=12)
    most: int = Field(ge=1, le=12)
    least: int = Field(ge=0, le=12)
    gap: float = Field(ge=0, le=360)

    @model_validator(mode="after")
    def _sound(self) -> Self:
        if self.least > self.most:
            raise ValueError(f"at least {self.least} is more than at most {self.most}")
        if self.gap * (self.most - 1) > self.hours * 60:
            raise ValueError(f"{self.most} recommendations {self.gap:g} minutes apart do not fit {self.hours:g} hours")
        return self


class CommunicationSafety(_Part):
    """How to say it, and what to leave alone.

    Attributes:
        text: in the person's own words.
        tones: the tones that are welcome.
        boundaries: words and phrases that overstep; a recommendation that holds one is never right. In Latin letters
            they are whole words, their plurals too; in other scripts they are found as they stand.
    """

    text: Filled = Words
    tones: tuple[Tone, ...] = Field(min_length=1, max_length=3)
    boundaries: tuple[Phrase, ...] = ()


class Rubric(_Part):
    """What one person wants of recommendations."""

    personal_preference: PersonalPreference
    timing: Timing
    frequency: Frequency
    communication_safety: CommunicationSafety

    @model_validator(mode="after")
    def _consistent(self) -> Self:
        refused = set(self.timing.not_during)
        for wish in self.personal_preference.wishes:
            if set(wish.during) <= refused:
                raise ValueError(f"wishes for {', '.join(wish.topics)} only while recommendations are refused")
            if both := sorted(set(wish.topics) & set(self.personal_preference.unwanted)):
                raise ValueError(f"{', '.join(both)} is both wished for and unwanted")
        return self
