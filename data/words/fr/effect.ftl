# Ce que font les cartes.

effect-or = { $one } ou { $other }
effect-then = { $before }, puis { $last }
effect-bargain = cède { $price } : { $does }
effect-gain = reçois { $count } $
effect-pay = paie { $count } $
effect-pool = mets { $count } $ dans la caisse de l’Entente
effect-draw = { $count ->
    [one] pioche une carte
   *[other] pioche { $count } cartes
  }
effect-take = { $count ->
    [one] prends une carte visible autre qu’une locomotive
   *[other] prends { $count } cartes visibles autres que des locomotives
  }
effect-tickets = { $draw ->
    [one] pioche { $draw } carte Destination et gardes-en au moins { $keep }
   *[other] pioche { $draw } cartes Destination et gardes-en au moins { $keep }
  }
effect-free = { $count ->
    [one] joue une carte de moins
   *[other] joue { $count } cartes de moins
  }
effect-any-color = paie avec des cartes de la couleur de ton choix
effect-unlock = utilise la voie fermée d’une route double
effect-gain-by-length = reçois { $a }, { $b } ou { $c } $ (route de 1–2, 3–4 ou 5–6 cases)
effect-draw-by-length = pioche { $a }, { $b } ou { $c } cartes (route de 1–2, 3–4 ou 5–6 cases)
effect-ticket-value = ajoute { $count } $ à la valeur de tes destinations
effect-vault = mets un certificat de { $count } $ dans ton coffre
effect-trains = { $count ->
    [one] gagne { $count } wagon
   *[other] gagne { $count } wagons
  }
effect-stakes = { $count ->
    [one] prends un piquet
   *[other] prends { $count } piquets
  }
effect-evidence = { $count ->
    [one] note une preuve
   *[other] note { $count } preuves
  }
effect-postcards = { $count ->
    [one] pioche une carte postale
   *[other] pioche { $count } cartes postales
  }
effect-refresh = remplace toutes les cartes visibles
effect-retire-current = retire l’événement en cours
effect-extra-turn = joue un tour de plus
effect-mod = applique la règle de la carte
effect-company-bonus = Bonus de compagnie
