"""Pare-Bench's scenarios, one file each, by domain; `names` and `worlds` are what several share."""
