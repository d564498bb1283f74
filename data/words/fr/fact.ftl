# Ce qui s’est passé dans une partie. « who » est « Tu as » ou « Ann a ».

fact-claimed = { $who } pris { $route } avec { $cards }.
fact-claimed-points = { $points ->
    [one] { $who } pris { $route } avec { $cards } ({ $points } point).
   *[other] { $who } pris { $route } avec { $cards } ({ $points } points).
}
fact-scored = { $points ->
    [one] { $who } marqué { $points } point.
   *[other] { $who } marqué { $points } points.
}
fact-collected = { $who } reçu { $coins } $ de la banque.
fact-drew = { $who } pioché { $cards }.
fact-card-open = une carte visible ({ $color })
fact-card-known = une carte ({ $color })
fact-card-blind = { $count ->
    [one] une carte
   *[other] { $count } cartes
}
fact-no-second-card = { $you ->
    [yes] Il n’y avait pas de deuxième carte pour toi.
   *[no] Il n’y avait pas de deuxième carte pour { $name }.
}
fact-tickets-kept = { $who } gardé { $tickets }.
fact-mixes-shown = Destinations choisies : { $mixes }.
fact-mix = { $name } ({ $mix })
fact-boarded = { $who } pris un passager ({ $place }, { $color }).
fact-market-reset = Trop de locomotives visibles : toutes les cartes visibles ont été remplacées.
fact-market-stands = Les locomotives reviennent sans cesse : les cartes visibles restent telles quelles.
fact-reshuffled = La défausse a été mélangée pour former une nouvelle pioche.
fact-newspapers-added = { $count ->
    [one] { $count } journal a été ajouté à la pioche.
   *[other] { $count } journaux ont été ajoutés à la pioche.
}
fact-newspaper-turned = Un journal a été pioché.
fact-first = { $you ->
    [yes] Tu commences.
   *[no] { $name } commence.
}
fact-passed = { $who } dû passer.
fact-last-round = { $you ->
    [yes] Dernier tour ! Tu n’as presque plus de wagons. La partie se termine dans { $turns } coups.
   *[no] Dernier tour ! { $name } n’a presque plus de wagons. La partie se termine dans { $turns } coups.
}
fact-ended = La partie est terminée.
fact-wire-kept = { $who } gardé une carte du télégramme.
fact-taken-back = { $who } annulé la dernière action.

# Parties avec de l’argent, des événements et des compagnies.
fact-by = { $text } ({ $title })
fact-event-turned = À la une : { $title }. { $text }
fact-events-shuffled = Les anciens événements ont été mélangés pour former une nouvelle pioche.
fact-event-retired = L’événement « { $title } » a été retiré de la partie.
fact-paid = { $who } payé { $coins } $.
fact-discarded = { $who } défaussé { $cards }.
fact-refreshed = { $who } remplacé les cartes visibles.
fact-extra-turn = { $who } gagné un tour supplémentaire.
fact-turn-again = La même compagnie rejoue.
fact-tickets-given = { $who } pioché des destinations grâce à une carte.
fact-ticket-value = { $who } ajouté { $coins } $ à la valeur des destinations.
fact-vault = { $who } mis un certificat de { $coins } $ au coffre.
fact-trains-added = { $count ->
    [one] { $who } reçu { $count } wagon de plus.
   *[other] { $who } reçu { $count } wagons de plus.
}
fact-helped = { $free ->
    [0] Une carte permet de payer autrement.
    [one] Une carte de moins à payer.
   *[other] { $free } cartes de moins à payer.
  }
fact-staked = { $count ->
    [one] { $who } reçu { $count } piquet.
   *[other] { $who } reçu { $count } piquets.
}
fact-stakes-spent = { $count ->
    [one] { $who } rendu { $count } piquet.
   *[other] { $who } rendu { $count } piquets.
}
fact-evidence = { $count ->
    [one] Une preuve a été notée.
   *[other] { $count } preuves ont été notées.
  }
fact-postcard-drawn = { $who } reçu une carte postale : « { $postcard } ».
fact-postcard-used = { $who } utilisé la carte postale « { $postcard } ».
fact-crew-paid = { $who } payé { $coins } $ de salaire.
fact-loaded = { $who } chargé du fret à { $place } : { $good }.
fact-delivered = { $who } livré du fret ({ $good }, chargé à { $place }) et reçu { $coins } $.
fact-posted = Couleur de l’Entente : { $color }. La caisse contient { $coins } $.
fact-pooled = { $who } mis { $coins } $ dans la caisse de l’Entente.
fact-chest-taken = { $who } pris la caisse de l’Entente.
fact-chest-back = La caisse de l’Entente est retournée à la banque.
fact-snow-fell = La neige est tombée sur { $route }.
fact-snow-cleared = { $who } déneigé { $route } et reçu { $coins } $.
fact-turned = Carte retournée pour le fret dangereux : { $card }.
fact-dined = { $you ->
    [yes] { $who } dîné dans ton auberge pour { $paid } $ ; tu as reçu { $got } $.
   *[no] { $who } dîné chez { $owner } pour { $paid } $ ; { $owner } a reçu { $got } $.
}
fact-house-built = { $who } construit une auberge à { $place } pour { $coins } $.
fact-stamped = { $who } tamponné la ligne { $line } et reçu { $coins } $.
fact-pavilion-met = { $who } rempli la condition de « { $pavilion } » et reçu { $coins } $.
fact-window-shown = { $ticket } est maintenant visible.
fact-window-taken = { $who } pris une destination visible : { $ticket }.
fact-ending = Les règles de fin de partie s’appliquent avant le décompte final.
