"""The `pare` command: a thin shell whose commands come from entry points and are imported when they are called."""

from __future__ import annotations

import io
import os
import sys

INTERRUPTED = 130


def main() -> None:
    """Run the command line; what cannot be done is one line on stderr and exit code 2, an interruption 130."""
    try:
        for stream in (sys.stdout, sys.stderr):
            if isinstance(stream, io.TextIOWrapper):
                stream.reconfigure(errors="backslashreplace")  # a terminal or a file name need not be UTF-8
        from pare.commands.shell import run  # here, so that an interruption is caught while it loads

        code = run()
        sys.stdout.flush()
    except KeyboardInterrupt as stop:
        code = told(str(stop) or "interrupted", INTERRUPTED)
    except BrokenPipeError:  # nobody reads on; what is still buffered has no place to go
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        code = 1
    except OSError as error:
        if error.filename is None:
            os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        code = told(f"{error.filename or 'the output'} cannot be used: {error.strerror}", 2)
    sys.exit(code)


def told(line: str, code: int) -> int:
    """Say on stderr why the command ends, and give back its exit code."""
    from pare.showing import visible

    print(f"pare: {visible(line)}", file=sys.stderr)
    return code


if __name__ == "__main__":
    main()
