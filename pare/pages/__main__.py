"""Write the pages of every installed app: `python -m pare.pages DIR`."""

from __future__ import annotations

import argparse
import sys
from pathlib import Path

from pare import registry
from pare.errors import PareError
from pare.files import write_into
from pare.pages.all_pages import pages


def main(arguments: list[str] | None = None) -> int:
    """Write the pages into a folder and give back the exit code."""
    parser = argparse.ArgumentParser("python -m pare.pages", description="Write the pages of every installed app.")
    parser.add_argument("folder", type=Path, metavar="DIR", help="where to; made if need be")
    folder = parser.parse_args(arguments).folder
    try:
        write_into(folder, pages(registry.apps()))
    except PareError as error:
        print(f"pare: {error}", file=sys.stderr)
        return 2
    return 0


if __name__ == "__main__":
    sys.exit(main())
