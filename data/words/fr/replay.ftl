# Revoir une partie terminée.

replay-title = Revoir la partie
replay-transport = Coups
replay-moment = Étape
replay-first = Premier coup
replay-back = Coup précédent
replay-play = Lecture
replay-pause = Pause
replay-next = Coup suivant
replay-last = Dernier coup
replay-speed = Vitesse
replay-speed-half = ½ ×
replay-speed-one = 1 ×
replay-speed-two = 2 ×
replay-speed-four = 4 ×
replay-moves-of = Joueur à suivre
replay-mine = moi
replay-my-moves = Mes coups
replay-more = Plus
replay-move-before = Coup précédent de ce joueur
replay-move-after = Coup suivant de ce joueur
replay-next-claim = Prochaine prise de route
replay-next-turning = Tournant suivant
replay-link = Copier le lien
replay-beginning = Début de la partie
replay-keys = Flèches pour avancer ou reculer d’un pas, Espace pour la lecture, T pour le tournant suivant, Début et Fin pour aller au début ou à la fin.

replay-tab-hands = Mains
replay-tab-log = Journal
replay-tab-curves = Courbes
replay-tab-facts = Détails
replay-cards-of = { $count } × { $color }
replay-no-cards = aucune carte
replay-trains =
    { $count ->
        [one] { $count } wagon
       *[other] { $count } wagons
    }
replay-ticket-cut-off = bloquée
replay-market = Cartes visibles
replay-deck =
    { $count ->
        [one] pioche : { $count } carte
       *[other] pioche : { $count } cartes
    }

replay-edition = Édition
replay-date = Date
replay-inputs = Coups et distributions
replay-seed-hash = Empreinte de la graine, publiée avant la première distribution
replay-seed = Graine de tous les tirages
replay-proof-proven = La graine est celle qui a été fixée avant la partie, et elle inclut ton propre nombre aléatoire.
replay-proof-fixed = La graine est celle qui a été fixée avant la partie.
replay-proof-other-seed = La graine n’est pas celle qui a été fixée avant la partie.
replay-proof-left-out = La graine n’inclut pas ton propre nombre aléatoire.
replay-seed-why = Avec la graine, chacun peut refaire toutes les distributions et vérifier que personne n’a choisi les cartes.
replay-check = Vérifier cette partie

replay-import = Ouvrir un fichier de partie
replay-import-what = Choisis le fichier d’une partie terminée, téléchargé ici ou enregistré par le programme highball. Toute personne ayant le lien ainsi créé peut revoir la partie.
replay-import-file = Choisir un fichier de partie
replay-import-go = Regarder

replay-play-on = Jouer à partir d’ici
replay-play-on-what = Lance une nouvelle partie à partir de cette position, avec le même plateau et les mêmes mains. Les cartes suivantes sont distribuées au hasard.
replay-play-on-seat = Ta place
replay-play-on-bots = Bots aux autres places
replay-play-on-go = Jouer
replay-chances = Chances de gagner
replay-chances-wait =
    { $known ->
        [0] Analyse…
       *[other] Analyse… { $known } sur { $all }
    }

# Analyse d’une partie terminée.
analysis-title = Tournants
analysis-wait = Recherche des tournants…
analysis-none-by = Pas de tournant : { $name } n’a pas fait d’erreur coûteuse.
analysis-whose = Coups affichés
analysis-everyone = tous les joueurs
analysis-point = { $name } : { $grade }, chances de gagner −{ $cost }
analysis-inaccuracy = Imprécision
analysis-mistake = Erreur
analysis-blunder = Gaffe
analysis-chosen = Joué : { $choice }, avec environ { $chance } % de chances de gagner.
analysis-best = Meilleur coup : { $choice }, avec environ { $chance } % de chances de gagner.
analysis-accuracy = Précision
analysis-accuracy-what = Précision : moyenne de toutes les décisions. Le meilleur coup compte pour 100 % ; un coup qui fait baisser les chances de gagner de 10 points de pourcentage compte pour 37 %. Affichée à partir de 10 décisions.
analysis-choice = Décisions
analysis-luck = Chance
analysis-balance-what = Décisions : chances de gagner perdues par les choix du joueur, en points de pourcentage. Chance : points gagnés ou perdus du fait des cartes et des adversaires.
choice-pass = passer
choice-deck = piocher
choice-open = prendre la carte visible ({ $color })
choice-passenger = prendre un passager ({ $place })
choice-pay = payer autrement
choice-answer = choisir la réponse { $number }
