# Parties avec argent, événements et compagnies : ce qui est sur la table, ce qui est demandé, ce qui suit une prise.

tab-office = Bureau
chapter = { $title }, { $year }
extras-event-now = Événement en cours
extras-bolt = Il a déjà agi.
extras-inactive = La règle qu’il lui faut n’est pas en jeu : il ne fait rien.

# Signes sur les cartes.
color-marked = { $color } avec { $mark }
mark-pickaxe = pic
mark-skull = tête de mort

# Mots des éditions.
good-grain = grain
good-lumber = bois
good-coal = charbon
good-tools = outils
band-saffron = safran
band-teal = canard
band-russet = roux
band-violet = violet
band = Bandeau : { $band }
zone-e = Est
zone-c = Centre
zone-m = Montagnes
zone-p = Pacifique
zone-line = { $from }–{ $to }
crew-somebody = Une carte d’équipage
postcard-number = Carte postale { $number }

# Étapes après une prise de trajet.
claim-steps = Ce qui suit la prise
claim-steps-of = { $route } ({ $who })
claim-steps-you = toi
claim-steps-second = { $route } ({ $who }, deuxième prise)
step-company-bonus = Bonus de compagnie
step-large-city = Grandes villes
step-unnamed = Étape { $number }
step-event = L’événement
step-gained = +{ $coins } $
step-paid = −{ $coins } $
step-cards = { $count ->
    [one] 1 carte
   *[other] { $count } cartes
  }
step-delivered = { $good } : livré
step-loaded = { $good } de { $place }
step-staked = { $count ->
    [one] 1 piquet
   *[other] { $count } piquets
  }
step-house = auberge à { $place }
step-evidence = preuves : { $count }

# Les règles, là où elles comptent.
rule-new = Nouveau : { $title }
rule-known = La règle : { $title }
rule-understood = Compris
rule-all-known = Je les connais toutes ({ $count })
rules-in-play = { $count ->
    [one] Une règle en jeu
   *[other] Les { $count } règles en jeu
  }

# Ce qui est demandé.
asks-forced = Ici, on ne peut répondre que non. La suite vient d’elle-même.
asks-cards-forced = Aucune de tes cartes postales ne convient à ce moment. La suite vient d’elle-même.
asks-cards-none = Aucune
asks-crew = { $name } : au travail ?
asks-crew-yes = { $count ->
    [one] Oui (encore un usage)
   *[other] Oui (encore { $count } usages)
  }
asks-wage = { $name } : { $coins } $ de salaire pour cette partie ?
asks-wage-no = Pas cette fois
asks-choose-company = Bonus de ta compagnie : lequel des deux ?
asks-first = Le premier
asks-other = Le second
asks-stakes = { $have ->
    [one] Tu as un piquet.
   *[other] Tu as { $have } piquets.
  }
asks-stakes-yes = Rendre { $count } piquets, jouer une carte de moins
asks-second = Choisis un des trajets encadrés de 3 cases au plus. Il coûte une locomotive en plus de ses cartes.
asks-second-no = Pas de deuxième trajet
asks-hazard = { $skulls ->
    [one] Déclares-tu ta tête de mort ?
   *[other] Déclares-tu tes { $skulls } têtes de mort ?
  }
asks-hazard-about = On retourne une carte. Sans tête de mort, tu reçois { $won } $ ; avec, tu paies { $lost } $.
asks-hazard-yes = Déclarer et retourner
asks-deliver = { $good } de { $place } : reçois { $coins } $
asks-deliver-none = Rien maintenant
asks-load = Charges-tu { $good } à { $place } ?
asks-load-about = { $held ->
    [0] Demandé : { $places }. Tu ne transportes rien ; ce qui n’est pas livré coûte 1 $ à la fin.
    [one] Demandé : { $places }. Tu transportes un jeton ; ce qui n’est pas livré coûte 1 $ à la fin.
   *[other] Demandé : { $places }. Tu transportes { $held } jetons ; chacun coûte 1 $ à la fin s’il n’est pas livré.
  }
asks-load-yes = Charger
asks-wire = Envoies-tu un télégramme pour { $coins } $ ?
asks-wire-about = Tu regardes les trois premières cartes et en gardes une.
asks-dine = { $place } : { $coins } $ à { $owner }
asks-dine-free = { $place } ({ $owner }), gratuit
asks-dine-about = Tu pioches la première carte en échange.
asks-house = { $place } pour { $coins } $
asks-house-about = { $left ->
    [one] Il te reste une auberge. Qui y dîne te paie.
   *[other] Il te reste { $left } auberges. Qui y dîne te paie.
  }
asks-window = { $ticket } ({ $value } $)
asks-window-about = C’est le premier de ton tirage, et il doit être gardé.
asks-window-none = Aucun : tous de la pioche

# Payer un trajet.
pay-for = Payer { $route }
pay-coins = Payer { $coins } $
pay-confirm = Payer
pay-fewer = { $count ->
    [one] Une carte de moins.
   *[other] { $count } cartes de moins.
  }
pay-any-color = N’importe quelle couleur convient.
pay-unlocked = La voie fermée t’est ouverte.
pay-marks = Signes sur les cartes
pay-no-marks = aucun
pay-snow = Pour la neige, une carte en plus
pay-snow-none = Pas de carte pour la neige.

# Ce qu’une compagnie a devant elle.
office-bonus = Pour chaque trajet ({ $color }) : { $does }.
office-freight = { $good } de { $place }
office-wanted = Demandé : { $places }.
office-no-freight = ne transporte rien
office-stakes = { $count ->
    [0] aucun piquet
    [one] 1 piquet
   *[other] { $count } piquets
  }
office-houses = { $left ->
    [0] Auberges à { $places }
   *[other] Auberges à { $places } ; encore { $left }
  }
office-no-houses = { $left ->
    [one] Une auberge à bâtir
   *[other] { $left } auberges à bâtir
  }
office-stamped = tamponnée
office-unstamped = pas encore
office-uses = { $count ->
    [0] plus d’usage
    [one] encore un usage
   *[other] encore { $count } usages
  }
office-crew-works = au travail
office-crew-idle = pas payé ({ $coins } $)
office-ticket-value = { $coins } $ sur la ligne des billets
office-vault = Certificats pour le coffre : { $coins } $
postcard-now = Utilisable maintenant
postcard-later = dès la prochaine partie
postcard-private = toi seul peux le lire
postcard-picture = Image : { $text }
seat-stamps = { $count ->
    [one] 1 ligne tamponnée
   *[other] { $count } lignes tamponnées
  }
seat-houses = Auberges : { $places }

# Ce qui est là pour tous.
common-pool = La couleur de l’Entente est : { $color } ; { $coins } $ dans la caisse.
common-snow = { $count ->
    [one] Un trajet sous la neige
   *[other] { $count } trajets sous la neige
  }
common-window = Billets visibles :
common-window-empty = aucun
common-evidence = { $count ->
    [one] Une preuve dans cette partie
   *[other] { $count } preuves dans cette partie
  }
pavilion-prizes = Première { $first } $, deuxième { $second } $.
pavilion-at-end = { $coins } $ pour toutes, à la fin.
pavilion-met = { $count ->
    [one] Atteint par { $names }.
   *[other] Atteint par { $names }.
  }
when-link = relier { $from } et { $to }
when-large = { $count } grandes villes dans un réseau
when-boards = { $count } plateaux dans un réseau
when-zones = { $count } fuseaux horaires dans un réseau
when-routes = { $count } trajets pris
when-tickets-done = { $count } billets accomplis
when-none-failed = aucun billet manqué

# Sur le plateau et avec les trajets.
token-freight = { $good } attend à { $place }
token-wanted = { $place } demande { $good }
token-house = Auberge de { $owner } à { $place }
token-snow = Sous la neige
token-line = Franchit la ligne { $line }
route-bonus = À la couleur de ta compagnie : { $does }.
route-snow = Sous la neige : une carte de plus, sauf si ton paiement montre un pic. La dégager rapporte 3 $.
route-pool = { $color } est la couleur de l’Entente : 1 $ va dans la caisse.
route-large = { $place } est une grande ville : une carte.
route-line = Franchit la ligne { $line } : un tampon pour toi.
route-line-stamped = Franchit la ligne { $line }, que tu as tamponnée.

# Le journal.
log-by = { $text } ({ $title })
log-extra-ticket-value = { $who } ajouté { $count } $ à la ligne des billets.
log-extra-tickets-given = { $who } pioché des billets grâce à une carte.
log-extra-turn-began = { $again ->
    [yes] La même compagnie joue encore une fois.
   *[no] {""}
  }
log-extra-helped = { $free ->
    [0] Une carte aide à payer.
    [one] Une carte de moins à payer.
   *[other] { $free } cartes de moins à payer.
  }
log-extra-evidence = { $count ->
    [one] Une preuve a été notée.
   *[other] { $count } preuves ont été notées.
  }
log-extra-posted = La couleur de l’Entente est : { $color } ; { $count } $ dans la caisse.
log-extra-turned = Retournée pour le fret dangereux : { $card }.
log-extra-dined = { $who } dîné chez { $owner } : { $paid } $ payés, { $got } $ pour { $owner }.
log-extra-window-shown = { $ticket } est visible.
log-extra-ending = Avant le décompte, les dernières règles ont la parole.

# Après la partie.
end-campaign = La suite de la campagne
