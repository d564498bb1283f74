# Serveur, plateaux et packs.

terminal-host-is-at = Highball tourne à l’adresse { $url } et enregistre ses données dans { $data }. Appuie sur Ctrl-C pour l’arrêter.
terminal-host-behind-proxy = Le proxy doit transmettre les requêtes à http://{ $address }.
terminal-host-postgres = la base PostgreSQL
terminal-host-no-threads = Impossible de lancer des threads : { $why }.
terminal-host-no-luck = Le système ne fournit pas de nombres aléatoires : { $why }.
terminal-host-public-url = --public-url attend une adresse qui commence par https:// ou http://.
terminal-host-address-taken = L’adresse { $address } est déjà utilisée par un autre programme. Arrête-le, ou choisis un autre port avec --listen.
terminal-host-no-listening = Impossible d’écouter sur { $address } : { $why }. Choisis une autre adresse avec --listen.
terminal-host-database = --database attend une adresse qui commence par postgres://.
terminal-host-page-folder = Il n’y a pas de page web dans { $folder }. Génère-la avec `npm run build` dans web/, ou omets --page.
terminal-host-without-postgres = Ce programme a été compilé sans PostgreSQL. Utilise un binaire publié, ou compile-le avec --features postgres.
terminal-host-cluster-file = Un cluster a besoin de PostgreSQL : indique la base avec --database, ou omets --cluster.
terminal-host-no-bus = Le bus de messages (--bus) est injoignable : { $why }
terminal-host-without-nats = Ce programme a été compilé sans NATS. Utilise un binaire publié, ou compile-le avec --features nats.
terminal-host-think-file = Les workers ont besoin de la base PostgreSQL d’un cluster : indique-la avec --database ou --database-file.
terminal-host-thinks = Ce worker calcule les coups des bots, { $count } à la fois. Appuie sur Ctrl-C pour l’arrêter.
terminal-host-no-folder = Impossible de déterminer le dossier de données sur ce système. Indique un fichier avec --data.
terminal-host-not-there = { $file } n’existe pas. Indique le fichier de données avec --data.
terminal-host-there-already = { $file } existe déjà. Indique un nouveau fichier avec --data.
terminal-host-in-use = { $file } est utilisé par un autre serveur. Arrête-le, ou indique un autre fichier avec --data.
terminal-host-conflict = un autre processus a modifié les données entre-temps ; recharge-les
terminal-host-damaged = la table { $table } est endommagée : { $what } ; restaure-la à partir d’une sauvegarde (les autres tables sont intactes)
terminal-host-newer = la base est à la version { $found }, mais ce programme ne connaît que les versions jusqu’à { $known } ; utilise une version plus récente de Highball
terminal-host-outdated = les données viennent d’une version antérieure de Highball, et cette commande ne les met pas à niveau. Utilise la version antérieure, ou démarre d’abord le serveur avec la nouvelle
terminal-host-older = la base est à la version { $found }, mais ce programme ne lit que les versions à partir de { $oldest }, car les parties plus anciennes suivaient d’autres règles ; commence avec une nouvelle base
terminal-host-broken = la base est inutilisable : { $what }
terminal-host-lost = il manque un coup déjà accepté : entrée { $entry } de la table { $table }. Le serveur s’est arrêté ; vérifie le disque et restaure une sauvegarde
terminal-host-trouble = { $file } : { $what }.
terminal-host-trouble-postgres = Base PostgreSQL : { $what }.
terminal-host-backed-up = { $file } contient { $count ->
    [one] { $count } ligne
   *[other] { $count } lignes
} de { $data }.
terminal-host-restored = Il y a maintenant { $count ->
    [one] { $count } ligne
   *[other] { $count } lignes
} dans { $data }.
terminal-host-not-a-backup = ce n’est pas une sauvegarde de Highball
terminal-host-backup-changed = la sauvegarde est incomplète ou a été modifiée ; rien n’a été restauré
terminal-host-not-empty = la base n’est pas vide ; restaure la sauvegarde dans une base vide
terminal-host-setting = { $place } n’est pas valide : { $why }.
terminal-host-setting-unknown = Dans { $file }, le réglage « { $key } » n’existe pas. Réglages possibles : { $known }.
terminal-host-two-places = Un seul des réglages data, database et database_file peut être défini. Retire les autres.
terminal-host-default = valeur par défaut
terminal-host-no-data-dir = Le dossier { $folder } n’existe pas. Vérifie le chemin ; pour créer le dossier, ajoute --create-dirs.
terminal-host-no-dir = Le dossier { $folder } n’existe pas. Crée-le d’abord.
terminal-host-password = Attention : les autres utilisateurs de cette machine peuvent lire le mot de passe dans les arguments. Utilise plutôt HIGHBALL_DATABASE ou --database-file.
terminal-host-variable = Attention : { $name } n’est pas un réglage. Voulais-tu dire { $meant } ?
terminal-host-ready = { $server } est prêt.
terminal-host-not-ready = { $server } tourne, mais ne peut pas enregistrer de coups.
terminal-host-unreachable = Aucun serveur ne répond à { $server } : { $why }. Démarre-le, ou indique son adresse avec --server.
terminal-admin-unreachable = Aucun serveur ne répond à { $server } : { $why }. Indique son adresse avec --server ; s’il ne tourne pas, ajoute --offline.
terminal-admin-no-server = L’adresse { $server } n’est pas celle d’un serveur Highball.
terminal-admin-no-token = Indique le fichier du jeton d’administration avec --token-file, ou travaille sur les données d’un serveur arrêté avec --offline. `highball admin token FILE` crée un jeton.
terminal-admin-weak-token = Le jeton d’administration dans { $file } est trop court ; il lui faut au moins { $least } caractères. Crées-en un avec `highball admin token FILE`.
terminal-admin-token = { $file } contient un nouveau jeton d’administration. Lance le serveur avec --admin-token-file { $file }.
terminal-admin-done = C’est fait.
terminal-admin-deleted = Supprimé. Le nom et les messages disparaîtront de toutes les tables en quelques minutes.
terminal-admin-none = Aucun résultat.
terminal-admin-until = jusqu’au { $day }
terminal-admin-forever = sans limite
terminal-admin-uses = { $count ->
    [0] plus personne
    [one] { $count } personne
   *[other] { $count } personnes
}
terminal-admin-invite = Code d’invitation, affiché une seule fois : { $code }. Envoie l’adresse du serveur suivie de /?invite={ $code }.
terminal-admin-invite-link = Lien d’invitation, affiché une seule fois : { $link }
# Titres des colonnes, séparés par |.
terminal-admin-columns-tables = identifiant|phase|partie|dernier changement|personnes
terminal-admin-columns-people = identifiant|nom|compte|première visite|dernière visite|sanctions
terminal-admin-columns-audit = numéro|heure (UTC)|par|action|concerne|motif
terminal-admin-columns-invites = identifiant|admet|valable|note
terminal-admin-retention = Jours avant suppression (0 = jamais) : tables non jouées { $unplayed }, chat des parties terminées { $chat }, personnes sans compte { $strangers }.
terminal-admin-swept = Suppressions : tables non jouées { $tables }, chats { $chats }, personnes { $people }.
terminal-chart-unknown = Il n’y a ni plateau, ni édition, ni dossier appelé « { $name } ». Plateaux et éditions intégrés : { $names } ; pour ton propre plateau, indique son dossier.
terminal-chart-cities = { $count ->
    [one] { $count } ville
   *[other] { $count } villes
}
terminal-chart-countries = { $countries ->
    [one] { $countries } pays
   *[other] { $countries } pays
} avec { $ports ->
    [one] { $ports } point d’entrée
   *[other] { $ports } points d’entrée
}
terminal-chart-routes = { $count ->
    [one] { $count } route
   *[other] { $count } routes
}
terminal-chart-spaces = { $count ->
    [one] { $count } case
   *[other] { $count } cases
}
terminal-chart-edition = { $title } ; { $seats } joueurs, { $tickets }, version { $version }, empreinte { $hash }
terminal-chart-spare = { $count ->
    [one] { $count } carte de la pioche { $deck } n’est utilisée dans aucune édition
   *[other] { $count } cartes de la pioche { $deck } ne sont utilisées dans aucune édition
}
terminal-chart-pack = { $title } ({ $name }), version { $version }
terminal-chart-pack-games = { $games ->
    [one] { $games } partie
   *[other] { $games } parties
} ; { $companies } compagnies
terminal-chart-pack-years = { $games ->
    [one] { $games } partie
   *[other] { $games } parties
}, { $years } ; { $companies } compagnies
terminal-chart-pack-boards = { $count ->
    [one] { $count } plateau
   *[other] { $count } plateaux
}
terminal-chart-pack-story = { $count ->
    [one] { $count } carte Histoire
   *[other] { $count } cartes Histoire
}
terminal-chart-pack-rules = { $count ->
    [one] { $count } règle
   *[other] { $count } règles
}
terminal-chart-pack-events = { $count ->
    [one] { $count } événement
   *[other] { $count } événements
}
