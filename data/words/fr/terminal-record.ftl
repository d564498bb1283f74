# Le décompte final, ligne par ligne.

terminal-final-title = Décompte final
terminal-final-seat = { $place }  { $who } : { $total }
terminal-final-floor = Aucun total n’est inférieur à { $floor }.
terminal-final-won = { $you ->
    [yes] Tu gagnes
   *[no] { $subject } gagne
} avec { $total }.
terminal-final-shared = Victoire partagée, { $total } : { $names }.
terminal-final-routes = Trajets
terminal-final-route = { $route }, { $count ->
    [one] { $count } wagon
   *[other] { $count } wagons
}
terminal-final-tickets = Billets, remplis : { $done }, non remplis : { $failed }
terminal-final-ticket-done = { $ticket } : rempli
terminal-final-ticket-failed = { $ticket } : non rempli
terminal-final-longest-path = Chemin le plus long, { $count ->
    [one] { $count } wagon
   *[other] { $count } wagons
}
terminal-final-globetrotter = Le plus de billets, { $count ->
    [one] { $count } rempli
   *[other] { $count } remplis
}
terminal-final-passengers = Voyageurs
terminal-final-coins = Dollars
terminal-final-bookings = Réservations
terminal-final-trains-left = { $count ->
    [one] { $count } wagon restant
   *[other] { $count } wagons restants
}
terminal-final-same-place = Place partagée, autant de { $money ->
    [yes] dollars
   *[no] points
} : { $above } et { $below }.
terminal-final-all-equal = Place partagée : { $above } et { $below } ; sont égaux les { $money ->
    [yes] dollars
   *[no] points
} et { $ties }.
terminal-final-counts-decide = Autant de { $money ->
    [yes] dollars
   *[no] points
} : { $above } et { $below } ; { $tie } décident, { $more } à { $fewer }.
terminal-final-one-decides = Autant de { $money ->
    [yes] dollars
   *[no] points
} : { $above } et { $below } ; { $tie } décide.
terminal-final-tie-tickets = les billets remplis
terminal-final-tie-longest-path = le bonus du plus long chemin
terminal-final-tie-passengers = les voyageurs
terminal-final-tie-later = la place plus tardive dans l’ordre du tour

# Les enregistrements rejoués et vérifiés.
terminal-record-title = { $title } ({ $edition }), { $players ->
    [one] { $players } joueur
   *[other] { $players } joueurs
} : { $seats }
terminal-record-line = enregistrement { $number } : { $edition }, { $players ->
    [one] { $players } joueur
   *[other] { $players } joueurs
}, { $inputs }, vérifié ; { $result }
terminal-record-not-finished = pas finie
terminal-record-choose = { $name } contient { $count ->
    [one] { $count } enregistrement
   *[other] { $count } enregistrements
} ; dis --record avec { $range }.
terminal-record-choose-until = { $name } contient { $count ->
    [one] { $count } enregistrement
   *[other] { $count } enregistrements
} ; choisis-en un pour --until avec --record N.
terminal-record-choose-one = { $name } contient { $count ->
    [one] { $count } enregistrement
   *[other] { $count } enregistrements
} ; choisis-en un avec --record N.
terminal-record-shorter = { $name } n’a que { $count ->
    [one] { $count } étape
   *[other] { $count } étapes
} ; nomme un nombre de 0 à { $count }.

# Ce qui ne va pas dans un fichier, après son nom et la ligne.
terminal-damage-of = { $name } : { $reason }.
terminal-damage-at = { $name }, ligne { $line } : { $reason }.
terminal-damage-at-line = { $name }, ligne { $line }, « { $text } » : { $reason }.
terminal-damage-name-folder = { $unknown } ; nomme le dossier d’une carte à toi avec --map
terminal-damage-due = { $refused } : { $due }
terminal-damage-due-first = d’abord : { $due }
terminal-out-ticket = le billet { $ticket }
terminal-out-passenger = un voyageur ({ $color })
terminal-out-pavilion = le pavillon { $name }
terminal-out-snow = de la neige sur { $route }
terminal-out-postcard = la carte postale { $number }
terminal-out-event = l’événement { $title }
terminal-out-first = { $name } comme première place

# La table au milieu d’une partie.
terminal-state-still = { $question } Doivent encore répondre : { $seats }.
terminal-state-last-round = C’est le dernier tour de table ; coups encore à commencer : { $turns }.
terminal-state-deck = Pioche : { $cards } ; défausse : { $discards }
terminal-state-tickets-left = Billets à piocher : { $count }
terminal-state-tickets-left-of = Billets à piocher ({ $deck }) : { $count }
terminal-state-waiting = Voyageurs en attente : { $waiting }
terminal-state-seat = { $name } : { $has }
terminal-state-hand = main : { $cards }
terminal-state-ticket = billet : { $ticket }, { $state }
terminal-state-offered = proposé : { $ticket }
terminal-state-route = trajet : { $route }
terminal-state-passengers = voyageurs : { $passengers }

# Des conseils sur un moment d’une partie.
terminal-advice-over = { $name } : après { $count ->
    [one] { $count } étape
   *[other] { $count } étapes
}, la partie est finie et personne n’a rien à décider.
terminal-advice-nobody = { $name } : après { $count ->
    [one] { $count } étape
   *[other] { $count } étapes
}, personne n’a rien à décider. { $due }
terminal-advice-later = { $nobody } Dis --at { $at }.
terminal-advice-level-at = Un niveau conseille à un moment de la partie : dis --at N.
terminal-advice-for = Après { $count ->
    [one] { $count } étape
   *[other] { $count } étapes
} : { $question } Conseils pour { $seat } :
terminal-advice-line = { $level } : { $what }.
terminal-advice-claim = prendre { $route } avec { $cards }
terminal-advice-mix = demander { $tickets }
terminal-advice-passenger = emmener le voyageur de { $place } ({ $color })
terminal-advice-why = { $plan } ; { $won }
terminal-advice-won = { $percent } % des parties qui pourraient être celle-ci se gagnent à partir de là
terminal-advice-chance = les chances de gagner sont alors de { $percent } %
terminal-advice-unknown = aucun billet n’est encore connu
terminal-advice-points = il ne reste aucun billet à remplir, ce sont donc les points qui comptent
terminal-advice-aims = vise { $tickets }, veut ensuite { $route } et compte sur { $turns ->
    [one] { $turns } tour
   *[other] { $turns } tours
}
terminal-advice-completes = remplit { $tickets }

# L’analyse d’une partie entière.
terminal-analysis-network = Jugé par le réseau de ce plateau, d’après ce que chacun pouvait voir.
terminal-analysis-playouts = Il n’y a pas de réseau pour ce plateau : les chances sont estimées en jouant des parties jusqu’au bout.
terminal-analysis-balance = { $seat } : décisions { $choice } %, chance { $luck } %.
terminal-analysis-none = Pas de tournant : personne n’a fait d’erreur coûteuse.
terminal-analysis-point = Après { $count ->
    [one] { $count } entrée
   *[other] { $count } entrées
}, { $seat } : { $grade }, −{ $cost } %. Joué : { $chosen }. Meilleur coup : { $best } ({ $chance } %).
terminal-analysis-inaccuracy = imprécision
terminal-analysis-mistake = erreur
terminal-analysis-blunder = gaffe
