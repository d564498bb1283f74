# Ce qu’une place doit faire, après « doit ».

terminal-due-opening-mix = Tous les joueurs choisissent combien de destinations ils veulent prendre dans chaque pioche.
terminal-due-opening-tickets = Tous les joueurs choisissent les destinations de départ qu’ils gardent.
terminal-due-of = { $you ->
    [yes] Tu dois
   *[no] { $subject } doit
} { $what }.
terminal-due-asked = { $you ->
    [yes] Tu dois
   *[no] { $subject } doit
} répondre : { $question }
terminal-due-first = { $count ->
    [one] le joueur { $who } doit d’abord { $what }
   *[other] les joueurs { $who } doivent d’abord { $what }
}
terminal-due-first-answer = le joueur { $who } doit d’abord répondre : { $question }
terminal-due-first-mix = choisir combien de destinations prendre dans chaque pioche
terminal-due-first-tickets = { $count ->
   *[other] choisir les destinations de départ à garder
}
terminal-due-turn = choisir une action pour ce tour
terminal-due-second-card = prendre une deuxième carte
terminal-due-tickets = choisir les destinations à garder parmi celles qui ont été piochées
terminal-due-passenger = choisir un passager ({ $place })

# Ce que le hasard doit donner.
terminal-deal-passenger = un passager doit être placé ({ $place })
terminal-deal-card = { $you ->
    [yes] il faut te donner une carte
   *[no] il faut donner une carte au joueur { $name }
}
terminal-deal-market = une carte visible doit être posée à l’emplacement { $slot }
terminal-deal-ticket = { $you ->
    [yes] il faut te donner une carte Destination
   *[no] il faut donner une carte Destination au joueur { $name }
}
terminal-deal-first = le premier joueur doit être tiré au sort
terminal-deal-event = un événement doit être révélé
terminal-deal-window = une destination doit être placée face visible
terminal-deal-rate = la couleur de l’Entente doit être tirée au sort
terminal-deal-snow = la route à enneiger doit être tirée au sort
terminal-deal-pavilion = un pavillon doit être tiré au sort
terminal-deal-postcard = { $you ->
    [yes] il faut te donner une carte postale
   *[no] il faut donner une carte postale au joueur { $name }
}
terminal-deal-wire = { $you ->
    [yes] il faut te donner une carte du télégramme
   *[no] il faut donner une carte du télégramme au joueur { $name }
}
terminal-deal-hazard = une carte doit être retournée pour { $you ->
    [yes] toi
   *[no] le joueur { $name }
}

# Ce qui s’est passé dans les parties avec de l’argent et les parties liées.
terminal-fact-used = { $who } utilisé la carte « { $title } ».
terminal-fact-a-crew-card = Équipage
terminal-fact-times = { $count ->
   *[other] { $line } (× { $count })
}

# Ce que font les cartes.
terminal-act-every-route = Chaque route de la couleur de ta compagnie ({ $color }) te donne le bonus de compagnie : { $does }.
