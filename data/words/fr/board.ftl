# Le plateau et ses boutons.

board = Plateau
board-closer = Zoom avant
board-farther = Zoom arrière
board-whole = Plateau entier

# Titres des plateaux intégrés, d’après leurs titres anglais.
board-title-north-america = Amérique du Nord
board-title-germany = Allemagne
board-title-the-east = L’Est
