# Une campagne : où elle en est.

terminal-saga-heading = { $title }. { $waiting }
terminal-saga-heading-game = { $title }, partie { $game } ({ $year }). { $waiting }
terminal-saga-waits-table = Elle attend que les compagnies prennent place.
terminal-saga-waits-game = Une partie est en cours.
terminal-saga-over = La campagne est finie.
terminal-saga-waits-caboose = Le hasard dit qui prend le fourgon de queue.
terminal-saga-waits-postcard = Une carte postale est piochée pour { $name }.
terminal-saga-waits-crew-display = De l’équipage est exposé à l’embauche.
terminal-saga-waits-crew = De l’équipage est pioché pour { $name }.
terminal-saga-retires-event = { $name } retire un événement.
terminal-saga-chooses-fork = { $name } choisit de quel côté la carte grandit.
terminal-saga-recalls-event = { $name } fait revenir un événement.
terminal-saga-takes-postcards = { $name } prend des cartes postales pour ses billets.
terminal-saga-gives-postcard = { $name } abandonne une carte postale.
terminal-saga-builds = { $name } bâtit un raccourci.
terminal-saga-may-hire = { $name } peut engager.
terminal-saga-companies = Compagnies
terminal-saga-company = { $company } ({ $player }) : { $parts }
terminal-saga-games-won = { $count ->
    [one] { $count } partie gagnée
   *[other] { $count } parties gagnées
}
terminal-saga-postcards = { $count ->
    [one] { $count } carte postale
   *[other] { $count } cartes postales
}
terminal-saga-caboose = le fourgon de queue
terminal-saga-bot = bot { $name }
terminal-saga-rules = Règles en jeu en plus de celles du livre
terminal-saga-rules-none = aucune encore
terminal-saga-rule = { $title } : { $text }
terminal-saga-on-table = Sur la table : { $boards }
terminal-saga-events = Événements qui peuvent venir : { $count }
terminal-saga-cards-left = Billets : { $tickets } ; cartes de l’histoire encore à venir : { $cards }
terminal-saga-before-first = Avant la première partie
terminal-saga-game = Partie { $game }
terminal-saga-seed = Tout le hasard est venu de la graine { $seed }.
terminal-saga-seed-hash = La graine d’où vient tout le hasard a l’empreinte { $hash }.

# Ce qui s’est passé dans une campagne.
terminal-saga-told-box = Une caisse est ouverte : { $title }
terminal-saga-told-rule = Une règle entre en jeu : { $title }
terminal-saga-told-epilogue = Épilogue : { $title }
terminal-saga-told-postcard-drawn = { $name } a pioché la carte postale { $title }
terminal-saga-told-signed = { $name } est aux mains de { $player }.
terminal-saga-told-begun = La partie { $game } commence : { $seats }.
terminal-saga-told-ended = La partie est finie : { $result }.
terminal-saga-told-caboose = { $name } a le fourgon de queue.
terminal-saga-told-event-added = Un nouvel événement : { $title }.
terminal-saga-told-event-retired-by = { $name } a retiré { $title }.
terminal-saga-told-event-retired = { $title } a quitté la campagne.
terminal-saga-told-event-recalled = { $name } a fait revenir { $title }.
terminal-saga-told-rule-retired = { $title } ne se joue plus.
terminal-saga-told-board = La carte grandit : { $title }.
terminal-saga-told-fork = { $name } a choisi de quel côté la carte grandit.
terminal-saga-told-postcard-used = { $name } a utilisé { $title }.
terminal-saga-told-postcard-done = { $name } a rempli { $title }.
terminal-saga-told-postcard-void = { $title } est annulée ; { $name } a reçu un certificat de { $coins } $.
terminal-saga-told-postcard-given = { $name } a abandonné { $title }.
terminal-saga-told-certified = { $name } a rangé un certificat de { $coins } $.
terminal-saga-told-evidence = La table a noté { $count ->
    [one] { $count } preuve
   *[other] { $count } preuves
}.
terminal-saga-told-crew-turned = À engager : { $title }.
terminal-saga-told-crew-hired = { $name } a engagé : { $title }.
terminal-saga-told-crew-left = { $title } a quitté { $name }.
terminal-saga-told-slip = { $name } a un bordereau de { $coins } $, avec { $count ->
    [one] { $count } billet rempli
   *[other] { $count } billets remplis
}.
terminal-saga-told-built = { $name } a bâti { $cutoff }.
terminal-saga-told-closed = La partie { $game } est rangée.
terminal-saga-told-audit = La vérification finale : { $places }.

# Ce qu’on demande à une compagnie entre les parties.
terminal-saga-asks = { $name } : { $question }
terminal-saga-ask-retire-event = Quel événement quitte la campagne ?
terminal-saga-ask-fork = De quel côté la carte grandit-elle d’abord ?
terminal-saga-ask-recall-event = Quel événement revient ?
terminal-saga-ask-take-postcards = Tes billets nomment plus de cartes postales que tu ne peux en prendre. Lesquelles ?
terminal-saga-ask-retire-postcard = Tu as plus de cartes postales que tu ne peux en garder. Laquelle part ?
terminal-saga-ask-build = Quel raccourci bâtis-tu ?
terminal-saga-ask-hire = Qui engages-tu ?
terminal-saga-ask-seats = Qui joue la prochaine partie ?
terminal-saga-postcard = carte postale { $number }
terminal-saga-crew = { $title } ({ $wage } $) : { $text }
terminal-saga-instead = { $crew } À la place de : { $leaving }
terminal-saga-nobody = personne

# Jouer une campagne, et son fichier.
terminal-saga-read-on = Appuie sur Entrée pour lire la suite.
terminal-saga-begins = { $title } commence. Joue-la avec :
terminal-saga-kept = La campagne est gardée. Continue avec :
terminal-saga-board-left = Le plateau qui reste se joue comme une carte :
terminal-saga-is-a-map = { $folder } est une carte maintenant. Joues-y avec :
terminal-saga-not-over = { $file } n’est pas encore finie ; son plateau reste après la dernière partie.
terminal-saga-no-folder = Impossible de créer { $folder } : { $why }. Nomme un dossier qui n’existe pas encore.
terminal-saga-holds = { $file } contient { $inputs } et les enregistrements de { $count ->
    [one] { $count } partie
   *[other] { $count } parties
}, tout selon les règles.
terminal-saga-rewound = { $file } continue après la partie { $game }. Ce qu’il y avait avant est dans { $old }.
terminal-saga-not-so-far = Cette partie n’a pas été jouée jusqu’au bout ; dis { $flag } { $range }.
terminal-saga-played-elsewhere = { $file } se joue déjà ailleurs ; attends la fin.
terminal-saga-too-few = Une campagne a au moins { $least } compagnies ; nommes-en une autre.
terminal-saga-not-signed = { $name } ne peut pas être inscrite : { $why }.
terminal-saga-who-runs = « { $word } » ne dit pas qui dirige quelle compagnie ; dis par exemple blue=Ada,red=bot:normal.
terminal-saga-named-twice = { $color } est nommé deux fois ; une compagnie n’a qu’un joueur.
terminal-saga-change-hands = Les compagnies changent de mains entre les parties ; finis d’abord celle-ci.
terminal-saga-no-seed = { $name } ne nomme pas de graine pour continuer à donner ; seules les campagnes commencées ici le font.
terminal-saga-game-no-seed = { $name } contient une partie sans graine pour continuer à donner ; finis-la là-bas.
terminal-saga-cannot-be = « { $input } » n’est pas possible : { $why }.
terminal-saga-own-pack = { $unknown }. Un pack à toi se nomme par son dossier, avec --pack.
terminal-saga-no-pack = { $folder } n’est pas un pack jouable ; « highball pack check { $folder } » dit pourquoi.
