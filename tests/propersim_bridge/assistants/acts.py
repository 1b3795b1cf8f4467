"""Policies that answer as a test says, and observations to answer to."""

from __future__ import annotations

from pare.agent import NO_RESPONSE, Observation, Response
from tests.propersim_bridge.rating.people import RELAXING, STEP, WAKES


class Says:
    """Gives the candidates that are scripted, tick by tick; the last ones go on."""

    def __init__(self, *script):
        self.script, self.situations, self.asked = list(script), [], []

    def prompt(self, situation):
        self.situations.append(situation)
        return f"prompt {len(self.situations)}"

    async def candidates(self, prompt, n, seed):
        self.asked.append((prompt, n, seed))
        given = self.script.pop(0) if len(self.script) > 1 else self.script[0]
        return (given,) if isinstance(given, str) else given


class Learns(Says):
    """Is trained, and remembers on what."""

    def __init__(self, *script):
        super().__init__(*script)
        self.trained = []

    def train(self, pairs, seed):
        self.trained.append((tuple(pairs), seed))
        return {"loss": 0.5}

    def save(self, folder):
        return None

    def load(self, folder):
        return None


def rated(*ratings):
    return Response("rated", ratings[0], ratings[1:])


def observation(turn, response=NO_RESPONSE):
    return Observation(turn, WAKES + (turn - 1) * STEP, (), None, response)


def looking(*activities):
    """Reads what the person does: one activity after the other, the last one going on."""
    left = list(activities or (RELAXING,))
    return lambda read: left.pop(0) if len(left) > 1 else left[0]


def no_handle(name, arguments):
    raise AssertionError("nothing is to be called")
