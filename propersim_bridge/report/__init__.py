"""What an experiment shows: tables, figures, and the paper's own figures beside them."""
