"""The scripted user: deterministic, without a model.

It waits, looks at one of the things that arrived meanwhile, and waits again, so that time goes on however much arrives.
It accepts a proposal that offers what an open need asks for: it names every required slot in words of its own,
contradicts none and asks for no unrequested change, a word to somebody outside the matter among them (see `pare.need`);
else it rejects and says what is wrong.

It waits for help; with a limit to its patience, it sees by itself to what nobody has helped with in so many turns.
"""

from __future__ import annotations

from dataclasses import replace

from pare.agent import WAIT, Action, PhoneUser, Sight
from pare.grading import reached
from pare.phone import Phone, Proposal
from pare.registry import Seat
from pare.scenario import Scenario
from pare_agents.users.chores import Chores

ACCEPT = Action("accept_proposal")
_FAR = 1_000


class ScriptedUser(PhoneUser):
    """See the module."""

    takes_patience = True

    def __init__(self, seat: Seat) -> None:
        assert seat.scenario is not None
        assert seat.phone is not None
        self._scenario: Scenario = seat.scenario
        self._phone: Phone = seat.phone
        self._looked: dict[str, None] = {}
        self._waited = False
        self._accepted: dict[int, frozenset[str]] = {}
        patience = seat.patience
        self._chores = None if patience is None else Chores(self._scenario, self._phone, patience)

    async def act(self, sight: Sight) -> Action:
        """Answer what is offered; else, out of patience, tap on; else, after a wait, look at what is new; else wait.

        Raises:
            NoPath: nothing on the screens leads to what is to be done by hand.
        """
        look, waited = sight.look, self._waited
        self._waited = False
        if look.proposal is not None:
            return self.answer(look.proposal)
        if self._chores is not None and (tap := self._chores.next(sight.turn, self._accepted, sight.error)) is not None:
            self._waited = waited
            return tap
        fresh = [note.id for note in look.notifications if note.id not in self._looked]
        if fresh and waited and "open_notification" in look.actions:
            self._looked[fresh[0]] = None
            return Action("open_notification", {"notification_id": fresh[0]})
        self._waited = True
        return WAIT

    def answer(self, proposal: Proposal) -> Action:
        """Accept or reject a proposal, as it stands with the needs that are open now.

        The reason of a rejection is what is wrong for the need to which the proposal comes nearest.
        """
        needs = self._scenario.needs
        judged = [(*self._fault(number, proposal.text), number) for number in range(len(needs))]
        _, fault, number = min(judged, key=lambda one: one[0])
        if fault:
            return Action("reject_proposal", {"reason": fault})
        self._accepted[number] = self._holding() if len(needs) > 1 else frozenset()
        return ACCEPT

    def _fault(self, number: int, text: str) -> tuple[int, str]:
        """How far a proposal is from a need, and what is wrong with it; 0 and nothing if it is accepted."""
        need = self._scenario.needs[number]
        verdict = self._scenario.verdict(need, text, self._phone)
        if not verdict.fits:
            if not self._scenario.opened(need, self._phone):  # what it lacks is not known yet, and would tell too much
                return 2 * _FAR, "I see no need for that now"
            faults = (*verdict.missing, *verdict.contradicted, *verdict.unrequested, *verdict.unclear)
            return _FAR + len(faults), verdict.fault
        if self._done(number):
            return 1, "that is done already"
        if self._chores is not None and number in self._chores.begun:
            return 1, "I am doing that myself already"
        if self._scenario.closed(need, self._phone):
            return 2, "it is too late for that"
        if not self._scenario.opened(need, self._phone):
            return 3, "it is too early for that"
        return 0, ""

    def _done(self, number: int) -> bool:
        """Whether everything is there, or, of several needs, something came of accepting this one before."""
        if all(holds for _, holds in reached(self._scenario, self._phone)):
            return True
        several = len(self._scenario.needs) > 1
        return several and number in self._accepted and self._holding() > self._accepted[number]

    def _holding(self) -> frozenset[str]:
        return frozenset(name for name, holds in reached(self._scenario, self._phone) if holds)


def by_hand(seat: Seat) -> ScriptedUser:
    """The scripted user without any patience, who does everything by hand as soon as a need is open."""
    return ScriptedUser(replace(seat, patience=0))
