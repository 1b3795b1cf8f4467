"""Who lives in the home: 32 personas, one for every combination of the Big Five, each with a rubric."""
