# Ce qui s’est passé, en mots simples : le journal, les annonces, les reprises.

log-has =
    { $you ->
        [yes] Tu as
       *[no] { $name } a
    }
log-nobody = Personne n’a
log-so-many = { $count } { $card }
log-locomotives =
    { $count ->
        [one] { $count } locomotive
       *[other] { $count } locomotives
    }
log-tickets =
    { $count ->
        [0] aucun billet
        [one] { $count } billet
       *[other] { $count } billets
    }
log-tickets-of =
    { $count ->
        [one] { $count } billet ({ $deck })
       *[other] { $count } billets ({ $deck })
    }
log-deck-short = trajets courts
log-deck-long = trajets longs

log-claimed = { $who } pris { $route } avec { $cards }.
log-claimed-points =
    { $points ->
        [one] { $who } pris { $route } avec { $cards } ({ $points } point).
       *[other] { $who } pris { $route } avec { $cards } ({ $points } points).
    }
log-scored =
    { $points ->
        [one] { $who } marqué { $points } point.
       *[other] { $who } marqué { $points } points.
    }
log-collected = { $who } reçu { $coins } $ de la banque.
log-drew = { $who } pioché { $cards }.
log-card-open = une carte visible ({ $color })
log-card-known = une carte de la pioche ({ $color })
log-card-blind =
    { $count ->
        [one] une carte de la pioche
       *[other] { $count } cartes de la pioche
    }
log-no-second-card =
    { $you ->
        [yes] Il n’y avait pas de deuxième carte pour toi.
       *[no] Il n’y avait pas de deuxième carte pour { $name }.
    }
log-tickets-kept = { $who } gardé { $kept }.
log-mixes-shown = Billets annoncés : { $mixes }.
log-mix = { $name } { $mix }
log-boarded = { $who } fait monter un voyageur à { $place } ({ $color }).
log-market-reset = Trop de locomotives étaient visibles : les cinq cartes ont été remplacées.
log-market-stands = Les locomotives reviennent toujours : les cartes visibles restent telles quelles.
log-reshuffled = La défausse a été mélangée et devient la pioche.
log-newspapers-added =
    { $count ->
        [one] { $count } journal a rejoint la pioche.
       *[other] { $count } journaux ont rejoint la pioche.
    }
log-newspaper-turned = Un journal est sorti de la pioche.
log-first =
    { $you ->
        [yes] Tu commences.
       *[no] { $name } commence.
    }
log-passed = { $who } dû passer.
log-last-round =
    { $you ->
        [yes] Dernier tour ! Il te reste peu de wagons ; encore { $turns } coups en tout.
       *[no] Dernier tour ! Il reste peu de wagons à { $name } ; encore { $turns } coups en tout.
    }
log-ended = La partie est finie.
log-tickets-revealed =
    { $you ->
        [yes] Tes billets : { $tickets }.
       *[no] Billets de { $name } : { $tickets }.
    }
log-wire-kept = { $who } gardé une carte du télégramme.
log-taken-back = { $who } repris la dernière action.

log-extra-event-turned = Nouvelle : { $title }. { $text }
log-extra-events-shuffled = Les événements ont été mélangés.
log-extra-event-retired = L’événement { $title } quitte la partie.
log-extra-paid = { $who } payé { $count } $.
log-extra-discarded = { $who } défaussé { $cards }.
log-extra-refreshed = { $who } fait remplacer les cartes visibles.
log-extra-extra-turn = { $who } gagné un coup de plus.
log-extra-trains-added =
    { $count ->
        [one] { $who } reçu { $count } wagon de plus.
       *[other] { $who } reçu { $count } wagons de plus.
    }
log-extra-vault = { $who } mis un certificat de { $count } $ au coffre.
log-extra-staked =
    { $count ->
        [one] { $who } reçu { $count } piquet.
       *[other] { $who } reçu { $count } piquets.
    }
log-extra-stakes-spent =
    { $count ->
        [one] { $who } rendu { $count } piquet.
       *[other] { $who } rendu { $count } piquets.
    }
log-extra-postcard-drawn = { $who } reçu une carte postale : { $postcard }.
log-extra-postcard-used = { $who } utilisé la carte postale { $postcard }.
log-extra-crew-paid = { $who } payé { $count } $ de salaire.
log-extra-loaded = { $who } chargé à { $place } : { $good }.
log-extra-delivered = { $who } livré pour { $count } $ : { $good } de { $place }.
log-extra-pooled = { $who } mis { $count } $ dans la caisse.
log-extra-chest-taken = { $taken ->
    [yes] { $who } pris la caisse.
   *[no] La caisse est retournée à la banque.
  }
log-extra-snow-fell = La neige est tombée sur { $route }.
log-extra-snow-cleared = { $who } dégagé { $route } et reçu { $count } $.
log-extra-house-built = { $who } bâti une auberge à { $place } pour { $count } $.
log-extra-stamped = { $who } tamponné la ligne { $line } pour { $count } $.
log-extra-pavilion-met = { $who } atteint un pavillon pour { $count } $ : { $pavilion }.
log-extra-window-taken = { $who } pris un billet visible : { $ticket }.

log-title = Ce qui s’est passé
log-opening = Avant le premier coup
log-turn =
    { $you ->
        [yes] Coup { $number } : toi
       *[no] Coup { $number } : { $name }
    }
log-look = Revenir à ce moment
log-empty = Rien ne s’est encore passé.
log-not-fetched = Ce qui s’est passé avant n’a pas pu être chargé.
log-past = Retour en arrière : le plateau après l’étape { $inputs }.
log-go-on = Continuer
log-newest = Au plus récent

live-turn = C’est à { $name }.
live-refused = Cela n’a pas marché : { $why }

chat-title = Discussion
chat-say = Dis quelque chose
chat-send = Envoyer
chat-empty = Personne n’a encore rien dit.
chat-watching = regarde
chat-off = Il n’y a pas de discussion à cette table.
chat-seated-only = Seuls ceux qui jouent peuvent écrire ici.
seat-change-left = La place { $seat } est libre.
seat-change-left-bot = La place { $seat } est libre ; { $bot } joue en attendant.
seat-change-bot = { $bot } joue { $seat } désormais.
seat-change-person = { $name } joue { $seat } désormais.
seat-change-stand-in = { $bot } joue { $seat } pour { $name }.
