# Le décompte final, ligne par ligne.

terminal-final-title = Scores finaux
terminal-final-seat = { $place }  { $who } : { $total }
terminal-final-floor = Un total inférieur à { $floor } est ramené à { $floor }.
terminal-final-won = { $you ->
    [yes] Tu gagnes
   *[no] { $subject } gagne
} avec { $total }.
terminal-final-shared = Victoire partagée : { $names }, avec { $total } chacun.
terminal-final-route = { $route }, { $count ->
    [one] { $count } wagon
   *[other] { $count } wagons
}
terminal-final-tickets = Destinations, { $done ->
    [one] { $done } réussie
   *[other] { $done } réussies
} et { $failed ->
    [one] { $failed } manquée
   *[other] { $failed } manquées
}
terminal-final-ticket-done = { $ticket } : réussie
terminal-final-ticket-failed = { $ticket } : manquée
terminal-final-longest-path = Chemin le plus long, { $count ->
    [one] { $count } wagon
   *[other] { $count } wagons
}
terminal-final-globetrotter = Le plus de destinations, { $count ->
    [one] { $count } réussie
   *[other] { $count } réussies
}
terminal-final-trains-left = { $count ->
    [one] { $count } wagon restant
   *[other] { $count } wagons restants
}
terminal-final-same-place = { $above } et { $below } : même place, à égalité de { $money ->
    [yes] dollars
   *[no] points
}.
terminal-final-all-equal = { $above } et { $below } : même place, à égalité de { $money ->
    [yes] dollars
   *[no] points
} ainsi que pour { $ties }.
terminal-final-counts-decide = { $above } et { $below } : à égalité de { $money ->
    [yes] dollars
   *[no] points
}, départagés par { $tie } ({ $more } contre { $fewer }).
terminal-final-one-decides = { $above } et { $below } : à égalité de { $money ->
    [yes] dollars
   *[no] points
}, départagés par { $tie }.
terminal-final-tie-tickets = les destinations réussies
terminal-final-tie-longest-path = le bonus du chemin le plus long
terminal-final-tie-passengers = les passagers
terminal-final-tie-later = l’ordre du tour (l’avantage va à celui qui joue le plus tard)

# Revoir et vérifier des fichiers de partie.
terminal-record-title = { $title } ({ $edition }), { $players ->
    [one] { $players } joueur
   *[other] { $players } joueurs
} : { $seats }
terminal-record-line = partie { $number } : { $edition }, { $players ->
    [one] { $players } joueur
   *[other] { $players } joueurs
}, { $inputs }, vérifiée ; { $result }
terminal-record-not-finished = non terminée
terminal-record-choose = { $name } contient { $count ->
    [one] { $count } partie
   *[other] { $count } parties
}. Choisis-en une avec --record ({ $range }).
terminal-record-choose-until = { $name } contient { $count ->
    [one] { $count } partie
   *[other] { $count } parties
}. Pour --until, choisis-en une avec --record N.
terminal-record-choose-one = { $name } contient { $count ->
    [one] { $count } partie
   *[other] { $count } parties
}. Choisis-en une avec --record N.
terminal-record-shorter = { $name } n’a que { $count ->
    [one] { $count } étape
   *[other] { $count } étapes
}. Choisis un nombre de 0 à { $count }.

# Ce qui ne va pas dans un fichier, après son nom et la ligne.
terminal-damage-of = { $name } : { $reason }.
terminal-damage-at = { $name }, ligne { $line } : { $reason }.
terminal-damage-at-line = { $name }, ligne { $line }, « { $text } » : { $reason }.
terminal-damage-name-folder = { $unknown } ; pour ton propre plateau, indique son dossier avec --map
terminal-damage-due = { $refused } : { $due }
terminal-damage-due-first = avant cela, { $due }
terminal-out-ticket = la destination { $ticket }
terminal-out-passenger = un passager ({ $color })
terminal-out-pavilion = le pavillon { $name }
terminal-out-snow = de la neige sur { $route }
terminal-out-postcard = la carte postale { $number }
terminal-out-event = l’événement { $title }
terminal-out-first = le joueur { $name } en premier

# La table au milieu d’une partie.
terminal-state-still = { $question } Joueurs qui n’ont pas encore choisi : { $seats }.
terminal-state-last-round = Dernier tour ; coups restants après le coup en cours : { $turns }.
terminal-state-deck = { $cards } dans la pioche ; défausse : { $discards }
terminal-state-tickets-left = Destinations à piocher : { $count }
terminal-state-tickets-left-of = Destinations à piocher ({ $deck }) : { $count }
terminal-state-waiting = Passagers en attente : { $waiting }
terminal-state-seat = { $name } : { $has }
terminal-state-hand = main : { $cards }
terminal-state-ticket = destination : { $ticket }, { $state }
terminal-state-offered = destination proposée : { $ticket }
terminal-state-route = route : { $route }
terminal-state-passengers = passagers : { $passengers }

# Conseils pour un moment d’une partie.
terminal-advice-over = { $name } : après { $count ->
    [one] { $count } étape
   *[other] { $count } étapes
}, la partie est terminée et il n’y a plus rien à décider.
terminal-advice-nobody = { $name } : après { $count ->
    [one] { $count } étape
   *[other] { $count } étapes
}, personne n’a rien à décider. { $due }
terminal-advice-later = { $nobody } Utilise --at { $at }.
terminal-advice-level-at = --level ne s’utilise que pour un moment précis de la partie : ajoute --at N.
terminal-advice-for = Position après { $count ->
    [one] { $count } étape
   *[other] { $count } étapes
}. { $question } Conseils pour le joueur { $seat } :
terminal-advice-line = { $level } : { $what }.
terminal-advice-claim = prendre { $route } avec { $cards }
terminal-advice-mix = choisir { $tickets }
terminal-advice-passenger = prendre le passager ({ $color }, { $place })
terminal-advice-why = { $plan } ; { $won }
terminal-advice-won = gagne { $percent } % des parties simulées à partir d’ici
terminal-advice-chance = { $percent } % de chances de gagner
terminal-advice-unknown = aucune destination connue pour l’instant
terminal-advice-points = plus aucune destination à réussir, donc le bot joue pour les points
terminal-advice-aims = vise { $tickets }, veut d’abord prendre { $route } et pense avoir besoin de { $turns ->
    [one] { $turns } tour
   *[other] { $turns } tours
}
terminal-advice-completes = réussit { $tickets }

# L’analyse d’une partie entière.
terminal-analysis-balance = { $seat }, effet sur les chances de gagner, en points de pourcentage : décisions { $choice }, chance { $luck }.
terminal-analysis-accuracy = Précision : { $accuracy } %.
terminal-analysis-point = Après { $count ->
    [one] { $count } étape
   *[other] { $count } étapes
}, { $seat } : { $grade }, −{ $cost } %. Coup joué : { $chosen }. Meilleur coup : { $best } ({ $chance } %).
terminal-analysis-inaccuracy = imprécision
terminal-analysis-mistake = erreur
terminal-analysis-blunder = gaffe
