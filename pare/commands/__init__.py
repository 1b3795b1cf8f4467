"""The engine's own commands."""
