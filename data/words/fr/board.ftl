# Le plateau et ses boutons.

board = Plateau
board-closer = Plus près
board-farther = Plus loin
board-whole = Tout le plateau

# Ce qui est écrit sur les plateaux de la maison, d’après leurs titres anglais.
board-title-north-america = Amérique du Nord
board-title-germany = Allemagne
board-title-the-east = L’Est
