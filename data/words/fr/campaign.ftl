# Les campagnes : les commencer, les consulter et les gérer.

camp-all = Campagnes
camp-all-what = Douze parties liées, pour deux à cinq compagnies de chemin de fer. Le plateau s’agrandit, vous découvrez de nouvelles règles en cours de route, et ce que vous faites dans une partie compte encore dans la suivante. S’il manque quelqu’un, un bot le remplace.
camp-found = Nouvelle campagne
camp-found-begin = Commencer une campagne
camp-found-what = Donne un nom à la campagne et répartis les compagnies ; la première partie peut commencer à tout moment. Tout est enregistré, même si des mois passent entre deux soirées.
camp-found-name = Nom de la campagne
camp-found-name-what = Les jeudis chez Anna
camp-found-who = Compagnies et joueurs
camp-found-who-what = Deux à cinq compagnies participent. Toute personne ayant le lien peut prendre une compagnie libre, et chaque compagnie peut changer de mains plus tard.
camp-found-how = Réglages de la partie
camp-found-few = Choisis au moins deux compagnies.
camp-found-go = Lancer la campagne
camp-runs = Qui dirige { $company } ?
camp-kind-me = Moi
camp-kind-open = Libre, pour toute personne ayant le lien
camp-kind-bot = Bot
camp-kind-mine = Joueur sur cet appareil
camp-kind-none = Personne pour l’instant
camp-name = Nom
camp-name-of = Joueur pour { $company }
camp-name-missing = Saisis un nom pour le joueur qui dirige { $company }.
camp-import = Importer un fichier de campagne
camp-import-what = Le fichier contient toute la campagne. Les compagnies dirigées par des humains redeviennent libres ; les bots restent des bots.
camp-import-file = Choisir un fichier de campagne
camp-import-name = Nom sur ce serveur
camp-import-go = Importer
camp-not-found = Campagne introuvable
camp-nobody = personne
camp-holder-open = libre
camp-company-of = { $company } ({ $name })
camp-game-of = Partie { $game } sur { $games }
camp-trains = { $trains ->
    [one] { $trains } wagon
   *[other] { $trains } wagons
  }
camp-trains-each = { $trains } wagons par compagnie
camp-now-story = L’histoire continue
camp-now-story-what = Retournez les cartes ensemble : tout le monde voit la même carte en même temps. Leurs effets apparaissent ensuite ici.
camp-now-story-watch = Les joueurs retournent les cartes ; tu peux regarder.
camp-now-read = Lire la suite
camp-now-asked = On attend { $name }
camp-now-game = Partie en cours
camp-to-table = Aller à la table
camp-watch-table = Regarder
camp-next-game = Chaque compagnie commence avec { $trains } wagons. Qui joue ce soir ?
camp-call-game = Lancer la partie { $game }
camp-others-call = Tout joueur qui dirige une compagnie peut lancer la partie.
camp-open-left = { $number ->
    [one] { $number } compagnie est encore libre. Partage le lien, ou laisse-la de côté ce soir.
   *[other] { $number } compagnies sont encore libres. Partage le lien, ou laisse-les de côté ce soir.
  }
camp-here = en ligne
camp-not-here = hors ligne
camp-bot = bot
camp-stands-in = absent ; un bot le remplace ({ $bot })
camp-is-away = Absent ce soir
camp-away-what = Avec « Absent ce soir », un bot joue pour toi. Avec « Laisser de côté », la compagnie ne participe pas à cette partie.
camp-is-back = Je suis de retour
camp-bot-for-you = Un bot dirige { $company } à ta place.
camp-quiet = { $name } n’a pas répondu depuis un moment.
camp-still-there-what = Tu n’as pas répondu depuis un moment. Sans réponse de ta part, les autres pourront laisser un bot jouer pour toi.
camp-vacant = Personne ne dirige { $company }.
camp-stays-home = ne joue pas ce soir
camp-stay-home = Laisser de côté
camp-plays-after-all = Faire participer
camp-missed-what = Une compagnie qui ne joue pas garde tout ce qu’elle a. À la vérification finale, une partie manquée compte un peu moins que la moyenne de cette partie.
camp-yours = la tienne
camp-bonus = Bonus
camp-has-caboose = a le fourgon de queue
camp-games-won = Parties gagnées
camp-slips = Bordereaux
camp-sealed = scellé
camp-sealed-count = { $count ->
    [one] 1 scellé
   *[other] { $count } scellés
  }
camp-crew = Équipage
camp-postcards = { $count ->
    [one] { $count } carte postale
   *[other] { $count } cartes postales
  }
camp-claim = Diriger cette compagnie
camp-join = Une invitation pour toi
camp-join-what = { $number ->
    [one] Cette compagnie cherche quelqu’un pour la diriger. Un nom suffit.
   *[other] Quelle compagnie veux-tu diriger ? Un nom suffit.
  }
camp-join-go = Diriger { $company }
camp-claim-other = Ajouter un joueur sur cet appareil
camp-claim-other-what = Vous vous passez l’appareil ; un rideau cache ce qui est secret.
camp-hand-over = Céder cette compagnie
camp-hand-open = L’ouvrir à toute personne ayant le lien
camp-hand-bot = La confier à un bot
camp-hand-other-bot = La confier à ce bot
camp-hand-bot-of = Bot pour { $company }
camp-hand-what = La compagnie garde tout ce qu’elle a ; seul le joueur change.
camp-hand-sure = Tu ne dirigeras plus { $company }. Tu pourras la reprendre dans les 24 heures, sauf si quelqu’un d’autre la prend entre-temps.
camp-hand-sure-other = { $company } est dirigée par un autre joueur. Tu ne peux la céder que s’il est absent depuis 24 heures, et il pourra encore la reprendre dans les 24 heures suivantes.
camp-handed-by-you = Tu as cédé { $company }. Tu peux la reprendre jusqu’à { $until }, sauf si quelqu’un d’autre la prend entre-temps.
camp-handed-by-host = { $company } a été cédée pendant ton absence. Elle t’est réservée jusqu’à { $until }.
camp-kept-for = Réservée à { $name } jusqu’à { $until }.
camp-take-back = La reprendre
camp-link = Lien vers cette campagne
camp-link-what = Toute personne ayant le lien peut prendre une compagnie libre ; un nom suffit.
camp-map = Le monde connu
camp-map-look = Voir le plateau du monde connu
camp-map-make = Enregistrer le plateau
camp-map-play = Jouer sur votre plateau
camp-calendar = Calendrier
camp-replay = Revoir la partie
camp-again = Revivre la soirée
camp-finale-again = Revivre le dénouement
camp-rules = Les règles en vigueur
camp-rules-minute = Les règles en une minute
camp-rules-minute-what = Tout ce qu’il faut pour la première partie
camp-learn = Tu débutes ? Apprends à jouer en 10 minutes
camp-rules-count = { $count ->
    [one] { $count } règle supplémentaire
   *[other] { $count } règles supplémentaires
  }
camp-rules-lead = Toutes les règles en vigueur dans votre campagne, dans l’ordre où elles interviennent dans une partie. Cette page s’étoffe au fil de l’histoire.
camp-rules-book = Le livret complet
camp-rules-basics = Dès la première partie
camp-rules-untold = Lisez d’abord les cartes qui sont devant vous. Leurs règles apparaissent ensuite ici.
camp-rules-gone = Anciennes règles
camp-part-setup = Mise en place
camp-part-claim = Quand tu prends une route
camp-part-always = Pendant toute la partie
camp-part-end = Après le dernier tour
camp-slot-setup = Avant la partie
camp-slot-claim = Quand tu prends une route
camp-slot-end = Après la partie
camp-slot-after-setup = Après la mise en place
camp-slot-always = Pendant le jeu
camp-basic-dollars = Ce sont les dollars qui comptent, pas les points.
camp-basic-dollars-what = Tu commences avec 5 $. À la fin, on compte tes dollars, un bonus s’il te reste peu de wagons, et la valeur de tes cartes Destination : ajoutée si elles sont réussies, retirée sinon. Ce total, jamais inférieur à 0, est inscrit sur ton bordereau.
camp-basic-colour = La couleur de ta compagnie rapporte un bonus.
camp-basic-colour-what = Chaque route de cette couleur que tu prends donne le bonus de ta compagnie. Les routes grises, non.
camp-basic-large = Les grandes villes donnent une carte.
camp-basic-large-what = Pioche une carte quand tu prends une route qui mène à une grande ville.
camp-basic-newspapers = La pioche contient des journaux.
camp-basic-newspapers-what = Chaque journal révèle l’événement suivant, qui reste en vigueur jusqu’à ce qu’un autre le remplace. Un événement marqué d’un éclair agit une seule fois, tout de suite.
camp-basic-edge = Les lignes s’arrêtent au bord du plateau.
camp-basic-edge-what = Les routes qui mènent hors du plateau ne peuvent pas encore être prises.
camp-basic-eight = Huit cartes ou moins.
camp-basic-eight-what = Quand la pioche et la défausse contiennent ensemble 8 cartes ou moins, personne ne peut piocher.
camp-basic-triple = Routes doubles et triples.
camp-basic-triple-what = Chaque compagnie ne peut prendre qu’une seule voie d’une route double ou triple ; les trois voies d’une route triple sont ouvertes dans toutes les parties.
camp-journal = L’histoire jusqu’ici
camp-journal-what = Toutes les cartes lues, année par année
camp-journal-empty = Rien à lire pour l’instant. L’histoire commence avec la première partie.
camp-museum = Musée
camp-museum-what = Toutes les cartes révélées, avec leurs images
camp-museum-count = { $count ->
    [0] Rien à voir pour l’instant. La première carte arrive avec la première partie.
    [one] { $count } carte jusqu’ici. Ouvre-la pour la relire.
   *[other] { $count } cartes jusqu’ici. Ouvres-en une pour la relire.
  }
camp-museum-story = Histoire
camp-museum-event = Journal
camp-museum-box = Caisse
camp-museum-rule = Règle
camp-museum-board = Plateau
camp-museum-postcard = Carte postale
camp-museum-show = Afficher
camp-museum-all = Tout
camp-museum-stories = Histoire
camp-museum-rules = Règles
camp-museum-news = Journaux
camp-museum-postcards = Cartes postales
camp-museum-boards = Plateaux
camp-museum-year = { $year } ({ $count })
camp-years = Années
camp-archive = Dans la boîte
camp-general-delivery = { $count ->
    [one] carte en poste restante
   *[other] cartes en poste restante
  }
camp-story-left = { $count ->
    [one] carte Histoire à venir
   *[other] cartes Histoire à venir
  }
camp-tickets = { $count ->
    [one] carte Destination dans la pioche
   *[other] cartes Destination dans la pioche
  }
camp-evidence = { $count ->
    [one] preuve
   *[other] preuves
  }
camp-events = Événements
camp-crew-display = Équipiers à embaucher
camp-pavilions = Pavillons
camp-cut-offs = Raccourcis
camp-boxes = Caisses ouvertes
camp-dead-letters = Bureau des rebuts
camp-care = Gérer
camp-export = Sauvegarder
camp-export-what = Un seul fichier contient toute la campagne et toutes ses parties. Tu peux l’importer sur n’importe quel serveur ; une partie en cours recommence du début.
camp-export-go = Télécharger le fichier de campagne
camp-moment = Revenir en arrière ou bifurquer
camp-moment-label = À partir de quel moment ?
camp-moment-start = Le tout début
camp-moment-after = Fin de la partie { $game } ({ $year })
camp-rewind = Revenir en arrière
camp-rewind-what = Dès que tout le monde aura donné son accord, la campagne reviendra au moment choisi et reprendra à partir de là.
camp-rewind-sure = Tout ce qui a été joué depuis sera perdu. Demander aux autres ?
camp-rewind-asked = Un joueur voudrait revenir à ce moment : « { $moment } ».
camp-rewind-agreed = D’accord : { $names }.
camp-rewind-missing = Pas encore d’accord : { $names }.
camp-rewind-agree = Accepter
camp-rewind-decline = Refuser
camp-fork-what = Si tu bifurques, cette campagne reste telle quelle et une seconde commence à partir de ce moment.
camp-fork-name = Nom de la nouvelle branche
camp-fork-go = Bifurquer
