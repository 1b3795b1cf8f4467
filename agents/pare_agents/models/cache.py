"""Keeps answers on disk, so that the same question costs once."""

from __future__ import annotations

import asyncio
import hashlib
import json
import sqlite3
import threading
from collections.abc import Callable, Iterator, Mapping
from concurrent.futures import ThreadPoolExecutor
from contextlib import contextmanager
from dataclasses import replace
from pathlib import Path
from typing import TypeVar
from weakref import WeakValueDictionary

from pare.databases import check_files, check_schema
from pare_agents.models.errors import ModelError, ModelUnavailable
from pare_agents.models.model import Layer, Model
from pare_agents.models.types import Reply, Request, ToolCall, Usage, plain

T = TypeVar("T")

_FORMAT = 1
_SCHEMA = "CREATE TABLE IF NOT EXISTS replies (key TEXT PRIMARY KEY, reply TEXT NOT NULL) WITHOUT ROWID"


class ReplyCache:
    """Answers by key, in one SQLite file that several processes and threads may share.

    Args:
        folder: Where the file is; made if missing.

    Raises:
        ModelUnavailable: The file cannot be used, is not a regular one, or does more than hold answers.
    """

    def __init__(self, folder: Path | str) -> None:
        self._folder = Path(folder)
        self._mutex = threading.Lock()
        try:
            self._folder.mkdir(parents=True, exist_ok=True)
            self._db = _opened(self._folder / "replies.sqlite")
        except (OSError, sqlite3.Error) as error:
            told = error.strerror if isinstance(error, OSError) else error
            raise ModelUnavailable(f"{folder} cannot be used as a reply cache: {told}") from None

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
        with self._mutex:
            self._db.close()

    @contextmanager
    def _explained(self) -> Iterator[None]:
        try:
            with self._mutex:
                yield
        except sqlite3.Error as error:
            raise ModelError(f"the reply cache {self._folder} cannot be used: {error}") from None
        except (ValueError, TypeError, LookupError, AttributeError, RecursionError) as error:
            raise ModelError(f"the reply cache {self._folder} holds what is no answer: {error}") from None


def _opened(path: Path) -> sqlite3.Connection:
    check_files(path)
    database = sqlite3.connect(path, timeout=30.0, isolation_level=None, check_same_thread=False)
    try:
        check_schema(database)
        database.execute("PRAGMA journal_mode=WAL")
        database.execute("PRAGMA synchronous=NORMAL")
        database.execute(_SCHEMA)
    except BaseException:
        database.close()
        raise
    return database


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

    The file is used in one thread beside the event loop, in the order in which it is asked, so that the loop goes on
    while another process holds it.

    Args:
        inner: The model to ask.
        cache: Where answers are kept; closed with the model.
        options: Settings of the model, beyond the request, that influence its answers.
    """

    def __init__(self, inner: Model, cache: ReplyCache, options: Mapping[str, object] | None = None) -> None:
        super().__init__(inner)
        self._cache = cache
        self._options = dict(options or {})
        self._beside = ThreadPoolExecutor(1, thread_name_prefix="replies")
        self._closed = False
        self._asking: WeakValueDictionary[str, asyncio.Lock] = WeakValueDictionary()

    async def send(self, request: Request) -> Reply:
        """Answer, from the cache if possible."""
        key = cache_key(self.id, request, self._options)
        lock = self._asking.setdefault(key, asyncio.Lock())
        async with lock:
            reply = await self._aside(self._cache.get, key)
            if reply is None:
                reply = await self.inner.send(request)
                await self._aside(self._cache.put, key, reply)
            return reply

    async def _aside(self, work: Callable[..., T], *given: object) -> T:
        done = asyncio.get_running_loop().run_in_executor(self._beside, work, *given)
        return await asyncio.shield(done)  # an answer that was paid for is kept, even if nobody waits for it any more

    async def aclose(self) -> None:
        """Close the cache and the model inside."""
        try:
            if not self._closed:
                self._closed = True
                await self._aside(self._cache.close)  # after all that is under way
                self._beside.shutdown(wait=False)
        finally:
            await super().aclose()
