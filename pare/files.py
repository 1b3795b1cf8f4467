"""Files written all or not at all."""

from __future__ import annotations

from collections.abc import Mapping
from contextlib import suppress
from pathlib import Path

from pare.errors import LoadError
from pare.own_files import open_new


def write(files: Mapping[Path, str]) -> None:
    """Write files whole or not at all; a device or a pipe is written to.

    Raises:
        LoadError: one cannot be written; then none is changed.
    """
    drafts: dict[Path, Path] = {}
    path = Path()
    try:
        for path, text in files.items():
            if path.exists() and not path.is_file():
                path.write_text(text, encoding="utf-8")
                continue
            drafts[path] = path.with_name(f".{path.name}.part")
            with open(open_new(drafts[path]), "w", encoding="utf-8") as file:
                file.write(text)
        for path, draft in drafts.items():
            draft.replace(path)
    except OSError as error:
        for draft in drafts.values():
            with suppress(OSError):
                draft.unlink()
        raise _cannot(path, error) from None


def write_into(folder: Path, files: Mapping[str, str]) -> None:
    """Write files into a folder, which is made if need be.

    Args:
        folder: where to.
        files: the texts by file name.

    Raises:
        LoadError: one cannot be written; then none is changed, and no folder is made.
    """
    try:
        missing = [part for part in (folder, *folder.parents) if not part.exists()]
        folder.mkdir(parents=True, exist_ok=True)
    except OSError as error:
        raise _cannot(folder, error) from None
    try:
        write({folder / name: text for name, text in files.items()})
    except LoadError:
        for part in missing:
            part.rmdir()
        raise


def _cannot(path: Path, error: OSError) -> LoadError:
    return LoadError(f"{path} cannot be written: {error.strerror}")
