"""The benchmark's commands."""
