### Texts of the draft table.

exit = Tournoi
exitLabel = Retour au tournoi
seat = Siège { $seat }
leaders = Leaders · choix { $pick }/{ $picks }
pack = Booster { $pack }/3 · choix { $pick }/{ $picks }

## Drafts of other shapes than a pod.

shapes-leaders = Leaders · prenez-en un
shapes-piles = Draft Winston
shapes-pile = Pile { $pile }
shapes-pileSize = { $cards ->
    [one] { NUMBER($cards) } carte
   *[other] { NUMBER($cards) } cartes
 }
shapes-stock = { $cards ->
    [one] { NUMBER($cards) } carte
   *[other] { NUMBER($cards) } cartes
 } dans la pioche
shapes-inView = en cours d’examen
shapes-takePile = Prendre cette pile ({ $cards ->
    [one] { NUMBER($cards) } carte
   *[other] { NUMBER($cards) } cartes
 })
shapes-passPile = Laisser cette pile
shapes-passHint = La pile reçoit une carte de plus et vous regardez la pile suivante.
shapes-passLastHint = La pile reçoit une carte de plus et vous prenez la première carte de la pioche sans la voir.
shapes-square = Grille { $number } sur { $of }
shapes-lines = Prenez une ligne ou une colonne
shapes-takeRow = Ligne { $row }
shapes-takeColumn = Colonne { $column }
shapes-takeLabel = Prendre { $line } : { $names }
shapes-empty = prise
shapes-round = Tour { $round } sur { $of }
shapes-take = prendre { $cards ->
    [one] { NUMBER($cards) } carte
   *[other] { NUMBER($cards) } cartes
 }
shapes-open = Prenez une carte
shapes-openTitle = { $cards ->
    [one] { NUMBER($cards) } carte visible
   *[other] { NUMBER($cards) } cartes visibles
 }
shapes-filter = Afficher l’affinité
shapes-allAspects = Toutes
shapes-waiting = C’est au tour d’un autre joueur
shapes-reveal = Je suis { $name } : afficher mes cartes
shapes-taken = Cartes prises
shapes-doneHint = Toutes les cartes sont draftées. Construisez maintenant les decks.
shapes-log = Choix de tous les joueurs
shapes-tookPile = Prendre la pile
shapes-of = Choix parmi { $cards ->
    [one] { NUMBER($cards) } carte
   *[other] { NUMBER($cards) } cartes
 }
shapes-took = Cartes prises : { $names }
shapes-sameChoice = Un bot ferait le même choix
shapes-otherChoice = Un bot choisirait : { $choice }

##

passes = passe à { $name }
passingLabel = { $passing ->
    [left] Le paquet passe à gauche
   *[right] Le paquet passe à droite
 }, à { $name }
stillToPick = En attente : { $names }
loading = Ouverture du draft…
notBegun = Le draft de ce pod n’a pas encore commencé.
noPeople = Ce pod ne compte que des bots. Ils draftent automatiquement.
packLabel = { $count ->
    [1] La dernière carte
   *[other] Le paquet, { $count } cartes
 }
waiting = En attente : { $names }
lookAgain = Actualiser

clock-run = Démarrer le minuteur
clock-pause = Mettre le minuteur en pause
clock-halt = Pause
clock-go = Démarrer
clock-paused = En pause
clock-over = Temps dépassé
clock-waits = Le minuteur démarre quand le paquet est affiché
clock-left = encore { $text }

selectFirst = Sélectionnez une carte
pickCard = Prendre { $name }
hint = Cliquez pour sélectionner, recliquez pour prendre. Ou flèches et Entrée.
lastTaken = Dernier choix
nothingTaken = Aucun choix pour l’instant
takesAtZero = À zéro, la carte { $name } sera prise
overtime = Temps écoulé : prenez une carte

hand-title = Passez l’ordinateur à { $name }
hand-who = Pod { $pod }, siège { $seat }
hand-reveal = Je suis { $name } : afficher mon paquet
hand-others = Je suis un autre joueur
hand-picked = a choisi
hand-toPick = n’a pas encore choisi
hand-hidden = Les choix des autres joueurs restent cachés.

phones-title = Les joueurs choisissent sur leur téléphone
phones-hint = Les choix apparaissent ici automatiquement. Seuls les joueurs sans téléphone ont besoin de l’ordinateur.
phones-open = paquets ouverts depuis { $time }
phones-picked = a choisi
phones-late = choisit depuis { $time }
phones-noPhone = sans téléphone
phones-here = Choisir sur cet ordinateur
phones-hereLabel = Choisir pour { $name } sur cet ordinateur
phones-bot = Laisser un bot choisir
phones-botLabel = Laisser un bot choisir pour { $name }
phones-back = Revenir aux choix par téléphone

pool-title = Pool
pool-table = Table
pool-tabs = Pool et table
pool-by-aspect = Affinité
pool-by-cost = Coût
pool-empty = Les cartes que vous prenez apparaissent ici.
pool-leaders = Leaders
pool-count = { $count ->
    [one] { NUMBER($count) } carte
   *[other] { NUMBER($count) } cartes
 }

table-bot = bot
table-picking = choisit
table-cards = { $count ->
    [one] { NUMBER($count) } carte
   *[other] { NUMBER($count) } cartes
 }
table-none = pas encore de leader

done-title = Draft terminé
done-build = { $name ->
    [none] Construire votre deck
   *[other] Construire le deck : { $name }
 }
done-buildHint = Vous pouvez construire les decks dans n’importe quel ordre et les modifier plus tard.
done-log = Choix de tous les joueurs
done-seatLabel = Siège
done-leaders = Leaders
done-pack = Booster { $pack }
done-pick = choix { $pick }
done-from = { $count ->
    [1] La dernière carte
   *[other] Choisie parmi { $count } cartes
 }
done-reason = Pourquoi
done-same = Un bot prendrait la même carte
done-instead = Un bot prendrait { $card }
done-before = Choix précédent
done-after = Choix suivant
done-loading = Chargement des choix…
done-allSeats = Tous les sièges
done-oneSeat = Un siège
done-seatAlone = Tous les choix de ce siège, avec les cartes proposées
done-slider = Choix
done-nextDifference = Différence suivante
done-others = Autres decks
done-alike = Un bot est d’accord avec { $same } choix sur { $of }
done-honest = Plus la note est élevée, meilleur est le choix. Le choix du bot est celui qu’il ferait à ce siège ; il ne connaît que le paquet et les choix précédents du siège.

keys-title = Draft
keys-digits = Sélectionner une carte par son numéro : un ou deux chiffres (0 pour la dixième)
keys-arrows = Passer d’une carte à l’autre, y compris avec Origine et Fin ; Entrée prend la carte
keys-zoom = Agrandir la carte
keys-clock = Démarrer le minuteur ou le mettre en pause
keys-pool = Trier le pool par affinité ou par coût
keys-table = Passer du pool à la table
keys-letGo = Annuler la sélection ; appuyer de nouveau pour revenir au tournoi
