### Texts of the deck library that are stored with a deck.

unnamed-deck = Unnamed deck
# Label of the new version of a deck that has the content of an earlier one.
version-restored = Version { $version } restored
