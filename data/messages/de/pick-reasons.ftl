### Gründe für die Picks von Bots.

best-leader = Der beste Anführer hier (Wertung { $rating }).
best-leader-shared = { $shared ->
    [one] Der beste Anführer hier (Wertung { $rating }); teilt { $shared } Aspekt mit den bisherigen Anführern.
   *[other] Der beste Anführer hier (Wertung { $rating }); teilt { $shared } Aspekte mit den bisherigen Anführern.
}
none-better = Keine Karte hier ist besser (Wertung { $rating }).
best = { $clearly ->
    [true] Klar die beste Karte (Wertung { $rating }, die nächste { $next }).
   *[false] Die beste Karte (Wertung { $rating }, die nächste { $next }).
}
removal-none-better = Entfernt Einheiten, und keine Karte hier ist besser (Wertung { $rating }).
removal-best = { $clearly ->
    [true] Entfernt Einheiten und ist klar die beste Karte (Wertung { $rating }, die nächste { $next }).
   *[false] Entfernt Einheiten und ist die beste Karte (Wertung { $rating }, die nächste { $next }).
}
leans-towards = Tendenz zu { $aspects }; das Deck ist noch offen.
in-aspects = In den Aspekten des Decks: { $aspects }.
probably-in-aspects = Wahrscheinlich in den Aspekten des Decks ({ $percent } %): { $aspects }.
no-aspect = kein Aspekt
good-for-curve = Gut für die Kurve: bisher { $have } Karten mit Kosten { $cost }, etwa { $wanted } gewünscht.
curve-full = Kosten { $cost } sind voll ({ $have }, etwa { $wanted } gewünscht), aber die bessere Karte passt noch schlechter.
comes-late = { $aspects } kommt immer wieder spät und scheint frei zu sein.
last-card = Die letzte Karte.
