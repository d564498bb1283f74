# Suite de la campagne : bifurcations, vérification finale, page de la compagnie et souvenir.

camp-fork-cities = Villes : { $cities }
camp-fork-lengths = Nombre de routes par longueur
camp-fork-length = { $count ->
    [one] { $count } route de longueur { $length }
   *[other] { $count } routes de longueur { $length }
}

camp-count-games-won = { $count ->
    [one] { $count } partie gagnée
   *[other] { $count } parties gagnées
}
camp-count-tickets = { $count ->
    [one] { $count } destination réussie
   *[other] { $count } destinations réussies
}
camp-count-finished = { $count ->
    [one] { $count } carte postale accomplie
   *[other] { $count } cartes postales accomplies
}
camp-count-cut-offs = { $count ->
    [one] { $count } raccourci
   *[other] { $count } raccourcis
}

camp-keepsake = À emporter
camp-keepsake-what = Le plateau tel que vous le laissez, avec les lignes que vous avez bâties, et le récit de vos douze années.
camp-keepsake-alt = Le plateau final de la campagne « { $name } », avec les compagnies et leurs totaux
camp-keepsake-picture = Enregistrer l’image
camp-keepsake-text = Enregistrer le texte
camp-left = Jouer sur votre plateau
camp-left-rules = Règles
camp-left-campaign = Les règles de la campagne : dollars, compagnies, événements et tout ce que vous avez ouvert
camp-left-plain = Des règles simples : des points pour les routes, les destinations et le plus long chemin
camp-company-page = Tout sur cette compagnie
camp-company-years = Année par année
camp-company-lines = Lignes bâties
camp-company-marks = Rubans et accusation
camp-company-place = { $place ->
    [one] 1re
   *[other] { $place }e
} sur { $seats }
camp-company-away = Absente de la table
camp-company-none = Rien encore
camp-company-done = Cartes postales accomplies
camp-company-held = Cartes postales au bureau
camp-company-accused = A accusé : { $suspect }
camp-museum-opened = Ouvert le { $date }
camp-museum-crew = Équipage
camp-museum-pavilion = Pavillon
camp-museum-suspect = Suspect
camp-museum-cut-off = Raccourci
