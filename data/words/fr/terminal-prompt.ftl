# Une partie à l’invite.

terminal-prompt-idle = Mille saisies de suite n’ont mené à rien ; la partie s’arrête ici.
terminal-bot-failed = Le bot de { $name } a échoué à cette décision ; { $by } décide à sa place.
terminal-prompt-picture = Ceci dessine une image du plateau :
terminal-prompt-call = === C’est à { $who } de répondre. Appuie sur Entrée quand personne d’autre ne regarde. ===
terminal-prompt-nothing-to-take-back = Il n’y a rien que tu puisses reprendre maintenant.
terminal-prompt-no-place = Aucun lieu ne s’appelle ainsi.
terminal-prompt-back = retour
terminal-prompt-take-back = reprendre
terminal-prompt-none-of-these = « { $line } » n’est pas proposé ; entre { $range }, ou ? pour l’aide.
terminal-prompt-numbers = un nombre de 1 à { $most }
terminal-prompt-one-of = l’un des nombres { $numbers }
terminal-prompt-file = Entre le nom d’un nouveau fichier pour garder la partie, ou rien pour la laisser.
terminal-prompt-file-not = « { $name } » existe déjà ou ne peut pas être écrit.
terminal-prompt-twice = Le { $number } y est deux fois.
terminal-prompt-no-number = « { $word } » n’est aucun des nombres de 1 à { $most }.

# Ce qui est demandé.
terminal-choose-open-card = Quelle carte visible prends-tu ?
terminal-choose-mix = Parmi quels billets de départ veux-tu choisir ?
terminal-choose-passenger = Quel voyageur de { $place } part avec toi ?
terminal-choose-second-card = Ta deuxième carte :
terminal-choose-turn = Que fais-tu ?
terminal-choose-other = Tu dois { $what } :
terminal-choose-forced = Il n’y a rien à choisir ici ; la partie continue.
terminal-choose-no-postcard = Aucune de tes cartes postales ne convient à ce moment ; la partie continue.
terminal-choose-stands = Appuie sur Entrée pour finir ton tour, ou u pour le reprendre.
terminal-choose-neither = « { $line } » n’est ni l’un ni l’autre.
terminal-choose-tickets = Quels billets ?
terminal-choose-route = Quel trajet ?
terminal-choose-payment = Comment paies-tu { $route } ?
terminal-choose-no-such-route = « { $part } » n’est dans aucun des trajets que tu peux payer.
terminal-choose-offered = Ces billets te sont proposés :
terminal-choose-keep = Entre les numéros de ceux que tu gardes, au moins { $count ->
    [one] { $count } billet
   *[other] { $count } billets
} ; par exemple : { $example }
terminal-choose-keep-more = Garde au moins { $count ->
    [one] { $count } billet
   *[other] { $count } billets
} : entre autant de numéros, par exemple { $example }.
terminal-choose-keep-again = { $reason } Entre les numéros de ceux que tu gardes, par exemple { $example }.
terminal-choose-returned = Ceux-ci vont sous la pioche :
terminal-choose-order = Entre l’ordre dans lequel ils vont, ou seulement Entrée pour le laisser ainsi ; le dernier est tout en bas.
terminal-choose-order-again = { $reason } Entre l’ordre, par exemple 2 1, ou seulement Entrée.
terminal-choose-not-second = Il ne te reste qu’à prendre la deuxième carte de ton tour.
terminal-choose-not-taking = Tu prends une carte visible qui n’est pas une locomotive.
terminal-choose-no-ticket = Il ne reste pas de billet.
terminal-choose-no-route = Tes cartes ne paient aucun trajet.

# Ce qu’on peut choisir, dans une liste ou comme conseil.
terminal-choice-draw = piocher une carte
terminal-choice-take = prendre { $card } visible
terminal-choice-take-locomotive = prendre une locomotive visible, sans deuxième carte
terminal-choice-take-open = prendre une carte visible
terminal-choice-tickets = piocher des billets
terminal-choice-tickets-of = piocher { $tickets }
terminal-choice-routes = prendre un trajet ({ $count } que tu peux payer)
terminal-choice-pay = payer { $cards }
terminal-choice-pay-snow = payer { $cards }, et { $snow } pour la neige
terminal-choice-passenger = le voyageur de { $place } ({ $color })
terminal-choice-keep = garder { $tickets }
terminal-choice-name = prendre { $route }
terminal-choice-answer = réponse { $number }
terminal-choice-pass = passer, car rien d’autre n’est possible
terminal-choice-no = non
terminal-choice-yes = oui
terminal-choice-two-cards = piocher deux cartes
terminal-choice-three-dollars = recevoir 3 $
terminal-choice-wire = carte { $number }
terminal-choice-card = { $title } : { $does }
terminal-choice-wage = payer { $coins } $ : { $title }
terminal-choice-freight = le fret de { $place }
terminal-choice-in = à { $place }
terminal-choice-bargain = donner { $price } et { $does }
terminal-choice-large-city = une carte pour une grande ville
terminal-choice-bonus = ton bonus

# Comment une partie s’ouvre, et l’aide.
terminal-how-new = { $title }. Une nouvelle partie commence.
terminal-how-again = { $title }. La partie continue.
terminal-how-you-are = { $count ->
    [one] Tu es { $color } ; le bot est { $bots }.
   *[other] Tu es { $color } ; les bots sont { $bots }.
}
terminal-how-to-ask = ? dit comment on joue.
terminal-how-turn = À ton tour, tu fais une seule chose : piocher deux cartes, prendre un trajet ou piocher des billets. Un trajet se paie avec autant de cartes de sa couleur qu’il est long, ou d’une couleur au choix s’il est gris ; les locomotives remplacent toute carte. Une locomotive visible est la seule carte de son tour. Les billets que tu remplis ajoutent leur valeur à la fin ; les autres la coûtent.
terminal-how-decks = Les billets sont dans des pioches à part, { $decks } : tu dis combien tu en pioches de chacune.
terminal-how-passengers = Des voyageurs attendent dans les villes : qui prend un trajet en emmène un de chaque bout. À la fin, le plus grand nombre d’une couleur donne { $points ->
    [one] { $points } point
   *[other] { $points } points
}, le deuxième { $second }.
terminal-how-dollars = Ce sont les dollars qui comptent ; à la fin, il y en a pour qui a peu de wagons restants, et pour les billets.
terminal-how-bonus = { $color } : les trajets de cette couleur sont un bonus pour { $seat } : { $does }.
terminal-how-large = Un trajet vers une grande ville donne la première carte de la pioche : { $cities }.
terminal-how-news = Un journal qui sort de la pioche retourne un événement, et une autre carte est piochée. Certains événements agissent une fois, les autres jusqu’à ce que le suivant soit retourné.
terminal-how-numbers = Entre le numéro d’un choix ; à ton tour, chaque numéro veut toujours dire la même chose. Et aussi :
terminal-how-routes = tous les trajets avec couleur, longueur et propriétaire ; m { $small } pour ceux de { $city }
terminal-how-claim = prendre un trajet ; 3 { $small } pour ceux de { $city }
terminal-how-back = revenir à la liste d’avant
terminal-how-take-back = reprendre ta dernière action, tant que rien n’a été donné depuis et que personne d’autre n’a agi
terminal-how-leave = quitter la partie
terminal-how-help = cette aide

# La table avant une décision.
terminal-shown-hand = Ta main : { $cards }
terminal-shown-last-round = --- C’est le dernier tour de table. ---
terminal-shown-last-turn = --- C’est le dernier coup de la partie. ---
terminal-shown-your-last-turn = --- Le dernier tour de table : c’est ton dernier coup. ---
terminal-shown-points = points
terminal-shown-dollars = dollars
terminal-shown-trains = wagons
terminal-shown-cards = cartes
terminal-shown-tickets = billets
terminal-shown-passengers = voyageurs
terminal-shown-you = toi, { $color }
terminal-shown-open-cards = Cartes visibles : { $cards }
terminal-shown-draw-from = À piocher : { $piles }
terminal-shown-short-left = { $count ->
    [one] { $count } billet court
   *[other] { $count } billets courts
}
terminal-shown-long-left = { $count ->
    [one] { $count } billet long
   *[other] { $count } billets longs
}
terminal-shown-deck-left = { $count ->
    [one] { $count } billet ({ $deck })
   *[other] { $count } billets ({ $deck })
}
terminal-shown-event = Événement en cours : { $title }. { $text }
terminal-shown-event-acted = Événement en cours : { $title }, qui a agi.
terminal-shown-event-none = Événement en cours : pas encore
terminal-shown-your-tickets = Tes billets :
terminal-shown-done = rempli
terminal-shown-open = en cours
terminal-shown-closed = fermé
terminal-shown-waiting = Attendent à { $place } : { $colors }

# Commencer, quitter et garder une partie.
terminal-game-recorded = L’enregistrement est dans { $file } ; revois-le avec :
terminal-game-not-kept = La partie finit ici et n’est pas gardée ; ceci la garderait :
terminal-game-kept = La partie est gardée. Continue avec :
terminal-game-several = { $name } contient plusieurs enregistrements ; nomme un fichier qui en a un seul, ou un nouveau.
terminal-game-finished = { $name } contient une partie finie ; nomme un autre fichier pour en commencer une.
terminal-game-other-edition = { $name } contient une partie de { $held }, pas de { $named } ; laisse --edition de côté.
terminal-game-other-players = { $name } contient une partie à { $held }, pas à { $named } ; laisse --players de côté.
terminal-game-other-seed = { $name } contient une partie avec une autre graine ; laisse --seed de côté.
terminal-game-no-seed = { $name } ne nomme pas de graine pour continuer à donner ; seules les parties de cette commande le font.
