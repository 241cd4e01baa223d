"""The bot's sentences, numbers, lists and names, in the language of whoever reads them."""
