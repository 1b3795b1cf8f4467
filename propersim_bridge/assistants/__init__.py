"""Assistants at home: what each remembers, how it decides, and what it learns."""
