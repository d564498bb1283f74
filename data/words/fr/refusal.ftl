# Pourquoi le serveur a refusé une demande, et que faire.

## Qui demande
refusal-who-are-you = Saisis d’abord ton nom, ou envoie un jeton.
refusal-unknown-login = Identifiant ou phrase secrète incorrects. Vérifie les deux et réessaie.
refusal-unknown-code = Ce code est inconnu ou a déjà servi. Crées-en un nouveau sur l’autre appareil.
refusal-unknown-token = Ce jeton est inconnu. Crées-en un nouveau dans ton profil et envoie-le ainsi : « Authorization: Bearer TOKEN ».
refusal-not-seated = Seuls les joueurs de cette table peuvent le faire. Prends d’abord une place.
refusal-not-your-seat = Tu ne peux agir que pour ta propre place.
refusal-not-host = Seul l’hôte de cette table peut le faire.
refusal-not-admin = Seul l’administrateur de ce serveur peut le faire. Envoie le jeton d’administration.
refusal-banned = Tu es exclu de ce serveur. Motif : { $reason }
refusal-banned-days = { $days ->
    [one] Tu es exclu de ce serveur pour encore { $days } jour. Motif : { $reason }
   *[other] Tu es exclu de ce serveur pour encore { $days } jours. Motif : { $reason }
}
refusal-muted = Tu ne peux pas écrire dans le chat de ce serveur. Motif : { $reason }
refusal-muted-days = { $days ->
    [one] Tu ne peux pas écrire dans le chat de ce serveur pendant encore { $days } jour. Motif : { $reason }
   *[other] Tu ne peux pas écrire dans le chat de ce serveur pendant encore { $days } jours. Motif : { $reason }
}
refusal-invite-only = Ce serveur est réservé aux personnes invitées. Ouvre le lien que tu as reçu, ou demandes-en un à son administrateur.
refusal-no-such-invite = Cette invitation est inconnue, épuisée ou expirée. Demandes-en une nouvelle.
refusal-wrong-origin = Ce site n’est pas autorisé à utiliser ce serveur. Ouvre la page du serveur lui-même.
refusal-wrong-host = Ce serveur ne répond pas à ce nom. Son administrateur peut définir le nom avec « --public-url URL ».
refusal-too-fast = Trop de requêtes. Attends un instant et réessaie.
refusal-unavailable = Non enregistré. Réessaie dans un instant.
refusal-no-storage = Non enregistré : le stockage du serveur est indisponible. Rien de ce qui était déjà enregistré n’est perdu. Réessaie dans une minute.

## Ce qui est demandé
refusal-no-such-table = Cette table n’existe pas. Vérifie le lien.
refusal-no-such-seat = Cette place n’existe pas à cette table. Les places sont numérotées à partir de 0.
refusal-no-such-address = Il n’y a rien à cette adresse. Vérifie l’URL.
refusal-no-such-webhook = Tu n’as pas de webhook. Définis-en un d’abord.
refusal-no-such-person = Ce joueur n’existe pas. Vérifie son identifiant.
refusal-no-such-key = Cet appareil ou ce jeton n’est pas dans ta liste. Recharge-la.
refusal-no-such-map = Ce plateau n’existe pas. Vérifie l’adresse.
refusal-no-such-edition = Cette édition n’existe pas. Vérifie l’adresse.
refusal-no-such-move = Cette étape n’existe pas. Choisis un numéro entre 0 et celui de la dernière étape.
refusal-no-such-sanction = Cette personne n’est pas visée par cette sanction.
refusal-invite-unknown = Cette invitation n’existe pas. Affiche la liste à nouveau.
refusal-close-campaign = Une partie de campagne ne peut pas être fermée séparément. Supprime plutôt la campagne.
refusal-delete-campaign = Cette partie appartient à une campagne. Supprime plutôt la campagne.
refusal-sanction-days = Une sanction dure de 1 à { $most } jours, ou n’a pas de limite.
refusal-invite-terms = Une invitation vaut pour 1 à { $uses } personnes, pendant 1 à { $days } jours ou sans limite.
refusal-login-taken = Cet identifiant est déjà pris. Choisis-en un autre.
refusal-secret = Cela n’est révélé qu’après la partie.
refusal-no-page = Ce serveur a été compilé sans sa page web. Installe Node 20.19 ou une version plus récente depuis nodejs.org et relance le serveur avec { $command }.
refusal-no-page-programs = Les bots et autres programmes peuvent quand même jouer : voir { $link }.

## À une table
refusal-seat-taken = Cette place est prise. Choisis-en une libre.
refusal-reserved = Cette place est réservée. Choisis-en une autre, ou demande son code.
refusal-not-offered = Cette place ne t’a pas été proposée. Demande un nouveau code.
refusal-no-offer = Cette place n’a été proposée à personne.
refusal-plays-already = Tu as déjà vu une autre main dans cette partie : tu ne peux donc pas prendre cette place.
refusal-still-here = Ce joueur est là, ou l’était à l’instant. Lui seul peut en décider.
refusal-not-connected = Ce joueur est hors ligne. Si son absence se prolonge, un bot pourra jouer pour lui.
refusal-not-quiet = À une table sans pendule, tu ne peux demander « Toujours là ? » que si un joueur n’a pas joué depuis 10 minutes.
refusal-company-not-quiet = Tu ne peux demander « Toujours là ? » que si le joueur est connecté depuis 10 minutes sans avoir répondu.
refusal-nobody-before = Personne d’autre n’a utilisé cet appareil avant toi.
refusal-not-ready = Un joueur n’est pas prêt, ou une place est encore libre. Attends, ou confie les places libres à des bots.
refusal-nobody-there = Personne d’autre n’occupe cette place.
refusal-stale = La question { $at } n’est plus ouverte ; la question actuelle est la { $now }.
refusal-stale-unasked = La question { $at } n’est plus ouverte ; ce joueur n’a rien à décider pour l’instant.
refusal-undo-off = L’annulation est désactivée à cette table.
refusal-chat-off = Tu ne peux pas écrire dans le chat de cette table.
refusal-begun = La partie a déjà commencé.
refusal-not-begun = La partie n’a pas encore commencé.
refusal-not-playing = Cette partie n’est pas en cours.
refusal-over = Cette partie est terminée.
refusal-not-over = La partie n’est pas encore terminée.
refusal-over-there = À cette étape, la partie est déjà terminée. Choisis une étape antérieure.
refusal-hint-people = Les indices ne sont disponibles que dans les parties contre des bots.
refusal-hint-turn = Les indices ne sont disponibles que pendant ton tour.
refusal-no-sending-away = On ne peut plus retirer de joueurs une fois la partie commencée.
refusal-no-breaking-off = Une partie ne peut être interrompue que si le temps d’un joueur est écoulé ou si un joueur est parti.
refusal-no-forgetting = Tu ne peux retirer de ta liste que les parties terminées et celles que tu as quittées.
refusal-record-stays = Les parties importées ne peuvent pas être retirées de ta liste.
refusal-nobody-played = Personne n’a joué cette partie sur ce serveur.

## Trop
refusal-many-tables = Tu participes déjà à trop de tables. Quittes-en une d’abord.
refusal-many-records = Tu as trop de parties importées ; tu ne peux plus en ajouter.
refusal-many-maps = Tu as trop de plateaux ; tu ne peux plus en ajouter.
refusal-many-keys = Tu as trop d’appareils et de jetons. Supprimes-en un d’abord.
refusal-many-watched = Tu suis trop de tables à la fois. Arrête d’abord d’en suivre une.
refusal-many-connections = Trop de connexions depuis ton adresse. Fermes-en une et réessaie.
refusal-many-watchers = Cette table a trop de spectateurs. Réessaie plus tard.
refusal-many-lines = Le chat de cette table est plein.

## Ce qui a été envoyé
refusal-body-slow = La requête n’était pas complète après { $seconds } secondes. Renvoie-la.
refusal-nul = Le texte contient le caractère U+0000. Enlève-le.
refusal-nonce = Le nonce doit avoir { $digits } chiffres hexadécimaux.
refusal-write-name = Saisis un nom de 1 à { $most } caractères sur une seule ligne.
refusal-write-login = Saisis un identifiant de 1 à { $most } caractères sur une seule ligne.
refusal-write-label = Saisis un libellé de 1 à { $most } caractères sur une seule ligne.
refusal-write-line = Saisis un message de 1 à { $most } caractères sur une seule ligne.
refusal-passphrase = Choisis une phrase secrète de { $least } à { $most } caractères.
refusal-no-such-bot = Aucun bot ne porte ce nom. Choix possibles : { $known }.
refusal-edition-name = Aucune édition ne s’appelle « { $name } ». Choix possibles : { $known }.
refusal-seats = Cette édition est prévue pour { $least } à { $most } joueurs. Choisis un nombre dans cet intervalle.
refusal-seats-of-game = L’autre partie a { $number } places. Choisis le même nombre.
refusal-first-seat = La place désignée pour commencer n’existe pas à cette table. Les places sont numérotées à partir de 0.
refusal-reserve = La réserve de temps doit être comprise entre 1 et { $reserve } secondes, avec au plus { $turn } secondes ajoutées par tour.
refusal-days = Un tour peut durer de 1 à { $most } jours.
refusal-cannot-start = Cette partie ne peut pas commencer : { $detail }.
refusal-taken-over = Les coups repris de l’autre partie ne sont pas légaux ({ $code }).
refusal-body = Le contenu de la requête est invalide : { $detail }.
refusal-body-size = Une requête ne doit pas dépasser { $most } octets.
refusal-method = { $method } n’est pas autorisé à cette adresse. GET /api indique les méthodes autorisées.
refusal-message = Ce message est invalide : { $detail }.
refusal-bytes = Envoie des messages texte, pas des messages binaires.
refusal-stream-seat = Le paramètre seat doit être un nombre supérieur ou égal à 0.
refusal-map-files = Un plateau ne peut pas avoir plus de { $most } fichiers.
refusal-map-size = Les fichiers d’un plateau ne doivent pas dépasser { $most } octets au total.
refusal-hook-address = Saisis une URL comme https://example.org/turn, sans nom d’utilisateur ni mot de passe.
refusal-hook-https = L’URL doit commencer par https.
refusal-hook-private = Ce serveur n’appelle pas d’adresses de son propre réseau. Utilise une adresse publique.
refusal-hook-nowhere = Le nom d’hôte de cette URL est introuvable. Vérifie-le.
refusal-hook-silent = Aucun serveur ne répond à cette URL. Vérifie-la.

## Dans une campagne
refusal-of-campaign = Cette partie appartient à une campagne. Cela se fait sur la page de la campagne.
refusal-no-such-campaign = Cette campagne n’existe pas. Vérifie le lien.
refusal-no-such-pack = Ce pack n’existe pas. GET /api/packs donne la liste des packs.
refusal-other-pack-edition = Cette campagne a commencé avec l’édition { $theirs } du pack { $pack } ; ce serveur a l’édition { $ours }.
refusal-no-such-company = Cette compagnie n’existe pas. Vérifie sa couleur.
refusal-no-such-entry = Cette entrée n’existe pas dans la chronique. Recharge-la.
refusal-many-campaigns = Tu as trop de campagnes ; tu ne peux plus en commencer.
refusal-many-followed = Tu suis trop de campagnes à la fois. Arrête d’abord d’en suivre une.
refusal-many-followers = Cette campagne a trop de spectateurs. Réessaie plus tard.
refusal-no-way-back = Tu ne peux pas revenir à cette partie : elle n’est pas terminée, ou rien ne s’est passé depuis. Choisis-en une plus ancienne.
refusal-other-way-back = Quelqu’un a déjà proposé de revenir à une autre partie. Refuse d’abord cette proposition.
refusal-nobody-goes-back = Personne n’a proposé de retour en arrière.
refusal-not-played-out = Cette partie n’a pas été terminée. Choisis-en une plus ancienne.
refusal-nobody-away = Aucun joueur ne dirige cette compagnie.
refusal-company-unasked = Cette compagnie n’a rien à décider pour l’instant.
refusal-no-such-answer = Ce choix n’existe pas. Choisis l’une des réponses proposées.
refusal-no-next-game = La partie suivante ne peut pas commencer maintenant.
refusal-no-board-left = Tu ne peux enregistrer le plateau qu’après la dernière partie.
refusal-no-keepsake = Le souvenir de la campagne n’est disponible qu’après la dernière partie.
refusal-companies = Une campagne et chacune de ses parties demandent de { $least } à { $most } compagnies. N’indique chaque compagnie qu’une seule fois.
refusal-company-twice = Une compagnie apparaît deux fois. N’indique chaque compagnie qu’une seule fois.
refusal-campaign-size = Un fichier de campagne ne doit pas dépasser { $most } octets.
refusal-campaign = Ce fichier de campagne est invalide : { $detail }.
refusal-campaign-line = La ligne { $line } de ce fichier de campagne est invalide : { $detail }.

## Dommages
refusal-damaged = La table { $table } est endommagée et ne peut pas être ouverte : { $detail }. Restaure-la depuis une sauvegarde ; les autres tables ne sont pas touchées.
refusal-damaged-campaign = La campagne { $campaign } est endommagée et ne peut pas être ouverte : { $detail }. Restaure-la depuis une sauvegarde ; les autres campagnes ne sont pas touchées.
refusal-damaged-map = Les fichiers du plateau { $map } ne peuvent pas être lus : { $detail }.
