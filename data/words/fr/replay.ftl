# Revoir une partie finie.

replay-title = Reprise
replay-transport = Coups
replay-moment = Moment
replay-first = Au début
replay-back = Un coup en arrière
replay-play = Lire
replay-pause = Pause
replay-next = Un coup en avant
replay-last = À la fin
replay-speed = Vitesse
replay-speed-half = ½ ×
replay-speed-one = 1 ×
replay-speed-two = 2 ×
replay-speed-four = 4 ×
replay-moves-of = Aux coups de qui aller
replay-mine = mes coups
replay-move-before = Au coup d’avant
replay-move-after = Au coup suivant
replay-next-claim = Prochain trajet pris
replay-link = Copier le lien
replay-beginning = Avant la première donne.
replay-keys = Les flèches avancent pas à pas, la barre d’espace lit, début et fin sautent.

replay-tab-hands = Mains
replay-tab-log = Journal
replay-tab-curves = Courbes
replay-tab-facts = Partie
replay-cards-of = { $count } { $color }
replay-no-cards = aucune carte
replay-trains =
    { $count ->
        [one] { $count } wagon
       *[other] { $count } wagons
    }
replay-ticket-done = rempli
replay-ticket-open = en cours
replay-ticket-cut-off = impossible
replay-market = Cartes visibles
replay-deck =
    { $count ->
        [one] pioche : { $count } carte
       *[other] pioche : { $count } cartes
    }

replay-edition = Édition
replay-date = Jouée
replay-inputs = Coups et donnes
replay-seed-hash = Empreinte de la graine, connue avant la première donne
replay-seed = Graine de toutes les donnes
replay-proof-proven = La graine était fixée avant la partie, et ton propre nombre aléatoire fait partie des donnes.
replay-proof-fixed = La graine était fixée avant la partie.
replay-proof-other-seed = La graine n’est pas celle qui était fixée avant la partie.
replay-proof-left-out = Ton propre nombre aléatoire ne fait pas partie des donnes.
replay-seed-why = Qui connaît la graine peut redonner la partie : personne n’a pu choisir les cartes.
replay-check = Vérifier cette partie

replay-import = Apporter une partie
replay-import-what = Choisis l’enregistrement d’une partie finie, téléchargé ici ou écrit par highball. Il reçoit un lien, et qui a le lien peut le regarder.
replay-import-file = Enregistrement
replay-import-go = Regarder

replay-play-on = Continuer à partir d’ici
replay-play-on-what = Une nouvelle partie commence à ce moment : même plateau, mêmes mains. Ce qui est donné ensuite est nouveau.
replay-play-on-seat = Ta place
replay-play-on-bots = Robots aux autres places
replay-play-on-go = Continuer
replay-chances = Chances de gagner
replay-chances-wait = Les chances sont en cours de calcul : { $known } moments sur { $all }.

# Ce qu’un fort joueur pense d’une partie finie.
analysis-title = Tournants
analysis-wait = Recherche des tournants…
analysis-none = Pas de tournant : personne n’a fait d’erreur coûteuse.
analysis-point = { $name } : { $grade }, −{ $cost } %
analysis-inaccuracy = Imprécision
analysis-mistake = Erreur
analysis-blunder = Gaffe
analysis-chosen = Joué : { $choice }.
analysis-best = Meilleur coup : { $choice }. Chances de gagner : { $chance } %.
analysis-choice = Décisions
analysis-luck = Chance
analysis-balance-what = Comment les chances de gagner ont changé du premier coup au résultat : par les erreurs, et par les cartes et les adversaires.
analysis-network = Jugé par le réseau de ce plateau, d’après ce que chacun pouvait voir.
analysis-playouts = Il n’y a pas de réseau pour ce plateau : les chances sont estimées en jouant des parties jusqu’au bout.
choice-pass = passer
choice-deck = piocher
choice-open = prendre la carte visible ({ $color })
choice-claim = prendre { $route }
choice-tickets = piocher des billets
choice-keep = garder { $tickets }
choice-passenger = prendre un passager à { $place }
choice-pay = payer autrement
choice-answer = choisir la réponse { $number }
