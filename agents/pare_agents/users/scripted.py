"""The scripted user: deterministic, without a model.

It looks at what arrives, one arrival at a time, and waits in between. It accepts a proposal that names every required
slot of an open need, contradicts none and asks for no unrequested change; else it rejects and says what is wrong.
"""

from __future__ import annotations

from pare.agent import WAIT, Action, PhoneUser, Sight
from pare.grading import reached
from pare.need import Need
from pare.phone import Phone, Proposal
from pare.registry import Seat
from pare.scenario import Scenario

ACCEPT = Action("accept_proposal")


class ScriptedUser(PhoneUser):
    """See the module."""

    def __init__(self, seat: Seat) -> None:
        assert seat.scenario is not None
        assert seat.phone is not None
        self._scenario: Scenario = seat.scenario
        self._phone: Phone = seat.phone
        self._looked: dict[str, None] = {}
        self._looking = False

    async def act(self, sight: Sight) -> Action:
        """Answer what is offered; else look at what is new; else wait."""
        look = sight.look
        if look.proposal is not None:
            return self.answer(look.proposal)
        fresh = [note for note in look.notifications if note.id not in self._looked]
        if fresh and not self._looking and "open_notification" in look.actions:
            self._looking = True
            self._looked.update(dict.fromkeys(note.id for note in fresh))
            return Action("open_notification", {"notification_id": fresh[0].id})
        self._looking = False
        return WAIT

    def answer(self, proposal: Proposal) -> Action:
        """Accept or reject a proposal, as it stands with the needs that are open now."""
        faults = [self._fault(need, proposal.text) for need in self._scenario.needs]
        if "" in faults:
            return ACCEPT
        return Action("reject_proposal", {"reason": min(faults, key=len)})

    def _fault(self, need: Need, text: str) -> str:
        """What is wrong with a proposal for a need; empty if nothing is."""
        verdict = need.judge(text)
        if not verdict.fits:
            return verdict.fault
        if self._scenario.closed(need, self._phone):
            return "it is too late for that"
        if not self._scenario.opened(need, self._phone):
            return "it is too early for that"
        if all(reached(self._scenario, self._phone).values()):
            return "that is done already"
        return ""
