"""Solutions, mistakes and other ways of the scenarios of this domain."""
