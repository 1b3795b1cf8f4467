"""From the rows of a run to its numbers: pure functions, no files and no models."""
