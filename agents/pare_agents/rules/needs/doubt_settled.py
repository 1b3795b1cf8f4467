"""The person in whose name a doubtful request came denies it: tell everybody concerned, in that person's words."""

from __future__ import annotations

from pare_agents.rules.arrival import Arrival
from pare_agents.rules.chores import Chore, chores
from pare_agents.rules.cues import cues
from pare_agents.rules.memory import Doubt
from pare_agents.rules.moments import at
from pare_agents.rules.needs.base import plan
from pare_agents.rules.plan import Plan, Step
from pare_agents.rules.reader import Reader
from pare_agents.rules.wording import content, reply, short

_DENIES = cues(
    r"""
    (was|is|were) ?(n'?t|not) (me|us|mine|ours|i|from (me|us)) | not (me|us|mine|ours|i|from (me|us))
    never (wrote|sent|asked|said|changed|heard) | (did|have|has) ?(n'?t|not) (write|written|send|sent|ask\w*|chang\w*)
    nothing (has )?changed | what (money|account|bill|code|mail|message|iban|payment|request|number)
    no idea | (fraud|scam|fake|swindl)\w* | do ?(n'?t|not) (pay|send|answer|click|transfer)
    """
)
_CONFIRMS = cues("yes,? (that|it|this)('s| is| was) (me|us|mine|ours|right|true) | (it|that) was (me|us|really me)")
_ALIKE = 2  # words that a reminder shares with the affair, where no number tells


class DoubtSettled:
    """See the module."""

    def recognise(self, event: Arrival, reader: Reader) -> Plan | None:
        """Write to those concerned; where the answer names a day, the reminder of the affair is put off until then."""
        if event.kind not in ("message", "mail", "doubtful"):
            return None
        doubts = [one for one in reader.memory.doubts.values() if one.card.holds(event.sender)]
        doubt = next((one for one in doubts if one.answer is None), None)
        if doubt is None or _CONFIRMS.search(event.plain) or not _DENIES.search(event.plain):
            return None
        chore = _reminder(doubt, reader)
        doubt.answer = event
        steps: list[Step] = [reply(one, truth(doubt)) for one in doubt.concerned]
        day = event.when.day
        if chore is not None and day is not None:
            until = at(day, (chore.rings.hour, chore.rings.minute))
            steps += [chore.put_off(until)] if until > max(chore.rings, event.now) else []
        return plan(event, *steps, why=f"{doubt.card.name} has not sent that request") if steps else None


def truth(doubt: Doubt) -> str:
    """What those concerned are told."""
    told = short(doubt.answer.text, 400) if doubt.answer is not None else ""
    return (
        f"That request was a fraud, it was not {doubt.card.name}. Please do nothing of what it asks for. "
        f'Here is the answer of {doubt.card.name}: "{told}"'
    )


def _reminder(doubt: Doubt, reader: Reader) -> Chore | None:
    """The one reminder of the affair: it bears the same number, or shares most words."""
    open_ones = chores(reader)
    same = [one for one in open_ones if any(number in one.title for number in doubt.references)]
    if not same:
        said = content(doubt.request.whole)
        alike = {one: sum(word in said for word in one.things) for one in open_ones}
        best = max(alike.values(), default=0)
        same = [one for one, points in alike.items() if points == best >= _ALIKE]
    return same[0] if len(same) == 1 else None
