### Infractions of the bundled rules profiles, written out.

ima = Ability missed or resolved wrongly (IMA)
ocme = Card error that all players can verify (OCME)
hcme = Card error with hidden cards (HCME)
mulligan-error = Mulligan error
incorrect-randomisation = Incorrect randomisation
illegal-gameplay = Illegal gameplay
mre = Opponent’s error not pointed out (MRE)
tardiness = Tardiness
deck-or-list-error = Deck or list error
slow-play = Slow play
minor-misconduct = Minor misconduct
insult = Insult
harassment = Harassment
aggression = Aggression
illegal-determination-of-a-result = Illegal determination of a result
bribery-collusion-gambling = Bribery, collusion, gambling
cheating = Cheating
stalling = Stalling
fraud = Fraud
theft = Theft
