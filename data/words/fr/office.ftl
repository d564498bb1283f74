# Ce que les compagnies ont et ce qui est sur la table en campagne : pour le navigateur et le terminal.

office-band-russet = roux
office-band-saffron = safran
office-band-teal = bleu canard
office-band-violet = violet
office-bonus = Pour chaque route de cette couleur ({ $color }) : { $does }.
office-crew-idle = non payé ({ $coins } $)
office-crew-works = au travail
office-demand = { $place } demande : { $good }
office-evidence = { $count ->
    [one] { $count } preuve dans cette partie
   *[other] { $count } preuves dans cette partie
  }
office-freight = { $good } ({ $place })
office-good-coal = charbon
office-good-grain = grain
office-good-lumber = bois
office-good-tools = outils
office-house-of = Auberge à { $place } ({ $owner })
office-houses = { $left ->
    [0] Auberges à { $places }
   *[other] Auberges à { $places } ; encore { $left } à construire
  }
office-line = { $from }–{ $to }
office-no-freight = pas de fret
office-no-houses = { $left ->
    [one] encore { $left } auberge à construire
   *[other] encore { $left } auberges à construire
  }
office-pavilion-at-end = { $coins } $ à la fin pour chaque compagnie qui remplit la condition.
office-pavilion-met = { $count ->
    [one] Condition remplie par { $names }.
   *[other] Condition remplie par { $names }.
  }
office-pavilion-prizes = { $first } $ pour la 1re place, { $second } $ pour la 2e.
office-pool = Couleur de l’Entente : { $color }. La caisse contient { $coins } $.
office-postcard-later = à partir de la prochaine partie
office-stakes = { $count ->
    [0] aucun piquet
    [one] 1 piquet
   *[other] { $count } piquets
  }
office-stamped = tamponnée
office-ticket-value = { $coins } $ de plus pour les destinations
office-unstamped = pas encore
office-uses = { $count ->
    [0] plus aucune utilisation
    [one] encore { $count } utilisation
   *[other] encore { $count } utilisations
  }
office-vault = Certificats pour le coffre : { $coins } $
office-waiting = En attente à { $place } : { $good }
office-wanted = À livrer à { $places }.
office-when-boards = { $count } sections du plateau dans un même réseau
office-when-large = { $count } grandes villes dans un même réseau
office-when-link = relier { $from } et { $to }
office-when-none-failed = aucune destination manquée
office-when-routes = { $count } routes prises
office-when-tickets-done = { $count } destinations réussies
office-when-zones = { $count } fuseaux horaires dans un même réseau
office-window = Destinations visibles :
office-window-empty = aucune
office-zone-c = Centre
office-zone-e = Est
office-zone-m = Rocheuses
office-zone-p = Pacifique
