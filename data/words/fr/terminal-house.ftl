# Un serveur, des cartes et des packs.

terminal-host-is-at = Highball est à { $url } et garde ses données dans { $data }. Ctrl-C l’arrête.
terminal-host-postgres = la base PostgreSQL
terminal-host-no-threads = Impossible de lancer des fils d’exécution ici : { $why }.
terminal-host-no-luck = Le système ne donne pas de nombres aléatoires : { $why }.
terminal-host-public-url = Dis --public-url avec une adresse qui commence par https:// ou http://.
terminal-host-address-taken = { $address } est pris par un autre programme ; arrête-le, ou dis --listen avec un autre port.
terminal-host-no-listening = Impossible d’écouter à { $address } : { $why } ; dis --listen avec une autre adresse.
terminal-host-database = Dis --database avec une adresse qui commence par postgres://.
terminal-host-page-folder = Il n’y a pas de page dans { $folder } : construisez-la avec `npm run build` dans web/, ou omettez --page.
terminal-host-without-postgres = Ce programme a été construit sans PostgreSQL. Utilisez un binaire publié, ou construisez-le avec --features postgres.
terminal-host-no-folder = Aucun dossier de données n’est connu ici ; nomme un fichier avec --data.
terminal-host-not-there = { $file } n’existe pas ; nomme le fichier de données avec --data.
terminal-host-there-already = { $file } existe déjà ; nomme un nouveau fichier avec --data.
terminal-host-in-use = { $file } sert déjà à un autre serveur ; arrête celui-ci, ou nomme un autre fichier avec --data.
terminal-host-conflict = quelqu’un d’autre y a écrit d’abord ; recharge-la
terminal-host-damaged = la table { $table } est abîmée : { $what } ; rétablis-la d’après une sauvegarde, les autres tables ne sont pas touchées
terminal-host-newer = la base a la version { $found }, et ce programme connaît les versions jusqu’à { $known } ; prends un highball plus récent
terminal-host-older = la base a la version { $found }, et ce programme lit les versions à partir de { $oldest } : les parties d’avant ont été jouées selon d’autres règles ; commence avec une nouvelle base
terminal-host-broken = elle ne peut pas servir : { $what }
terminal-host-lost = un coup accepté manque : entrée { $entry } de la table { $table }. Le serveur s’est arrêté ; vérifie le disque et rétablis une sauvegarde
terminal-host-trouble = { $file } : { $what }.
terminal-host-trouble-postgres = La base PostgreSQL : { $what }.
terminal-host-backed-up = { $file } contient { $count ->
    [one] { $count } ligne
   *[other] { $count } lignes
} de { $data }.
terminal-host-restored = Il y a maintenant { $count ->
    [one] { $count } ligne
   *[other] { $count } lignes
} dans { $data }.
terminal-host-not-a-backup = ce n’est pas une sauvegarde de Highball
terminal-host-backup-changed = la sauvegarde est coupée ou modifiée ; prends-en une autre
terminal-host-not-empty = elle contient déjà quelque chose ; restaure dans une base vide
terminal-host-no-record = Cette partie n’a pas d’enregistrement.
terminal-chart-unknown = Aucune carte, édition ni dossier ne s’appelle « { $name } » ; sont intégrées { $names }, et une carte à toi se nomme par son dossier.
terminal-chart-cities = { $count ->
    [one] { $count } ville
   *[other] { $count } villes
}
terminal-chart-countries = { $countries ->
    [one] { $countries } pays
   *[other] { $countries } pays
} avec { $ports ->
    [one] { $ports } accès
   *[other] { $ports } accès
}
terminal-chart-routes = { $count ->
    [one] { $count } trajet
   *[other] { $count } trajets
}
terminal-chart-spaces = { $count ->
    [one] { $count } case
   *[other] { $count } cases
}
terminal-chart-decks = billets : { $decks }
terminal-chart-edition = { $title } ; { $seats } places, { $tickets }, version { $version }, empreinte { $hash }
terminal-chart-spare = { $count ->
    [one] { $count } billet de la pioche { $deck } n’est dans aucune édition
   *[other] { $count } billets de la pioche { $deck } ne sont dans aucune édition
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
    [one] { $count } carte de l’histoire
   *[other] { $count } cartes de l’histoire
}
terminal-chart-pack-rules = { $count ->
    [one] { $count } règle
   *[other] { $count } règles
}
terminal-chart-pack-events = { $count ->
    [one] { $count } événement
   *[other] { $count } événements
}
