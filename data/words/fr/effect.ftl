# Ce que font les cartes.

effect-or = { $one } ou { $other }
effect-then = { $before }, puis { $last }
effect-bargain = céder { $price } : { $does }
effect-gain = recevoir { $count } $
effect-pay = payer { $count } $
effect-pool = mettre { $count } $ dans la caisse de l’Entente
effect-draw = { $count ->
    [one] piocher une carte
   *[other] piocher { $count } cartes
  }
effect-take = { $count ->
    [one] prendre une carte visible autre qu’une locomotive
   *[other] prendre { $count } cartes visibles autres que des locomotives
  }
effect-tickets = { $draw ->
    [one] piocher { $draw } carte Destination et en garder au moins { $keep }
   *[other] piocher { $draw } cartes Destination et en garder au moins { $keep }
  }
effect-free = { $count ->
    [one] jouer une carte de moins
   *[other] jouer { $count } cartes de moins
  }
effect-any-color = payer avec des cartes de la couleur de ton choix
effect-unlock = utiliser la voie fermée d’une route double
effect-gain-by-length = recevoir { $a }, { $b } ou { $c } $ (route de 1⁠–⁠2, 3⁠–⁠4 ou 5⁠–⁠6 cases)
effect-gain-by-two-lengths = recevoir { $short } $ (route de { $length } cases au plus) ou { $long } $ (route plus longue)
effect-draw-by-length = piocher { $a }, { $b } ou { $c } cartes (route de 1⁠–⁠2, 3⁠–⁠4 ou 5⁠–⁠6 cases)
effect-draw-by-two-lengths = { $short ->
    [one] piocher une carte (route de { $length } cases au plus) ou { $long } (route plus longue)
   *[other] piocher { $short } cartes (route de { $length } cases au plus) ou { $long } (route plus longue)
  }
effect-ticket-value = ajouter { $count } $ à la valeur de tes destinations
effect-vault = mettre un certificat de { $count } $ dans ton coffre
effect-trains = { $count ->
    [one] gagner { $count } wagon
   *[other] gagner { $count } wagons
  }
effect-stakes = { $count ->
    [one] prendre un piquet
   *[other] prendre { $count } piquets
  }
effect-evidence = { $count ->
    [one] noter une preuve
   *[other] noter { $count } preuves
  }
effect-postcards = { $count ->
    [one] piocher une carte postale
   *[other] piocher { $count } cartes postales
  }
effect-refresh = remplacer toutes les cartes visibles
effect-retire-current = retirer l’événement en cours
effect-extra-turn = jouer un tour de plus
effect-mod = appliquer la règle de la carte
effect-company-bonus = Bonus de compagnie
