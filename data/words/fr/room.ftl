# Une table avant la partie.

room-seats = Places
room-waits-seats = { $number ->
    [one] { $number } place est encore libre.
   *[other] { $number } places sont encore libres.
}
room-waits-ready = On attend encore { $names }.
room-waits-host = Tout le monde est prêt. L’hôte peut lancer la partie.
room-host = hôte
room-ready = prêt
room-not-ready = pas prêt
room-away = hors ligne
room-sit = Prendre cette place
room-join = Rejoindre la table
room-shared = Cet écran montrera le plateau à tous dès le début de la partie.
room-sit-as = Prendre la place
room-sit-other = Ajouter un joueur sur cet appareil
room-sit-other-what = L’appareil passe de main en main ; un rideau cache les cartes entre les tours.
room-sit-other-name = Nom du joueur
room-give-bot = Ajouter un bot
room-bot-of = Bot de la place { $number }
room-free = Libérer la place
room-stand-up = Quitter la place
room-remove = Retirer
room-start = Lancer la partie
room-say-ready = Je suis prêt
room-take-back-ready = Pas prêt
room-leave = Quitter la table
room-close = Fermer la table

room-share = Inviter
room-link = Lien de cette table
room-qr = Code QR avec le lien de cette table
room-send = Partager
room-share-how = Pour rejoindre la table, il suffit d’ouvrir le lien ou de saisir { $code } sur la page d’accueil.
room-share-screen = Une télé dans la pièce ? Ouvres-y le lien et choisis « Utiliser comme écran partagé ».
room-local = Ce lien ne fonctionne que sur cet appareil. Lance le serveur avec --lan pour jouer avec d’autres sur ton réseau.

room-terms = Réglages de la partie
room-edition = Édition
room-clock = Pendule
room-time-out = Quand le temps est écoulé
room-first = Premier joueur
room-undo = Annulation
room-chat = Chat
room-found = Visibilité
room-found-list = publique
room-found-link = privée (lien seulement)
room-open-cards = Prendre les cartes visibles quand la pioche est vide
room-rules = Les règles de cette édition
room-fair = Comment vérifier la distribution
room-seed = Un nombre secret décide de tous les mélanges. Son empreinte est publiée ici avant la première distribution. Après la partie, le nombre est révélé, et chacun peut vérifier qu’il correspond à l’empreinte et redonne les mêmes cartes.
pace-none = aucune
pace-days = { $days ->
    [one] { $days } jour par tour
   *[other] { $days } jours par tour
}
pace-live = { $minutes } min + { $seconds } s par tour
time-out-wait = la partie attend
time-out-stand-in = un bot prend le relais ({ $bot })

room-broken-off = Cette partie a été interrompue
room-broken-off-what = Elle n’a pas de résultat.
room-rematch = Aller à la partie suivante de cette table
room-again = Nouvelle table avec les mêmes joueurs
room-not-found = Impossible d’afficher cette table
room-close-sure = La table sera fermée pour tout le monde.
chat-name = Saisis un nom pour écrire dans le chat
