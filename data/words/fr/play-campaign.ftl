# Parties avec argent, événements et compagnies : ce qui est sur la table, ce qui est demandé, ce qui suit une prise.

tab-office = Bureau
chapter = { $title }, { $year }
extras-event-now = Événement en cours
extras-bolt = Déjà appliqué.
extras-inactive = La règle dont cet événement dépend n’est pas en jeu : il n’a aucun effet.

# Mots des éditions.
band = Bandeau : { $band }
crew-somebody = Une carte Équipage

# Étapes après une prise de route.
claim-steps = Une fois la route prise
claim-steps-of = { $route } ({ $who })
claim-steps-second = { $route } ({ $who }, deuxième route)
step-large-city = Grandes villes
step-unnamed = Étape { $number }
step-event = L’événement
step-gained = +{ $coins } $
step-paid = −{ $coins } $
step-delivered = livraison : { $good }
step-loaded = { $good } ({ $place })
step-staked = { $count ->
    [one] 1 piquet
   *[other] { $count } piquets
  }
step-house = auberge à { $place }
step-evidence = preuves : { $count }

# Les règles, là où elles comptent.
rule-new = Nouvelle règle : { $title }
rule-known = Règle : { $title }
rule-understood = Compris
rule-all-known = Je connais les { $count } règles
rules-in-play = { $count ->
    [one] { $count } règle en jeu
   *[other] Les { $count } règles en jeu
  }

# Ce qui est demandé.
asks-cards-none = Aucune
asks-crew-yes = { $count ->
    [one] Oui (encore { $count } utilisation)
   *[other] Oui (encore { $count } utilisations)
  }
asks-wage-no = Pas cette fois
asks-stakes = { $have ->
    [one] Tu as { $have } piquet.
   *[other] Tu as { $have } piquets.
  }
asks-stakes-yes = Rendre { $count ->
    [one] { $count } piquet
   *[other] { $count } piquets
  } : jouer { $cards ->
    [one] une carte
   *[other] { $cards } cartes
  } de moins
asks-second = Choisis une route en surbrillance de 3 cases au plus. Elle coûte une locomotive en plus de ses cartes.
asks-second-no = Pas de deuxième route
asks-hazard = { $skulls ->
    [one] Déclarer ta tête de mort ?
   *[other] Déclarer tes { $skulls } têtes de mort ?
  }
asks-hazard-about = On retourne la première carte de la pioche. Si elle n’a pas de tête de mort, tu reçois { $won } $ ; si elle en a une, tu paies { $lost } $.
asks-hazard-yes = Déclarer
asks-deliver = { $good } ({ $place }) : recevoir { $coins } $
asks-deliver-none = Rien pour l’instant
asks-load-about = { $held ->
    [0] À livrer à { $places }. Tu ne transportes rien pour l’instant ; chaque jeton non livré coûte { $cost } $ à la fin.
    [one] À livrer à { $places }. Tu transportes { $held } jeton de fret ; chaque jeton non livré coûte { $cost } $ à la fin.
   *[other] À livrer à { $places }. Tu transportes { $held } jetons de fret ; chaque jeton non livré coûte { $cost } $ à la fin.
  }
asks-load-yes = Charger
asks-wire-about = Tu regardes les { $cards } premières cartes de la pioche et tu en gardes { $keep }.
asks-dine = { $place } : { $coins } $ à { $owner }
asks-dine-free = { $place } ({ $owner }), gratuit
asks-dine-about = { $count ->
    [one] En échange, tu pioches une carte.
   *[other] En échange, tu pioches { $count } cartes.
  }
asks-house = { $place } pour { $coins } $
asks-house-about = { $left ->
    [one] Il te reste { $left } auberge. Ceux qui y dînent te paient.
   *[other] Il te reste { $left } auberges. Ceux qui y dînent te paient.
  }
asks-window = { $ticket } ({ $value } $)
asks-window-about = La destination visible compte comme la première que tu pioches, et tu dois la garder.
asks-window-none = Aucune : tout piocher

# Payer une route.
pay-for = Payer { $route }
pay-coins = Payer { $coins } $
pay-confirm = Payer
pay-fewer = { $count ->
    [one] { $count } carte de moins.
   *[other] { $count } cartes de moins.
  }
pay-any-color = Tu peux payer avec des cartes de la couleur de ton choix.
pay-unlocked = Tu peux utiliser la voie fermée.
pay-marks = Symboles sur les cartes
pay-no-marks = aucun
pay-snow = Carte supplémentaire pour la neige
pay-snow-none = Pas de carte supplémentaire pour la neige.

# Ce qu’une compagnie a devant elle.
postcard-now = Utilisable maintenant
postcard-private = les autres joueurs ne la voient pas
seat-stamps = { $count ->
    [one] { $count } ligne tamponnée
   *[other] { $count } lignes tamponnées
  }
seat-houses = Auberges : { $places }

# Ce qui est là pour tous.
common-snow = { $count ->
    [one] { $count } route enneigée
   *[other] { $count } routes enneigées
  }

# Sur le plateau et avec les routes.
token-snow = Enneigée
token-line = Franchit la ligne { $line }
route-bonus = Couleur de ta compagnie : { $does }.
route-snow = Enneigée : une carte de plus, sauf si tu paies avec un pic. La dégager rapporte { $coins } $.
route-pool = Couleur de l’Entente ({ $color }) : { $coins } $ à verser dans sa caisse.
route-large = { $place } est une grande ville : tu pioches une carte.
route-line = Franchit la ligne { $line } : tu reçois un tampon.
route-line-stamped = Franchit la ligne { $line }, que tu as déjà tamponnée.

# Après la partie.
end-campaign = Continuer la campagne
