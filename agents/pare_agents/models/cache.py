"""Keeps answers on disk, so that the same question costs once."""

from __future__ import annotations

import asyncio
import hashlib
import json
import sqlite3
from collections.abc import Iterator, Mapping
from contextlib import contextmanager
from dataclasses import replace
from pathlib import Path
from weakref import WeakValueDictionary

from pare_agents.models.errors import ModelError
from pare_agents.models.model import Layer, Model
from pare_agents.models.types import Reply, Request, ToolCall, Usage, plain

_FORMAT = 1


class ReplyCache:
    """Answers by key, in one SQLite file that several processes may share.

    Args:
        folder: Where the file is; made if missing.
    """

    def __init__(self, folder: Path | str) -> None:
        folder = Path(folder)
        folder.mkdir(parents=True, exist_ok=True)
        self._folder = folder
        self._db = sqlite3.connect(folder / "replies.sqlite", timeout=30.0, isolation_level=None)
        self._db.execute("PRAGMA journal_mode=WAL")
        self._db.execute("PRAGMA synchronous=NORMAL")
        self._db.execute("CREATE TABLE IF NOT EXISTS replies (key TEXT PRIMARY KEY, reply TEXT NOT NULL) WITHOUT ROWID")

    def get(self, key: str) -> Reply | None:
        """Return the answer kept under `key`, as a cached one, or None.

        Raises:
            ModelError: The file cannot be read, or what it holds is no answer.
        """
        with self._explained():
            row = self._db.execute("SELECT reply FROM replies WHERE key = ?", (key,)).fetchone()
            return None if row is None else _answer(row[0])

    def put(self, key: str, reply: Reply) -> None:
        """Keep an answer; the first one kept under a key stays.

        Raises:
            ModelError: The file cannot be written.
        """
        text = json.dumps(reply, default=plain, sort_keys=True)
        with self._explained():
            self._db.execute("INSERT OR IGNORE INTO replies VALUES (?, ?)", (key, text))

    def close(self) -> None:
        """Close the file."""
        self._db.close()

    @contextmanager
    def _explained(self) -> Iterator[None]:
        try:
            yield
        except sqlite3.Error as error:
            raise ModelError(f"the reply cache {self._folder} cannot be used: {error}") from None
        except (ValueError, TypeError, LookupError, AttributeError, RecursionError) as error:
            raise ModelError(f"the reply cache {self._folder} holds what is no answer: {error}") from None


def _answer(text: str) -> Reply:
    kept = json.loads(text)
    kept["usage"] = Usage(**kept["usage"])
    kept["tool_calls"] = tuple(ToolCall(**call) for call in kept["tool_calls"])
    return replace(Reply(**kept), cached=True, cost_usd=0.0, latency_s=0.0)


def cache_key(model_id: str, request: Request, options: Mapping[str, object]) -> str:
    """Return the SHA-256 of everything that influences the answer."""
    asked = {"format": _FORMAT, "model": model_id, "request": request, "options": options}
    return hashlib.sha256(json.dumps(asked, default=plain, sort_keys=True).encode()).hexdigest()


class Cached(Layer):
    """Answers from the cache what was answered before; equal questions at the same time are asked once.

    Args:
        inner: The model to ask.
        cache: Where answers are kept; closed with the model.
        options: Settings of the model, beyond the request, that influence its answers.
    """

    def __init__(self, inner: Model, cache: ReplyCache, options: Mapping[str, object] | None = None) -> None:
        super().__init__(inner)
        self._cache = cache
        self._options = dict(options or {})
        self._asking: WeakValueDictionary[str, asyncio.Lock] = WeakValueDictionary()

    async def send(self, request: Request) -> Reply:
        """Answer, from the cache if possible."""
        key = cache_key(self.id, request, self._options)
        lock = self._asking.setdefault(key, asyncio.Lock())
        async with lock:
            reply = self._cache.get(key)
            if reply is None:
                reply = await self.inner.send(request)
                self._cache.put(key, reply)
            return reply

    async def aclose(self) -> None:
        """Close the cache and the model inside."""
        self._cache.close()
        await super().aclose()
