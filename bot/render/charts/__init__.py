"""Pictures of how scores and ratings ran. They carry no words."""
