### Penalties of a judge.

tracking = Tracking only
warning = Warning
gameLoss = Game loss
matchLoss = Match loss
disqualification = Disqualification
