# Une partie à l’invite.

terminal-prompt-idle = Mille saisies non valides de suite ; la partie s’arrête ici.
terminal-bot-failed = Le bot qui joue en { $name } n’a pas su prendre cette décision ; { $by } décide à sa place.
terminal-prompt-picture = Pour dessiner une image du plateau :
terminal-prompt-call = === { $who } : à toi de décider. Appuie sur Entrée quand personne d’autre ne regarde. ===
terminal-prompt-nothing-to-take-back = Il n’y a rien à annuler maintenant.
terminal-prompt-no-place = Aucun lieu ne porte ce nom.
terminal-prompt-back = retour
terminal-prompt-take-back = annuler
terminal-prompt-none-of-these = Tape { $range }, ou ? pour l’aide ; « { $line } » n’est pas proposé.
terminal-prompt-numbers = un nombre de 1 à { $most }
terminal-prompt-one-of = l’un des nombres { $numbers }
terminal-prompt-file = Tape un nouveau nom de fichier pour enregistrer la partie, ou appuie sur Entrée pour ne pas l’enregistrer.
terminal-prompt-file-not = « { $name } » existe déjà ou ne peut pas être écrit.
terminal-prompt-twice = Le { $number } apparaît deux fois.
terminal-prompt-no-number = « { $word } » n’est pas un nombre de 1 à { $most }.

# Ce qui est demandé.
terminal-choose-turn = Que veux-tu faire ?
terminal-choose-stands = Appuie sur Entrée pour terminer ton tour, ou tape u pour annuler.
terminal-choose-neither = Appuie sur Entrée ou tape u, pas « { $line } ».
terminal-choose-tickets = Quelles destinations ?
terminal-choose-route = Quelle route ?
terminal-choose-payment = Comment veux-tu payer { $route } ?
terminal-choose-no-such-route = « { $part } » ne correspond à aucune route que tu puisses payer.
terminal-choose-offered = Ces destinations te sont proposées :
terminal-choose-keep = Tape les numéros des destinations à garder (au moins { $count ->
    [one] { $count } destination
   *[other] { $count } destinations
}), par exemple { $example }
terminal-choose-keep-more = Garde au moins { $count ->
    [one] { $count } destination
   *[other] { $count } destinations
} : tape leurs numéros, par exemple { $example }.
terminal-choose-keep-again = { $reason } Tape les numéros des destinations à garder, par exemple { $example }.
terminal-choose-returned = Ces destinations vont sous la pioche :
terminal-choose-order = Tape l’ordre voulu, ou appuie simplement sur Entrée pour ne rien changer ; la dernière va tout en bas.
terminal-choose-order-again = { $reason } Tape l’ordre, par exemple 2 1, ou appuie simplement sur Entrée.
terminal-choose-not-second = Pour l’instant, tu ne peux que prendre ta deuxième carte.
terminal-choose-no-route = Tu ne peux payer aucune route avec tes cartes.

# Ce qu’on peut choisir, dans une liste ou comme conseil.
terminal-choice-draw = piocher une carte
terminal-choice-take = prendre { $card } parmi les cartes visibles
terminal-choice-take-locomotive = prendre une locomotive visible, sans deuxième carte
terminal-choice-take-open = prendre une carte visible
terminal-choice-tickets-of = piocher { $tickets }
terminal-choice-routes = prendre une route ({ $count } à ta portée)
terminal-choice-pay = payer avec { $cards }
terminal-choice-pay-snow = payer avec { $cards }, et { $snow } pour la neige
terminal-choice-passenger = le passager ({ $color }, { $place })
terminal-choice-answer = réponse { $number }
terminal-choice-pass = passer (aucun autre coup)
terminal-choice-card = { $title } : { $does }
terminal-choice-in = à { $place }
terminal-choice-none = aucune : tout piocher
terminal-choice-keep-card = garder cette carte ({ $card })
terminal-choice-take-ticket = prendre { $ticket }
terminal-choice-look = regarder { $cards } cartes et en garder { $keep }
terminal-choice-wager = retourner une carte : recevoir { $win } $, ou payer { $lose } $ si elle porte une tête de mort
terminal-choice-token = charger du fret ({ $good }) à { $place }
terminal-choice-house = construire une auberge à { $place }
terminal-choice-rival = { $name } reçoit { $coins } $
terminal-choice-crew = « { $title } » travaille pour toi dans cette partie
terminal-choice-second = prendre une deuxième route
terminal-choice-large-city = une carte pour une grande ville
terminal-choice-bonus = ton bonus

# Comment une partie s’ouvre, et l’aide.
terminal-how-new = { $title } : nouvelle partie.
terminal-how-again = { $title } : partie reprise.
terminal-how-you-are = { $count ->
    [one] Tu joues en { $color } ; le bot joue en { $bots }.
   *[other] Tu joues en { $color } ; les bots jouent en { $bots }.
}
terminal-how-to-ask = Tape ? pour l’aide.
terminal-how-turn = À ton tour, tu fais une seule chose : piocher deux cartes, prendre une route ou piocher des cartes Destination. Une route coûte autant de cartes qu’elle a de cases, toutes de sa couleur, ou d’une même couleur au choix si elle est grise ; les locomotives servent de jokers. Si tu prends une locomotive visible, c’est la seule carte que tu prends à ce tour. À la fin, la valeur des destinations réussies est ajoutée à ton score ; celle des autres en est déduite.
terminal-how-decks = Les cartes Destination sont réparties en plusieurs pioches, { $decks } : tu choisis combien en piocher dans chacune.
terminal-how-passengers = Des passagers attendent dans les villes : quand tu prends une route, tu fais monter un passager à chaque extrémité. À la fin, le joueur qui a le plus de passagers d’une même couleur reçoit { $points ->
    [one] { $points } point
   *[other] { $points } points
}, le deuxième { $second }.
terminal-how-dollars = Ce sont les dollars qui comptent ; à la fin, tu en reçois pour tes destinations réussies, et davantage s’il te reste peu de wagons.
terminal-how-bonus = { $color } : chaque route de cette couleur donne un bonus au joueur { $seat } ({ $does }).
terminal-how-large = Une route vers une grande ville ({ $cities }) donne la première carte de la pioche.
terminal-how-news = Un journal pioché révèle un événement, et une autre carte est piochée. Certains événements n’agissent qu’une fois ; les autres restent en vigueur jusqu’au suivant.
terminal-how-numbers = Tape le numéro d’un choix ; à ton tour, un numéro correspond toujours à la même action. Autres commandes :
terminal-how-office = les bureaux, les cartes postales, le fret, les pavillons et les règles de la campagne
terminal-how-routes = toutes les routes avec leur couleur, leur longueur et leur propriétaire ; m { $small } pour les routes vers { $city }
terminal-how-claim = prendre une route ; 3 { $small } pour les routes vers { $city }
terminal-how-back = revenir à la liste précédente
terminal-how-take-back = annuler ta dernière action, tant que rien n’a été distribué depuis et que personne d’autre n’a agi
terminal-how-leave = quitter la partie
terminal-how-help = cette aide

# La table avant une décision.
terminal-shown-hand = Ta main : { $cards }
terminal-shown-last-round = --- Dernier tour ---
terminal-shown-last-turn = --- C’est le dernier coup de la partie. ---
terminal-shown-your-last-turn = --- Dernier tour : c’est ton dernier coup. ---
terminal-shown-points = points
terminal-shown-trains = wagons
terminal-shown-cards = cartes
terminal-shown-you = toi, { $color }
terminal-shown-open-cards = Cartes visibles : { $cards }
terminal-shown-draw-from = Reste à piocher : { $piles }
terminal-shown-event = Événement en cours : { $title }. { $text }
terminal-shown-event-acted = Événement en cours : { $title } (déjà appliqué).
terminal-shown-event-none = Événement en cours : aucun
terminal-shown-your-tickets = Tes destinations :
terminal-shown-closed = fermée
terminal-shown-snow = enneigée
terminal-shown-waiting = Passagers en attente ({ $place }) : { $colors }

# Commencer, quitter et enregistrer une partie.
terminal-game-recorded = La partie est enregistrée dans { $file }. Pour la revoir :
terminal-game-not-kept = La partie s’arrête ici et n’est pas enregistrée. Pour l’enregistrer :
terminal-game-kept = La partie est enregistrée. Pour continuer :
terminal-game-several = { $name } contient plusieurs parties. Indique un fichier qui n’en contient qu’une, ou un nouveau fichier.
terminal-game-finished = { $name } contient une partie terminée. Indique un autre fichier pour commencer une nouvelle partie.
terminal-game-other-edition = { $name } contient une partie d’une autre édition : { $held }, pas { $named }. Omets --edition.
terminal-game-other-players = { $name } contient une partie à { $held } joueurs, pas à { $named }. Omets --players.
terminal-game-other-seed = { $name } contient une partie avec une autre graine. Omets --seed.
terminal-game-no-seed = { $name } ne contient pas de graine : impossible de reprendre la partie. Seules les parties commencées avec cette commande en ont une.

# Bureaux et table dans les parties de campagne.
terminal-office-yours = Ton bureau :
terminal-office-of = { $company } ({ $color }) :
terminal-office-table = Sur la table :
terminal-office-stamps = Tampons : { $lines }
terminal-office-snow = Routes enneigées : { $routes }
terminal-office-stories = L’histoire de tes destinations :
terminal-office-story = { $ticket } : { $story }
