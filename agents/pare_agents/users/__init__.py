"""Users: the leaders that live on a phone."""
