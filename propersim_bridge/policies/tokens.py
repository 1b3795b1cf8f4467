"""The small policy's tokenizer: one token for each word of a prompt, each opener, each body, and the abstention."""

from __future__ import annotations

from dataclasses import dataclass
from functools import cache
from typing import Any

from propersim_bridge.policies.catalogue import catalogue
from propersim_bridge.policies.glance import prompt_words
from propersim_bridge.vocabulary import NO_RECOMMENDATION

PAD, UNKNOWN, END = "<pad>", "<unk>", "<end>"


@dataclass(frozen=True)
class Vocabulary:
    """Tokens by number, and which ones the grammar of a completion allows: opener, body, end; or abstention, end.

    Attributes:
        ids: number by token.
        tokens: token by number.
        openers: first to last-but-one number of the openers, and so on.
    """

    ids: dict[str, int]
    tokens: tuple[str, ...]
    openers: range
    bodies: range
    silence: int
    end: int
    pad: int


@cache
def vocabulary(users: int) -> Vocabulary:
    """The vocabulary, with that many users of the pre-training."""
    openers, bodies = list(catalogue().tone_of), list(catalogue().topic_of)
    tokens = [PAD, UNKNOWN, END, NO_RECOMMENDATION, *openers, *bodies]
    tokens += [*prompt_words(), *[f"user{n}" for n in range(users)]]
    ids = {token: number for number, token in enumerate(tokens)}
    first = ids[openers[0]]
    return Vocabulary(
        ids=ids,
        tokens=tuple(tokens),
        openers=range(first, first + len(openers)),
        bodies=range(first + len(openers), first + len(openers) + len(bodies)),
        silence=ids[NO_RECOMMENDATION],
        end=ids[END],
        pad=ids[PAD],
    )


def tokenizer(users: int) -> Any:
    """The same vocabulary as a `PreTrainedTokenizerFast`, as trl wants it; phrases are found in running text."""
    import transformers
    from tokenizers import AddedToken, Tokenizer, decoders, models, pre_tokenizers

    known = vocabulary(users)
    phrases = [NO_RECOMMENDATION, *catalogue().tone_of, *catalogue().topic_of]
    made = Tokenizer(models.WordLevel(known.ids, unk_token=UNKNOWN))
    made.pre_tokenizer = pre_tokenizers.WhitespaceSplit()
    made.decoder = decoders.Fuse()
    made.add_special_tokens([PAD, UNKNOWN, END])
    made.add_tokens([AddedToken(phrase, lstrip=True, rstrip=True, normalized=False) for phrase in phrases])
    fast: Any = transformers.PreTrainedTokenizerFast
    return fast(
        tokenizer_object=made, pad_token=PAD, unk_token=UNKNOWN, eos_token=END, clean_up_tokenization_spaces=False
    )
