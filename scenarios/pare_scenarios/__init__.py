"""Pare-Bench's scenarios: a story each, by domain, with its words and its proof; `names` and `worlds` are shared."""
