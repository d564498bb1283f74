# Une campagne : où elle en est.

terminal-saga-heading = { $title }. { $waiting }
terminal-saga-heading-game = { $title }, partie { $game } ({ $year }). { $waiting }
terminal-saga-waits-table = Les compagnies n’ont pas encore toutes pris place.
terminal-saga-waits-game = Une partie est en cours.
terminal-saga-over = La campagne est terminée.
terminal-saga-waits-caboose = Le fourgon de queue est tiré au sort.
terminal-saga-waits-postcard = Une carte postale est piochée pour { $name }.
terminal-saga-waits-crew-display = Des équipiers sont proposés à l’embauche.
terminal-saga-waits-crew = Une carte Équipage est piochée pour { $name }.
terminal-saga-retires-event = { $name } retire un événement de la campagne.
terminal-saga-chooses-fork = { $name } décide de quel côté le plateau s’agrandit.
terminal-saga-recalls-event = { $name } fait revenir un événement.
terminal-saga-takes-postcards = { $name } prend des cartes postales pour ses destinations réussies.
terminal-saga-gives-postcard = { $name } rend une carte postale.
terminal-saga-builds = { $name } construit un raccourci.
terminal-saga-may-hire = { $name } peut embaucher un équipier.
terminal-saga-accuses = { $name } nomme un suspect.
terminal-saga-gives-verdict = { $name } départage les suspects à égalité de voix.
terminal-saga-company = { $company } ({ $player }) : { $parts }
terminal-saga-games-won = { $count ->
    [one] { $count } partie gagnée
   *[other] { $count } parties gagnées
}
terminal-saga-caboose = le fourgon de queue
terminal-saga-rules = Règles supplémentaires en jeu
terminal-saga-rules-none = aucune pour l’instant
terminal-saga-rule = { $title } : { $text }
terminal-saga-on-table = Sur la table : { $boards }
terminal-saga-events = Événements dans la pioche : { $count }
terminal-saga-cards-left = { $tickets ->
    [one] { $tickets } carte Destination
   *[other] { $tickets } cartes Destination
} dans la pioche ; { $cards ->
    [one] { $cards } carte Histoire
   *[other] { $cards } cartes Histoire
} à venir
terminal-saga-before-first = Avant la première partie
terminal-saga-seed = Tous les tirages viennent de la graine { $seed }.
terminal-saga-seed-hash = La graine de tous les tirages a pour empreinte { $hash }.

# Ce qui s’est passé dans une campagne.
terminal-saga-told-box = On ouvre une caisse : { $title }
terminal-saga-told-rule = Une règle entre en jeu : { $title }
terminal-saga-told-epilogue = Épilogue : { $title }
terminal-saga-told-postcard-drawn = { $name } a pioché la carte postale « { $title } »
terminal-saga-told-signed = { $name } est dirigée par { $player }.
terminal-saga-told-begun = La partie { $game } commence : { $seats }.
terminal-saga-told-ended = La partie est terminée : { $result }.
terminal-saga-told-rule-retired = La règle « { $title } » n’est plus en vigueur.
terminal-saga-told-board = Le plateau s’agrandit : { $title }.
terminal-saga-told-fork = { $name } a décidé de quel côté le plateau s’agrandit.
terminal-saga-told-postcard-used = { $name } a utilisé la carte postale « { $title } ».
terminal-saga-told-certified = { $name } a mis un certificat de { $coins } $ dans son coffre.
terminal-saga-told-certified-sealed = { $name } a mis un certificat dans son coffre.
terminal-saga-told-evidence = La table a réuni { $count ->
    [one] { $count } preuve
   *[other] { $count } preuves
}.
terminal-saga-told-crew-turned = À embaucher : { $title }.
terminal-saga-told-slip = { $name } a un bordereau de { $coins } $, avec { $count ->
    [one] { $count } destination réussie
   *[other] { $count } destinations réussies
}.
terminal-saga-told-slip-sealed = { $name } a mis son bordereau dans son coffre, avec { $count ->
    [one] { $count } destination réussie
   *[other] { $count } destinations réussies
}.
terminal-saga-told-built = { $name } a construit le raccourci { $cutoff }.
terminal-saga-told-closed = La partie { $game } est terminée.
terminal-saga-told-audit = La vérification finale : { $places }.

# Ce qu’on demande à une compagnie entre les parties.
terminal-saga-asks = { $name } : { $question }
terminal-saga-ask-seats = Qui joue la prochaine partie ?
terminal-saga-crew = { $title } ({ $wage } $) : { $text }
terminal-saga-instead = { $crew } Remplace { $leaving }
terminal-saga-nobody = personne

# Jouer une campagne, et son fichier.
terminal-saga-read-on = Appuie sur Entrée pour continuer.
terminal-saga-begins = La campagne « { $title } » commence. Pour y jouer :
terminal-saga-kept = La campagne est enregistrée. Pour continuer :
terminal-saga-board-left = Tu peux jouer sur le plateau terminé comme sur n’importe quel autre :
terminal-saga-is-a-map = { $folder } est maintenant un plateau. Pour y jouer :
terminal-saga-not-over = La campagne { $file } n’est pas encore terminée. Tu pourras enregistrer son plateau après la dernière partie.
terminal-saga-no-folder = Impossible de créer { $folder } : { $why }. Indique un dossier qui n’existe pas encore.
terminal-saga-holds = { $file } contient { $inputs } et { $count ->
    [one] { $count } partie
   *[other] { $count } parties
}, le tout conforme aux règles.
terminal-saga-rewound = { $file } est revenu à la fin de la partie { $game }. La version précédente est dans { $old }.
terminal-saga-not-so-far = Cette partie n’a pas été terminée. Valeurs possibles pour { $flag } : { $range }.
terminal-saga-played-elsewhere = La campagne { $file } est déjà ouverte ailleurs. Commence par la fermer là-bas.
terminal-saga-too-few = Il faut au moins { $least } compagnies pour une campagne. Ajoutes-en une.
terminal-saga-not-signed = { $name } ne peut pas participer : { $why }.
terminal-saga-who-runs = « { $word } » ne dit pas qui dirige quelle compagnie. Utilise par exemple blue=Ada,red=bot:normal.
terminal-saga-named-twice = La compagnie { $color } apparaît deux fois. Elle ne peut avoir qu’un joueur.
terminal-saga-change-hands = Les compagnies ne changent de mains qu’entre les parties. Finis d’abord la partie en cours.
terminal-saga-no-seed = { $name } ne contient pas de graine : impossible de reprendre la campagne. Seules les campagnes commencées avec cette commande en ont une.
terminal-saga-game-no-seed = { $name } contient une partie sans graine, qui ne peut pas être reprise ici. Finis-la là où elle a commencé.
terminal-saga-cannot-be = « { $input } » n’est pas possible : { $why }.
terminal-saga-own-pack = { $unknown }. Pour ton propre pack, indique son dossier avec --pack.
terminal-saga-no-pack = { $folder } n’est pas un pack jouable. Pour savoir pourquoi, lance « highball pack check { $folder } ».
terminal-count-postcards = { $count ->
    [one] { $count } carte postale
   *[other] { $count } cartes postales
}
