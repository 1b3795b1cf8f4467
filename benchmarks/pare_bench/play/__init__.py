"""A scenario played by hand in the terminal: a person answers for the user or for the assistant."""
