# Ce qui se retourne dans une campagne, et ce qui se demande entre deux parties.

camp-card-count = Carte { $card } sur { $cards }
camp-next = Carte suivante
camp-next-turn = Retourner
camp-next-box = Ouvrir la caisse
camp-next-line = Ligne suivante
camp-next-done = Terminé
camp-back = Retour
camp-later = Plus tard
camp-skip = Passer
camp-others-turn = La table retourne la carte suivante.
camp-stages = Étapes de la fin de partie
camp-stage-founding = Fondation
camp-stage-setup = Avant la partie
camp-stage-slips = Bordereaux et places
camp-stage-strike = Un événement est rayé
camp-stage-story = Histoire
camp-stage-vaults = Aux coffres
camp-stage-away = Rangement
camp-stage-more = Une étape de plus
camp-year-title = { $year }, partie { $game }
camp-year-told = { $companies } prennent place, avec { $trains } wagons chacune.
camp-signed-told = Signé par { $companies }.
camp-box-opened = Une caisse s’ouvre
camp-card-rules = Une nouvelle règle
camp-card-retired = Plus en vigueur
camp-retired-told = Hors de la campagne : { $names }.
camp-card-board = La carte s’agrandit
camp-board-told = { $cities }, avec les trajets entre elles et de nouveaux billets.
camp-card-fork = La bifurcation est tranchée
camp-fork-told = { $company } a choisi : { $board }.
camp-postcard-for = Une carte postale pour { $company }
camp-postcard-number = Carte postale { $number }
camp-postcard-told = Carte postale { $number } pour { $company } : { $text }
camp-postcard-shows = L’image : { $text }
camp-postcard-private = L’autre face
camp-postcard-uses = { $left ->
    [one] Utilisable une fois.
   *[other] Utilisable { $left } fois.
}
camp-card-office = Des bureaux
camp-office-used = { $left ->
    [one] { $company } a utilisé « { $card } » ; c’est possible encore une fois.
   *[other] { $company } a utilisé « { $card } » ; c’est possible encore { $left } fois.
}
camp-office-completed = { $company } a accompli « { $card } ».
camp-office-void = « { $card } » de { $company } a perdu sa règle ; un certificat de { $amount } la remplace.
camp-office-given-up = { $company } a rendu une carte postale : « { $card } ».
camp-office-certified = Un certificat de { $amount } va au coffre de { $company }.
camp-card-slips = Les bordereaux sont écrits
camp-slip-told = { $place }. { $company } : { $amount }.
camp-slip-tickets = { $count ->
    [one] un billet accompli
   *[other] { $count } billets accomplis
}
camp-slips-sealed = Ils restent scellés jusqu’à la dernière partie. Personne ne les additionne avant.
camp-card-caboose = Le fourgon de queue
camp-caboose-told = { $company } finit dernière et reçoit le fourgon de queue : elle commence la prochaine partie et décide de certaines choses en chemin.
camp-caboose-lot = Le sort a désigné { $company } : elle reçoit le fourgon de queue et commence.
camp-newspaper = Édition spéciale
camp-stamp-struck = Rayé
camp-stamp-recalled = Rappelé
camp-event-added-title = Un événement
camp-event-struck-title = Un événement est rayé
camp-event-played-title = Un événement s’en va
camp-event-recalled-title = Un événement revient
camp-event-added = « { $event } » rejoint la pioche.
camp-event-struck = { $company } a rayé « { $event } » de la campagne.
camp-event-played = « { $event } » a quitté la campagne en cours de jeu.
camp-event-recalled = { $company } a rappelé « { $event } ».
camp-card-evidence = Preuves
camp-evidence-told = { $marks ->
    [one] Une preuve de plus pour toute la table.
   *[other] { $marks } preuves de plus pour toute la table.
}
camp-card-crew-added = Équipage
camp-crew-added-told = { $count ->
    [one] Une carte d’équipage est mélangée.
   *[other] { $count } cartes d’équipage sont mélangées.
}
camp-card-crew-turned = Équipiers à engager
camp-crew-turned-told = Révélés : { $names }.
camp-card-hired = Engagés
camp-crew-hired = { $company } engage : { $crew }.
camp-crew-left = { $company } se sépare de : { $crew }.
camp-crew-wage = Salaire : { $amount } par partie
camp-card-pavilions = Pavillons
camp-pavilions-told = Disposés : { $names }.
camp-pavilion-prizes = Première { $first }, deuxième { $second }
camp-pavilion-all = { $first } pour toutes celles qui y arrivent
camp-pavilion-at-end = (En fin de partie.)
camp-when-link = Relie { $cities }
camp-when-tickets-done = { $count ->
    [one] Accomplis un billet
   *[other] Accomplis { $count } billets
}
camp-when-large = { $count ->
    [one] Une grande ville dans un réseau
   *[other] { $count } grandes villes dans un réseau
}
camp-when-boards = { $count ->
    [one] Une pièce du plateau dans un réseau
   *[other] { $count } pièces du plateau dans un réseau
}
camp-when-zones = { $count ->
    [one] Un fuseau horaire dans un réseau
   *[other] { $count } fuseaux horaires dans un réseau
}
camp-when-routes = { $count ->
    [one] Prends un trajet
   *[other] Prends { $count } trajets
}
camp-card-cut-off = Un raccourci est bâti
camp-cut-off-told = { $company } bâtit { $line }. Ce raccourci est désormais sur la carte, pour tous.
camp-cut-off-length = { $length ->
    [one] une case
   *[other] { $length } cases
}
camp-cut-off-by = bâti par { $company }
camp-card-vaults = Aux coffres
camp-vaults-told = Chaque bordereau va au coffre scellé de sa compagnie. Personne ne les additionne avant la dernière partie.
camp-card-audit = La vérification finale
camp-audit-told = { $place }. { $company } : { $amount }.
camp-audit-slips = Bordereaux de toutes les parties
camp-audit-certificates = Certificats
camp-audit-missed = Parties manquées
camp-audit-games-won = Le plus de parties gagnées
camp-audit-tickets = Le plus de billets
camp-audit-postcards = Le plus de cartes postales
camp-audit-cut-offs = Le plus de raccourcis
camp-audit-total = En tout
camp-epilogue = Épilogue
camp-winner = { $company } l’emporte
camp-card-ended = Fin
camp-ended-told = La campagne est finie. Son foyer reste ici pour être relu, et le plateau est à vous pour jouer encore.
camp-recap = Pendant ton absence
camp-recap-what = { $cards ->
    [one] Une carte a été retournée sans toi.
   *[other] { $cards } cartes ont été retournées sans toi.
}
camp-recap-done = Je suis à jour
camp-veil = Ceci est pour { $name }
camp-veil-open = Montrer à { $name }
camp-veil-question = Les autres détournent les yeux pendant que tu décides.
camp-veil-postcards = L’autre face des cartes postales est secrète.
camp-cover = Les cacher à nouveau
camp-answer = Ainsi soit-il
camp-ask-retire-event = Quel événement est rayé ?
camp-ask-retire-event-what = Tu tiens le fourgon de queue. Un des événements apparus quitte la campagne pour toujours.
camp-ask-fork = Quelle voie ?
camp-ask-fork-what = Le plateau choisi rejoint la carte maintenant. L’autre viendra quand l’histoire le dira.
camp-fork-option = Ses villes, trajets et billets arrivent maintenant.
camp-ask-recall-event = Quel événement revient ?
camp-ask-recall-event-what = Un événement rayé retourne dans la pioche.
camp-ask-take-postcards = Quelles cartes postales prends-tu ?
camp-ask-take-postcards-what = Tes billets accomplis les nomment. Elles ne coûtent rien ; l’autre face est pour toi seul.
camp-take-none = Aucune
camp-ask-retire-postcard = Quelle carte postale rends-tu ?
camp-ask-retire-postcard-what = Ton bureau est plein. Celle que tu rends part sans être vue et ne rapporte rien.
camp-ask-build = Quel raccourci bâtis-tu ?
camp-ask-build-what = Il est imprimé pour de bon sur la carte, à la couleur de ta compagnie, et ouvert à tous dès la prochaine partie. Il ne coûte rien de plus.
camp-ask-hire = Qui engages-tu ?
camp-ask-hire-what = Engager est gratuit. Au début de chaque partie tu décides de payer le salaire ; sinon ils se reposent.
camp-hire-nobody = Personne
camp-hire-instead = Part en échange : { $crew }
camp-others-retire-event = Un des événements apparus va être rayé de la campagne.
camp-others-fork = On y décide de quel côté la carte s’agrandit.
camp-others-recall-event = On y rappelle un événement rayé.
camp-others-take-postcards = On y prend les cartes postales nommées par leurs billets.
camp-others-retire-postcard = Leur bureau est plein ; une carte postale doit partir.
camp-others-build = On y choisit le raccourci à bâtir.
camp-others-hire = On y regarde qui engager.
