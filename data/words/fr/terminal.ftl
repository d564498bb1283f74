# Les mots du terminal qui servent dans bien des phrases, et ce qui ne va pas.

terminal-word-nothing = rien
terminal-word-comma = { $before }, { $last }
terminal-word-and = { $before } et { $last }
terminal-word-range = { $from } à { $to }
terminal-word-place = { $place ->
    [1] 1er
   *[other] { $place }e
}

# Les couleurs des cartes et des routes, et les places d’après leurs couleurs.
terminal-word-purple = violet
terminal-word-red = rouge
terminal-word-orange = orange
terminal-word-yellow = jaune
terminal-word-green = vert
terminal-word-blue = bleu
terminal-word-white = blanc
terminal-word-black = noir
terminal-word-gray = gris
terminal-word-locomotive = locomotive
terminal-word-newspaper = journal
terminal-word-pickaxe = { $color } avec pic
terminal-word-skull = { $color } avec tête de mort
terminal-word-seat-purple = violet
terminal-word-seat-red = rouge
terminal-word-seat-orange = orange
terminal-word-seat-yellow = jaune
terminal-word-seat-green = vert
terminal-word-seat-blue = bleu
terminal-word-seat-white = blanc
terminal-word-seat-black = noir
terminal-word-you = toi
terminal-word-who = { $you ->
    [yes] Tu as
   *[no] { $subject } a
}

# Quantités.
terminal-word-points = { $count ->
    [one] { $count } point
   *[other] { $count } points
}
terminal-word-dollars = { $count } $
terminal-word-cards = { $count ->
    [one] { $count } carte
   *[other] { $count } cartes
}
terminal-word-cards-of = { $count } × { $color }
terminal-word-locomotives = { $count ->
    [one] { $count } locomotive
   *[other] { $count } locomotives
}
terminal-word-newspapers = { $count ->
    [one] { $count } journal
   *[other] { $count } journaux
}
terminal-word-tickets = { $count ->
    [one] { $count } carte Destination
   *[other] { $count } cartes Destination
}
terminal-word-inputs = { $count ->
    [one] { $count } étape
   *[other] { $count } étapes
}
terminal-word-a-card = { $color ->
    [purple] une carte violette
    [red] une carte rouge
    [orange] une carte orange
    [yellow] une carte jaune
    [green] une carte verte
    [blue] une carte bleue
    [white] une carte blanche
    [black] une carte noire
   *[locomotive] une locomotive
}
terminal-word-deck-short = { $count ->
    [one] { $count } destination courte
   *[other] { $count } destinations courtes
}
terminal-word-deck-long = { $count ->
    [one] { $count } destination longue
   *[other] { $count } destinations longues
}
terminal-word-deck-other = { $count ->
    [one] { $count } destination { $deck }
   *[other] { $count } destinations { $deck }
}
terminal-word-mix = { $count ->
   *[other] { $parts }
}
terminal-word-short = courtes
terminal-word-long = longues

# Ce qui peut aller mal, quelle que soit la commande.
terminal-fail-sentence = { $what }.
terminal-fail-unwritten = Impossible d’écrire { $file } : { $why }.
terminal-fail-unreadable = Impossible de lire { $file } : { $why }.
terminal-fail-not-utf8 = la ligne { $line } n’est pas de l’UTF-8 valide
terminal-fail-taken = { $file } existe déjà. Choisis un autre nom ou supprime d’abord ce fichier.
terminal-fail-standard-input = l’entrée standard
terminal-fail-editions = Ce plateau a plusieurs éditions. Choisis-en une avec --edition : { $names }.
terminal-fail-players = { $edition } ne se joue pas à { $players } joueurs. Utilise --players { $range }.
terminal-fail-patience = --patience demande un nombre de secondes supérieur à 0, par exemple 10.
terminal-fail-too-many-bots = --bots indique { $named } bots, mais seulement { $seats ->
    [one] { $seats } bot joue
   *[other] { $seats } bots jouent
}. Indiques-en moins.
terminal-fail-no-program = « { $name } » n’indique aucun programme. Utilise par exemple program:python3 bot.py.
terminal-fail-unknown = { $kind ->
    [edition] Aucune édition
    [bot] Aucun bot
    [company] Aucune compagnie
    [pack] Aucun pack
   *[level] Aucun niveau
} ne s’appelle « { $name } »
terminal-fail-unknown-only = { $unknown } ; il n’y a ici que { $only }
terminal-fail-unknown-near = { $unknown } ; le plus proche est { $nearest }, et il y a aussi { $others }
terminal-fail-unknown-known = { $unknown } ; choix possibles : { $known }
