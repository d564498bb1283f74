# Ce qu’une place doit faire, après « doit ».

terminal-due-opening-mix = Tous les joueurs choisissent combien de destinations ils veulent de chaque pioche.
terminal-due-opening-tickets = Tous les joueurs choisissent les destinations de départ qu’ils gardent.
terminal-due-of = { $you ->
    [yes] Tu dois
   *[no] { $subject } doit
} { $what }.
terminal-due-first = { $count ->
    [one] { $who } doit d’abord { $what }
   *[other] { $who } doivent d’abord { $what }
}
terminal-due-first-mix = choisir combien de destinations prendre dans chaque pioche
terminal-due-first-tickets = { $count ->
   *[other] choisir les destinations de départ à garder
}
terminal-due-turn = choisir une action pour ce tour
terminal-due-second-card = prendre une deuxième carte
terminal-due-tickets = choisir les destinations à garder parmi celles qui ont été piochées
terminal-due-passenger = choisir un passager à { $place }
terminal-due-use = décider d’utiliser ou non { $card }
terminal-due-choose = choisir un effet pour { $card }
terminal-due-take = prendre une carte visible autre qu’une locomotive
terminal-due-crew = décider d’utiliser ou non une carte Équipage
terminal-due-cards = décider d’utiliser ou non une carte postale
terminal-due-wage = décider de payer ou non un salaire
terminal-due-privilege = choisir des cartes ou de l’argent
terminal-due-stakes = décider d’utiliser ou non des piquets à la place d’une carte
terminal-due-pay = payer la route
terminal-due-second = décider de payer ou non une locomotive pour une deuxième route
terminal-due-hazard = décider de déclarer ou non du fret dangereux
terminal-due-deliver = décider de livrer ou non du fret
terminal-due-load = décider de charger ou non du fret à { $place }
terminal-due-wire = décider d’envoyer ou non un télégramme
terminal-due-wire-keep = garder une des cartes du télégramme
terminal-due-dine = décider de dîner ou non dans une auberge
terminal-due-house = décider de construire ou non une auberge
terminal-due-window = décider de prendre ou non une destination visible
terminal-due-answer = répondre

# Ce que le hasard doit donner.
terminal-deal-passenger = un passager doit être placé à { $place }
terminal-deal-card = { $you ->
    [yes] il faut te donner une carte
   *[no] il faut donner une carte à { $name }
}
terminal-deal-market = une carte visible doit être posée à l’emplacement { $slot }
terminal-deal-ticket = { $you ->
    [yes] il faut te donner une carte Destination
   *[no] il faut donner une carte Destination à { $name }
}
terminal-deal-first = le premier joueur doit être tiré au sort
terminal-deal-event = un événement doit être révélé
terminal-deal-window = une destination doit être placée face visible
terminal-deal-rate = la couleur de l’Entente doit être tirée au sort
terminal-deal-snow = la route à enneiger doit être tirée au sort
terminal-deal-pavilion = un pavillon doit être tiré au sort
terminal-deal-postcard = { $you ->
    [yes] il faut te donner une carte postale
   *[no] il faut donner une carte postale à { $name }
}
terminal-deal-wire = { $you ->
    [yes] il faut te donner une carte du télégramme
   *[no] il faut donner une carte du télégramme à { $name }
}
terminal-deal-hazard = une carte doit être retournée pour { $you ->
    [yes] toi
   *[no] { $name }
}

# Ce qui s’est passé dans les parties avec de l’argent et les parties liées.
terminal-fact-used = { $who } utilisé { $title }.
terminal-fact-a-crew-card = une carte Équipage
terminal-fact-times = { $count ->
   *[other] { $line } (× { $count })
}

# Ce que font les cartes.
terminal-act-or = { $one } ou { $other }
terminal-act-then = { $before }, puis { $last }
terminal-act-gain = recevoir { $coins } $
terminal-act-pay = payer { $coins } $
terminal-act-pool = mettre { $coins } $ dans la caisse
terminal-act-draw = { $count ->
    [one] piocher une carte
   *[other] piocher { $count } cartes
}
terminal-act-take = { $count ->
    [one] prendre une carte visible autre qu’une locomotive
   *[other] prendre { $count } cartes visibles autres que des locomotives
}
terminal-act-tickets = piocher { $count ->
    [one] { $count } carte Destination
   *[other] { $count } cartes Destination
} et en garder au moins { $keep }
terminal-act-free = jouer { $count ->
    [one] { $count } carte
   *[other] { $count } cartes
} de moins
terminal-act-any-color = payer dans la couleur de son choix
terminal-act-unlock = utiliser la voie fermée d’une route double
terminal-act-ticket-value = ajouter { $coins } $ à la valeur des destinations
terminal-act-vault = mettre un certificat de { $coins } $ au coffre
terminal-act-trains = gagner { $count ->
    [one] { $count } wagon
   *[other] { $count } wagons
}
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
terminal-act-mod = appliquer la règle de la carte
terminal-act-bonus-of = le bonus ({ $company })
terminal-act-your-bonus = Le bonus de ta compagnie :
terminal-act-every-route = Chaque route à la couleur de ta compagnie ({ $color }) te donne le bonus de celle-ci : { $does }.
