# La salle d’une table avant la partie.

room-seats = Places
room-waits-seats = { $number ->
    [one] Une place est encore libre.
   *[other] { $number } places sont encore libres.
}
room-waits-ready = Pas encore prêts : { $names }.
room-waits-host = Tout le monde est là. L’hôte peut commencer.
room-you = toi
room-host = hôte
room-ready = prêt
room-not-ready = pas encore prêt
room-away = non connecté
room-sit = S’asseoir
room-sit-as = S’asseoir
room-sit-other = Quelqu’un sur cet appareil
room-sit-other-what = Vous vous passez l’appareil ; un rideau cache les cartes entre les tours.
room-sit-other-name = Son nom
room-give-bot = Confier à un bot
room-bot-of = Bot de la place { $number }
room-free = Libérer la place
room-stand-up = Se lever
room-remove = Renvoyer
room-start = Commencer la partie
room-say-ready = Je suis prêt
room-take-back-ready = Finalement pas prêt
room-leave = Quitter la table
room-close = Fermer la table

room-share = Inviter
room-link = Lien de cette table
room-qr = Un code pour appareil photo avec le lien de cette table
room-send = Envoyer …
room-share-how = Qui ouvre le lien ou tape { $code } sur la page d’accueil arrive ici.
room-local = Ce lien ne marche que sur cet appareil. Lance le serveur avec --lan pour jouer avec les autres de ton réseau.

room-terms = Ce qui est convenu
room-edition = Édition
room-clock = Horloge
room-time-out = Temps écoulé
room-first = Qui commence
room-undo = Reprendre un coup
room-chat = Discussion
room-found = On trouve la table
room-found-list = dans la liste, par tous
room-found-link = par son lien seulement
room-open-cards = Cartes ouvertes, pioche vide
room-rules = Les règles de cette édition
room-fair = Comment savoir que les cartes sont honnêtes
room-seed = Tous les mélanges découlent d’un nombre secret. Son empreinte est fixée ici avant la première carte ; après la fin, le nombre est montré, et chacun peut vérifier qu’il correspond et redonne la même partie.
pace-none = aucune
pace-days = { $days ->
    [one] un jour par tour
   *[other] { $days } jours par tour
}
pace-live = { $minutes } min, et { $seconds } s à chaque tour
time-out-wait = la table attend
time-out-stand-in = un bot remplace ({ $bot })

room-broken-off = Cette partie a été arrêtée
room-broken-off-what = Elle n’a pas de résultat.
room-rematch = Vers la partie suivante de cette table
room-again = Nouvelle table avec les mêmes personnes
room-not-found = Impossible d’afficher cette table
room-close-sure = Tout le monde à cette table s’en va.
chat-name = Donne ton nom pour parler
