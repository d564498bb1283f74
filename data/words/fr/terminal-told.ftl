# Ce qu’une place doit faire, après « doit ».

terminal-due-opening-mix = Toutes les places disent combien de billets de chaque pioche elles veulent.
terminal-due-opening-tickets = Toutes les places choisissent lesquels de leurs billets de départ garder.
terminal-due-of = { $you ->
    [yes] Tu dois
   *[no] { $subject } doit
} { $what }.
terminal-due-first = { $count ->
    [one] { $who } doit d’abord { $what }
   *[other] { $who } doivent d’abord { $what }
}
terminal-due-first-mix = dire parmi combien de billets de chaque pioche choisir
terminal-due-first-tickets = { $count ->
   *[other] dire quels billets de départ garder
}
terminal-due-turn = choisir quoi faire à ce tour
terminal-due-second-card = prendre une deuxième carte
terminal-due-tickets = choisir lesquels des billets piochés garder
terminal-due-passenger = choisir un voyageur à { $place }
terminal-due-use = dire s’il faut utiliser { $card }
terminal-due-choose = choisir un effet de { $card }
terminal-due-take = prendre une carte visible qui n’est pas une locomotive
terminal-due-crew = dire s’il faut utiliser une carte d’équipage
terminal-due-cards = dire quelle carte postale utiliser, ou aucune
terminal-due-wage = dire s’il faut payer un salaire
terminal-due-privilege = choisir deux cartes ou 3 $
terminal-due-stakes = dire si deux piquets remplacent une carte
terminal-due-pay = payer le trajet
terminal-due-second = nommer un deuxième trajet pour une locomotive, ou aucun
terminal-due-hazard = dire s’il faut déclarer du fret dangereux
terminal-due-deliver = dire quel fret livrer, ou aucun
terminal-due-load = dire s’il faut charger du fret à { $place }
terminal-due-wire = dire s’il faut envoyer un télégramme
terminal-due-wire-keep = garder une des cartes du télégramme
terminal-due-dine = dire où dîner, ou nulle part
terminal-due-house = dire où bâtir une auberge, ou nulle part
terminal-due-window = dire quel billet visible prendre, ou aucun
terminal-due-answer = répondre

# Ce que le hasard doit donner.
terminal-deal-passenger = un voyageur doit être placé à { $place }
terminal-deal-card = une carte doit être donnée à { $you ->
    [yes] toi
   *[no] { $name }
}
terminal-deal-market = une carte visible doit être posée à la place { $slot }
terminal-deal-ticket = un billet doit être donné à { $you ->
    [yes] toi
   *[no] { $name }
}
terminal-deal-first = le hasard doit désigner la première place
terminal-deal-event = un événement doit être retourné
terminal-deal-window = un billet doit être posé visible
terminal-deal-rate = la couleur de l’Entente doit être affichée
terminal-deal-snow = la neige doit tomber sur un trajet
terminal-deal-pavilion = un pavillon doit être posé
terminal-deal-postcard = une carte postale doit être donnée à { $you ->
    [yes] toi
   *[no] { $name }
}
terminal-deal-wire = une carte d’un télégramme doit être donnée à { $you ->
    [yes] toi
   *[no] { $name }
}
terminal-deal-hazard = une carte doit être retournée pour { $you ->
    [yes] toi
   *[no] { $name }
}

# Ce qui s’est passé. « who » est « Tu as » ou « Rouge a ».
terminal-fact-market-reset = Trop de locomotives étaient visibles : toutes les cartes visibles ont été remplacées.
terminal-fact-market-stands = Les locomotives reviennent toujours : les cartes visibles restent telles quelles.
terminal-fact-reshuffled = La défausse a été mélangée et devient la pioche.
terminal-fact-newspapers-added = { $count ->
    [one] { $count } journal a rejoint la pioche.
   *[other] { $count } journaux ont rejoint la pioche.
}
terminal-fact-newspaper-turned = Un journal est sorti de la pioche.
terminal-fact-mixes-shown = Billets annoncés : { $mixes }.
terminal-fact-tickets-drawn = { $who } pioché { $tickets }.
terminal-fact-tickets-kept = { $who } gardé { $tickets }.
terminal-fact-first = { $you ->
    [yes] Tu commences.
   *[no] { $subject } commence.
}
terminal-fact-card-drawn = { $who } pioché { $card }.
terminal-fact-card-drawn-unseen = { $who } pioché une carte.
terminal-fact-card-taken = { $who } pris { $card } visible.
terminal-fact-no-second-card = Il n’y avait pas de deuxième carte pour { $you ->
    [yes] toi
   *[no] { $name }
}.
terminal-fact-claimed = { $who } pris { $route } avec { $cards }.
terminal-fact-claimed-points = { $who } pris { $route } avec { $cards }, pour { $points ->
    [one] { $points } point
   *[other] { $points } points
}.
terminal-fact-scored = { $who } marqué { $points ->
    [one] { $points } point
   *[other] { $points } points
}.
terminal-fact-collected = { $who } reçu { $coins } $ de la banque.
terminal-fact-wire-kept = { $who } gardé une carte du télégramme.
terminal-fact-boarded = Un voyageur de { $place } ({ $color }) est monté chez { $you ->
    [yes] toi
   *[no] { $name }
}.
terminal-fact-passed = { $who } dû passer.
terminal-fact-last-round = LE DERNIER TOUR : { $you ->
    [yes] Tu as
   *[no] { $subject } a
} encore peu de wagons ; chacun joue encore une fois, { $turns } coups en tout.
terminal-fact-ended = La partie est finie.
terminal-fact-taken-back = { $who } repris la dernière action.

# Ce qui s’est passé dans les parties avec de l’argent et les parties liées.
terminal-fact-event-turned = ÉVÉNEMENT : { $title }. { $text }
terminal-fact-events-shuffled = Les anciens événements ont été mélangés et forment à nouveau la pioche des événements.
terminal-fact-event-retired = { $title } quitte la partie.
terminal-fact-paid = { $who } payé { $coins } $ à la banque.
terminal-fact-discarded = { $who } cédé { $cards }.
terminal-fact-refreshed = Toutes les cartes visibles ont été remplacées.
terminal-fact-extra-turn = { $you ->
    [yes] Tu joueras
   *[no] { $subject } jouera
} un tour de plus.
terminal-fact-tickets-given = { $who } pioché des billets grâce à un événement.
terminal-fact-ticket-value = { $who } ajouté { $value } $ aux billets.
terminal-fact-vault = { $who } reçu un certificat de { $value } $.
terminal-fact-trains-added = { $who } reçu { $count ->
    [one] { $count } wagon
   *[other] { $count } wagons
}.
terminal-fact-turn-again = La même place joue encore un tour.
terminal-fact-staked = { $who } pris { $count ->
    [one] { $count } piquet
   *[other] { $count } piquets
}.
terminal-fact-stakes-spent = { $who } rendu { $count ->
    [one] { $count } piquet
   *[other] { $count } piquets
}.
terminal-fact-evidence = Des preuves ont été notées.
terminal-fact-postcard-drawn = { $who } pioché une carte postale.
terminal-fact-used = { $who } utilisé { $title }.
terminal-fact-a-postcard = une carte postale
terminal-fact-a-crew-card = une carte d’équipage
terminal-fact-crew-paid = { $who } payé un salaire de { $coins } $ pour { $title }.
terminal-fact-loaded = { $who } chargé du fret à { $place }.
terminal-fact-delivered = { $who } livré du fret de { $place } pour { $coins } $.
terminal-fact-posted = La couleur de l’Entente est { $color }, avec { $coins } $ dans la caisse.
terminal-fact-pooled = { $who } mis { $coins } $ dans la caisse.
terminal-fact-chest-taken = { $who } pris la caisse.
terminal-fact-chest-back = La caisse est retournée à la banque.
terminal-fact-snow-fell = La neige est tombée sur { $route }.
terminal-fact-snow-cleared = { $who } dégagé la neige pour { $coins } $.
terminal-fact-turned = Une carte a été retournée : { $card }.
terminal-fact-dined = { $who } dîné chez { $you ->
    [yes] toi
   *[no] { $name }
}.
terminal-fact-house-built = { $who } bâti une auberge à { $place }.
terminal-fact-stamped = { $who } fait tamponner une ligne pour { $coins } $.
terminal-fact-pavilion-met = { $who } atteint { $pavilion } pour { $coins } $.
terminal-fact-window-shown = { $ticket } est visible.
terminal-fact-window-taken = { $who } pris { $ticket }.
terminal-fact-times = { $count ->
    [2] { $line } Deux fois.
   *[other] { $line } { $count } fois.
}

# Ce que font les cartes.
terminal-act-or = { $one } ou { $other }
terminal-act-then = { $before }, puis { $last }
terminal-act-gain = recevoir { $coins } $
terminal-act-pay = payer { $coins } $
terminal-act-pool = mettre { $coins } $ dans la caisse
terminal-act-draw = { $count ->
    [one] piocher la première carte
   *[other] piocher les { $count } premières cartes
}
terminal-act-take = { $count ->
    [one] prendre une carte visible qui n’est pas une locomotive
   *[other] prendre { $count } cartes visibles qui ne sont pas des locomotives
}
terminal-act-tickets = piocher { $count ->
    [one] { $count } billet
   *[other] { $count } billets
} et en garder au moins { $keep }
terminal-act-free = jouer { $count ->
    [one] { $count } carte
   *[other] { $count } cartes
} de moins
terminal-act-any-color = traiter le trajet comme un gris
terminal-act-unlock = ignorer la fermeture du trajet double
terminal-act-ticket-value = ajouter { $coins } $ aux billets
terminal-act-vault = mettre un certificat de { $coins } $ au coffre
terminal-act-trains = prendre { $count ->
    [one] { $count } wagon
   *[other] { $count } wagons
} de plus
terminal-act-stakes = prendre { $count ->
    [one] { $count } piquet
   *[other] { $count } piquets
}
terminal-act-evidence = noter { $count ->
    [one] { $count } preuve
   *[other] { $count } preuves
}
terminal-act-postcards = piocher { $count ->
    [one] { $count } carte postale
   *[other] { $count } cartes postales
}
terminal-act-refresh = remplacer toutes les cartes visibles
terminal-act-retire-current = retirer l’événement en cours
terminal-act-extra-turn = jouer un tour de plus
terminal-act-gain-by-length = recevoir { $a }, { $b } ou { $c } $ pour 1–2, 3–4 ou 5–6 cases
terminal-act-draw-by-length = piocher { $a }, { $b } ou { $c } cartes pour 1–2, 3–4 ou 5–6 cases
terminal-act-mod = changer une règle ({ $word })
terminal-act-bonus-of = le bonus de { $company }
terminal-act-your-bonus = Le bonus de ta compagnie :
terminal-act-every-route = Chaque trajet à la couleur de ta compagnie ({ $color }) te donne son bonus : { $does }.
