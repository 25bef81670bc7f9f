### Reasons for the picks of bots.

best-leader = The best leader here (rated { $rating }).
best-leader-shared = { $shared ->
    [one] The best leader here (rated { $rating }); shares { $shared } aspect with the leaders so far.
   *[other] The best leader here (rated { $rating }); shares { $shared } aspects with the leaders so far.
}
none-better = No card here is better (rated { $rating }).
best = { $clearly ->
    [true] Clearly the best card (rated { $rating }, the next { $next }).
   *[false] The best card (rated { $rating }, the next { $next }).
}
removal-none-better = Removal, and no card here is better (rated { $rating }).
removal-best = { $clearly ->
    [true] Removal, and clearly the best card (rated { $rating }, the next { $next }).
   *[false] Removal, and the best card (rated { $rating }, the next { $next }).
}
leans-towards = Leans towards { $aspects }; the deck is still open.
in-aspects = In the deck’s aspects: { $aspects }.
probably-in-aspects = Probably in the deck’s aspects ({ $percent } %): { $aspects }.
no-aspect = no aspect
good-for-curve = Good for the curve: { $have } cards of cost { $cost } so far, about { $wanted } wanted.
curve-full = Cost { $cost } is full ({ $have }, about { $wanted } wanted), but the better card is even harder to fit in.
comes-late = { $aspects } keeps coming late, so it seems to be open.
last-card = The last card.
