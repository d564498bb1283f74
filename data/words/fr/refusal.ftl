# Pourquoi le serveur n’a pas fait quelque chose. Une phrase à chaque fois, qui dit que faire.

## Qui demande
refusal-who-are-you = Dis d’abord comment tu t’appelles, ou envoie un jeton.
refusal-unknown-login = Cet identifiant et cette phrase secrète ne vont pas ensemble ; vérifie les deux et réessaie.
refusal-unknown-code = Ce code n’est pas connu ici, ou a déjà servi ; crées-en un nouveau sur l’autre appareil.
refusal-unknown-token = Ce jeton n’est pas connu ici ; crées-en un nouveau sur la page, sous « Toi », et envoie-le ainsi : « Authorization: Bearer TOKEN ».
refusal-not-seated = Seuls ceux qui ont une place à cette table peuvent le faire ; assieds-toi d’abord.
refusal-not-your-seat = Ce n’est pas ta place ; agis pour une place à toi.
refusal-not-host = Seul l’hôte de cette table peut le faire ; demande-lui.
refusal-wrong-origin = Cette page ne peut pas parler à ce serveur ; ouvre la page du serveur lui-même.
refusal-wrong-host = Ce serveur n’est pas connu sous ce nom ; son hébergeur peut le lancer avec « --public-url URL ».
refusal-too-fast = C’était trop rapide ; attends un instant.
refusal-unavailable = Rien n’a pu être enregistré, donc rien n’a été fait ; réessaie dans un instant.
refusal-no-storage = Le serveur ne peut rien enregistrer pour le moment, donc ceci n’a pas été accepté. Tout ce qui a été accepté avant est en sécurité ; réessaie dans une minute.

## Ce qui est demandé
refusal-no-such-table = Cette table n’existe pas ; vérifie le lien.
refusal-no-such-seat = Cette table n’a pas cette place ; compte à partir de 0.
refusal-no-such-address = Il n’y a rien à cette adresse ; vérifie-la.
refusal-no-such-webhook = Tu n’as pas de webhook ; mets-en un d’abord.
refusal-no-such-person = Cette personne n’existe pas ; vérifie son identifiant.
refusal-no-such-key = Tu n’as pas cet appareil ou ce jeton ; regarde à nouveau ta liste.
refusal-no-such-map = Cette carte n’existe pas ; vérifie l’adresse.
refusal-no-such-edition = Cette édition n’existe pas ; vérifie l’adresse.
refusal-no-such-move = Cette partie n’a pas cette étape ; compte de 0 à la dernière.
refusal-login-taken = Cet identifiant est pris ; choisis-en un autre.
refusal-secret = Cela ne se montre qu’après la fin de la partie.
refusal-no-page = Ce serveur tourne sans sa page : installe Node 20.19 ou plus récent depuis nodejs.org et relance-le avec { $command }.
refusal-no-page-programs = Les programmes peuvent jouer quand même : voir { $link }.

## À une table
refusal-seat-taken = Quelqu’un y est déjà assis ; choisis une place libre.
refusal-reserved = Cette place est gardée pour quelqu’un ; prends-en une autre, ou demande son code.
refusal-not-offered = Cette place ne t’est pas offerte ; demande un nouveau code.
refusal-no-offer = Cette place n’est offerte à personne.
refusal-plays-already = Tu as déjà vu une autre main de cette partie, tu ne peux donc pas prendre celle-ci.
refusal-still-here = Cette personne est là, ou l’était à l’instant. Elle seule peut en décider.
refusal-not-connected = Cette personne n’est pas connectée. Après un moment d’absence, un bot peut jouer pour elle.
refusal-not-quiet = Tu peux poser cette question quand la personne n’a pas joué depuis dix minutes, à une table sans pendule.
refusal-company-not-quiet = Tu peux poser cette question quand la personne est connectée à la campagne et n’a pas répondu depuis dix minutes.
refusal-nobody-before = Personne d’autre n’était sur cet appareil avant.
refusal-not-ready = Tous ne sont pas prêts, ou une place est encore libre ; attends, ou confie les places libres à des bots.
refusal-nobody-there = Personne d’autre n’y est assis.
refusal-stale = La question { $at } n’est plus ouverte ; on en est à la { $now }.
refusal-stale-unasked = La question { $at } n’est plus ouverte ; rien n’est demandé à cette place en ce moment.
refusal-undo-off = Rien ne se reprend à cette table.
refusal-chat-off = Tu ne peux pas parler à cette table.
refusal-begun = La partie a commencé.
refusal-not-begun = La partie n’a pas commencé.
refusal-not-playing = Cette partie n’est pas en cours.
refusal-over = Cette partie est finie.
refusal-not-over = La partie n’est pas encore finie.
refusal-over-there = La partie y est déjà finie ; choisis une étape plus tôt.
refusal-hint-people = Les conseils n’existent que dans les parties contre des robots.
refusal-hint-turn = Les conseils n’existent que pendant ton tour.
refusal-no-sending-away = On ne renvoie plus personne une fois la partie commencée.
refusal-no-breaking-off = Une partie ne s’arrête que si le temps de quelqu’un est écoulé ou si une place a été quittée.
refusal-no-forgetting = Une partie peut quitter ta liste une fois finie, ou quand tu l’as quittée.
refusal-record-stays = Les parties importées restent dans ta liste.
refusal-nobody-played = Personne ici n’a joué cette partie.

## Trop
refusal-many-tables = Tu as trop de tables ; quittes-en une d’abord.
refusal-many-records = Tu as trop d’enregistrements ; tu ne peux plus en apporter.
refusal-many-maps = Tu as trop de cartes ; tu ne peux plus en apporter.
refusal-many-keys = Tu as trop d’appareils et de jetons ; retires-en un d’abord.
refusal-many-watched = Cette connexion suit trop de tables ; quittes-en une d’abord.
refusal-many-connections = Il y a trop de connexions depuis ici ; ferme-en une et réessaie.
refusal-many-watchers = Trop de gens suivent cette table ; reviens plus tard.
refusal-many-lines = On a déjà trop parlé à cette table ; rien ne peut être ajouté.

## Ce qui a été envoyé
refusal-body-slow = Le reste de la requête n’est pas arrivé en { $seconds } secondes ; envoie-la de nouveau.
refusal-nul = Le texte contient le caractère U+0000 ; enlève-le.
refusal-nonce = Écris le nonce en { $digits } chiffres hexadécimaux.
refusal-write-name = Écris un nom de 1 à { $most } caractères sur une ligne.
refusal-write-login = Écris un identifiant de 1 à { $most } caractères sur une ligne.
refusal-write-label = Écris une étiquette de 1 à { $most } caractères sur une ligne.
refusal-write-line = Écris de 1 à { $most } caractères sur une ligne.
refusal-passphrase = Choisis une phrase secrète de { $least } à { $most } caractères.
refusal-no-such-bot = Aucun bot ne porte ce nom ; il y a { $known }.
refusal-edition-name = Aucune édition ne s’appelle « { $name } » ; il y a { $known }.
refusal-seats = Cette édition est pour { $least } à { $most } places ; nommes-en autant.
refusal-seats-of-game = Cette partie-là a { $number } places ; nommes-en autant.
refusal-first-seat = La place qui commence n’est pas à la table ; compte à partir de 0.
refusal-reserve = Une réserve va de 1 à { $reserve } secondes, et un tour en ajoute { $turn } au plus.
refusal-days = Un tour peut durer de 1 à { $most } jours.
refusal-cannot-start = Cette table ne peut pas commencer : { $detail }.
refusal-taken-over = Ce qui a été repris n’est pas légal ({ $code }).
refusal-body = Cet envoi est inutilisable : { $detail }.
refusal-body-size = Une requête a au plus { $most } octets.
refusal-method = { $method } ne convient pas à cette adresse ; GET /api dit ce qui convient.
refusal-message = Ce n’est pas un message : { $detail }.
refusal-bytes = Envoie du texte, pas des octets.
refusal-stream-seat = Donne à seat un nombre à partir de 0.
refusal-map-files = Une carte a au plus { $most } fichiers.
refusal-map-size = Les fichiers d’une carte ont ensemble au plus { $most } octets.
refusal-hook-address = Écris une adresse comme https://example.org/turn, sans nom ni mot de passe.
refusal-hook-https = Prends une adresse qui commence par https.
refusal-hook-private = Ce serveur n’appelle pas d’adresses de son propre réseau ; prends-en une publique.
refusal-hook-nowhere = Le nom dans cette adresse ne mène nulle part ; vérifie-le.
refusal-hook-silent = Personne n’y répond ; vérifie l’adresse.

## Dans une campagne
refusal-of-campaign = Cette partie appartient à une campagne ; va à la campagne pour cela.
refusal-no-such-campaign = Cette campagne n’existe pas ; vérifie le lien.
refusal-no-such-pack = Ce paquet n’existe pas ; GET /api/packs les énumère.
refusal-no-such-company = Cette compagnie n’existe pas ; vérifie sa couleur.
refusal-no-such-entry = La chronique n’est pas si longue ; relis-la.
refusal-many-campaigns = Tu as trop de campagnes ; tu ne peux plus en fonder.
refusal-many-followed = Cette connexion suit trop de campagnes ; quittes-en une d’abord.
refusal-many-followers = Trop de gens suivent cette campagne ; reviens plus tard.
refusal-no-way-back = Cette partie-là n’a pas été jouée jusqu’au bout, ou rien ne l’a suivie ; choisis-en une plus ancienne.
refusal-other-way-back = On a déjà proposé de revenir à une autre partie ; refuse d’abord cela.
refusal-nobody-goes-back = Personne ne veut revenir en arrière.
refusal-not-played-out = Cette partie-là n’a pas été jouée jusqu’au bout ; choisis-en une plus ancienne.
refusal-nobody-away = Personne ne dirige cette compagnie qui puisse être absent.
refusal-company-unasked = Rien n’est demandé à cette compagnie en ce moment.
refusal-no-such-answer = On ne peut pas répondre cela ici ; choisis parmi les possibilités.
refusal-no-next-game = La partie suivante ne peut pas commencer maintenant.
refusal-no-board-left = Le plateau ne reste qu’après la dernière partie ; jouez encore.
refusal-companies = Une campagne est pour { $least } à { $most } compagnies, et chaque partie aussi ; nommes-en autant, chacune une fois.
refusal-company-twice = Une compagnie est nommée deux fois ; nomme chacune une fois.
refusal-campaign-size = Une campagne a au plus { $most } octets.
refusal-campaign = Cette campagne est inutilisable : { $detail }.
refusal-campaign-line = La ligne { $line } de cette campagne est inutilisable : { $detail }.

## Dommages
refusal-damaged = La table { $table } est endommagée et ne peut pas être ouverte : { $detail } ; restaure-la d’une sauvegarde, les autres tables ne sont pas touchées.
refusal-damaged-campaign = La campagne { $campaign } est endommagée et ne peut pas être ouverte : { $detail } ; restaure-la d’une sauvegarde, les autres ne sont pas touchées.
refusal-damaged-map = Les fichiers de la carte { $map } ne peuvent pas être lus : { $detail }.

## Ce que disent les règles. Au milieu d’une phrase ou bien seul, avec majuscule et point.
refusal-rules-not-your-turn = ce n’est pas à cette place de répondre
refusal-rules-wrong-phase = cela ne répond pas à la question posée : il faut une autre réponse ou une distribution, ou bien la partie est finie
refusal-rules-draw-barred = { $piles ->
    [one] on ne peut pas piocher, car la pioche et la défausse n’ont que { $piles } carte
   *[other] on ne peut pas piocher, car la pioche et la défausse ont { $piles } cartes
}
refusal-rules-slot-empty = aucune carte visible ne se trouve là
refusal-rules-locomotive-second = une locomotive visible ne peut être que la première carte du tour
refusal-rules-locomotive-barred = l’événement en cours interdit les locomotives visibles
refusal-rules-deck-empty = la pioche est vide
refusal-rules-no-such-route = ce trajet n’existe pas
refusal-rules-route-taken = { $owner ->
    [you] le trajet est déjà à toi
    [red] le trajet appartient déjà à Rouge
    [blue] le trajet appartient déjà à Bleu
    [green] le trajet appartient déjà à Vert
    [yellow] le trajet appartient déjà à Jaune
    [black] le trajet appartient déjà à Noir
    [white] le trajet appartient déjà à Blanc
    [purple] le trajet appartient déjà à Violet
   *[other] le trajet appartient déjà à { $owner }
}
refusal-rules-twin-owned = cette place a déjà un trajet parallèle du même groupe
refusal-rules-route-closed = un trajet parallèle est pris et, avec si peu de places, cela ferme celui-ci
refusal-rules-not-enough-trains = { $need ->
    [one] le trajet demande { $need } wagon, et cette place en a { $have }
   *[other] le trajet demande { $need } wagons, et cette place en a { $have }
}
refusal-rules-wrong-payment = { $need ->
    [one] il faut payer exactement { $need } carte d’une couleur qui convient au trajet ; une locomotive peut la remplacer
   *[other] il faut payer exactement { $need } cartes d’une seule couleur qui convient au trajet ; des locomotives peuvent en remplacer
}
refusal-rules-not-enough-cards = cette place n’a pas ces cartes
refusal-rules-tickets-empty = il ne reste aucun billet à piocher
refusal-rules-bad-mix = on ne peut pas piocher des billets dans ces proportions
refusal-rules-bad-ticket-set = un billet nommé n’était pas proposé, ou l’un d’eux est nommé deux fois
refusal-rules-keep-too-few = { $keep ->
    [one] il faut garder au moins { $keep } billet
   *[other] il faut garder au moins { $keep } billets
}
refusal-rules-bad-return-order = les billets rendus doivent être exactement ceux qui ne sont pas gardés, ceux de la première pioche avant ceux de la seconde
refusal-rules-bad-passenger = aucun voyageur de ce genre n’attend au lieu dont il s’agit
refusal-rules-bad-answer = ce n’est aucune des réponses possibles
refusal-rules-cannot-pass = seule une place qui ne peut rien faire d’autre peut passer
refusal-rules-cannot-undo = cela ne peut pas être repris : on ne reprend que sa propre dernière action, avant qu’une carte soit distribuée ou qu’une autre place joue
refusal-rules-bad-deal = cela ne peut pas être distribué maintenant
