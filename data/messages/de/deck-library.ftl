### Texte der Deckbibliothek, die mit einem Deck gespeichert werden.

unnamed-deck = Deck ohne Namen
# Bezeichnung der neuen Version eines Decks mit dem Inhalt einer früheren.
version-restored = Version { $version } wiederhergestellt
