"""Seeds: one number for each purpose, the same in every process."""

from __future__ import annotations

from hashlib import sha256


def seed_of(*parts: object) -> int:
    """A seed of 32 bits made from parts whose `str` is stable (numbers, names, ISO times)."""
    return int.from_bytes(sha256("/".join(map(str, parts)).encode()).digest()[:4], "big")
