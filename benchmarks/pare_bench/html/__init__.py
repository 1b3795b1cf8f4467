"""A run, or several to compare, as one self-contained HTML file, and its plots as PNG."""
