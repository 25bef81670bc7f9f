### Penalties of a judge.

tracking = Nur vermerkt
warning = Verwarnung
gameLoss = Spielverlust
matchLoss = Matchverlust
disqualification = Disqualifikation
