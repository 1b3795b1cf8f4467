"""The console of the benchmark's commands."""

from pare.terminal import Terminal

__all__ = ["Terminal"]
