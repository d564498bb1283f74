# La fenêtre d’aide et de raccourcis clavier.

help-play = Choisis une route en surbrillance pour la prendre, ou fais-y glisser une pile de cartes. Prends des cartes visibles ou pioche. Tout ce qui est en surbrillance peut être choisi maintenant. Une large bande dorée marque les chemins qu’il te faut encore pour tes destinations.
help-open-card = prendre une carte visible
help-deck = piocher
help-routes = afficher toutes les routes
help-tab = passer du plateau aux cartes et aux listes
help-arrows = passer d’une route à l’autre
help-enter = choisir ou confirmer
help-escape = annuler
help-undo = annuler le coup
help-settle = laisser jouer les bots
help-skip = aller au dernier coup
help-pencil = planifier des routes
help-search = chercher une ville
help-zoom = zoomer, dézoomer
help-whole = afficher le plateau entier
help-pan = déplacer le plateau
help-hint = indice (contre des bots)
help-help = afficher cette aide
key-home = Origine
key-escape = Échap
key-shift = Maj
key-enter = Entrée
