"""Facts that belong to somebody each: a text must not mix up whose is which."""

from __future__ import annotations

from dataclasses import dataclass

from pare.phrases import Phrase
from pare.phrases.base import Span


@dataclass(frozen=True)
class Paired(Phrase):
    """See `paired`."""

    pairs: tuple[tuple[Phrase, Phrase], ...]

    def spans(self, text: str) -> tuple[Span, ...]:
        """Where the facts stand, if each is said of the right one."""
        whom = sorted((span, at) for at, (who, _) in enumerate(self.pairs) for span in who.spans(text))
        what = sorted((span, at) for at, (_, fact) in enumerate(self.pairs) for span in fact.spans(text))
        if {at for _, at in what} != set(range(len(self.pairs))):
            return ()
        before = [max((w for w in whom if w[0] < span), default=(span, -1))[1] for span, _ in what]
        after = [min((w for w in whom if w[0] > span), default=(span, -1))[1] for span, _ in what]
        told = [at for _, at in what]
        in_turn = [*dict.fromkeys(at for _, at in whom)] == [*dict.fromkeys(told)]
        return tuple(span for span, _ in what) if in_turn or told in (before, after) else ()

    def describe(self) -> str:
        """The pairs."""
        return "; ".join(f"{fact.describe()} with {who.describe()}" for who, fact in self.pairs)


def paired(*pairs: tuple[Phrase, Phrase]) -> Phrase:
    """Each fact is said of the right one: `paired((person("Ida"), clock(9)), (person("Finn"), clock(10)))`.

    Read as "Ida at 9, Finn at 10", as "9 for Ida and 10 for Finn", and as "Ida and Finn at 9 and 10". Not understood:
    a text that says both orders.
    """
    return Paired(pairs)
