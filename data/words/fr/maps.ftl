# Des plateaux à regarder, et ses propres cartes.

maps-title = Cartes
maps-all = Toutes les cartes
maps-unknown = Cette carte n’existe pas
maps-search = Chercher une ville
maps-route = { $name } : { $color }, longueur { $length }{ $points ->
    [0] {""}
    [1] , 1 point
   *[other] , { $points } points
}
maps-play = Y jouer
maps-look = La regarder
maps-keep = Télécharger
maps-own = Tes propres cartes
maps-brought = { $name } est bonne et peut être jouée.

maps-bring = Apporte ta propre carte
maps-bring-how = Elle est vérifiée aussitôt. Tous ceux qui ont le lien d’une table peuvent y jouer, les bots aussi.
maps-drop = Dépose ici le dossier de la carte, ou choisis-le
maps-folder = Choisir un dossier
maps-files = Choisir ses fichiers
maps-no-files = Il n’y a pas de fichiers de carte là-dedans ; il faut cities.csv, routes.csv, tickets.csv et une édition comme my-map.toml.
maps-chosen = Choisis :
maps-name = Nom de la carte
maps-nameless = Ma carte
maps-again = Vérifier à nouveau
maps-findings = { $number ->
    [one] La vérification a trouvé une chose à corriger
   *[other] La vérification a trouvé { $number } choses à corriger
}
maps-line = Ligne { $line } :

maps-what = Qu’est-ce qu’une carte ?
maps-what-how = Un dossier de simples fichiers texte, faits avec n’importe quel éditeur ou tableur :
maps-file-cities = cities.csv
maps-file-cities-what = les villes et les pays, et où ils se trouvent
maps-file-routes = routes.csv
maps-file-routes-what = les trajets : bouts, longueur, couleur
maps-file-tickets = tickets.csv
maps-file-tickets-what = les billets : deux lieux et une valeur, en pioches
maps-file-ports = ports.csv
maps-file-ports-what = où les trajets entrent dans un pays ; seulement s’il y a des pays
maps-file-edition = my-map.toml
maps-file-edition-what = une édition : cartes, nombres et ce qui compte
maps-file-drawing = drawing.toml
maps-file-drawing-what = des indications pour le dessin ; facultatif
maps-file-land = land.json
maps-file-land-what = terre et eau en dessous ; facultatif
maps-file-rulings = rulings.md
maps-file-rulings-what = ce que les joueurs doivent savoir des questions ouvertes ; facultatif
maps-example = La plus petite carte jouable a trois villes ; commence par elle.
maps-example-try = Essayer l’exemple
maps-example-keep = Télécharger l’exemple
