### Verstöße der mitgelieferten Regelprofile, ausgeschrieben.

ima = Fähigkeit vergessen oder falsch abgehandelt (IMA)
ocme = Kartenfehler, für alle nachprüfbar (OCME)
hcme = Kartenfehler mit verdeckten Karten (HCME)
mulligan-error = Mulligan-Fehler
incorrect-randomisation = Unzureichendes Mischen
illegal-gameplay = Regelwidriges Spiel
mre = Fehler des Gegners nicht gemeldet (MRE)
tardiness = Verspätung
deck-or-list-error = Fehler in Deck oder Liste
slow-play = Langsames Spiel
minor-misconduct = Leichtes Fehlverhalten
insult = Beleidigung
harassment = Belästigung
aggression = Aggression
illegal-determination-of-a-result = Ergebnis unerlaubt bestimmt
bribery-collusion-gambling = Bestechung, Absprache, Wetten
cheating = Betrug im Spiel
stalling = Zeitspiel
fraud = Täuschung
theft = Diebstahl
