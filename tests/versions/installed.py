"""Other versions of Python, each with a base install of the project that is kept from one test run to the next."""

from __future__ import annotations

import fcntl
import hashlib
import os
import shutil
import subprocess
import sys
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

ROOT = Path(__file__).parents[2]
PATIENCE = 900  # seconds that an installation may take
KEPT = 14  # days that an environment is kept without being used


class Missing(Exception):
    """There is no such interpreter here, or nothing can be installed for it; says which."""


def python_of(version: str) -> Path:
    """The interpreter of a version such as `3.12`, with a base install of this project.

    Raises:
        Missing: there is none, or the installation does not succeed.
    """
    found = interpreter(version)
    place = cache() / f"{version}-{_digest(found)}"
    with _locked(place):
        if not (place / "complete").exists():
            shutil.rmtree(place, ignore_errors=True)
            _install(found, place)
            (place / "complete").touch()
        os.utime(place / "complete")
    _forget_unused()
    return place / "bin" / "python"


def interpreter(version: str) -> Path:
    """The interpreter of a version: the one that runs, one of the path, or one of pyenv."""
    named = [Path(found)] if (found := shutil.which(f"python{version}")) else []
    pyenv = Path(os.environ.get("PYENV_ROOT", Path.home() / ".pyenv")) / "versions"
    installed = sorted(pyenv.glob(f"{version}.*/bin/python{version}"), reverse=True)
    for path in (Path(sys.executable).resolve(), *named, *installed):
        if _works(path, version):
            return path
    raise Missing(f"there is no python{version} here")


def cache() -> Path:
    """Where environments are kept: never in the repository."""
    place = Path(os.environ.get("XDG_CACHE_HOME", Path.home() / ".cache")) / "pare-sim" / "versions"
    place.mkdir(parents=True, exist_ok=True)
    return place


def _works(path: Path, version: str) -> bool:
    code = "import ensurepip, sys, venv; print(*sys.version_info[:2], sep='.')"
    done = subprocess.run([path, "-c", code], capture_output=True, text=True)
    return done.returncode == 0 and done.stdout.strip() == version


def _digest(python: Path) -> str:
    """Of everything that an environment depends on; the project itself is installed as it lies here."""
    parts = (ROOT / "pyproject.toml", ROOT / "constraints.txt")
    content = b"".join(part.read_bytes() for part in parts)
    return hashlib.sha256(f"{ROOT}\n{python.resolve()}\n".encode() + content).hexdigest()[:16]


def _install(python: Path, place: Path) -> None:
    pip = ("-m", "pip", "install", "--quiet", "--disable-pip-version-check", "--no-compile")
    steps = (
        [python, "-m", "venv", place],
        [place / "bin" / "python", *pip, "-c", ROOT / "constraints.txt", "-e", ROOT],
    )
    for step in steps:
        try:
            subprocess.run(step, check=True, capture_output=True, text=True, timeout=PATIENCE)
        except subprocess.TimeoutExpired:
            raise Missing(f"an installation for {python} takes more than {PATIENCE} s") from None
        except subprocess.CalledProcessError as error:
            last = (error.stderr.strip() or "no reason is given").splitlines()[-1]
            raise Missing(f"nothing can be installed for {python}: {last}") from None


def _forget_unused() -> None:
    for place in cache().iterdir():
        mark = place / "complete"
        if mark.exists() and time.time() - mark.stat().st_mtime > KEPT * 86_400:
            shutil.rmtree(place, ignore_errors=True)


@contextmanager
def _locked(place: Path) -> Iterator[None]:
    """Test processes that run side by side install one after another what they share."""
    with place.with_name(f"{place.name}.lock").open("w") as file:
        fcntl.flock(file, fcntl.LOCK_EX)
        yield
