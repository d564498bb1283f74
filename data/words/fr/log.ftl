# Ce qui s’est passé, en mots simples : le journal, les annonces, les reprises.

log-nobody = Personne n’a

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
log-collected = { $who } reçu { $coins } $ de la banque.
log-drew = { $who } pioché { $cards }.
log-card-open = une carte visible ({ $color })
log-card-known = une carte ({ $color })
log-card-blind =
    { $count ->
        [one] une carte
       *[other] { $count } cartes
    }
log-no-second-card =
    { $you ->
        [yes] Il n’y avait pas de deuxième carte pour toi.
       *[no] Il n’y avait pas de deuxième carte pour { $name }.
    }
log-tickets-kept = { $who } gardé { $kept }.
log-mixes-shown = Destinations choisies : { $mixes }.
log-mix = { $name } { $mix }
log-boarded = { $who } pris un passager à { $place } ({ $color }).
log-market-reset = Trop de locomotives visibles : les cinq cartes visibles ont été remplacées.
log-market-stands = Les locomotives reviennent sans cesse : les cartes visibles restent telles quelles.
log-reshuffled = La défausse a été mélangée pour former une nouvelle pioche.
log-newspapers-added =
    { $count ->
        [one] { $count } journal a été ajouté à la pioche.
       *[other] { $count } journaux ont été ajoutés à la pioche.
    }
log-newspaper-turned = Un journal a été pioché.
log-first =
    { $you ->
        [yes] Tu commences.
       *[no] { $name } commence.
    }
log-passed = { $who } dû passer.
log-last-round =
    { $you ->
        [yes] Dernier tour ! Tu n’as presque plus de wagons : encore { $turns } coups.
       *[no] Dernier tour ! { $name } n’a presque plus de wagons : encore { $turns } coups.
    }
log-ended = La partie est terminée.
log-tickets-revealed =
    { $you ->
        [yes] Tes destinations : { $tickets }.
       *[no] Destinations ({ $name }) : { $tickets }.
    }
log-wire-kept = { $who } gardé une carte du télégramme.
log-taken-back = { $who } annulé la dernière action.

log-extra-event-turned = À la une : { $title }. { $text }
log-extra-events-shuffled = Les événements ont été mélangés.
log-extra-event-retired = L’événement { $title } a été retiré de la partie.
log-extra-paid = { $who } payé { $count } $.
log-extra-discarded = { $who } défaussé { $cards }.
log-extra-refreshed = { $who } remplacé les cartes visibles.
log-extra-extra-turn = { $who } gagné un tour supplémentaire.
log-extra-trains-added =
    { $count ->
        [one] { $who } reçu { $count } wagon de plus.
       *[other] { $who } reçu { $count } wagons de plus.
    }
log-extra-vault = { $who } mis un certificat de { $count } $ au coffre.
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
log-extra-postcard-drawn = { $who } reçu une carte postale : { $postcard }.
log-extra-postcard-used = { $who } utilisé la carte postale { $postcard }.
log-extra-crew-paid = { $who } payé { $count } $ de salaire.
log-extra-loaded = { $who } chargé à { $place } : { $good }.
log-extra-delivered = { $who } livré pour { $count } $ : { $good } ({ $place }).
log-extra-pooled = { $who } mis { $count } $ dans la caisse.
log-extra-chest-taken = { $taken ->
    [yes] { $who } pris la caisse.
   *[no] La caisse est retournée à la banque.
  }
log-extra-snow-fell = La neige est tombée sur { $route }.
log-extra-snow-cleared = { $who } dégagé { $route } et reçu { $count } $.
log-extra-house-built = { $who } construit une auberge à { $place } pour { $count } $.
log-extra-stamped = { $who } tamponné la ligne { $line } et reçu { $count } $.
log-extra-pavilion-met = { $who } réussi { $pavilion } et gagné { $count } $.
log-extra-window-taken = { $who } pris une destination visible : { $ticket }.

log-title = Journal de la partie
log-opening = Mise en place
log-turn =
    { $you ->
        [yes] Tour { $number } : toi
       *[no] Tour { $number } : { $name }
    }
log-look = Voir cette position
log-empty = Rien ne s’est encore passé.
log-not-fetched = Impossible de charger les coups précédents. Recharge la page.
log-past = Le plateau après l’étape { $inputs }.
log-go-on = Retour à la partie
log-newest = Aller au dernier coup

live-turn = À { $name } de jouer.
live-refused = Impossible : { $why }

chat-title = Chat
chat-say = Écris un message
chat-send = Envoyer
chat-empty = Aucun message pour l’instant.
chat-watching = spectateur
chat-off = Le chat est désactivé à cette table.
chat-seated-only = Seuls les joueurs de cette table peuvent écrire dans le chat.
seat-change-left = Une place s’est libérée : { $seat }.
seat-change-left-bot = Une place s’est libérée ({ $seat }) ; { $bot } joue en attendant.
seat-change-bot = { $bot } joue désormais ({ $seat }).
seat-change-person = { $name } joue désormais ({ $seat }).
seat-change-stand-in = { $bot } remplace { $name } ({ $seat }).

# Messages rapides.
quick-chat = Messages rapides
quick-luck = Bonne chance !
quick-nice = Bien joué !
quick-ouch = Aïe !
quick-think = Je réfléchis…
quick-thanks = Merci !

# Ce que les bots disent de temps en temps.
quip-ada-claim = En voiture, mes chéris !
quip-ada-wait = Une petite destination de plus ?
quip-bruno-claim = Ça, c’est du convoi.
quip-bruno-wait = Je charge. Attention aux orteils.
quip-mira-claim = Tu voulais passer par là ?
quip-mira-wait = Je vois bien ce que tu prépares.
quip-otto-claim = Tout vient à point à qui sait attendre.
quip-otto-wait = Rien ne presse.
quip-felix-claim = La fortune sourit aux audacieux !
quip-felix-wait = Allez, quelque chose qui brille !
quip-easy-claim = Regarde, j’ai fait une ligne !
quip-easy-wait = Oh, les jolies couleurs.
quip-normal-claim = Pile où je voulais.
quip-normal-wait = Voyons ce qui vient.
quip-hard-claim = Inscrit au registre.
quip-hard-wait = Je compte, tu sais.
quip-expert-claim = Exactement comme prévu.
quip-expert-wait = Patience, patience.
quip-master-claim = Ce passage, je l’avais vu depuis des années.
quip-master-wait = Chaque carte me dit quelque chose.
