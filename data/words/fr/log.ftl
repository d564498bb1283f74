# Ce qui s’est passé, en mots simples : le journal, les annonces, les reprises.

log-tickets-revealed =
    { $you ->
        [yes] Tes destinations : { $tickets }.
       *[no] Destinations ({ $name }) : { $tickets }.
    }

log-title = Journal de la partie
log-opening = Mise en place
log-turn =
    { $you ->
        [yes] Tour { $number } : toi
       *[no] Tour { $number } : { $name }
    }
log-look = Voir cette position
log-empty = Il ne s’est encore rien passé.
log-not-fetched = Impossible de charger les coups précédents. Recharge la page.
log-past = Plus tôt : { $said }
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
seat-change-bot = { $bot } joue désormais à cette place ({ $seat }).
seat-change-person = { $name } joue désormais à cette place ({ $seat }).
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
quip-hard-wait = Je compte les cartes, figure-toi.
quip-expert-claim = Exactement comme prévu.
quip-expert-wait = Patience, patience.
quip-master-claim = Ce passage, je l’avais repéré il y a des années.
quip-master-wait = Chaque carte me dit quelque chose.
log-took = { $who } pris : { $cards }.
