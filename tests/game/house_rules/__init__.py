"""The house rules of RULES.md section 9, each value in a situation in which it makes a difference."""
