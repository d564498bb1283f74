# La page d’accueil.

home-title = Voie libre
home-play-now = Jouer maintenant
