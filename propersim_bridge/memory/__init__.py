"""What either side remembers of the day and of the days before."""
