"""What finished games add up to, kept while they are played: standings, ratings, records."""
