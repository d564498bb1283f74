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
terminal-word-gray = gris
terminal-word-newspaper = journal

# Quantités.
terminal-word-newspapers = { $count ->
    [one] { $count } journal
   *[other] { $count } journaux
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

# Ce qui peut aller mal, quelle que soit la commande.
terminal-fail-sentence = { $what }.
terminal-fail-unwritten = Impossible d’écrire { $file } : { $why }.
terminal-fail-unreadable = Impossible de lire { $file } : { $why }.
terminal-fail-not-utf8 = la ligne { $line } n’est pas de l’UTF-8 valide
terminal-fail-taken = { $file } existe déjà. Choisis un autre nom ou supprime d’abord ce fichier.
terminal-fail-standard-input = l’entrée standard
terminal-fail-editions = Ce plateau a plusieurs éditions. Choisis-en une avec --edition : { $names }.
terminal-fail-players = { $edition } ne se joue pas à { $players } joueurs. Valeurs possibles pour --players : { $range }.
terminal-fail-patience = --patience attend un nombre de secondes supérieur à 0, par exemple 10.
terminal-fail-too-many-bots = --bots indique { $named } bots, mais { $seats ->
    [one] seul { $seats } bot joue
   *[other] seuls { $seats } bots jouent
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
terminal-fail-unknown-near = { $unknown } ; le nom le plus proche est { $nearest }, et il y a aussi { $others }
terminal-fail-unknown-known = { $unknown } ; choix possibles : { $known }
