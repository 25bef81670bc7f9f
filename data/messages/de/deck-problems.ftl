### Probleme von Decks, für neue Spieler: das Problem, seine Zahlen und der Ausweg.

of-deck = Deck { $deck }: { $problem }
no-pool = Ein Limited-Deck wird aus einem Pool gebaut, und dieses hat keinen. Öffne oder importiere einen Pool.
# Der nächste Schritt bei einer falschen Anzahl von Anführern oder Basen.
remove = Entferne { $count }.
add = Füge { $count } hinzu.
nearest = Ähnlich: { $cards }.
joined = { $before } und { $next }

## Gemeinsame Teile

cards-in-list = { $have ->
    [0] keine Karte
    [one] { $have } Karte
   *[other] { $have } Karten
}
copies-in-list = { $have }-mal
kind-leader = ein Anführer
kind-base = eine Basis
kind-unit = eine Einheit
kind-upgrade = ein Upgrade
kind-event = ein Ereignis
kind-token-unit = eine Marker-Einheit
kind-token-upgrade = ein Marker-Upgrade
kind-force-token = ein Macht-Marker
kind-credit-token = ein Credit-Marker

## Karten des Decks

leader-count = Das Deck hat { $have ->
    [0] keinen Anführer
   *[other] { $have } Anführer
}; es braucht genau { $need }.
base-count = Das Deck hat { $have ->
    [0] keine Basis
    [one] { $have } Basis
   *[other] { $have } Basen
}; es braucht genau 1.
too-few-cards = Das Deck hat { cards-in-list }; es braucht mindestens { $need } (ohne Anführer und Basis). Füge { $missing } hinzu.
too-few-cards-with-base = Das Deck hat { cards-in-list }; es braucht mit { $base } mindestens { $need } (ohne Anführer und Basis). Füge { $missing } hinzu.
unknown-card = Keine Karte hat die Nummer { $number }. Suche die Karte nach ihrem Namen.
not-a-leader = { $name } ist kein Anführer, sondern { $kind }. Ersetze die Karte durch einen Anführer.
not-a-base = { $name } ist keine Basis, sondern { $kind }. Ersetze die Karte durch eine Basis.
token-in-deck = { $name } ist { $kind } und kann nicht unter den Karten des Decks sein: Marker gehören nicht zum Deck. Entferne die Karte.
leader-in-deck = { $name } ist { $kind } und kann nicht unter den Karten des Decks sein: Das können nur Einheiten, Ereignisse und Upgrades. Entferne die Karte, oder setze sie als Anführer ein.
base-in-deck = { $name } ist { $kind } und kann nicht unter den Karten des Decks sein: Das können nur Einheiten, Ereignisse und Upgrades. Entferne die Karte, oder setze sie als Basis ein.
card-in-deck = { $name } ist { $kind } und kann nicht unter den Karten des Decks sein.
not-in-pool = { $name } ist nicht im Pool, aber { copies-in-list } in der Liste. Entferne die Karte.
fewer-in-pool = { $name }: { copies-in-list } in der Liste, { $pool }-mal im Pool. Entferne { $surplus }.
base-not-allowed = { $name } kann nicht die Basis sein: Sie ist weder im Pool noch eine häufige (Common) Basis des Sets. Wähle eine Basis aus dem Pool oder eine häufige.
too-many-copies = { $name }: { $have } Exemplare in Deck und Sideboard zusammen; erlaubt sind höchstens { $most }. Entferne { $surplus }.
too-many-copies-in-all = { $name }: { $have } Exemplare ({ $decks }); in allen Decks zusammen sind höchstens { $most } erlaubt. Entferne { $surplus }.
copies-in-deck = { $copies } in Deck { $deck }
sideboard-too-large = Das Sideboard hat { cards-in-list }; erlaubt sind höchstens { $most }. Entferne { $surplus }.
no-sideboard = { $format } wird ohne Sideboard gespielt, aber die Liste hat eines mit { $have ->
    [one] { $have } Karte
   *[other] { $have } Karten
}. Nimm sie ins Deck, oder entferne sie.

## Anführer, Basen und Decks

same-leader = Beide Anführer sind { $name }. Wähle zwei verschiedene; derselbe Name mit einem anderen Untertitel ist erlaubt.
opposed-leaders = { $leaders } zeigen auf der Vorderseite Heldentum und Niedertracht. Wähle Anführer, die nur eines von beiden haben oder keines.
deck-count = Es gibt { $have ->
    [0] kein Deck
    [one] { $have } Deck
   *[other] { $have } Decks
}; Trilogy wird mit genau { $need } Decks gespielt.
shared-leader = { $name } ist der Anführer der Decks { $decks }. Gib jedem Deck einen eigenen Anführer.
shared-base = { $name } ist die Basis der Decks { $decks }. Gib jedem Deck eine eigene Basis.

## Daten

suspended = { $name } ist in { $format } seit { $since } gesperrt. Spiele eine andere Karte.
suspended-until = { $name } ist in { $format } seit { $since } bis { $until } gesperrt. Spiele eine andere Karte.
rotated = { $name } ist seit { $day } nicht mehr in { $format }.
rotated-and-returns = { $name } ist seit { $day } nicht mehr in { $format } und kehrt am { $returns } als Nachdruck zurück.
play-another = Spiele eine andere Karte.
play-another-or-eternal = Spiele eine andere Karte oder Eternal.
not-released = { $name } erscheint am { $day } und darf vorher nicht gespielt werden. Spiele eine andere Karte.
not-in-card-pool = { $name } ist in keinem Set von { $format } und dort nie erlaubt. Spiele eine andere Karte.
