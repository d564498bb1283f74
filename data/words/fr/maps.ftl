# Voir les plateaux, et importer les siens.

maps-title = Plateaux
maps-all = Tous les plateaux
maps-unknown = Plateau introuvable
maps-search = Chercher une ville
maps-route = { $name } : { $color }, longueur { $length }{ $points ->
    [0] {""}
    [1] , 1 point
   *[other] , { $points } points
}
maps-play = Jouer
maps-look = Voir
maps-keep = Télécharger
maps-own = Tes plateaux
maps-brought = « { $name } » est conforme : tu peux y jouer.

maps-bring = Importer un plateau personnalisé
maps-bring-how = Le plateau est vérifié tout de suite. Toute personne ayant le lien de ta table peut y jouer, et les bots aussi.
maps-drop = Dépose ici le dossier du plateau, ou choisis-le
maps-folder = Choisir un dossier
maps-files = Choisir des fichiers
maps-no-files = Aucun fichier de plateau trouvé. Il faut cities.csv, routes.csv, tickets.csv et une édition comme my-map.toml.
maps-chosen = Sélection :
maps-name = Nom du plateau
maps-nameless = Mon plateau
maps-again = Vérifier à nouveau
maps-findings = { $number ->
    [one] La vérification a relevé { $number } problème (en anglais)
   *[other] La vérification a relevé { $number } problèmes (en anglais)
}
maps-line = Ligne { $line } :

maps-what = De quoi se compose un plateau ?
maps-what-how = Un plateau est un dossier de simples fichiers texte, à créer avec n’importe quel éditeur ou tableur :
maps-file-cities = cities.csv
maps-file-cities-what = les villes et les pays, avec leur position
maps-file-routes = routes.csv
maps-file-routes-what = les routes : les deux extrémités, la longueur, la couleur
maps-file-tickets = tickets.csv
maps-file-tickets-what = les cartes Destination de chaque pioche : deux lieux et une valeur
maps-file-ports = ports.csv
maps-file-ports-what = où les routes entrent dans un pays (seulement s’il y a des pays)
maps-file-edition = my-map.toml
maps-file-edition-what = une édition : cartes, wagons, règles et décompte des points
maps-file-drawing = drawing.toml
maps-file-drawing-what = comment dessiner le plateau (facultatif)
maps-file-land = land.json
maps-file-land-what = terre et eau en arrière-plan (facultatif)
maps-file-rulings = rulings.md
maps-file-rulings-what = des précisions sur les règles (facultatif)
maps-example = Le plus petit plateau jouable a trois villes. Commence par celui-là.
maps-example-try = Essayer l’exemple
maps-example-keep = Télécharger l’exemple

# Un test sans lien depuis le site : voit-on d’un coup d’œil à qui est une route ?
glance-title = À qui est cette route ?
glance-what = Tu vas voir { $count } plateaux pendant 2 secondes chacun, avec 2 villes entourées. Dis ensuite à qui est la route qui les relie. Rien n’est envoyé.
glance-start = Commencer
glance-again = Recommencer
glance-count = Plateau { $at } sur { $all }
glance-ask = À qui est la route ?
glance-nobody = À personne
glance-right = Bonnes réponses : { $right } sur { $all }
glance-mistake = « { $answer } » au lieu de « { $owner } »
